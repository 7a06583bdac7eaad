import { defineAction, type Action } from '../action.ts'
import type { Monster } from '../monsters/canonical.ts'
import { defaultOf, type HouseRule } from '../ruleset.ts'
import type { HouseRuleValue, RulesetId, Situation } from '../situation.ts'
import type { Games } from './games.ts'
import { told } from './told.ts'
import { plain, refusal } from './trial.ts'

const place = defineAction({
  id: 'house.place',
  title: 'Set the place',
  rule: 'GF-PLACE-01',
  phase: 'table',
  slot: 'place',
  needs: [],
  finds: 'level dungeon room table wandering',
  asks: {
    title: { kind: 'text', title: 'Where', max: 80 },
    level: { kind: 'number', title: 'Dungeon level, 0 above ground', min: 0, max: 99, default: 1 },
    table: { kind: 'text', title: 'Wandering table', max: 200, optional: true },
  },
  preview(_situation, { title, level, table }, at) {
    if (!title?.trim()) return refusal('Say where they are.')
    if (table && !at.shelf.table(table))
      return refusal('That table is not in the library: choose another, or none.')
    return plain(`${title.trim()}, ${level === 0 ? 'above ground' : `level ${level}`}`)
  },
  *run(_situation, { title, level, table }) {
    yield* []
    return told('GF-PLACE-01', 'The place', title.trim(), [
      { do: 'place', place: { title: title.trim(), level, ...(table ? { table } : {}) } },
    ])
  },
})

const rename = defineAction({
  id: 'house.title',
  title: 'Name the campaign',
  rule: 'GF-CAMPAIGN-01',
  phase: 'table',
  slot: 'edit',
  needs: [],
  finds: 'campaign name title',
  asks: { name: { kind: 'text', title: 'Name', max: 80 } },
  preview: (_situation, { name }) => (name?.trim() ? plain(name.trim()) : refusal('Type a name.')),
  *run(_situation, { name }) {
    yield* []
    return told('GF-CAMPAIGN-01', 'The campaign', name.trim(), [{ do: 'title', name: name.trim() }])
  },
})

const settle = defineAction({
  id: 'house.settle',
  title: 'Not now',
  rule: 'GF-DUE-01',
  phase: 'table',
  slot: 'settle',
  needs: [],
  finds: 'due done wave away dismiss',
  asks: { due: { kind: 'due', title: 'What' } },
  preview(situation, { due: id }) {
    const due = situation.dues[id]
    if (!due) return refusal('That is settled already.')
    return due.must
      ? refusal(`${due.title} can’t be waved away: ${due.why}.`)
      : plain(`${due.title}: not now`)
  },
  *run(situation, { due: id }) {
    yield* []
    const due = situation.dues[id]
    if (!due || due.must) return told('GF-DUE-01', 'Due', 'Still due', [])
    return told('GF-DUE-01', due.title, 'Waved away', [{ do: 'settle', due: id }], {
      who: [...due.who],
      why: [{ name: 'It was due', value: due.why, rule: due.rule }],
    })
  },
})

const keep = defineAction({
  id: 'house.keep-monster',
  title: 'Keep a monster',
  rule: 'GF-LIBRARY-01',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'library bestiary save convert',
  asks: { monster: { kind: 'record', title: 'Monster', of: 'monster' } },
  preview: (_situation, { monster }, at) => {
    if (!isMonster(monster)) return refusal('This is no monster: convert it again.')
    return plain(
      at.shelf.monster(monster.id)
        ? `${monster.name} is kept over the one of that name`
        : `${monster.name} goes into the library`,
    )
  },
  *run(_situation, { monster }) {
    yield* []
    if (!isMonster(monster)) return told('GF-LIBRARY-01', 'Library', 'Nothing was kept', [])
    return told('GF-LIBRARY-01', 'Library', `${monster.name} kept`, [
      { do: 'keep monster', monster },
    ])
  },
})

/** The contract has checked the whole record; a rule makes sure of what it relies on. */
function isMonster(value: unknown): value is Monster {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, figures } = value as Partial<Monster>
  return (
    typeof id === 'string' &&
    id !== '' &&
    typeof name === 'string' &&
    name !== '' &&
    typeof figures === 'object' &&
    figures !== null
  )
}

