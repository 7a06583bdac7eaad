import type { ExitCode } from './io.ts'

const streams = [process.stdout, process.stderr]

/** Ignores a reader that closes the pipe before the end (`| head`). */
export function ignoreClosedPipes(): void {
  for (const stream of streams) stream.on('error', () => undefined)
}

/**
 * Ends the program once all its output has been written: output still waiting for a slow reader at the
 * other end of a pipe would be lost.
 */
export async function leave(code: ExitCode): Promise<never> {
  await Promise.all(streams.map((stream) => new Promise((gone) => stream.write('', gone))))
  process.exit(code)
}
