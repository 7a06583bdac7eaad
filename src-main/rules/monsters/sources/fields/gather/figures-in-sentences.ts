import { saveAsIn, savesIn } from '../figure-values.ts'
import { fieldOf, type FieldKey } from '../keys.ts'

/** A figure that stands in a sentence, under its label. */
export interface FigureInSentence {
  field: FieldKey
  key: string
  words: string
}

/** Longest text that is looked through: prose of a book is not. */
const longest = 4000

/** Ends of clauses: a line, a stop before a space, a comma, a bar, a capital label. */
const ends =
  /(?:\n|[;|•]|,\s|(?<!\b(?:No|Nr|Mor|Dep|Dép|Al|Mov|Av|avg))\.(?:\s|$)|\s(?=(?:[A-ZÄÖÜ]{2,4}\d?|THAC0|GAC0|ETW0)(?::|\s)))/u

/**
 * The figures told in a text, such as `THAC0 16 [+3]. AL Neutral, XP 75, NA 1d3 (0)`. Prose that has a
 * number behind a label's word here and there tells none.
 */
export function figuresInSentences(text: string): FigureInSentence[] {
  if (text.length > longest || !mayTell.test(text)) return []
  const figures: FigureInSentence[] = []
  let others = 0
  const bare = text.includes('*') || text.includes('_') ? text.replace(emphasis, '$2') : text
  for (const clause of bare.split(ends)) {
    if (clause === undefined || clause.trim() === '') continue
    const found = figureIn(clause.trim())
    const last = figures.at(-1)
    if (found) figures.push(found)
    else if (last?.field === 'numberAppearing' && /^(?:wild|lair|dungeon)/i.test(clause))
      last.words += `, ${clause}`
    else if (last?.field === 'saves' && /^\(?[\p{L}\d]{1,10}\)?\s?\d{1,2}$/u.test(clause))
      last.words += `, ${clause}`
    else others += 1
  }
  return figures.length >= 2 || others === 0 ? figures.filter(holds) : []
}

/** Emphasis around a label: `**Morale:** 9`; stars behind Hit Dice belong to these. */
const emphasis = /(\*{1,3}|_{1,2})(\p{L}[^*_\n]{0,40})\1/gu

/** A cheap look that lets most prose pass by: a number behind a capital or a colon, or before XP. */
const mayTell = /[A-Z\d]\s\d|:\s*\S|\d\s?(?:xp|px|ep|pe)\b|[A-Z]\d|\b(?:AL|TT)\s/i

const label = /^(#|\p{L}[\p{L}\d.]*(?:[ -][\p{L}\d.]+){0,3}?)(?:\s*[:=]\s*|\s+|(?<=\.))(?=\S)/u

function figureIn(clause: string): FigureInSentence | null {
  if (bareAlignment.test(clause)) return { field: 'alignment', key: 'alignment', words: clause }
  const turned = /^(\d[\d.,]*)\s?([\p{L}]{2,8})$/u.exec(clause)
  if (turned) {
    const [, words = '', key = ''] = turned
    const field = fieldOf(key)
    return field !== null && countedBefore.has(field) ? { field, key, words } : null
  }
  let length = 0
  // The longest run of words that is a label: `Save As`, `No. Appearing`.
  let found: FigureInSentence | null = null
  for (let words = 1; words <= 4; words += 1) {
    const match = label.exec(clause.slice(length))
    if (!match) break
    length += match[0].length
    const key = clause.slice(0, length).replace(/[\s:=.]+$/, '')
    const figure = figureUnder(key, clause.slice(length), match[0])
    if (figure) found = figure
    if (/[:=]/.test(match[0])) break
  }
  return found
}

function figureUnder(key: string, words: string, match: string): FigureInSentence | null {
  const field = fieldOf(key)
  if (field === null || ambiguous.test(key)) return null
  const labelled = /[:=]/.test(match) || /^[A-ZÄÖÜ\d]{2,6}$/u.test(key) || /^\p{Lu}/u.test(key)
  if (!labelled || !(values[field]?.(words) ?? false)) return null
  // Prose may follow on the same line.
  const own = field === 'treasure' ? (hoards.exec(words)?.[0] ?? words) : words
  return { field, key, words: own }
}

/** Words of prose that are a figure's label only at the head of a column. */
const ambiguous = /^(?:no|nr|num|number|app|end|pe|at|st|arm|guard|move|law|title|name)\.?$/i
const countedBefore = new Set<FieldKey>(['xp', 'str', 'dex', 'wil', 'armor', 'hp'])

const number = (words: string): boolean => /^[[(]?[+-]?\d/.test(words)
const dice = (words: string): boolean => /^\d{0,3}d?\d/i.test(words)

/** Tests that the words behind a label must pass to be its figure. */
const values: Partial<Record<FieldKey, (words: string) => boolean>> = {
  ac: number,
  acUp: number,
  acDown: number,
  hd: (words) => /^[\d½¼<]/.test(words),
  hp: number,
  thac0: number,
  attackBonus: number,
  morale: number,
  xp: number,
  movement: number,
  alignment: (words) => aligned.test(words),
  saves(words) {
    const { five, as } = savesIn(words)
    return five !== null || as !== null
  },
  saveAs: (words) => saveAsIn(words) !== null || /^\d/.test(words),
  numberAppearing: dice,
  treasure: (words) => hoard.test(words),
  armor: number,
  str: number,
  dex: number,
  wil: number,
  saveD: number,
  saveW: number,
  saveP: number,
  saveB: number,
  saveS: number,
}

const aligned =
  /^(?:[LNC]\b|any\b|law|neutr|chao|caot|rechtsch|ordnung|loyal|leal|legal|ordeiro|unalign|varia)/i
const hoard =
  /^(?:(?:type |typ |tipo )?[A-VX](?![a-z])|none|nil|no\b|special|see |varia|aucun|keine?|nessun|ningun|nenhum)/i

const bareAlignment =
  /^(?:(?:any|usually|always)\s)?(?:lawful|neutral|chaotic|legal|neutro|ca[oó]tico|loyal|neutre|chaotique|neutrale|chaotisch|rechtschaffen|leal)(?:\s(?:good|evil))?$/i

const hoards =
  /^(?:(?:type |typ |tipo )?[A-V](?:\s?[,+/&×x]\s?(?:[A-V](?![a-z])|\d[\d,]*\s?(?:gp|sp|po|gm)?))*(?:\s?\([^()]{1,60}\))?|none|nil|aucun|keiner?|nessuno|ninguno|nenhum)(?=\s[A-Z]|\s*$)/i

function holds({ words }: FigureInSentence): boolean {
  return words.trim() !== '' && words.length <= 120
}
