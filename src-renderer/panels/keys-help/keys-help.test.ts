import { expect, it } from 'vitest'
import type { KeyChoice } from '../../../src-main/ipc/contract/keys/key-sets.ts'
import type { Api } from '../../lib/api.ts'
import type { KeyPress } from '../../lib/keys.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { KeysHelpState } from './keys-help.svelte.ts'

function keysHelp(own: KeyChoice['own'] = {}): KeysHelpState {
  const call = (name: string, input: object): Promise<unknown> =>
    Promise.resolve({
      ok: true,
      value: { ...screen.settings, ...(name === 'app.change' && input) },
    })
  const screen: Screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  screen.settings = { ...screen.settings, keys: { set: 'default', own } }
  return new KeysHelpState(screen)
}
const press = (key: string): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
})

it('a press sets the key, and what was bound hears it from then on', () => {
  const help = keysHelp()
  const heard: string[] = []
  help.screen.keys.bind('slot.morale', () => heard.push('morale'))
  help.set('slot.morale', 0)
  help.press(press('F9'))
  expect(help.keysOf('slot.morale')).toEqual(['F9'])
  expect([help.screen.keys.press('M'), help.screen.keys.press('F9'), heard]).toEqual([
    false,
    true,
    ['morale'],
  ])
})

it('a key that another action has is taken, swapped or left', async () => {
  const help = keysHelp()
  help.set('slot.morale', 0)
  help.press(press('r'))
  expect([help.takenSays, help.keysOf('slot.morale')]).toEqual(['R is “Reaction roll”.', ['M']])
  await help.take(true)
  expect([help.keysOf('slot.morale'), help.keysOf('slot.reaction')]).toEqual([['R'], ['M']])
  help.set('slot.save', 0)
  help.press(press('r'))
  await help.take(false)
  expect([help.keysOf('slot.save'), help.keysOf('slot.morale')]).toEqual([['R'], []])
  expect(help.conflicts).toEqual([])
})

it('a key that is hidden or hides is said, and may be used', async () => {
  const help = keysHelp()
  help.set('fight.bring', 0)
  help.press(press('u'))
  expect(help.takenSays).toBe('U is “Undo” everywhere; this would go first here.')
  await help.take(false)
  expect([help.keysOf('fight.bring'), help.keysOf('undo')]).toEqual([['U'], ['U', 'Ctrl+Z']])
})

it('Enter and the arrows stay as they are', () => {
  const help = keysHelp()
  help.set('slot.morale', 0)
  help.press(press('Enter'))
  expect([help.wrong, help.keysOf('slot.morale')]).toEqual([
    'Escape, Enter, Tab and the arrows stay as they are in every form and list.',
    ['M'],
  ])
})

it('keys in conflict are marked, and one or all go back', async () => {
  const help = keysHelp({ undo: ['M'], redo: ['F9'] })
  expect([help.conflicts.length, help.isTwice('slot.morale', 'M'), help.changed]).toEqual([
    1,
    true,
    2,
  ])
  const undo = help.groups.flatMap(({ actions }) => actions).find(({ id }) => id === 'undo')
  if (undo) await help.reset(undo)
  expect([help.conflicts, help.keysOf('redo')]).toEqual([[], ['F9']])
  await help.resetAll()
  expect(help.keysOf('redo')).toEqual(['Shift+U', 'Ctrl+Y', 'Ctrl+Shift+Z'])
})

it('a file with conflicts is refused in words, and nothing is lost', async () => {
  const help = keysHelp({ undo: ['F9'] })
  const file = JSON.stringify({ gatefold: 'keys', set: 'default', own: { undo: ['M'] } })
  await help.load(new File([file], 'mine.json'))
  expect(help.wrong).toBe(
    'mine.json: M means both “Morale” and “Undo” (Everywhere). Change one of them in the file. Your keys are as they were.',
  )
  expect(help.choice.own).toEqual({ undo: ['F9'] })
})

it('is searched by what an action does, where, and by its key', () => {
  const help = keysHelp()
  const found = (words: string): string[] => {
    help.words = words
    return help.groups.flatMap(({ actions }) => actions.map(({ id }) => id))
  }
  expect(found('morale unseen fight')).toEqual(['fight.morale.secret'])
  expect(found('ctrl+k')).toEqual(['palette'])
})
