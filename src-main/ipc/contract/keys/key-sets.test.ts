import { describe, expect, it } from 'vitest'
import { keyActions, keyActionsById } from './key-actions.ts'
import { readKeyFile, writeKeyFile } from './key-file.ts'
import {
  currentKeys,
  defaultKeyChoice,
  keyConflicts,
  keyHolders,
  keyRefusal,
  keySets,
  withKeys,
  type KeySetId,
} from './key-sets.ts'

const sets = Object.keys(keySets) as KeySetId[]
const action = (id: string) => keyActionsById.get(id) ?? expect.fail(id)

it('every action has an id of its own', () => {
  expect(new Set(keyActions.map(({ id }) => id)).size).toBe(keyActions.length)
})

describe.each(sets)('the set %s', (set) => {
  it('has no conflicts', () => {
    const found = keyConflicts({ set, own: {} })
    expect(found.map(({ keys, actions: [a, b] }) => `${keys}: ${a.id}, ${b.id}`)).toEqual([])
  })

  it('gives nobody a key that the screen or the window keeps', () => {
    const given = [...currentKeys({ set, own: {} }).values()].flat()
    const wrong = given.filter((keys) => keyRefusal(keys) && !/Alt\+Arrow/.test(keys))
    expect(wrong).toEqual([])
  })
})

it('of the one-handed set the left hand reaches every key that is shown', () => {
  const left = /^(?:(?:Ctrl|Alt|Shift)\+)*(?:[QWERTASDFGZXCVB1-6]|F[1-6]|Space)$/
  const far = [...currentKeys({ set: 'one-handed', own: {} })].filter(
    ([, [shown]]) => shown !== undefined && !left.test(shown),
  )
  expect(far).toEqual([])
})

it('a key taken in the same part is a conflict, elsewhere it only hides', () => {
  const choice = withKeys(defaultKeyChoice, 'fight.bring', ['Shift+A'])
  expect(keyConflicts(choice).map(({ keys }) => keys)).toEqual(['Shift+A'])
  const holders = keyHolders(defaultKeyChoice, 'U', action('fight.bring'))
  expect([holders.here, holders.elsewhere.map(({ id }) => id)]).toEqual([null, ['undo']])
})

it('the keys of the set are no change', () => {
  const choice = withKeys(defaultKeyChoice, 'undo', ['F9'])
  expect(choice.own).toEqual({ undo: ['F9'] })
  expect(withKeys(choice, 'undo', ['U', 'Ctrl+Z'])).toEqual(defaultKeyChoice)
})

describe('a file of keys', () => {
  const own = { 'slot.morale': ['F9'], undo: [] }

  it('comes back as it went', () => {
    expect(readKeyFile(writeKeyFile({ set: 'numpad', own }))).toEqual({
      keys: { set: 'numpad', own },
    })
  })

  it.each([
    ['{', 'The file is not JSON.'],
    ['[]', 'The file holds no keys.'],
    [writeKeyFile({ set: 'default', own: { dance: ['F9'] } }), 'Unknown action “dance”.'],
    [writeKeyFile({ set: 'default', own: { undo: ['Escape'] } }), '“Undo” can’t have Escape.'],
    [
      writeKeyFile({ set: 'default', own: { undo: ['M'] } }),
      'M means both “Morale” and “Undo” (Everywhere).',
    ],
  ])('%s is refused in words', (text, says) => {
    expect(readKeyFile(text)).toEqual({ refuses: expect.stringContaining(says) as string })
  })
})