const forget = defineAction({
  id: 'house.forget-monster',
  title: 'Remove from the library',
  rule: 'GF-LIBRARY-02',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'library bestiary delete',
  asks: { monster: { kind: 'monster', title: 'Monster' } },
  preview: (_situation, { monster: id }, at) => {
    const monster = at.shelf.monster(id)
    return monster
      ? plain(`${monster.name} leaves the library; foes made from it stay`)
      : refusal('That monster is not in the library.')
  },
  *run(_situation, { monster: id }, at) {
    yield* []
    return told(
      'GF-LIBRARY-02',
      'Library',
      `${at.shelf.monster(id)?.name ?? 'A monster'} removed`,
      [{ do: 'forget monster', monster: id }],
    )
  },
})

/** A typed value among those a house rule offers; nothing typed is its default. */
function valueOf(rule: HouseRule, typed: string | undefined): HouseRuleValue | undefined {
  if (!typed) return defaultOf(rule)
  if (rule.choice.kind === 'options')
    return rule.choice.of.find(({ value }) => String(value) === typed)?.value
  const number = Number(typed)
  return Number.isInteger(number) && number >= rule.choice.min && number <= rule.choice.max
    ? number
    : undefined
}

function titleOf(rule: HouseRule, value: HouseRuleValue): string {
  if (rule.choice.kind === 'number') return String(value)
  return rule.choice.of.find((option) => option.value === value)?.title ?? String(value)
}

const lenders = [
  'nobody',
  'hearts',
  'heartbreaker',
  'delve',
  'block-dodge-parry',
  'gods-and-monsters',
] as const

export function campaign(games: Games): readonly Action[] {
  const find = (situation: Situation, id: string): HouseRule | undefined =>
    games.houseRules(situation).find((rule) => rule.id === id)

  const houseRule = defineAction({
    id: 'house.house-rule',
    title: 'Change a house rule',
    rule: 'GF-RULE-01',
    phase: 'table',
    slot: 'house rule',
    needs: [],
    finds: 'settings option ruling',
    asks: {
      id: { kind: 'text', title: 'House rule', max: 60 },
      value: { kind: 'text', title: 'Value', max: 60, optional: true },
    },
    preview(situation, { id, value }) {
      const rule = find(situation, id)
      if (!rule) return refusal(`This campaign has no house rule called “${id}”.`)
      const to = valueOf(rule, value)
      return to === undefined
        ? refusal(`${rule.title} has no choice “${value ?? ''}”.`)
        : plain(`${rule.title}: ${titleOf(rule, to)}`)
    },
    *run(situation, { id, value }) {
      yield* []
      const rule = find(situation, id)
      const to = rule ? valueOf(rule, value) : undefined
      if (!rule || to === undefined)
        return told('GF-RULE-01', 'House rule', 'Nothing was changed', [])
      return told(
        'GF-RULE-01',
        `House rule, ${rule.title}`,
        titleOf(rule, to),
        [{ do: 'house rule', id, to: to === defaultOf(rule) ? null : to }],
        { why: [{ name: 'It answers', value: rule.asks, rule: rule.rule }] },
      )
    },
  })

  const lender = (from: string, what: 'dungeon' | 'travel') =>
    games.all().find((game) => game.id === from && game.covers.includes(what))

  const borrow = defineAction({
    id: 'house.borrow',
    title: 'Borrow a procedure',
    rule: 'GF-RULE-02',
    phase: 'table',
    slot: 'house rule',
    needs: [],
    finds: 'dungeon turn travel delve game',
    asks: {
      what: { kind: 'choice', title: 'What', of: ['dungeon', 'travel'], default: 'dungeon' },
      from: { kind: 'choice', title: 'From', of: lenders, default: 'delve' },
    },
    preview(situation, { what, from }) {
      if (from === 'nobody') return plain(`No ${what} procedure is borrowed`)
      if (games.of(situation).covers.includes(what))
        return refusal(`${games.of(situation).title} has its own ${what} procedure.`)
      const game = lender(from, what)
      return game
        ? plain(`The ${what} procedure of ${game.title}`)
        : refusal(`That game has no ${what} procedure to lend.`)
    },
    *run(situation, { what, from }) {
      yield* []
      const game = from === 'nobody' ? undefined : lender(from, what)
      const says = game ? `From ${game.title}` : 'From nobody'
      return told(
        'GF-RULE-02',
        `Borrowed, ${what}`,
        says,
        [{ do: 'borrow', what, from: (game?.id ?? null) satisfies RulesetId | null }],
        {
          why: [
            {
              name: games.of(situation).title,
              value: game
                ? `takes its ${what} procedure from ${game.title}`
                : `has no ${what} procedure`,
            },
          ],
        },
      )
    },
  })

  return [place, rename, settle, keep, forget, houseRule, borrow]
}
