import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, it, vi } from 'vitest'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { serve } from '../ipc/serve.ts'
import type { Wire } from '../ipc/wire.ts'
import type { PressPage } from '../shell/shell.ts'
import { pressContract } from './press-contract.ts'
import { finishedHere } from './finisher-stand-in.ts'
import { pressRoom } from './press-room.ts'
import { usualOptions } from '../ipc/contract/print-options.ts'
import type { PrintJob } from './print.ts'

const job: PrintJob = {
  template: 'character-sheet',
  title: 'Odo, HEARTS',
  subject: 'Character sheet',
  author: 'Tyler Farrington',
  language: 'en',
  options: usualOptions,
  data: { name: 'Odo' },
}
const never = new AbortController().signal
const deaf = (): void => undefined

/** Two ends of a pipe; messages arrive in a later turn, as over a real one. */
function pipe(): [Wire, Wire] {
  const hear: ((message: string) => void)[] = []
  const end = (own: 0 | 1): Wire => ({
    send: (message) => queueMicrotask(() => hear[1 - own]?.(message)),
    onMessage: (heard) => {
      hear[own] = heard
    },
    onClose: () => undefined,
  })
  return [end(0), end(1)]
}

async function onePage(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  return pdf.save()
}

interface Fake {
  page: PressPage
  shown: string[]
  closed: number
  crash: () => void
}

/** A press page that lays out what it is shown; `print` may fail as the test wishes. */
function fakePage(print: () => Promise<Uint8Array> = onePage, over: string[] = []): Fake {
  const [here, there] = pipe()
  const shown: string[] = []
  let gone: (how: 'crashed' | 'closed') => void = deaf
  serve(there, pressContract, {
    'press.show': ({ title }) => {
      shown.push(title)
      return { pages: 1, over, shrunk: 0 }
    },
    'press.cut': ({ picture }) => btoa(picture),
  })
  const fake: Fake = {
    shown,
    closed: 0,
    crash: () => gone('crashed'),
    page: {
      wire: here,
      printToPdf: print,
      gone: new Promise((resolve) => {
        gone = resolve
      }),
      close: () => {
        fake.closed += 1
        gone('closed')
        return Promise.resolve()
      },
    },
  }
  return fake
}

it('prints one job after another on one press, and says how far it is', async () => {
  const fake = fakePage()
  const open = vi.fn(() => Promise.resolve(fake.page))
  const press = pressRoom(open, finishedHere)
  const said: string[] = []
  const [first, second] = await Promise.all([
    press.print(job, (done, of, says) => said.push(`${done}/${of} ${says}`), never),
    press.print({ ...job, title: 'Maud' }, deaf, never),
  ])
  expect(fake.shown).toEqual(['Odo, HEARTS', 'Maud'])
  expect(open).toHaveBeenCalledTimes(1)
  expect(said).toEqual([
    '0/4 Starting the press',
    '1/4 Laying out the page',
    '2/4 Printing',
    '3/4 Finishing',
    '4/4 Printed',
  ])
  const pdf = await PDFDocument.load(first.bytes, { updateMetadata: false })
  expect([pdf.getTitle(), pdf.getAuthor(), pdf.getLanguage(), first.pages]).toEqual([
    'Odo, HEARTS',
    'Tyler Farrington',
    'en',
    1,
  ])
  expect((await PDFDocument.load(second.bytes)).getTitle()).toBe('Maud')
})

it('a press that crashes under a job is started again, once, and says so', async () => {
  const first = fakePage(() => {
    first.crash()
    return new Promise(() => undefined)
  })
  const second = fakePage()
  const pages = [first, second]
  const said: string[] = []
  const press = pressRoom(() => Promise.resolve(pages.shift()?.page as PressPage), finishedHere)
  const printed = await press.print(job, (_done, _of, says) => said.push(says), never)
  expect(printed.pages).toBe(1)
  expect(said).toContain('The press stopped; starting it again')
  expect(second.shown).toEqual(['Odo, HEARTS'])
})

