import { expect, test } from 'vitest'
import { BlockDodgeParryEvening, foe, hero, withItems } from '../testing/evening.ts'

const ada = withItems(hero('c1', 'Ada', { wil: 12, dex: 12, str: 12 }), {
  name: 'Longsword',
  gear: 'longsword',
})
const rival = foe('c5', { hp: 3, str: 10, dex: 10, wil: 10 })
const pair = { who: 'c1', other: 'c5' }
const duel = (): BlockDodgeParryEvening => new BlockDodgeParryEvening([ada, rival])
const cards = ({ state }: BlockDodgeParryEvening) =>
  Object.values(state.dues).map(({ title, why, input }) => [title, why, input['stage']])

test('BDPX-DUL-01: whoever wins a stage has advantage in the next, without being asked', () => {
  const play = duel()
  const staredown = { 'Ada: staredown': [15], 'Goblin c5: staredown': [9] }
  expect(play.do('duel', pair, staredown).says).toBe('Goblin c5 wins the staredown')
  expect(cards(play)).toEqual([
    ['Duel: the draw', 'Goblin c5 won the staredown and has advantage', 'draw'],
  ])
  expect(play.preview('duel', { ...pair, stage: 'draw' }).verdict).toBe(
    'Ada and Goblin c5: both save by DEX, Goblin c5 with advantage',
  )
  const draw = play.do(
    'duel',
    { ...pair, stage: 'draw' },
    {
      'Ada: draw': [8],
      'Goblin c5: draw': [19],
      'Goblin c5: draw, once more': [3],
    },
  )
  expect(draw.says).toBe('Ada wins the draw')
  expect(cards(play)).toEqual([['Duel: the clash', 'Ada won the draw and has advantage', 'clash']])
})

test('BDPX-DUL-01: both pass and the higher wins; the clash is struck with the better of weapon and d12, to STR', () => {
  const play = duel()
  play.do('duel', { ...pair, stage: 'clash' }, { 'Ada: clash': [11], 'Goblin c5: clash': [9] })
  const [due] = Object.values(play.state.dues)
  expect([due?.title, due?.input]).toEqual([
    'Ada strikes',
    { attacker: 'c1', target: 'c5', how: 'enhanced', unaware: true },
  ])
  play.do('attack', due?.input, {
    attack: [4],
    'attack #2': [9],
    'Goblin c5: critical damage': [1],
  })
  expect([play.value('c5', 'hp'), play.value('c5', 'str')]).toEqual([3, 1])
})

test('BDPX-DUL-01, BDPX-GMB-04: a duel ends when all join in, a gambit in return with its round', () => {
  const play = duel()
  play.do('duel', pair, { 'Ada: staredown': [15], 'Goblin c5: staredown': [9] })
  play.happen({ do: 'fight', fight: { round: 1, declared: {}, acted: {} } })
  expect(cards(play)).toEqual([])
  play.do('gambit', { target: 'c5', attacker: 'c1' }, { gambit: [4], 'Goblin c5: DEX save': [1] })
  expect(cards(play)).toEqual([['Goblin c5 may try a gambit', 'Ada’s gambit failed', undefined]])
  play.happen({ do: 'fight', fight: { round: 2, declared: {}, acted: {} } })
  expect(cards(play)).toEqual([])
})

test('BDPX-DUL-01: an even stage leaves nobody ahead, and an even clash nobody hurt', () => {
  const play = duel()
  const even = { 'Ada: staredown': [20], 'Goblin c5: staredown': [20] }
  expect(play.do('duel', pair, even).says).toBe('Even')
  expect(cards(play)).toEqual([['Duel: the draw', 'The staredown was even', 'draw']])
  expect(play.preview('duel', { ...pair, stage: 'draw' }).verdict).not.toContain('advantage')
  const clash = { 'Ada: clash': [7], 'Goblin c5: clash': [7] }
  const other = duel()
  other.do('duel', { ...pair, stage: 'clash' }, clash)
  expect(cards(other)).toEqual([])
})

test('a stage tells its odds beforehand, and only the stage that is due may be chosen', () => {
  const play = duel()
  const chances = (input: object): [string, number][] =>
    play
      .preview('duel', { ...pair, ...input })
      .chances.map(({ says, chance }) => [says, Math.round(chance * 100)])
  expect(chances({})).toEqual([
    ['Ada wins', 46],
    ['Even', 23],
    ['Goblin c5 wins', 31],
  ])
  play.do('duel', pair, { 'Ada: staredown': [12], 'Goblin c5: staredown': [9] })
  expect(chances({ stage: 'draw' })[0]).toEqual(['Ada wins', 68])
  expect(play.preview('duel', { ...pair, stage: 'draw' }).scope).toEqual({
    stage: { of: ['draw'] },
  })
})
