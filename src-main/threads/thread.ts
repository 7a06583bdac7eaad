import { Worker } from 'node:worker_threads'
import { Refusal } from '../ipc/contract/endpoint.ts'
import type { Message } from './answers.ts'

/** Limits of a thread for one question. */
export interface Limits {
  /** Megabytes by which it may make the process grow, objects and buffers alike. */
  memory: number
  /** Milliseconds without a word. */
  patience: number
  /** Message to the GM about a file that exceeds either. */
  endless(): Refusal
}

interface Listening<Part> {
  signal?: AbortSignal
  hear?(part: Part): void
}

/**
 * Work beside main, so that nothing waits for it and what a hostile file does stays in there. The thread starts with the
 * first question; it is ended, and the next question starts another, when one is called off or passes its limits.
 */
export class Thread<Question, Answer, Part = never> {
  #worker: Worker | null = null
  #turn: Promise<unknown> = Promise.resolve()

  /** @param program the built `*.worker` */
  constructor(
    readonly program: URL,
    readonly limits: Limits,
  ) {}

  /** One question at a time; others wait. @throws {Refusal} what the thread refuses, `cancelled`, or for a limit. */
  ask(question: Question, { signal, hear }: Listening<Part> = {}): Promise<Answer> {
    const answer = this.#turn.then(() => this.#ask(question, signal, hear))
    this.#turn = answer.catch(() => undefined)
    return answer
  }

  async close(): Promise<void> {
    const ended = this.#worker
    this.#worker = null
    await ended?.terminate()
  }

  async #ask(
    question: Question,
    signal?: AbortSignal,
    hear?: (part: Part) => void,
  ): Promise<Answer> {
    if (signal?.aborted) throw calledOff()
    this.#worker ??= this.#start()
    const worker = this.#worker
    worker.ref()
    const { promise, end } = answerOf<Answer, Part>(worker, this.limits, hear)
    const stop = (): void => end(calledOff())
    signal?.addEventListener('abort', stop, { once: true })
    worker.postMessage(question)
    try {
      return await promise
    } catch (error) {
      if (!(error instanceof Answered)) await this.close()
      throw error instanceof Answered ? error.refusal : error
    } finally {
      signal?.removeEventListener('abort', stop)
      worker.unref()
    }
  }

  #start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: this.limits.memory }
    return new Worker(this.program, { resourceLimits })
  }
}

const megabyte = 1024 * 1024
/** Milliseconds between two looks at the memory: the buffers of a thread have no limit of their own. */
const lookEach = 100

/** A refusal that the thread itself gave: it is well, and goes on. */
class Answered extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message)
  }
}

function calledOff(): Refusal {
  return new Refusal('cancelled', 'It was called off. Nothing was changed.')
}

function answerOf<Answer, Part>(
  worker: Worker,
  { memory, patience, endless }: Limits,
  hear?: (part: Part) => void,
): { promise: Promise<Answer>; end: (error: unknown) => void } {
  let end: (error: unknown) => void = () => undefined
  const promise = new Promise<Answer>((resolve, reject) => {
    const late = (): NodeJS.Timeout => setTimeout(() => end(endless()), patience)
    let timer = late()
    const before = process.memoryUsage.rss()
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > memory * megabyte) end(endless())
    }, lookEach)
    const settle = (): void => {
      clearTimeout(timer)
      clearInterval(watch)
      worker.off('message', heard).off('error', failed).off('exit', ended)
    }
    const heard = (said: Message<Part, Answer>): void => {
      if ('tells' in said) {
        clearTimeout(timer)
        timer = late()
        hear?.(said.tells)
        return
      }
      settle()
      if ('answer' in said) resolve(said.answer)
      else if ('failed' in said) reject(new Error(said.failed))
      else {
        const { code, message, way } = said.refused
        reject(new Answered(new Refusal(code, message, way)))
      }
    }
    end = (error) => {
      settle()
      reject(error instanceof Error ? error : new Error(String(error)))
    }
    const failed = (error: Error): void =>
      end(Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY' ? endless() : error)
    const ended = (): void => end(new Error('the thread has ended'))
    worker.on('message', heard).on('error', failed).on('exit', ended)
  })
  return { promise, end: (error) => end(error) }
}
