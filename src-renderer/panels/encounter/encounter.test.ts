import { expect, it } from 'vitest'
import type {
  ActionView,
  CreatureView,
  EncounterView,
  Views,
} from '../../../src-main/campaign/view/views.ts'
import type { Api } from '../../lib/api.ts'
import { ActionForm } from '../../lib/action-form.svelte.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { EncounterPanel } from './encounter.svelte.ts'
import { Speakers } from './speakers.svelte.ts'

function one(id: string, some: Partial<CreatureView> = {}): CreatureView {
  return {
    id,
    name: `${id} Fenwick`,
    side: 'party',
    kind: 'character',
    group: null,
    nth: 0,
    fields: [],
    skills: [],
    attacks: [],
    items: [],
    conditions: [],
    lights: [],
    down: false,
    hurt: false,
    problems: [],
    notes: '',
    ...some,
  }
}

function meeting(id: string, attitude: string, foes: CreatureView[]): EncounterView {
  return {
    id,
    title: 'Goblins',
    from: '',
    text: '',
    number: foes.length,
    numberDice: null,
    distance: null,
    attitude,
    stats: [],
    why: [],
    foes,
    standing: foes.length,
  } as unknown as EncounterView
}

const actions = [
  {
    id: 'hearts.reaction',
    slot: 'reaction',
    input: {},
    asks: { speaker: { kind: 'creature', title: 'Who', side: 'party', optional: true } },
    preview: null,
    refuses: null,
  },
  {
    id: 'hearts.initiative',
    slot: 'initiative',
    rule: 'HRT-INIT-01',
    input: {},
    asks: {},
    preview: null,
    refuses: null,
  },
  {
    id: 'house.fight',
    slot: 'fight',
    rule: 'GF-FIGHT-01',
    input: {},
    asks: {},
    preview: null,
    refuses: null,
  },
] as unknown as ActionView[]

type Preview = (input: Record<string, unknown>) => unknown

function table(
  party: CreatureView[],
  foes: CreatureView[],
  preview: Preview = () => null,
): { screen: Screen; asked: unknown[] } {
  const asked: unknown[] = []
  const call = (name: string, input: { input: Record<string, unknown> }): Promise<unknown> => {
    if (name === 'play.preview') return Promise.resolve({ ok: true, value: preview(input.input) })
    asked.push(input)
    return Promise.resolve({ ok: true, value: { end: 'done', line: { what: '', says: '' } } })
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  screen.board.lay({
    party,
    encounter: meeting('e1', 'unknown', foes),
    actions,
    timers: [],
    dues: [],
  } as unknown as Views)
  return { screen, asked }
}

it('a meeting turns to blows: the fight begins and its fold opens; one that is on is only shown', async () => {
  const { screen, asked } = table([], [one('g1')])
  const panel = new EncounterPanel(screen)
  await panel.toBlows('fight')
  expect([screen.fold, asked]).toMatchObject(['fight', [{ action: 'house.fight' }]])
  screen.board.lay({ fight: { on: true, bands: [], strangers: [] }, actions } as unknown as Views)
  screen.fold = 'explore'
  await panel.toBlows('fight')
  expect([screen.fold, asked.length]).toEqual(['fight', 1])
})

it('a form for a new meeting is put away when one has come', () => {
  const panel = new EncounterPanel(table([], []).screen)
  panel.follow(meeting('e1', 'unknown', []))
  panel.makingOpen = true
  panel.follow(meeting('e1', 'hostile', []))
  expect(panel.makingOpen).toBe(true)
  panel.follow(meeting('e2', 'wary', []))
  expect(panel.makingOpen).toBe(false)
})

it('orders those who could speak by their chances', async () => {
  const scores: Record<string, number> = { Odo: 9, Maud: 8, Pell: 12 }
  const { screen } = table(
    [one('Odo'), one('Maud'), one('Pell'), one('Dead', { down: true })],
    [],
    (input) => {
      const score = scores[String(input['speaker'])] ?? 0
      return {
        terms: [{ name: 'Pirate', value: score }],
        chances: [
          { says: '', chance: (score - 1) / 20, tone: 'good' },
          { says: '', chance: 0.5, tone: 'bad' },
        ],
        bars: [],
        verdict: '',
        why: [],
      }
    },
  )
  const speakers = new Speakers(
    new ActionForm(screen, 'encounter', () => screen.inSlot('reaction')[0] ?? null),
  )
  await speakers.refresh()
  expect(speakers.all).toEqual([
    { id: 'Pell', title: 'Pell 12', means: 'Pell Fenwick, Pirate 12', chance: 0.55 },
    { id: 'Odo', title: 'Odo 9', means: 'Odo Fenwick, Pirate 9', chance: 0.4 },
    { id: 'Maud', title: 'Maud 8', means: 'Maud Fenwick, Pirate 8', chance: 0.35 },
  ])
})
