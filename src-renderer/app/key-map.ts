import { isAskable } from '../lib/action-input.ts'
import { doAction } from '../lib/do-action.ts'
import { folds } from '../lib/folds.ts'
import { keyOfSlot } from '../lib/keys.ts'
import type { Screen } from '../lib/screen.svelte.ts'
import { openFocusedNote } from './note-names.ts'
import { nextRegion } from './regions.ts'

/** Binds what works everywhere, with or without a campaign. */
export function bindAppKeys(screen: Screen): () => void {
  const bound = [
    screen.keys.bind('Ctrl+K', () => {
      if (screen.overlay) screen.close()
      else if (screen.views.laid) screen.openPalette()
    }),
    screen.keys.bind('?', () => {
      screen.overlay = { what: 'keys' }
    }),
    screen.keys.bind('F6', () => nextRegion(document, false)),
    screen.keys.bind('Shift+F6', () => nextRegion(document, true)),
    screen.keys.bind('Ctrl+L', () => {
      void screen.change({ theme: screen.settings.theme === 'candle' ? 'paper' : 'candle' })
    }),
  ]
  return () => bound.forEach((letGo) => letGo())
}

/** Binds what every fold has; a panel that binds the same key later goes before it. */
export function bindScreenKeys(screen: Screen): () => void {
  const bound = [
    ...folds.map(({ id, key }) => screen.keys.bind(key, () => screen.turnTo(id))),
    ...['U', 'Ctrl+Z'].map((key) => screen.keys.bind(key, () => void screen.commands.undo())),
    ...['Shift+U', 'Ctrl+Y', 'Ctrl+Shift+Z'].map((key) =>
      screen.keys.bind(key, () => void screen.commands.redo()),
    ),
    ...Object.entries(keyOfSlot).map(([slot, key]) =>
      screen.keys.bind(key, () => doSlot(screen, slot)),
    ),
    screen.keys.bind('Ctrl+/', () => screen.openRules()),
    screen.keys.bind('Shift+P', () => screen.openPane('company')),
    screen.keys.bind('F8', () => void screen.players.toggle()),
    screen.keys.bind('Shift+F8', () => screen.openPane('players')),
    screen.keys.bind('Alt+B', () => void screen.players.black()),
    screen.keys.bind('Shift+J', () => screen.openPane('session')),
    screen.keys.bind('Alt+N', () => openFocusedNote(screen)),
    screen.keys.bind('J', () => {
      screen.overlay = { what: 'clock' }
    }),
    screen.keys.bind('P', () => {
      if (screen.views.clock?.realTime) void screen.wall.hold()
    }),
    screen.keys.bind('Shift+G', () => lightAnother(screen)),
    screen.keys.bind('Shift+C', () => {
      const action = screen.action(
        screen.views.company?.split ? 'house.watch-other' : 'house.split-party',
      )
      if (action) doAction(screen, action)
    }),
    screen.keys.bind('Ctrl+,', () => {
      screen.overlay = { what: 'settings', tab: 'house rules' }
    }),
  ]
  return () => bound.forEach((letGo) => letGo())
}

/** Another light at once: whoever lights it and which follows from what went out. */
function lightAnother(screen: Screen): void {
  const [action] = screen.inSlot('relight')
  if (action) void screen.run(action.id, action.input, { at: 'lights' })
}

/** Runs the slot's action when it needs no more telling; else its form opens in the palette. */
function doSlot(screen: Screen, slot: string): void {
  const action = screen.views.actions.find((one) => one.slot === slot && isAskable(one.asks))
  if (action) doAction(screen, action)
}
