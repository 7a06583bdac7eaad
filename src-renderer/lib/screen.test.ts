import { describe, expect, it } from 'vitest'
import type { ChronicleLine, Views } from '../../src-main/campaign/view/views.ts'
import type { CampaignSummary } from '../../src-main/storage/records.ts'
import type { Api } from './api.ts'
import { fallbackPlace } from './places.svelte.ts'
import { Screen } from './screen.svelte.ts'

const line: ChronicleLine = {
  number: 1,
  kind: 'do',
  undone: false,
  full: null,
  leftOut: null,
  was: null,
  what: 'Morale, goblins',
  says: 'They hold',
  tone: 'good',
  total: 5,
  dice: [],
  why: [],
  rule: 'HRT-MOR-01',
  ruleTitle: 'Reactions',
  secret: false,
  heading: 'Turn 4',
  time: '15:40',
  day: 14,
  amends: [],
  who: [],
}
const summary: CampaignSummary = {
  id: 'k1',
  name: 'The Drowned Belfry',
  ruleset: 'hearts',
  made: '',
  opened: '',
  when: 'day 14',
  version: 1,
}
const views = {
  actions: [],
  party: [],
  dues: [],
  chronicle: { lines: [], total: 0 },
} as unknown as Views

/** An api that answers each call by its name and keeps what was asked. */
function answering(answers: Record<string, (input: never) => unknown>) {
  const calls: { name: string; input: unknown }[] = []
  const hearers: Record<string, (payload: never) => void> = {}
  const api = {
    async call(name: string, input: unknown) {
      calls.push({ name, input })
      return answers[name]?.(input as never)
    },
    on(event: string, hear: (payload: never) => void) {
      hearers[event] = hear
      return () => undefined
    },
  } as unknown as Api
  return {
    screen: new Screen(api),
    calls,
    push: (payload: unknown, event = 'views') => hearers[event]?.(payload as never),
  }
}
const done = { ok: true, value: { end: 'done', line } }
const asks = {
  ok: true,
  value: {
    end: 'asks',
    question: { ask: 'dice', label: 'morale', count: 2, sides: 6 },
    given: { speaker: 'Odo' },
    seed: '0'.repeat(32),
  },
}

describe('running an action', () => {
  it('tells the line it came to', async () => {
    const { screen } = answering({ 'play.run': () => done })
    expect(await screen.run('hearts.morale', { group: 'g1' })).toEqual(line)
    expect([screen.said, screen.commands.asked, screen.commands.underWay]).toEqual([
      'Morale, goblins: They hold',
      null,
      0,
    ])
  })

  it('stops at a question, and goes on with the answer, the seed and what was given before', async () => {
    const replies = [asks, done]
    const { screen, calls } = answering({ 'play.run': () => replies.shift() })
    await screen.run('hearts.morale', { group: 'g1' }, { at: 'encounter', byHand: true })
    expect([screen.commands.asked?.at, screen.commands.asked?.question.label]).toEqual([
      'encounter',
      'morale',
    ])
    expect(await screen.commands.asked?.answer([3, 4])).toEqual(line)
    expect(calls[1]?.input).toEqual({
      action: 'hearts.morale',
      input: { group: 'g1' },
      given: { speaker: 'Odo', morale: [3, 4] },
      byHand: true,
      seed: '0'.repeat(32),
    })
    expect(screen.commands.asked).toBeNull()
  })

  it('lets the screen roll what was to be typed', async () => {
    const replies = [asks, done]
    const { screen, calls } = answering({ 'play.run': () => replies.shift() })
    await screen.run('hearts.morale', {}, { byHand: true })
    await screen.commands.asked?.roll?.()
    expect(calls[1]?.input).toMatchObject({ byHand: false, given: { speaker: 'Odo' } })
  })

  it('shows a failure where it was caused, or at the foot when that place is not on the screen', async () => {
    const failure = { code: 'refused', message: 'Nobody chosen.', way: 'Pick one.' }
    const { screen } = answering({ 'play.run': () => ({ ok: false, failure }) })
    const gone = screen.places.show('encounter')
    expect(await screen.run('hearts.morale', {}, { at: 'encounter' })).toBeNull()
    expect(screen.places.failuresAt('encounter')).toEqual([{ of: 'encounter', failure }])
    gone()
    expect(screen.places.failuresAt(fallbackPlace)).toEqual([{ of: 'encounter', failure }])
  })

  it('runs one after another', async () => {
    const order: string[] = []
    const { screen } = answering({
      'play.run': ({ action }: { action: string }) => (order.push(action), done),
      'play.undo': () => (order.push('undo'), { ok: true, value: line }),
    })
    await Promise.all([
      screen.run('delve.turn', {}),
      screen.run('hearts.reaction', {}),
      screen.commands.undo(),
    ])
    expect(order).toEqual(['delve.turn', 'hearts.reaction', 'undo'])
  })
})

