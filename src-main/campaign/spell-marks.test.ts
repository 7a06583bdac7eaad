import { describe, expect, test } from 'vitest'
import { previewAction, type Action } from '../rules/core/action.ts'
import type { RuleId } from '../rules/core/ids.ts'
import {
  actionNamed,
  actionsOf,
  consequencesOf,
  games,
  rulesetOf,
  ruleText,
} from '../rules/registry.ts'
import type { Ruleset } from '../rules/core/ruleset.ts'
import type { CampaignState, RulesetId } from '../rules/core/situation.ts'
import type { Creature, Item, Side } from '../rules/core/state/creature.ts'
import { marksOnlySentence } from '../rules/common/spell-marks.ts'
import { emptyShelf, tableFor } from '../rules/testing/empty-shelf.ts'
import { apply, type Context } from './apply.ts'
import { command } from './testing/journal-table.ts'
import { firstHead, newState } from './state.ts'
import { defaultInput } from './view/defaults.ts'

/** A state that a spell lays on somebody, with the text that tells of it. */
interface SpellMark {
  name: string
  rule: RuleId
  says: string
  alters: readonly string[]
}

/** Every state of a spell, those of its own row and those its conditions name. */
function marksOf(game: Ruleset): SpellMark[] {
  const rules = new Set(game.spells.map(({ rule }) => rule))
  const named = game.conditions
    .filter(({ rule }) => rules.has(rule))
    .map(({ name, rule, says, alters = [] }) => ({ name, rule, says, alters }))
  const rows = game.spells as readonly (Ruleset['spells'][number] &
    Partial<Record<'mark', string> & Record<'alters', readonly string[]>>)[]
  const own = rows.flatMap(({ mark, rule, says, alters = [] }) =>
    mark ? [{ name: mark.replace('{dice}', '2').replace('{sum}', '5'), rule, says, alters }] : [],
  )
  return [...named, ...own.filter(({ name }) => !named.some((one) => one.name === name))]
}

const marks = games.flatMap((game) => marksOf(game).map((mark) => ({ game: game.id, ...mark })))

test.each(marks)(
  '$game, $name: a rule reads it, or its text says that it only marks',
  ({ says, alters }) => {
    expect(says.endsWith(marksOnlySentence)).toBe(alters.length === 0)
    expect(alters.filter((rule) => ruleText(rule) === null && !known.has(rule))).toEqual([])
  },
)

/** Ids of the rules of actions, house rules and spells. */
const known = new Set<string>(
  games.flatMap((game) => [
    ...game.actions.map(({ rule }) => rule),
    ...game.houseRules.map(({ rule }) => rule),
    ...game.spells.map(({ rule }) => rule),
  ]),
)

const people = [
  ['c1', 'Maud', 'party'],
  ['c2', 'Pell', 'party'],
  ['f1', 'Ghoul', 'foes'],
  ['f2', 'Goblin', 'foes'],
] as const

/** Two against two with claws and bows, one of them unnatural, under a foul sky. */
function scene(
  id: RulesetId,
  mark: (Pick<SpellMark, 'name' | 'rule' | 'alters'> & { side: Side }) | null,
  where: Partial<CampaignState>,
): CampaignState {
  const start = newState('Test', id, {})
  const game = rulesetOf(start)
  const creatures = people.map(([creature, name, side]): Creature => {
    const bow: Item = { id: `i${creature}`, name: 'Bow', gear: 'bow', count: 1, ready: true }
    const blank = game.characters.blank(creature, name)
    const bears = mark?.side === side
    // A foe that changes sides fights as one of the others while it lasts.
    const turned = bears && side === 'foes' && mark.alters.includes('GF-FIGHT-10')
    const attack = { count: 1, dice: '1d6', joins: 'first' } as const
    return {
      ...blank,
      side: turned ? 'others' : side,
      kind: side === 'party' ? 'character' : 'monster',
      tags: creature === 'f1' ? { undead: true } : {},
      ...(side === 'foes' ? { group: 'g1' } : {}),
      values: {
        ...blank.values,
        hp: 3,
        maxHp: 6,
        str: 10,
        maxStr: 12,
        dex: 10,
        wil: 10,
        morale: 7,
        mana: 3,
        fatigue: 1,
      },
      items: { [bow.id]: bow },
      itemOrder: [bow.id],
      attacks: {
        a1: { ...attack, id: 'a1', name: 'claw', notes: '' },
        a2: { ...attack, id: 'a2', name: 'sling', notes: 'missile' },
      },
      attackOrder: creature.endsWith('1') ? ['a1'] : ['a2'],
      conditions: bears
        ? { [mark.name]: { rule: mark.rule, ...(turned ? { from: side } : {}) } }
        : {},
    }
  })
  return {
    ...start,
    weather: { sky: id === 'block-dodge-parry' ? 'terrible' : 'rain', since: 0 },
    creatures: Object.fromEntries(creatures.map((one) => [one.id, one])),
    party: ['c1', 'c2'],
    groups: { g1: { id: 'g1', name: 'They', members: ['f1', 'f2'], strength: 2 } },
    ...where,
    encounter: {
      id: 'e1',
      title: 'They',
      group: 'g1',
      number: 2,
      from: '',
      attitude: 'unknown',
      foretold: false,
    },
    nextId: 50,
  }
}

