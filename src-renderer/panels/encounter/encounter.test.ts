import { expect, it } from 'vitest'
import type {
  ActionView,
  CreatureView,
  EncounterView,
  Views,
} from '../../../src-main/campaign/view/views.ts'
import { ActionForm } from '../../lib/action-form.svelte.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { testScreen } from '../../lib/test-screen.ts'
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
    surprise: null,
    activity: null,
    wants: null,
    attitude,
    stats: [],
    why: [],
    foes,
    groups: [],
    standing: foes.length,
  } as unknown as EncounterView
}

const asksNobody = { input: {}, asks: {}, preview: null, refuses: null }
const who = { monster: { kind: 'monster', title: 'Who' } }
const actions = [
  { ...asksNobody, id: 'house.meet', slot: 'encounter' },
  { ...asksNobody, id: 'house.encounter', slot: 'encounter', asks: who },
  { ...asksNobody, id: 'house.end-encounter', slot: 'end encounter' },
  { ...asksNobody, id: 'house.join-meeting', slot: 'group', asks: who },
  { ...asksNobody, id: 'house.split', slot: 'group', title: 'Split a group' },
  {
    ...asksNobody,
    id: 'house.encounter-distance',
    slot: 'distance',
    asks: { far: { kind: 'text', title: 'How far', max: 40, optional: true } },
  },
  {
    id: 'hearts.reaction',
    slot: 'reaction',
    input: {},
    asks: {
      speaker: { kind: 'creature', role: 'actor', title: 'Who', side: 'party', optional: true },
    },
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
): { screen: Screen; runs: unknown[] } {
  const { screen, runs } = testScreen(preview)
  screen.views.lay({
    party,
    encounter: meeting('e1', 'unknown', foes),
    actions,
    timers: [],
    dues: [],
  } as unknown as Views)
  return { screen, runs }
}

it('slipping away that must be told how things stand opens its form, and else is done', async () => {
  const { screen, runs } = table([one('c1')], [one('g1')])
  const sneak = { kind: 'switch', title: 'It is dark' }
  const evades = (asks: object): void =>
    screen.views.lay({
      actions: [{ ...asksNobody, id: 'house.evade', slot: 'evade', asks }],
    } as unknown as Views)
  const panel = new EncounterPanel(screen)
  evades({ dark: sneak })
  await panel.do('evade')
  expect([screen.overlay, runs]).toMatchObject([{ what: 'palette', action: 'house.evade' }, []])
  evades({})
  await panel.do('evade')
  expect(runs).toMatchObject([{ action: 'house.evade' }])
})

it('a meeting turns to blows: the fight begins and its fold opens; one that is on is only shown', async () => {
  const { screen, runs } = table([], [one('g1')])
  const panel = new EncounterPanel(screen)
  await panel.toBlows('fight')
  expect([screen.fold, runs]).toMatchObject(['fight', [{ action: 'house.fight' }]])
  screen.views.lay({ fight: { on: true, bands: [], strangers: [] }, actions } as unknown as Views)
  screen.fold = 'explore'
  await panel.toBlows('fight')
  expect([screen.fold, runs.length]).toEqual(['fight', 1])
})

it('a form is put away by a second press, and when somebody new is met', () => {
  const panel = new EncounterPanel(table([], []).screen)
  const [split] = panel.regrouping
  panel.follow(meeting('e1', 'unknown', []))
  panel.open(split ?? null)
  panel.follow(meeting('e1', 'hostile', []))
  expect(panel.opened?.id).toBe('house.split')
  panel.follow(meeting('e2', 'wary', []))
  expect(panel.opened).toBeNull()
  panel.open(split ?? null)
  panel.open(split ?? null)
  expect(panel.opened).toBeNull()
})

it('its one key rolls what is to be rolled, and then asks who else comes', async () => {
  const { screen, runs } = table([], [one('g1')])
  const panel = new EncounterPanel(screen)
  expect([panel.rolling?.id, panel.making?.id, panel.ending?.id]).toEqual([
    'house.meet',
    'house.join-meeting',
    'house.end-encounter',
  ])
  await panel.meet()
  expect(runs).toMatchObject([{ action: 'house.meet' }])
  const whole = actions.map((each) =>
    each.id === 'house.meet' ? { ...each, refuses: 'At hand already' } : each,
  )
  screen.views.lay({ encounter: meeting('e1', 'wary', []), actions: whole } as unknown as Views)
  await panel.meet()
  expect([runs.length, panel.opened?.id]).toEqual([1, 'house.join-meeting'])
})

it('with nobody at hand the form makes a meeting', () => {
  const { screen } = table([], [])
  screen.views.lay({ encounter: null, actions } as unknown as Views)
  expect(new EncounterPanel(screen).making?.id).toBe('house.encounter')
})

it('two groups to be merged begin as two', () => {
  const { screen } = table([], [])
  const two = ['g1', 'g2'].map((id) => ({ id, name: id, strength: 2, standing: 2 }))
  const group = { kind: 'group', title: 'Group' }
  const merge = { ...asksNobody, id: 'house.merge', slot: 'group', asks: { into: group, group } }
  screen.views.lay({
    encounter: { ...meeting('e1', 'wary', []), groups: two },
    fight: { strangers: [], bands: two.map(({ id }) => ({ group: id, title: id })) },
    party: [],
    actions: [merge],
  } as unknown as Views)
  const panel = new EncounterPanel(screen)
  panel.open(panel.regrouping[0] ?? null)
  expect(panel.form.input).toEqual({ into: 'g1', group: 'g2' })
})

it('rolls the hit points of a group from a link of the head, where the game has dice', async () => {
  const group = { kind: 'group', title: 'Which group' }
  const way = { kind: 'choice', title: 'Hit points', of: ['rolled', 'average', 'as written'] }
  const { screen, runs } = table([], [one('g1')])
  const lay = (refuses: string | null): void =>
    screen.views.lay({
      actions: [
        {
          id: 'house.hit-points',
          slot: 'group',
          title: 'Hit points of a group',
          input: { group: 'g1', way: 'rolled' },
          asks: { group, way },
          preview: null,
          refuses,
        },
      ],
    } as unknown as Views)
  const panel = new EncounterPanel(screen)
  lay('HEARTS gives monsters their HP without dice: they stay as written.')
  expect(panel.links).toEqual([])
  lay(null)
  expect(panel.links.map(({ title }) => title)).toEqual(['Hit points'])
  panel.open(panel.links[0]?.action ?? null)
  panel.form.tell({ way: 'average' })
  await panel.done()
  expect(runs).toMatchObject([
    { action: 'house.hit-points', input: { group: 'g1', way: 'average' } },
  ])
  expect(panel.opened).toBeNull()
})

it('a figure that was set puts its form away', async () => {
  const { screen, runs } = table([], [one('g1')])
  const panel = new EncounterPanel(screen)
  panel.open(panel.first('distance'))
  panel.form.tell({ far: '60 ft' })
  await panel.done()
  expect(runs).toMatchObject([{ action: 'house.encounter-distance', input: { far: '60 ft' } }])
  expect(panel.opened).toBeNull()
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

it('leaves beasts out, and tells namesakes apart by their whole names', async () => {
  const party = [
    one('c1', { name: 'Odo Fenwick' }),
    one('c2', { name: 'Odo Vetch' }),
    one('mule', { kind: 'animal' }),
  ]
  const { screen } = table(party, [], () => null)
  const speakers = new Speakers(
    new ActionForm(screen, 'encounter', () => screen.inSlot('reaction')[0] ?? null),
  )
  await speakers.refresh()
  expect(speakers.all.map(({ title }) => title)).toEqual(['Odo Fenwick', 'Odo Vetch'])
})

it('offers beasts where nobody else stands', async () => {
  const { screen } = table([one('c1', { down: true }), one('mule', { kind: 'animal' })], [])
  const speakers = new Speakers(
    new ActionForm(screen, 'encounter', () => screen.inSlot('reaction')[0] ?? null),
  )
  await speakers.refresh()
  expect(speakers.all.map(({ id }) => id)).toEqual(['mule'])
})
