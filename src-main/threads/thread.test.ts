import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { Thread, type Limits } from './thread.ts'

let program: URL
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gatefold-thread-'))
  const source = join(folder, 'work.worker.ts')
  const here = JSON.stringify(import.meta.dirname)
  await writeFile(
    source,
    `import { answers } from ${here.slice(0, -1)}/answers.ts"
     import { Refusal } from ${here.slice(0, -1)}/../ipc/contract/endpoint.ts"
     answers(async (asked, tell) => {
       if (asked === 'twice') return tell('once'), 'twice'
       if (asked === 'refuse') throw new Refusal('damaged', 'It is damaged.', 'Take another.')
       if (asked === 'fail') throw new TypeError('our mistake')
       if (asked === 'for ever') for (;;);
       if (asked === 'objects') for (const all = []; ; ) all.push({ all: [all.length] })
       if (asked === 'buffers') for (const all = []; ; ) all.push(new Uint8Array(9e6).fill(1))
       return asked
     })`,
  )
  const outfile = join(folder, 'work.worker.mjs')
  await build({ entryPoints: [source], outfile, bundle: true, platform: 'node', format: 'esm' })
  program = pathToFileURL(outfile)
})

const endless = (): Refusal => new Refusal('damaged', 'It is endless.')
const thread = (some: Partial<Limits> = {}): Thread<string, string, string> =>
  new Thread(program, { memory: 512, patience: 30_000, endless, ...some })

test('one question after another is answered by one thread, and parts go ahead', async () => {
  const one = thread()
  const heard: string[] = []
  const answers = ['a', 'twice', 'b'].map((asked) =>
    one.ask(asked, { hear: (part) => heard.push(part) }),
  )
  expect(await Promise.all(answers)).toEqual(['a', 'twice', 'b'])
  expect(heard).toEqual(['once'])
  await one.close()
})

test('a refusal comes in its own words, and the thread goes on', async () => {
  const one = thread()
  await expect(one.ask('refuse')).rejects.toMatchObject({
    name: 'Refusal',
    code: 'damaged',
    message: 'It is damaged.',
    way: 'Take another.',
  })
  await expect(one.ask('fail')).rejects.toThrow('our mistake')
  expect(await one.ask('a')).toBe('a')
  await one.close()
})

test.each(['for ever', 'objects', 'buffers'])(
  'what goes on %s is ended, and the next question is answered',
  async (asked) => {
    const one = thread({ patience: 1_000, memory: 256 })
    await expect(one.ask(asked)).rejects.toMatchObject({ message: 'It is endless.' })
    expect(await one.ask('a')).toBe('a')
    await one.close()
  },
)

test('called off it ends at once', async () => {
  const one = thread()
  const stop = new AbortController()
  const answer = one.ask('for ever', { signal: stop.signal })
  setTimeout(() => stop.abort(), 50)
  await expect(answer).rejects.toMatchObject({ code: 'cancelled' })
  await one.close()
})