it('a press that breaks twice is given up in words, and the next job starts afresh', async () => {
  const pages = [
    fakePage(() => Promise.reject(new Error('no'))),
    fakePage(() => Promise.reject(new Error('no'))),
    fakePage(),
  ]
  const press = pressRoom(() => Promise.resolve(pages.shift()?.page as PressPage), finishedHere)
  await expect(press.print(job, deaf, never)).rejects.toMatchObject({
    code: 'press',
    message: expect.stringContaining('stopped twice'),
  })
  await expect(press.print(job, deaf, never)).resolves.toMatchObject({ pages: 1 })
})

it('a cancelled job leaves no PDF, and the press it may have left printing is closed', async () => {
  const stop = new AbortController()
  const fake = fakePage(() => {
    stop.abort()
    return new Promise(() => undefined)
  })
  const press = pressRoom(() => Promise.resolve(fake.page), finishedHere)
  await expect(press.print(job, deaf, stop.signal)).rejects.toMatchObject({ code: 'cancelled' })
  expect(fake.closed).toBe(1)
})

it('a job cancelled while it waits its turn never reaches the press', async () => {
  const fake = fakePage()
  const press = pressRoom(() => Promise.resolve(fake.page), finishedHere)
  const stop = new AbortController()
  const waiting = press.print(job, deaf, never)
  const second = press.print({ ...job, title: 'Maud' }, deaf, stop.signal)
  stop.abort()
  await expect(second).rejects.toMatchObject({ code: 'cancelled' })
  await waiting
  expect(fake.shown).toEqual(['Odo, HEARTS'])
})

it('a job behind others learns how many are before it', async () => {
  const fake = fakePage()
  const press = pressRoom(() => Promise.resolve(fake.page), finishedHere)
  const messages: string[] = []
  const first = press.print(job, deaf, never)
  await press.print(job, (_done, _of, says) => messages.push(says), never)
  await first
  expect(messages.slice(0, 2)).toEqual(['Waiting for the press: 1 before it', 'Starting the press'])
})

it('a page whose text runs over is refused by name, not printed', async () => {
  const fake = fakePage(onePage, ['page 2, “A name too long”', 'a', 'b', 'c', 'd'])
  const failed = await pressRoom(() => Promise.resolve(fake.page), finishedHere)
    .print(job, deaf, never)
    .catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Refusal)
  expect(failed).toMatchObject({
    code: 'press',
    message: expect.stringContaining('place: page 2, “A name too long”; a; b; and 2 more.'),
  })
})

it('a press that does not open is reported in calm words', async () => {
  const press = pressRoom(() => Promise.reject(new Error('no browser')), finishedHere)
  await expect(press.print(job, deaf, never)).rejects.toMatchObject({
    code: 'press',
    message: expect.stringContaining('could not be started'),
  })
})

it('closes when it has had no job for a while; a new job in time keeps it open', async () => {
  const fakes: Fake[] = []
  const waits: { milliseconds: number; call: () => void; stopped: boolean }[] = []
  const press = pressRoom(
    () => {
      const fake = fakePage()
      fakes.push(fake)
      return Promise.resolve(fake.page)
    },
    finishedHere,
    {
      after: (milliseconds, call) => {
        const wait = { milliseconds, call, stopped: false }
        waits.push(wait)
        return () => {
          wait.stopped = true
        }
      },
    },
  )
  await press.print(job, deaf, never)
  await press.print(job, deaf, never)
  expect(waits.map(({ milliseconds, stopped }) => [milliseconds, stopped])).toEqual([
    [60_000, true],
    [60_000, false],
  ])
  waits[1]?.call()
  await press.print(job, deaf, never)
  expect(fakes.map(({ closed }) => closed)).toEqual([1, 0])
  await press.close()
  expect(fakes.map(({ closed }) => closed)).toEqual([1, 1])
})
