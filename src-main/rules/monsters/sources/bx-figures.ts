import type { BxFigures, HitDice, SaveLetter } from '../canonical.ts'

/** A value and how far into the clause it reaches; clauses are in plain signs (`plain`). */
export interface Found<T> {
  value: T
  to: number
}

const fractions: Record<string, number> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '1/2': 0.5,
  '1/4': 0.25,
  '3/4': 0.75,
}

/** `3+1**`, `1-1`, `½`, `1/2`, `2d8+2`, `1hp`, each with `(9hp)` or not. */
export function readHitDice(clause: string): Found<HitDice> | null {
  const fixed = /^(?:(\d{1,3})|(\d{0,2}d\d{1,2}))\s?(?:hp|hit points?)\b/i.exec(clause)
  if (fixed) {
    const points = fixed[1] ? Number(fixed[1]) : null
    return withHitPoints(clause, fixed[0].length, {
      dice: 0,
      modifier: 0,
      stars: 0,
      hitPoints: points,
    })
  }
  const match =
    /^(1\/[24]|3\/4|[½¼¾]|\d{1,3}(?:½|\s?1\/2)?)(?:d\d{1,2})?\s?(\*{0,6})(?:\s?([+-])\s?(\d{1,3})(?!\s?d\d|\d))?(?:\s?(\*{1,6}))?/.exec(
      clause,
    )
  if (!match) return null
  const [whole = '', count = '', starsBefore = '', sign = '', by = '', starsAfter = ''] = match
  return withHitPoints(clause, whole.length, {
    dice: fractions[count] ?? wholeAndHalf(count),
    modifier: by === '' ? 0 : Number(`${sign}${by}`),
    stars: starsBefore.length + starsAfter.length,
    hitPoints: null,
  })
}

function wholeAndHalf(count: string): number {
  return Number.parseInt(count, 10) + (/½|1\/2/.test(count) ? 0.5 : 0)
}

function withHitPoints(clause: string, to: number, value: HitDice): Found<HitDice> {
  const beside =
    /^\s?[([](?:avg\.?|average|about|hp:?)?\s?(\d{1,4})\s?(?:hp|hit points?)?(?: each| average)?[)\]]/i.exec(
      clause.slice(to, to + 40),
    )
  return beside
    ? { value: { ...value, hitPoints: Number(beside[1]) }, to: to + beside[0].length }
    : { value, to }
}

type ArmourClass = NonNullable<BxFigures['ac']>['value']

const armourWords: Record<string, number> = {
  unarmored: 9,
  unarmoured: 9,
  leather: 7,
  chain: 5,
  plate: 3,
}

/** `6 [13]`, `[13]`, `6`, `13`, `6/13`, `5 descending`. A lone number of 10 or more counts upward. */
export function readArmourClass(clause: string, label: string): Found<ArmourClass> | null {
  const both = /^(-?\d{1,2})\s?(?:\[\s?\+?(-?\d{1,2})\s?\]|[/(]\s?(-?\d{1,2})\s?\)?)/.exec(clause)
  if (both) {
    const [whole, first = '', inBrackets, beside] = both
    const descending = Number(first)
    const ascending = Number(inBrackets ?? beside)
    const oneScale = descending + ascending === 19 || descending + ascending === 20
    if (inBrackets !== undefined || oneScale)
      return { value: { descending, ascending }, to: whole.length }
  }
  const lone = /^(\[)?\s?(-?\d{1,2})\s?(\])?(\s?\(?(?:de|a)scending\)?)?/i.exec(clause)
  if (lone) {
    const [whole, open, digits = '', , way = ''] = lone
    const upward =
      open !== undefined ||
      /AAC/i.test(label) ||
      (/ascending/i.test(way) && !/descending/i.test(way)) ||
      (way === '' && Number(digits) >= 10)
    const value = Number(digits)
    return {
      value: { descending: upward ? null : value, ascending: upward ? value : null },
      to: whole.length,
    }
  }
  const worn = /^(?:as )?(unarmou?red|leather|chain|plate)(?:mail| mail| armou?r)?/i.exec(clause)
  const descending = worn ? armourWords[(worn[1] ?? '').toLowerCase()] : undefined
  return worn && descending !== undefined
    ? { value: { descending, ascending: null }, to: worn[0].length }
    : null
}

/** A whole number, with thousands set apart by a comma or space. */
export function readNumber(clause: string): Found<number> | null {
  const match = /^\d{1,3}(?:[, ]\d{3})+(?!\d)|^\d{1,7}/.exec(clause)
  return match ? { value: Number(match[0].replace(/[, ]/g, '')), to: match[0].length } : null
}

/** `19 [0]`, `18 [+1]`, `19`. */
export function readThac0(
  clause: string,
): Found<{ thac0: number | null; bonus: number | null }> | null {
  const match = /^(\d{1,2})?\s?(?:[[(]\s?([+-]?\d{1,2})\s?[\])])?/.exec(clause)
  if (!match || match[0].trim() === '') return null
  const [whole, thac0, bonus] = match
  return {
    value: {
      thac0: thac0 === undefined ? null : Number(thac0),
      bonus: bonus === undefined ? null : Number(bonus),
    },
    to: whole.trimEnd().length,
  }
}

const letters: readonly SaveLetter[] = ['D', 'W', 'P', 'B', 'S']

