import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

const root = join(import.meta.dirname, '..')

/** How a program ended and what it said. */
export interface Ended {
  code: number | null
  out: string
  err: string
}

/** All that a program says until its end. */
export async function ended(
  child: ChildProcessByStdio<Writable | null, Readable, Readable>,
): Promise<Ended> {
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), closed])
  return { code, out, err }
}

/** Runs one of the built app's programs to its end, with `data` as its data folder. */
function runBuilt(program: 'main' | 'cli', args: string[], data: string): Promise<Ended> {
  const child = spawn(process.execPath, [join(root, `dist/main/${program}.mjs`), ...args], {
    env: { ...process.env, GATEFOLD_DATA: data, GATEFOLD_OUT: join(data, 'out') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return ended(child)
}

/** `gatefold …` on the command line. */
export function gatefold(data: string, ...args: string[]): Promise<Ended> {
  return runBuilt('cli', args, data)
}

/** A start of the app that is expected to end by itself. */
export function start(data: string): Promise<Ended> {
  return runBuilt('main', [], data)
}
