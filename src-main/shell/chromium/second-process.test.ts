import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askForWindow } from './second-process.ts'

let profile: string
let ear: Server | null
beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'gatefold-ear-'))
  ear = null
})
afterEach(() => {
  ear?.close()
  rmSync(profile, { recursive: true })
})

/** Listens on a browser's socket and gives one answer to every message. */
function listenAndAnswer(answer: string): Promise<string[]> {
  const messages: string[] = []
  const path = join(profile, 'ear')
  ear = createServer({ allowHalfOpen: true }, (socket) => {
    let words = ''
    socket.on('data', (bytes) => (words += bytes.toString()))
    socket.on('end', () => {
      messages.push(words)
      socket.end(answer)
    })
  })
  symlinkSync(path, join(profile, 'SingletonSocket'))
  return new Promise((resolve) => ear?.listen(path, () => resolve(messages)))
}

/** Makes a program that writes down what it was started with. */
function program(): { browser: string; startedWith(): string } {
  const [browser, file] = [join(profile, 'browser'), join(profile, 'started-with')]
  writeFileSync(file, '')
  writeFileSync(browser, `#!/bin/sh\necho "$@" > '${file}'\n`)
  chmodSync(browser, 0o755)
  return { browser, startedWith: () => readFileSync(file, 'utf8') }
}

const ask = (browser: string): Promise<unknown> =>
  askForWindow({ browser, profile, headless: false, env: process.env }, 'data:,window')

describe.skipIf(process.platform === 'win32')('a running browser', () => {
  it('hears what a second process would tell it', async () => {
    const messages = await listenAndAnswer('ACK')
    const { browser, startedWith } = program()
    await ask(browser)
    expect(messages).toHaveLength(1)
    const [word, folder, named, ...flags] = messages[0]?.split('\0') ?? []
    expect([word, folder, named]).toEqual(['START', process.cwd(), browser])
    expect(flags).toContain('--app=data:,window')
    expect(flags).toContain(`--user-data-dir=${profile}`)
    expect(startedWith()).toBe('')
  })

  it('that does not take it is sent a second process', async () => {
    await listenAndAnswer('SHUTDOWN')
    const { browser, startedWith } = program()
    await ask(browser)
    expect(startedWith()).toContain('--app=data:,window')
  })

  it('that is not there is sent one too', async () => {
    symlinkSync(join(profile, 'gone'), join(profile, 'SingletonSocket'))
    const { browser, startedWith } = program()
    await ask(browser)
    expect(startedWith()).toContain('--app=data:,window')
  })
})
