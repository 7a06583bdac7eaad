import type { Rng } from '../../../src-main/rules/dice/rng.ts'
import { anyText, pickOne } from '../any-text.ts'
import { statBlocks, tables } from '../valid-texts.ts'
import type { Control } from './read-screen.ts'

/** Text to type into a field; `good` when a GM would really type it there. */
interface Typed {
  text: string
  good: boolean
}

const hostile = [
  ...['0', '-1', '+2', '-3', '07', '1e3', '3.5', '½', ' 4 ', '٣', '999999999', 'nan', '', ' '],
  ...['__proto__', 'constructor', '<img src=x onerror=alert(1)>', '"; drop table', '{{1+1}}'],
  ...['../../etc/passwd', 'x'.repeat(300), '\u202egninrom', '🐉🐉🐉'],
  'Ebenezer Thistlewood-Blackwater of the Upper Marches, called the Unlucky',
]
const names = ['Ash', 'Berrin', 'Maud of the Mill', 'Øyvind', 'Two coins each']

const numbers = (rng: Rng): string => String(rng.die(8))
const faces = (count: number, sides: number, rng: Rng): string =>
  Array.from({ length: Math.min(count, 100) }, () => rng.die(sides)).join(' ')

/** Values by what a field’s name, kind and example ask for; the first pattern that fits counts. */
const asked: readonly (readonly [RegExp, (rng: Rng, found: RegExpExecArray) => string])[] = [
  [/(\d+)d(\d+) as they lie/, (rng, [, count, sides]) => faces(Number(count), Number(sides), rng)],
  [/a number, or \+1, -2/, (rng) => pickOne(rng, ['+1', '-1', '+2', '-2', '3', '5']) ?? ''],
  [/stat block/i, (rng) => pickOne(rng, statBlocks) ?? ''],
  [/3d6\+1|\b1d6\b|\bdice\b/i, (rng) => pickOne(rng, ['3', '1d6', '2d6+1', 'd8']) ?? ''],
  [/k on |\bdamage\b/i, (rng) => pickOne(rng, ['1', '3', '5', '+2', 'k', '1d6']) ?? ''],
  [/number|numeric|decimal|miles|how many|level|year/i, numbers],
  [/\btables?\b|\brows\b/i, (rng) => pickOne(rng, tables) ?? ''],
  [/Sallow Ford/, () => 'Sallow Ford 6, Hollow Mill 6'],
]

/** A value for a field: mostly what it asks for, now and then odd or hostile. */
export function valueFor({ name, type, hint, value }: Control, rng: Rng): Typed {
  const kind = rng.die(24)
  if (kind === 24) return { text: anyText(rng, 30).replace(/[\n\r\t\0]/g, ' '), good: false }
  if (kind >= 22) return { text: pickOne(rng, hostile) ?? '', good: false }
  if (/^-?\d+$/.test(value)) return { text: numbers(rng), good: true }
  for (const [pattern, text] of asked) {
    const found = pattern.exec([name, type, hint].join('\n'))
    if (found) return { text: text(rng, found), good: true }
  }
  // A text may ask for what neither its name nor its example tells.
  return { text: pickOne(rng, names) ?? '', good: false }
}
