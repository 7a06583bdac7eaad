import { captured } from '../../common/incapacitated.ts'
import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { Outcome, Step } from '../../core/outcome.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import type { Creature, Group } from '../../core/state/creature.ts'
import { countOf } from '../../core/words.ts'
import { oddsOrRefusal } from '../../dice/odds.ts'
import { readAmount } from '../../dice/read-notation.ts'
import { askNotation } from '../../dice/roll.ts'
import { joinBand } from '../encounters/band.ts'
import { hitPointsPreview } from '../encounters/hit-points.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { creatureOf, mostFoes } from '../meeting.ts'
import { hitPointLabel } from '../person/numbers.ts'
import { unhurtCopy, freshNames, kindName } from './names.ts'

const sides = ['foes', 'others'] as const
type NewSide = (typeof sides)[number]

/** Adds `number` creatures of one kind as a band of their own. */
function band(
  situation: Situation,
  kind: string,
  number: number,
  make: (id: string, name: string) => Creature,
  side: NewSide,
): { group: Group; effects: Effect[] } {
  const first = situation.nextId
  const names = freshNames(situation, kind, number)
  const id = `g${first}`
  const creatures = names.map((name, at) => ({
    ...make(`c${first + 1 + at}`, name),
    side,
    group: id,
  }))
  const members = creatures.map((creature) => creature.id)
  const group: Group = { id, name: countOf(number, kind), members, strength: number }
  return {
    group,
    effects: [
      ...creatures.map((creature): Effect => ({ do: 'join', creature })),
      { do: 'group', group },
    ],
  }
}

function room(situation: Situation, more: number): string | null {
  const there = Object.values(situation.creatures).filter(({ side }) => side !== 'party').length
  return there + more > mostFoes * 2
    ? `${mostFoes * 2} are as many as one table holds: take the fallen away first.`
    : null
}

/** Outcome of creatures that come as a band of their own. */
function bandOutcome(
  rule: 'GF-FOE-02' | 'GF-FOE-03',
  says: string,
  come: ReturnType<typeof band>,
  side: NewSide,
  more: { total?: number; why?: Step[] } = {},
): Outcome {
  return gmOutcome(rule, 'They come', says, come.effects, {
    who: come.group.members,
    tone: side === 'foes' ? 'due' : 'plain',
    ...more,
  })
}

/** Brings in one more like somebody of the other side. Rule GF-FOE-01. */
const oneMore = defineAction({
  id: 'house.one-more',
  title: 'One more of the same',
  rule: 'GF-FOE-01',
  phase: 'fight',
  slot: 'join',
  finds: 'another reinforcement add foe same',
  asks: { like: { kind: 'creature', role: 'target', title: 'Like whom' } },
  plan(situation, { like }) {
    const one = situation.creatures[like]
    if (!one || one.side === 'party') return refusal('Choose one of the other side.')
    const full = room(situation, 1)
    return full ? refusal(full) : { one, side: one.side }
  },
  preview: ({ one }) => plain(`One more ${kindName(one.name)}`),
  run({ one, side: its }, situation, { shelf, ruleset }) {
    const id = `c${situation.nextId}`
    const kind = kindName(one.name)
    const [name = one.name] = freshNames(situation, kind, 1)
    const monster = one.monster ? shelf.monster(one.monster) : undefined
    const foe = monster
      ? creatureOf(monster, id, name, situation, ruleset)
      : unhurtCopy(one as Creature, id, name)
    const group = situation.groups[one.group ?? '']
    const joined = group && joinBand(situation, group, id, kind)
    const side = captured in one.conditions ? 'foes' : its
    const creature: Creature = { ...foe, side, ...(joined ? { group: joined.group } : {}) }
    return gmOutcome(
      'GF-FOE-01',
      'One more',
      `${name} comes`,
      [{ do: 'join', creature }, ...(joined?.effects ?? [])],
      { who: [id], tone: side === 'foes' ? 'bad' : 'plain' },
    )
  },
})

