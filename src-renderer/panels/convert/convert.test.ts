import { expect, it } from 'vitest'
import type { ActionView, Views } from '../../../src-main/campaign/view/views.ts'
import type { Converted, Monster } from '../../../src-main/rules/monsters/canonical.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { ConvertPanel } from './convert.svelte.ts'

function monster(name: string): Monster {
  return {
    id: name.toLowerCase(),
    name,
    layout: 'ose-one-line',
    sureness: 0.9,
    source: { text: name, system: '', licence: '', credit: '' },
    figures: { family: 'cairn', hp: null, armor: null, str: null, dex: null, wil: null },
    attacks: [],
    attackSpans: [],
    details: [],
    tags: ['small'],
    unread: [],
    foreign: {},
    judged: {},
  }
}

const meet = {
  id: 'house.encounter',
  slot: 'encounter',
  input: {},
  refuses: null,
  preview: null,
  asks: {
    monster: { kind: 'monster', title: 'Who' },
    number: { kind: 'notation', title: 'How many' },
  },
} as unknown as ActionView

const sure = { says: [], doubt: 0, sure: true }
const doubted = { says: ['no hit dice'], doubt: 2, sure: false }

/** A screen over an api that answers as the test says and remembers what it was asked. */
function table(
  found: Monster[],
  says = 'ok',
  weighed: readonly object[] = found.map(() => doubted),
  twins: readonly object[] = [],
): { panel: ConvertPanel; calls: [string, unknown][] } {
  const calls: [string, unknown][] = []
  const call = (name: string, input: unknown): Promise<unknown> => {
    calls.push([name, input])
    if (name === 'convert.read')
      return Promise.resolve({
        ok: true,
        value: { monsters: found, says, weighed, between: [], read: 0 },
      })
    if (name === 'mend.by-hand') {
      const { typed } = input as { typed: { name?: string; hd?: string; xp?: string } }
      const offers = typed.hd && !typed.xp ? { xp: '10' } : {}
      const typedMonster = {
        ...monster(typed.name ?? 'Unnamed monster'),
        id: `hand-${calls.length}`,
      }
      return Promise.resolve({ ok: true, value: { monster: typedMonster, faults: {}, offers } })
    }
    if (name === 'mend.field') {
      const { monster: one } = input as { monster: Monster }
      const mended = { ...one, details: [{ title: '', text: 'mended' }] }
      return Promise.resolve({ ok: true, value: { monster: mended, rows: [], fault: null } })
    }
    if (name === 'convert.to') {
      const { monster: one, answers } = input as {
        monster: Monster
        answers: Record<string, string>
      }
      const converted = {
        ruleset: 'hearts',
        name: one.name,
        values: {},
        attacks: [],
        derived: [],
        judgements: [],
        answers,
        tags: [],
      } as Converted
      return Promise.resolve({ ok: true, value: { converted, judgements: [], text: one.name } })
    }
    if (name === 'library.twins') return Promise.resolve({ ok: true, value: twins })
    if (name === 'library.keep') return Promise.resolve({ ok: true, value: { says: 'kept' } })
    return Promise.resolve({ ok: true, value: { end: 'done', line: { what: '', says: '' } } })
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  screen.views.lay({
    top: { ruleset: { id: 'hearts', title: 'HEARTS' } },
    actions: [meet],
  } as unknown as Views)
  return { panel: new ConvertPanel(screen), calls }
}

it('walks five steps, and back by one', async () => {
  const { panel } = table([monster('Goblin')])
  panel.text = 'Goblin'
  for (const step of [1, 2, 3, 4]) {
    await panel.next()
    expect(panel.step).toBe(step)
  }
  panel.back()
  expect(panel.step).toBe(3)
})

it('an empty paste and one with no monster stay at the first step, in words', async () => {
  const { panel } = table([], 'No stat block stands in this text.')
  await panel.next()
  expect([panel.step, panel.wrong]).toEqual([
    0,
    'There is nothing here to read. Paste a stat block: its name and figures.',
  ])
  panel.text = 'Dear diary'
  await panel.next()
  expect([panel.step, panel.wrong]).toEqual([0, 'No stat block stands in this text.'])
})

it('keeps the monster with its new name, tags and answers, and puts it on the table', async () => {
  const { panel, calls } = table([monster('Goblin')])
  panel.text = 'Goblin'
  await panel.next()
  await panel.answer('armour', 'heavy')
  panel.name = '  Red goblin '
  panel.tags = 'small, , red'
  panel.meet = true
  panel.number = 3
  panel.go(4)
  await panel.next()
  const runs = calls
    .filter(([name]) => name === 'library.keep' || name === 'play.run')
    .map(([, input]) => input)
  expect(runs).toMatchObject([
    {
      to: { home: 'campaign', collection: '' },
      monsters: [
        {
          name: 'Red goblin',
          tags: ['small', 'red'],
          judged: { hearts: { armour: 'heavy' } },
          origin: { by: 'paste', file: '', at: '' },
        },
      ],
    },
    { action: 'house.encounter', input: { monster: 'goblin', number: '3' } },
  ])
  expect([panel.step, panel.text]).toEqual([0, ''])
})

it('one that the library has may take its place, and a sure one that it has is not accepted by itself', async () => {
  const twins = {
    at: 0,
    by: 'figures',
    rows: [{ id: 'old', name: 'Goblin', home: 'shared' }],
    compared: [],
  }
  const { panel, calls } = table([monster('Goblin'), monster('Ogre')], 'ok', [sure, sure], [twins])
  panel.text = 'Goblin\n\nOgre'
  await panel.next()
  await expect.poll(() => panel.queue.known).toBe(1)
  panel.queue.acceptSure()
  expect([...panel.queue.accepted]).toEqual([1])
  panel.queue.toggle(1)
  panel.replaces = 'old'
  panel.queue.to = { home: 'shared', collection: 'Cave' }
  panel.go(4)
  await panel.keep()
  expect(calls.find(([name]) => name === 'library.keep')?.[1]).toMatchObject({
    monsters: [{ id: 'old', name: 'Goblin' }],
    to: { home: 'shared', collection: 'Cave' },
  })
  expect(panel.replaces).toBeNull()
})

it('a page of monsters is stepped through, one kept after another', async () => {
  const { panel } = table([monster('Goblin'), monster('Ogre')])
  panel.text = 'Goblin\n\nOgre'
  await panel.next()
  panel.go(4)
  await panel.keep()
  expect([panel.step, panel.at, panel.name, [...panel.kept]]).toEqual([1, 1, 'Ogre', [0]])
})

it('after the last one is kept, the first step says where it is', async () => {
  const { panel } = table([monster('Goblin')])
  panel.text = 'Goblin'
  await panel.next()
  panel.go(4)
  await panel.keep()
  expect([panel.step, panel.text, panel.saved]).toEqual([0, '', 'Goblin'])
})

it('a monster without a name is not kept', async () => {
  const { panel, calls } = table([monster('Goblin')])
  panel.text = 'Goblin'
  await panel.next()
  panel.name = ' '
  expect(panel.cannotKeep).toBe('give it a name')
  await panel.keep()
  expect(calls.some(([name]) => name === 'library.keep')).toBe(false)
})

it('one typed by hand is kept with a single key, and the next form begins on the same page', async () => {
  const { panel, calls } = table([])
  await panel.writeByHand('cairn')
  await panel.hand?.type('name', 'Reed Hag')
  expect([panel.step, panel.name, panel.inHand?.monster.name]).toEqual([1, 'Reed Hag', 'Reed Hag'])
  await panel.keep()
  expect(calls.filter(([name]) => name === 'library.keep')).toMatchObject([
    ['library.keep', { monsters: [{ name: 'Reed Hag', origin: { by: 'hand' } }] }],
  ])
  expect([panel.step, panel.hand?.page, panel.hand?.typed, panel.name]).toEqual([
    1,
    'cairn',
    {},
    '',
  ])
})

it('another name is kept with the one it was read by, and goes back', async () => {
  const { panel } = table([monster('Goblin')])
  panel.text = 'Goblin'
  await panel.next()
  panel.name = 'Red goblin'
  expect(panel.asKept).toMatchObject({
    name: 'Red goblin',
    asRead: { name: { name: 'Goblin' } },
  })
  panel.name = panel.nameAsRead ?? ''
  expect([panel.nameAsRead, panel.asKept?.name, panel.asKept?.asRead]).toEqual([
    null,
    'Goblin',
    undefined,
  ])
})

it('the card bears the name that the GM has given it', async () => {
  const { panel } = table([monster('Goblin')])
  panel.text = 'Goblin'
  await panel.next()
  panel.name = 'Red goblin'
  await panel.next()
  expect([panel.inHand?.text, panel.nameAsRead]).toEqual(['Red goblin', 'Goblin'])
})

it('a mended field changes what is kept', async () => {
  const { panel, calls } = table([monster('Goblin')])
  panel.text = 'Goblin'
  await panel.next()
  expect(await panel.mend({ field: 'hp', words: '9' })).toBe(true)
  await panel.keep()
  expect(calls.find(([name]) => name === 'library.keep')?.[1]).toMatchObject({
    monsters: [{ details: [{ text: 'mended' }] }],
  })
})

it('one from a file is accepted, the doubtful ones first, and nothing is kept before the import', async () => {
  const { panel, calls } = table([monster('Goblin'), monster('Ogre')])
  await panel.takeFiles([new File(['Goblin, Ogre'], 'cave.txt')])
  expect([panel.step, panel.found.length, panel.queue.doubtful]).toEqual([0, 2, 2])
  await panel.review()
  expect([panel.step, panel.name]).toEqual([1, 'Goblin'])
  await panel.keep()
  expect([panel.step, panel.name, [...panel.queue.accepted]]).toEqual([1, 'Ogre', [0]])
  await panel.keep()
  expect([panel.step, calls.some(([name]) => name === 'library.keep')]).toEqual([0, false])
})

it('a page of several lists the monsters found, the doubtful first, and continues with those', async () => {
  const { panel, calls } = table([monster('Goblin'), monster('Ogre')], 'ok', [sure, doubted])
  panel.text = 'Goblin, Ogre'
  await panel.next()
  expect([panel.step, panel.goesOn, panel.name, panel.place]).toEqual([0, 'review', 'Ogre', 0])
  panel.queue.acceptSure()
  expect(panel.goesOn).toBe('import')
  await panel.review()
  expect([panel.step, panel.name]).toEqual([1, 'Ogre'])
  await panel.keep()
  expect([panel.step, panel.text, [...panel.queue.accepted]]).toEqual([0, 'Goblin, Ogre', [0]])
  await panel.next()
  expect(calls.filter(([name]) => name === 'batch.stage')).toMatchObject([
    ['batch.stage', { monsters: [{ name: 'Goblin' }] }],
  ])
})

it('a page whose monsters are all sure is imported with one key', async () => {
  const { panel, calls } = table([monster('Goblin'), monster('Ogre')], 'ok', [sure, sure])
  panel.text = 'Goblin, Ogre'
  await panel.next()
  expect([panel.goesOn, panel.cannotGoOn]).toEqual(['import', null])
  await panel.next()
  expect(calls.filter(([name]) => name === 'batch.stage')).toMatchObject([
    ['batch.stage', { monsters: [{ name: 'Goblin' }, { name: 'Ogre' }] }],
  ])
  expect(panel.cannotGoOn).toBe('everything is kept')
  panel.text = 'Another page'
  expect(panel.goesOn).toBe('read')
})

it('the next form field takes what was offered, once; one emptied by the GM stays empty', async () => {
  const { panel } = table([])
  await panel.writeByHand('ose')
  const hand = panel.hand
  await hand?.type('hd', '1')
  expect(hand?.offers).toEqual({ xp: '10' })
  hand?.pass('name')
  hand?.pass('xp')
  await hand?.settled()
  expect(hand?.typed).toEqual({ hd: '1', xp: '10' })
  await hand?.type('xp', '')
  expect(hand?.offers).toEqual({})
})

it('who types faster than it is read loses no offer', async () => {
  const { panel } = table([])
  await panel.writeByHand('ose')
  const hand = panel.hand
  void hand?.type('hd', '1')
  hand?.pass('xp')
  void hand?.type('morale', '7')
  await hand?.settled()
  expect(hand?.typed).toEqual({ hd: '1', morale: '7', xp: '10' })
})
