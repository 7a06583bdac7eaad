import type { FieldKey } from '../keys.ts'
import { splitValues, mergeValues, tokensOf, valuesBy, type Token, type Value } from './tokens.ts'

/** Words for no figure, or for an ordinary one. */
const none =
  /^(?:none|nil|n\/?a|[-–—]+|special|normal|varies|variable|average|see|nada|ninguno|ninguna|aucun|aucune|keine?|keiner|nessuno|nessuna|nenhum|nenhuma)$/i
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

/**
 * The values of a line where nothing but a space parts them, in as many as there are columns: as
 * the figure has its numbers and words. Null where they make no such number.
 */
export function valuesOf(field: FieldKey | null, words: string, columns: number): Value[] | null {
  for (const apart of [/\s+[|;]\s+|\t+|\s{2,}/g, /\s+\/\s+/g]) {
    const found = splitValues(words, apart)
    if (found.length === columns) return found
  }
  const tokens = tokensOf(words)
  for (const before of [false, true]) {
    const values = valuesBy(tokens, (token, last) => begins(field, token, last, before))
    if (values.length === columns) return values
    const each = values.length / columns
    if (before && field && manifold.has(field) && Number.isInteger(each) && each > 1)
      return mergeValues(values, each)
  }
  return repeated(tokens, columns)
}

/** True when a word begins another value; a way of moving may stand `before` its number. */
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

/** Values of words repeated for each column: `Solitary (1) Solitary (1)`; null for other words. */
function repeated(tokens: readonly Token[], columns: number): Value[] | null {
  const each = tokens.length / columns
  if (!Number.isInteger(each) || each === 0) return null
  if (tokens.some(({ word }, index) => word !== tokens[index % each]?.word)) return null
  return mergeValues(
    tokens.map(({ word, from }) => ({ from, to: from + word.length })),
    each,
  )
}

/** An armour class alone, in one way of counting or two. */
const armour = /^-?\d{1,2}(?:\s?[[(/][^\])\n]{0,20}[\])]?)?[*†‡]{0,2}$/

/** How many armour classes a line says and nothing else: that many monsters stand side by side; 0 for any other. */
export function armourCount(words: string): number {
  const values = [/\s+[|;]\s+|\t+|\s{2,}/g, /\s+\/\s+/g].map((apart) => splitValues(words, apart))
  const found = values.find(({ length }) => length > 1) ?? valuesBy(tokensOf(words), beginsArmour)
  return found.every(({ from, to }) => armour.test(words.slice(from, to))) ? found.length : 0
}

function beginsArmour(word: string, last: string): boolean {
  return begins('ac', word, last, false)
}
