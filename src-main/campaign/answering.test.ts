import { describe, expect, test } from 'vitest'
import { gmOutcome } from '../rules/gm/gm-outcome.ts'
import {
  choose,
  number,
  roll,
  type Answers,
  type Procedure,
  type Question,
} from '../rules/core/procedure.ts'
import { answering } from './answering.ts'
import { command } from './testing/journal-table.ts'

function* asksAll(): Procedure {
  const faces = yield* roll('dice', 6, 2)
  const word = yield* choose('word', ['yes', 'no'])
  const bid = yield* number('bid', 0, 5, 0)
  return {
    rule: 'GF-TEST',
    what: 'all',
    says: `${faces.join('+')} ${word} ${bid}`,
    tone: 'plain',
    who: [],
    why: [],
    effects: [],
  }
}

const says = (given: Parameters<typeof command>[2], byHand = false): string => {
  const answered = answering(asksAll(), { ...command('sample.turn', {}, given), byHand })
  if (answered.end === 'done') return answered.outcome.says
  return answered.end === 'asks'
    ? `asks ${answered.question.label}`
    : `${answered.refused.why} ${answered.refused.way}`
}

test('dice come from the seed, and a choice is always the GM’s', () => {
  expect(says({})).toBe('asks word')
  expect(says({ word: 'yes' })).toMatch(/^[1-6]\+[1-6] yes 0$/)
  expect(says({ word: 'yes' })).toBe(says({ word: 'yes' }))
})

test('typed dice stand, and by hand every die is asked for', () => {
  expect(says({ dice: [6, 6], word: 'no', bid: 3 })).toBe('6+6 no 3')
  expect(says({ word: 'no' }, true)).toBe('asks dice')
})

test('typing one roll leaves the others as they fell', () => {
  function* two(): Procedure {
    const [first] = yield* roll('first', 20)
    const [second] = yield* roll('second', 20)
    return {
      rule: 'GF-TEST',
      what: '',
      says: `${first} ${second}`,
      tone: 'plain',
      who: [],
      why: [],
      effects: [],
    }
  }
  const done = (given: Record<string, number[]>): string[] => {
    const answered = answering(two(), command('sample.turn', {}, given))
    return answered.end === 'done' ? answered.outcome.says.split(' ') : []
  }
  expect(done({ first: [1] })[1]).toBe(done({})[1])
})

test.each([
  [{ dice: [7, 1] }, '“dice” is 2d6: no die of it shows 7. Type it again.'],
  [{ dice: [3] }, '“dice” is 2d6: 2 numbers, and 1 came. Type it again.'],
  [{ dice: [3, 3], word: 'maybe' }, '“word” is one of yes, no. Type it again.'],
  [{ dice: [3, 3], word: 'yes', bid: 9 }, '“bid” is a whole number from 0 to 5. Type it again.'],
])('%j is refused in words', (given, words) => {
  expect(says(given as Record<string, number[] | string | number>)).toBe(words)
})

test('two of one name are asked about one after the other', () => {
  function* guards(): Procedure {
    const faces: number[] = []
    for (const name of ['Guard', 'Guard', 'Guard'])
      faces.push(...(yield* roll(`save, ${name}`, 20)))
    return gmOutcome('GF-DICE-01', 'Saves', faces.join(' '), [])
  }
  const given = { 'save, Guard': [3], 'save, Guard (2)': [17], 'save, Guard (3)': [9] }
  const saves = answering(guards(), command('house.roll', {}, given))
  expect(saves.end === 'done' && [saves.outcome.says, Object.keys(saves.answers)]).toEqual([
    '3 17 9',
    Object.keys(given),
  ])
})

test('a label that every object answers to is asked like any other', () => {
  function* odd(): Procedure {
    const [die] = yield* roll('constructor', 6)
    const [other] = yield* roll('toString', 6)
    return { ...(yield* asksAll()), says: `${die} ${other}` }
  }
  const resultOf = (given: Parameters<typeof command>[2]): unknown =>
    answering(odd(), { ...command('sample.turn', {}, { word: 'yes', ...given }), byHand: false })
  expect(resultOf({})).toMatchObject({
    end: 'done',
    answers: { constructor: { kind: 'dice', typed: false } },
  })
  expect(resultOf({ constructor: [4], toString: [2] } as never)).toMatchObject({
    outcome: { says: '4 2' },
  })
})

describe('a typed sum', () => {
  const summed = { ask: 'dice', label: 'miles', count: 3, sides: 6, sum: true } as const
  const asks = (question: Question) =>
    function* (): Procedure {
      const answer = yield question
      const faces = answer.kind === 'dice' ? answer.faces : []
      return gmOutcome('GF-DICE-01', 'Dice', faces.join(' '), [])
    }
  const answered = (question: Question, sum: number) =>
    answering(asks(question)(), command('house.roll', {}, { miles: sum }))

  test('comes as faces that add up to it, the same each time', () => {
    const came = answered(summed, 11)
    expect(came.end === 'done' && came.answers['miles']).toEqual({
      kind: 'dice',
      sides: 6,
      faces: [4, 4, 3],
      typed: true,
      sum: 'typed',
    })
    for (let sum = 3; sum <= 18; sum++) {
      const { answers = {} } = answered(summed, sum) as { answers?: Answers }
      const answer = answers['miles']
      const faces = answer?.kind === 'dice' ? answer.faces : []
      expect(faces.reduce((all, face) => all + face, 0)).toBe(sum)
      expect(faces.every((face) => face >= 1 && face <= 6)).toBe(true)
    }
  })

  test('is refused beyond its dice, and where each face counts', () => {
    expect(answered(summed, 19)).toMatchObject({
      refused: { why: '“miles” is 3d6: 3 to 18, not 19.' },
    })
    const { sum: _sum, ...faced } = summed
    expect(answered(faced, 9)).toMatchObject({
      refused: { why: '“miles” needs each of its 3d6: every face counts by itself.' },
    })
  })
})
