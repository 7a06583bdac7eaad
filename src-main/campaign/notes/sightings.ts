import { linkKey } from '../../rules/gm/notes/links.ts'

/** A chronicle line as notes look for their names in it. */
export interface SightedLine {
  number: number
  day: number
  time: string
  text: string
}

/** Chronicle lines that name a note. */
export interface Sightings {
  count: number
  /** Newest first. */
  lines: SightedLine[]
}

/** Most lines shown of one note. */
const mostLines = 20
/** New titles that are looked for one by one; more of them are found in one pass. */
const few = 12

interface Heard {
  line: SightedLine
  key: string
}

/** Lines of the chronicle by the titles they name. It grows with the chronicle, and forgets nothing. */
export class TitleSightings {
  private heard: Heard[] = []
  private readonly byTitle = new Map<string, SightedLine[]>()

  /** Takes lines that the chronicle has got, oldest first. */
  add(lines: readonly SightedLine[]): void {
    const heard = lines.map((line) => ({ line, key: wordsOf(line.text) }))
    this.heard.push(...heard)
    this.pass(heard, this.byTitle)
  }

  /** Forgets all lines: the chronicle reads otherwise now. */
  clear(): void {
    this.heard = []
    for (const key of this.byTitle.keys()) this.byTitle.set(key, [])
  }

  /** Looks for these titles, and no others, from now on. */
  follow(titles: readonly string[]): void {
    const wanted = new Set(titles.map(wordsOf).filter((key) => key.trim().length > 1))
    for (const key of this.byTitle.keys()) if (!wanted.has(key)) this.byTitle.delete(key)
    const added = new Map<string, SightedLine[]>()
    for (const key of wanted) if (!this.byTitle.has(key)) added.set(key, [])
    if (added.size <= few) {
      for (const [key, found] of added)
        for (const { line, key: text } of this.heard) if (text.includes(key)) found.push(line)
    } else this.pass(this.heard, added)
    for (const [key, found] of added) this.byTitle.set(key, found)
  }

  of(title: string): Sightings {
    const found = this.byTitle.get(wordsOf(title)) ?? []
    return { count: found.length, lines: found.slice(-mostLines).reverse() }
  }

  /** Day on which a title was named last; null where it never was. */
  lastDay(title: string): number | null {
    return this.byTitle.get(wordsOf(title))?.at(-1)?.day ?? null
  }

  private pass(heard: readonly Heard[], titles: ReadonlyMap<string, SightedLine[]>): void {
    const byWord = new Map<string, string[]>()
    for (const key of titles.keys()) {
      const first = key.slice(1, key.indexOf(' ', 1))
      byWord.set(first, [...(byWord.get(first) ?? []), key])
    }
    if (byWord.size === 0) return
    for (const { line, key: text } of heard) {
      const found = new Set<string>()
      for (let at = 0; at < text.length - 1; at = text.indexOf(' ', at + 1)) {
        const word = text.slice(at + 1, text.indexOf(' ', at + 1))
        for (const key of byWord.get(word) ?? []) if (text.startsWith(key, at)) found.add(key)
      }
      for (const key of found) titles.get(key)?.push(line)
    }
  }
}

/** A text as words between single blanks, with one before and one behind: ` marget sloe `. */
function wordsOf(text: string): string {
  return ` ${linkKey(text.replace(/[^\p{L}\p{N}]+/gu, ' '))} `
}
