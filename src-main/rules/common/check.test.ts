import { expect, test } from 'vitest'
import { chanceOf, judgeCheck, previewCheck, type Check } from './check.ts'

const plainRuling = { adjust: 0, secret: false }
const save: Check = {
  label: 'd20',
  count: 1,
  sides: 20,
  score: 11,
  scoreName: 'STR',
  way: 'under',
  rule: 'DLV-SAVE-01',
  success: 'Saved',
  failure: 'Not saved',
}

test('with advantage the lower of two counts when rolling under, with disadvantage the higher', () => {
  const [better, worse] = (['advantage', 'disadvantage'] as const).map((leaning) => ({
    ...save,
    leaning,
  }))
  if (!better || !worse) throw new Error('two leanings')
  expect(chanceOf(better, plainRuling)).toBeCloseTo(0.75, 12)
  expect(chanceOf(worse, plainRuling)).toBeCloseTo(0.25, 12)
  expect(judgeCheck(better, plainRuling, [18, 3])).toMatchObject({ success: true, total: 3 })
  expect(judgeCheck(worse, plainRuling, [18, 3])).toMatchObject({ success: false, total: 18 })
  for (const check of [better, worse])
    expect(
      previewCheck(check, plainRuling).bars.reduce((all, bar) => all + bar.chance, 0),
    ).toBeCloseTo(1, 12)
})

test('where faces decide by themselves, a 1 passes under a score of 1 and a 20 fails under 30', () => {
  const low = { ...save, score: 1, naturals: true }
  expect(judgeCheck(low, plainRuling, [1]).success).toBe(true)
  expect(judgeCheck({ ...low, score: 30 }, plainRuling, [20])).toMatchObject({
    success: false,
    failedBy: 1,
  })
  expect(judgeCheck({ ...save, score: 1 }, plainRuling, [1]).success).toBe(false)
})

test('explains itself: how the score was made before the roll, what bears on it after', () => {
  const explained: Check = {
    ...save,
    scoreSteps: [{ name: 'STR', value: 11 }],
    why: [{ name: 'Bless', value: '1 on the score' }],
  }
  const dice = { name: 'd20', value: 'under 11', rule: 'DLV-SAVE-01' }
  expect(judgeCheck(explained, plainRuling, [3]).why).toEqual([
    { name: 'STR', value: 11 },
    dice,
    { name: 'Rolled', value: 3 },
    { name: 'Bless', value: '1 on the score' },
  ])
  expect(previewCheck(explained, plainRuling).why).toEqual([
    dice,
    { name: 'STR', value: 11 },
    { name: 'Bless', value: '1 on the score' },
  ])
  const terms = [
    { name: 'STR', value: 10 },
    { name: 'Bless', value: 1 },
  ]
  const counted = previewCheck({ ...explained, terms }, { ...plainRuling, adjust: 2 })
  expect(counted.terms).toEqual([...terms, { name: 'GM', value: 2 }])
  expect(counted.why).toEqual([
    { ...dice, value: 'under 13' },
    { name: 'Bless', value: '1 on the score' },
  ])
})
