import { expect, test } from 'vitest'
import { noTables } from '../../rules/testing/shelf-of.ts'
import type { Note, ProgressClock } from '../../rules/core/state/note.ts'
import { amend } from '../amend.ts'
import { apply } from '../apply.ts'
import type { Entry, Head } from '../journal.ts'
import { Library } from '../library.ts'
import { lineage } from '../lineage.ts'
import { command } from '../testing/journal-table.ts'
import { firstHead, newState } from '../state.ts'
import { contextAt, contextOf } from '../table-context.ts'
import { redo, undo } from '../undo.ts'

const at = '2026-11-28T12:00:00.000Z'
const fresh = { id: '', kind: 'person', fields: {}, text: '', known: '', tags: [] } as const

/** A campaign with its library, played by commands. */
class Played {
  head: Head = firstHead('c', newState('Barrow', 'hearts', {}))
  readonly library = new Library([], noTables, [])
  readonly entries: Entry[] = []

  does(action: string, input: Record<string, unknown>): this {
    const ran = this.runs(action, input)
    if (ran.end !== 'done') throw new Error(`${action}: ${JSON.stringify(ran)}`)
    return this.take(ran.head, [ran.entry])
  }

  runs(action: string, input: Record<string, unknown>) {
    return apply(this.head, command(action, input), contextOf(this.head.state, this.library, at))
  }

  undo(): this {
    const undone = undo(this.head, this.entry(this.head.undo), at)
    return this.take(undone.head, [undone.entry])
  }

  redo(): this {
    const redone = redo(this.head, this.entry(this.head.redo), at)
    return this.take(redone.head, [redone.entry])
  }

  take(head: Head, entries: readonly Entry[]): this {
    this.head = head
    for (const entry of entries) {
      this.entries.push(entry)
      this.library.follow(entry.forward.library)
    }
    return this
  }

  entry = (number: number): Entry => {
    const found = this.entries[number - 1]
    if (!found) throw new Error(`no entry ${number}`)
    return found
  }

  note(title: string): Note {
    const found = this.library.notes.noteNamed(title)
    if (!found) throw new Error(`no note ${title}`)
    return found
  }

  keep(note: Partial<Note> & { title: string }): this {
    return this.does('house.keep-note', { note: { ...fresh, ...note } })
  }

  get titles(): string[] {
    return this.library.notes.all().map(({ title }) => title)
  }
}

const ferry = () =>
  new Played()
    .keep({ title: 'Sallow Ford', kind: 'place', text: 'Poled by [[Marget Sloe]].' })
    .keep({ title: 'Marget Sloe', text: 'At [[sallow ford]], hears the [[Bell]].' })

test('a rename follows in every link in one step, and undo takes all of it back', () => {
  const played = ferry()
  const marget = played.note('Marget Sloe')
  played.keep({ ...marget, title: 'Old  Marget' })
  expect(played.note('Sallow Ford').text).toBe('Poled by [[Old Marget]].')
  expect(played.entries.at(-1)?.outcome.says).toBe(
    'Marget Sloe is now Old Marget; links of 1 note follow',
  )
  expect(played.library.notes.linkingTo('old marget').map(({ title }) => title)).toEqual([
    'Sallow Ford',
  ])
  played.undo()
  expect(played.note('Sallow Ford').text).toBe('Poled by [[Marget Sloe]].')
  expect(played.titles).toEqual(['Marget Sloe', 'Sallow Ford'])
  played.undo().undo()
  expect(played.titles).toEqual([])
  played.redo().redo().redo()
  expect(played.titles).toEqual(['Old Marget', 'Sallow Ford'])
})

test('notes that link in a circle and to themselves are renamed once', () => {
  const played = ferry()
  played.keep({ ...played.note('Marget Sloe'), text: '[[Marget Sloe]] of [[Sallow Ford]]' })
  played.keep({ ...played.note('Marget Sloe'), title: 'Marget' })
  expect(played.note('Marget').text).toBe('[[Marget]] of [[Sallow Ford]]')
  expect(played.note('Sallow Ford').text).toBe('Poled by [[Marget]].')
})

test.each([
  [
    'a title that another note has',
    { title: 'sallow FORD' },
    'already a note called “Sallow Ford”',
  ],
  ['no title', { title: '  ' }, 'Give the note a title.'],
  ['a title that links cannot hold', { title: 'a]]b' }, 'A title cannot hold'],
])('%s is refused', (_, note, why) => {
  const ran = ferry().runs('house.keep-note', { note: { ...fresh, ...note } })
  expect(ran).toMatchObject({ end: 'refused', refused: { why: expect.stringContaining(why) } })
})

