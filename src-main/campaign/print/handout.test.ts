import { expect, test } from 'vitest'
import type { Handout } from '../../rules/core/state/prep.ts'
import { handout } from './handout.ts'
import { PrintedEvening } from './testing/evening.ts'

const letter: Handout = {
  id: '',
  title: ' To the Reeve ',
  style: 'letter',
  text: 'The bells *ring*.',
}
const file = `${'ab'.repeat(32)}.png`

const kept = (): PrintedEvening =>
  new PrintedEvening()
    .does('house.keep-handout', { handout: letter })
    .does('house.keep-picture', { picture: { id: file, name: 'mill', width: 4, height: 3 } })

test('what is kept is printed, with the pictures that it may show', () => {
  const evening = kept()
  const [one] = Object.values(evening.head.state.handouts ?? {})
  const content = handout(
    { template: 'handout', handout: one?.id ?? '', draft: null },
    evening.around,
  )
  expect(content).toEqual({
    end: 'made',
    title: 'To the Reeve',
    subject: 'Handout',
    author: 'The Drowned Belfry',
    language: 'en',
    data: {
      title: 'To the Reeve',
      style: 'letter',
      text: 'The bells *ring*.',
      pictures: [{ id: file, name: 'mill', width: 4, height: 3 }],
    },
  })
})

test('what is written is shown before it is kept', () => {
  const draft = { title: '', style: 'plain', text: 'Words' } as const
  const content = handout({ template: 'handout', handout: null, draft }, kept().around)
  expect(content).toMatchObject({ title: 'Handout', data: draft })
})

test('one that is gone, or none, is refused with the way out', () => {
  const wanted = { template: 'handout', draft: null } as const
  const { around } = kept()
  expect([
    handout({ ...wanted, handout: 'handout-99' }, around),
    handout({ ...wanted, handout: null }, around),
  ]).toMatchObject([
    {
      refused: { why: 'That handout is not kept any more.', way: 'Choose another, or write one.' },
    },
    { refused: { why: 'No handout is chosen.', way: 'Choose another, or write one.' } },
  ])
})

test('a handout is kept over itself, dropped and brought back; names of pictures stay apart', () => {
  const evening = kept()
  const [one] = Object.values(evening.head.state.handouts ?? {})
  const id = one?.id ?? ''
  evening.does('house.keep-handout', { handout: { ...letter, id, text: 'Other words.' } })
  expect(evening.head.state.handouts).toEqual({
    [id]: { id, title: 'To the Reeve', style: 'letter', text: 'Other words.' },
  })
  evening.does('house.forget-handout', { handout: 'to the reeve' })
  expect(evening.head.state.handouts).toEqual({})
  evening.undoes()
  expect(evening.head.state.handouts?.[id]?.text).toBe('Other words.')
  const other = `${'cd'.repeat(32)}.png`
  evening.does('house.keep-picture', { picture: { id: other, name: 'Mill', width: 4, height: 3 } })
  expect(evening.head.state.pictures?.[other]?.name).toBe('Mill-2')
  evening.does('house.forget-picture', { picture: 'mill' })
  expect(Object.keys(evening.head.state.pictures ?? {})).toEqual([other])
})
