import { parentPort } from 'node:worker_threads'
import { Refusal } from '../ipc/contract/endpoint.ts'
import type { Failure } from '../ipc/contract/endpoint.ts'

/** Messages of a thread about a question: parts of the answer, then one that ends it. */
export type Message<Part, Answer> =
  { tells: Part } | { answer: Answer } | { refused: Failure } | { failed: string }

/** Answers one question after another in a thread of main's. What is wrong with the input is a `Refusal`. */
export function answers<Question, Answer, Part = never>(
  work: (question: Question, tell: (part: Part) => void) => Answer | Promise<Answer>,
): void {
  const say = (said: Message<Part, Answer>): void => parentPort?.postMessage(said)
  parentPort?.on('message', async (question: Question) => {
    try {
      say({ answer: await work(question, (tells) => say({ tells })) })
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
