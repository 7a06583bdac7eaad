import { namesAttack } from '../../bx/attack-nouns.ts'
import { oneSpaced } from '../../signs.ts'
import type { Patch } from '../patches.ts'
import { dice, inDigits, number } from './numbers.ts'

/** A figure or a blow of a sentence, as a stat line prints it. */
export interface FigurePatch extends Patch {
  /** Empty for a blow of the routine before it. */
  label: string
}

const often = String.raw`(?:\s(once|twice|thrice))?(?:\s(?:an?|per|each|every)\s(?:round|turn))?`
const link = String.raw`(?:for|at|(?:that\s|which\s|and\s)?(?:each\s)?(?:do(?:es|ing)?|deal(?:s|ing)?|inflict(?:s|ing)?|caus(?:es?|ing)))\s(?:an?\s)?`
const damage = String.raw`(?:\s(?:points?|hit\spoints?)(?:\sof)?)?(?:\s(?:damage|harm))?(?:\s(?:each|apiece))?`
const owner = 'an?|its|his|her|their|the'
const plainWord = String.raw`(?!(?:and|or|with|of|in|to|for|that|which|it|he|she|they|${owner})\s)[a-z][a-z'-]{2,24}(?![a-z'-])`
const noDamage = String.raw`(?!\s(?:rounds?|turns?|hours?|days?|minutes?|gp|sp|silver|gold|XP|of\sthem))`

/** `two claws for 1d4 each`, `bites twice a round for a d8`, `its sting does 1d6 points of damage`, `a club (1d6)`. */
const blow = new RegExp(
  String.raw`\b(?:(?:(${number}|${owner})\s(?:of\s(?:its|his|her|their)\s)?|(?<=\b(?:with|using)\s))((?:\+\d\s)?(?:\+\d\s)?(?:${plainWord}\s){0,2}?${plainWord})|(${plainWord}))${often}(?:,?\s(?:(?:it|he|she|they)\s)?${link}(${dice})${damage}${often}${noDamage}|\s\((?=\d{0,2}d\d|\d{1,2}-\d))`,
  'gi',
)
/** `strikes twice each round with`, `is armed with`, right before a blow. */
const striking = new RegExp(
  String.raw`\b(?:(?:(?:which|that|who|may|can|will)\s)?(?:attacks?|strikes?|hits?|fights?|stabs?|throws?|hurls?|slash(?:es)?|swings?|lash(?:es)?\sout)${often}\s(?:with|using)|throws?|hurls?|swings?|(?:(?:is|are)\s)?armed\swith|wields?|carr(?:y|ies)|uses?)\s$`,
  'i',
)
/** Words between blows of one routine. */
const joined = /^(?:[^().]{0,30}\))?[\s,;]*(?:and|or|then|plus|either)?\s$/

/** `sticht mit dem Spieß für 1W6 Schaden zu`, `sein Schwert richtet 1W8+1 Schaden an`. */
const inGerman =
  /(?:\p{Ll}+\smit\s(?:dem|der|den|einem|einer|seine[mr]|ihre[mr])|(?:sein|ihr|der|die|das)e?)\s(\p{Lu}[\p{L}-]+)\s(?:für|richtet|richten|macht|machen|verursacht|verursachen)\s(?:je\s)?(\d{0,2}[WD]\d{1,2}(?:[+-]\d)?)(?:\s(?:Punkte\s)?Schaden)?(?:\s(?:zu|an))?/gu

/** The blows that a paragraph tells: `Att ` before the first of those that stand together, whose others have no label. */
export function blowsIn(text: string): FigurePatch[] {
  let end = -1
  const german = [...text.matchAll(inGerman)].map(
    ({ index: from, 0: whole, 1: name = '', 2: rolled = '' }) => ({
      label: 'Att',
      from,
      to: from + whole.length,
      by: `Att ${name} (${rolled})`,
    }),
  )
  if (german.length > 0) return german
  return [...text.matchAll(blow)].flatMap((found) => {
    const [whole, count = 'a', noun, verb = '', before, rolled, after] = found
    const from = found.index
    const name = oneSpaced(noun ?? nounOf(verb))
    const led = striking.exec(text.slice(Math.max(0, from - 60), from))
    const named = noun
      ? (led ?? namesAttack(name))
      : namesAttack(name) && /\b(?:and|or|with)\s$/.test(text.slice(0, from))
    if (rolled === undefined && !named) return []
    const follows = end >= 0 && joined.test(text.slice(end, from))
    const lead = follows ? null : led
    const dealing = rolled === undefined ? '(' : `(${inDigits(rolled).replace(' to ', '-')})`
    const times = before ?? after ?? lead?.[1] ?? (owned.test(count) ? '' : inDigits(count))
    const unnamed =
      name === '' && times !== '' ? `${timesOf[times.toLowerCase()] ?? times} attack` : null
    const by = `${unnamed ?? (/^\d/.test(times) ? `${times} ${name}` : `${name} ${times}`)} ${dealing}`
    end = from + whole.length
    return follows
      ? [{ label: '', from, to: end, by }]
      : [{ label: 'Att', from: from - (lead?.[0].length ?? 0), to: end, by: `Att ${by}` }]
  })
}

/** Number of attacks that have no name of their own, as in `strikes once`. */
const timesOf: Readonly<Record<string, string>> = { once: '1', twice: '2', thrice: '3' }

const owned = /^(?:an?|its|his|her|their|the)$/i

/** Noun of the blow that a verb tells: `bites` is a bite; `hits` names nothing. */
function nounOf(verb: string): string {
  if (/^(?:attacks?|strikes?|hits?|damages?)$/i.test(verb)) return ''
  return verb.replace(/(?<=(?:ch|sh|ss|x))es$|(?<!s)s$/, '')
}
