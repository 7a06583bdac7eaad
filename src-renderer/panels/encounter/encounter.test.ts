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
import { Blow } from './blow.svelte.ts'
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
  }
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
    id: 'hearts.attack',
    slot: 'attack',
    input: {},
    preview: null,
    refuses: null,
    asks: {
      target: { kind: 'creature', title: 'Target' },
      attacker: { kind: 'creature', title: 'Attacker', optional: true },
      weapon: { kind: 'text', title: 'Weapon', max: 80, optional: true },
    },
  },
  {
    id: 'hearts.damage',
    slot: 'damage',
    input: { amount: '1', reading: 'hits' },
    preview: null,
    refuses: null,
    asks: {
      target: { kind: 'creature', title: 'Whom' },
      amount: { kind: 'notation', title: 'How much' },
      reading: { kind: 'choice', title: 'Read as', of: ['hits', 'hit table'] },
    },
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

it('aims at whom the GM chose, and at the next who stands once that one is down', () => {
  const { screen } = table([], [one('g1'), one('g2'), one('g3')])
  const panel = new EncounterPanel(screen)
  panel.aim('g2')
  expect(panel.target?.id).toBe('g2')
  screen.board.lay({
    party: [],
    encounter: meeting('e1', 'unknown', [
      one('g1', { down: true }),
      one('g2', { down: true }),
      one('g3'),
    ]),
    actions,
  } as unknown as Views)
  expect(panel.target?.id).toBe('g3')
})

it('a meeting begins with words; a hostile one, or initiative, turns it to blows', () => {
  const panel = new EncounterPanel(table([], []).screen)
  const halves = [
    [meeting('e1', 'unknown', []), undefined],
    [meeting('e1', 'unknown', []), { number: 4, rule: 'HRT-INIT-01', undone: false }],
    [meeting('e2', 'wary', []), { number: 5, rule: 'GF-MEET-01', undone: false }],
    [meeting('e3', 'hostile', []), undefined],
  ] as const
  expect(
    halves.map(([encounter, newest]) => {
      panel.follow(encounter, newest)
      return panel.half
    }),
  ).toEqual(['talk', 'fight', 'talk', 'fight'])
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

it('offers only what the rules take as a weapon', async () => {
  const items = [
    { id: 'i1', name: 'Club', count: 1, ready: true, text: null },
    { id: 'i2', name: 'Shield', count: 1, ready: true, text: null },
    { id: 'i3', name: 'Bow', count: 1, ready: false, text: null },
  ]
  const odo = one('Odo', { items, attacks: [{ id: 'a1', name: 'Fist', dice: 'd4', notes: '' }] })
  const { screen } = table([odo], [one('g1')], (input) => ({
    refuses: input['weapon'] === 'i2' ? 'a shield is no weapon' : undefined,
  }))
  const blow = new Blow(screen)
  await blow.lookForWeapons(odo)
  expect(blow.weapons).toEqual([
    { id: 'a1', title: 'Fist', note: 'd4' },
    { id: 'i1', title: 'Club', note: '' },
  ])
})

it('the stepper takes one hit, whatever way typed damage is read', async () => {
  const { screen, asked } = table([], [one('g1')])
  const blow = new Blow(screen)
  blow.damage.tell({ reading: 'hit table' })
  await blow.takeOne('g1')
  const action = blow.damage.action
  if (action) await blow.harm(action, 'g1', '3d6')
  expect(asked).toMatchObject([
    { action: 'hearts.damage', input: { target: 'g1', amount: '1', reading: 'hits' } },
    { action: 'hearts.damage', input: { target: 'g1', amount: '3d6', reading: 'hit table' } },
  ])
})
