import { fieldOf } from '../keys.ts'
import { isQualifier } from './qualifiers.ts'

/** Title over a table, and the offset of its line. */
export interface Title {
  words: string
  from: number
  /** True for a title that lists its own columns, each a kind of the monster: `Rat, Bell (and Giant)`. */
  lists?: true
}

/** How far above a table its title may stand, in UTF-16 units. */
const nearest = 500
/** Lines without words that may stand between: rules, blanks, what sets the table. */
const mostBetween = 9

/** LaTeX's words for a table, as they are left of its commands too. */
const sets =
  /^\s*(?:\\noindent\s*)?(?:\\(?:begin|end)\{)?\\?(?:table|tabular|tabularx|tabulary|longtable|minipage|center|multicols?)\b/
const heads =
  /\\(?:(?:sub){0,2}section|chapter|paragraph|textbf|textsc|index|caption|(?:monster|creature)(?:name)?)\*?\{([^{}\n]{2,60})\}/g

/** The title over a table: the nearest line with words, where it may be one. */
export function titleAbove(text: string, at: number, floor: number): Title | null {
  const lowest = Math.max(floor, at - nearest)
  let end = text.charCodeAt(at - 1) === 10 ? at - 1 : at
  for (let line = 0; line < mostBetween && end >= lowest && end > 0; line += 1) {
    const from = Math.max(text.lastIndexOf('\n', end - 1) + 1, lowest)
    const words = wordsIn(text.slice(from, end))
    // What a sentence tells of the creature stands between.
    if (words !== '' && !/\p{Ll}[.!?]$/u.test(words))
      return from === 0 || text.charCodeAt(from - 1) === 10 ? titled(words, from) : null
    end = from - 1
  }
  return null
}

/** A line without its markup; empty where it was nothing else. */
function wordsIn(line: string): string {
  if (sets.test(line)) return ''
  if (line.includes('\\')) {
    const found = [...line.matchAll(heads)].at(-1)?.[1]
    return (
      found?.trim() ?? line.replace(/\\[a-zA-Z]+\*?(?:[{[][^}\]\n]*[}\]]){0,3}|[{}]/g, '').trim()
    )
  }
  const bare = line.includes('<') ? line.replace(/<[^<>]{0,300}>/g, ' ') : line
  return bare.replace(/^h[1-6]\. /, '').replace(/^[\s#*_=|>~+:-]+|[\s#*_=|~+:-]+$/g, '')
}

/** `Ant, Giant (and Huge, Large)`. */
const listing =
  /^(\p{Lu}[\p{L}' -]{1,30}), \p{Lu}[\p{L}' -]{1,30} \((?:and|or) [\p{L}', -]{2,60}\)$/u

function titled(words: string, from: number): Title | null {
  const base = listing.exec(words)?.[1]
  if (base !== undefined) return { words: base, from, lists: true }
  const fits =
    words.length <= 50 &&
    /^[\p{L}"“'‘(]/u.test(words) &&
    !/^\p{Ll}/u.test(words) &&
    !/\d|[.,:;!?|]$|\t| {3}/.test(words) &&
    words.split(' ').length <= 5 &&
    fieldOf(words) === null
  return fits ? { words, from } : null
}

/** How the title stands in the names: before the column's word, behind it, or not at all. */
export type Naming = 'before' | 'behind' | 'none'

/** How the columns of a table are named: `behind` where the page itself has such a name. */
export function namingOf(text: string, title: string, columns: readonly string[]): Naming {
  if (title === '' || columns.some((column) => shareWord(title, column))) return 'none'
  const said = [singular(title), title].some((one) =>
    columns.some((column) => text.includes(`${column} ${capital(one)}`)),
  )
  if (said) return 'behind'
  return columns.filter(isQualifier).length * 2 >= columns.length ? 'before' : 'none'
}

/** The name of a column's monster. */
export function nameBy(naming: Naming, title: string, column: string): string {
  if (naming === 'none') return column
  return naming === 'before' ? `${title}, ${column}` : `${column} ${capital(singular(title))}`
}

function shareWord(title: string, column: string): boolean {
  const words = new Set(singulars(column))
  return singulars(title).some((word) => word.length > 2 && words.has(word))
}

function singulars(words: string): string[] {
  return words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map(singular)
}

/** `Bears` are each a bear; only asked where the page says the one too. */
function singular(word: string): string {
  return word.replace(/(?<=[^sui])s$/i, '')
}

/** `BEAR` as the page's sentences write it. */
function capital(words: string): string {
  return words === words.toUpperCase() ? words.charAt(0) + words.slice(1).toLowerCase() : words
}
