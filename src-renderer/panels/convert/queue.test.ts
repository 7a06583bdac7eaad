import { expect, it } from 'vitest'
import type { Monster } from '../../../src-main/rules/monsters/canonical.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import type { MonsterInText } from './monster-in-text.ts'
import { ReviewQueue } from './queue.svelte.ts'

const found = (name: string, doubt: number): MonsterInText => ({
  monster: {
    id: name,
    name,
    unread: doubt > 1 ? [{ text: 'Grudge 4' }] : [],
  } as unknown as Monster,
  says: doubt > 0 ? ['armour unclear'] : [],
  doubt,
  sure: doubt < 1,
  from: 'bog.txt',
})

/** A queue over a main that keeps what it is handed. */
function table(
  fails: string | null = null,
  holds: (id: string) => boolean = () => true,
): { queue: ReviewQueue; calls: [string, unknown][] } {
  const calls: [string, unknown][] = []
  const call = (name: string, input: unknown): Promise<unknown> => {
    if (name !== 'library.twins') calls.push([name, input])
    if (name === fails)
      return Promise.resolve({
        ok: false,
        failure: { code: 'refused', message: 'The disk is full.' },
      })
    if (name === 'batch.stage')
      return Promise.resolve({ ok: true, value: { batch: 'b1', staged: 0 } })
    if (name === 'library.monster') {
      const { id } = input as { id: string }
      return Promise.resolve({ ok: true, value: holds(id) ? { id } : null })
    }
    if (name === 'batch.report')
      return Promise.resolve({ ok: true, value: { path: '/out/report.txt' } })
    if (name === 'library.twins') return Promise.resolve({ ok: true, value: [] })
    return Promise.resolve({ ok: true, value: { kept: 1, says: 'kept' } })
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  const shared = [{ target: 'hearts', judgement: 'armour', like: 'AC 5', option: 'heavy' }] as const
  return { queue: new ReviewQueue(screen, () => shared), calls }
}
const names = (queue: ReviewQueue) => queue.order.map((at) => queue.found[at]?.monster.name)

it('stands in the order of doubt, and those that are kept go last', () => {
  const { queue } = table()
  queue.lay([found('Cat', 0), found('Monk', 4), found('Hag', 0.5), found('Eel', 2)], '4 read')
  expect(names(queue)).toEqual(['Monk', 'Eel', 'Hag', 'Cat'])
  expect([queue.sure, queue.doubtful, queue.nextDoubtful]).toEqual([2, 2, 1])
  queue.keep(1)
  expect(names(queue)).toEqual(['Eel', 'Hag', 'Cat', 'Monk'])
  expect(queue.nextDoubtful).toBe(3)
})

it('accepts the sure ones at once and one by one, and imports them in a single step', async () => {
  const { queue, calls } = table()
  queue.lay([found('Cat', 0), found('Monk', 4), found('Hag', 0.5)], '')
  expect(queue.cannotImport).toBe('accept some first')
  queue.acceptSure()
  expect([...queue.accepted].sort()).toEqual([0, 2])
  queue.toggle(2)
  queue.accept(1, { id: 'Monk', name: 'Drowned Monk', unread: [] } as unknown as Monster)
  await queue.import()
  expect(calls.map(([name]) => name)).toEqual(['batch.stage', 'batch.keep'])
  expect(calls[0]?.[1]).toMatchObject({
    batch: null,
    monsters: [{ name: 'Cat' }, { name: 'Drowned Monk' }],
    shared: [{ option: 'heavy' }],
  })
  expect([[...queue.kept], [...queue.accepted]]).toEqual([[0, 1], []])
})

it('hands in thousands by lots', async () => {
  const { queue, calls } = table()
  queue.lay(
    Array.from({ length: 450 }, (_, at) => found(`m${at}`, 0)),
    '',
  )
  queue.acceptSure()
  await queue.import()
  const lots = calls.filter(([name]) => name === 'batch.stage').map(([, input]) => input)
  expect(lots).toMatchObject([
    { batch: null, monsters: { length: 200 } },
    { batch: 'b1', monsters: { length: 200 } },
    { batch: 'b1', monsters: { length: 50 } },
  ])
})

it('an import that fails keeps everything accepted', async () => {
  const { queue } = table('batch.keep')
  queue.lay([found('Cat', 0)], '')
  queue.acceptSure()
  await queue.import()
  expect([[...queue.accepted], queue.kept.size]).toEqual([[0], 0])
})

it('reports what was left, and writes it down', async () => {
  const { queue, calls } = table()
  queue.lay([found('Cat', 0), found('Monk', 4)], '')
  expect(queue.left).toEqual([{ of: 'Monk', kind: 'unread', text: 'Grudge 4', place: 1 }])
  await queue.saveReport()
  expect(calls[0]).toEqual([
    'batch.report',
    {
      name: 'Unread of Pasted text',
      text: 'Pasted text: 2 monsters read\n\nUnread in monsters\n\nMonk: Grudge 4\n',
    },
  ])
  expect(queue.saved).toBe('/out/report.txt')
})

it('an import that is undone is accepted still, and one redone is kept again', async () => {
  let gone = false
  const { queue } = table(null, () => !gone)
  queue.lay([found('Cat', 0), found('Monk', 4), found('Hag', 0.5)], '')
  queue.acceptSure()
  await queue.import()
  const stands = () => [[...queue.accepted].sort(), [...queue.kept].sort()]
  await queue.lookAgain()
  expect(stands()).toEqual([[], [0, 2]])
  gone = true
  await queue.lookAgain()
  expect(stands()).toEqual([[0, 2], []])
  gone = false
  await queue.lookAgain()
  expect(stands()).toEqual([[], [0, 2]])
})
