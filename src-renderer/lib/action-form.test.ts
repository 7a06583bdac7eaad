import { expect, it } from 'vitest'
import type { ActionView, Views } from '../../src-main/campaign/view/views.ts'
import { Acting } from './acting.svelte.ts'
import { ActionForm } from './action-form.svelte.ts'
import { Board } from './board.svelte.ts'
import type { Screen } from './screen.svelte.ts'

it('an effect that tells what was told already changes nothing, so that two of them come to rest', () => {
  const board = new Board()
  board.lay({ party: [], fight: null } as unknown as Views)
  const screen = { board, acting: new Acting(board) } as unknown as Screen
  const asks: ActionView['asks'] = { weapon: { kind: 'text', title: 'Weapon', max: 40 } }
  const action = { id: 'attack', asks, input: { weapon: '' } } as unknown as ActionView
  const form = new ActionForm(screen, 'fight', () => action)
  form.tell({ weapon: 'd6' })
  const { input } = form
  form.tell({ weapon: 'd6' })
  expect(form.input).toBe(input)
  form.tell({ weapon: 'd8' })
  expect(form.input).toEqual({ weapon: 'd8' })
})
