import { expect, it } from 'vitest'
import type { Judgement, Monster } from '../../../src-main/rules/monsters/canonical.ts'
import type { Api } from '../../lib/api.ts'
import { ConversionTargets } from './conversion-targets.svelte.ts'

const armour: Judgement = {
  id: 'armour',
  asks: 'How good is its hide?',
  evidence: 'AC 5 [14]',
  options: ['none', 'heavy'].map((id) => ({
    id,
    title: id,
    hint: '',
    gives: { title: 'HP', value: 1 },
  })),
  default: 'none',
  rule: 'HRT-BX-03',
}
const hag = { id: 'hag', name: 'Hag', judged: { delve: { armour: 'heavy' } } } as unknown as Monster

function turning(): { turning: ConversionTargets; calls: unknown[] } {
  const calls: unknown[] = []
  const call = (_name: string, input: { ruleset: string; answers: object }): Promise<unknown> => {
    calls.push(input)
    if (input.ruleset === 'bx')
      return Promise.resolve({ ok: false, failure: { code: 'refused', message: 'Not yet.' } })
    const answers = { armour: 'none', ...input.answers }
    const value = { converted: { answers }, judgements: [armour], text: input.ruleset }
    return Promise.resolve({ ok: true, value })
  }
  return { turning: new ConversionTargets({ call } as unknown as Pick<Api, 'call'>), calls }
}

it('turns one original into up to three targets, each with its own answers', async () => {
  const { turning: one } = turning()
  one.begin(hag)
  one.toggle('delve')
  one.toggle('cairn')
  one.toggle('heartbreaker')
  expect(one.beside).toEqual(['cairn', 'heartbreaker'])
  one.toggle('cairn')
  one.toggle('delve')
  one.answer('hearts', 'armour', 'heavy')
  expect(await one.turn(hag, 'hearts')).toBe(true)
  expect(Object.keys(one.turned)).toEqual(['hearts', 'heartbreaker', 'delve'])
  expect([one.answerTo('hearts', armour), one.answerTo('delve', armour)]).toEqual([
    'heavy',
    'heavy',
  ])
  expect(one.judged).toEqual({
    hearts: { armour: 'heavy' },
    heartbreaker: { armour: 'none' },
    delve: { armour: 'heavy' },
  })
})

it('an answer for all alike is asked with, changed and taken back', async () => {
  const { turning: one, calls } = turning()
  one.begin(hag)
  await one.turn(hag, 'hearts')
  one.answer('hearts', 'armour', 'heavy')
  one.share('hearts', armour)
  const shared = { target: 'hearts', judgement: 'armour', like: 'AC 5 [14]', option: 'heavy' }
  expect(one.shared).toEqual([shared])
  await one.turn(hag, 'hearts')
  expect(calls.at(-1)).toMatchObject({ shared: [shared] })
  one.answer('hearts', 'armour', 'none')
  one.share('hearts', armour)
  expect(one.shared).toEqual([{ ...shared, option: 'none' }])
  one.share('hearts', armour)
  expect(one.shared).toEqual([])
})

it('a target that refuses says so, and the last figures stay', async () => {
  const { turning: one } = turning()
  one.begin(hag)
  await one.turn(hag, 'hearts')
  one.toggle('bx')
  expect(await one.turn(hag, 'hearts')).toBe(false)
  expect([one.wrong, Object.keys(one.turned)]).toEqual(['Not yet.', ['hearts']])
})
