/** Attribute of a character; six in the order of the sheet. Rule HBK-CHAR-01. */
export type Attribute = 'STR' | 'DEX' | 'CON' | 'INT' | 'WIS' | 'CHA'
export type AttributeScores = Record<Attribute, number>
export const attributes: readonly Attribute[] = ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA']

/** Modifier and check for a score; one outside 3 to 18 takes the nearest row. Rules HBK-ATTR-01, E-HBK-10. */
interface AttributeWorth {
  mod: number
  /** A check succeeds on a d6 of this or less. */
  checkIn6: number
}

/** Least score of each row, highest first. */
const rows: readonly (readonly [least: number, mod: number, checkIn6: number])[] = [
  [18, 3, 5],
  [16, 2, 4],
  [13, 1, 3],
  [9, 0, 2],
  [6, -1, 1],
  [4, -2, 1],
]

export function attribute(score: number): AttributeWorth {
  const row = rows.find(([least]) => score >= least)
  return row ? { mod: row[1], checkIn6: row[2] } : { mod: -3, checkIn6: 1 }
}

/** Four dice less one of the lowest. Rule HBK-CHAR-02. */
export function rollAttribute(dice: readonly number[]): { score: number } {
  const sum = dice.reduce((all, die) => all + die, 0)
  return { score: dice.length === 0 ? 0 : sum - Math.min(...dice) }
}

/**
 * Rolls that each attribute modifies, with an example of its check and its saves. Rules HBK-ATTR-03 to
 * HBK-ATTR-08.
 */
export const uses: Readonly<
  Record<Attribute, { joins: string; check: string; save: string; rule: `HBK-ATTR-0${number}` }>
> = {
  STR: {
    joins: 'melee damage',
    check: 'break a door down',
    save: 'crushing',
    rule: 'HBK-ATTR-03',
  },
  DEX: { joins: 'melee defence', check: 'sneak', save: 'tripping', rule: 'HBK-ATTR-04' },
  CON: { joins: 'STA rolls', check: 'hold breath', save: 'poison', rule: 'HBK-ATTR-05' },
  INT: { joins: 'MAG, once', check: 'judge a thing', save: 'spells', rule: 'HBK-ATTR-06' },
  WIS: {
    joins: 'ranged attacks',
    check: 'see the hidden',
    save: 'illusions',
    rule: 'HBK-ATTR-07',
  },
  CHA: { joins: 'reactions', check: 'sway people', save: 'fear', rule: 'HBK-ATTR-08' },
}
