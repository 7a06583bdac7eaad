import type { Span } from '../../../canonical.ts'

const proper = String.raw`\p{Lu}[\p{L}'-]*(?:\s(?:(?:of|the|von|de)\s)?\p{Lu}[\p{L}'-]*){0,3}`

/** Name behind a comma after a description in lower case: `and their captain, Urz (AC 4`, or after a clause: `As they enter, Urz (`. */
const apposition =
  /^(?:\p{Ll}|(?:An?|The|One|Their|His|Her|As|When|While|If|Once|After|Before|In|At|On|Behind|Beside|Inside|Near|Under)\s\p{Ll})[^\n]*(?<!\p{Lu}{3}),\s+((?!Lawful|Neutral|Chaotic|Lesser|Greater|Giant)\p{Lu}[^,\n]{1,40})$/u

/** Name before its description: `keeps Zib, a goblin thief (`; but not `in the Hall, a ghoul (`. */
const explained = new RegExp(
  String.raw`(?:^\s*|\p{Ll}\s)(?<!\b(?:in|at|on|under|near|from|to|into|of|the|past|behind|beyond|beside|inside|within|across|above|below)\s)(${proper}), (?:an?|the) \p{Ll}[^,;:.()]{2,40}$`,
  'u',
)

/** `led by Old Grimjaw, bogle chief (`. */
const led = new RegExp(
  String.raw`\b(?:by|named|called|truth)\s(${proper}), (?:\p{Ll}|\d{1,2}(?:st|nd|rd|th)[ -]level\s)[^,;:.()]{2,40}$`,
  'u',
)

/** `In the corner squats Grub (`, `a fighter named Ulf (`. */
const presented = new RegExp(
  String.raw`\p{Ll}\s(?:named|called|is|sits?|squats?|stands?|lurks?|waits?|sleeps?|lives?|dwells?|hides?|rests?|lies?|works?|rules?|crouch(?:es)?|kneels?|paces?|broods?|reigns?|liegt|steht|sitzt|lauert|wartet|haust)\s"?(${proper})"?(?:,\s(?:(?:sein|ihr)e?\s\p{Lu}|(?:his|her|its|their)\s\p{Ll})[\p{L} -]{2,30})?$`,
  'u',
)

/** `fears his wife Hilde (`. */
const related = new RegExp(
  String.raw`\b(?:[Hh]is|[Hh]er|[Tt]heir|[Ii]ts)\s\p{Ll}+(?:\s\p{Ll}+)?\s(${proper})(?:\s(?:is|was)\s[^.;:]{2,40})?$`,
  'u',
)

/** `under the eye of their sergeant (`, `the clerk's companion, a rock baboon on a chain:`. */
const owned =
  /(?:\p{Ll}\sof\s(?:his|her|its|their)|\b(?:\p{L}+'s|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir)\s\p{Ll}+,\san?)\s(\p{Ll}[\p{Ll}' -]{2,30}?)(?:\s(?:on|in|with|at|under|behind)\s[^,;:.()]{2,30})?$/u

/** `The bridge is held by three toll ogres who want a toll. (`. */
const holding =
  /\p{Ll}\sby\s(?:an?|the|some|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\s(\p{Ll}[\p{Ll}' -]{2,30}?)\s(?:who|that|which|whose)\s[^.;:()]*$/u

/** `in the lap of OLD TAM (`. */
const shouted = /\p{Ll}\s(\p{Lu}[\p{Lu}'-]+(?:\s\p{Lu}[\p{Lu}'-]+){0,3})$/u

/** Kind of person before the figures in the same bracket: `Pell (bandit, `. */
const beforeFigures = /\s\([^()\n]{2,40}[,;:]\s*$/

/** Span of a name in prose before the bracket or the colon of the figures; null where there is none. */
export function nameInProse(words: string): Span | null {
  const within = words.endsWith('(') || words.endsWith('[') ? null : beforeFigures.exec(words)
  if (!within && !/[([:]\s*$/.test(words)) return null
  const before = words.slice(0, within?.index ?? words.length).replace(/[\s([:,-]+$/, '')
  const bare = /\p{Ll}{3}\.$/u.test(before) ? before.slice(0, -1) : before
  const name = [led, apposition, presented, explained, related, owned, holding, shouted]
    .map((pattern) => pattern.exec(bare))
    .find((found) => found !== null)?.[1]
  if (name === undefined) return null
  const from = bare.lastIndexOf(name)
  return { from, to: from + name.length }
}
