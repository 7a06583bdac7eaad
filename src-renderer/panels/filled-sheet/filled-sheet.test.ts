import { expect, it } from 'vitest'
import type { Form } from '../../../src-main/campaign/print/filled-forms.ts'
import type { Views } from '../../../src-main/campaign/view/views.ts'
import type { Difference } from '../../../src-main/rules/gm/filled-sheet/fields.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { FilledSheetState } from './filled-sheet.svelte.ts'

const forms: Form[] = [
  {
    form: 'sheet c1',
    creature: 'c1',
    name: 'Odo',
    fields: [
      { name: 'values/hp', was: '3', now: '1' },
      { name: 'items/0', was: '', now: 'Rope' },
      { name: 'values/st', was: '11', now: 'high' },
    ],
  },
]
const difference = (field: string, refuses: string | null = null): Difference => ({
  fields: [field],
  title: field,
  was: '',
  now: '',
  here: null,
  refuses,
})

function openSheet(differences: Difference[]) {
  const calls: { name: string; input: unknown }[] = []
  const call = (name: string, input: unknown): Promise<unknown> => {
    calls.push({ name, input })
    const value = { 'print.read': forms, 'print.differences': differences }[name]
    return Promise.resolve(
      value ? { ok: true, value } : { ok: false, failure: { code: 'x', message: 'no', way: '' } },
    )
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  const action = {
    id: 'house.take-sheet',
    slot: 'edit',
    asks: {
      who: { kind: 'creature', title: 'Whose' },
      fields: { kind: 'record', title: 'Fields', of: 'filled fields' },
    },
  }
  screen.views.lay({ party: [], actions: [action] } as unknown as Views)
  return { state: new FilledSheetState(screen), calls }
}

it('a file is read, compared with the character it names, and applied without the differences that are left out', async () => {
  const { state, calls } = openSheet([
    difference('values/hp'),
    difference('items/0'),
    difference('values/st', 'It is no whole number.'),
  ])
  await state.read(new File(['%PDF'], 'odo.pdf'))
  expect(state.whose).toBe('c1')
  expect(state.chosen.map(({ title }) => title)).toEqual(['values/hp', 'items/0'])
  const [first] = state.chosen
  if (first) state.leave(first, true)
  await state.take()
  expect(calls.find(({ name }) => name === 'play.run')?.input).toMatchObject({
    action: 'house.take-sheet',
    input: {
      who: 'c1',
      fields: [
        { name: 'values/hp', was: '3', now: '3' },
        { name: 'items/0', was: '', now: 'Rope' },
        { name: 'values/st', was: '11', now: '11' },
      ],
    },
  })
})

it('a form of nobody here waits until it is said whose it is', async () => {
  const { state, calls } = openSheet([difference('values/hp')])
  await state.read(new File(['%PDF'], 'odo.pdf'))
  await state.of(null)
  expect(state.differences).toBeNull()
  await state.take()
  expect(calls.some(({ name }) => name === 'play.run')).toBe(false)
})
