import type { Views } from '../../../src-main/campaign/view/views.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'

type Answer = (input: never) => unknown

interface Called {
  name: string
  input: unknown
}

/** A screen at a table of HEARTS whose main answers as the test says; everything asked of it is noted. */
export function testScreen(answers: Record<string, Answer>, views: object = {}) {
  const calls: Called[] = []
  const call = async (name: string, input: never): Promise<unknown> => {
    calls.push({ name, input })
    const value: unknown = await answers[name]?.(input)
    return value instanceof Error
      ? { ok: false, failure: { code: 'refused', message: value.message } }
      : { ok: true, value }
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  screen.views.lay({
    top: { ruleset: { id: 'hearts' } },
    actions: [],
    collections: [],
    ...views,
  } as unknown as Views)
  return { screen, calls, named: (name: string) => calls.filter((one) => one.name === name) }
}

export const goblin = {
  id: 'goblin',
  name: 'Goblin',
  tags: ['humanoid'],
  judged: {},
  foreign: {},
  source: { text: 'Goblin\nHD 1-1', system: 'Ours', licence: '', credit: '' },
}

/** Main as it shows a goblin. */
export const goblinKept = {
  'library.monster': () => goblin,
  'library.about': () => ({ home: 'bundled', from: '', versions: [], alike: [], collections: [] }),
  'convert.to': () => ({ converted: {}, judgements: [], text: '' }),
  'play.run': () => ({ end: 'done', line: { what: '', says: '' } }),
}
