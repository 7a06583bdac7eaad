import { client, type Client } from '../ipc/client.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import type { PressPage } from '../shell/shell.ts'
import { pressContract, type PressContract } from './press-contract.ts'
import type { Finisher } from './finisher.ts'
import type { PictureCut, Printed, PrintJob, Progress } from './print.ts'

/** The press page is gone or does not answer during a job; a new one may manage it. */
export class PressBroke extends Error {
  constructor(cause: unknown) {
    super('the press broke under a job', { cause })
    this.name = 'PressBroke'
  }
}

/** Messages for the GM when a job does not become a PDF. */
export const refusals = {
  cancelled: () => new Refusal('cancelled', 'Printing was stopped. No file was written.'),
  notOpened: (cause: unknown) =>
    withCause(
      cause,
      new Refusal(
        'press',
        'The press could not be started, so nothing was printed.',
        'Close some other programs and try again.',
      ),
    ),
  brokeTwice: (cause: unknown) =>
    withCause(
      cause,
      new Refusal(
        'press',
        'The press stopped twice while printing this. No file was written.',
        'Close some other programs and try again; your campaign is not touched by it.',
      ),
    ),
  runsOver: (places: readonly string[]) =>
    new Refusal(
      'press',
      `This does not fit its place: ${listPlaces(places)}. No file was written.`,
      'Shorten it, or choose larger paper or smaller text, and print again.',
    ),
}

function listPlaces(places: readonly string[]): string {
  const some = places.slice(0, 3).join('; ')
  return places.length > 3 ? `${some}; and ${places.length - 3} more` : some
}

function withCause(cause: unknown, refusal: Refusal): Refusal {
  refusal.cause = cause
  return refusal
}

const callers = new WeakMap<PressPage, Client<PressContract>>()

/**
 * Has the press lay the job out, print and finish it.
 * @throws {Refusal} `cancelled`, or `press` when the job itself is at fault.
 * @throws {PressBroke} when the page is gone or does not answer.
 */
export async function layAndPrint(
  page: PressPage,
  job: PrintJob,
  progress: Progress,
  signal: AbortSignal,
  finisher: Pick<Finisher, 'finish'>,
): Promise<Printed> {
  progress(1, 4, 'Laying out the page')
  const pages = await layOut(caller(page), job, signal)
  progress(2, 4, 'Printing')
  const raw = await unlessCancelled(unlessPageGone(page, page.printToPdf()), signal)
  progress(3, 4, 'Finishing')
  const bytes = await unlessCancelled(finisher.finish(raw, job, signal), signal)
  progress(4, 4, 'Printed')
  return { bytes, pages }
}

/** Has the press cut areas out of a picture. @throws {Refusal} `press` when it is gone or damaged. */
export async function cutPicture(page: PressPage, cut: PictureCut): Promise<Uint8Array> {
  const cutting = await caller(page).call('press.cut', cut)
  if (cutting.ok) return new Uint8Array(Buffer.from(cutting.value, 'base64'))
  throw new Refusal('press', cutting.failure.message, cutting.failure.way)
}

/** One listener a page, however many jobs it does. */
function caller(page: PressPage): Client<PressContract> {
  const known = callers.get(page) ?? client(page.wire, pressContract)
  callers.set(page, known)
  return known
}

async function layOut(
  calls: Client<PressContract>,
  job: PrintJob,
  signal: AbortSignal,
): Promise<number> {
  const { template, options, title, language, data } = job
  const shown = await calls.call(
    'press.show',
    { template, options, title, language, data },
    { signal },
  )
  if (shown.ok && shown.value.over.length > 0) throw refusals.runsOver(shown.value.over)
  if (shown.ok) return shown.value.pages
  const { code, message, way } = shown.failure
  if (signal.aborted) throw refusals.cancelled()
  if (code === 'gone' || code === 'timeout') throw new PressBroke(message)
  throw new Refusal('press', message, way)
}

function unlessPageGone<T>(page: PressPage, work: Promise<T>): Promise<T> {
  const gone = page.gone.then((how) => {
    throw new PressBroke(how)
  })
  return Promise.race([
    work.catch((cause: unknown) => {
      throw new PressBroke(cause)
    }),
    gone,
  ])
}

function unlessCancelled<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) {
    // Nobody waits for it any more, so nobody hears how it fails.
    work.catch(() => undefined)
    return Promise.reject(refusals.cancelled())
  }
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(refusals.cancelled())
    signal.addEventListener('abort', stop, { once: true })
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
