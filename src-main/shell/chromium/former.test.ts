import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, lstatSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formerBrowser } from './former.ts'

let profile: string
const started: ChildProcess[] = []
beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'gatefold-profile-'))
})
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  rmSync(profile, { recursive: true })
})

const lock = (): string => join(profile, 'SingletonLock')
const holds = (text: string): void => symlinkSync(text, lock())
const stands = (): boolean => lstatSync(lock(), { throwIfNoEntry: false }) !== undefined

/** A process that looks like a browser of this profile. */
async function browser(ofProfile: string): Promise<number> {
  const source = 'process.stdout.write("x"); setInterval(() => {}, 1000)'
  const child = spawn(process.execPath, ['-e', source, '--', `--user-data-dir=${ofProfile}`, 'x'])
  started.push(child)
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return child.pid ?? 0
}

describe('a browser of an earlier start', () => {
  it('is not waited for when there is none', async () => {
    await formerBrowser(profile, 0)
  })

  it('is not waited for when it is dead or no process; its marks go', async () => {
    for (const text of [`${hostname()}-999999999`, 'nonsense', `${hostname()}-x`]) {
      holds(text)
      symlinkSync('nowhere', join(profile, 'SingletonSocket'))
      await formerBrowser(profile, 0)
      expect(stands()).toBe(false)
      expect(existsSync(join(profile, 'SingletonSocket'))).toBe(false)
    }
  })

  it('is not taken for a process that got its number, or for the browser of another profile', async () => {
    for (const pid of [process.pid, await browser(`${profile}-of-another`)]) {
      holds(`${hostname()}-${pid}`)
      await formerBrowser(profile, 0)
      expect(stands()).toBe(false)
    }
  })

  it('that does not end is named, and keeps its marks, whatever the machine was called', async () => {
    const pid = await browser(profile)
    for (const host of [hostname(), 'its-name-before']) {
      holds(`${host}-${pid}`)
      await expect(formerBrowser(profile, 0)).rejects.toThrow(
        `(process ${pid}) still holds ${profile}`,
      )
      expect(stands()).toBe(true)
      rmSync(lock())
    }
  })
})
