import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ensure, findBrowser } from './browser.mjs'

let folder = ''
let says: string[] = []

/** A program that can be run, where PATH looks. */
function program(name: string): string {
  const file = join(folder, name)
  writeFileSync(file, '#!/bin/sh\n')
  chmodSync(file, 0o755)
  return file
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatefold-browser-'))
  says = []
  vi.stubEnv('PATH', folder)
  vi.stubEnv('GATEFOLD_BROWSER', '')
  vi.spyOn(console, 'error').mockImplementation((line: string) => void says.push(line))
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

describe.runIf(process.platform === 'linux')('on Linux', () => {
  test('the browser that was named comes first, then Chromium before Chrome before Edge', () => {
    expect(findBrowser()).toBe(null)
    const edge = program('microsoft-edge')
    expect(findBrowser()).toBe(edge)
    const chrome = program('google-chrome')
    expect(findBrowser()).toBe(chrome)
    const chromium = program('chromium')
    expect(findBrowser()).toBe(chromium)
    vi.stubEnv('GATEFOLD_BROWSER', edge)
    expect(findBrowser()).toBe(edge)
    expect(ensure({ browser: true })).toBe(edge)
    expect(says).toEqual([])
  })

  test.each([
    ['apt-get', 'sudo apt-get update && sudo apt-get install -y chromium xvfb'],
    ['dnf', 'sudo dnf install -y chromium xorg-x11-server-Xvfb'],
    ['pacman', 'sudo pacman -S chromium xorg-server-xvfb'],
    ['nothing', "install chromium and xvfb with your system's package manager"],
  ])('with %s, what is missing is named with the command to type', (manager, command) => {
    program(manager)
    expect(() => ensure({ browser: true, display: true })).toThrow('ended with 1')
    expect(says).toEqual([
      'Gatefold needs chromium and xvfb, and could not install it. Type:',
      `  ${command}`,
      'Chrome, Edge or Brave will do as well. Then run the same command again.',
    ])
  })

  test('programs that read our PDFs are named one by one', () => {
    program('pacman')
    program('pdftotext')
    expect(() => ensure({ pdfTools: true })).toThrow('ended with 1')
    expect(says[1]).toBe('  sudo pacman -S qpdf')
    program('qpdf')
    expect(ensure({ pdfTools: true })).toBe(null)
  })

  test('a GATEFOLD_BROWSER that is none is not passed over', () => {
    program('chromium')
    vi.stubEnv('GATEFOLD_BROWSER', '/no/such/browser')
    expect(() => ensure({ browser: true })).toThrow('ended with 1')
    expect(says).toEqual([
      'GATEFOLD_BROWSER names /no/such/browser, and no program can be run there.',
    ])
  })
})
