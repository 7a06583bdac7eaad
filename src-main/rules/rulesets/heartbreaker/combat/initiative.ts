import { initiativeDueBy } from '../../../common/initiative-due.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { defineAction, type AtTable } from '../../../core/action.ts'
import { round } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { noFoesReason } from '../../../gm/fight/begin.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step, RuleId } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { Fight } from '../../../core/state/fight.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { isDown } from '../../../common/incapacitated.ts'
import { ancestryOf, foesOf, partyOf } from '../character/people.ts'
import { order } from './order.ts'

type FightSide = 'party' | 'foes'

/** A side whose die shows 1 or 2 in the first round is surprised; an elf only by a 1. Rules HBK-INIT-02, HBK-ANC-03. */
export function isSurprised(firstRound: boolean, die: number, elf = false): boolean {
  return firstRound && die <= (elf ? 1 : 2)
}

/** The higher d6 acts first, equal ones together; both sides may be surprised. Rules HBK-INIT-01, HBK-INIT-02, E-HBK-30. */
export function initiative(
  party: number,
  foes: number,
  firstRound: boolean,
): { first: FightSide | 'simultaneous'; surprised: FightSide[] } {
  const first = party === foes ? 'simultaneous' : party > foes ? 'party' : 'foes'
  const surprised: FightSide[] = []
  if (isSurprised(firstRound, party)) surprised.push('party')
  if (isSurprised(firstRound, foes)) surprised.push('foes')
  return { first, surprised }
}

type First = NonNullable<Fight['first']>

const firstTexts: Record<First, string> = {
  party: 'The party acts first',
  foes: 'The foes act first',
  tie: 'Both sides act together',
}

/** True in the opening round, where a low die surprises, unless an ambush has settled it. Rules HBK-INIT-02, HBK-STL-04. */
function surpriseIsOpen(situation: Situation): boolean {
  return (situation.fight?.round ?? 1) === 1 && situation.encounter?.surprise === undefined
}

/** Makes initiative due; the GM may dismiss it. */
export function initiativeDue(why: string, rule: RuleId): Effect {
  return initiativeDueBy('heartbreaker.initiative', why, rule)
}

/** Initiative of a round: a d6 for each side. Rules HBK-INIT-01, HBK-INIT-02. */
export const rollInitiative = defineAction({
  id: 'heartbreaker.initiative',
  title: 'Initiative',
  rule: 'HBK-INIT-01',
  phase: 'fight',
  slot: 'initiative',
  needs: [],
  finds: 'fight start combat round who goes first surprise surprised',
  asks: {},
  plan(situation) {
    if (situation.fight?.first !== undefined)
      return refusal(
        `Initiative of round ${situation.fight.round} is rolled. It is rolled again next round; “Who goes first” sets it by hand.`,
      )
    const noFoes = noFoesReason(situation)
    return noFoes ? refusal(noFoes) : { open: surpriseIsOpen(situation) }
  },
  preview: ({ open }, situation) => ({
    ...plain(
      open
        ? 'A d6 each side, the higher first; 1 or 2 is surprised'
        : 'A d6 each side, the higher goes first',
    ),
    chances: [
      { says: 'The party first', chance: 15 / 36, tone: 'good' },
      { says: 'The foes first', chance: 15 / 36, tone: 'bad' },
      { says: 'Both together', chance: 6 / 36, tone: 'plain' },
    ],
    why: [
      { name: 'Each round', value: 'a d6 a side', rule: 'HBK-INIT-01' },
      ...(open
        ? [{ name: 'Surprised', value: 'on 1 or 2, 1 in 3', rule: 'HBK-INIT-02' as const }]
        : []),
      ...(open && elves(situation).length > 0
        ? [{ name: 'Elves', value: 'on 1 only', rule: 'HBK-ANC-03' as const }]
        : []),
    ],
  }),
  *run({ open }, situation, at) {
    const dice = yield* rollDice(at)
    const rolled = initiative(dice.party, dice.foes, open && !dice.ruled)
    const first: First = rolled.first === 'simultaneous' ? 'tie' : rolled.first
    const caught = rolled.surprised.map((side) => surprisedOf(situation, side, dice[side]))
    const lost = caught.flatMap(({ who }) => who.map(({ id }) => id))
    return line(at, {
      rule: 'HBK-INIT-01',
      what: `Initiative, round ${situation.fight?.round ?? 1}`,
      says: [firstTexts[first], ...caught.map(({ says }) => says)].join('; '),
      tone: first === 'party' ? 'good' : first === 'foes' ? 'bad' : 'plain',
      who: lost,
      why: [...dice.why, ...caught.flatMap(({ why }) => why), ...bothSurprisedSteps(caught)],
      effects: [
        { do: 'fight', fight: fightWithFirst(situation, first) },
        ...lost.map((id): Effect => ({
          do: 'condition',
          creature: id,
          name: 'surprised',
          to: { until: situation.clock.seconds + round, fight: true, rule: 'HBK-INIT-02' },
        })),
        { do: 'settle action', action: 'heartbreaker.initiative' },
      ],
    })
  },
})

