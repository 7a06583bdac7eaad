import { describe, expect, test } from 'vitest'
import { after, someCampaign } from './campaign-fixture.ts'
import type { FixtureStep } from './campaign-fixture.ts'
import { wholeAt } from './restore.ts'
import { checkWhole, underId } from './campaign-snapshot.ts'

const steps: FixtureStep[] = [
  { do: 'hit points', to: 3 },
  { do: 'keep', id: 'm1', name: 'Goblin' },
  { do: 'undo' },
  { do: 'keep', id: 'm1', name: 'Another' },
  { do: 'forget', id: 'm1' },
  { do: 'note', text: 'last' },
]

describe('a campaign as it stood', () => {
  test('at every place in its journal it is what it was then', () => {
    const whole = after(someCampaign(), steps)
    steps.forEach((_, version) => {
      expect(wholeAt(whole, version)).toEqual(after(someCampaign(), steps.slice(0, version)))
    })
    expect(wholeAt(whole, steps.length)).toEqual(whole)
  })

  test('it is a campaign of its own under another id', () => {
    const restored = underId(wholeAt(after(someCampaign(), steps), 3), 'restored')
    checkWhole(restored, 'it')
    expect(restored.head.campaign).toBe('restored')
  })

  test('later restore points are left out', () => {
    const point = (version: number) =>
      ({ campaign: 'barrow', version, why: 'by hand', title: 'x', at: 'then' }) as const
    const whole = { ...after(someCampaign(), steps), restorePoints: [point(1), point(3), point(5)] }
    expect(wholeAt(whole, 3).restorePoints).toEqual([point(1), point(3)])
  })

  test('a place that is not in the journal is refused', () => {
    for (const version of [-1, 7, 1.5, Number.NaN]) {
      expect(() => wholeAt(after(someCampaign(), steps), version)).toThrow(
        'The journal goes from 0 to 6',
      )
    }
  })
})