/** Brings in monsters of the library. Rule GF-FOE-02. */
const bring = defineAction({
  id: 'house.bring',
  title: 'Bring in from the bestiary',
  rule: 'GF-FOE-02',
  phase: 'fight',
  slot: 'join',
  finds: 'add monster bestiary reinforcement ally foes',
  asks: {
    monster: { kind: 'monster', title: 'Who' },
    number: { kind: 'notation', title: 'How many', default: '1' },
    side: { kind: 'choice', title: 'On the side of', of: sides, default: 'foes' },
  },
  plan(situation, { monster: id, number, side }, { shelf }) {
    const monster = shelf.monster(id)
    if (!monster) return refusal('Choose a monster of the library.')
    const read = readAmount(number)
    if ('says' in read) return refusal(`“${number}” can’t be read: ${read.says}.`)
    const distribution = oddsOrRefusal(read.expression)
    const least = 'refused' in distribution ? 1 : distribution.least
    if (least > mostFoes) return refusal(`More than ${mostFoes} are too many to come at once.`)
    const full = room(situation, Math.max(1, least))
    return full ? refusal(full) : { monster, number, expression: read.expression, side }
  },
  preview: ({ monster, number }, situation, { ruleset }) =>
    plain(`${monster.name}, ${number}${hitPointsPreview(monster, number, situation, ruleset)}`),
  *run({ monster, number, expression, side }, situation, { ruleset }) {
    const rolled = yield* askNotation('number appearing', expression)
    const total = Math.min(mostFoes, Math.max(1, rolled.total))
    const come = band(
      situation,
      monster.name,
      total,
      (id, name) => creatureOf(monster, id, name, situation, ruleset),
      side,
    )
    const why = /^\d+$/.test(number.trim()) ? [] : [{ name: number, value: rolled.says }]
    return bandOutcome('GF-FOE-02', come.group.name, come, side, { total, why })
  },
})

/** Adds somebody without a stat block. Rule GF-FOE-03. */
const nameless = defineAction({
  id: 'house.foe',
  title: 'Somebody without a stat block',
  rule: 'GF-FOE-03',
  phase: 'fight',
  slot: 'join',
  finds: 'foe nameless quick add npc by hand hp',
  asks: {
    name: { kind: 'text', title: 'Name', max: 80 },
    number: { kind: 'number', title: 'How many', min: 1, max: 20, default: 1 },
    hp: { kind: 'number', title: 'Hit points', min: 1, max: 999, default: 1 },
    dice: { kind: 'text', title: 'Attack dice', max: 40, optional: true },
    side: { kind: 'choice', title: 'On the side of', of: sides, default: 'foes' },
  },
  plan(situation, { name, number, hp, dice, side }) {
    if (!name?.trim()) return refusal('Give a name, such as Cultist.')
    const read = dice ? readAmount(dice) : null
    if (read && 'says' in read) return refusal(`“${dice ?? ''}” can’t be read: ${read.says}.`)
    const full = room(situation, number)
    return full ? refusal(full) : { name: name.trim(), number, hp, dice, side }
  },
  preview: ({ name, number, hp }, _situation, { ruleset }) =>
    plain(`${countOf(number, name)}, ${hitPointLabel(ruleset)} ${hp}`),
  run({ name, number, hp, dice, side }, situation, { ruleset }) {
    const come = band(
      situation,
      name,
      number,
      (id, each) => byHand(ruleset.characters.blank(id, each), hp, dice),
      side,
    )
    return bandOutcome(
      'GF-FOE-03',
      `${come.group.name}, ${hitPointLabel(ruleset)} ${hp}`,
      come,
      side,
    )
  },
})

/** Creature with the numbers of a new one of the game, except the hit points and dice typed. */
function byHand(blank: Creature, hp: number, dice: string | undefined): Creature {
  const attack = dice?.trim()
    ? { id: 'a1', name: 'Attack', count: 1, dice: dice.trim(), notes: '', joins: 'first' as const }
    : null
  const { coins: _none, ...values } = blank.values
  return {
    ...blank,
    kind: 'monster',
    values: { ...values, hp, maxHp: hp },
    ...(attack ? { attacks: { a1: attack }, attackOrder: ['a1'] } : {}),
  }
}

/** Actions that add creatures to a fight. */
export const foes = [oneMore, bring, nameless]
