import { Refusal } from '../ipc/contract/endpoint.ts'
import type { AskedForTables, Services } from '../session/services.ts'
import type { ReadTables } from '../rules/tables/formats/index.ts'
import type { PieceRead } from '../rules/monsters/batch/piece-read.ts'
import type { DangerQuestion } from '../campaign/danger/danger-question.ts'
import type { DangerEstimate } from '../campaign/danger/estimate-danger.ts'
import { Thread } from '../threads/thread.ts'
import type { AdventureRead } from '../rules/sites/adventure/adventure.ts'
import type { AskedForAreas, AskedToRead } from './read.worker.ts'

/** Limits of the thread: a large book takes a tenth of them. */
const limits = { memory: 2 * 1024, patience: 60_000 }

/**
 * Reads monsters and keyed areas from untrusted texts, each in a long-lived thread of its own.
 * @param program the built `read.worker`
 */
export function readersThread(program: URL): Services['readers'] {
  const thread = new Thread<AskedToRead, PieceRead>(program, { ...limits, endless })
  const adventures = new Thread<AskedForAreas, AdventureRead>(program, { ...limits, endless })
  return {
    read: (text, last, opening, signal) => thread.ask({ text, last, opening }, { signal }),
    readAdventure: (adventure, signal) => adventures.ask({ adventure }, signal ? { signal } : {}),
    close: async () => void (await Promise.all([thread.close(), adventures.close()])),
  }
}

function endless(): Refusal {
  return new Refusal(
    'bad-input',
    'This text takes more time or memory to read than any book.',
    'Paste a part of it at a time.',
  )
}

/** Reads tables of other programs, in a thread of their own. @param program the built `tables.worker` */
export function tableReaderThread(program: URL): Services['tableReader'] {
  const thread = new Thread<AskedForTables, ReadTables>(program, {
    ...limits,
    endless: () =>
      new Refusal(
        'bad-input',
        'This text takes more time or memory to read than any file of tables.',
        'Split it, and read a part of it at a time.',
      ),
  })
  return {
    read: (input, signal) => thread.ask(input, signal ? { signal } : {}),
    close: () => thread.close(),
  }
}

/** Plays fights for estimates of danger, in a thread of their own. @param program the built `danger.worker` */
export function dangerThread(program: URL): Services['danger'] {
  const thread = new Thread<DangerQuestion, DangerEstimate, number>(program, {
    ...limits,
    endless: () =>
      new Refusal(
        'refused',
        'These fights take more time or memory to play than there is.',
        'Prepare fewer foes, and try again.',
      ),
  })
  return {
    estimate: (question, signal, hear) => thread.ask(question, { signal, hear }),
    close: () => thread.close(),
  }
}
