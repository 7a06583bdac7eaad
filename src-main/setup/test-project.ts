import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A small project of its own in which the set-up scripts can be run for real. */
export interface TestProject {
  folder: string
  /** Puts a file of the project. */
  write(path: string, text: string): void
  /** Puts a program (its text is JavaScript) on the only PATH that `run` gives. */
  program(name: string, script: string): void
  /** Runs a module's text as if it stood beside the set-up scripts; `hear` gets what it says on stderr. */
  run(
    source: string,
    hear?: (text: string) => void,
  ): Promise<{ code: number | null; out: string; err: string }>
  remove(): void
}

export function testProject(): TestProject {
  const folder = mkdtempSync(join(tmpdir(), 'gatefold-project-'))
  const programs = join(folder, 'programs')
  const setup = join(folder, 'src-main/setup')
  mkdirSync(programs)
  for (const name of readdirSync(import.meta.dirname).filter((one) => one.endsWith('.mjs')))
    cpSync(join(import.meta.dirname, name), join(setup, name))
  let runs = 0
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return {
    folder,
    write,
    program(name, script) {
      write(join('programs', name), `#!${process.execPath}\n${script}\n`)
      chmodSync(join(programs, name), 0o755)
    },
    run(source, hear) {
      const name = `run-${(runs += 1)}.mjs`
      write(join('src-main/setup', name), source)
      const child = spawn(process.execPath, [join(setup, name)], {
        env: { PATH: programs, TMPDIR: folder },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let [out, err] = ['', '']
      child.stdout.on('data', (text: Buffer) => (out += text.toString()))
      child.stderr.on('data', (text: Buffer) => {
        err += text.toString()
        hear?.(err)
      })
      return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })))
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
