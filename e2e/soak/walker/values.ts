import type { Rng } from '../../../src-main/rules/dice/rng.ts'
import { anyText, one } from '../any-text.ts'
import { statBlocks, tables } from '../sound.ts'
import type { Control } from './sight.ts'

/** Text to type into a field; `good` when a GM would really type it there. */
export interface Typed {
  text: string
  good: boolean
}

const oddNumbers = ['0', '-1', '+2', '-3', '07', '1e3', '3.5', '½', ' 4 ', '٣', '999999999', 'NaN']
const hostile = [
  '',
  ' ',
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  '"; drop table',
  '../../etc/passwd',
  'x'.repeat(300),
  'Ebenezer Thistlewood-Blackwater of the Upper Marches, called the Unlucky',
  '\u202egninrom',
  '🐉🐉🐉',
  '{{1+1}}',
]
const names = ['Ash', 'Berrin', 'Maud of the Mill', 'Øyvind', 'Two coins each']

/** A value for a field: mostly what it asks for, now and then odd, seldom hostile. */
export function valueFor(field: Control, rng: Rng): Typed {
  const kind = rng.die(10)
  const numeric = /number|numeric|decimal/.test(field.type) || /^-?\d+$/.test(field.value)
  if (kind === 10) return { text: one(rng, hostile) ?? '', good: false }
  if (kind === 9) return { text: anyText(rng, 30).replace(/[\n\r\t\0]/g, ' '), good: false }
  if (kind >= 7) return { text: one(rng, oddNumbers) ?? '', good: false }
  if (numeric) return { text: String(rng.die(8)), good: true }
  const dice = /(\d+)d(\d+)/.exec(field.name)
  if (dice) return { text: faces(Number(dice[1]), Number(dice[2]), rng), good: true }
  if (/stat block/i.test(field.name)) return { text: one(rng, statBlocks) ?? '', good: true }
  if (/table/i.test(field.name)) return { text: one(rng, tables) ?? '', good: true }
  // A text may ask for what its name does not tell: dice, a date.
  return { text: one(rng, names) ?? '', good: false }
}

/** Dice as a table would tell them: "4 2". */
function faces(count: number, sides: number, rng: Rng): string {
  return Array.from({ length: Math.min(count, 100) }, () => rng.die(sides)).join(' ')
}
