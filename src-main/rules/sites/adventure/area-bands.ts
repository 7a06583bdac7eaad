const amount = String.raw`\d*d\d+(?:\s*[+-]\s*\d+)?|\d{1,3}`
const countWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const countWord = new RegExp(`^(?:an?|${countWords.join('|')})\\s+`, 'i')

const startsBand = new RegExp(`^(?:${amount}|an?\\s|(?:${countWords.join('|')})\\s)`, 'i')

/**
 * Lines of bands in a list of who is there: "4 goblins (asleep) and an ogre" gives two. Sentences behind them that
 * name no number are returned as text.
 */
export function bandsIn(text: string): { bands: string[]; text: string } {
  const [first = '', ...sentences] = text.replace(/\.$/, '').split(/\.\s+/)
  const more = sentences.filter((one) => startsBand.test(one))
  const rest = sentences.filter((one) => !startsBand.test(one))
  const bands = [first, ...more]
    .flatMap((sentence) =>
      sentence.split(
        /;|(?<!\bhp[\d\s,]{1,60}),\s+(?=(?:\d|an?\s|two\s|three\s))|\s+and\s+(?=(?:\d|an?\s|one\s|two\s|three\s|four\s))/i,
      ),
    )
    .map((part) => bandOf(part.trim()))
    .filter((part) => part !== '')
  return { bands, text: rest.length === 0 ? '' : `${rest.join('. ')}.` }
}

const pointsList = String.raw`\d{1,4}(?:(?:,\s?|\s?\/\s?|\sand\s|,\sand\s)\d{1,4}){0,59}`
/** `3 orcs (hp 4, 5, 7)`, `two ogres, hp 20 and 18`, `Orcs (3; hp 4, 5, 7)`: a number, a name and nothing but hit points. */
const roster = new RegExp(
  String.raw`(?:(?<![\w-])(${amount}|an?|${countWords.join('|')})\s([\p{L}][\p{L}’' -]{2,40}?)|(?:^|[.:!?]\s|\n)(\p{Lu}[\p{L}’' -]{2,30}?)\s?\((\d{1,3}))[,;:)(\s]{1,4}(?:hp|HP|hit points)[:\s]{1,2}(${pointsList})(?!\w)`,
  'giu',
)

/** Bands of a paragraph that gives creatures by their hit points only; their block stands elsewhere. */
export function rostersIn(paragraph: string): string[] {
  return [...paragraph.replace(/\n/g, ' ').matchAll(roster)].map(
    ([, before = '', name, named = '', behind = before, points = '']) =>
      `${bandOf(`${behind} ${(name ?? named).toLowerCase()}`)}, printed hp ${(points.match(/\d+/g) ?? []).join(', ')}`,
  )
}

function bandOf(part: string): string {
  const noted = part
    .replace(/\s*\(([^)]*(?:[a-z]{3}|\bhp\b)[^)]*)\)/gi, ', $1')
    .replace(/\s+/g, ' ')
    .replace(/, hp (?=\d)/i, ', printed hp ')
    .trim()
  const last = new RegExp(`^([^,(]+?)\\s*[(×x]\\s*(${amount})\\)?(.*)$`, 'i').exec(noted)
  if (last?.[1] && last[2] && !/^\d/.test(noted))
    return `${last[2].replace(/\s/g, '')} ${last[1].trim().toLowerCase()}${last[3] ?? ''}`
  const word = countWord.exec(noted)?.[0].trim().toLowerCase()
  if (word === undefined) return /^\d/.test(noted) ? noted : noted === '' ? '' : `1 ${noted}`
  const number = word === 'a' || word === 'an' ? 1 : countWords.indexOf(word) + 1
  return `${number} ${noted.replace(countWord, '')}`
}

/** The head of a stat block in a paragraph. */
interface BlockHead {
  /** Text before the block. */
  before: string
  /** The block with its name, without its number. */
  block: string
  name: string
  /** Absent where none is printed. */
  count?: string
}

const counted = new RegExp(
  String.raw`(^|[.!?]\s+|\n)[-*•]?\s*(?:\*\*)?(?:(${amount})\s+)?([A-Z][A-Za-z’' -]{2,40}?)(?:\*\*)?\s*(?:[(×x]\s*(${amount})\)?)?(?:\*\*)?\s*[:,(.–—]?(?:\*\*)?\s+\(?(?=(?:AC|HD|HP|hp|Armou?r Class|Hit Dice|\d+\s*HP)\b)`,
)

/** Finds the stat block of a paragraph by its name and number; null where no name stands before figures. */
export function headOfBlock(paragraph: string): BlockHead | null {
  const found = counted.exec(paragraph)
  if (!found?.[3]) return null
  const [all, lead = '', first, name, second] = found
  const from = found.index + lead.length
  const figures = paragraph.slice(found.index + all.length).replace(/\)\s*$/, '')
  const count = (first ?? second)?.replace(/\s/g, '')
  const isPlural = count !== undefined && count !== '1' && /s$/.test(name) && !/ss$/.test(name)
  const one = (isPlural ? name.replace(/(?<=v)es$/, 'e').replace(/s$/, '') : name).trim()
  return {
    before: paragraph.slice(0, from),
    block: `${one}\n${figures}`,
    name: one,
    ...(count === undefined ? {} : { count }),
  }
}

/** Number of a monster that prose names: “four goblins squat here” gives 4; null where it names none. */
export function numberInProse(name: string, prose: string): string | null {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const many = escaped.replace(/y$/, '(?:y|ie)').replace(/f$/, '(?:f|ve)')
  const found = new RegExp(
    `\\b(${amount}|${countWords.join('|')})\\s+(?:[a-z-]+\\s+){0,2}${many}(?:e?s)?\\b`,
    'i',
  ).exec(prose)?.[1]
  if (found === undefined) return null
  const word = countWords.indexOf(found.toLowerCase())
  return word < 0 ? found.replace(/\s/g, '') : String(word + 1)
}
