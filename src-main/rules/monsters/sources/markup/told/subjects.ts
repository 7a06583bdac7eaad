import type { Patch } from '../patches.ts'
import { namedIn } from './antecedents.ts'
import { inDigits, ordinals } from './numbers.ts'
import type { FigurePatch } from './blows.ts'

const article = String.raw`(?:(?:His|Her|Their|Its)\s(?:\p{Ll}+\s){1,2}(?=\p{Lu})|(?:An?|Each|Every|His|Her|Their|Its|an?|the|The(?=\s\p{Ll})|(?<!,\s)The)\s(?!(?:skin|hide|shell|scales|body|armou?r|morale|alignment|of)\b))`
const pronoun =
  'It|He|She|They|You|We|There|This|These|Its|His|Her|Their|An?|Each|All|Both|And|With|Treat|Use'
/** Subject of the figures behind it: `The Bone Warden has`, `Once changed, The Larva is a thing with`, `Pim, a halfling with`. */
const subject = new RegExp(
  String.raw`(?:^|[.!?:)]["')]?\s+|,\s|(?<=\p{Ll})\s(?=\p{Lu}[\p{L}' -]{2,40},\san?\s))(${article}|(?=[\p{Lu}\d]))((?!(?:${pronoun})\s)[\p{L}\d][^.,;:!?]{1,50}?)(,\s(?:of\swhom|who|which|whose)\s[^.;:()]{2,80}:\s|\s(?:wears?\s[^.;:()]{3,40}\s)?\(|,\san?\s[^.,;:!?()]{2,40}\s(?:with\s|\()|\sis\s(?:(?:\p{Ll}+\s)?\p{Ll}+:|an?\s[^.;:()]{2,20}[ -]level\s[a-z-]+[:,])\s|(?:,\s(?:an?|the)\s[^.,;:!?()]{2,40}(?=,))?,?\s(?:has|have|is|are|possess(?:es)?|boasts?|with)(?:\s(?:(?:an?|the)\s\p{Ll}|[\d\p{Ll}])[^.;:()]{2,60}?\s(?:with|has|have))?(?:\san?|\sonly)?\s)$`,
  'u',
)
/** `He is a fourth-level fighter with`, `Each has`, `These soldiers are ordinary men of`, `By night he is a river wight of`. */
const taken =
  /(?:^|[.!?:;][*"')]*\s+(?:\p{Lu}\p{Ll}+\s\p{Ll}+,?\s)?)((?:[Ii]t|[Hh]e|[Ss]he|[Tt]hey|[Ee]ach|All)(?:\sof\sthem)?|Er|Sie|Es|Jeder?s?|These\s(\p{Ll}{3,}))(\s(?:has|have|is|are|fights?|hat|haben|ist|sind)\b[^.;:()]{0,70}?\s)$/u
const ofKind =
  /^\sis\san?\s(?!(?:creature|thing|being|beast|monster|man|woman|person|fighter|cleric|thief)\b)(\p{Ll}[\p{Ll}' -]+)\s(?:of|with)\s$/u
/** `Their leader, Cutter Joan. ` before figures without a verb. */
const named = /,\s(\p{Lu}[\p{L}' -]{2,40})\.[*_]*\s+$/u
const levelOf = new RegExp(
  String.raw`\b(?:(?:(\d{1,2})[a-z]{2}|(${ordinals}))[ -]level(?:\s([a-z]{4,}(?:-[a-z]+)?))?|([a-z-]+)\s(?:of\s(?:the\s)?(${ordinals})\slevel))`,
  'i',
)

/** How far before its figures a creature is named, in UTF-16 units. */
const namedBefore = 1_000

/** A line of its own for each creature, and a colon behind its name; not where a heading has it in full. */
export function subjectsIn(text: string, all: readonly FigurePatch[], over: string): Patch[] {
  let floor = 0
  const first = all.findIndex(({ label }) => label !== 'level')
  return all.flatMap(({ label, from, to }, nth) => {
    const before = text.slice(Math.max(floor, from - 200), from)
    if (label !== 'level') floor = to
    if (!/AC|HD|HP/.test(label)) return []
    const [, lead = '', name = '', has = ''] = subject.exec(before) ?? []
    if (name === '') return over === '' && nth === first ? takenUp(text, before, from) : []
    if (over.includes(`${name} `)) return []
    const start = from - has.length - name.length
    const at = start - lead.length - 1
    const full =
      /^The\s$/.test(lead) &&
      new RegExp(String.raw`\b${name}(?:\s\p{Lu}[\p{L}'-]+)+`, 'u').exec(
        text.slice(Math.max(0, start - namedBefore), start),
      )
    const begin = {
      from: Math.max(0, at),
      to: full ? from - has.length : start,
      by: `${at < 0 ? '' : '\n'}${full ? full[0] : ''}`,
    }
    // The level of a person is a figure too.
    if (/^\s(?:is|are)\s.*\blevel\b/.test(has)) return [begin]
    return [begin, { from: from - has.length, to: from, by: has.endsWith('(') ? ' (' : ': ' }]
  })
}

/** A line with the name in place of the pronoun that takes it up before a paragraph's first figure. */
function takenUp(text: string, before: string, figure: number): Patch[] {
  const bare = named.exec(before)
  if (bare) return [{ from: figure - bare[0].length, to: figure, by: `\n${bare[1] ?? ''}: ` }]
  const [, pronoun = '', these, has = ''] = taken.exec(before) ?? []
  const from = figure - has.length - pronoun.length
  const name =
    pronoun &&
    (these ?? ofKind.exec(has)?.[1] ?? namedIn(text.slice(Math.max(0, from - namedBefore), from)))
  if (!name) return []
  const [, digits, first, kind, other, second] = levelOf.exec(has) ?? []
  const nth = digits ?? first ?? second
  const level = nth ? `, ${Number.parseInt(inDigits(nth), 10)}th level ${kind ?? other ?? ''}` : ''
  return [{ from, to: figure, by: `\n${name}${level.trimEnd()}: ` }]
}
