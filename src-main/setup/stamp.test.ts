import { afterEach, beforeEach, expect, test } from 'vitest'
import { testProject, type TestProject } from './test-project.ts'

let project: TestProject
beforeEach(() => {
  project = testProject()
  project.write('source/one.ts', '1')
})
afterEach(() => project.remove())

/** The stamp over `source` and `more`, as a process of its own takes it. */
async function stamp(): Promise<string> {
  const { out } = await project.run(
    `import { contentOf } from './stamp.mjs'\nconsole.log(contentOf(['source', 'more.json']))`,
  )
  return out.trim()
}

test('the stamp follows names and contents, and nothing else', async () => {
  const before = await stamp()
  expect(before).toMatch(/^[0-9a-f]{64}$/)
  project.write('source/one.ts', '1')
  expect(await stamp()).toBe(before)
  project.write('source/one.ts', '2')
  const other = await stamp()
  project.write('source/one.ts', '1')
  project.write('more.json', '')
  const more = await stamp()
  expect(new Set([before, other, more]).size).toBe(3)
})

test('tests, their fixtures and goldens make no build stale', async () => {
  const before = await stamp()
  for (const file of ['one.test.ts', 'one.test.ts.snap', 'fixtures/a.txt', 'in/golden/b.json'])
    project.write(`source/${file}`, 'anything')
  expect(await stamp()).toBe(before)
})

test('what was remembered is recalled; what never was is nothing', async () => {
  const { out } = await project.run(`
    import { recall, remember } from './stamp.mjs'
    const before = recall('built')
    remember('built', 'abc')
    console.log([before, recall('built')].join('|'))`)
  expect(out).toBe('|abc\n')
})
