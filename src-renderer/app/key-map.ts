import { mostOwnFolds } from '../../src-main/ipc/contract/folds.ts'
import { isAskable } from '../lib/action-input.ts'
import { doAction } from '../lib/do-action.ts'
import { enterFold } from '../lib/focus.ts'
import { folds } from '../lib/folds.ts'
import { slotKeys } from '../lib/keys.ts'
import type { Screen } from '../lib/screen.svelte.ts'
import { openFocusedNote } from './note-names.ts'

const focusable =
  'button:not([disabled]), input:not([disabled]), select, textarea, a[href], [tabindex="0"]'

/** Binds what works everywhere, with or without a campaign. */
export function bindAppKeys(screen: Screen): () => void {
  return screen.keys.bindAll({
    palette: () => {
      // Above an open palette lies at most a rule looked up from it.
      if (screen.overlays.some(({ what }) => what === 'palette')) screen.close()
      else if (screen.views.laid) screen.openPalette()
    },
    help: () => {
      screen.overlay = { what: 'keys' }
    },
    'help.topics': () => {
      screen.overlay = { what: 'help', topic: null }
    },
    'region.next': () => nextRegion(document, false),
    'region.before': () => nextRegion(document, true),
    theme: () => {
      void screen.change({ theme: screen.settings.theme === 'candle' ? 'paper' : 'candle' })
    },
  })
}

/** Binds what every fold has; a panel that binds the same key later goes before it. */
export function bindScreenKeys(screen: Screen): () => void {
  const bound = [
    ...folds.map(({ id }) =>
      screen.keys.bind(`fold.${id}`, () => enterFold(() => screen.turnTo(id))),
    ),
    screen.keys.bind('undo', () => void screen.commands.undo()),
    screen.keys.bind('redo', () => void screen.commands.redo()),
    ...slotKeys.map(({ id, slot }) => screen.keys.bind(id, () => doSlot(screen, slot))),
    screen.keys.bind('rules', () => screen.openRules()),
    screen.keys.bind('company', () => screen.openPane('company')),
    screen.keys.bind('players.window', () => void screen.players.toggle()),
    screen.keys.bind('players.card', () => screen.openPane('players')),
    screen.keys.bind('players.black', () => void screen.players.black()),
    screen.keys.bind('second.window', () => void screen.second.toggle()),
    screen.keys.bind('own.card', () => screen.openPane('folds')),
    screen.keys.bind('own.arrange', () => screen.ownFolds.arrange()),
    ...Array.from({ length: mostOwnFolds }, (_, at) =>
      screen.keys.bind(`own.${at + 1}`, () => enterFold(() => screen.ownFolds.turnTo(at))),
    ),
    screen.keys.bind('own.next', () => enterFold(() => screen.ownFolds.turnBy(1))),
    screen.keys.bind('own.before', () => enterFold(() => screen.ownFolds.turnBy(-1))),
    screen.keys.bind('session', () => screen.openPane('session')),
    screen.keys.bind('note.open', () => openFocusedNote(screen)),
    screen.keys.bind('clock', () => {
      screen.overlay = { what: 'clock' }
    }),
    screen.keys.bind('lights.hold', () => {
      if (screen.views.clock?.realTime) void screen.wall.hold()
    }),
    screen.keys.bind('slot.relight', () => lightAnother(screen)),
    screen.keys.bind('groups', () => {
      const action = screen.action(
        screen.views.company?.split ? 'house.watch-other' : 'house.split-party',
      )
      if (action) doAction(screen, action)
    }),
    screen.keys.bind('settings', () => {
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

/** F6: the next part of the screen that has something to reach; `back` goes the other way. */
function nextRegion(page: Document, back: boolean): void {
  const regions = [...page.querySelectorAll<HTMLElement>('[data-region]')].filter((region) =>
    firstIn(region),
  )
  if (regions.length === 0) return
  const here = regions.findIndex((region) => region.contains(page.activeElement))
  const start = here < 0 && back ? 0 : here
  const next = regions[(start + (back ? -1 : 1) + regions.length) % regions.length]
  if (next) firstIn(next)?.focus()
}

function firstIn(region: HTMLElement): HTMLElement | null {
  return (
    region
      .querySelector<HTMLElement>(`[aria-current], ${focusable}`)
      ?.closest<HTMLElement>(focusable) ?? region.querySelector<HTMLElement>(focusable)
  )
}