const oneSave = String.raw`(?:D|W|P|B|S)[a-z/ ]{0,20}\s?:?\s?\d{1,2}`
const fiveSaves = new RegExp(String.raw`^\(?${oneSave}(?:[\s,;/]{1,3}${oneSave}){4}`, 'i')

/** `D14 W15 P16 B17 S18` in any order and with any comma, or five bare numbers in that order. */
export function readSaves(clause: string): Found<Record<SaveLetter, number>> | null {
  const bare =
    /^(\d{1,2})[/, ]\s?(\d{1,2})[/, ]\s?(\d{1,2})[/, ]\s?(\d{1,2})[/, ]\s?(\d{1,2})(?!\d)/.exec(
      clause,
    )
  if (bare) {
    const [whole, ...numbers] = bare
    return {
      value: saveRecord(letters.map((letter, index) => [letter, Number(numbers[index])])),
      to: whole.length,
    }
  }
  const five = fiveSaves.exec(clause)
  if (!five) return null
  const pairs = [...five[0].matchAll(/([DWPBS])[a-z/ ]{0,20}\s?:?\s?(\d{1,2})/gi)].map(
    (pair) => [(pair[1] ?? '').toUpperCase() as SaveLetter, Number(pair[2])] as const,
  )
  return new Set(pairs.map(([letter]) => letter)).size === 5
    ? { value: saveRecord(pairs), to: five[0].length }
    : null
}

function saveRecord(pairs: readonly (readonly [SaveLetter, number])[]): Record<SaveLetter, number> {
  const of = (letter: SaveLetter) => pairs.find(([name]) => name === letter)?.[1] ?? 0
  return { D: of('D'), W: of('W'), P: of('P'), B: of('B'), S: of('S') }
}

const classes: readonly (readonly [RegExp, string])[] = [
  [/^(?:nh|nm|normal (?:hu)?man|0-level(?: human)?)/i, 'normal human'],
  [/^(?:mu|m|magic-user)/i, 'magic-user'],
  [/^(?:f|fighter|fighting-man)/i, 'fighter'],
  [/^(?:c|cleric)/i, 'cleric'],
  [/^(?:t|thief)/i, 'thief'],
  [/^(?:d|dwarf)/i, 'dwarf'],
  [/^(?:e|elf)/i, 'elf'],
  [/^(?:h|halfling)/i, 'halfling'],
]

/** `F2`, `(MU1)`, `as Fighter: 4`, `NH`; a bare `(2)` saves as a monster of 2 HD. */
export function readSaveAs(clause: string): Found<{ class: string; level: number }> | null {
  const match =
    /^\s{0,3}(\()?\s?(?:as\s)?(nh|nm|normal (?:hu)?man|0-level(?: human)?|(?:mu|magic-user|fighter|fighting-man|cleric|thief|dwarf|elf|halfling|[fcmtdeh])(?=[\s:]{0,2}\d))?[\s:]{0,2}(\d{1,2})?\s?(\))?/i.exec(
      clause,
    )
  if (!match) return null
  const [whole, open, name, level, close] = match
  if (name === undefined && !(open && level && close)) return null
  const to = whole.trimEnd().length
  if (name === undefined) return { value: { class: 'monster', level: Number(level) }, to }
  const known = classes.find(([pattern]) => pattern.exec(name)?.[0].length === name.length)
  return known ? { value: { class: known[1], level: Number(level ?? 0) }, to } : null
}

/** `2d4 (6d10)`, `0 (1d4)`, `1-6`. */
export function readNumberAppearing(clause: string): Found<string> | null {
  return words(
    clause,
    /^\d{1,3}(?:d\d{1,3}|-\d{1,3})?(?:\s?[+x-]\s?\d{1,3})?(?:\s?(?:\([^()\n]{1,40}\)|\/\s?\d{1,3}(?:d\d{1,3})?))?/,
  )
}

const mode = String.raw`(?:\s(?:(?:in|on|through|while) [a-z]+(?: [a-z]+)?|[a-z]+ing|fly|swim|burrow|climb)\b)?`
const distance = String.raw`(?:[a-z]+ ){0,2}\d{1,4}\s?(?:'|ft\.?|feet|"|m\b)?\s?(?:\(\d{1,4}\s?(?:'|ft\.?|feet|"|m)?\))?${mode}`
const movement = new RegExp(
  String.raw`^${distance}(?:\s?(?:/|,|;| or | and )\s?${distance}){0,5}`,
  'i',
)

/** `60' (20')`, `90' (30') / 240' (80') flying`. */
export function readMovement(clause: string): Found<string> | null {
  return words(clause, movement)
}

/** `Lawful`, `Lawful or Neutral`, `any`, `C`. */
export function readAlignment(clause: string): Found<string> | null {
  return words(
    clause,
    /^[a-z]+(?:(?:\s?\/\s?|\sor\s|\s)(?:or\s)?(?:lawful|neutral|chaotic|evil|good|any|[lnc]\b))*/i,
  )
}

/** `R (C)`, `E + 5,000gp`, `None`: all up to the next comma, full stop or line. */
export function readTreasure(clause: string): Found<string> | null {
  return words(clause, /^(?:\([^()\n]{1,60}\)|[^,;.\n()]|[,.](?=\d)){1,120}/)
}

function words(clause: string, pattern: RegExp): Found<string> | null {
  const found = pattern.exec(clause)?.[0].trimEnd()
  return found ? { value: found.replace(/\s+/g, ' '), to: found.length } : null
}
