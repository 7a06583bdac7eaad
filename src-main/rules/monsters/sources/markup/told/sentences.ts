import { sortPatches, type Patch } from '../patches.ts'
import { blowsIn, type FigurePatch } from './blows.ts'
import { inDigits, number, numberInWords, ordinals } from './numbers.ts'

const worn = String.raw`(?:(?:equivalent\sto\s)?(?:unarmou?red|none|leather|chain|plate|banded|splint|scale|ring|studded)[a-z]*(?:[\s-](?:mail|armou?r))?(?:\s(?:and|plus|with)\s(?:an?\s)?shield)?)`
const each = String.raw`(?:\s(?:each|apiece))?`
const rolled = String.raw`(\d{0,2}d\d{1,2}|\d{1,2}-\d{1,3})`

/** How sentences tell each figure; its value is what the groups hold. */
const tellings = Object.entries({
  AC: String.raw`\barmou?r\sclass(?:\s(?:is|of)(?:\sonly)?)?\s(${number}|as\s${worn})|\bAC\sof\s(${number})|(?<=(?:\b(?:has|have|with|and|is|are)\s(?:an?\s)?)|[:,(]\s?)(?:AC|Armou?r)\s(\d{1,2})(?!\s?\[)|\barmou?red\s((?:as\sin|like\sin|as|like|in)\s${worn})|\b(?:armou?r|skin|hide|shell|scales)\s((?:as|like)\s(?:though\s)?${worn})(?!\s\(AC)`,
  HD: String.raw`(?<!\b(?:than|to|least|every|per)\s)(${number}(?:\s?[+-]\s?\d)?(?:\s(?:plus|minus)\s${number})?)[\s-](?:full\s)?(?:hit[\s-]d(?:ice|ie)|HD)\b(?:,?\s((?:plus|less|minus)\s${number})\b)?`,
  HP: String.raw`(${number})\shit\spoints?\b${each}`,
  ML: String.raw`\bmorale(?:\s(?:score|rating))?(?:\s(?:of|is|at))?\s(${number})`,
  MV: String.raw`\b(?:moves?|walks?|runs?|crawls?|creeps?|(?:a\s)?(?:movement|move|speed)(?:\s(?:rate|score))?)(?:\s(?:at|of|is))*\s(?:a\s(?:rate|speed)\sof\s)?((?:\d{1,3}(?:'|"|\sfeet\b|\sft\b\.?)?(?:\s?\([^()\n]{2,24}\))?|${numberInWords})(?:\s(?:feet|inches))?(?:\s(?:per|an?|each)\s(?:round|turn))?(?:\s(?:flying|swimming|climbing))?)(?!\s?(?:hours?|days?|miles?))`,
  SV: String.raw`\b(?:saves?|saving\sthrows?\sare)\s(?:as|like)\s(?:an?\s)?((?:\d{1,2}(?:st|nd|rd|th)|${ordinals})[\s-]level\s[a-z-]+|[a-z-]+\sof\s(?:the\s)?(?:\d{1,2}(?:st|nd|rd|th)|${ordinals})\slevel)|\bsaving\sthrow\s(?:is|of)\s(${number})`,
  XP: String.raw`\b(?:worth|earns?|gains?|gives?|yields?|brings?|is)\s(?:the\sparty\s)?(${number})\s(?:XP|experience(?:\spoints?)?)\b${each}|(?<=,\s)(${number})\s(?:XP|experience)\b`,
  AL: String.raw`\b(?:alignment(?:\sis)?|(?:it|he|she|they|all)\s(?:is|are))\s((?:lawful|neutral|chaotic)(?:\s(?:good|evil|neutral))?)\b`,
  TT: String.raw`\btreasure\s(?:type|class)\s(?:is\s|of\s)?([A-V])\b`,
  NA: String.raw`\bthere\sare\s${rolled}\sof\sthem|\b(?:appear|come|found|met|encountered|hunt)\sin\s(?:groups|packs|bands|numbers|swarms|flocks|herds)\sof\s${rolled}`,
  level: String.raw`\b(${ordinals})[\s-]level(?!\s?[),.;])`,
}).map(([label, pattern]) => ({ label, pattern: new RegExp(pattern, 'gi') }))
/** A verb that leads to a figure, or one in words: more than a list between commas. */
const spoken = new RegExp(
  String.raw`\b(?:has|have|having|is|are|with)\s(?:an?\s|only\s)?(?:${number}(?:\s?[+-]\d)?[\s-](?:hit\s|HD\b)|armou?r|AC\b)|\b${numberInWords}[\s-](?:hit\s|HD\b)|\barmou?r\sclass\s(?:of|is)\b|,\s(?:of\s)?who[ms]?\s[^.;:()]{2,70}:\sarmou?r`,
  'i',
)
const labelled =
  /\b(?:AC|HD|MV|ML|#AT|ATT|Att|SV|Hit Dice|Armou?r Class|Morale):?\s[[(\d]|\b(?:Move|Attacks?|Hit Dice|Armou?r Class):/g
/** A block's own lines: what a paragraph beside them tells is of another. */
const fields =
  /^[\s|>*_-]*(?:AC|HD|Armou?r Class|Hit Dice|Move(?:ment)?|Morale|Attacks?|STR)\b(?=[*_]*(?::|\s*\||\s[[\d]))/gim
/** A short line without a stop over a paragraph. */
const heading = /(?:^|\n)[^\n]{2,45}[^.!?:,\s]\s*\n\s*$/

/** Figures told in sentences, as a stat line prints them: `has five hit dice and an armour class of four` as `: HD 5, AC 4`. */
export function sentencesIn(easy: string): Patch[] {
  if (!spoken.test(easy) || kindsOf(easy.match(fields)) > 1) return []
  let end = 0
  return easy.split(/\n\s*\n/).flatMap((paragraph) => {
    const at = easy.indexOf(paragraph, end)
    end = at + paragraph.length
    const [over = ''] = heading.exec(easy.slice(Math.max(0, at - 60), at)) ?? []
    return toldIn(paragraph, over).map(({ from, to, by }) => ({
      from: from + at,
      to: to + at,
      by,
    }))
  })
}

function kindsOf(labels: readonly string[] | null): number {
  return new Set(labels?.map((label) => label.replace(/\W/g, '').slice(0, 2))).size
}

/** The figures of a paragraph in one line, and the words between that only lead from one to the next left out. */
function toldIn(text: string, over: string): Patch[] {
  if (!spoken.test(text) || kindsOf(text.match(labelled)) > 1) return []
  const figures = tellings.flatMap(({ label, pattern }) =>
    [...text.matchAll(pattern)].map((found) => {
      const value = valueOf(found.slice(1).filter((one) => one !== undefined))
      const by =
        label === 'level' ? `${value} level` : `${label} ${value}${label === 'MV' ? ';' : ''}`
      return { label, from: found.index, to: found.index + found[0].length, by }
    }),
  )
  const blows = blowsIn(text)
  const kinds = new Set(figures.map(({ label }) => label))
  const more = kinds.size + Math.min(1, blows.length)
  if (!(kinds.has('HD') ? more > 1 : kinds.has('AC') && (kinds.has('HP') || kinds.size > 2)))
    return []
  const all = sortPatches<FigurePatch>([...figures, ...blows])
  const wraps = [...text.matchAll(/(?<=[^\n]{38})\n(?=[\p{L}\d])/gu)]
  return [
    ...subjectsIn(text, all, over),
    ...all,
    ...all.flatMap((one, nth) => behind(text, one, all[nth + 1])),
    ...wraps.map(({ index }) => ({ from: index, to: index + 1, by: ' ' })),
  ]
}

/** `four plus one` is `4+1`, `like plate` is `as plate`, `ninth level fighter` is `fighter 9`. */
function valueOf(words: readonly string[]): string {
  return inDigits(words.join(' '))
    .replace(/^(?:in|like|as (?:though|in|like))\s/, 'as ')
    .replace(/(\d{1,2})[a-z]{2}[ -]level ([a-z-]+)/i, '$2 $1')
    .replace(/\s(plus|less|minus)\s(?=\d)/gi, (_, sign) => (sign === 'plus' ? '+' : '-'))
}

const article = String.raw`(?:(?:His|Her|Their|Its)\s(?:\p{Ll}+\s){1,2}(?=\p{Lu})|(?:An?|Each|Every|His|Her|Their|Its|an?|the|The(?=\s\p{Ll})|(?<!,\s)The)\s(?!(?:skin|hide|shell|scales|body|armou?r|morale|alignment|of)\b))`
const pronoun =
  'It|He|She|They|You|We|There|This|These|Its|His|Her|Their|An?|Each|All|Both|And|With|Treat|Use'
/** Subject of the figures behind it: `The Bone Warden has`, `Once changed, The Larva is a thing with`, `Pim, a halfling with`. */
const subject = new RegExp(
  String.raw`(?:^|[.!?:)]["')]?\s+|,\s|(?<=\p{Ll})\s(?=\p{Lu}[\p{L}' -]{2,40},\san?\s))(${article}|(?=[\p{Lu}\d]))((?!(?:${pronoun})\s)[\p{L}\d][^.,;:!?]{1,50}?)(,\s(?:of\swhom|who|which|whose)\s[^.;:()]{2,80}:\s|\s(?:wears?\s[^.;:()]{3,40}\s)?\(|,\san?\s[^.,;:!?()]{2,40}\s(?:with\s|\()|(?:,\s(?:an?|the)\s[^.,;:!?()]{2,40}(?=,))?,?\s(?:has|have|is|are|possess(?:es)?|boasts?|with)(?:\s(?:(?:an?|the)\s\p{Ll}|[\d\p{Ll}])[^.;:()]{2,60}?\s(?:with|has|have))?(?:\san?|\sonly)?\s)$`,
  'u',
)
/** A line of its own for each creature, and a colon behind its name; not where a heading has it in full. */
function subjectsIn(text: string, all: readonly FigurePatch[], over: string): Patch[] {
  let floor = 0
  return all.flatMap(({ label, from, to }) => {
    const before = text.slice(Math.max(floor, from - 200), from)
    if (label !== 'level') floor = to
    const [, lead = '', name = '', has = ''] = subject.exec(before) ?? []
    if (!/AC|HD|HP/.test(label) || name === '' || over.includes(`${name} `)) return []
    const start = from - has.length - name.length
    const at = start - lead.length - 1
    const begin = { from: Math.max(0, at), to: start, by: at < 0 ? '' : '\n' }
    // The level of a person is a figure too.
    if (/^\s(?:is|are)\s.*\blevel\b/.test(has)) return [begin]
    return [begin, { from: from - has.length, to: from, by: has.endsWith('(') ? ' (' : ': ' }]
  })
}

const leading =
  /^[\s,;.]*(?:(?:and|with|which|who|that|it|he|she|they|its|his|her|their|is|are|has|have|an?|also)\s+)*$/i
const besides = /^,?\s(a|w)(nd|hich|ho)(?=\s)/

/** Patch behind a figure: over words that lead to the next, or before `and poisons`, which is no more of its blow. */
function behind(text: string, { label, to }: FigurePatch, next: FigurePatch | undefined): Patch[] {
  if (next?.label === '') return []
  const between = text.slice(to, next?.from ?? to)
  if (next && between.length > 2 && leading.test(between))
    return [
      { from: to, to: next.from, by: label === 'MV' ? ' ' : /[.;]/.test(between) ? '; ' : ', ' },
    ]
  const found = label === 'Att' || label === '' ? besides.exec(text.slice(to, to + 12)) : null
  return found
    ? [{ from: to, to: to + found[0].length, by: `. ${found[1]?.toUpperCase()}${found[2]}` }]
    : []
}
