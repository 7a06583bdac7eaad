import { signsOf, type Signs } from '../../signs.ts'
import { folded } from '../fold.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { french } from './fr.ts'
import { italian } from './it.ts'
import { portuguese } from './pt.ts'
import { spanish } from './es.ts'
import type { Figure, LabelWords, Language } from './words.ts'

/** One label as it is looked for. */
export interface Word {
  /** In small letters without accents. */
  word: string
  /** What it may stand for, the likeliest first. */
  figures: readonly Figure[]
  /** Never met in prose. */
  firm: boolean
  /** An abbreviation that is a word of prose too: counts in capitals only. */
  shout: boolean
  /** Its third sign; 0 where any may stand there. */
  third: number
}

/** Every label of a language and of English, by the key of its first two signs; the longest first. */
export interface Lexicon {
  language: Language
  joins: LabelWords['joins']
  words: readonly (readonly Word[] | null)[]
  /** Signs that a label may begin with. */
  begin: Signs
}

const languages: readonly LabelWords[] = [english, spanish, french, german, portuguese, italian]

/** Abbreviations that prose holds as words, in any language. */
const alsoProse = new Set(
  'at as an do so be me no d s f te se st sa act mo ap int exp spec app ca mr dep vit all int. des da dom sp dr ac sd al am na ta mal sta tes ali ata sin ten ges app. px lang st. ge be br an ad ali deg mor gs'.split(
    ' ',
  ),
)

const made = new Map<Language, Lexicon>()

/** The labels of a language; English ones stand in wherever it has none of its own. */
export function lexiconOf(language: Language): Lexicon {
  const known = made.get(language)
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
  made.set(language, lexicon)
  return lexicon
}

/** The same for signs of one key; other signs may share it. */
export function keyOf(first: number, second: number): number {
  return ((first & 63) << 6) | (second & 63)
}

function indexed(sources: readonly LabelWords[]): (Word[] | null)[] {
  const all = new Map<string, { figures: Figure[]; firm: boolean }>()
  for (const { figures } of sources) {
    for (const figure of Object.keys(figures) as Figure[]) {
      for (const each of figures[figure] ?? []) {
        const firm = each.endsWith('!')
        const word = folded(firm ? each.slice(0, -1) : each)
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
      words.push({ word, figures, firm, shout, third: thirdOf(word) })
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

/** Words that tell a language, its labels among them; words of two languages are told by the rest. */
const telling: Readonly<Record<Language, string>> = {
  en: 'hd thac armor armour hit dice attacks saving throws number appearing treasure bite claw claws weapon the of and with by or as save att damage alignment movement neutral',
  es: 'dg gac px pg atq ataques ataque golpe dados arma mordisco garra garras zarpa tirada salvacion movimiento alineamiento tesoro puntos con los las el y o por muerte legal caotico volando dano',
  fr: 'dv pv js tac px attaques attaque armure vie des sauvegarde mouvement deplacement alignement tresor arme morsure griffe griffes avec les le la et ou par vol loyal neutre chaotique degats jds classe',
  de: 'rk tw tp rw etw ep az bw gesinnung angriffe angriff schaden waffe biss klaue klauen krallen und oder der die das mit moral schatz bewegung rettungswurf rustungsklasse trefferwurfel neutral rechtschaffen chaotisch fliegend',
  pt: 'dv pv jp tac ataques ataque dano arma mordida garra garras movimento alinhamento tesouro protecao vida com os as e ou por voando ordeiro leal neutro caotico voo jogada',
  it: 'dv pf ts tac px attacchi attacco danni arma morso artiglio artigli movimento allineamento tesoro salvezza ferita dadi classe armatura con il lo la gli e o per volo volando legale neutrale caotico',
}

const tellers = new Map<string, Language[]>()
for (const language of Object.keys(telling) as Language[]) {
  for (const word of telling[language].split(' ')) {
    tellers.set(word, [...(tellers.get(word) ?? []), language])
  }
}

/** A label that no English block has: without one of them a text is English. */
const foreign =
  /\b(?:dg|dv|pv|pg|pf|tw|rk|tp|rw|px|pe|ep|ca|jp|js|jds|ts|tr|etw|gac0|[tj]ac0|tca0|dados?|dadi|des de|golpe|vida|vita|ferita|trefferwurfel|armadura|armatura|armure|rustungsklasse|rustung|angriffe?|ataques?|attaques?|attacchi|attacco)(?![a-z])/

/** Signs at the beginning of a text that its language is told from. */
const sample = 6000

/** The language of a text in small letters without accents; English unless another is plainly told. */
export function languageOf(text: string): Language {
  if (!foreign.test(text)) return 'en'
  const counts: Record<Language, number> = { en: 0, es: 0, fr: 0, de: 0, pt: 0, it: 0 }
  for (const [word] of text.slice(0, sample).matchAll(/[a-z]+/g)) {
    const told = tellers.get(word)
    if (told) for (const language of told) counts[language] += 1 / told.length
  }
  const [best] = (Object.keys(counts) as Language[]).sort((a, b) => counts[b] - counts[a])
  return best && best !== 'en' && counts[best] >= 2 && counts[best] > counts.en * 1.2 ? best : 'en'
}
