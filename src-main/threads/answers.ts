import { parentPort } from 'node:worker_threads'
import { Refusal } from '../ipc/contract/endpoint.ts'
import type { Failure } from '../ipc/contract/endpoint.ts'

/** What a thread says of a question: parts of the answer on the way, and one word at the end. */
export type Said<Told, Answer> =
  { tells: Told } | { answer: Answer } | { refused: Failure } | { failed: string }

/** Answers one question after another in a thread of main's. What is wrong with the input is a `Refusal`. */
export function answers<Asked, Answer, Told = never>(
  work: (asked: Asked, tell: (told: Told) => void) => Answer | Promise<Answer>,
): void {
  const say = (said: Said<Told, Answer>): void => parentPort?.postMessage(said)
  parentPort?.on('message', async (asked: Asked) => {
    try {
      say({ answer: await work(asked, (tells) => say({ tells })) })
    } catch (error) {
      say(error instanceof Refusal ? { refused: failureOf(error) } : { failed: wordsOf(error) })
    }
  })
}

function failureOf({ code, message, way }: Refusal): Failure {
  return way === undefined ? { code, message } : { code, message, way }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
