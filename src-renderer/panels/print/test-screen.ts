import type { Views } from '../../../src-main/campaign/view/views.ts'
import type { Settings } from '../../../src-main/ipc/contract/app.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'

type Answer = (input: never, options: never) => unknown

/** A screen of two people, Odo and Maud, whose main answers as the test says; settings are kept. */
export function testScreen(answers: Record<string, Answer>): Screen {
  let settings: Partial<Settings> = {}
  const kept: Record<string, Answer> = {
    'app.change': (some: Partial<Settings>) => {
      settings = { ...screen.settings, ...settings, ...some }
      return { ok: true, value: settings }
    },
  }
  const call = (name: string, input: never, options: never): Promise<unknown> =>
    Promise.resolve((answers[name] ?? kept[name])?.(input, options))
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  screen.views.lay({
    party: [
      { id: 'c1', name: 'Odo' },
      { id: 'c2', name: 'Maud' },
    ],
    actions: [],
  } as unknown as Views)
  return screen
}
