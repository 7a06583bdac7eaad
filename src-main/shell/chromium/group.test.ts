import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ended, kill } from './group.ts'

/** True while a process runs; a zombie, which has ended, does not count. */
const stands = (id: number): boolean => {
  try {
    process.kill(id, 0)
  } catch {
    return false
  }
  return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${id}/stat`, 'utf8'))
}

/** A process of its own group that starts another one and says who it is. */
async function leader(
  child: string,
): Promise<{ process: ReturnType<typeof spawn>; other: number }> {
  const program = `const other = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'ignore' })
    console.log(other.pid)
    process.on('SIGTERM', () => process.exit(0))
    setInterval(() => {}, 1000)`
  const started = spawn(process.execPath, ['-e', program], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [said] = (await once(started.stdout, 'data')) as [Buffer]
  return { process: started, other: Number(said.toString()) }
}

test.skipIf(process.platform === 'win32')('what a browser started is waited for', async () => {
  const { process: main, other } = await leader('setTimeout(() => {}, 300)')
  main.kill('SIGTERM')
  await once(main, 'exit')
  expect(stands(other)).toBe(true)
  await ended(main)
  expect(stands(other)).toBe(false)
})

test.skipIf(process.platform === 'win32')(
  'a running one is ended with all it started',
  async () => {
    const { process: main, other } = await leader('setInterval(() => {}, 1000)')
    kill(main)
    await once(main, 'exit')
    await ended(main)
    expect(stands(other)).toBe(false)
  },
)
