import { defineAction, type Action } from '../../core/action.ts'
import { minute } from '../../clock/clock.ts'
import { burningLights, left } from '../../clock/timers.ts'
import type { Timer } from '../../core/state/due.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { counted } from '../../core/words.ts'

/** Burns lights by real time, while the game clock stands still. Rule GF-REAL-01. */
export const burning: Action = defineAction({
  id: 'house.burn',
  title: 'Burn the lights',
  rule: 'GF-REAL-01',
  phase: 'table',
  slot: 'clock',
  needs: [],
  finds: 'real time torch lantern minutes wall clock burn down',
  asks: { minutes: { kind: 'number', title: 'Minutes', min: 1, max: 1440, default: 10 } },
  preview(situation, { minutes }) {
    const lights = burningLights(situation.timers)
    if (lights.length === 0) return refusal('Nothing burns. Light something first (G).')
    const out = lights.filter(
      (one) => left(one as Timer, situation.clock.seconds) <= minutes * minute,
    )
    const goes =
      out.length > 0 ? `; ${out.map(({ title }) => title.toLowerCase()).join(', ')} out` : ''
    return plain(`Lights burn for ${counted(minutes, 'minute')}, the clock stands${goes}`)
  },
  *run(_situation, { minutes }) {
    yield* []
    return gmOutcome('GF-REAL-01', 'The lights', `Burnt for ${counted(minutes, 'minute')}`, [
      { do: 'burn', seconds: minutes * minute },
    ])
  },
})
