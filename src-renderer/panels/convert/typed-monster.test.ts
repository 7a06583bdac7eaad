import { expect, it } from 'vitest'
import type { Api } from '../../lib/api.ts'
import { TypedMonster } from './typed-monster.svelte.ts'

it('what is typed while offers are taken is read together with all of them', async () => {
  const answers: (() => void)[] = []
  const call = (_name: string, { typed }: { typed: { thac0?: string; xp?: string } }) =>
    new Promise((resolve) => {
      const offers = { ...(!typed.thac0 && { thac0: '19' }), ...(!typed.xp && { xp: '10' }) }
      answers.push(() => resolve({ ok: true, value: { monster: typed, faults: {}, offers } }))
    })
  const read: unknown[] = []
  const hand = new TypedMonster({ call } as unknown as Pick<Api, 'call'>, 'ose', async (monster) =>
    read.push(monster),
  )
  const answer = (at: number): Promise<unknown> => {
    answers[at]?.()
    return new Promise(setImmediate)
  }

  void hand.type('hd', '1')
  hand.pass('thac0')
  hand.pass('xp')
  await answer(0)
  void hand.type('morale', '7')
  const settled = hand.settled()
  await answer(1)
  await answer(2)
  await settled
  expect(read.at(-1)).toMatchObject({ hd: '1', thac0: '19', xp: '10', morale: '7' })
})
