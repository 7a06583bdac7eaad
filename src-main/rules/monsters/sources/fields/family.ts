import type { GatheredMonster } from './gather/gathering.ts'
import type { FieldKey } from './keys.ts'

const bxOnly: readonly FieldKey[] = [
  ...([
    'ac',
    'acUp',
    'acDown',
    'hd',
    'thac0',
    'saves',
    'saveAs',
    'saveD',
    'saveW',
    'saveP',
  ] as const),
]

/** True when the fields are those of the B/X family rather than Cairn's. */
export function isBx(got: GatheredMonster): boolean {
  if (isLineOfCairn(got)) return false
  if (bxOnly.some((field) => got.fields.has(field))) return true
  const cairn = (['str', 'dex', 'wil', 'armor'] as const).some((field) => got.fields.has(field))
  return !cairn && (got.fields.has('morale') || got.line?.monster.figures.family === 'bx')
}

/** True when Cairn's scores outweigh an armour class, as some programs call Cairn's armour. */
function isLineOfCairn(got: GatheredMonster): boolean {
  if (bxOnly.some((field) => field !== 'ac' && got.fields.has(field))) return false
  if (got.saysCairn || saysScores(got) || standsOnScores(got)) return true
  const figures = got.line?.monster.figures
  if (figures?.family !== 'cairn') return false
  return [figures.str, figures.dex, figures.wil].filter((score) => score !== null).length >= 2
}

/** True for Cairn's scores beside an armour class of 0 to 3, which can only be its armour. */
function standsOnScores({ fields }: GatheredMonster): boolean {
  const worn = fields.get('ac')?.[0]?.words ?? ''
  return fields.has('str') && fields.has('wil') && /^\s*[0-3]\s*$/.test(worn)
}

/** True when sentences give at least two of Cairn's scores. */
export function saysScores({ fromSentences }: GatheredMonster): boolean {
  return (
    new Set(fromSentences.flatMap(({ field }) => (/^(?:str|dex|wil)$/.test(field) ? [field] : [])))
      .size >= 2
  )
}
