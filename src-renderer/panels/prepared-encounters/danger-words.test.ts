import { expect, test } from 'vitest'
import { dangerInWords, downHistogram, roundsHistogram } from './danger-words.ts'

const estimate = {
  runs: 1000,
  foesBeaten: 800,
  partyBeaten: 150,
  undecided: 50,
  foesBeatenIn: [
    { rounds: 1, fights: 0 },
    { rounds: 2, fights: 300 },
    { rounds: 3, fights: 500 },
  ],
  partyBeatenIn: [
    { rounds: 1, fights: 100 },
    { rounds: 2, fights: 50 },
  ],
  partyDown: [
    { down: 0, fights: 500 },
    { down: 1, fights: 350 },
    { down: 2, fights: 150 },
  ],
  foesComing: 5.04,
}

test('figures are said in words', () => {
  expect(dangerInWords(estimate)).toEqual([
    'Foes beaten in 800 of 1,000 fights, half of them by round 3.',
    'Party beaten in 150, half of them by round 1.',
    'Undecided or lost by both: 50.',
    'Of the party 0.7 down on average; 5 foes come.',
  ])
  expect(dangerInWords({ ...estimate, partyBeaten: 0, partyBeatenIn: [], undecided: 0 })[1]).toBe(
    'Party beaten in 0.',
  )
})

test('bars are shares of all fights', () => {
  const foes = roundsHistogram(estimate.foesBeatenIn, estimate, 'foes')
  expect(foes.bars.map(({ face, chance }) => [face, chance])).toEqual([
    [1, 0],
    [2, 0.3],
    [3, 0.5],
  ])
  expect(foes.chances).toEqual([{ says: 'Foes beaten', chance: 0.8, tone: 'good' }])
  expect(downHistogram(estimate).chances.map(({ chance }) => chance)).toEqual([0.5, 0.5])
})
