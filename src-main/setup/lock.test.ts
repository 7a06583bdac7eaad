import { readdirSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testProject, type TestProject } from './test-project.ts'

let project: TestProject
beforeEach(() => {
  project = testProject()
})
afterEach(() => project.remove())

const locks = () => readdirSync(project.folder).filter((name) => name.startsWith('gatefold-'))

test('who comes second waits, says for whom, and goes on when the first has ended', async () => {
  const { out, err } = await project.run(`
    import { spawn } from 'node:child_process'
    import { writeFileSync } from 'node:fs'
    import { withLock } from './lock.mjs'
    writeFileSync(new URL('./second.mjs', import.meta.url), \`
      import { withLock } from './lock.mjs'
      await withLock('set-up', () => console.log('second'))\`)
    console.error(process.pid)
    let ended
    await withLock('set-up', () => new Promise((resolve) => {
      const second = spawn(process.execPath, [new URL('./second.mjs', import.meta.url).pathname])
      second.stdout.pipe(process.stdout)
      ended = new Promise((done) => second.on('close', done))
      second.stderr.once('data', (text) => {
        process.stderr.write(text)
        console.log('first')
        resolve()
      })
    }))
    await ended`)
  const [pid] = err.split('\n')
  expect(err).toBe(`${pid}\nWaiting for another set-up of Gatefold (process ${pid}) …\n`)
  expect(out).toBe('first\nsecond\n')
  expect(locks()).toEqual([])
})

test('the lock of a process that was killed holds nobody up', async () => {
  const killed = await project.run(`
    import { withLock } from './lock.mjs'
    await withLock('set-up', () => process.kill(process.pid, 'SIGKILL'))`)
  expect(killed.code).toBe(null)
  expect(locks()).toHaveLength(1)
  expect(
    await project.run(`
      import { withLock } from './lock.mjs'
      console.log(await withLock('set-up', () => 'mine'))`),
  ).toEqual({ code: 0, out: 'mine\n', err: '' })
  expect(locks()).toEqual([])
})

test('work that fails gives the lock back', async () => {
  const { out } = await project.run(`
    import { withLock } from './lock.mjs'
    await withLock('build', () => Promise.reject(new Error('no'))).catch(({ message }) => console.log(message))
    await withLock('build', () => console.log('again'))`)
  expect(out).toBe('no\nagain\n')
  expect(locks()).toEqual([])
})