test('an import goes over notes of its titles; of two of one title the second gets a number', () => {
  const played = ferry()
  const ford = played.note('Sallow Ford').id
  const imported = (title: string, text: string) => ({ ...fresh, title, text, clocks: [] })
  const notes = [imported('Sallow Ford', 'flooded'), imported('Rook', 'a'), imported('rook', 'b')]
  played.does('house.keep-notes', { notes })
  expect(played.titles).toEqual(['Marget Sloe', 'Rook', 'rook 2', 'Sallow Ford'])
  expect(played.note('Sallow Ford')).toMatchObject({ id: ford, text: 'flooded' })
  played.undo()
  expect(played.note('Sallow Ford').text).toBe('Poled by [[Marget Sloe]].')
})

test('links follow a note that an import renames, in the import and in the other notes', () => {
  const played = ferry()
  const { id } = played.note('Marget Sloe')
  const renamed = { ...fresh, id, title: 'Old Marget', text: 'I, [[Marget Sloe]]', clocks: [] }
  const friend = { ...fresh, title: 'Rook', text: 'of [[marget sloe|her]]', clocks: [] }
  played.does('house.keep-notes', { notes: [renamed, friend] })
  expect(played.entries.at(-1)?.outcome.says).toBe('2 notes imported')
  expect(played.note('Old Marget').text).toBe('I, [[Old Marget]]')
  expect(played.note('Rook').text).toBe('of [[Old Marget|her]]')
  expect(played.note('Sallow Ford').text).toBe('Poled by [[Old Marget]].')
  played.undo()
  expect(played.note('Sallow Ford').text).toBe('Poled by [[Marget Sloe]].')
})

test('links stay where an import gives the old title to another note', () => {
  const played = ferry()
  const { id } = played.note('Marget Sloe')
  const notes = [
    { ...fresh, id, title: 'Old Marget', clocks: [] },
    { ...fresh, title: 'Marget Sloe', text: 'her niece', clocks: [] },
  ]
  played.does('house.keep-notes', { notes })
  expect(played.note('Sallow Ford').text).toBe('Poled by [[Marget Sloe]].')
})

const clock = (more: Partial<ProgressClock>): Record<string, unknown> => ({
  clock: {
    id: '',
    note: 'note-1',
    title: 'Raise the bell',
    parts: 4,
    filled: 0,
    full: 'the reed houses flood',
    ...more,
  },
})

test('a clock on the calendar fills with the days, becomes due when full, and undo empties it', () => {
  const day = 24 * 3600
  const played = ferry().does('house.progress-clock', clock({ pace: { seconds: day, next: 0 } }))
  const id = Object.keys(played.head.state.progress ?? {})[0] ?? ''
  const filled = () => played.head.state.progress?.[id]?.filled
  const waits = (days: number) => played.does('house.time', { amount: days, unit: 'days' })
  waits(2)
  expect(filled()).toBe(2)
  expect(played.entries.at(-1)?.outcome.why).toContainEqual({
    name: 'Raise the bell',
    value: '2 of 4',
  })
  expect(Object.keys(played.head.state.dues)).toEqual([])
  waits(5)
  expect(filled()).toBe(4)
  expect(Object.values(played.head.state.dues)).toMatchObject([
    { action: 'house.clock-full', title: 'the reed houses flood', why: 'Raise the bell is full' },
  ])
  played.does('house.clock-full', { clock: id })
  expect(played.entries.at(-1)?.outcome.says).toBe('the reed houses flood')
  expect(Object.keys(played.head.state.dues)).toEqual([])
  waits(5)
  expect(Object.keys(played.head.state.dues)).toEqual([])
  played.undo().undo().undo()
  expect(filled()).toBe(2)
})

test('a clock that is moved back is no longer due, and goes with its note', () => {
  const played = ferry().does('house.progress-clock', clock({}))
  played.does('house.tick-clock', { clock: 'raise the bell', by: 4 })
  expect(Object.keys(played.head.state.dues)).toHaveLength(1)
  played.does('house.tick-clock', { clock: 'Raise the bell', by: -1 })
  expect(Object.keys(played.head.state.dues)).toEqual([])
  played.does('house.forget-note', { note: 'Sallow Ford' })
  expect(played.head.state.progress).toBeUndefined()
  played.undo()
  expect(played.head.state.progress).toMatchObject({ 'progress-3': { filled: 3 } })
})

test('notes written after a line that is amended stay as they were written', () => {
  const played = new Played().does('house.roll', { dice: '1d6' })
  played.keep({ title: 'Rook' }).keep({ title: 'Crow', text: '[[Rook]]' })
  played.keep({ ...played.note('Rook'), title: 'Raven' })
  const steps = lineage(played.head, (number) => played.entries[number - 1])
  const { line } = steps.at(-1) ?? {}
  const label = Object.keys(line?.answers ?? {})[0] ?? ''
  const amended = amend(
    played.head,
    steps,
    { number: line?.number ?? 0, given: { [label]: [3] } },
    (state, patches) => contextAt(state, played.library, patches, at),
  )
  if (amended.end !== 'done') throw new Error(JSON.stringify(amended))
  played.take(amended.head, amended.entries)
  expect(played.titles).toEqual(['Crow', 'Raven'])
  expect(played.note('Crow').text).toBe('[[Raven]]')
})
