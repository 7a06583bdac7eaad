/** The three ways to grow. Rule HBK-LVL-02. */
export type Package = 'martial' | 'practical' | 'mystical'

interface Growth {
  sides: 8 | 6 | 4
  /** COM in points: half of one. */
  com: number
  ski: number
  sav: number
  mag: number
  says: string
}

export const packages: Readonly<Record<Package, Growth>> = {
  martial: { sides: 8, com: 0.5, ski: 0, sav: 0, mag: 0, says: '1d8 STA, COM +½' },
  practical: { sides: 6, com: 0, ski: 1, sav: -1, mag: 0, says: '1d6 STA, SKI +1, SAV −1' },
  mystical: { sides: 4, com: 0, ski: 0, sav: 0, mag: 1, says: '1d4 STA, MAG +1' },
}
export const packageNames = Object.keys(packages) as Package[]

export interface LevelNumbers {
  sta: number
  sav: number
  com: number
  ski: number
  mag: number
}

/** Minimum STA gained per level, or none. Rule E-HBK-11. */
export type LeastGain = 0 | 1 | 'none'

/** STA gained at a level: the die and the CON modifier. Rules HBK-LVL-02, HBK-ATTR-05, E-HBK-11. */
function staGained(die: number, conModifier: number, least: LeastGain = 0): number {
  const gain = die + conModifier
  return least === 'none' ? gain : Math.max(least, gain)
}

/** SAV after practical levels, as far down as the house rule goes. Rule E-HBK-34. */
function lowered(sav: number, by: number, least: number | 'none' = 'none'): number {
  return least === 'none' ? sav + by : Math.min(sav, Math.max(least, sav + by))
}

/** Figures after a level with this package. Rule HBK-LVL-02. */
export function levelUp(
  choice: Package,
  die: number,
  conModifier: number,
  from: LevelNumbers,
  options: { least?: LeastGain; savMin?: number | 'none' } = {},
): LevelNumbers {
  const { com, ski, sav, mag } = packages[choice]
  return {
    sta: from.sta + staGained(die, conModifier, options.least ?? 0),
    sav: lowered(from.sav, sav, options.savMin ?? 'none'),
    com: from.com + com,
    ski: from.ski + ski,
    mag: from.mag + mag,
  }
}

/** EXP that a level has to reach before the next. Rule HBK-LVL-01. */
export function expToAdvance(lvl: number): { exp: number } {
  return { exp: 1000 * lvl }
}

/** EXP after an explorer's journal is lost: level × 100 less, never below 0. Rules HBK-PATH-02, E-HBK-25. */
export function explorerJournalLost(lvl: number, exp: number): { exp: number } {
  return { exp: Math.max(0, exp - 100 * lvl) }
}
