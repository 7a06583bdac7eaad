import { expect, test } from 'vitest'
import { chanceOf, judged, previewTrial, type Trial } from './trial.ts'

const plainRuling = { adjust: 0, secret: false }
const save: Trial = {
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
  expect(judged(better, plainRuling, [18, 3])).toMatchObject({ success: true, total: 3 })
  expect(judged(worse, plainRuling, [18, 3])).toMatchObject({ success: false, total: 18 })
  for (const trial of [better, worse])
    expect(
      previewTrial(trial, plainRuling).bars.reduce((all, bar) => all + bar.chance, 0),
    ).toBeCloseTo(1, 12)
})

test('where faces decide by themselves, a 1 passes under a score of 1 and a 20 fails under 30', () => {
  const low = { ...save, score: 1, naturals: true }
  expect(judged(low, plainRuling, [1]).success).toBe(true)
  expect(judged({ ...low, score: 30 }, plainRuling, [20])).toMatchObject({
    success: false,
    failedBy: 1,
  })
  expect(judged({ ...save, score: 1 }, plainRuling, [1]).success).toBe(false)
})
