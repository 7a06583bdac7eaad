import { oneSpaced } from '../../signs.ts'
import type { ClauseValue } from './found.ts'

const distance = String.raw`\d{1,4}(?:[.,]\d)?(?:\s?(?:'{1,2}|(?=[a-z"])(?:"|ft\b\.?|feet\b|foot\b|m\b\.?|metres?\b|meters?\b|mt\b|yards?\b|yds?\b|hex(?:es)?\b|squares?\b|pi[eé]s\b|piedi\b|pieds?\b|p[eé]s\b|fu(?:ss|ß)|in\b|meter\b|metri\b|metros?\b|m[eè]tres\b|cases?\b)))?`
const way = String.raw`(?:fly(?:ing|er)?|flies|fl|flight|swim(?:ming)?|sw|burrow(?:ing)?|br|dig(?:ging)?|climb(?:ing)?|cl|jump(?:ing)?|leap(?:ing)?|glid(?:e|ing)|hover(?:ing)?|run(?:ning)?|walk(?:ing)?|unarmou?red|armou?red|land|water|webs?|wb|air|ground|underground|trees?|wolf|bear|bat|rat|tiger|boar|human|humanoid|form|animal|horse|form[ae]|human[ao]|humaine|umana|animale|h[ií]brid[ao]|ibrida|hybride|lobo|rata|rato|oso|tigre|cerdo|urso|javali|loup|ours|sanglier|lupo|orso|ratto|cinghiale|menschengestalt|tiergestalt|wolfsgestalt|menschenform|tierform|mounted|riding|normal|hop(?:ping)?|brachiating|charg(?:e|ing)|ice|snow|volando|nadando|nageant|vol(?:ant|o|ando)?|nage|nado|a nado|fliegend|flug|schwimmend|kletternd|grabend|nuoto|nuotando|voando|voo|escavando|trepando|escalando|escalar|trepar|cavar|excava|escava|grimper|arrampicarsi|klettern|graben|excavando|excavar|planeando|scavando|arrampicando|creusant|grimpant|planant|earth|stone|sand|mud|spell|mist|gaseous|shape|crawl(?:ing)?|slither(?:ing)?|sprint(?:ing)?|teleport|combat|levitat(?:e|ing)|phas(?:e|ing)|under|over|foot|a piedi|à pied|zu fu(?:ss|ß)|roll(?:ing)?|in|on|through|the|its|a|while|when|as|by|w/|en|em|dans|im|am|nell'acqua|acqua|agua|eau|tierra|terra|terre|aire|aria|sous|bajo|sur|sob|de|galop|walking|per|turn|round|wings?|volo|volare|voler|volar|nadar|voar|nager|fliegen|schwimmen|special|slow|fast)`
/** `in trees`, `en telaraña`: words between a preposition and the value's end. */
const within = String.raw`\s(?:in|on|through|over|under|en|em|dans|im|sous|bajo|sur|sob|sotto|su|sulle|entre)\s(?:(?:the|los|las|les|la|el|os|as)\s)?[a-zà-ÿ'-]{3,14}(?:\s[a-zà-ÿ]{3,14})?(?=\s*(?:[,;/|)\n]|$))`
const segment = new RegExp(
  String.raw`(?:\/\/)?(?:(?=[a-zà])${way}(?:[:.]|\b|(?=\d))\s?){0,3}(?:\(${distance}\)|\(?${distance})(?:\s?[([][^()[\]\n]{1,40}[)\]])?(?:${within}|(?:\s(?=[a-zà])${way}\b\.?(?!:?\s?\(?\d)){0,4})(?:\s?\([^()\n]{1,40}\))?`,
  'iy',
)
const bareDistance = /^\s?\d{1,4}\s?(?:$|[,;])/
const joint =
  /\s{0,2}(?:\/{1,2}|[,;|&+]|\band\b|\bor\b|\by\b|\bet\b|\bund\b|\bo\b|\be\b)?\s{0,2}(?:or |and )?/iy