describe('views', () => {
  it('are kept current by what main pushes', () => {
    const { screen, push } = answering({})
    screen.enter(summary, views)
    push({
      version: 2,
      patches: { chronicle: [{ op: 'splice', path: ['lines'], at: 0, remove: 0, add: [line] }] },
    })
    expect(screen.views.chronicle.lines).toEqual([line])
  })

  it('are asked for again when a difference does not fit', async () => {
    const { screen, calls, push } = answering({
      'campaigns.open': () => ({ ok: true, value: { summary, views } }),
    })
    screen.enter(summary, views)
    push({
      version: 9,
      patches: { party: [{ op: 'set', path: [3, 'fields', 0, 'value'], value: 2 }] },
    })
    await Promise.resolve()
    expect(calls).toEqual([{ name: 'campaigns.open', input: { campaign: 'k1' } }])
  })
})

it('a setting that main refuses goes back to what it was', async () => {
  const { screen } = answering({
    'app.change': () => ({ ok: false, failure: { code: 'read-only', message: 'No.' } }),
  })
  await screen.change({ theme: 'paper' })
  expect(screen.settings.theme).toBe('candle')
})

it('of two settings changed at once neither goes back while the other is on its way', async () => {
  const kept = { theme: 'candle', textSize: 100, singleKeys: true, byHand: false, paper: 'A4' }
  const { screen } = answering({
    'app.change': (some: object) => ({ ok: true, value: { ...Object.assign(kept, some) } }),
  })
  const first = screen.change({ theme: 'paper' })
  const second = screen.change({ paper: 'Letter' })
  await first
  expect(screen.settings).toMatchObject({ theme: 'paper', paper: 'Letter' })
  await second
  expect(screen.settings).toMatchObject({ theme: 'paper', paper: 'Letter' })
})

describe('the fold that the GM is in, and who acts', () => {
  const answers = {
    'app.change': () => ({ ok: false, failure: { code: 'read-only', message: 'No.' } }),
    'campaigns.close': () => ({ ok: true, value: null }),
  }

  it('is kept with its campaign, once, and told to nobody where it cannot be', async () => {
    const { screen, calls } = answering(answers)
    screen.enter(summary, views)
    screen.keepPlace()
    expect(calls).toEqual([])
    screen.fold = 'fight'
    screen.keepPlace()
    screen.keepPlace()
    await Promise.resolve()
    const left = { campaign: 'k1', fold: 'fight' }
    expect(calls).toEqual([{ name: 'app.change', input: { left } }])
    expect(screen.places.failuresAt(fallbackPlace)).toEqual([])
  })

  it('is where the next start begins; another campaign, and one that was left, begin at Explore, or in their fight', async () => {
    const { screen } = answering(answers)
    screen.settings = { ...screen.settings, left: { campaign: 'k1', fold: 'town' } }
    screen.enter({ ...summary, id: 'k2' }, views)
    expect(screen.fold).toBe('explore')
    screen.enter(summary, views)
    expect(screen.fold).toBe('town')
    await screen.leave()
    expect([screen.fold, screen.settings.left]).toEqual([
      'explore',
      { campaign: 'k1', fold: 'explore' },
    ])
    screen.enter(summary, { ...views, fight: { on: true } } as unknown as Views)
    expect(screen.fold).toBe('fight')
  })
})

