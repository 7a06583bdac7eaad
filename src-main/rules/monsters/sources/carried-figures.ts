import type { Monster, Read, Span } from '../canonical.ts'
import { ownLines } from '../game-lines.ts'
import { figuresFrom, ownTitle, type OwnLine } from '../own-lines.ts'
import { firstOwnRun } from './own-line.ts'
import { plain } from './plain.ts'

/** Figures of a game's own line that a form of another program carries under a title: `HEARTS figures: HP 6, ST 15`. */
interface Carried extends Span {
  line: OwnLine
  values: Readonly<Record<string, number>>
  words: string
}

/** A text in which no reader takes carried figures for those of another monster. */
interface CarriedText {
  /** As long as the text itself: plain words stand in place of the carried figures. */
  text: string
  /** Monsters read from that text, in the words of the source and with the figures of their own game. */
  restore(monsters: readonly Monster[]): Monster[]
}

/** Signs, and perhaps the key or tag of a program's form, between the title and the figures. */
const between = String.raw`\W{1,40}(?:(?:Content|desc|text|strong|b)\W{1,12})?`
const titles = ownLines.map((line) => ({
  line,
  pattern: new RegExp(
    `${ownTitle(line).replace(/&/g, '&(?:amp;)?')}${between}(?=${line.labels[0]?.label ?? ''})`,
    'gi',
  ),
}))
const filler = 'carried '

/** Finds the figures that a text carries under the titles of the games. */
export function carriedFigures(source: string): CarriedText {
  const found = source.includes(' figures') ? titles.flatMap((each) => carriedBy(source, each)) : []
  if (found.length === 0) return { text: source, restore: (monsters) => [...monsters] }
  let text = source
  for (const { from, to } of found)
    text = text.slice(0, from) + fillerOf(to - from) + text.slice(to)
  return { text, restore: (monsters) => restored(source, monsters, found) }
}

function carriedBy(source: string, { line, pattern }: (typeof titles)[number]): Carried[] {
  return [...source.matchAll(pattern)].flatMap((title) => {
    const start = title.index + title[0].length
    const run = firstOwnRun(plain(source.slice(start, start + longest)), line)
    if (run?.[0]?.from !== 0) return []
    const to = start + (run.at(-1)?.to ?? 0)
    const values = Object.fromEntries(run.map(({ label, value }) => [label.field, value]))
    return [{ line, values, from: start, to, words: source.slice(start, to) }]
  })
}

/** Longest row of carried figures, in signs. */
const longest = 400

function fillerOf(length: number): string {
  return filler
    .repeat(Math.ceil(length / filler.length))
    .slice(0, length)
    .replace(/ $/, 'd')
}

/** The sources of the monsters, one after the other, are the text itself. */
function restored(
  source: string,
  monsters: readonly Monster[],
  found: readonly Carried[],
): Monster[] {
  let from = 0
  return monsters.map((monster) => {
    const to = from + monster.source.text.length
    const own = found.filter((each) => each.from >= from && each.to <= to)
    const text = source.slice(from, to)
    const start = from
    from = to
    const [carried] = own
    if (!carried) return monster
    const span = { from: carried.from - start, to: carried.to - start }
    return withCarried({ ...monster, source: { ...monster.source, text } }, carried, span)
  })
}

/** The monster with its own game's figures, and without the words that stood in their place. */
function withCarried(monster: Monster, { line, values, words }: Carried, span: Span): Monster {
  const placeholder = fillerOf(words.length)
  const read: Record<string, Read<number>> = {}
  for (const [field, value] of Object.entries(values)) read[field] = { value, span }
  const stands = new RegExp(String.raw`(?:${ownTitle(line)}\W{0,6})?${placeholder}\s*`, 'i')
  const details = monster.details.flatMap((detail) => {
    if (!detail.text.includes(placeholder)) return [detail]
    const text = detail.text.replace(stands, '').trim()
    return text === '' ? [] : [{ ...detail, text }]
  })
  return {
    ...monster,
    details,
    alsoRead: [...(monster.alsoRead ?? []), span],
    unread: monster.unread.filter(({ text }) => !text.includes(placeholder)),
    foreign: JSON.parse(
      JSON.stringify(monster.foreign).replaceAll(placeholder, JSON.stringify(words).slice(1, -1)),
    ) as Monster['foreign'],
    ...(monster.own
      ? {}
      : { figures: figuresFrom(line, read), own: { game: line.game, values: read } }),
  }
}
