import { expect, it } from 'vitest'
import type { Monster } from '../../../src-main/rules/monsters/canonical.ts'
import type { Api } from '../../lib/api.ts'
import { Batch } from './batch.svelte.ts'

interface ReadInput {
  text: string
  base64?: string
}

/** A main that finds a monster in every text but a diary. */
function main(onCall: () => void = () => undefined): Pick<Api, 'call'> {
  const call = (name: string, { text, base64 = '' }: ReadInput): Promise<unknown> => {
    if (name === 'convert.pdf')
      return Promise.resolve(
        base64.length > 12
          ? { ok: true, value: { text: 'Owl' } }
          : {
              ok: false,
              failure: { code: 'bad-input', message: 'It is damaged.', way: 'Copy it.' },
            },
      )
    onCall()
    const none = text.includes('diary')
    return Promise.resolve({
      ok: true,
      value: {
        monsters: none ? [] : [{ name: text.trim(), unread: [] } as unknown as Monster],
        weighed: none ? [] : [{ says: ['no saves'], doubt: 0.3, sure: true }],
        between: none ? [text] : [],
        read: text.length,
        says: none ? 'No stat block found.' : '1 monster read.',
      },
    })
  }
  return { call } as unknown as Pick<Api, 'call'>
}

it('reads file after file; one that can’t be read says why and stops no other', async () => {
  const batch = new Batch(main())
  await batch.read([
    new File(['Goblin'], 'goblin.txt'),
    new File([new Uint8Array([137, 80, 78, 71, 0, 0])], 'map.png'),
    new File(['Dear diary'], 'diary.txt'),
    new File(['Orc'], 'orc.txt'),
  ])
  expect(batch.files.map(({ name, found, fault }) => [name, found, fault])).toEqual([
    ['goblin.txt', 1, null],
    ['map.png', 0, 'No text in it: open it in its own program, and take its words.'],
    ['diary.txt', 0, 'No stat block found.'],
    ['orc.txt', 1, null],
  ])
  expect(batch.found.map(({ monster, from, says }) => [monster.name, from, says])).toEqual([
    ['Goblin', 'goblin.txt', ['no saves']],
    ['Orc', 'orc.txt', ['no saves']],
  ])
  expect(batch.between).toEqual([{ from: 'diary.txt', text: 'Dear diary' }])
  expect([batch.running, batch.done, batch.title]).toEqual([false, batch.of, '4 files'])
})

it('takes the words of a PDF from main, or says why there are none', async () => {
  const batch = new Batch(main())
  await batch.read([new File(['%PDF-1.7 an owl'], 'owls.pdf'), new File(['%PDF'], 'broken.pdf')])
  expect(batch.files.map(({ name, found, fault }) => [name, found, fault])).toEqual([
    ['owls.pdf', 1, null],
    ['broken.pdf', 0, 'It is damaged. Copy it.'],
  ])
})

it('called off, it keeps what it has and says which files it never came to', async () => {
  const batch: Batch = new Batch(main(() => batch.cancel()))
  await batch.read([new File(['Goblin'], 'goblin.txt'), new File(['Orc'], 'orc.txt')])
  expect(batch.found.map(({ monster }) => monster.name)).toEqual(['Goblin'])
  expect(batch.files.map(({ fault }) => fault)).toEqual([
    'called off before its end',
    'not read yet',
  ])
  expect(batch.running).toBe(false)
})
