import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

const root = join(import.meta.dirname, '..')

/** How a program ended and what it said. */
export interface ProgramEnd {
  code: number | null
  out: string
  err: string
}

/** All that a program says until its end. */
export async function waitForEnd(
  child: ChildProcessByStdio<Writable | null, Readable, Readable>,
): Promise<ProgramEnd> {
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), closed])
  return { code, out, err }
}

/** Runs one of the built app's programs to its end, with `data` as its data folder. */
function runBuilt(program: 'main' | 'cli', args: string[], data: string): Promise<ProgramEnd> {
  const child = spawn(process.execPath, [join(root, `dist/main/${program}.mjs`), ...args], {
    env: { ...process.env, GATEFOLD_DATA: data, GATEFOLD_OUT: join(data, 'out') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return waitForEnd(child)
}

/** `gatefold …` on the command line. */
export function runGatefold(data: string, ...args: string[]): Promise<ProgramEnd> {
  return runBuilt('cli', args, data)
}

/** A start of the app that is expected to end by itself. */
export function runToEnd(data: string): Promise<ProgramEnd> {
  return runBuilt('main', [], data)
}
