import { expect, it } from 'vitest'
import type { Judgement, Monster } from '../canonical.ts'
import { matchingAnswers, applySharedAnswers, type SharedAnswer } from './answers.ts'

const hide = (like: string): Judgement => ({
  id: 'armour',
  asks: 'How good is its hide?',
  evidence: 'AC 5 [14]',
  like,
  options: ['none', 'heavy'].map((id) => ({
    id,
    title: id,
    hint: '',
    gives: { title: '', value: 0 },
  })),
  default: 'none',
  rule: 'HRT-BX-03',
})
const heavy: SharedAnswer = { target: 'hearts', judgement: 'armour', like: 'AC 5', option: 'heavy' }
const monster = { id: 'm', judged: {} } as Monster

it('fits a question that is alike, and no other', () => {
  expect(matchingAnswers([hide('AC 5')], [heavy], 'hearts')).toEqual({ armour: 'heavy' })
  expect(matchingAnswers([hide('AC 9')], [heavy], 'hearts')).toEqual({})
  expect(matchingAnswers([hide('AC 5')], [heavy], 'delve')).toEqual({})
  expect(matchingAnswers([hide('AC 5')], [{ ...heavy, option: 'mithril' }], 'hearts')).toEqual({})
  expect(matchingAnswers([], [heavy], 'hearts')).toEqual({})
})

it('the last answer given to all wins, and a monster’s own stands before it', () => {
  const none = { ...heavy, option: 'none' }
  expect(matchingAnswers([hide('AC 5')], [heavy, none], 'hearts')).toEqual({ armour: 'none' })
  const own = { ...monster, judged: { hearts: { armour: 'none', magic: 'slight' } } }
  expect(applySharedAnswers(monster, [heavy], () => [hide('AC 5')]).judged).toEqual({
    hearts: { armour: 'heavy' },
  })
  expect(applySharedAnswers(own, [heavy], () => [hide('AC 5')]).judged).toEqual(own.judged)
  expect(applySharedAnswers(monster, [heavy], () => [])).toBe(monster)
})
