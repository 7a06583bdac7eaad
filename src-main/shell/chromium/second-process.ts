import { spawn } from 'node:child_process'
import { readlink } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { windowFlags } from './flags.ts'
import type { Launch } from './launch.ts'

/**
 * Asks a running browser for an app window at `url`, as a second process on the same profile does. Where
 * second processes reach the first by a plain socket, we send their message ourselves: a whole browser that
 * starts for a line of text takes a quarter of a second.
 */
export async function askForWindow(how: Launch, url: string): Promise<unknown> {
  const args = windowFlags(how.profile, url, process.getuid?.())
  if (await said([how.browser, ...args], await findSocket(how.profile))) return
  return new Promise((resolve, reject) => {
    const asking = spawn(how.browser, args, { stdio: 'ignore', env: how.env })
    asking.once('error', reject)
    asking.once('exit', resolve)
  })
}

/** Milliseconds for a browser to take a message; one that is busy starting takes it at once too. */
const patience = 2_000
/** Number of tries, and milliseconds between them: the socket is named a moment before it is open. */
const [tries, between] = [20, 5]

/** Sends a command line to the socket of a running browser; false when it was not taken. */
async function said(command: readonly string[], ear: string): Promise<boolean> {
  if (ear === '') return false
  const words = ['START', process.cwd(), ...command].join('\0')
  for (let tried = 0; tried < tries; tried += 1) {
    const answer = await answerTo(words, ear)
    if (answer !== null) return answer.startsWith('ACK')
    await pause(between)
  }
  return false
}

/** Answer of the socket; null when nobody listens there. */
function answerTo(words: string, ear: string): Promise<string | null> {
  return new Promise((resolve) => {
    const line = connect(ear)
    let answer = ''
    line.setTimeout(patience, () => line.destroy())
    line.on('data', (bytes) => (answer += bytes.toString()))
    line.on('error', () => resolve(null))
    line.on('close', () => resolve(answer))
    line.end(words)
  })
}

/**
 * Socket on which a running browser of this profile hears second processes; '' when there is none. POSIX
 * only: there the profile's `SingletonSocket` leads to it.
 */
function findSocket(profile: string): Promise<string> {
  return readlink(join(profile, 'SingletonSocket')).catch(() => '')
}
