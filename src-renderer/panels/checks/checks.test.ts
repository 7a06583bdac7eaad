import { expect, it } from 'vitest'
import type { ActionView, Views } from '../../../src-main/campaign/view/views.ts'
import type { Preview } from '../../../src-main/rules/core/preview.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { ChecksPanel } from './checks.svelte.ts'
import { oddsOf, switchLabel } from './odds.ts'

const who = { kind: 'creature', role: 'actor', title: 'Who', side: 'party' } as const
const helped = { kind: 'switch', title: 'Helped, or well equipped: advantage' } as const
const score = {
  kind: 'number',
  title: 'WIL (Delve) for this character',
  min: 1,
  max: 20,
  default: 10,
}

const preview: Preview = {
  terms: [],
  target: 'under 2',
  chances: [
    { says: 'Opens', chance: 0.25, tone: 'good' },
    { says: 'Holds', chance: 0.75, tone: 'bad' },
  ],
  bars: [1, 2, 3, 4].map((face) => ({ face, chance: 0.25, leads: face === 1 ? 0 : 1 })),
  verdict: 'd4 under 2: 25 %',
  why: [],
}

function action(id: string, slot: string, more: Partial<ActionView> = {}): ActionView {
  return {
    id,
    title: id,
    rule: `RULE-${id}`,
    slot,
    from: null,
    asks: { who, helped },
    input: { who: 'c2', helped: false },
    preview,
    refuses: null,
    ...more,
  } as unknown as ActionView
}

const maud = { id: 'c1', name: 'Maud Tallow', side: 'party', down: false }
const pell = { id: 'c2', name: 'Pell Harrow', side: 'party', down: false }

