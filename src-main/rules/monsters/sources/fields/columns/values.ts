import type { Span } from '../../../canonical.ts'
import type { FieldKey } from '../keys.ts'

/** What stands for no figure, or for one that everybody has. */
const none =
  /^(?:none|nil|n\/?a|[-–—]+|special|normal|varies|variable|average|see|nada|ninguno|ninguna|aucun|aucune|keine?|keiner|nessuno|nessuna|nenhum|nenhuma)$/i
const joiners =
  /^(?:or|and|plus|to|x|×|o|ou|oder|und|y|et|e|per|by|in|with|of|vs\.?|from|mit|von|mas|más|avec|de|con)$/i
const endsOpen = /[,/&+;([]$/
const goesOn = /^[,/&;)\]([]/
/** Ways of moving and places of meeting: a number after one belongs to it. */
const modes =
  /^(?:fly|flying|swim|swimming|burrow|burrowing|climb|climbing|dig|web|webs|jump|glide|wild|lair|dungeon|den|herd|flug|volando|vuelo|nage|vol)[:.]?$/i
const numeric = new Set<FieldKey>([
  ...([
    'ac',
    'acUp',
    'acDown',
    'hd',
    'hp',
    'hpMax',
    'thac0',
    'attackBonus',
    'morale',
    'xp',
  ] as const),
  ...([
    'movement',
    'attacks',
    'damage',
    'numberAppearing',
    'inDungeon',
    'inWild',
    'inLair',
  ] as const),
])
/** Figures of which a monster may have several in a row. */
const manifold = new Set<FieldKey>(['movement', 'attacks', 'damage', 'numberAppearing', 'saves'])

/** A value of a line, by its place in the line. */
export type Value = Span

/**
 * The values of a line where nothing but a space parts them, in as many as there are columns: as
 * the figure has its numbers and words. Null where they make no such number.
 */
export function valuesOf(field: FieldKey | null, words: string, columns: number): Value[] | null {
  for (const apart of [/\s+[|;]\s+|\t+|\s{2,}/g, /\s+\/\s+/g]) {
    const found = between(words, apart)
    if (found.length === columns) return found
  }
  const tokens = [...words.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, from: index }))
  for (const before of [false, true]) {
    const values = valuesBy(tokens, (token, last) => begins(field, token, last, before))
    if (values.length === columns) return values
    const each = values.length / columns
    if (before && field && manifold.has(field) && Number.isInteger(each) && each > 1)
      return grouped(values, each)
  }
  return repeated(tokens, columns)
}

function between(words: string, apart: RegExp): Value[] {
  const values: Value[] = []
  let from = 0
  for (const found of words.matchAll(apart)) {
    if (found.index > from) values.push({ from, to: found.index })
    from = found.index + found[0].length
  }
  if (from < words.length) values.push({ from, to: words.length })
  return values
}

interface Token {
  word: string
  from: number
}

function valuesBy(
  tokens: readonly Token[],
  starts: (word: string, last: string) => boolean,
): Value[] {
  const values: Value[] = []
  let open = 0
  let last = ''
  for (const { word, from } of tokens) {
    const value = values.at(-1)
    const glued =
      open > 0 ||
      endsOpen.test(last) ||
      goesOn.test(word) ||
      joiners.test(word) ||
      joiners.test(last)
    if (value && (glued || !starts(word, last))) value.to = from + word.length
    else values.push({ from, to: from + word.length })
    open = Math.max(0, open + count(word, /[([]/g) - count(word, /[)\]]/g))
    last = word
  }
  return values
}

function count(word: string, signs: RegExp): number {
  return word.match(signs)?.length ?? 0
}

/** Whether a word begins another value; a way of moving may stand `before` its number. */
function begins(field: FieldKey | null, word: string, last: string, before: boolean): boolean {
  if (field === null) return false
  if (none.test(word)) return true
  if (numeric.has(field)) {
    if (modes.test(last)) return false
    if (before && modes.test(word)) return true
    if (/^[+-]$/.test(last)) return false
    if (/^[+-]/.test(word)) return field !== 'hd' && field !== 'damage' && /\d/.test(word)
    return /^[\d½¼¾.]/.test(word)
  }
  if (field === 'saves' || field === 'saveAs') return beginsClass(word, last)
  if (field === 'alignment')
    return (
      /^\p{L}/u.test(word) && !/^(?:good|evil|tend)/i.test(word) && !/^(?:true|any)$/i.test(last)
    )
  return field === 'treasure'
}

/** `F2`, `NM`, `Fighter: 6`, `Magic-User 3`, or the number of a lone saving throw. */
function beginsClass(word: string, last: string): boolean {
  if (/^\d/.test(word)) return /\d$/.test(last)
  if (/^(?:[A-Z]{1,3}\d{1,2}|NM|NH)[*,]?$/.test(word)) return true
  return /^\p{Lu}/u.test(word) && /\d[),*]?$|^(?:NM|NH|man|human)$/i.test(last)
}

function grouped(values: readonly Value[], each: number): Value[] {
  return values.flatMap(({ from }, index) => {
    const end = values[index + each - 1]
    return index % each === 0 && end ? [{ from, to: end.to }] : []
  })
}

/** The same words over and over: `Solitary (1) Solitary (1)`. */
function repeated(tokens: readonly Token[], columns: number): Value[] | null {
  const each = tokens.length / columns
  if (!Number.isInteger(each) || each === 0) return null
  if (tokens.some(({ word }, index) => word !== tokens[index % each]?.word)) return null
  return grouped(
    tokens.map(({ word, from }) => ({ from, to: from + word.length })),
    each,
  )
}

/** How many numbers an armour's line says: that many monsters stand side by side. */
export function armourCount(words: string): number {
  for (const apart of [/\s+[|;]\s+|\t+|\s{2,}/g, /\s+\/\s+/g]) {
    const found = between(words, apart)
    if (found.length > 1 && found.every(({ from }) => /[\d-]/.test(words.charAt(from))))
      return found.length
  }
  const tokens = [...words.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, from: index }))
  return valuesBy(tokens, (word, last) => begins('ac', word, last, false)).length
}

/** The names that a line has for so many columns; null where nothing says where each ends. */
export function namesOf(words: string, columns: number): Value[] | null {
  for (const apart of [/\s+[|;/&]\s+|\t+|\s{2,}/g, /,\s+/g]) {
    const found = between(words, apart)
    if (found.length === columns) return found
  }
  const tokens = [...words.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, from: index }))
  const units = valuesBy(tokens, (word) => /^[\p{Lu}“"'‘]/u.test(word))
  if (units.length === columns) return units
  return (
    byLikeWord(tokens, columns) ??
    (units.length % columns === 0 ? grouped(units, units.length / columns) : null)
  )
}

/** `Black Bear Cave Bear`, `Ogre Ogre Mage`: the word that comes as often as there are columns ends or begins each. */
function byLikeWord(tokens: readonly Token[], columns: number): Value[] | null {
  const bare = tokens.map(({ word }) => word.toLowerCase().replace(/[,;]$/, ''))
  const [first, last] = [bare[0], bare.at(-1)]
  const times = (word: string | undefined) => bare.filter((one) => one === word).length
  const ends = times(last) === columns
  if (!ends && times(first) !== columns) return null
  const values: Value[] = []
  tokens.forEach(({ word, from }, index) => {
    const value = values.at(-1)
    const opens = ends ? bare[index - 1] === last : bare[index] === first
    if (value && !opens) value.to = from + word.length
    else values.push({ from, to: from + word.length })
  })
  return values.length === columns ? values : null
}
