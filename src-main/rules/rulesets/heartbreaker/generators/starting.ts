import { attribute, type Attribute } from '../attributes.ts'
import type { BackgroundId } from '../origins/backgrounds.ts'
import type { PathId } from '../origins/paths.ts'

interface Start {
  staDice: readonly number[]
  /** Scores, after ancestry. */
  con: number
  int: number
  background: BackgroundId
  path: PathId
  peasantDie?: number
  seekerDie?: number
}

export type ConReading = 'oncePerRoll' | 'perDie'

/** Starting STA, SAV, COM, MAG and SKI. Rules HBK-CHAR-04, HBK-BG-04, HBK-PATH-01, HBK-PATH-03, E-HBK-11. */
export function startingValues(
  start: Start,
  options: { con?: ConReading; least?: number } = {},
): { sta: number; sav: number; com: number; mag: number; ski: number } {
  const { background, path } = start
  const peasant = background === 'peasant' ? (start.peasantDie ?? 0) : 0
  const seeker = path === 'seeker' ? (start.seekerDie ?? 0) : 0
  const dice = start.staDice.reduce((all, die) => all + die, 0)
  const rolled = dice + peasant - seeker
  const thrown = start.staDice.length + (background === 'peasant' ? 1 : 0)
  const times = options.con === 'perDie' ? thrown : 1
  return {
    sta: startingSta(rolled, start.con, times, options.least ?? 1),
    sav: 15,
    com: path === 'swashbuckler' ? 1 : 0,
    mag: -1 + attribute(start.int).mod + (path === 'seeker' ? 1 : 0),
    ski: 2,
  }
}

/** Dice and CON, never below the house rule's least. Rules HBK-ATTR-05, E-HBK-11. */
export function startingSta(rolled: number, con: number, times: number, least: number): number {
  return Math.max(least, rolled + times * attribute(con).mod)
}

/** Swaps two scores, or rotates three: the first to the second, and so on. Rule HBK-CHAR-03. */
export function swapped(
  scores: Readonly<Record<Attribute, number>>,
  places: readonly Attribute[],
): Record<Attribute, number> {
  const moved = places.map((place, at): [Attribute, number] => {
    const from = places[(at + places.length - 1) % places.length] ?? place
    return [place, scores[from]]
  })
  return { ...scores, ...Object.fromEntries(moved) }
}
