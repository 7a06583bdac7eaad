import { expect, it } from 'vitest'
import type { Views } from '../../src-main/campaign/view/views.ts'
import type { Api } from '../lib/api.ts'
import type { Overlay } from '../lib/overlay.ts'
import { Screen } from '../lib/screen.svelte.ts'
import { bindAppKeys } from './key-map.ts'

it('the palette’s key opens it from any dialog, shuts it, and takes away the rule above it', () => {
  const screen = new Screen({
    call: () => Promise.resolve({ ok: true, value: null }),
    on: () => () => undefined,
  } as unknown as Api)
  screen.views.lay({ actions: [] } as unknown as Views)
  bindAppKeys(screen)
  const openAfterKey = (from: Overlay[]): string[] => {
    screen.overlays = from
    screen.keys.press('Ctrl+K')
    return screen.overlays.map(({ what }) => what)
  }
  const palette: Overlay = { what: 'palette', words: '', action: null, input: {} }
  expect(openAfterKey([])).toEqual(['palette'])
  for (const dialog of [
    { what: 'rule', rule: 'GAM-STR-01' },
    { what: 'keys' },
    { what: 'settings', tab: 'screen' },
    { what: 'creation', action: 'house.settle', input: {} },
  ] as unknown as Overlay[])
    expect(openAfterKey([dialog])).toEqual(['palette'])
  expect(openAfterKey([palette])).toEqual([])
  expect(openAfterKey([palette, { what: 'rule', rule: 'GAM-STR-01' }])).toEqual(['palette'])
})
