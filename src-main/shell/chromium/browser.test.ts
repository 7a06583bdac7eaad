import { describe, expect, it } from 'vitest'
import { browserMissing, findBrowser, type Machine } from './browser.ts'

function machine(platform: NodeJS.Platform, env: Machine['env'], ...programs: string[]): Machine {
  return { platform, env, isProgram: (path) => programs.includes(path) }
}

describe('the browser to run in', () => {
  it('is the one that GATEFOLD_BROWSER names, and no other if that is not there', () => {
    const env = { GATEFOLD_BROWSER: '/opt/mine', PATH: '/usr/bin' }
    expect(findBrowser(machine('linux', env, '/opt/mine', '/usr/bin/chromium'))).toBe('/opt/mine')
    expect(findBrowser(machine('linux', env, '/usr/bin/chromium'))).toBeNull()
    expect(browserMissing(env)).toBe(
      'GATEFOLD_BROWSER names /opt/mine, and there is no program there.',
    )
  })

  it('is Chromium before Chrome before Edge, wherever on the path', () => {
    const env = { PATH: '/a:/b' }
    const all = ['/a/microsoft-edge', '/a/google-chrome', '/b/chromium']
    expect(findBrowser(machine('linux', env, ...all))).toBe('/b/chromium')
    expect(findBrowser(machine('linux', env, ...all.slice(0, 2)))).toBe('/a/google-chrome')
    expect(findBrowser(machine('linux', env, ...all.slice(0, 1)))).toBe('/a/microsoft-edge')
  })

  it("on a Mac is looked for among the apps, everybody's and one's own", () => {
    const own = '/Users/gm/Applications/Chromium.app/Contents/MacOS/Chromium'
    expect(findBrowser(machine('darwin', { PATH: '/bin', HOME: '/Users/gm' }, own))).toBe(own)
  })

  it('on Windows is looked for where programs are', () => {
    const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
    const env = {
      PROGRAMFILES: 'C:\\Program Files',
      'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
    }
    expect(findBrowser(machine('win32', env, edge))).toBe(edge)
  })

  it('may be missing, and then the GM hears what to do', () => {
    expect(findBrowser(machine('linux', { PATH: '/usr/bin' }))).toBeNull()
    expect(browserMissing({})).toContain('Install one, or name it in GATEFOLD_BROWSER.')
  })
})
