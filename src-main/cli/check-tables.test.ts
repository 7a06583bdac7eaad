import { expect, test } from 'vitest'
import { checkTablesCommand } from './check-tables.ts'

const files: Record<string, string> = {
  'whole.csv': 'd4,Weather\n1-2,Fog\n3,Rain\n4,Hail\n',
  'gap.csv': 'd4,Weather\n1-2,Fog\n4,Hail\n',
  'empty.csv': '',
  'bracket.csv': 'd2,Weather\n1,Fog\n2,{Rain|\n',
}

async function run(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', '']
  const io = {
    readFile: (path: string) => {
      const text = files[path]
      return text === undefined
        ? Promise.reject(new Error('There is no such file.'))
        : Promise.resolve(new TextEncoder().encode(text))
    },
    writeFile: () => Promise.reject(new Error('nothing is written here')),
    stdin: () => Promise.resolve(new Uint8Array()),
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
  }
  const code = await checkTablesCommand(argv, io, {
    assets: '',
    resources: 'resources',
    version: '',
  })
  return { code, out, err }
}

test('the bundled tables answer every roll once', async () => {
  const { code, out, err } = await run()
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/^\d+ tables looked at, each answers every roll once\n$/)
})

test('a table of one’s own is looked at the same way', async () => {
  expect(await run('whole.csv')).toEqual({
    code: 0,
    out: '1 table looked at, each answers every roll once\n',
    err: '',
  })
})

test('a gap is reported with the roll that has no answer', async () => {
  const { code, out, err } = await run('gap.csv')
  expect([code, out]).toEqual([1, '1 table looked at, 1 fault\n'])
  expect(err).toContain('3')
})

test('a bracket that is never closed is reported with file and line', async () => {
  expect(await run('bracket.csv')).toEqual({
    code: 1,
    out: '1 table looked at, 1 fault\n',
    err: 'bracket.csv:3: Row 2: The bracket “{” is never closed.\n',
  })
})

test('one file that is none does not keep the others from being looked at', async () => {
  const { code, out, err } = await run('empty.csv', 'none.csv', 'whole.csv')
  expect([code, out]).toEqual([1, '1 table looked at, 2 faults\n'])
  expect(err).toBe(
    'empty.csv: It is empty: there is no table in it.\nnone.csv: There is no such file.\n',
  )
})

test('an option it does not know is refused', async () => {
  await expect(run('--all')).rejects.toMatchObject({ code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION' })
})
