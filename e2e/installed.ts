import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownDisplay } from './display.ts'
import { waitForEnd, type ProgramEnd } from './programs.ts'

/** A system of its own in a folder, with the packages in it that Gatefold's needs, and a GM's home. */
interface TestSystem {
  root: string
  home: string
  /** Runs dpkg on this system only. @throws with what it says when it refuses */
  dpkg(...args: string[]): void
  /** Files of the system, its package database left out. */
  files(): string[]
}

const there = ['chromium', 'libc6', 'libstdc++6']

/** @param packages that count as installed */
export function testSystem(folder: string, packages: readonly string[] = there): TestSystem {
  const root = join(folder, 'system')
  const home = join(folder, 'home')
  for (const path of [join(root, 'var/lib/dpkg/info'), join(root, 'var/lib/dpkg/updates'), home])
    mkdirSync(path, { recursive: true })
  const status = packages.map(
    (name) =>
      `Package: ${name}\nStatus: install ok installed\nMaintainer: none\nArchitecture: amd64\nVersion: 200\nDescription: stands for the real one\n`,
  )
  writeFileSync(join(root, 'var/lib/dpkg/status'), status.join('\n'))
  const own = [`--root=${root}`, '--force-not-root', '--force-bad-path', '--log=/dev/null']
  return {
    root,
    home,
    dpkg: (...args) =>
      void execFileSync('dpkg', [...own, ...args], { encoding: 'utf8', stdio: 'pipe' }),
    files: () =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((file) => !file.isDirectory())
        .map((file) => join(file.parentPath, file.name).slice(root.length))
        .filter((path) => !path.startsWith('/var/lib/dpkg/')),
  }
}

/** The environment of a GM who has just logged in: a home and a display, nothing of ours or of Node's. */
function session(home: string): Record<string, string> {
  const kept = ['PATH', 'DISPLAY', 'GATEFOLD_BROWSER'] as const
  const own = kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))
  return { HOME: home, ...(Object.fromEntries(own) as object), ...ownDisplay(process.env) }
}

/** Runs a launcher to its end. */
export function runLauncher(launcher: string, args: string[], home: string): Promise<ProgramEnd> {
  const env = session(home)
  return waitForEnd(spawn(launcher, args, { cwd: '/', env, stdio: ['ignore', 'pipe', 'pipe'] }))
}

/** Gatefold as its launcher started it. */
interface Started {
  pid: number
  /** Has it end as at a logout, and waits for it. */
  end(): Promise<ProgramEnd>
}

/** Starts a launcher and waits until its window stands. @throws with what it said when it ends instead */
export async function startLauncher(
  launcher: string,
  args: string[],
  home: string,
): Promise<Started> {
  const env = session(home)
  const child = spawn(launcher, args, { cwd: '/', env, stdio: ['ignore', 'pipe', 'pipe'] })
  const end = waitForEnd(child)
  const stands = new Promise<void>((resolve) => {
    let said = ''
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      if (said.includes('gatefold:ready\n')) resolve()
    })
  })
  const early = end.then(({ code, out, err }) => {
    throw new Error(`It ended with ${code} before its window stood.\n${out}${err}`)
  })
  early.catch(() => undefined)
  await Promise.race([stands, early])
  return {
    pid: child.pid ?? 0,
    end: () => {
      child.kill('SIGTERM')
      return end
    },
  }
}
