import { describe, expect, it } from 'vitest'
import { offline } from '../offline.ts'
import { flags, windowFlags } from './flags.ts'
import { isHeadless } from './shell.ts'

const start = { profile: '/data/profile', headless: false, uid: 1000 }

describe('the command line of the browser', () => {
  it('keeps the sandbox on for anyone but root', () => {
    expect(flags(start)).not.toContain('--no-sandbox')
    expect(flags({ ...start, uid: undefined })).not.toContain('--no-sandbox')
    expect(windowFlags('/data/profile', 'data:,', 1000)).not.toContain('--no-sandbox')
    expect(flags({ ...start, uid: 0 })).toEqual(
      expect.arrayContaining(['--no-sandbox', '--test-type']),
    )
  })

  it('opens a pipe and no port', () => {
    expect(flags(start).filter((flag) => flag.startsWith('--remote'))).toEqual([
      '--remote-debugging-pipe',
    ])
  })

  it('leads nowhere near a network', () => {
    const cutOff = offline.map(([name, value]) => `--${name}=${value}`)
    expect(flags(start)).toEqual(expect.arrayContaining(cutOff))
    expect(windowFlags('/data/profile', 'data:,', 1000)).toEqual(expect.arrayContaining(cutOff))
  })

  it('asks the second process for a window without tabs on the same profile', () => {
    expect(windowFlags('/data/profile', 'data:,x', 1000)).toEqual(
      expect.arrayContaining(['--user-data-dir=/data/profile', '--app=data:,x']),
    )
  })
})

describe('a window', () => {
  it('is not opened where nobody could see it', () => {
    expect(isHeadless({}, 'linux')).toBe(true)
    expect(isHeadless({ DISPLAY: ':0' }, 'linux')).toBe(false)
    expect(isHeadless({ WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).toBe(false)
    expect(isHeadless({ DISPLAY: ':0', GATEFOLD_HEADLESS: '1' }, 'linux')).toBe(true)
    expect([isHeadless({}, 'darwin'), isHeadless({}, 'win32')]).toEqual([false, false])
  })
})
