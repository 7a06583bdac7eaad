import type { ExitCode } from './io.ts'

const streams = [process.stdout, process.stderr]

/** A reader that goes before the end (`| head`) is no fault. */
export function letReadersGo(): void {
  for (const stream of streams) stream.on('error', () => undefined)
}

/**
 * Ends the program once all that it said has gone out: what still waits for a slow reader at the other
 * end of a pipe would be lost.
 */
export async function leave(code: ExitCode): Promise<never> {
  await Promise.all(streams.map((stream) => new Promise((gone) => stream.write('', gone))))
  process.exit(code)
}
