import { expect, test } from 'vitest'
import type { Note } from '../../core/state/note.ts'
import { linksIn, relinked } from './links.ts'

const note = (text: string): Note => ({
  id: 'note-1',
  kind: 'person',
  title: 'Marget Sloe',
  fields: { want: 'a rope from [[bell-rope]]' },
  text,
  known: '',
  tags: [],
})

test('links are found once each, with headings and other words', () => {
  expect(linksIn('To [[Sallow Ford]], [[sallow  ford|the ford]] and [[Mill#Cellar]].')).toEqual([
    'Sallow Ford',
    'Mill',
  ])
  expect(linksIn('[[]] [[ ]] [[a\nb]] [[a[b]] ]]')).toEqual([])
})

test('a rename follows in every text, and keeps heading and words of the link', () => {
  const renamed = relinked(note('[[Bell-rope]] or [[BELL-ROPE#old|it]]'), 'Bell-rope', 'Cut rope')
  expect(renamed?.text).toBe('[[Cut rope]] or [[Cut rope#old|it]]')
  expect(renamed?.fields['want']).toBe('a rope from [[Cut rope]]')
  expect(relinked(note('none'), 'Elsewhere', 'x')).toBeNull()
})

test('a text made of brackets takes no longer than its length', () => {
  const text = '[['.repeat(100_000)
  const began = performance.now()
  expect(linksIn(text)).toEqual([])
  expect(performance.now() - began).toBeLessThan(500)
})