it('keeps who acts with the campaign: after a reload, and after leaving and coming back', async () => {
  const { screen } = answering({
    'app.change': (change: object) => ({ ok: true, value: { ...screen.settings, ...change } }),
    'campaigns.close': () => ({ ok: true, value: null }),
  })
  screen.enter(summary, views)
  screen.acting.choose('c2')
  screen.keepPlace()
  expect(screen.settings.left).toEqual({ campaign: 'k1', fold: 'explore', acting: 'c2' })
  screen.said = 'EXP: 260 each'
  await screen.leave()
  expect([screen.acting.chosen, screen.said]).toEqual([null, ''])
  screen.enter(summary, views)
  expect(screen.acting.chosen).toBe('c2')
  screen.enter({ ...summary, id: 'k2' }, views)
  expect(screen.acting.chosen).toBeNull()
})

it('says nothing of calls that a campaign which was left can no longer answer', async () => {
  const { screen } = answering({ 'campaigns.close': () => ({ ok: true, value: null }) })
  const late = { ok: false, failure: { code: 'no-campaign', message: 'None.' } } as const
  screen.enter(summary, views)
  const leaving = screen.leave()
  screen.take('notes', late)
  await leaving
  screen.take('notes', late)
  expect(screen.places.failuresAt(fallbackPlace)).toEqual([])
})

it('what to warn of is asked for again when main says that it has changed', async () => {
  const warning = { says: 'The disk is full.', way: 'Free some space.' }
  const { screen, push } = answering({
    'app.about': () => ({ ok: true, value: { warnings: [warning] } }),
  })
  push(null, 'warnings')
  await expect.poll(() => screen.warnings).toEqual([warning])
})

describe('files opened with Gatefold', () => {
  const waiting = (...files: string[]) => {
    const offered = [...files]
    return {
      offered,
      ...answering({
        'app.about': () => ({
          ok: true,
          value: { warnings: [], open: null, offered: [...offered] },
        }),
        'app.settings': () => ({ ok: false, failure: { code: 'gone', message: '' } }),
        'campaigns.list': () => ({ ok: true, value: {} }),
        'campaigns.importOffered': ({ file }: { file: string }) => {
          offered.splice(offered.indexOf(file), 1)
          return file.endsWith('torn.gatefold')
            ? { ok: false, failure: { code: 'damaged', message: 'This file is damaged.' } }
            : { ok: true, value: { ...summary, id: file } }
        },
      }),
    }
  }
  const wanted = (calls: readonly { name: string; input: unknown }[]) =>
    calls.filter(({ name }) => name === 'campaigns.importOffered').map(({ input }) => input)

  it('are imported at the start, and told of until that is put away', async () => {
    const { screen, calls } = waiting('/a.gatefold')
    await screen.begin()
    await expect.poll(() => screen.imports.imported.map(({ id }) => id)).toEqual(['/a.gatefold'])
    expect(wanted(calls)).toEqual([{ file: '/a.gatefold' }])
    screen.imports.putAway('/a.gatefold')
    expect(screen.imports.imported).toEqual([])
  })

  it('are asked for once each, however often main says that there are more', async () => {
    const { screen, calls, push, offered } = waiting('/a.gatefold')
    push(null, 'offered')
    push(null, 'offered')
    offered.push('/b.zip')
    push(null, 'offered')
    await expect
      .poll(() => screen.imports.imported.map(({ id }) => id))
      .toEqual(['/a.gatefold', '/b.zip'])
    expect(wanted(calls)).toEqual([{ file: '/a.gatefold' }, { file: '/b.zip' }])
  })

  it('that can’t be read are reported where the GM looks, and the next one comes in', async () => {
    const { screen, push } = waiting('/torn.gatefold', '/b.zip')
    push(null, 'offered')
    await expect.poll(() => screen.imports.imported.map(({ id }) => id)).toEqual(['/b.zip'])
    expect(screen.places.failuresAt(fallbackPlace)).toEqual([
      {
        of: 'import /torn.gatefold',
        failure: { code: 'damaged', message: 'This file is damaged.' },
      },
    ])
    screen.enter(summary, views)
    expect(screen.places.failuresAt(fallbackPlace)).toHaveLength(1)
    screen.places.clear('import /torn.gatefold')
    expect(screen.places.failuresAt(fallbackPlace)).toEqual([])
  })
})

