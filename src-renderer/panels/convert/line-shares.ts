import type { FormFieldId } from '../../../src-main/rules/monsters/edit/form-fields.ts'

/** Fields of a few signs: two of them are beside each other. */
const short: ReadonlySet<FormFieldId> = new Set([
  'ac',
  'hd',
  'thac0',
  'morale',
  'alignment',
  'xp',
  'numberAppearing',
  'treasure',
  'hp',
  'armor',
  'str',
  'dex',
  'wil',
  'ap',
  'st',
  'mana',
  'dr',
  'sta',
  'sav',
  'com',
  'def',
  'cov',
  'mag',
  'amr',
  'level',
  'survival',
  'attackBonus',
  'missileBonus',
  'defense',
  'paces',
  'size',
  'health',
  'fortitude',
  'willpower',
  'evasion',
  'reason',
  'perception',
  'charisma',
  'intelligence',
  'wisdom',
  'endurance',
  'agility',
  'strength',
])

/** Place of a field on a line that it shares with its neighbours: `of` so many, counted from 0. */
export interface LineShare {
  of: 2 | 3
  place: number
}

/** Longest run of short fields that stands in pairs; a longer one, as of a game with many figures, in threes. */
const longestPaired = 9

/** Fields that share a line with their neighbours, so that a whole page fits in view; the page's order stays. */
export function lineShares(fields: readonly FormFieldId[]): ReadonlyMap<FormFieldId, LineShare> {
  const shares = new Map<FormFieldId, LineShare>()
  for (const run of shortRuns(fields)) {
    const of = run.length > longestPaired ? 3 : 2
    const full = run.length - (run.length % of)
    run.slice(0, full).forEach((field, at) => shares.set(field, { of, place: at % of }))
    const rest = run.slice(full)
    if (rest.length === 2) rest.forEach((field, place) => shares.set(field, { of: 2, place }))
  }
  return shares
}

/** Number of lines that the fields take. */
export function linesTaken(fields: readonly FormFieldId[]): number {
  const shares = lineShares(fields)
  return fields.filter((field) => (shares.get(field)?.place ?? 0) === 0).length
}

function shortRuns(fields: readonly FormFieldId[]): FormFieldId[][] {
  const runs: FormFieldId[][] = [[]]
  for (const field of fields)
    if (short.has(field)) runs.at(-1)?.push(field)
    else runs.push([])
  return runs
}
