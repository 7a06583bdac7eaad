import { expect, it } from 'vitest'
import type { ActionView, Views } from '../../../src-main/campaign/view/views.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { PaletteState } from './palette.svelte.ts'

const refusal = (refuses: string | undefined) => ({
  terms: [],
  chances: [],
  bars: [],
  verdict: '',
  why: [],
  ...(refuses ? { refuses } : {}),
})

/** An action whose rule takes everything but 0, which is what its form begins with. */
function numbered(some: Partial<ActionView> = {}) {
  const call = (name: string, told: unknown): Promise<unknown> => {
    if (name !== 'play.preview') return Promise.resolve({ ok: false, failure: { code: 'none' } })
    const { input } = told as { input: { to: number } }
    return Promise.resolve({ ok: true, value: refusal(input.to === 0 ? 'Not 0.' : undefined) })
  }
  const action = {
    id: 'house.edit',
    title: 'Edit a number',
    slot: 'edit',
    asks: { to: { kind: 'number', title: 'To', min: 0, max: 9 } },
    input: { to: 0 },
    preview: refusal('Not 0.'),
    refuses: 'Not 0.',
    finds: '',
    ...some,
  } as unknown as ActionView
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  screen.views.lay({ party: [], actions: [action] } as unknown as Views)
  const over = { what: 'palette', words: '', action: action.id, input: {} } as const
  return { palette: new PaletteState(screen, over), action }
}

it('what the rule says of the form as it began does not bar what is filled in', async () => {
  const { palette, action } = numbered()
  await palette.previewing.settled()
  expect(palette.refusalOf(action)).toBe('Not 0.')
  palette.change({ to: 5 })
  await palette.previewing.settled()
  expect(palette.refusalOf(action)).toBeNull()
  palette.change({ to: 0 })
  await palette.previewing.settled()
  expect(palette.refusalOf(action)).toBe('Not 0.')
})

it('what must come first bars it whatever is filled in', async () => {
  const { palette, action } = numbered({ refuses: 'Morale is due.' })
  palette.change({ to: 5 })
  await palette.previewing.settled()
  expect(palette.refusalOf(action)).toBe('Morale is due.')
})
