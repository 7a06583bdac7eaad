import { describe, expect, it } from 'vitest'
import { isSingleKey, keyCapText, numpadKey, reachesKeyMap, slotKey, writtenKey } from './keys.ts'
import type { KeyPress } from './keys.ts'

function press(key: string, held: Partial<KeyPress> = {}): KeyPress {
  return { key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }
}
const table = { typing: false, pressable: false }
const field = { typing: true, pressable: false }
const typing = new Set(['Ctrl+K', 'Ctrl+S', 'Ctrl+P'])
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
        reachesKeyMap(keys, field, true, typing),
      ),
    ).toEqual([])
  })

  it('the palette, the way back, regions, characters, saving and printing do', () => {
    const keys = ['Ctrl+K', 'Escape', 'F6', 'Alt+3', 'Ctrl+S', 'Ctrl+P']
    expect(keys.filter((key) => reachesKeyMap(key, field, true, typing))).toEqual(keys)
  })

  it('turned off, single keys are silent and the others stay', () => {
    expect(
      ['R', 'Space', 'Ctrl+Z', 'Ctrl+K', 'Escape'].filter((keys) =>
        reachesKeyMap(keys, table, false, typing),
      ),
    ).toEqual(['Ctrl+Z', 'Ctrl+K', 'Escape'])
  })

  it('Space and Enter press the button that has the focus', () => {
    expect(
      ['Space', 'Enter', 'R'].filter((keys) => reachesKeyMap(keys, button, true, typing)),
    ).toEqual(['R'])
  })
})

it('a cap shows the keys that are held together apart, and a plus as it is', () => {
  const caps = {
    'Ctrl+K': 'Ctrl K',
    'Shift+ArrowUp': 'Shift ↑',
    'Alt+PageDown': 'Alt Page Down',
    PageUp: 'Page Up',
    Backspace: 'Backspace',
    '+': '+',
    'Ctrl++': 'Ctrl +',
    R: 'R',
    Num1: 'Num 1',
    'Num+': 'Num +',
  }
  expect(Object.keys(caps).map(keyCapText)).toEqual(Object.values(caps))
})

it('a key of the numpad is another than that of the row of digits', () => {
  expect(
    [
      press('1', { code: 'Numpad1' }),
      press('End', { code: 'Numpad1' }),
      press('+', { code: 'NumpadAdd', ctrlKey: true }),
      press('Enter', { code: 'NumpadEnter' }),
      press('1', { code: 'Digit1' }),
    ].map(numpadKey),
  ).toEqual(['Num1', 'Num1', 'Ctrl+Num+', null, null])
})

it('a slot without a key is done from a panel or the palette', () => {
  expect([slotKey('morale'), slotKey('edit')]).toEqual(['slot.morale', undefined])
})

it('a key with Ctrl or Alt, or a function key, is no single key', () => {
  expect(
    ['R', 'Space', 'Num1', 'Shift+U', 'Ctrl+K', 'Alt+1', 'F6', 'Escape'].map(isSingleKey),
  ).toEqual([true, true, true, true, false, false, false, false])
})
