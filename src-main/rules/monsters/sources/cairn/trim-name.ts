import type { Span } from '../../canonical.ts'
import type { PlainPage } from './page.ts'
import { tellsKind } from './titles.ts'

/** Remark on the whole creature in brackets after its name: `(detachment)`. */
const quality =
  /\s*\((?:\d{0,2}d\d[^()]{0,20}|(?:pack|group|band|herd|flock|swarm) of \d{1,3}|[^()]{0,12}\dd\d[^()]{0,20}|detachment|warband|swarm|(?:in|at|on|under|near|behind|inside|beneath|above)\s[\p{L}' -]{3,40}|\p{Ll}[^(),]{1,30}(?:,\s[^(),]{2,30}){1,4}|x?\s?\d{1,3}x?|\p{L}{2,12}\s\d{1,2}|an? (?:dozen|score)|two|three|four|five|six|seven|eight|nine|ten|twelve|deux|trois|quatre|cinq|zwei|drei|vier|fünf|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|três|quatro)\)$/iu
/** An article, a count or an ornament before it. */
const before =
  /^[^\p{L}\p{N}"'([¿¡]*(?:(?:\[![a-z]{1,20}\][-+]?|an?|the|An?|(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix)(?=\s+\p{Ll})|\d{1,3}(?=\s+\p{L})|(?:[Tt]he\s)?[Ss]tat(?:s|istics|[ -]?block)\s(?:for|of)(?:\san?|\sthe)?|[A-Za-z]\))\s+(?=\S))?[^\p{L}\p{N}"'([¿¡]*/u
/** Words after a name for its count or its stat block. */
const said =
  /(?:\s[x×]\s?\d{1,3}|\s\d{0,2}d\d{1,2}(?:[+-]\d)?|(?:'s)?\s(?:stats?|statistics|stat[ -]?block|profile)(?:\sare)?)$/i
/** `{#reed-man}`, `{: .monster}` after a heading, for programs. */
const anchor = /\s*\{:?\s?[#.][^{}]{0,60}$/
/** A stop, a backslash or an ornament after it; `[#]` leads to the heading that it stands in. */
const after = /(?:\s\[[^\p{L}\p{N}\]]{1,2}\]|[^\p{L}\p{N}"')\]?!%])*$/u
const anyOrnament = /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$|\s/u

/** Trims a name: no article before it, no signs around it, no page number, no description. */
export function trimName(page: PlainPage, name: Span | null): Span | null {
  if (!name) return null
  const { text } = page
  const words = text.slice(name.from, name.to)
  if (!anyOrnament.test(words)) return quoted(text, name)
  const head = (before.exec(words)?.[0].length ?? 0) || articleOf(page, name.from, words)
  let rest = words.slice(head).replace(said, '')
  rest = bare(rest.slice(0, kindFrom(page, name.from + head, rest))).replace(anchor, '')
  rest = rest.replace(said, '')
  const bracket = quality.exec(rest)?.[0].length ?? 0
  rest = bare(rest.slice(0, rest.length - bracket))
  rest = rest.slice(0, pageFrom(page, name.from + head, rest))
  if (rest.length < 2) return name
  if (/^\[[^[\]]{2,}\]$/.test(rest))
    return { from: name.from + head + 1, to: name.from + head + rest.length - 1 }
  const from = name.from + head
  return quoted(text, { from, to: from + rest.length })
}

/** `"Sweet" Nell Harrow`, `Rat, "Scampers"`, `# "Limbs"`: the quotes that are of the name. */
function quoted(text: string, { from, to }: Span): Span {
  const before = text.charAt(from - 1) === '"'
  const behind = text.charAt(to) === '"'
  if (!before && !behind) return { from, to }
  const within = text.slice(from, to).split('"').length - 1
  if (within % 2 === 1) return before ? { from: from - 1, to } : { from, to: to + 1 }
  const heads = /#[ \t]+"$/.test(text.slice(Math.max(0, from - 8), from))
  return before && behind && heads ? { from: from - 1, to: to + 1 } : { from, to }
}

/** `The **Eel Knight**`: the article was not set as the name is. */
function articleOf(page: PlainPage, from: number, words: string): number {
  if (!/^The \p{Lu}/u.test(words)) return 0
  const begins = from + 4
  const first = page.back({ from: begins - 1, to: begins + 1 })
  return first.to - first.from > 3 || page.slanted(begins) ? 4 : 0
}

function bare(words: string): string {
  return words.slice(0, words.length - (after.exec(words)?.[0].length ?? 0))
}

/** `Vault Warden      27`: a number far from the name is its page. */
function pageFrom(page: PlainPage, from: number, words: string): number {
  const [whole = '', gap = ''] = /([\s.|]+)\d{1,3}$/.exec(words) ?? []
  if (whole === '') return words.length
  const at = words.length - whole.length
  const place = page.back({ from: from + at - 1, to: from + at }).to
  const number = page.back({ from: from + at + gap.length, to: from + words.length }).from
  return number - place > 2 || /[.|]{2}/.test(gap) ? at : words.length
}

/** `Crab, Giant` is a name, and `Crab, giant animal` is not. */
function isSaid(words: string, sign: string): boolean {
  if (!tellsKind(words)) return false
  if (sign.includes(',')) return /^\p{Ll}/u.test(words)
  return (
    !sign.includes('(') || /\p{L}[,/\s-]+\p{L}|^(?:undead|npc|construct|fey|humanoid)/iu.test(words)
  )
}

/** `Stair Thing - Liminal Horror`, `Weir Warden | large construct`: where what it is begins. */
function kindFrom(page: PlainPage, from: number, words: string): number {
  const parting = /\s-{1,3}\s|,\s|\s[|•·(]\s?|\s\/\s/g
  for (let sign = parting.exec(words); sign; sign = parting.exec(words)) {
    if (sign.index < 2) continue
    const end = sign.index + sign[0].length
    if (page.slanted(from + end) || isSaid(words.slice(end), sign[0])) return sign.index
  }
  return words.length
}
