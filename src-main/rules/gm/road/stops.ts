import type { Stop } from '../../core/state/place.ts'

/** Maximum number of stops of a journey: as many as its map can show. */
const mostStops = 24
const farthest = 9999

/**
 * Parses stops, each with its miles from the stop before: "Sallow Ford 6, Hollow Mill 6".
 * @returns the stops, or the fault in words when it can't be read.
 */
export function readStops(
  from: string,
  written: string,
  firstId: number,
): { stops: Stop[] } | { says: string } {
  const parts = written
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length === 0) return { says: 'no stop is named' }
  if (parts.length > mostStops) return { says: `there are more than ${mostStops} stops` }
  const stops: Stop[] = [{ id: `s${firstId}`, title: from, miles: 0 }]
  for (const part of parts) {
    const read = /^(.+?)[\s:]+(\d{1,4})(?:\s*(?:mi|miles?))?$/i.exec(part)
    const far = Number(read?.[2])
    if (!read?.[1] || !(far >= 1))
      return { says: `“${part}” has no miles, such as “Sallow Ford 6”` }
    const miles = (stops.at(-1)?.miles ?? 0) + far
    if (miles > farthest) return { says: `the road is longer than ${farthest} miles` }
    stops.push({ id: `s${firstId + stops.length}`, title: read[1].trim(), miles })
  }
  return { stops }
}
