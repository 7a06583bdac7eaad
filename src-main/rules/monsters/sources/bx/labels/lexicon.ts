import { signsOf, type Signs } from '../../signs.ts'
import { normaliseText } from '../normalise.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { french } from './fr.ts'
import { italian } from './it.ts'
import { portuguese } from './pt.ts'
import { spanish } from './es.ts'
import type { LabelledFigure, LabelWords, LabelLanguage } from './words.ts'

/** One label as it is looked for. */
export interface Word {
  /** In small letters without accents. */
  word: string
  /** Figures it may stand for, the likeliest first. */
  figures: readonly LabelledFigure[]
  /** Never met in prose. */
  firm: boolean
  /** An abbreviation that is a word of prose too: counts in capitals only. */
  shout: boolean
  /** How many signs it takes where it stands: more where a line's end and a margin part it. */
  length: number
  /** Its third sign; 0 where any may stand there. */
  third: number
}

/** Every label of a language and of English, by the key of its first two signs; the longest first. */
export interface Lexicon {
  language: LabelLanguage
  joins: LabelWords['joins']
  words: readonly (readonly Word[] | null)[]
  /** Signs that a label may begin with. */
  begin: Signs
}

const languages: readonly LabelWords[] = [english, spanish, french, german, portuguese, italian]

/** Abbreviations that prose holds as words, in any language. */
const alsoProse = new Set(
  'at as an do so be me no d s f te se st sa act mo ap int exp spec app ca mr dep vit all int. des da dom sp dr ac sd al am na ta mal sta tes ali ata sin ten ges ad app. px lang st. ge be br an ad ali deg mor gs'.split(
    ' ',
  ),
)

const lexicons = new Map<LabelLanguage, Lexicon>()

/** The labels of a language; English ones stand in wherever it has none of its own. */
export function lexiconOf(language: LabelLanguage): Lexicon {
  const known = lexicons.get(language)
  if (known) return known
  const own = languages.find((each) => each.language === language) ?? english
  const words = indexed(own === english ? [english] : [own, english])
  const first = words.flatMap((some) => (some ?? []).map(({ word }) => word.charAt(0)))
  const lexicon: Lexicon = {
    language,
    joins: { and: own.joins.and, or: [...new Set([...own.joins.or, ...english.joins.or])] },
    words,
    begin: signsOf(first.join('')),
  }
  lexicons.set(language, lexicon)
  return lexicon
}

/** Index key of two characters, by their codes; other pairs may share it. */
export function keyOf(first: number, second: number): number {
  return ((first & 63) << 6) | (second & 63)
}

/** Likeliest figure of a label in lower case without accents; `other` where it is no label. */
export function figureOf(word: string, { words }: Lexicon): LabelledFigure {
  const candidates = words[keyOf(word.charCodeAt(0), word.charCodeAt(1))]
  return candidates?.find((each) => each.word === word)?.figures[0] ?? 'other'
}

function indexed(sources: readonly LabelWords[]): (Word[] | null)[] {
  const all = new Map<string, { figures: LabelledFigure[]; firm: boolean }>()
  for (const { figures } of sources) {
    for (const figure of Object.keys(figures) as LabelledFigure[]) {
      for (const each of figures[figure] ?? []) {
        const firm = each.endsWith('!')
        const word = normaliseText(firm ? each.slice(0, -1) : each)
        const entry = all.get(word) ?? { figures: [], firm }
        if (!entry.figures.includes(figure)) entry.figures.push(figure)
        entry.firm ||= firm
        all.set(word, entry)
      }
    }
  }
  const by: (Word[] | null)[] = new Array<null>(4096).fill(null)
  for (const [word, { figures, firm }] of all) {
    const shout = alsoProse.has(word)
    const seconds =
      word.length > 1 ? [word.charCodeAt(1)] : Array.from({ length: 64 }, (_, code) => code)
    for (const second of seconds) {
      const words = (by[keyOf(word.charCodeAt(0), second)] ??= [])
      words.push({ word, figures, firm, shout, length: word.length, third: thirdOf(word) })
    }
  }
  for (const words of by) words?.sort((a, b) => b.word.length - a.word.length)
  return by
}

/** A space may be any white space, and no sign of a text is 0. */
function thirdOf(word: string): number {
  const code = word.length > 2 ? word.charCodeAt(2) : 32
  return code === 32 ? 0 : code
}
