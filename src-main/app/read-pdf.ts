import { Refusal } from '../ipc/contract/endpoint.ts'
import { Thread } from '../threads/thread.ts'

/** Limits of the thread: a large book takes a tenth of them. */
const limits = { memory: 2 * 1024, patience: 120_000 }

/**
 * Words of a PDF, read in a thread of its own, so that a hostile file harms nothing else.
 * @param program the built `pdf.worker`
 * @throws {Refusal} `bad-input` when it gives no words, or takes for ever.
 */
export async function readPdf(
  program: URL,
  bytes: Uint8Array,
  signal?: AbortSignal,
): Promise<string> {
  const thread = new Thread<Uint8Array, string>(program, { ...limits, endless })
  try {
    return await thread.ask(bytes, signal ? { signal } : {})
  } finally {
    await thread.close()
  }
}

function endless(): Refusal {
  return new Refusal(
    'bad-input',
    'This PDF takes more time or memory to read than any book.',
    'Split it, and read a part of it at a time.',
  )
}
