import type { Rng } from '../../../src-main/rules/dice/rng.ts'
import { anyText, pickOne } from '../any-text.ts'
import { statBlocks, tables } from '../valid-texts.ts'
import type { Control } from './read-screen.ts'

const hostile = [
  ...['0', '-1', '+2', '-3', '07', '1e3', '3.5', '½', ' 4 ', '٣', '999999999', 'nan', '', ' '],
  ...['__proto__', 'constructor', '<img src=x onerror=alert(1)>', '"; drop table', '{{1+1}}'],
  ...['../../etc/passwd', 'x'.repeat(300), '\u202egninrom', '🐉🐉🐉'],
  'Ebenezer Thistlewood-Blackwater of the Upper Marches, called the Unlucky',
]
const names = ['Ash', 'Berrin', 'Maud of the Mill', 'Øyvind', 'Two coins each']
const numbers = ['1', '2', '3', '4', '5', '6', '7', '8']

const faces = (count: number, sides: number, rng: Rng): string =>
  Array.from({ length: Math.min(count, 100) }, () => rng.die(sides)).join(' ')

/** Texts by what a field’s name, kind and example ask for; the first pattern that fits counts. */
const fitting: readonly (readonly [RegExp, readonly string[]])[] = [
  [/a number, or \+1, -2/, ['+1', '-1', '+2', '-2', '3', '5']],
  [/stat block/i, statBlocks],
  [/3d6\+1|\b1d6\b|\bdice\b/i, ['3', '1d6', '2d6+1', 'd8']],
  [/k on |\bdamage\b/i, ['1', '3', '5', '+2', 'k', '1d6']],
  [/number|numeric|decimal|miles|how many|level|year/i, numbers],
  [/\btables?\b|\brows\b/i, tables],
  [/Sallow Ford/, ['Sallow Ford 6, Hollow Mill 6']],
]

/** A text for a field: mostly what it asks for, now and then odd or hostile, which no GM would type in earnest. */
export function textFor({ name, asks, value }: Control, rng: Rng): { text: string; odd: boolean } {
  const chance = rng.die(24)
  if (chance === 24) return { text: anyText(rng, 30).replace(/[\n\r\t\0]/g, ' '), odd: true }
  if (chance >= 22) return { text: pickOne(rng, hostile) ?? '', odd: true }
  const [, count, sides] = /Enter (\d+)d(\d+)/.exec(asks) ?? []
  if (count) return { text: faces(Number(count), Number(sides), rng), odd: false }
  const isNumber = /^-?\d+$/.test(value)
  const texts = fitting.find(([pattern]) => pattern.test(`${name}\n${asks}`))?.[1]
  // A text may ask for what neither its name nor its example tells.
  const text = pickOne(rng, isNumber ? numbers : (texts ?? names)) ?? ''
  return { text, odd: !isNumber && !texts }
}