/** Everybody in every place of an action, and every word of its choices. */
function inputsOf(action: Action, state: CampaignState): Record<string, unknown>[] {
  const asks = Object.entries(action.asks)
  // What is typed is empty until it is typed.
  const untyped = asks.flatMap(([name, ask]) => (ask.kind === 'text' ? [[name, '']] : []))
  const base = { ...Object.fromEntries(untyped), ...defaultInput(action.asks, state) }
  const [one, other] = asks.filter(([, ask]) => ask.kind === 'creature').map(([name]) => name)
  const pairs = people.flatMap(([first]) =>
    one === undefined
      ? []
      : other === undefined
        ? [{ ...base, [one]: first }]
        : people.map(([second]) => ({ ...base, [one]: first, [other]: second })),
  )
  const words = asks.flatMap(([name, ask]) =>
    ask.kind === 'choice'
      ? ask.of.map((word) => ({
          ...base,
          ...(one && { [one]: 'f1' }),
          targets: ['c1', 'f2'],
          mana: 2,
          [name]: word,
        }))
      : [],
  )
  return [base, ...pairs, ...words.map((input) => only(action, input))]
}

function only(action: Action, input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([name]) => name in action.asks))
}

/** Previews and outcomes of every action of the game here, with one seed. */
function actionReport(state: CampaignState): string[] {
  const context: Context = {
    action: actionNamed,
    consequences: consequencesOf(state),
    shelf: emptyShelf,
    record: () => null,
    at: '2026-11-21T20:00:00.000Z',
  }
  return actionsOf(state)
    .filter(({ from, action }) => from === null && !action.id.startsWith('house.'))
    .flatMap(({ action }) =>
      inputsOf(action, state).map((input) => {
        const after = apply(firstHead('c', state), command(action.id, input), context)
        const done =
          after.end === 'done' ? [after.entry.outcome.says, after.entry.outcome.why] : after
        return JSON.stringify([previewAction(action, state, input, tableFor(state)), done])
      }),
    )
}

/** A fight, a march over open ground, and a dungeon in which they are worn out. */
const scenes: readonly Partial<CampaignState>[] = [
  { fight: { round: 1, declared: {}, acted: {} } },
  { place: { title: 'The moor', level: 0 } },
  {
    place: { title: 'The crypt', level: 1 },
    dues: {
      'bdp-exhaustion': {
        id: 'bdp-exhaustion',
        action: 'block-dodge-parry.exhaustion',
        input: {},
        title: 'Rest',
        why: 'They are worn out',
        rule: 'BDPX-DUN-03',
        when: 'next turn',
        who: ['c1'],
        must: true,
      },
    },
  },
]

const marked = games.map(({ id }) => id).filter((id) => marks.some(({ game }) => game === id))

describe.each(marked)('%s', (id) => {
  const plain = scenes.map((where) => actionReport(scene(id, null, where)).join())

  test.each(marks.filter(({ game, alters }) => game === id && alters.length > 0))(
    '$name alters what is shown or done',
    (mark) => {
      const altered = (['party', 'foes'] as const).some((side) =>
        scenes.some(
          (where, at) => actionReport(scene(id, { ...mark, side }, where)).join() !== plain[at],
        ),
      )
      expect(altered).toBe(true)
    },
  )
})
