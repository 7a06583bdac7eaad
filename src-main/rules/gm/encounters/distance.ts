import { defineAction, type Action, type Preview } from '../../core/action.ts'
import { oddsOrRefusal } from '../../dice/odds.ts'
import { askNotation } from '../../dice/roll.ts'
import type { Step } from '../../core/outcome.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import type { GameOf } from '../meeting.ts'
import { expressionOf, readAmount, type ParsedNotation } from '../../dice/read-notation.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { foesMet, noMeeting } from './met.ts'
import { away, dicedSays, farHere, farOff, parted, rollDistance } from './opening.ts'
import { distanceRolled, houseDistance } from './rulings.ts'

const furthest = 9999

/** Rolls or sets the encounter distance. Rule GF-MEET-08. */
export function distance(gameOf: GameOf): Action {
  return defineAction({
    id: 'house.encounter-distance',
    title: 'Distance',
    rule: 'GF-MEET-08',
    phase: 'encounter',
    slot: 'distance',
    needs: [],
    finds: 'how far encounter reroll feet',
    asks: { far: { kind: 'text', title: 'How far; empty rolls', max: 40, optional: true } },
    preview(situation, { far }) {
      const { encounter } = situation
      if (!encounter) return refusal(noMeeting)
      if (!far?.trim()) {
        const rule = distanceRolled(situation, gameOf(situation)) ?? houseDistance
        const here = farHere(rule, situation, encounter.surprise)
        return spread(here)
      }
      const said = readFar(far, encounter)
      return 'says' in said ? refusal(said.says) : plain(said.notation)
    },
    *run(situation, { far }) {
      const { encounter } = situation
      if (!encounter) return gmOutcome('GF-MEET-08', 'Distance', 'Nobody is met', [])
      const rule = distanceRolled(situation, gameOf(situation)) ?? houseDistance
      const found = far?.trim()
        ? yield* typedFar(far, encounter)
        : yield* rollDistance(rule, situation, encounter.surprise)
      if ('says' in found) return gmOutcome('GF-MEET-08', 'Distance', found.says, [])
      const { why, ...measured } = found
      return gmOutcome(
        'GF-MEET-08',
        `Distance, ${encounter.title}`,
        away(measured.distance, measured.unit),
        [{ do: 'encounter', encounter: { ...encounter, ...measured } }],
        { who: foesMet(situation).map(({ id }) => id), total: measured.distance, why },
      )
    },
  })
}

type Unit = NonNullable<Encounter['unit']>
interface Typed {
  notation: string
  expression: ParsedNotation
  unit: Unit
}

/** Parses a distance: "60", "60 ft", "4d6 yards", "2 moves". */
function readFar(far: string, encounter: { unit?: Unit }): Typed | { says: string } {
  const found = /^(.*?)\s*(ft|feet|foot|yards?|yd|moves?)?\.?$/i.exec(far.trim())
  const word = (found?.[2] ?? '').toLowerCase()
  const unit: Unit = word.startsWith('y')
    ? 'yards'
    : word.startsWith('m')
      ? 'moves'
      : word === ''
        ? (encounter.unit ?? 'ft')
        : 'ft'
  const amount = found?.[1]?.trim() ?? ''
  const read = readAmount(amount)
  if ('says' in read)
    return { says: `“${far}” is no distance: ${read.says}. Type one such as 60, or 2d6 yards.` }
  const odds = oddsOrRefusal(read.expression)
  return 'refused' in odds || odds.most > furthest
    ? { says: `${far} is further than anybody sees: ${furthest} at most.` }
    : { notation: `${amount} ${unit}`, expression: read.expression, unit }
}

function* typedFar(
  far: string,
  encounter: { unit?: Unit },
): ProcedureOf<{ distance: number; unit: Unit; why: Step[] } | { says: string }> {
  const said = readFar(far, encounter)
  if ('says' in said) return said
  const { total, says } = yield* askNotation('distance', said.expression)
  const why = [{ name: 'Distance', value: /d/i.test(far) ? `${far}: ${says}` : 'as the GM says' }]
  return { distance: Math.max(0, total), unit: said.unit, why }
}

/** Preview of the distances the dice may give, split where evading becomes easier. */
function spread({ dice, times, unit }: ReturnType<typeof farHere>): Preview {
  const odds = oddsOrRefusal(expressionOf(dice))
  const verdict = plain(dicedSays({ dice, times, unit }))
  if ('refused' in odds) return verdict
  const far = farOff[unit]
  return {
    ...verdict,
    ...parted(
      odds.points.map(({ total, chance }) => ({ face: total * times, chance })),
      (distance) => distance < far,
      [`under ${away(far, unit)}`, `${away(far, unit)} or more`],
    ),
  }
}