function table(actions: ActionView[], end: 'done' | 'asks' = 'done') {
  const calls: { name: string; input: unknown }[] = []
  let number = 0
  const lay = (lines: unknown[]): void =>
    screen.views.lay({
      actions,
      party: [maud, pell],
      timers: [],
      dues: [],
      chronicle: { lines, total: lines.length },
    } as unknown as Views)
  const call = (name: string, input: { action: string }): Promise<unknown> => {
    calls.push({ name, input })
    if (name === 'play.preview') return Promise.resolve({ ok: true, value: preview })
    const question = { ask: 'dice', label: 'DEX save', count: 1, sides: 20, sum: false }
    if (end === 'asks')
      return Promise.resolve({ ok: true, value: { end, question, given: {}, seed: '' } })
    number += 1
    const line = {
      number,
      kind: 'do',
      what: '',
      says: 'Bursts open. Encounter: six goblins',
      rule: `RULE-${input.action}`,
      dice: [
        { sides: 20, face: 3, typed: false },
        { sides: 6, face: 1, typed: false },
      ],
    }
    lay([line])
    return Promise.resolve({ ok: true, value: { end: 'done', line } })
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  lay([])
  return { screen, panel: new ChecksPanel(screen), calls, lay }
}

const runs = (calls: { name: string; input: unknown }[]): unknown[] =>
  calls.filter(({ name }) => name === 'play.run').map(({ input }) => input)

it('has a card for each kind of check that the campaign can do, and a button for what else is done', () => {
  const { panel } = table([
    action('delve.pick', 'door'),
    action('hear', 'listen'),
    action('cast', 'spell'),
    action('swim', 'skill'),
  ])
  expect(panel.cards.map(({ title, key }) => [title, key])).toEqual([
    ['Door', 'slot.door'],
    ['Listen', 'slot.listen'],
  ])
  expect(panel.others.map(({ slot }) => slot)).toEqual(['skill', 'spell'])
})

it('a game without any has no cards and no keys', () => {
  const { panel, screen } = table([])
  panel.bind()
  expect([panel.cards, screen.keys.press('D'), screen.keys.press('.')]).toEqual([[], false, false])
})

it('its key rolls it as it stands, with Shift unseen', async () => {
  const { panel, screen, calls } = table([action('delve.force', 'door')])
  panel.bind()
  screen.keys.press('D')
  screen.keys.press('Shift+D')
  await screen.run('hearts.last')
  expect(runs(calls)).toMatchObject([
    { action: 'delve.force', input: { who: 'c2', helped: false }, secret: false },
    { action: 'delve.force', secret: true },
    { action: 'hearts.last' },
  ])
})

it('turns over to its own dice, and back when something else is written', async () => {
  const { panel, lay } = table([action('delve.force', 'door')])
  const [door] = panel.cards
  await door?.roll()
  expect([door?.rolled?.number, door?.dice.map(({ face }) => face)]).toEqual([1, [3]])
  lay([{ number: 2, kind: 'do', rule: 'OTHER', dice: [] }])
  expect(door?.rolled).toBeNull()
})

it('names whoever rolled it as long as the result is shown, whoever acts by then', async () => {
  const { panel, screen, lay } = table([action('delve.force', 'door')])
  const [door] = panel.cards
  door?.tell({ who: 'c1', helped: true })
  await door?.roll()
  screen.acting.choose('c2')
  door?.tell({ who: 'c2' })
  expect(door?.by).toBe('Maud, helped')
  lay([{ number: 2, kind: 'do', rule: 'OTHER', dice: [] }])
  expect(door?.by).toBe('Pell')
})

it('a question names the action and whoever it is about', async () => {
  const { screen } = table([action('delve.force', 'door')], 'asks')
  await screen.run('delve.force', { who: 'c1' })
  expect([screen.commands.asked?.title, screen.commands.asked?.who]).toEqual([
    'delve.force',
    'Maud Tallow',
  ])
})

it('a roll taken back turns its card back', async () => {
  const { panel, lay } = table([action('delve.force', 'door')])
  const [door] = panel.cards
  await door?.roll()
  lay([{ number: 2, kind: 'undo', rule: 'RULE-force', dice: [] }])
  expect(door?.rolled).toBeNull()
})

it('what was switched on counts once; who does it stays', async () => {
  const { panel, calls } = table([action('delve.force', 'door')])
  const [door] = panel.cards
  door?.tell({ who: 'c1', helped: true })
  expect([door?.who, door?.leans]).toEqual(['Maud', ['helped']])
  await door?.roll()
  expect(runs(calls)).toMatchObject([{ input: { who: 'c1', helped: true } }])
  expect([door?.who, door?.leans]).toEqual(['Maud', []])
})

it('a score that nobody knows is typed before anything is rolled, for each who does it', async () => {
  const lent = action('hear', 'listen', {
    from: 'from Delve',
    asks: { who, helped, score } as ActionView['asks'],
    input: { who: 'c2', helped: false, score: 10 },
    preview: { ...preview, scope: { score: { untold: 'WIL (Delve)' } } },
  })
  const { panel, calls, lay } = table([lent])
  const [listen] = panel.cards
  if (!listen) throw new Error('no card to listen')
  expect([listen.lacks, listen.odds]).toEqual(['WIL (Delve)', null])
  await panel.press(listen)
  expect([panel.open, runs(calls)]).toEqual([listen, []])
  listen.tell({ score: 14 })
  expect([listen.lacks, listen.odds]).toEqual([null, null])
  listen.tell({ who: 'c1' })
  expect([listen.form.input['score'], listen.ready]).toEqual([10, true])
  listen.tell({ who: 'c2', score: 14 })
  await panel.press(listen)
  expect([panel.open, runs(calls)]).toMatchObject([null, [{ input: { who: 'c2', score: 14 } }]])
  lay([])
  expect(listen.form.input['score']).toBe(10)
})

it('what is refused opens instead, and says why', async () => {
  const { panel, calls } = table([action('dig', 'search', { refuses: 'No light burns.' })])
  const [search] = panel.cards
  if (search) await panel.press(search)
  expect([panel.open?.form.refuses, runs(calls)]).toEqual(['No light burns.', []])
})

it('with one set up, the key of another turns to that one', async () => {
  const { panel, calls } = table([action('delve.force', 'door'), action('hear', 'listen')])
  const [door, listen] = panel.cards
  panel.setUp()
  expect(panel.open).toBe(door)
  if (listen) await panel.press(listen)
  expect([panel.open, runs(calls)]).toEqual([listen, []])
})

it('several ways of one kind: those that lack somebody come last, and one may be chosen', () => {
  const foes = { asks: { who: { ...who, side: 'foes' } }, input: {} } as Partial<ActionView>
  const { panel } = table([
    action('delve.burst', 'door', foes),
    action('delve.force', 'door'),
    action('delve.pick', 'door'),
  ])
  const [door] = panel.cards
  expect(door?.actions.map(({ id }) => id)).toEqual(['delve.force', 'delve.pick', 'delve.burst'])
  door?.choose('delve.pick')
  expect(door?.action?.id).toBe('delve.pick')
})

it('shows the good faces and their chance; what is not rolled for shows none', () => {
  expect(oddsOf(preview)).toEqual({
    target: 'under 2',
    chance: 0.25,
    cells: [true, false, false, false],
  })
  expect(oddsOf({ ...preview, refuses: 'Nobody is there.' })).toBeNull()
  const { target: _, ...turn } = preview
  expect(oddsOf(turn)).toBeNull()
})

it('a switch bears the first words of what it asks', () => {
  expect(
    ['Helped, or well equipped: advantage', 'All is quiet: advantage', 'A thief'].map(switchLabel),
  ).toEqual(['Helped', 'All is quiet', 'A thief'])
})
