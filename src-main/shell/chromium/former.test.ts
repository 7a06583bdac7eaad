import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formerBrowser } from './former.ts'

let profile: string
beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'gatefold-profile-'))
})
afterEach(() => rmSync(profile, { recursive: true }))

const holds = (text: string): void => symlinkSync(text, join(profile, 'SingletonLock'))

describe('a browser of an earlier start', () => {
  it('is not waited for when there is none', async () => {
    await formerBrowser(profile, 0)
  })

  it('is not waited for when it is dead, elsewhere or no process', async () => {
    for (const text of [
      `${hostname()}-999999999`,
      `elsewhere-${process.pid}`,
      'nonsense',
      `${hostname()}-x`,
    ]) {
      holds(text)
      await formerBrowser(profile, 0)
      rmSync(join(profile, 'SingletonLock'))
    }
  })

  it('that does not end is named', async () => {
    holds(`${hostname()}-${process.pid}`)
    await expect(formerBrowser(profile, 0)).rejects.toThrow(
      `(process ${process.pid}) still holds ${profile}`,
    )
  })
})
