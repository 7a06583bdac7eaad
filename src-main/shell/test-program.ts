import { build } from 'esbuild'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A TypeScript program running as a process of its own, so that a test can kill it. */
interface TestProgram {
  child: ChildProcess
  /** Resolves with the next line it prints. */
  line(): Promise<string>
}

/** Bundles `source` (its imports are relative to `folder`) and starts it. */
export async function testProgram(
  source: string,
  folder: string,
  env: Record<string, string | undefined>,
): Promise<TestProgram> {
  const program = mkdtempSync(join(tmpdir(), 'gatefold-program-'))
  const outfile = join(program, 'program.mjs')
  await build({
    stdin: { contents: source, resolveDir: folder, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outfile,
    logLevel: 'silent',
  })
  const child = spawn(process.execPath, [outfile], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  child.once('exit', () => rmSync(program, { recursive: true }))
  const lines: string[] = []
  const waiting: ((line: string) => void)[] = []
  let held = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (held + text).split('\n')
    held = parts.pop() ?? ''
    for (const line of parts) {
      const hear = waiting.shift()
      if (hear) hear(line)
      else lines.push(line)
    }
  })
  return {
    child,
    line: () =>
      new Promise((resolve) => {
        const line = lines.shift()
        if (line === undefined) waiting.push(resolve)
        else resolve(line)
      }),
  }
}
