import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { waitForEnd, type ProgramEnd } from '../programs.ts'

const root = join(import.meta.dirname, '../..')

/** A network of nobody else's, in which every address of the world is this machine: what is sent arrives, and is seen. */
const everywhere = [
  'ip link set lo up',
  'ip route add local 0.0.0.0/0 dev lo',
  '{ [ ! -e /proc/net/if_inet6 ] || ip -6 route add local ::/0 dev lo; }',
].join(' && ')

/** As root, or as a user who is root in there alone. */
const alone = process.getuid?.() === 0 ? ['--net'] : ['--map-root-user', '--net']

function words(command: string): string[] {
  return [...alone, 'sh', '-c', `${everywhere} && exec ${command}`]
}

/** Why no network of our own can be had on this machine; null where it can. */
export function ownNetworkRefused(): string | null {
  if (process.platform !== 'linux') return 'only Linux gives a program a network of its own'
  const { status, error, stderr } = spawnSync('unshare', words('perl -e 1'), { encoding: 'utf8' })
  return status === 0 ? null : `no network of our own here: ${error?.message ?? stderr.trim()}`
}

/** Runs one of the project's TypeScript programs in a network of its own, to its end. */
export function inOwnNetwork(program: string): Promise<ProgramEnd> {
  const run = `"${process.execPath}" src-main/setup/run.mjs ${program}`
  return waitForEnd(
    spawn('unshare', words(run), {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, INIT_CWD: '' },
    }),
  )
}
