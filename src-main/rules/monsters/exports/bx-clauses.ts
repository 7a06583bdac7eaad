import { descendingArmourClass } from '../armour-class.ts'
import type { BxFigures, HitDice, Monster } from '../canonical.ts'

/** One label of a B/X block with its value, both as the books print them. */
interface Clause {
  label: string
  value: string
}

/** The figures of a B/X block in the order of the books; those the text was silent about are left out. */
export function bxClauses(monster: Monster, figures: BxFigures, attacks: string): Clause[] {
  const clause = (label: string, value: string | null): Clause[] =>
    value === null || value === '' ? [] : [{ label, value }]
  const printed = <T>(figure: { value: T } | null, print: (value: T) => string): string | null =>
    figure && print(figure.value)
  return [
    ...clause('AC', armourClass(figures, monster.source.system)),
    ...clause('HD', printed(figures.hd, hitDice)),
    ...clause('Att', attacks),
    ...clause('THAC0', printed(figures.thac0, thac0)),
    ...clause('MV', printed(figures.movement, String)),
    ...clause('SV', saves(figures)),
    ...clause('ML', printed(figures.morale, String)),
    ...clause('AL', printed(figures.alignment, String)),
    ...clause('XP', printed(figures.xp, String)),
    ...clause('NA', printed(figures.numberAppearing, String)),
    ...clause('TT', printed(figures.treasure, String)),
  ]
}

/** `6 [13]`, `[13]`, `6`; another scale, such as Basic Fantasy's, is turned into that of B/X. */
export function armourClass(figures: BxFigures, system: string): string | null {
  if (!figures.ac) return null
  const { descending, ascending } = figures.ac.value
  if (descending === null) {
    const turned = descendingArmourClass(figures, system)
    return turned === null || ascending === 19 - turned
      ? `[${ascending ?? 10}]`
      : `${turned} [${19 - turned}]`
  }
  // A lone number of 10 or more would be taken for an ascending one.
  if (ascending === null) return descending < 10 ? `${descending}` : `${descending} descending`
  return `${descending} [${ascending}]`
}

const parts: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }

/** `3+1** (14hp)`, `½ (2hp)`, `1hp`. */
export function hitDice({ dice, modifier, stars, hitPoints }: HitDice): string {
  if (dice === 0 && hitPoints !== null) return `${hitPoints}hp`
  const whole = Math.floor(dice)
  const part = parts[String(dice - whole)] ?? ''
  const count = `${whole > 0 || part === '' ? whole : ''}${part}`
  return `${count}${modifier === 0 ? '' : signed(modifier)}${'*'.repeat(stars)}${hitPoints === null ? '' : ` (${hitPoints}hp)`}`
}

/** `19 [0]`, `18`, `[+1]`. */
export function thac0(value: { thac0: number | null; bonus: number | null }): string {
  const bonus = value.bonus === null ? [] : [`[${signed(value.bonus)}]`]
  return [...(value.thac0 === null ? [] : [String(value.thac0)]), ...bonus].join(' ')
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value)
}

/** `D12 W13 P14 B15 S16 (2)`, `F2`, `14`. */
export function saves(figures: BxFigures): string | null {
  const five = figures.saves?.value
  const as = figures.saveAs && saveClass(figures.saveAs.value)
  if (five) {
    const numbers = `D${five.D} W${five.W} P${five.P} B${five.B} S${five.S}`
    return as === null ? numbers : `${numbers} (${as.replace(/[()]/g, '')})`
  }
  if (as !== null) return as
  return figures.save ? String(figures.save.value) : null
}

const letters: Readonly<Record<string, string>> = {
  fighter: 'F',
  'magic-user': 'MU',
  cleric: 'C',
  thief: 'T',
  dwarf: 'D',
  elf: 'E',
  halfling: 'H',
}

/** `F2`, `(2)` as a monster of two dice, `NH`. */
export function saveClass(as: { class: string; level: number }): string {
  if (as.class === 'normal human') return 'NH'
  if (as.class === 'monster') return `(${as.level})`
  const letter = letters[as.class]
  return letter ? `${letter}${as.level}` : `${as.class} ${as.level}`
}
