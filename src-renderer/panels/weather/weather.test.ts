import { expect, it } from 'vitest'
import type { ActionView, Views } from '../../../src-main/campaign/view/views.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { weatherTurnText, WeatherPanel } from './weather.svelte.ts'

function panel(asks: object): { panel: WeatherPanel; runs: unknown[] } {
  const runs: unknown[] = []
  const call = (_name: string, input: unknown): Promise<unknown> => {
    runs.push(input)
    return Promise.resolve({ ok: true, value: { end: 'done', line: { what: '', says: '' } } })
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  const action = { id: 'weather', slot: 'weather', asks, input: {} } as unknown as ActionView
  screen.views.lay({ actions: [action], journey: null } as unknown as Views)
  return { panel: new WeatherPanel(screen), runs }
}

it('says where a step leads', () => {
  expect(weatherTurnText({ sky: 'rain', title: 'Rain', chance: 0.5 }, 'clear')).toEqual({
    share: '50%',
    says: 'to rain',
  })
  expect(weatherTurnText({ sky: 'clear', title: 'clear', chance: 0.5 }, 'clear').says).toBe('holds')
})

it('rolls what asks nothing, and opens the form of what asks', async () => {
  const dice = panel({})
  dice.panel.roll()
  await Promise.resolve()
  expect(dice.runs).toMatchObject([{ action: 'weather' }])
  const form = panel({ sky: { kind: 'choice', of: ['clear'] } })
  form.panel.roll()
  expect([form.runs, form.panel.screen.overlay]).toMatchObject([[], { what: 'palette' }])
})
