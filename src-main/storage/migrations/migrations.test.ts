import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { after, someCampaign } from '../campaign-fixture.ts'
import { schema } from '../records.ts'
import { migrate, migrateBy, migrations } from './index.ts'
import type { Migration } from './migration.ts'

const whole = after(someCampaign(), [
  { do: 'hit points', to: 2 },
  { do: 'keep', id: 'm1', name: 'Goblin' },
  { do: 'undo' },
])

describe('migrations', () => {
  test('lead without gaps to the schema of today', () => {
    expect(migrations.map((step) => step.to)).toEqual(
      Array.from({ length: schema }, (_, n) => n + 1),
    )
  })

  test('0001 takes a campaign of the first form as it is', () => {
    expect(migrate(JSON.parse(JSON.stringify(whole)), 1, 'It')).toEqual(whole)
  })

  test('0002 takes notes, and a campaign of the first form has none', () => {
    const value = {
      id: 'note-1',
      kind: 'person',
      title: 'Marget',
      fields: { look: 'one boot' },
      text: '',
      known: '',
      tags: [],
    }
    const withNote = {
      ...whole,
      records: [...whole.records, { type: 'note', id: 'note-1', value }],
    }
    expect(migrate(withNote, 2, 'It')).toEqual(withNote)
    expect(() => migrate(withNote, 1, 'It')).toThrow('records')
    const hostile = { ...value, fields: { look: { html: 1 } } }
    const records = [{ type: 'note', id: 'note-1', value: hostile }]
    expect(() => migrate({ ...whole, records }, 2, 'It')).toThrow('records.0.value.fields.look')
  })

  test('0001 keeps what it does not know', () => {
    const more = { ...whole, head: { ...whole.head, state: { ...whole.head.state, extra: [1] } } }
    expect(migrate(more, 1, 'It')).toEqual(more)
  })

  test.each([
    ['nothing', null, 'it is wrong'],
    ['no journal', { ...whole, entries: undefined }, 'entries is wrong'],
    [
      'a head without a state',
      { ...whole, head: { campaign: 'x', version: 1, undo: 0, redo: 0 } },
      'head.state is wrong',
    ],
    [
      'a record of a strange kind',
      { ...whole, records: [{ type: 'spell', id: 'x', value: {} }] },
      'records.0.type is wrong',
    ],
  ])('0001 refuses %s', (_, damaged, says) => {
    expect(() => migrate(damaged, 1, 'The file')).toThrow(`The file cannot be read: ${says}`)
  })

  test.each([0, -1, 1.5, '1', null, undefined, Number.NaN])('the format %s is none', (from) => {
    expect(() => migrate(whole, from, 'It')).toThrow('it does not say which format it has')
  })

  test('a newer format is refused', () => {
    expect(() => migrate(whole, schema + 1, 'It')).toThrow(
      `newer Gatefold (format ${schema + 1}; this one knows ${schema})`,
    )
  })
})

describe('the runner', () => {
  const numbered = (to: number): Migration => ({
    to,
    says: `form ${to}`,
    change: (data) => {
      const one = data as { form: number; path: number[] }
      one.path.push(to)
      return { ...one, form: to }
    },
    shape: v.looseObject({ form: v.literal(to) }),
  })
  const steps = [1, 2, 3, 4].map(numbered)

  test('goes through every step after the one it comes from, in order', () => {
    expect(migrateBy(steps, { form: 2, path: [] }, 2, 'It')).toEqual({ form: 4, path: [3, 4] })
    expect(migrateBy(steps, { form: 4, path: [] }, 4, 'It')).toEqual({ form: 4, path: [] })
  })

  test('never changes what it was handed', () => {
    const old = { form: 1, path: [] }
    migrateBy(steps, old, 1, 'It')
    expect(old).toEqual({ form: 1, path: [] })
  })

  test('refuses data that is not of the form it says', () => {
    expect(() => migrateBy(steps, { form: 3, path: [] }, 2, 'It')).toThrow('form is wrong')
  })
})
