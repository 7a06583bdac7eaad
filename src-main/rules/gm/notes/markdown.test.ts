import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Note, ProgressClock } from '../../core/state/note.ts'
import { normaliseNote, titleFault } from './keep.ts'
import { noteKinds } from './kinds.ts'
import { linkKey } from './links.ts'
import { noteFiles, readNoteFiles } from './markdown.ts'

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        '---',
        '# A heading',
        '[[Link|x]]',
        '%% gatefold: players know %%',
        '## What the players know',
        ': yes',
        '- a',
        '"',
        '',
        '  <script>',
        '&a *a',
      ),
      { maxLength: 6 },
    )
    .map((lines) => lines.join('\n')),
)
const note = fc
  .record({
    kind: fc.constantFrom(...noteKinds.map(({ id }) => id)),
    title: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    values: fc.array(text, { maxLength: 8 }),
    text,
    known: text,
    tags: fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 4 }),
    gone: fc.boolean(),
  })
  .filter(({ title }) => titleFault(title) === null)
  .map(({ kind, values, gone, ...rest }): Omit<Note, 'id'> => {
    const fields = noteKinds.find(({ id }) => id === kind)?.fields ?? []
    return {
      ...rest,
      kind,
      fields: Object.fromEntries(fields.map(({ id }, at) => [id, values[at] ?? ''])),
      ...(gone ? { gone: true } : {}),
    }
  })
const notes = fc.array(note, { maxLength: 8 }).map((list) => {
  const titles = new Set<string>()
  return list
    .map((one, at) => normaliseNote({ ...one, id: `note-${at}` }))
    .filter(({ title }) => !titles.has(linkKey(title)) && titles.add(linkKey(title)))
})

test('notes come back from their files as they were, whatever they hold', () => {
  fc.assert(
    fc.property(notes, (all) => {
      const files = noteFiles(all, {}, 'c1')
      expect(new Set(files.map(({ path }) => path.toLowerCase())).size).toBe(all.length)
      const { notes: back, faults } = readNoteFiles(files, 'c1')
      expect(faults).toEqual([])
      expect(back).toEqual(all.map((one) => ({ ...one, clocks: [] })))
    }),
    { numRuns: 100 },
  )
})

const marget: Note = {
  id: 'note-1',
  kind: 'person',
  title: 'Marget: Sloe?',
  fields: { look: 'one boot', secret: 'drowned once' },
  text: 'Poles the boat at [[Sallow Ford]].',
  known: 'A ferrywoman.',
  tags: ['owes a favour', 'ferry'],
}
const clock: ProgressClock = {
  id: 'progress-4',
  note: 'note-1',
  title: 'Raise the bell',
  parts: 8,
  filled: 5,
  full: 'the houses flood',
  hidden: true,
  pace: { seconds: 86_400, next: 99 },
}

test('a file is one that Obsidian opens', () => {
  const [file] = noteFiles([marget], { [clock.id]: clock }, 'c1')
  expect(file?.path).toBe('People/Marget Sloe.md')
  expect(file?.text).toBe(`---
title: "Marget: Sloe?"
aliases:
  - "Marget: Sloe?"
kind: person
tags:
  - owes-a-favour
  - ferry
tag names:
  - owes a favour
  - ferry
look: one boot
secret: drowned once
clocks:
  - title: Raise the bell
    filled: 5
    parts: 8
    full: the houses flood
    hidden: true
    hours per part: 24
gatefold: c1/note-1
---

Poles the boat at [[Sallow Ford]].

%% gatefold: players know %%

## What the players know

A ferrywoman.
`)
})

test('a link to a title that no file can have leads to its file, and back to the title', () => {
  const plain = { kind: 'page' as const, fields: {}, known: '', tags: [] }
  const all = [
    { ...plain, id: 'n1', title: 'Mill: old/new?', text: '[[Room: 2]] [[plain]]' },
    { ...plain, id: 'n2', title: 'Room: 2', text: 'By [[mill: old/new?]], [[Mill: old/new?|it]]' },
    { ...plain, id: 'n3', title: 'Mill: old-new?', text: '' },
  ].map(normaliseNote)
  const files = noteFiles(all, {}, 'c1')
  expect(files[0]?.text).toContain('[[Room 2|Room: 2]] [[plain]]')
  expect(files[1]?.text).toContain('[[Mill old new|mill: old/new?]]')
  expect(readNoteFiles(files, 'c1').notes.map(({ text }) => text)).toEqual(
    all.map(({ text }) => text),
  )
})

test('another campaign’s note brings its clock, and no id', () => {
  const read = readNoteFiles(noteFiles([marget], { [clock.id]: clock }, 'c1'), 'c2')
  const { id: _, note: __, ...rest } = clock
  expect(read.notes).toEqual([
    { ...marget, id: '', clocks: [{ ...rest, pace: { seconds: 86_400, next: 0 } }] },
  ])
})

test('a file renamed in Obsidian has the new name', () => {
  const [file] = noteFiles([marget], {}, 'c1')
  const read = readNoteFiles([{ path: 'People/Old Marget.md', text: file?.text ?? '' }], 'c1')
  expect(read.notes[0]).toMatchObject({ id: 'note-1', title: 'Old Marget' })
})

test('a portrait is linked as a file of the folder, and read from a link or a path', () => {
  const portrait = `${'a'.repeat(64)}.png`
  const [file] = noteFiles([{ ...marget, portrait }], {}, 'c1')
  expect(file?.text).toContain(`portrait: "[[${portrait}]]"`)
  const read = (of: string) =>
    readNoteFiles([{ path: 'a.md', text: `---\nportrait: ${of}\n---\n` }], 'c1').notes[0]
  expect(readNoteFiles(file ? [file] : [], 'c1').notes[0]?.portrait).toBe(portrait)
  expect(read(portrait)).toMatchObject({ portrait })
  expect(read('"![[Pictures/Old Marget.jpg|80]]"')).toMatchObject({ picture: 'Old Marget.jpg' })
  expect(read('""')).not.toHaveProperty('picture')
})

test('a vault of another hand comes in: kinds by folder, properties that we lack stay as text', () => {
  const read = readNoteFiles(
    [
      { path: 'vault/Places/The Mill.md', text: 'Turns by night.\r\n' },
      { path: 'vault/Odo.md', text: '---\nrace: elf\ntags: #a, b\nLook: tall\n---\n# Odo' },
      { path: 'vault/bad.md', text: '---\na: [\n---\nx' },
      { path: 'vault/bomb.md', text: '---\na: &a [x]\nb: *a\n---\n' },
      { path: 'vault/[[.md', text: 'x' },
      { path: 'vault/empty.md', text: '' },
    ],
    'c1',
  )
  expect(read.notes.map(({ kind, title, text: body }) => [kind, title, body])).toEqual([
    ['place', 'The Mill', 'Turns by night.'],
    ['page', 'Odo', '**race**: elf\n\n**Look**: tall\n\n# Odo'],
    ['page', 'empty', ''],
  ])
  expect(read.faults.map(({ path }) => path)).toEqual([
    'vault/bad.md',
    'vault/bomb.md',
    'vault/[[.md',
  ])
})

test('front matter that never ends takes no longer than its length', () => {
  const began = performance.now()
  readNoteFiles([{ path: 'x.md', text: `---\n${'a: b\n--\n'.repeat(100_000)}` }], 'c1')
  expect(performance.now() - began).toBeLessThan(1000)
})
