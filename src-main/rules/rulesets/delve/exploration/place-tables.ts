import type { AtTable } from '../../../core/action.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { burningLights, paused } from '../../../clock/timers.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import type { Timer } from '../../../core/state/due.ts'
import { localityLight } from '../house-rules/dungeon.ts'
import { nothing, type Brought } from '../../../gm/encounters/come.ts'
import { drawForPlace, noTable } from '../../../gm/places/tables.ts'

/** Resolves a Locality event: by the place's own table, else as the GM says. Rule DLV-DEV-05. */
export function* locality(situation: Situation, at: AtTable): ProcedureOf<Brought> {
  if (houseRule<string>(situation, localityLight) === 'light') return lightFails(situation)
  const drawn = yield* drawForPlace(situation, at, 'locality')
  if (drawn)
    return {
      ...nothing,
      says: `Locality: ${drawn.text}`,
      why: [{ name: 'From', value: drawn.from, rule: 'DLV-DEV-05' }],
    }
  return {
    ...nothing,
    says: 'Locality: the place changes',
    lacks: 'locality',
    why: [{ name: 'Locality', value: noTable('locality'), rule: 'DLV-DEV-05' }],
  }
}

/** Puts out the light with the least time left, which keeps that time. Rule DLVX-GAP-03. */
function lightFails(situation: Situation): Brought {
  const now = situation.clock.seconds
  const [light] = burningLights(situation.timers).sort((a, b) => a.next - b.next)
  const why: Step[] = [{ name: 'Locality', value: 'a light fails', rule: 'DLVX-GAP-03' }]
  if (!light) return { ...nothing, says: 'Locality: no light is there to fail', why }
  return {
    ...nothing,
    says: `Locality: the ${light.title.toLowerCase()} goes out`,
    tone: 'bad',
    who: light.bearer ? [light.bearer] : [],
    why,
    effects: [{ do: 'timer', timer: paused(light as Timer, now) }],
  }
}
