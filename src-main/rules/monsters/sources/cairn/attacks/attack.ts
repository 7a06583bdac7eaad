import type { Attack } from '../../../canonical.ts'
import { firstDice, hasDice } from './dice.ts'
import { attackOf, parseAttackPhrase } from '../../bx/attacks/attack.ts'
import type { AttackPart } from './pieces.ts'
import { jointFirst, lead, leadsOver, onlyLeads, tellingElsewhere, tellingOf } from './words.ts'

/** Figures that have dice or a number and are no attacks. */
const ofAnotherKind =
  /^(?:(?:INS|SAN|XP|MR|NA|MV)\s?\d|morale\s\d|recharges?\s|(?:stress|fallout|morale|loot|treasure|number|appearing|cost|pay|wants|drive|hit dice)\s*:|\d{0,2}d\d{1,2}\s(?:appear(?:s|ing)?|rounds?|turns?|days?|hours?|of them)\b)/i

/** `bite (poison)`: what it does stands where its dice would. */
const diceless =
  /^\p{L}[\p{L}' -]{2,30}\s\((?:poison|venom|paraly|drain|petrif|charm|special|stun|grapple|disease|swallow|no damage|none|(?:STR|DEX|WIL|CHA)\b|save)/iu

/** `or spell`, `, breath`: a choice of no dice. */
const orSpell = /^[\s,]*(?:or\s)?(spells?|breath|gaze|touch|song|shriek|howl|curse|web)\s*$/i

/** `touch (energy drain)`, `8 × tentacle (paralysis)`, the whole piece: a few small words for its effect. */
const effectOnly =
  /^(?:\d{1,2}\s?[x×]\s?)?\p{Ll}[\p{L}' -]{2,30}\s\(\p{Ll}[\p{Ll}'-]*(?:\s[\p{Ll}'-]+){0,2}\)$/u

/** One attack of a piece; null where it reads like none. `armed` says that others came before it, or that none has dice. */
export function attackIn(
  words: string,
  nth: number,
  joins: AttackPart['joins'],
  armed: boolean | 'by no dice',
): Attack | null {
  if (armed === false && !hasDice(words)) return null
  const plainly = orSpell.exec(words)?.[1]
  if (plainly !== undefined)
    return { id: `a${nth}`, name: plainly, count: 1, dice: '', notes: '', joins: 'or' }
  const bare = bareOf(words)
  const dice = firstDice(bare)
  if (
    !dice &&
    !(armed === 'by no dice'
      ? diceless.test(bare) || effectOnly.test(bare)
      : isSpoken(words, bare, joins))
  )
    return null
  if (ofAnotherKind.test(bare) || isSaid(bare, dice)) return null
  const phrase = parseAttackPhrase(dice ? withoutLead(bare, dice) : bare, false)
  return phrase && attackOf(phrase, nth, joins)
}

/** `bite deals d10`, `Deals d10 with its bite`: without what leads over to the dice, and from them to the name. */
function withoutLead(bare: string, { 0: dice, index }: RegExpExecArray): string {
  const before = bare
    .slice(0, index)
    .trimEnd()
    .replace(leadsOver, '')
    .replace(onlyLeads, '')
    .replace(/\s?[:=>→~-]+\s*$/, ' ')
  const behind = bare.slice(index + dice.length)
  return (
    `${before} ${spelled(dice)}` + (before.trim() === '' ? behind.replace(leadsOn, ' ') : behind)
  )
}

const leadsOn = /^\s*[:-]?\s*(?:(?:damage|dmg|from|with|by|an?|its|his|her|their)\b\s*){1,3}/i

/** `anyone bitten saves STR or loses d4`: a sentence's words before the dice. */
function isSaid(bare: string, dice: RegExpExecArray | null): boolean {
  if (dice === null) return false
  const end = dice.index + dice[0].length
  const before = bare.slice(Math.max(0, dice.index - 120), dice.index)
  return (
    counted.test(bare.slice(end, end + 14)) ||
    ofWhoSuffers.test(before) ||
    (bringing.test(before) && /^\s\p{L}/u.test(bare.slice(end, end + 2)))
  )
}

/** `summons d4 Debtors`, `recovers d6 STR`: how many come, or what is won back. */
const bringing =
  /^(?:summons?|calls?|conjures?|spawns?|releases?|raises?|recovers?|regains?|regenerates?|regrows?|heals?|restores?|grows?|gains?|adds?|grants?|gives?|steals?|lays?|splits?|creates?|produces?|brings?|leads?|commands?|controls?|contains?|accompanied|attended|appears?|lasts?|returns?|casts?|knows?|has|have|holds?|drops?)(?:\s(?:up to|forth|in|into|for|by|another|about))?\s$/iu

/** `regrows d6 HP`, `d4 rounds`: dice that count something else than wounds. */
const counted =
  /^\s(?:hp|[gsc]p|feet|ft|miles?|metres?|rounds?|turns?|hours?|days?|minutes?|slots?|times|uses|charges|doses|copies|people|creatures|others|more|of them)(?!\p{L})/iu

const ofWhoSuffers =
  /(?<!\p{L})(?:takes?|suffers?|loses?|lost|regains?|heals?|anyone|everyone|those|targets?|victims?|must|saves?\s(?:STR|DEX|WIL|CHA|vs|or)|critical)[\s:]/iu

/** Without spaces; `2xd6`, two dice of which one counts, is `d6+d6`. */
function spelled(dice: string): string {
  const bare = dice.replace(/\s/g, '')
  const [whole = '', times = '', die = ''] = /^([2-4])x(d\d{1,3})/i.exec(bare) ?? []
  if (whole === '') return bare
  return Array.from({ length: Number(times) }, () => die).join('+') + bare.slice(whole.length)
}

/** `with its tail`, `avec ses griffes`. */
const withWhat =
  /^(?:(?:with\s+)?(?:(?:an?|the|its|his|her|their)\s)?|(?:avec|con|com|mit)\s+(?:(?:une?|ses|sa|son|un[ao]?|sus?|seus?|suas?|sein(?:en|em|er)?|ihr(?:en|em|er)?|ein(?:en|em|er))\s)?)(?=\p{L})/iu

/** Dots that lead over: `Attack ..... bite`. */
const leaders = /[ \t]?\.{2,40}[ \t]?/

function bareOf(words: string): string {
  return words
    .replace(leaders, ': ')
    .replaceAll('|', ' ')
    .replace(/^[^\p{L}\p{N}("']+/u, '')
    .replace(jointFirst, '')
    .replace(lead, '')
    .replace(tellingOf, '')
    .replace(tellingElsewhere, '')
    .replace(withWhat, '')
    .replace(/[\s.,;\\]+$/, '')
}

/** `or mind blast (save)`: no dice, and yet what it does. */
function isSpoken(words: string, bare: string, joins: AttackPart['joins']): boolean {
  const open = bare.indexOf('(')
  if (open <= 0) return false
  if (/^\s*and\s/i.test(words) && effectOnly.test(bare)) return true
  return (
    /^\s*or\b/i.test(words) ||
    (joins === 'or' && /\((?:save|see|special|stun|none|no damage)/i.test(bare))
  )
}
