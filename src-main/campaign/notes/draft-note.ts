import { upperFirst } from '../../rules/core/words.ts'
import type { ReadonlyCreature, Situation } from '../../rules/core/situation.ts'
import type { Note, NoteKind } from '../../rules/core/state/note.ts'
import type { Generated, GeneratedPart } from '../../rules/generators/generated.ts'
import { noteKind } from '../../rules/gm/notes/kinds.ts'
import { linkKey } from '../../rules/gm/notes/links.ts'
import type { Monster } from '../../rules/monsters/canonical.ts'
import type { Table } from '../../rules/tables/table.ts'

/** A note that is not kept yet. */
function emptyNote(kind: NoteKind, title: string): Note {
  return { id: '', kind, title: cleanTitle(title), fields: {}, text: '', known: '', tags: [] }
}

/** A title without the signs that links use. */
function cleanTitle(title: string): string {
  return title
    .replace(/[[\]|#^\s]+/gu, ' ')
    .trim()
    .slice(0, 200)
}

/** Kinds of note by the kinds of generator that make them; others become free pages. */
const kindOfResult: Readonly<Record<string, NoteKind>> = {
  ...kinds('person', 'person noble glance hireling names beast-name'),
  ...kinds('faction', 'sect faction party rivals'),
  ...kinds(
    'place',
    'door room inn shop settlement building street market landmark hex camp dungeon-words hiding-place crossing',
  ),
  ...kinds(
    'thing',
    'potion oil wand ring amulet armour relic cursed-item gem key map weapon book magic-item spellbook scroll trap treasure',
  ),
}

function kinds(kind: NoteKind, ids: string): Record<string, NoteKind> {
  return Object.fromEntries(ids.split(' ').map((id) => [id, kind]))
}

/** Fields by other words that generators have for them. */
const sameAs: Readonly<Record<string, string>> = {
  appearance: 'look',
  wants: 'want',
  wish: 'want',
  goal: 'goal',
  mannerism: 'manner',
  habit: 'manner',
  speech: 'voice',
  looks: 'look',
  lair: 'whereabouts',
  aim: 'goal',
  plan: 'next',
  resource: 'means',
  resources: 'means',
  symbol: 'sign',
}

/** A generated result as a note: parts that are fields of its kind go there, the others are text. */
export function noteOfResult(result: Generated): Note {
  const note = withParts(emptyNote(kindOfResult[result.kind] ?? 'page', result.title), result.parts)
  const recipe = result.people?.[0]?.recipe
  const from = recipe ? { recipe } : result.monster ? { monster: result.monster.id } : undefined
  return { ...note, ...(from ? { from } : {}) }
}

type NotePart = Pick<GeneratedPart, 'title' | 'text' | 'parts'>

/** A note with parts in the fields of its kind, and the others as lines of its text; its title is in no part. */
function withParts(note: Note, parts: readonly NotePart[]): Note {
  const fields = { ...note.fields }
  const byTitle = new Map(
    noteKind(note.kind).fields.map(({ id, title }) => [title.toLowerCase(), id]),
  )
  const lines: string[] = []
  for (const part of parts) {
    if (linkKey(part.text) === linkKey(note.title)) continue
    const word = part.title.toLowerCase()
    const id = byTitle.get(word) ?? fieldNamed(note.kind, sameAs[word] ?? word)
    if (id && fields[id] === undefined && !part.parts) fields[id] = part.text
    else lines.push(...linesOf(part, 0))
  }
  return { ...note, fields, text: lines.join('\n') }
}

function fieldNamed(kind: NoteKind, word: string): string | undefined {
  return noteKind(kind).fields.find(({ id }) => id === word)?.id
}

function linesOf({ title, text, parts = [] }: NotePart, depth: number): string[] {
  const says = text.replace(/\s*\n\s*/gu, ' ')
  return [
    `${'  '.repeat(depth)}- **${title}**${says === '' ? '' : `: ${says}`}`,
    ...parts.flatMap((part) => linesOf(part, depth + 1)),
  ]
}

/** Longest text that is a title of its own. */
const longestTitle = 60

/**
 * A roll on a table as a page: under its own words where they are short, such as a name, else under the table's title.
 * One on a table of several columns is a note of what the table makes, under the name in it.
 */
export function noteOfRoll(
  { table, text }: { table: string; text: string },
  of?: Pick<Table, 'id' | 'columns'>,
): Note {
  const says = text.trim()
  const cells = cellsOf(says, of?.columns ?? [])
  if (of && cells) {
    const name = cells.find(({ title }) => title.toLowerCase() === 'name')
    const kind = kindOfResult[of.id.slice(of.id.lastIndexOf('/') + 1)] ?? 'page'
    return withParts(emptyNote(kind, name?.text.slice(0, longestTitle) || table), cells)
  }
  const isTitle = says.length <= longestTitle && !/[\n[\]|#^]/u.test(says)
  return {
    ...emptyNote('page', isTitle ? upperFirst(says) : table),
    text: isTitle ? `Rolled on “${table}”.` : says,
  }
}

/** Cells of a roll, which stands as “Heading: text; Heading: text”; null where it is written otherwise. */
function cellsOf(text: string, columns: readonly string[]): NotePart[] | null {
  const starts: number[] = []
  for (const heading of columns) {
    const from = starts.at(-1) ?? 0
    const at = starts.length === 0 ? 0 : text.indexOf(`; ${heading}: `, from) + 2
    if (at === 1 || !text.startsWith(`${heading}: `, at)) return null
    starts.push(at)
  }
  if (starts.length === 0) return null
  return columns.map((title, nth) => {
    const from = (starts[nth] ?? 0) + title.length + 2
    const next = starts[nth + 1]
    return { title, text: text.slice(from, next === undefined ? undefined : next - 2) }
  })
}

/** A creature at the table as a note. */
export function noteOfCreature(creature: ReadonlyCreature): Note {
  const { id, name, notes, kind, monster } = creature
  return {
    ...emptyNote('person', name),
    text: notes ?? '',
    tags: kind === 'character' ? ['party'] : [kind],
    from: kind === 'monster' && monster ? { monster } : { creature: id },
  }
}

/** A monster of the library as a note. */
export function noteOfMonster({ id, name, tags, details }: Monster): Note {
  return {
    ...emptyNote('page', name),
    text: details.map(({ title, text }) => `**${title}**: ${text}`).join('\n\n'),
    tags: tags.slice(0, 40).map((tag) => tag.slice(0, 60)),
    from: { monster: id },
  }
}

/** A note about something that a name means: the kind by where the name stands. */
export function noteOfName(name: string, { creatures, place, sites }: Situation): Note {
  const creature = Object.values(creatures).find((one) => linkKey(one.name) === linkKey(name))
  if (creature) return noteOfCreature(creature)
  const isPlace =
    linkKey(place.title) === linkKey(name) ||
    Object.values(sites ?? {}).some(
      ({ title, places }) =>
        linkKey(title) === linkKey(name) ||
        places.some((one) => linkKey(one.title) === linkKey(name)),
    )
  return emptyNote(isPlace ? 'place' : 'person', name)
}

/** Names that may have a note, besides those of notes: of creatures, the place, prepared sites and encounters. */
export function namesAround({
  creatures,
  bench,
  fallen,
  place,
  sites,
  prepared,
}: Situation): string[] {
  return [
    ...Object.values(creatures).map(({ name }) => name),
    ...Object.values(bench ?? {}).map(({ creature }) => creature.name),
    ...Object.values(fallen ?? {}).flatMap(({ name }) => name ?? []),
    place.title,
    ...Object.values(prepared ?? {}).map(({ title }) => title),
    ...Object.values(sites ?? {}).flatMap(({ title, places }) => [
      title,
      ...places.map((one) => one.title),
    ]),
  ].filter((name) => name !== '')
}
