import { Refusal } from '../ipc/contract/endpoint.ts'
import type { PressPage } from '../shell/shell.ts'
import { cutPicture, layAndPrint, PressBroke, refusals } from './lay-and-print.ts'
import type { Finisher } from './finisher.ts'
import type { PdfPress, Printed, PrintJob, Progress } from './print.ts'

interface PressRoomOptions {
  /** Milliseconds without a job after which the press is closed. */
  idle?: number
  /** Calls once after so many milliseconds, unless the returned function is called first. */
  after?: (milliseconds: number, call: () => void) => () => void
}

/**
 * The press, started by the first job and closed when it has had none for a minute. Jobs are done
 * one after another. A press that breaks under a job is started again and the job done again, once.
 */
export function pressRoom(
  openPress: () => Promise<PressPage>,
  finisher: Finisher,
  options: PressRoomOptions = {},
): PdfPress {
  const { idle = 60_000, after = afterTimeout } = options
  let page: PressPage | null = null
  let queue: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let stopIdle = (): void => undefined

  async function press(): Promise<PressPage> {
    if (page) return page
    const press = await openPress().catch((cause: unknown) => {
      throw refusals.notOpened(cause)
    })
    void press.gone.then(() => {
      if (page === press) page = null
    })
    page = press
    return press
  }

  async function closePress(): Promise<void> {
    stopIdle()
    const open = page
    page = null
    await Promise.all([open?.close().catch(() => undefined), finisher.close()])
  }

  async function once(job: PrintJob, progress: Progress, signal: AbortSignal): Promise<Printed> {
    if (signal.aborted) throw refusals.cancelled()
    progress(0, 4, 'Starting the press')
    return layAndPrint(await press(), job, progress, signal, finisher)
  }

  async function printWithRetry(
    job: PrintJob,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<Printed> {
    try {
      return await once(job, progress, signal)
    } catch (error) {
      // A job stopped half way may leave the page printing: the next one gets a fresh press.
      if (!(error instanceof Refusal) || error.code === 'cancelled') await closePress()
      if (!(error instanceof PressBroke)) throw error
      progress(0, 4, 'The press stopped; starting it again')
    }
    try {
      return await once(job, progress, signal)
    } catch (error) {
      await closePress()
      throw error instanceof PressBroke ? refusals.brokeTwice(error) : error
    }
  }

  /** Does one job after the others before it, and leaves the press open for a while. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    waiting += 1
    stopIdle()
    const finished = queue.then(work).finally(() => {
      waiting -= 1
      if (waiting === 0 && page) stopIdle = after(idle, () => void closePress())
    })
    queue = finished.catch(() => undefined)
    return finished
  }

  return {
    print(job, progress, signal) {
      if (waiting > 0) progress(0, 4, `Waiting for the press: ${waiting} before it`)
      return inTurn(() => printWithRetry(job, progress, signal))
    },
    cut: (cut) => inTurn(async () => cutPicture(await press(), cut)),
    close: () => queue.then(closePress),
  }
}

function afterTimeout(milliseconds: number, call: () => void): () => void {
  const timer = setTimeout(call, milliseconds)
  timer.unref()
  return () => clearTimeout(timer)
}