describe('what has gone wrong', () => {
  const refusedUndo = {
    ok: false,
    failure: { code: 'refused', message: 'Nothing to undo.' },
  }
  const failed = async (answers: Parameters<typeof answering>[0] = {}) => {
    const { screen } = answering({ 'play.undo': () => refusedUndo, ...answers })
    await screen.commands.undo()
    expect(screen.places.failuresAt(fallbackPlace)).toHaveLength(1)
    return screen
  }

  it('is shown until the next command succeeds, wherever that was given', async () => {
    const screen = await failed({ 'play.run': () => done })
    await screen.run('hearts.morale', {}, { at: 'encounter' })
    expect(screen.places.failuresAt(fallbackPlace)).toEqual([])
  })

  it('stays when the next command fails too', async () => {
    const screen = await failed({ 'play.run': () => refusedUndo })
    await screen.run('hearts.morale', {}, { at: 'encounter' })
    expect(screen.places.failuresAt(fallbackPlace)).toHaveLength(2)
  })

  it('stays behind with the campaign', async () => {
    const screen = await failed({ 'campaigns.close': () => ({ ok: true, value: null }) })
    await screen.leave()
    expect(screen.places.failuresAt(fallbackPlace)).toEqual([])
    const other = await failed()
    other.enter(summary, views)
    expect(other.places.failuresAt(fallbackPlace)).toEqual([])
  })
})

describe('amending', () => {
  const change = { number: 4, what: 'Attack on Pell', was: '3 damage', now: null, why: 'Dead.' }
  const would = { ok: true, value: { end: 'would change', changes: [change], version: 9 } }

  it('tells what would change, and does it for that version once it is applied', async () => {
    const { screen, calls } = answering({
      'play.amend': ({ agreed }: { agreed?: number }) => (agreed === 9 ? done : would),
    })
    expect(await screen.commands.amend(2, { test: [3] })).toBeNull()
    expect(screen.commands.amendment).toMatchObject({ number: 2, changes: [change] })
    expect(await screen.commands.amendment?.apply()).toEqual(line)
    expect(screen.commands.amendment).toBeNull()
    expect(calls.at(-1)?.input).toEqual({
      number: 2,
      given: { test: [3] },
      original: false,
      agreed: 9,
    })
  })

  it('forgets it with the next command', async () => {
    const { screen } = answering({ 'play.amend': () => would, 'play.undo': () => done })
    await screen.commands.amend(2, 'original')
    expect(screen.commands.amendment).not.toBeNull()
    await screen.commands.undo()
    expect(screen.commands.amendment).toBeNull()
  })
})

it('a rule looked up from a form lies above it, and the form is there again when the rule is closed', () => {
  const screen = new Screen({
    call: () => Promise.resolve({ ok: true, value: null }),
    on: () => () => undefined,
  } as unknown as Api)
  screen.openPalette('keep a table', null, { text: 'one\ntwo' })
  const form = screen.overlay
  screen.openRule('GF-TABLE-01')
  screen.openRules('GF-TABLE-01')
  expect(screen.overlays.map(({ what }) => what)).toEqual(['palette', 'rules'])
  screen.close()
  expect(screen.overlay).toBe(form)
  screen.close()
  expect(screen.overlays).toEqual([])
})