const stillWord =
  /^(?:none|nil|special|varies|variable|see below|(?:as per|as|like) (?:an? )?(?:(?:un)?armou?red )?[a-z]+(?: (?:man|men|human|person|horse)\b)?(?:,? (?:but )?(?:fl(?:ies|y)|swims?|climbs?|burrows?) (?:at )?(?:half|twice|double)(?: that)?)?|(?:double |triple )?near(?:\s?\([^()\n]{1,40}\))?|½ [a-z]+|half [a-z]+|normal|immobile|stationary|sessile|nessuno|ninguno|aucun|keine?|nenhum|near|far|close|slow|fast|fly|n\/a)(?![a-z])/i

/** `Normal, Fly Fast`: how fast in words, each way of moving for itself. */
const paces =
  /^(?:near|close|far|normal|slow|fast)(?:,?\s(?:fly|swim|climb|burrow)\s(?:near|close|far|normal|slow|fast))+(?![a-z])/i

/** The usual form, and nothing after it: `60' (20')`; or dice, `2d4`. */
const usual = /^(\d{1,4}' \(\d{1,4}'\)|\d{1,2}d\d{1,2})[\s,;]*$/

/** `60' (20')`, `90' (30') / 240' (80') flying`, `40' Fly 60' (10')`, `9/18 (flying)`. */
export function readMovement(clause: string): ClauseValue<string> | null {
  const plain = usual.exec(clause)?.[1]
  if (plain !== undefined) return { value: plain, to: plain.length }
  segment.lastIndex = 0
  if (!segment.test(clause)) return phrase(clause, paces) ?? phrase(clause, stillWord)
  let to = segment.lastIndex
  for (let count = 0; count < 6; count += 1) {
    joint.lastIndex = to
    const sign = joint.exec(clause)?.[0] ?? ''
    segment.lastIndex = to + sign.length
    const next = segment.exec(clause)?.[0]
    if (next === undefined) break
    const apart = /[,;|]/.test(sign) || sign.trim() === ''
    const telling =
      /['"(]|ft|feet|\bm\b|met|pi|fu/i.test(next) ||
      /^[a-z]/i.test(next) ||
      /\d [a-z]{2}/i.test(next)
    if (apart && (!telling || bareDistance.test(next))) break
    to += sign.length + next.length
  }
  // `40/60f`, `30/50t`: the way of moving is one letter.
  if (/^[fstbc](?![a-z])/.test(clause.slice(to, to + 2))) to += 1
  const sentence = /[a-z]{3}\.\s+(?=[A-Z])/.exec(clause.slice(0, to))
  if (sentence) to = sentence.index + 3
  if (/(?<!ft|\bm|in|yd|fl|sw|br|cl)\.$/i.test(clause.slice(0, to))) to -= 1
  return { value: oneSpaced(clause.slice(0, to)), to }
}

const number = String.raw`(?:\d{0,3}[dw]\d{1,3}|\d{1,4}-\d{1,4}|\d{1,4})(?:\s?[x+*/-]\s?(?:\d{0,3}[dw]\d{1,3}|\d{1,4}(?!\d|'|d)))*`
const numbers = new RegExp(
  String.raw`^(?:(?:wild|lair|dungeon|wilderness|group|pack|herd|solitary|band)[a-z]*:?\s)?(?:\(${number}\)|${number})(?:\s(?:swarms?|packs?|herds?|nests?|flocks?|schools?|colon(?:y|ies)|groups?|bands?|hives?)(?![a-z]))?(?:\s?\([^()\n]{1,60}(?:\([^()\n]{0,30}\)[^()\n]{0,20})?\))?(?:\s?[,/;]?\s(?:(?:in )?(?:wild|lair|dungeon|wilderness|nest|hive)[a-z]*:?\s)(?:\(${number}\)|${number})(?!\d|\s?%)){0,3}`,
  'i',
)
const otherNumber =
  /^(?:special|unique|solitary|varies|variable|see [a-z]+|\*|none|nil)(?:,? see [a-z]+)?/i
const groups =
  /^[a-z]+(?: [a-z]+)? \(\d[^()\n]{0,30}\)(?:\s?\/\s?[a-z]+(?: [a-z]+)? \(\d[^()\n]{0,30}\))?/i

/** `4-16, 40-400`: the number of a lair. */
const inLair = /^, ?\d{1,3}(?:-|d)\d{1,4}(?=\s*(?:$|[;.\n|]|[A-Z]{2}))/

/** `2d4 (6d10)`, `0 (1d4)`, `1-6`, `1d6, Wild 2d4, Lair 2d4`, `1d10 (1d4 × 10)`. */
export function readNumberAppearing(clause: string): ClauseValue<string> | null {
  const found = phrase(clause, numbers)
  if (found === null) return phrase(clause, otherNumber) ?? phrase(clause, groups)
  const more = clause.charCodeAt(found.to) === 44 ? inLair.exec(clause.slice(found.to)) : null
  return more ? phrase(clause.slice(0, found.to + more[0].length), /^.*/) : found
}

/** `LN Str-10`, `C obv`: letters, and then a label or a remark. */
const lettered =
  /^(?:[LNC][GEN]?|TN)(?=\s(?:\p{Lu}[\p{L}]*[-:.\s]{0,2}\d|(?!(?:or|and|to|ou|oder|und|o|e|y|et)\b)\p{Ll}{2}))/u

/** `Lawful, Neutral or Chaotic`. */
const severalSides =
  /^(?:(?:lawful|neutral|chaotic|good|evil|law|neutrality|chaos),\s){1,2}(?:lawful|neutral|chaotic|good|evil|law|neutrality|chaos)?,?\s?(?:or|and|oder|ou|o)\s(?:lawful|neutral|chaotic|good|evil|law|neutrality|chaos)\b/i

/** `Lawful`, `Lawful or Neutral`, `any`, `C`, `chaotic evil`: words up to a comma, bracket or line's end. */
export function readAlignment(clause: string): ClauseValue<string> | null {
  const several = severalSides.exec(clause)?.[0]
  if (several !== undefined) return { value: oneSpaced(several), to: several.length }
  const letters = lettered.exec(clause)?.[0]
  if (letters !== undefined) return { value: letters, to: letters.length }
  return phrase(
    clause,
    /^[a-zà-ÿ]+(?:['’][a-zà-ÿ]+)?(?:[ /-]{1,3}(?!and\b|XP\b)[a-zà-ÿ]+){0,4}(?:\s?\((?:[LNCGE]{1,2}|(?:any )?(?:good|evil|lawful|chaotic|neutral)|(?:usually|often|mostly|typically|rarely|sometimes|but|see|by|any|normalmente|usualmente) [^()\n]{2,30})\)|, (?:usually|often|mostly|typically) [a-z]+)?/i,
  )
}

/** `R (C)`, `E + 5,000gp`, `None`: all up to the next comma, full stop or line. */
export function readTreasure(clause: string): ClauseValue<string> | null {
  return phrase(
    clause,
    /^(?:\([^()\n]{1,80}\)|\+\s?\n\s?(?=[A-Z])|[^,;.\n()\]|·•]|[,.](?=\d)|,\s?(?=[A-Z](?:[,;.)\s(]|$)|\d{1,2}%\s)){1,120}/,
  )
}

/** All that stands on the line, or in its cell. */
export function readLine(clause: string): ClauseValue<string> | null {
  const found = phrase(clause, /^[^\n|]{1,200}(?:\n\s*\([^\n|()]{1,40}\))?/)
  if (!found) return null
  const bare = found.value.replace(/[\s,;*_]+$/, '').replace(/(?<!\b(?:ft|m|in|yd|etc))\.$/i, '')
  return bare === '' || /^[-–—]$/.test(bare) ? null : { value: bare, to: found.to }
}

function phrase(clause: string, pattern: RegExp): ClauseValue<string> | null {
  const found = pattern.exec(clause)?.[0].trimEnd()
  return found ? { value: oneSpaced(found), to: found.length } : null
}
