import { expect, it } from 'vitest'
import { usualOptions } from '../../../src-main/ipc/contract/print-options.ts'
import { PrintQueue } from './print-queue.svelte.ts'
import { testScreen } from './test-screen.ts'

interface Options {
  signal: AbortSignal
  onProgress: (done: number, of: number, says: string) => void
}
const saved = (title: string): unknown => ({
  ok: true,
  value: { path: `/out/${title}.pdf`, pages: 1, bytes: 48_213 },
})
const sheet = (who: string, then: 'save' | 'print' = 'save') => ({
  title: who,
  wanted: { template: 'character-sheet' as const, creatures: [who] },
  options: usualOptions,
  then,
})

/** A press that is held until told to go on with the next job. */
function heldPress() {
  const waiting: (() => void)[] = []
  const printed: string[] = []
  const openedFiles: string[] = []
  const screen = testScreen({
    'print.save': (
      { wanted }: { wanted: { creatures: string[] } },
      { signal, onProgress }: Options,
    ) =>
      new Promise((resolve) => {
        const who = wanted.creatures.join()
        const finish = (): void => {
          printed.push(who)
          resolve(saved(who))
        }
        onProgress(2, 4, 'Printing')
        signal.addEventListener('abort', () => {
          waiting.splice(waiting.indexOf(finish), 1)
          resolve({ ok: false, failure: { code: 'cancelled', message: '' } })
        })
        waiting.push(finish)
      }),
    'app.reveal': ({ path }: { path: string }) => {
      openedFiles.push(path)
      return { ok: true, value: null }
    },
  })
  const goOn = (): void => waiting.shift()?.()
  return { jobs: new PrintQueue(screen), screen, printed, opened: openedFiles, goOn }
}
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

it('prints one after another, tells how far the first is and which wait', async () => {
  const { jobs, printed, goOn } = heldPress()
  const all = ['a', 'b', 'c'].map((who) => jobs.add(sheet(who)))
  await settled()
  expect(jobs.list.map(({ title, running, says }) => [title, running, says])).toEqual([
    ['a', true, 'Printing'],
    ['b', false, 'Waiting for the press'],
    ['c', false, 'Waiting for the press'],
  ])
  for (let job = 0; job < 3; job++) {
    goOn()
    await settled()
  }
  await Promise.all(all)
  expect([printed, jobs.list, jobs.saved?.path]).toEqual([['a', 'b', 'c'], [], '/out/c.pdf'])
})

it('one that waits is called off and never printed; one in the press is stopped, and the next begins', async () => {
  const { jobs, screen, printed, goOn } = heldPress()
  const all = ['a', 'b', 'c'].map((who) => jobs.add(sheet(who)))
  await settled()
  jobs.list[1]?.cancel()
  jobs.list[0]?.cancel()
  await settled()
  expect(jobs.list.map(({ title, running }) => [title, running])).toEqual([['c', true]])
  expect([jobs.saved, screen.places.failuresAt('screen')]).toEqual([null, []])
  goOn()
  await Promise.all(all)
  expect(printed).toEqual(['c'])
})

it('the same thing twice is one job; asked for on paper, its PDF is opened when it is there', async () => {
  const { jobs, printed, opened, goOn } = heldPress()
  const all = [jobs.add(sheet('a')), jobs.add(sheet('a', 'print'))]
  await settled()
  expect(jobs.list).toHaveLength(1)
  goOn()
  await Promise.all(all)
  expect([printed, opened, jobs.saved?.opened]).toEqual([['a'], ['/out/a.pdf'], true])
})

it('a refusal is reported in the panel’s place, and the next job is printed all the same', async () => {
  const screen = testScreen({
    'print.save': ({ wanted }: { wanted: { creatures: string[] } }) =>
      wanted.creatures[0] === 'a'
        ? { ok: false, failure: { code: 'press', message: 'Page 2 has no room.' } }
        : saved('b'),
  })
  const jobs = new PrintQueue(screen)
  screen.places.show('print')
  await jobs.add(sheet('a'))
  expect(screen.places.failuresAt('print').map(({ failure }) => failure.message)).toEqual([
    'Page 2 has no room.',
  ])
  await jobs.add(sheet('b'))
  expect(jobs.saved?.path).toBe('/out/b.pdf')
})

it('why one was refused stays to be read when the one behind it is done', async () => {
  const screen = testScreen({
    'print.save': ({ wanted }: { wanted: { creatures: string[] } }) =>
      wanted.creatures[0] === 'a'
        ? { ok: false, failure: { code: 'press', message: 'Page 2 has no room.' } }
        : saved('b'),
  })
  const jobs = new PrintQueue(screen)
  screen.places.show('print')
  await Promise.all([jobs.add(sheet('a')), jobs.add(sheet('b'))])
  expect([screen.places.failuresAt('print').length, jobs.saved?.path]).toEqual([1, '/out/b.pdf'])
})
