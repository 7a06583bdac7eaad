import { expect, it } from 'vitest'
import { keyActionsById } from '../../../src-main/ipc/contract/keys/key-actions.ts'
import { hints } from '../guide/hints.ts'
import { tourSteps } from '../guide/tour-steps.ts'
import { keyedPieces } from '../keyed-text.ts'
import { findKeys, findTopics } from './find-help.ts'
import { helpTopics } from './topics.ts'

it('every key that a text of help, hints or tour names is an action with a key', () => {
  const texts = [
    ...helpTopics.flatMap(({ text }) => text),
    ...Object.values(hints).map(({ says }) => says),
    ...tourSteps.map(({ says }) => says),
  ]
  const named = texts.flatMap((text) =>
    [...text.matchAll(/\{([^}]*)\}/g)].map(([, id]) => id ?? ''),
  )
  const listed = [
    ...helpTopics.flatMap(({ keys }) => keys),
    ...tourSteps.flatMap(({ controls }) => controls),
  ]
  expect([...named, ...listed].filter((id) => !keyActionsById.has(id))).toEqual([])
})

it('every hint leads to a topic, and no two topics share an id', () => {
  const ids = helpTopics.map(({ id }) => id)
  expect(Object.values(hints).filter(({ topic }) => !ids.includes(topic))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

it('topics are found by title and further words, deep ones by their text after those', () => {
  expect(findTopics('torch').map(({ id }) => id)).toEqual(['turn', 'lights'])
  expect(findTopics('Fantasy-Calendar')).toEqual([])
  expect(findTopics('fantasy calendar', true).map(({ id }) => id)).toEqual(['clock'])
  expect(findTopics('').length).toBe(helpTopics.length)
})

it('keys are found by what they do and by the key itself', () => {
  const keysOf = (id: string) => keyActionsById.get(id)?.keys ?? []
  expect(findKeys('advance', keysOf).map(({ id }) => id)).toEqual(['slot.turn'])
  expect(findKeys('F8 window', keysOf).map(({ id }) => id)).toEqual(['players.window'])
  expect(findKeys(' ', keysOf)).toEqual([])
})

it('a text shows the key that an action has now, and the palette’s where it has none', () => {
  const of = (id: string | undefined) =>
    id === 'undo' ? 'Shift+U' : id === 'palette' ? 'Ctrl+K' : undefined
  expect(keyedPieces('Press {undo} or {slot.turn}.', { of })).toEqual([
    { text: 'Press ', isKey: false },
    { text: 'Shift U', isKey: true },
    { text: ' or ', isKey: false },
    { text: 'Ctrl K', isKey: true },
    { text: '.', isKey: false },
  ])
})
