import { spawn } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { launch } from '../app.ts'
import { advanceTurn, showFold, openSample, savePdf } from '../steps.ts'
import { tryAllSends } from './attempts.ts'
import { readPackets, type Packet, type PacketReader } from './packets.ts'

/** Runs in a network of its own: a start, play, everything a script could try, print and shut. Tells what was sent in each. */

/** Packets seen on the network during an act. */
export type SeenPackets = Record<
  'start' | 'play' | 'attempts' | 'print' | 'shut' | 'a start as a GM starts',
  string[]
> & {
  /** Words of our own, spoken before. */
  heard: string[]
  /** Results of a script's attempts to reach the network. */
  came: Record<string, string>
  /** Sockets of a normally started Gatefold with GATEFOLD_DEBUG_PORT set. */
  sockets: string[]
}

const words = ({ carries, to }: Packet): string => `${carries} to ${to}`

async function ours(reader: PacketReader): Promise<string[]> {
  const socket = createSocket('udp4')
  socket.send('who is there?', 53, '203.0.113.7')
  await once(connect(443, '198.51.100.7'), 'error').catch(() => undefined)
  const sent = await reader.sent()
  socket.close()
  return sent.map(words)
}

async function evening(
  reader: PacketReader,
): Promise<Omit<SeenPackets, 'heard' | 'sockets' | 'a start as a GM starts'>> {
  const app = await launch({ env: { GATEFOLD_SEED: '5ca1ab1e5ca1ab1e5ca1ab1e5ca1ab1e' } })
  const portFile = readFileSync(join(app.data, 'profile-chromium/DevToolsActivePort'), 'utf8')
  const devtools = `127.0.0.1:${portFile.split('\n')[0]}`
  const sent = async (): Promise<string[]> =>
    (await reader.sent()).filter(({ from, to }) => from !== devtools && to !== devtools).map(words)
  try {
    const start = await sent()
    await openSample(app.page)
    for (let turn = 0; turn < 3; turn += 1) await advanceTurn(app.page)
    const play = await sent()
    const came = await app.page.evaluate(tryAllSends)
    await advanceTurn(app.page)
    const attempts = await sent()
    await showFold(app.page, 'Print')
    await savePdf(app.page)
    const print = await sent()
    await app.close()
    return { start, play, came, attempts, print, shut: await sent() }
  } finally {
    await app.dispose()
  }
}

/** The program as it ships, told by its environment to open a port, as a build of long ago would have done. */
async function asShipped(): Promise<string[]> {
  const data = mkdtempSync(join(tmpdir(), 'gatefold-e2e-'))
  const env = { ...process.env, GATEFOLD_DATA: data, GATEFOLD_OUT: data, GATEFOLD_DEBUG_PORT: '1' }
  const main = join(import.meta.dirname, '../../dist/main/main.mjs')
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  for await (const line of createInterface(child.stdout)) if (line === 'gatefold:ready') break
  const held = sockets()
  child.kill('SIGTERM')
  await ended
  rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  return held
}

/** Every socket of this network that waits for somebody or talks with somebody. */
function sockets(): string[] {
  return ['tcp', 'tcp6', 'udp', 'udp6'].flatMap((kind) => {
    const [, ...rows] = readFileSync(`/proc/net/${kind}`, 'utf8').trim().split('\n')
    return (
      rows
        .map((row) => row.trim().split(/\s+/))
        // What was closed a moment ago is remembered for a minute, as state 06.
        .filter(([, , , state]) => state !== '06')
        .map(([, local, remote]) => `${kind} ${local} ${remote}`)
    )
  })
}

const reader = await readPackets()
try {
  const heard = await ours(reader)
  const seen: SeenPackets = {
    heard,
    ...(await evening(reader)),
    sockets: await asShipped(),
    'a start as a GM starts': (await reader.sent()).map(words),
  }
  console.log(JSON.stringify(seen))
} finally {
  reader.stop()
}
