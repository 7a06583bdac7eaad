import { describe, expect, it } from 'vitest'
import { isSingleKey, keyOfSlot, keyCapText, reachesKeyMap, tableKeys, writtenKey } from './keys.ts'
import type { KeyPress } from './keys.ts'

function press(key: string, held: Partial<KeyPress> = {}): KeyPress {
  return { key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }
}
const table = { typing: false, pressable: false }
const field = { typing: true, pressable: false }
const button = { typing: false, pressable: true }

describe('how a key is written', () => {
  it.each([
    [press('r'), 'R'],
    [press(' '), 'Space'],
    [press('U', { shiftKey: true }), 'Shift+U'],
    [press('?', { shiftKey: true }), '?'],
    [press('k', { ctrlKey: true }), 'Ctrl+K'],
    [press('k', { metaKey: true }), 'Ctrl+K'],
    [press('¡', { altKey: true, code: 'Digit1' }), 'Alt+1'],
    [press('F6', { shiftKey: true }), 'Shift+F6'],
    [press('Escape'), 'Escape'],
  ])('%o is %s', (event, keys) => expect(writtenKey(event)).toBe(keys))

  it('a lone modifier is no key', () =>
    expect(writtenKey(press('Shift', { shiftKey: true }))).toBeNull())
})

describe('which keys reach the screen', () => {
  it('single keys do not fire while typing', () => {
    expect(
      ['R', '1', '/', 'Space', '?', 'Ctrl+Z', 'Enter'].filter((keys) =>
        reachesKeyMap(keys, field, true),
      ),
    ).toEqual([])
  })

  it('the palette, the way back, regions, characters, saving and printing do', () => {
    const keys = ['Ctrl+K', 'Escape', 'F6', 'Alt+3', 'Ctrl+S', 'Ctrl+P']
    expect(keys.filter((key) => reachesKeyMap(key, field, true))).toEqual(keys)
  })

  it('turned off, single keys are silent and the others stay', () => {
    expect(
      ['R', 'Space', 'Ctrl+Z', 'Ctrl+K', 'Escape'].filter((keys) =>
        reachesKeyMap(keys, table, false),
      ),
    ).toEqual(['Ctrl+Z', 'Ctrl+K', 'Escape'])
  })

  it('Space and Enter press the button that has the focus', () => {
    expect(['Space', 'Enter', 'R'].filter((keys) => reachesKeyMap(keys, button, true))).toEqual([
      'R',
    ])
  })
})

it('a cap shows the keys that are held together apart, and a plus as it is', () => {
  expect(['Ctrl+K', 'Shift+ArrowUp', '+', 'Ctrl++', 'R'].map(keyCapText)).toEqual([
    'Ctrl K',
    'Shift ArrowUp',
    '+',
    'Ctrl +',
    'R',
  ])
})

it('no two slots share a key, and each is a single key', () => {
  const keys = Object.values(keyOfSlot)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.every(isSingleKey)).toBe(true)
})

it('the help shows only keys that do something in this campaign', () => {
  const actions = [
    { slot: 'morale', title: 'Morale' },
    { slot: 'turn', title: 'Advance the turn' },
    { slot: 'edit', title: 'Edit a number' },
  ] as const
  expect(tableKeys(actions)).toEqual([
    { keys: ['Space'], does: 'Advance the turn' },
    { keys: ['M'], does: 'Morale' },
  ])
})