interface Dice {
  party: number
  foes: number
  ruled: boolean
  why: Step[]
}

function* rollDice(at: AtTable): ProcedureOf<Dice> {
  const { override } = at.ruling
  if (override) {
    const [party, foes] = override === 'success' ? [6, 5] : [5, 6]
    return { party, foes, ruled: true, why: [{ name: 'Ruled by the GM', value: override }] }
  }
  const party = yield* rollOne('party d6', 6)
  const foes = yield* rollOne('foes d6', 6)
  return {
    party,
    foes,
    ruled: false,
    why: [
      { name: 'Party', value: party, rule: 'HBK-INIT-01' },
      { name: 'Foes', value: foes, rule: 'HBK-INIT-01' },
    ],
  }
}

interface Surprised {
  who: ReadonlyCreature[]
  /** Its elves, who act all the same. */
  awake: ReadonlyCreature[]
  says: string
  why: Step[]
}

/** Step shown when both sides are surprised: neither acts before round 2. Rule E-HBK-30. */
function bothSurprisedSteps(caught: readonly Surprised[]): Step[] {
  if (caught.length < 2) return []
  const awake = caught.flatMap((side) => side.awake.map(({ name }) => name))
  const acting = awake.length > 0 ? `only ${listed(awake)} may act` : 'nobody acts in this round'
  return [{ name: 'Both surprised', value: acting, rule: 'E-HBK-30' }]
}

function elves(situation: Situation): ReadonlyCreature[] {
  return [...partyOf(situation), ...foesOf(situation)].filter(isElf)
}

function isElf(creature: ReadonlyCreature): boolean {
  return ancestryOf(creature) === 'elf'
}

/**
 * Members of a surprised side who lose the round; an elf only on a 1. Rules HBK-INIT-02, HBK-ANC-03,
 * E-HBK-35.
 */
function surprisedOf(situation: Situation, side: FightSide, die: number): Surprised {
  const members = (side === 'party' ? partyOf(situation) : foesOf(situation)).filter(
    (one) => !isDown(one),
  )
  const who = members.filter((one) => isSurprised(true, die, isElf(one)))
  const awake = members.filter((one) => !who.includes(one))
  const title = side === 'party' ? 'The party' : 'The foes'
  const taken = side === 'party' ? 'the party is surprised' : 'the foes are surprised'
  return {
    who,
    awake,
    says: awake.length === 0 ? taken : `${taken}, but not ${listed(awake.map(({ name }) => name))}`,
    why: [
      { name: title, value: `a ${die}: surprised, and the round is lost`, rule: 'HBK-INIT-02' },
      ...awake.map(({ name }): Step => ({
        name,
        value: 'an elf, surprised by a 1 only',
        rule: 'E-HBK-35',
      })),
    ],
  }
}

/** Fight with the side that acts first; a new fight when none was under way. */
function fightWithFirst(situation: Situation, first: First): Fight {
  const phase = order.phases[0]?.id
  const before = (situation.fight as Fight | undefined) ?? {
    round: 1,
    declared: {},
    acted: {},
    began: situation.clock.seconds,
  }
  return { ...before, first, ...(phase ? { phase } : {}) }
}
