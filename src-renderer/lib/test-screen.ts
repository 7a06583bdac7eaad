import type { Api } from './api.ts'
import { Screen } from './screen.svelte.ts'

/** Screen whose main previews as the test says and does every command, and the commands that it was given. */
export function testScreen(preview: (input: Record<string, unknown>) => unknown = () => null): {
  screen: Screen
  runs: unknown[]
} {
  const runs: unknown[] = []
  const call = (name: string, input: { input: Record<string, unknown> }): Promise<unknown> => {
    if (name === 'play.preview') return Promise.resolve({ ok: true, value: preview(input.input) })
    runs.push(input)
    return Promise.resolve({ ok: true, value: { end: 'done', line: { what: '', says: '' } } })
  }
  return { screen: new Screen({ call, on: () => () => undefined } as unknown as Api), runs }
}
