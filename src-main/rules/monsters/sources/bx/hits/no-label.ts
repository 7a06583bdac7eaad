import { matchesAt, valueStarts } from '../value-starts.ts'
import type { WordFacts } from './facts.ts'

/** True when a word that labels figures elsewhere is prose here, or another label's value. */
export function isNoLabel(facts: WordFacts): boolean {
  const { text, at, end, word, last, value, lead, shouted } = facts
  if (word.shout && !shouted && !isUnshouted(facts)) return true
  if (isDie(facts)) return true
  if (word.word === 'at' && !shouted && matchesAt(ofPlace, text, value.at)) return true
  // `ZINE No. 3`: a title's number.
  if (word.word === 'no.' && !lead.apart && !value.colon) return true
  // `SV D12 W13`: the first save is no label.
  if (isDamageBeside(facts)) return false
  if (word.word.length === 1 && (!lead.apart || (last && last.to === at))) return true
  if (word.word.length === 1 && last?.figure === 'saves' && at - last.to < 12) return true
  // `Special: As 1st level`: a word of prose right behind a label's colon.
  if (word.shout && !shouted && last?.to === at && !lead.opens) return true
  if (value.colon && end - at < 5 && matchesAt(spelled, text, value.at)) return true
  if (isCounted(facts) || isDenied(facts)) return true
  if (!met.test(word.word)) return false
  // The head of a column.
  if (text.charAt(value.at) === '\n') return true
  const below = value.set && text.slice(end, value.at).includes('\n')
  if (below && matchesAt(rolled, text, value.at)) return true
  // `| Encounter | Stats |`: the heads of two columns.
  if (text.slice(end, value.at).includes('|') && !matchesAt(number, text, value.at)) return true
  if (value.colon) return matchesAt(some, text, value.at)
  return value.set ? !matchesAt(number, text, value.at) : matchesAt(numberedHeading, text, value.at)
}

/** `dagger (d4+1)`, `knife d4)`: a die, and no label of damage. */
function isDie({ text, at, end, word, large, touching }: WordFacts): boolean {
  if (word.word !== 'd' || !touching || (large && text.charCodeAt(at - 1) !== 40)) return false
  return matchesAt(dieSize, text, end)
}

const dieSize = /(?:[23468]|1[02]|20|100)(?:\s?\+|[^\S\n]*[),;]|-[1-3](?!\d))/y

/** `(1d10, Wild 3d12, Lair 3d12)`: how many there are; `Attack: Shock 1d6`: the blow's name. */
function isCounted({ text, at, word, last, value }: WordFacts): boolean {
  if (word.word === 'lair') return matchesAt(rolledAlone, text, value.at) && !value.colon
  return word.word === 'shock' && last?.figure === 'attacks' && last.to === at && !value.colon
}

/** `no attacks (shriek)` */
function isDenied({ text, at, word }: WordFacts): boolean {
  return word.word === 'attacks' && /^no $/i.test(text.slice(at - 3, at))
}

const rolledAlone = /\d{0,2}d\d{1,2}\)/y

/** `#AT 1 D 1-3`: no comma stands between. */
function isDamageBeside({ text, at, word, last, value, shouted }: WordFacts): boolean {
  if (word.word !== 'd' || !shouted || last?.figure !== 'attacks' || at - last.to > 4) return false
  return matchesAt(dealt, text, value.at)
}

const dealt = /\d{0,2}d\d|\d{1,2}-\d/iy

/** An abbreviation that is a word of prose too may be a label without capitals where it is set apart. */
function isUnshouted(facts: WordFacts): boolean {
  const { text, at, end, word, last, value, lead, large, small } = facts
  if (small) return true
  // `Ml 8 Xp 65 Al Neutral`: behind another figure, with a value of its kind.
  if (large && last && at - last.to < 40 && common.test(word.word)) {
    const [figure] = word.figures
    if (figure && matchesAt(valueStarts[figure].plainly, text, value.at)) return true
  }
  // `Ac5`: a number right behind it.
  if (large && word.firm && value.at === end && glued.test(text.slice(end, end + 4))) return true
  if (large && word.firm && end - at > 2 && last && at - last.to < 20) return true
  return lead.apart && (value.set || (large && (lead.opens || (lead.listed && word.firm))))
}

/** `At the far end`, `At dawn`. */
const ofPlace =
  /(?:the|an?|its|his|her|their|this|that|each|first|last|night|dawn|dusk|noon|once|least|most)\b/iy
const common = /^(?:ac|hd|hp|ml|al|xp)$/
const glued = /^\d{1,2}(?:[\s,;.)]|$)/

/** `HD: Hit Dice, AC: Armour Class`: a key to the labels. */
const spelled =
  /(?:hit dice|armou?r (?:class|defen[sc]e)|attacks?|morale|hit points|move(?:ment)?(?: rate)?|saving throws?|saves?|alignment|treasure(?: type)?|experience(?: points)?|damage)\s*(?:[,;.|\n]|$)/iy

/** Headings of encounters, not labels: `Random Encounter: 3 ghouls. `. */
const met =
  /^(?:(?:random )?encounters?|encuentros?|encontros?|rencontres?|begegnung(?:en)?|incontr[oi])$/
/** Value under `Encounters` where that is no heading. */
const number = /\(?\d|d\d/iy
/** `Encounter 4: The Bridge`. */
const numberedHeading = /\d{1,3}[a-z]?(?:[:.)]?\s*(?:\n|$)|[:.)]\s|\s-\s)/y
/** `d6 Encounter`, and in the lines under it what each roll brings: `2-3 1d4 ghouls`. */
const rolled = /\d{1,3}(?:-\d{1,3})?[.)]?[ |]{1,8}(?:\d|[A-Za-z]{3})/y
const some =
  /(?:\d{1,3}|\d{0,2}d\d{1,2}(?:[+-]\d)?)\s(?!in\b|per\b|or\b|wild|lair|with\b|to\b)[A-Za-z][a-z]{2}/y
