import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8')

test('a condition in rem is asked of the screen before anything is mounted in it', () => {
  const [, probe = ''] =
    /<div id="screen"><i class="([\w-]+)" hidden>/.exec(read('index.html')) ?? []
  expect(read('styles/large-text.css')).toMatch(
    new RegExp(`@container screen \\(width < 1rem\\) {\\s+\\.${probe || '-'} {`),
  )
})
