import type { Span } from '../../../canonical.ts'
import type { LabelLanguage } from './words.ts'

/** A stretch of a text in one language; the stretches of a text are the whole of it. */
export interface LanguageSpan extends Span {
  language: LabelLanguage
}

/** Words that tell a language, its labels among them; words of two languages are decided by the rest. */
const telling: Readonly<Record<LabelLanguage, string>> = {
  en: 'hd ac sv armor armour hit dice attacks saving throws number appearing treasure bite claw claws weapon the of and with by or as save damage alignment movement neutral',
  es: 'dg gac px pg atq ataques ataque golpe dados arma mordisco garra garras zarpa tirada salvacion movimiento alineamiento tesoro puntos con los las el y o por muerte legal caotico volando dano',
  fr: 'dv pv js tac px attaques attaque armure vie des sauvegarde mouvement deplacement alignement tresor arme morsure griffe griffes avec les le la et ou par vol loyal neutre chaotique degats jds classe',
  de: 'rk tw tp rw etw ep az bw gesinnung angriffe angriff schaden waffe biss klaue klauen krallen und oder der die das mit moral schatz bewegung rettungswurf rustungsklasse trefferwurfel neutral rechtschaffen chaotisch fliegend',
  pt: 'dv pv jp tac ataques ataque dano arma mordida garra garras movimento alinhamento tesouro protecao vida com os as e ou por voando ordeiro leal neutro caotico voo jogada',
  it: 'tentacolo tentacoli coda corno zanna zanne lancia spada dv pf ts tac px attacchi attacco danni arma morso artiglio artigli movimento allineamento tesoro salvezza ferita dadi classe armatura con il lo la gli e o per volo volando legale neutrale caotico',
}

const tellers = new Map<string, LabelLanguage[]>()
for (const language of Object.keys(telling) as LabelLanguage[]) {
  for (const word of telling[language].split(' ')) {
    tellers.set(word, [...(tellers.get(word) ?? []), language])
  }
}

/** A label that no English block has: without one of them a text is English. */
const foreign =
  /\b(?:dg|dv|pv|pg|pf|tw|rk|tp|rw|px|pe|ep|ca|jp|js|jds|ts|tr|etw|gac0|[tj]ac0|tca0|dados?|dadi|des de|golpe|vida|vita|ferita|trefferwurfel|armadura|armatura|armure|rustungsklasse|rustung|angriffe?|ataques?|attaques?|attacchi|attacco)(?![a-z])/

/** Length of the beginning of a text from which the language of the whole is detected. */
const sample = 6000

type Counts = Record<LabelLanguage, number>

/** The languages of a text in small letters without accents; English unless another is plainly told. */
export function findLanguages(low: string): LanguageSpan[] {
  if (!foreign.test(low)) return [{ from: 0, to: low.length, language: 'en' }]
  const whole = languageOf(countsOf(low.slice(0, sample)))
  const found: LanguageSpan[] = []
  for (const paragraph of paragraphsOf(low)) {
    const lineCounts = paragraph.map((line) => countsOf(low.slice(line.from, line.to)))
    const block = plainly(lineCounts.reduce(sum, noCounts()), 3, 1.5)
    for (const [index, line] of paragraph.entries()) {
      const last = found.at(-1)
      const own = plainly(lineCounts[index] ?? noCounts(), 2.5, 2) ?? block
      const language = own ?? last?.language ?? whole
      if (last && (own === null || last.language === language)) last.to = line.to
      else found.push({ from: last ? last.to : 0, to: line.to, language })
    }
  }
  return found
}

/** Lines between blank ones, each with its line's end. */
function paragraphsOf(low: string): Span[][] {
  const found: Span[][] = [[]]
  for (let from = 0; from < low.length;) {
    const end = low.indexOf('\n', from)
    const to = end < 0 ? low.length : end + 1
    const blank = low.slice(from, to).trim() === ''
    found.at(-1)?.push({ from, to })
    if (blank) found.push([])
    from = to
  }
  return found
}

function noCounts(): Counts {
  return { en: 0, es: 0, fr: 0, de: 0, pt: 0, it: 0 }
}

function countsOf(low: string): Counts {
  const counts = noCounts()
  for (const [word] of low.matchAll(/[a-z]+/g)) {
    const spokenIn = tellers.get(word)
    if (spokenIn) for (const language of spokenIn) counts[language] += 1 / spokenIn.length
  }
  return counts
}

function sum(one: Counts, other: Counts): Counts {
  const all = noCounts()
  for (const language of Object.keys(all) as LabelLanguage[])
    all[language] = one[language] + other[language]
  return all
}

function ranked(counts: Counts): LabelLanguage[] {
  return (Object.keys(counts) as LabelLanguage[]).sort((a, b) => counts[b] - counts[a])
}

function languageOf(counts: Counts): LabelLanguage {
  const [best] = ranked(counts)
  if (!best || best === 'en') return 'en'
  // A few figures hold no more than one word that tells.
  const least = counts.en === 0 ? 1 : 2
  return counts[best] >= least && counts[best] > counts.en * 1.2 ? best : 'en'
}

/** The language that stands out by so much and so many times; null where none does. */
function plainly(counts: Counts, least: number, times: number): LabelLanguage | null {
  const [best, next] = ranked(counts)
  if (!best || !next || counts[best] < least) return null
  return counts[best] >= counts[next] * times ? best : null
}
