import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** How a program ended and what it said. */
export interface Ended {
  code: number | null
  out: string
  err: string
}

/** Runs one of the built app's programs to its end, with `data` as its data folder. */
function runBuilt(program: 'main' | 'cli', args: string[], data: string): Promise<Ended> {
  const child = spawn(process.execPath, [join(root, `dist/main/${program}.mjs`), ...args], {
    env: { ...process.env, GATEFOLD_DATA: data, GATEFOLD_OUT: join(data, 'out') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (text: Buffer) => (out += text.toString()))
  child.stderr.on('data', (text: Buffer) => (err += text.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })))
}

/** `gatefold …` on the command line. */
export function gatefold(data: string, ...args: string[]): Promise<Ended> {
  return runBuilt('cli', args, data)
}

/** A start of the app that is expected to end by itself. */
export function start(data: string): Promise<Ended> {
  return runBuilt('main', [], data)
}
