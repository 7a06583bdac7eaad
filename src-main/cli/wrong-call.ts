import type { ExitCode, Io } from './io.ts'

/** Says in one line what is wrong with a call, and which help tells more. */
export function wrongCall(io: Pick<Io, 'err'>, command: string, says: string): ExitCode {
  io.err(`${says} See gatefold ${command} --help.\n`)
  return 2
}
