import type { Preview } from '../../core/action.ts'
import { askNotation } from '../../dice/roll.ts'
import type { Effect } from '../../core/effects.ts'
import { round } from '../../clock/clock.ts'
import type { RuleId, Step } from '../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../core/procedure.ts'
import type { DistanceRule, Far, SurpriseRule } from '../../core/ruleset/encounters.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import type { Situation } from '../../core/situation.ts'
import { look } from '../../tables/draw.ts'
import { expressionOf } from '../../dice/read-notation.ts'
import { activityTable } from './activity-table.ts'
import type { Company } from './minds.ts'

export type Surprised = NonNullable<Encounter['surprise']>
export const nobody: Surprised = { party: false, foes: false }

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
export function range({ least, most, one }: SurpriseRule): string {
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
    return [{ do: 'condition', creature: id, name: 'surprised', to: on ? { until, rule } : null }]
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

/** Distance dice, by the place and by whether a side is surprised. */
export function farHere(
  rule: DistanceRule,
  situation: Pick<Situation, 'place'>,
  surprise: Surprised | undefined,
): Far & { dice: string } {
  const far = situation.place.level === 0 ? rule.outdoors : rule.indoors
  const unaware = surprise !== undefined && (surprise.party || surprise.foes)
  return { ...far, dice: unaware ? far.surprised : far.aware }
}

export function* rollDistance(
  rule: DistanceRule,
  situation: Situation,
  surprise: Surprised | undefined,
): ProcedureOf<{ distance: number; unit: Far['unit']; why: Step[] }> {
  const far = farHere(rule, situation, surprise)
  const { total } = yield* askNotation('distance', expressionOf(far.dice))
  const distance = total * far.times
  return {
    distance,
    unit: far.unit,
    why: [
      {
        name: 'Distance',
        value: `${dicedSays(far)}: ${away(distance, far.unit)}`,
        rule: rule.rule,
      },
    ],
  }
}

/** Text of distance dice: "2d4 × 10 ft". */
export function dicedSays({
  dice,
  times,
  unit,
}: Pick<Far, 'times' | 'unit'> & { dice: string }): string {
  return `${dice}${times === 1 ? '' : ` × ${times}`} ${unit}`
}

/** Text of a distance: "60 ft", "1 move". */
export function away(distance: number, unit: Encounter['unit'] = 'ft'): string {
  return `${distance} ${distance === 1 ? unit.replace(/s$/, '') : unit}`
}

export function* rollActivity(company: Company): ProcedureOf<{ activity: string; why: Step[] }> {
  const table = activityTable(company)
  const { total } = yield* askNotation('activity', expressionOf(table.dice))
  const [rolls, activity] = look(table, total)
  return {
    activity,
    why: [{ name: 'Activity', value: `${rolls}: ${activity}`, rule: 'GF-MEET-09' }],
  }
}

/** Distance from which evading is easier, by unit. Rule GF-MEET-11. */
export const farOff: Readonly<Record<Far['unit'], number>> = { ft: 60, yards: 120, moves: 3 }

/** Splits faces with their chances in two; an empty part is left out. */
export function parted(
  faces: readonly { face: number; chance: number }[],
  first: (face: number) => boolean,
  says: readonly [string, string],
): Pick<Preview, 'bars' | 'chances'> {
  const parts = [faces.filter(({ face }) => first(face)), faces.filter(({ face }) => !first(face))]
  const told = parts.flatMap((part, nth) =>
    part.length > 0
      ? [{ part, says: says[nth] ?? '', chance: part.reduce((sum, { chance }) => sum + chance, 0) }]
      : [],
  )
  return {
    chances: told.map(({ says: words, chance }) => ({ says: words, chance, tone: 'plain' })),
    bars: told.flatMap(({ part }, leads) => part.map((face) => ({ ...face, leads }))),
  }
}
