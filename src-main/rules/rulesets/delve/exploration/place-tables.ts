import type { AtTable } from '../../../action.ts'
import type { Asking } from '../../../procedure.ts'
import { paused } from '../../../clock/timers.ts'
import type { Step } from '../../../outcome.ts'
import { houseRule } from '../../../ruleset.ts'
import type { Situation, Timer } from '../../../situation.ts'
import { draw } from '../../../tables/draw.ts'
import { localityLight } from '../house-rules/dungeon.ts'
import { nothing, type Brought } from '../../../house/encounters/come.ts'

/** A row of the table for a use: the one for this level first. */
export function* drawText(
  situation: Situation,
  at: AtTable,
  use: string,
): Asking<{ text: string; from: string } | null> {
  const tables = at.shelf.tables().filter((table) => table.use === use)
  const table = tables.find((each) => each.at === String(situation.place.level)) ?? tables[0]
  if (!table) return null
  const drawn = yield* draw(table, use, at.shelf)
  return { text: drawn.text, from: `${table.title}, entry ${drawn.row[0]}` }
}

/** The place changes: from a table for that use, else as the GM says. Rule DLV-DEV-05. */
export function* locality(situation: Situation, at: AtTable): Asking<Brought> {
  if (houseRule<string>(situation, localityLight) === 'light') return lightFails(situation)
  const drawn = yield* drawText(situation, at, 'locality')
  if (drawn)
    return {
      ...nothing,
      says: `Locality: ${drawn.text}`,
      why: [{ name: 'From', value: drawn.from, rule: 'DLV-DEV-05' }],
    }
  return {
    ...nothing,
    says: 'Locality: the place changes',
    why: [{ name: 'Locality', value: 'say what is different here now', rule: 'DLV-DEV-05' }],
  }
}

/** The light with the least left goes out, and keeps what it had. Rule DLVX-GAP-03. */
function lightFails(situation: Situation): Brought {
  const now = situation.clock.seconds
  const [light] = Object.values(situation.timers)
    .filter((timer) => timer.kind === 'light' && timer.paused === undefined)
    .sort((a, b) => a.next - b.next)
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
