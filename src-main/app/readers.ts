import { Refusal } from '../ipc/contract/endpoint.ts'
import type { World } from '../ipc/handlers/world.ts'
import type { PieceRead } from '../rules/monsters/batch/piece-read.ts'
import { Thread } from '../threads/thread.ts'
import type { AskedToRead } from './read.worker.ts'

/** A fat book takes a tenth of it. */
const limits = { memory: 2 * 1024, patience: 60_000 }

/** Reads monsters out of texts that came from anywhere, in a thread that is kept. @param program the built `read.worker` */
export function readersThread(program: URL): World['readers'] {
  const thread = new Thread<AskedToRead, PieceRead>(program, { ...limits, endless })
  return {
    read: (text, last, opening, signal) => thread.ask({ text, last, opening }, { signal }),
    close: () => thread.close(),
  }
}

function endless(): Refusal {
  return new Refusal(
    'bad-input',
    'This text takes more time or memory to read than any book.',
    'Paste a part of it at a time.',
  )
}
