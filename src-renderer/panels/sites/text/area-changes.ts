import type { OutputOf } from '../../../../src-main/ipc/contract/endpoint.ts'
import type { ScreenContract } from '../../../../src-main/ipc/contract/index.ts'

/** Texts on their way to sites, as they are saved. */
export type SiteDraft = NonNullable<OutputOf<ScreenContract, 'sites.draft'>>
/** A text that was read, as the GM checks it. */
export type BookToCheck = SiteDraft['books'][number]
/** An area of it. */
export type AreaToCheck = BookToCheck['areas'][number]

/** An area without anything in it. */
export function emptyArea(label: string, title: string): AreaToCheck {
  return {
    label,
    title,
    aloud: '',
    text: '',
    bands: [],
    treasure: '',
    matters: [],
    exits: [],
    light: '',
    monsters: [],
  }
}

/** The number behind the highest of a text. */
export function nextLabel({ areas }: BookToCheck): string {
  const numbers = areas.map(({ label }) => Number.parseInt(label, 10)).filter(Number.isFinite)
  return String(Math.max(0, ...numbers) + 1)
}

/** The text with one of its areas changed. */
export function withArea(
  book: BookToCheck,
  at: number,
  changed: Partial<AreaToCheck>,
): BookToCheck {
  const areas = book.areas.map((area, nth) => (nth === at ? { ...area, ...changed } : area))
  return { ...book, areas }
}

/** The text without an area; all its words are left over. */
export function withoutArea(book: BookToCheck, at: number): BookToCheck {
  const area = book.areas[at]
  if (!area) return book
  return {
    ...book,
    areas: book.areas.filter((_one, nth) => nth !== at),
    unread: [...book.unread, wordsOf(area)],
  }
}

/** The text with an area joined to the one before it. */
export function joinedArea(book: BookToCheck, at: number): BookToCheck {
  const [before, area] = [book.areas[at - 1], book.areas[at]]
  if (!before || !area) return book
  const joined: AreaToCheck = {
    ...before,
    aloud: paragraphs(before.aloud, area.aloud),
    text: paragraphs(before.text, `${area.label}. ${area.title}`, area.text),
    bands: [...before.bands, ...area.bands],
    treasure: [before.treasure, area.treasure].filter(Boolean).join('; '),
    matters: [...before.matters, ...area.matters],
    exits: [...before.exits, ...area.exits],
    light: [before.light, area.light].filter(Boolean).join('; '),
    monsters: [...before.monsters, ...area.monsters],
  }
  const areas = book.areas.flatMap((one, nth) =>
    nth === at ? [] : nth === at - 1 ? [joined] : [one],
  )
  return { ...book, areas }
}

/** The text with an area split at an offset of its text: what is behind it becomes an area of its own. */
export function splitArea(book: BookToCheck, at: number, offset: number): BookToCheck {
  const area = book.areas[at]
  if (!area) return book
  const [first = '', ...rest] = area.text.slice(offset).trim().split('\n')
  const isTitle = first.length <= 60
  const tail: AreaToCheck = {
    ...emptyArea(nextLabel(book), isTitle && first !== '' ? first : 'New area'),
    text: (isTitle ? rest : [first, ...rest]).join('\n').trim(),
  }
  const head = { ...area, text: area.text.slice(0, offset).trim() }
  return {
    ...book,
    areas: book.areas.flatMap((one, nth) => (nth === at ? [head, tail] : [one])),
  }
}

/** The text with a left over part made into an area at its end. */
export function areaFromLeftOver(book: BookToCheck, part: number): BookToCheck {
  const text = book.unread[part]
  if (text === undefined) return book
  const [first = '', ...rest] = text.trim().split('\n')
  const bare = first.replace(/^[#*_\s]+|[*_\s]+$/g, '')
  const isTitle = bare !== '' && bare.length <= 60
  const area = {
    ...emptyArea(nextLabel(book), isTitle ? bare : 'New area'),
    text: (isTitle ? rest.join('\n') : text).trim(),
  }
  return { ...withoutLeftOver(book, part), areas: [...book.areas, area] }
}

/** The text with a left over part at the end of an area's text. */
export function leftOverToArea(book: BookToCheck, part: number, at: number): BookToCheck {
  const [text, area] = [book.unread[part], book.areas[at]]
  if (text === undefined || !area) return book
  return withArea(withoutLeftOver(book, part), at, { text: paragraphs(area.text, text) })
}

export function withoutLeftOver(book: BookToCheck, part: number): BookToCheck {
  return { ...book, unread: book.unread.filter((_one, nth) => nth !== part) }
}

/** The text with a stat block under another name, which its bands follow. */
export function renamedMonster(book: BookToCheck, from: string, to: string): BookToCheck {
  const escaped = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const named = new RegExp(`\\b${escaped}(?:e?s)?\\b`, 'i')
  const areas = book.areas.map((area) => {
    if (!area.monsters.some(({ name }) => name === from)) return area
    return {
      ...area,
      monsters: area.monsters.map((one) => (one.name === from ? { ...one, name: to } : one)),
      bands: area.bands.map((band) => band.replace(named, () => to)),
    }
  })
  return { ...book, areas }
}

/** The text without the stat blocks of a name; its bands stay. */
export function withoutMonster(book: BookToCheck, name: string): BookToCheck {
  return {
    ...book,
    areas: book.areas.map((area) => ({
      ...area,
      monsters: area.monsters.filter((one) => one.name !== name),
    })),
  }
}

function paragraphs(...parts: string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}

function wordsOf({
  label,
  title,
  aloud,
  text,
  bands,
  treasure,
  matters,
  light,
}: AreaToCheck): string {
  return [
    `${label}. ${title}`,
    aloud,
    text,
    ...bands,
    treasure,
    light,
    ...matters.map(({ title: head, text: says }) => `${head}: ${says}`),
  ]
    .filter((line) => line !== '')
    .join('\n')
}
