import { round } from '../../clock/clock.ts'
import { defineAction } from '../../core/action.ts'
import { type Effect, setCondition } from '../../core/effects.ts'
import type { RuleId, Step } from '../../core/outcome.ts'
import { plain, refusal } from '../../core/preview.ts'
import { rollOne, type ProcedureOf } from '../../core/procedure.ts'
import type { SurpriseRule } from '../../core/ruleset/encounters.ts'
import type { Situation } from '../../core/situation.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { encounteredCreatures, noMeeting } from './met.ts'
import { surpriseRuleFor } from './rulings.ts'

export type Surprised = NonNullable<Encounter['surprise']>
const nobody: Surprised = { party: false, foes: false }

/** Rolls surprise for the sides that may be unaware. */
export function* rollSurprise(
  rule: SurpriseRule,
  sides: readonly (keyof Surprised)[] = ['party', 'foes'],
): ProcedureOf<{ surprise: Surprised; why: Step[] }> {
  const surprise = { ...nobody }
  const why: Step[] = []
  if (rule.one) {
    const face = yield* rollOne('surprise', rule.sides)
    surprise.party = face <= rule.one.party
    surprise.foes = face >= rule.one.foes
    return {
      surprise,
      why: [{ name: 'Surprise', value: `${face}: ${range(rule)}`, rule: rule.rule }],
    }
  }
  for (const side of sides) {
    const face = yield* rollOne(`surprise, ${side}`, rule.sides)
    surprise[side] = face >= rule.least && face <= rule.most
    why.push({
      name: `Surprise, ${side}`,
      value: `${face}, ${surprise[side] ? 'surprised' : 'aware'} (${range(rule)})`,
      rule: rule.rule,
    })
  }
  return { surprise, why }
}

/** Text of the faces that surprise: "on 1–2". */
function range({ least, most, one }: SurpriseRule): string {
  return one ? `party surprised up to ${one.party}, foes from ${one.foes}` : `on ${least}–${most}`
}

/** Text of the surprised sides: "Party surprised". */
export function surpriseSays({ party, foes }: Surprised): string {
  if (party && foes) return 'Both surprised'
  if (party) return 'Party surprised'
  return foes ? 'They are surprised' : 'Nobody surprised'
}

/** Effects of surprise: a surprised side can't act for a round; the clock ends it. */
export function surpriseEffects(
  situation: Situation,
  foes: readonly string[],
  surprise: Surprised,
  rule: RuleId,
): Effect[] {
  const until = situation.clock.seconds + round
  const mark = (id: string, on: boolean): Effect[] => {
    const marked = 'surprised' in (situation.creatures[id]?.conditions ?? {})
    if (!on && !marked) return []
    return [setCondition(id, 'surprised', on ? { until, rule } : null)]
  }
  return [
    ...situation.party.flatMap((id) => mark(id, surprise.party)),
    ...foes.flatMap((id) => mark(id, surprise.foes)),
  ]
}

/**
 * Effects of the surprise rolled for an encounter. During a fight only the newcomers can be surprised.
 */
export function surpriseMarks(
  situation: Situation,
  foes: readonly string[],
  { surprise }: Pick<Encounter, 'surprise'>,
  rule: RuleId | undefined,
): Effect[] {
  if (!surprise || !rule) return []
  const fighting = { ...situation, party: [] }
  return surpriseEffects(situation.fight ? fighting : situation, foes, surprise, rule)
}

const ways = ['roll', 'surprised', 'aware'] as const
const sides = ['party', 'foes'] as const

/** Rolls or sets the surprised sides. Rule GF-MEET-07. */
export const surprise = defineAction({
  id: 'house.encounter-surprise',
  title: 'Surprise',
  rule: 'GF-MEET-07',
  phase: 'encounter',
  slot: 'surprise',
  yieldsTo: { slot: 'surprise' },
  fillsIn: 'surprise',
  finds: 'surprised unaware ambush encounter reroll',
  asks: {
    party: { kind: 'choice', title: 'The party', of: ways, default: 'roll' },
    foes: { kind: 'choice', title: 'The others', of: ways, default: 'roll' },
  },
  plan(situation, said, { ruleset }) {
    const { encounter } = situation
    if (!encounter) return refusal(noMeeting)
    return { encounter, said, rule: surpriseRuleFor(situation, ruleset) }
  },
  preview({ said, rule }) {
    const chance = (rule.most - rule.least + 1) / rule.sides
    const [party, foes] = sides.map((side) =>
      said[side] === 'roll' ? chance : said[side] === 'surprised' ? 1 : 0,
    ) as [number, number]
    const all = [
      { says: 'Nobody surprised', chance: (1 - party) * (1 - foes), tone: 'plain' },
      { says: 'Party surprised', chance: party * (1 - foes), tone: 'bad' },
      { says: 'They are surprised', chance: (1 - party) * foes, tone: 'good' },
      { says: 'Both surprised', chance: party * foes, tone: 'plain' },
    ] as const
    return {
      ...plain(`d${rule.sides} for each side, surprised ${range(rule)}`),
      chances: all.filter((one) => one.chance > 0).map((one) => ({ ...one })),
      why: [{ name: `d${rule.sides} a side`, value: `surprised ${range(rule)}`, rule: rule.rule }],
    }
  },
  *run({ encounter, said, rule }, situation) {
    const ruled = sides.filter((side) => said[side] !== 'roll')
    const rolled = yield* rollSurprise(
      rule,
      sides.filter((side) => said[side] === 'roll'),
    )
    const set: Surprised = { ...nobody, ...rolled.surprise }
    for (const side of ruled) set[side] = said[side] === 'surprised'
    const foes = encounteredCreatures(situation).map(({ id }) => id)
    return gmOutcome(
      rule.rule,
      `Surprise, ${encounter.title}`,
      surpriseSays(set),
      [
        { do: 'encounter', encounter: { ...encounter, surprise: set } },
        ...surpriseEffects(situation, foes, set, rule.rule),
      ],
      {
        who: foes,
        tone: set.party ? 'bad' : set.foes ? 'good' : 'plain',
        why: [
          ...rolled.why,
          ...ruled.map((side) => ({
            name: `Surprise, ${side}`,
            value: `${said[side]}, as the GM says`,
          })),
        ],
      },
    )
  },
})
