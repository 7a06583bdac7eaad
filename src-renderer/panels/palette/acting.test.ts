import { expect, it } from 'vitest'
import type { KnownActionId, ActionView, Views } from '../../../src-main/campaign/view/views.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { PaletteState } from './palette.svelte.ts'

const scores: Record<string, number> = { maud: 11, pell: 14 }
const under = (who: string) => ({
  terms: [],
  chances: [],
  bars: [],
  verdict: `under ${scores[who]}`,
  why: [],
})
const one = (id: string) => ({ id, name: id, side: 'party', kind: 'character', skills: [] })

/** A skill test drawn for Maud, the first of the party. */
function open(action: KnownActionId | null): { palette: PaletteState; screen: Screen } {
  const call = (name: string, told: unknown): Promise<unknown> => {
    if (name !== 'play.preview') return Promise.resolve({ ok: false, failure: { code: 'none' } })
    const { input } = told as { input: { who: string } }
    return Promise.resolve({ ok: true, value: under(input.who) })
  }
  const skill = {
    id: 'hearts.skill',
    title: 'Skill test',
    slot: 'skill',
    asks: { who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' } },
    input: { who: 'maud' },
    preview: under('maud'),
    refuses: null,
    finds: '',
  } as unknown as ActionView
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  const party = [one('maud'), one('pell')]
  screen.views.lay({ party, actions: [skill], houseRules: [] } as unknown as Views)
  screen.acting.choose('pell')
  const over = { what: 'palette', words: 'skill', action, input: {} } as const
  return { palette: new PaletteState(screen, over), screen }
}

it('lists the odds of who acts', async () => {
  const { palette } = open(null)
  palette.followActing()
  await expect.poll(() => palette.entries[0]?.note).toBe('under 14')
})

it('begins the form for who acts, and goes on with whoever is chosen then', async () => {
  const { palette, screen } = open('hearts.skill')
  palette.followActing()
  await palette.previewing.settled()
  expect([palette.input, palette.previewing.preview?.verdict]).toEqual([
    { who: 'pell' },
    'under 14',
  ])
  const [listed] = palette.entries
  expect(listed && palette.noteOf(listed)).toBe('under 14')
  screen.acting.choose('maud')
  palette.followActing()
  await palette.previewing.settled()
  expect(listed && palette.noteOf(listed)).toBe('under 11')
  expect([palette.input, palette.previewing.preview?.verdict]).toEqual([
    { who: 'maud' },
    'under 11',
  ])
})
