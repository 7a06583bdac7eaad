import { afterEach, beforeEach, expect, test } from 'vitest'
import { testProject, type TestProject } from './test-project.ts'

let project: TestProject
beforeEach(() => {
  project = testProject()
  project.write('source/one.ts', '1')
  project.write('source/two.ts', '2')
})
afterEach(() => project.remove())

/** Builds two parts, each read from one file, into dist/; gives those that were made this time. */
async function build({ changes = false } = {}): Promise<string> {
  const { out, err } = await project.run(`
    import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
    import { join } from 'node:path'
    import { makeParts } from './parts.mjs'
    import { dist, root } from './places.mjs'
    const made = []
    const part = (name) => ({
      name,
      folders: [name],
      async make(into) {
        made.push(name)
        mkdirSync(join(into, name), { recursive: true })
        writeFileSync(join(into, name, 'file'), name)
        return { went: [name], read: [join(root, 'source', name + '.ts?query'), '\\0helper'] }
      },
    })
    const fresh = join(root, 'fresh')
    const all = await makeParts([part('one'), part('two')], fresh, () => ${String(!changes)})
    rmSync(dist, { recursive: true, force: true })
    renameSync(fresh, dist)
    console.log(made.join(' ') + ' of ' + all.flatMap(({ went }) => went).join(' '))
  `)
  return out.trim() || err
}

test('a part is made again when what it was read from has changed, and only then', async () => {
  expect(await build()).toBe('one two of one two')
  expect(await build()).toBe('of one two')
  project.write('source/two.ts', '3')
  expect(await build()).toBe('two of one two')
  expect(await build()).toBe('of one two')
})

test('every part is made again when a package or a part itself is another', async () => {
  await build()
  project.write('package-lock.json', '{}')
  expect(await build()).toBe('one two of one two')
})

test('what was changed while it was read is read again', async () => {
  await build({ changes: true })
  expect(await build()).toBe('one two of one two')
})
