import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { run } from './worked-checks.ts'

const folder = mkdtempSync(join(tmpdir(), 'gatefold-checks-'))
afterAll(() => rmSync(folder, { recursive: true }))

function ran(content: string): { code: number; out: string[]; err: string[] } {
  const file = join(folder, 'checks.json')
  writeFileSync(file, content)
  const [out, err]: [string[], string[]] = [[], []]
  const code = run([file], {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line.replace(file, 'FILE')),
  })
  return { code, out, err }
}

const check = { id: 'A', rule: 'HRT-ATK-02', op: 'hearts.hits', input: { total: 8 } }

test('counts what passed and tells each difference', () => {
  const checks = [
    { ...check, expect: { hits: 2 } },
    { ...check, id: 'B', expect: { hits: 3 } },
    { ...check, id: 'C', op: 'hearts.none', expect: {} },
  ]
  expect(ran(JSON.stringify(checks))).toEqual({
    code: 1,
    err: [],
    out: [
      'B (HRT-ATK-02, hearts.hits): hits should be 3 and is 2',
      'C (HRT-ATK-02, hearts.none): there is no operation “hearts.none”',
      '1 passed, 2 failed',
    ],
  })
})

test('a file that is no list of checks is reported, not thrown', () => {
  expect(ran('{}')).toEqual({
    code: 2,
    out: ['0 passed, 0 failed'],
    err: ['FILE: is not a bare list of checks'],
  })
  expect(ran('[{"id": 1}]').err).toEqual(['FILE: check 1 lacks id, rule, op, input or expect'])
})
