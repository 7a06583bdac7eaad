import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { partyOf } from '../people.ts'
import { wakes } from './resting.ts'

/** Verve for a new day, without the hours of a night. Rule GAM-SUR-07. */
export const morningVerve = defineAction({
  id: 'gods-and-monsters.wake',
  title: 'A new day: verve is full',
  rule: 'GAM-SUR-07',
  phase: 'rest',
  slot: 'heal',
  needs: ['verve'],
  finds: 'wake morning verve day begins',
  asks: {},
  preview(situation) {
    const low = partyOf(situation).filter((creature) => wakes(creature).length > 0)
    return low.length === 0
      ? refusal('Everybody has all their verve already.')
      : plain(`Verve is full again for ${low.length}`)
  },
  *run(situation, _input, at) {
    yield* []
    const low = partyOf(situation).filter((creature) => wakes(creature).length > 0)
    return line(at, {
      rule: 'GAM-SUR-07',
      what: 'A new day',
      says: 'Verve is full',
      tone: 'good',
      who: low.map(({ id }) => id),
      effects: low.flatMap(wakes),
    })
  },
})
