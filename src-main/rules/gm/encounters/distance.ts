import { defineAction } from '../../core/action.ts'
import type { Step } from '../../core/outcome.ts'
import { isRefusal, plain, refusal, type Preview, type RefusedPreview } from '../../core/preview.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import type { DistanceRule, Far } from '../../core/ruleset/encounters.ts'
import type { Situation } from '../../core/situation.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import { oddsOrRefusal } from '../../dice/odds.ts'
import { expressionOf, readAmount, type ParsedNotation } from '../../dice/read-notation.ts'
import { askNotation } from '../../dice/roll.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { encounteredCreatures, noMeeting } from './met.ts'
import { distanceRolled, defaultDistance } from './rulings.ts'
import { splitFaces } from './spread.ts'
import type { Surprised } from './surprise.ts'

/** Distance from which evading is easier, by unit. Rule GF-MEET-11. */
export const farOff: Readonly<Record<Far['unit'], number>> = { ft: 60, yards: 120, moves: 3 }

/** Distance dice, by the place and by whether a side is surprised. */
function farHere(
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
        value: `${dicedSays(far)}: ${distanceText(distance, far.unit)}`,
        rule: rule.rule,
      },
    ],
  }
}

/** Text of distance dice: "2d4 × 10 ft". */
function dicedSays({ dice, times, unit }: Pick<Far, 'times' | 'unit'> & { dice: string }): string {
  const isOne = dice === '1' && times === 1
  return `${dice}${times === 1 ? '' : ` × ${times}`} ${isOne ? unit.replace(/s$/, '') : unit}`
}

/** Text of a distance: "60 ft", "1 move". */
export function distanceText(distance: number, unit: Encounter['unit'] = 'ft'): string {
  return `${distance} ${distance === 1 ? unit.replace(/s$/, '') : unit}`
}

const furthest = 9999

/** Rolls or sets the encounter distance. Rule GF-MEET-08. */
export const distance = defineAction({
  id: 'house.encounter-distance',
  title: 'Distance',
  rule: 'GF-MEET-08',
  phase: 'encounter',
  slot: 'distance',
  fillsIn: 'always',
  finds: 'how far encounter reroll feet',
  asks: { far: { kind: 'text', title: 'How far; empty rolls', max: 40, optional: true } },
  plan(situation, { far }, { ruleset }) {
    const { encounter } = situation
    if (!encounter) return refusal(noMeeting)
    const rule = distanceRolled(situation, ruleset) ?? defaultDistance
    const typed = far?.trim() ? readFar(far, encounter) : null
    return typed && isRefusal(typed) ? typed : { encounter, rule, typed }
  },
  preview: ({ encounter, rule, typed }, situation) =>
    typed ? plain(typed.notation) : spread(farHere(rule, situation, encounter.surprise)),
  *run({ encounter, rule, typed }, situation) {
    const { why, ...measured } = typed
      ? yield* rollTyped(typed)
      : yield* rollDistance(rule, situation, encounter.surprise)
    return gmOutcome(
      'GF-MEET-08',
      `Distance, ${encounter.title}`,
      distanceText(measured.distance, measured.unit),
      [{ do: 'encounter', encounter: { ...encounter, ...measured } }],
      { who: encounteredCreatures(situation).map(({ id }) => id), total: measured.distance, why },
    )
  },
})

/** A distance as the GM typed it. */
interface TypedDistance {
  far: string
  notation: string
  expression: ParsedNotation
  unit: Far['unit']
}

/** Parses a distance: "60", "60 ft", "4d6 yards", "2 moves". */
export function readFar(
  far: string,
  encounter: Pick<Encounter, 'unit'>,
): TypedDistance | RefusedPreview {
  const found = /^(.*?)\s*(ft|feet|foot|yards?|yd|moves?)?\.?$/i.exec(far.trim())
  const word = (found?.[2] ?? '').toLowerCase()
  const unit: Far['unit'] = word.startsWith('y')
    ? 'yards'
    : word.startsWith('m')
      ? 'moves'
      : word === ''
        ? (encounter.unit ?? 'ft')
        : 'ft'
  const amount = found?.[1]?.trim() ?? ''
  const read = readAmount(amount)
  if ('says' in read)
    return refusal(`“${far}” is no distance: ${read.says}. Type one such as 60, or 2d6 yards.`)
  const { expression } = read
  const odds = oddsOrRefusal(expression)
  return 'refused' in odds || odds.most > furthest
    ? refusal(`${far} is further than anybody sees: ${furthest} at most.`)
    : { far, notation: `${amount} ${unit}`, expression, unit }
}

/** Rolls a distance that the GM typed. */
export function* rollTyped({
  far,
  expression,
  unit,
}: TypedDistance): ProcedureOf<{ distance: number; unit: Far['unit']; why: Step[] }> {
  const { total, says } = yield* askNotation('distance', expression)
  const why = [{ name: 'Distance', value: /d/i.test(far) ? `${far}: ${says}` : 'as the GM says' }]
  return { distance: Math.max(0, total), unit, why }
}

/** Preview of the distances the dice may give, split where evading becomes easier. */
function spread({ dice, times, unit }: ReturnType<typeof farHere>): Preview {
  const odds = oddsOrRefusal(expressionOf(dice))
  const verdict = plain(dicedSays({ dice, times, unit }))
  if ('refused' in odds) return verdict
  const far = farOff[unit]
  return {
    ...verdict,
    ...splitFaces(
      odds.points.map(({ total, chance }) => ({ face: total * times, chance })),
      (distance) => distance < far,
      [`under ${distanceText(far, unit)}`, `${distanceText(far, unit)} or more`],
    ),
  }
}
