import { sortPatches, type Patch } from '../patches.ts'
import { blowsIn, type FigurePatch } from './blows.ts'
import { inDigits, inGerman, number, numberInWords, ordinals } from './numbers.ts'
import { subjectsIn } from './subjects.ts'

const worn = String.raw`(?:(?:equivalent\sto\s)?(?:unarmou?red|none|leather|chain|plate|banded|splint|scale|ring|studded)[a-z]*(?:[\s-](?:mail|armou?r))?(?:\s(?:and|plus|with)\s(?:an?\s)?shield)?)`
const each = String.raw`(?:\s(?:each|apiece))?`
const rolled = String.raw`(\d{0,2}d\d{1,2}|\d{1,2}-\d{1,3})`

/** How sentences tell each figure; its value is what the groups hold. */
const tellings = Object.entries({
  AC: String.raw`\barmou?r\sclass(?:\s(?:is|of)(?:\sonly)?)?\s(${number}|as\s${worn})|\bAC\sof\s(${number})|\bRüstungsklasse\s(?:von\s)?(\d{1,2})|(?<=(?:\b(?:has|have|with|and|is|are)\s(?:an?\s)?)|[:,(]\s?)(?:AC|Armou?r)\s(?:of\s)?(\d{1,2})(?!\s?\[)|\barmou?red\s((?:as\sin|like\sin|as|like|in)\s${worn})|\b(?:armou?r|skin|hide|shell|scales)\s((?:as|like)\s(?:though\s)?${worn})(?!\s\(AC)`,
  HD: String.raw`(?<!\b(?:than|to|least|every|per)\s)(${number}(?:\s?[+-]\s?\d)?(?:\s(?:plus|minus)\s${number})?)[\s-](?:full\s)?(?:hit[\s-]d(?:ice|ie)|HD)\b(?:,?\s((?:plus|less|minus)\s${number})\b)?|\b(${inGerman})\sTrefferwürfeln?\b`,
  HP: String.raw`(${number})\shit\spoints?\b${each}|\b(${inGerman})\sTrefferpunkten?\b`,
  ML: String.raw`\bmorale(?:\s(?:score|rating|of|is|at|that|has|have|sunk|fallen|risen|to|only|just)){0,4}\s(${number})|\bMoral(?:wert)?\s(?:(?:ist|von|beträgt)\s)?(\d{1,2})`,
  MV: String.raw`\b(?:moves?|walks?|runs?|crawls?|creeps?|(?:a\s)?(?:movement|move|speed)(?:\s(?:rate|score))?)(?:\s(?:at|of|is))*\s(?:a\s(?:rate|speed)\sof\s)?((?:\d{1,3}(?:'|"|\sfeet\b|\sft\b\.?)?(?:\s?\([^()\n]{2,24}\))?|${numberInWords})(?:\s(?:feet|inches))?(?:\s(?:per|an?|each)\s(?:round|turn))?(?:\s(?:flying|swimming|climbing))?)(?!\s?(?:hours?|days?|miles?))`,
  SV: String.raw`\b(?:saves?|saving\sthrows?\sare)\s(?:as|like)\s(?:an?\s)?((?:\d{1,2}(?:st|nd|rd|th)|${ordinals})[\s-]level\s[a-z-]+|[a-z-]+\sof\s(?:the\s)?(?:\d{1,2}(?:st|nd|rd|th)|${ordinals})\slevel)|\b(?:an?\s|(?:its|his|her|their)\s)(?:save|saving\sthrow)\s(?:(?:is|of)\s)?(${number})`,
  XP: String.raw`\b(?:worth|earns?|gains?|gives?|yields?|brings?|is)\s(?:the\sparty\s)?(${number})\s(?:XP|experience(?:\spoints?)?)\b${each}|(?<=,\s)(${number})\s(?:XP|experience(?:\spoints)?)\b`,
  AL: String.raw`\b(?:alignment(?:\sis)?|(?:it|he|she|they|all)\s(?:is|are))\s((?:lawful|neutral|chaotic)(?:\s(?:good|evil|neutral))?)\b(?:\s(?:too|also))?`,
  TT: String.raw`\btreasure\s(?:type|class)\s(?:is\s|of\s)?([A-V])\b`,
  NA: String.raw`\b(?:there\sare|you\smeet)\s${rolled}\sof\sthem|\b(?:appear|come|found|met|encountered|hunt)\sin\s(?:groups|packs|bands|numbers|swarms|flocks|herds)\sof\s${rolled}`,
  level: String.raw`\b(${ordinals})[\s-]level(?!\s?[),.;])`,
}).map(([label, pattern]) => ({ label, pattern: new RegExp(pattern, 'gi') }))
/** A verb that leads to a figure, or one in words: more than a list between commas. */
const spoken = new RegExp(
  String.raw`\b(?:has|have|having|is|are|with)\s(?:an?\s|only\s)?(?:${number}(?:\s?[+-]\d)?[\s-](?:hit\s|HD\b)|armou?r|AC\b)|\b${numberInWords}[\s-](?:hit\s|HD\b)|\barmou?r\sclass\s(?:of|is)\b|,\s(?:of\s)?who[ms]?\s[^.;:()]{2,70}:\sarmou?r|\b(?:${ordinals})[\s-]level\b[^.;()]{3,40}\sarmou?r|armou?r\sclass\s${number},\s${number}\shit\spoints|\ba\sround\s\(|\b(?:hat|haben|mit|,)\s${inGerman}\sTrefferwürfel`,
  'i',
)
const labelled =
  /\b(?:AC|HD|MV|ML|#AT|ATT|Att|SV|Hit Dice|Armou?r Class):?\s[[(\d]|\b(?:Morale|Move|Attacks?|Hit Dice|Armou?r Class):/g
/** A block's own lines: what a paragraph beside them tells is of another. */
const fields =
  /^[^\S\n]{0,8}[|>*_-]{0,8}[^\S\n]{0,8}(?:AC|HD|Armou?r Class|Hit Dice|Move(?:ment)?|Morale|Attacks?|STR)\b(?=[*_]*(?::|\s*\||\s[[\d]))/gim
/** A short line without a stop over a paragraph. */
const heading = /(?:^|\n)[^\n]{2,45}[^.!?:,\s]\s*\n\s*$/

/** Figures told in sentences, as a stat line prints them: `has five hit dice and an armour class of four` as `: HD 5, AC 4`. */
export function sentencesIn(easy: string): Patch[] {
  if (!spoken.test(easy) || kindsOf(easy.match(fields)) > 1) return []
  let end = 0
  return easy.split(/\n\s*\n|\n(?=\d{1,2}\.\s)/).flatMap((paragraph) => {
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
