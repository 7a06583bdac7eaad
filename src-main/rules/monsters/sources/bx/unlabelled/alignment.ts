import type { Span } from '../../../canonical.ts'
import type { Clause } from '../clauses.ts'
import { groupSpan, firstOf, gapsOf, lastReach, type Unfinished } from './gaps.ts'

/** How far above the figures a line with the alignment may stand, in signs. */
const farthestAbove = 200
const side =
  'lawful|neutral|chaotic|legale|legal|leal|loyale?|rechtschaffen|ordeir[oa]|neutrale|neutr[eoa]|ca[oó]tic[oa]|chaotique|chaotisch'
const way = String.raw`(?:${side})(?: (?:good|evil|neutral|bueno|malvado|bon|mauvais|buono|malvagio|gut|böse|b[oó]a|mau))?`

const anyAlignment = /lawful|neutr|chaot|legal|l[eo][ay]a?l|rechtsch|ordeir|ca[oó]tic/i
const bareAlignment = new RegExp(
  String.raw`(?:^(?:level \d{1,2})?\s*|[,;/|(.•·]\s*|\s-\s|[^\S\n]{2}|\n\s*[*-]?\s*|\bis (?:an? )?)(${way})\s*(?=$|[,;/|).•·[]|-\s|\n)`,
  'i',
)
/** `Small undead, chaotic evil`, `Large Fairy-Sentient-Neutral`, `this chaotic evil creature`: under the name. */
const kindLine = new RegExp(
  String.raw`(?:[-,|(•·]\s?|\n\s*|\b(?:this|these|an?|are|is|level \d{1,2}) )((?:any )?${way})(?:\)?[\s,;.]*(?=\n|$)|(?=,? (?:creature|humanoid|being|beast|animal|monster|undead|giant|dragon|fey|demon|spirit|construct|ooze|plant|human|elf|dwarf|gnome|halfling|[a-z]+s? whose|\d{1,2}(?:st|nd|rd|th)[ -]level|(?:[a-z]+ ){1,2}?[a-z]+'s? vital stats)|(?: (?:tiny|small|medium|large|huge) \p{Lu})|, (?:tiny|small|medium|large|huge|gargantuan) ))`,
  'iu',
)
/** `(N human male F3;`: in letters before a person's kind. */
const ofPerson =
  /[(,]\s?([LNC][GEN]?)\s(?=(?:human|elf|elven|dwarf|dwarven|halfling|gnome|half-elf|half-orc|male|female)\b)|(?<=\s(?:[FCTDEHM]U?|Halfling|Elf|Dwarf|Fighter|Cleric|Thief|Magic-User) ?\d{1,2},\s)([LNC][GEN]?)(?=,\s)/
/** `Médio e Caótico - Ermos`, `Large and Chaotic`: its size before it. */
const withSize = new RegExp(
  String.raw`\b(?:min[uú]scul[oa]|mi[uú]d[oa]|pequen[oa]|m[eé]di[oa]|grande|enorme|imens[oa]|gigante|colossal|tiny|small|medium|large|huge|gargantuan)(?: [a-zà-ÿ]{3,14})?(?: [ey]|,| and| et| und) (${way})(?=\s*(?:$|\n|[,;|•·]|-\s))`,
  'i',
)
/** A line of its own under the figures. */
const lineBelow = new RegExp(
  String.raw`^\n\s{0,8}(?:[*•-]\s)?(?:(?:tiny|small|medium|large|huge|gargantuan)\s[^\n.;:]{2,40}[-,]\s?)?(${way})\.?[^\S\n]*(?=\n|$)`,
  'i',
)
/** `ML 8, C, XP 10`: nothing else stands there, or a sentence does: `Save F4, C. There are six of them.` */
const lone = /^[\s,;|]*([LNC][GEN]?)[\s,;.|]*$/
const listed = /^,\s([LNC][GEN]?)[.,]\s/

/** `chaotic evil` on a line under the name, among the figures or under them. */
export function readBareAlignment(
  text: string,
  clauses: readonly Clause[],
  name: Span | null,
  reading: Unfinished,
): void {
  const from = clauses[0]?.hit.from ?? 0
  const above = name && name.to <= from ? Math.max(name.to, from - farthestAbove) : from
  const last = clauses.at(-1)?.from ?? from
  const gaps = gapsOf(text, clauses, reading)
  const isPrinted = anyAlignment.test(text.slice(above, last + lastReach))
  const found = isPrinted
    ? (groupSpan(text, { from: above, to: from }, kindLine) ??
      groupSpan(text, { from: above, to: from }, withSize) ??
      firstOf(gaps, (gap) => groupSpan(text, gap, bareAlignment)) ??
      below(text, last))
    : (groupSpan(text, { from: above, to: from }, ofPerson) ??
      firstOf(gaps, (gap) => groupSpan(text, gap, gap.to - gap.from < 8 ? lone : listed)))
  if (!found) return
  reading.figures.alignment = { value: text.slice(found.from, found.to), span: found }
  reading.spans.push(found)
}

function below(text: string, last: number): Span | null {
  const from = text.indexOf('\n', last)
  return from < 0
    ? null
    : groupSpan(text, { from, to: Math.min(text.length, from + 60) }, lineBelow)
}
