import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isNewEnough } from './install.mjs'
import { testProject, type TestProject } from './test-project.ts'

let project: TestProject
beforeEach(() => {
  project = testProject()
  project.write('package-lock.json', '{ "packages": "as they were" }')
})
afterEach(() => project.remove())

const setUp = `import { install } from './install.mjs'\nawait install()\nconsole.log('set up')`
const fetching = 'Setting up: fetching packages (npm ci). This happens once.\n'

/** An npm that empties node_modules as `npm ci` does, notes that it ran, and works until `go` is there. */
function npm(): void {
  project.program(
    'npm',
    `const fs = require('node:fs')
     fs.rmSync('node_modules', { recursive: true, force: true })
     fs.appendFileSync('ran', process.argv.slice(2).join(' ') + '\\n')
     const look = setInterval(() => {
       if (!fs.existsSync('go')) return
       clearInterval(look)
       fs.mkdirSync('node_modules/vite', { recursive: true })
     }, 10)`,
  )
}
const go = () => writeFileSync(join(project.folder, 'go'), '')
const ran = () => {
  const file = join(project.folder, 'ran')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}
const once = ['ci --ignore-scripts --no-audit --no-fund --loglevel=error']

test('packages are fetched once, and again when the lock file has changed', async () => {
  npm()
  go()
  expect(await project.run(setUp)).toEqual({ code: 0, out: 'set up\n', err: fetching })
  expect(await project.run(setUp)).toEqual({ code: 0, out: 'set up\n', err: '' })
  expect(ran()).toEqual(once)
  project.write('package-lock.json', '{ "packages": "others" }')
  expect(await project.run(setUp)).toEqual({ code: 0, out: 'set up\n', err: fetching })
  expect(ran()).toEqual([...once, ...once])
})

test('of two set-ups at once one waits, and fetches nothing again', async () => {
  npm()
  const goOnceOneWaits = (says: string) => {
    if (says.includes('Waiting for another set-up')) go()
  }
  const both = [project.run(setUp, goOnceOneWaits), project.run(setUp, goOnceOneWaits)]
  const ended = await Promise.all(both)
  expect(ended.map(({ code, out }) => [code, out])).toEqual([
    [0, 'set up\n'],
    [0, 'set up\n'],
  ])
  expect(ended.filter(({ err }) => err.includes(fetching))).toHaveLength(1)
  expect(ran()).toEqual(once)
})

test('packages that cannot be fetched end it, in words, and are tried again next time', async () => {
  project.program('npm', `console.error('npm says why'); process.exit(1)`)
  const failed = {
    code: 1,
    out: '',
    err:
      `${fetching}npm says why\nThe packages could not be fetched; npm says why above. Gatefold itself ` +
      'works offline, but this first step needs a package registry. Then run the same command again.\n',
  }
  expect(await project.run(setUp)).toEqual(failed)
  mkdirSync(join(project.folder, 'node_modules/vite'), { recursive: true })
  expect(await project.run(setUp)).toEqual(failed)
})

test('a machine without npm gets a message as well', async () => {
  expect(await project.run(setUp)).toMatchObject({
    code: 1,
    err: expect.stringContaining('The packages could not be fetched'),
  })
})

test.each([
  ['18.20.4', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.0.0', true],
  ['24.4.1', true],
])('Node %s: new enough is %s', (version, enough) => {
  expect(isNewEnough(version)).toBe(enough)
})

test('packages lent by a link are left alone, and nobody’s folder is emptied', async () => {
  npm()
  go()
  mkdirSync(join(project.folder, 'another'))
  symlinkSync(join(project.folder, 'another'), join(project.folder, 'node_modules'), 'junction')
  expect(await project.run(setUp)).toMatchObject({
    code: 1,
    err: expect.stringContaining('node_modules is a link to the packages of another checkout'),
  })
  expect(ran()).toEqual([])
})
