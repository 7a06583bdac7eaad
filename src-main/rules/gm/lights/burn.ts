import { minute } from '../../clock/clock.ts'
import { burningLights, secondsLeft } from '../../clock/timers.ts'
import { defineAction } from '../../core/action.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { Timer } from '../../core/state/due.ts'
import { counted } from '../../core/words.ts'
import { gmOutcome } from '../gm-outcome.ts'

/** Burns lights by real time, while the game clock stands still. Rule GF-REAL-01. */
export const burn = defineAction({
  id: 'house.burn',
  title: 'Burn the lights',
  rule: 'GF-REAL-01',
  phase: 'table',
  slot: 'clock',
  finds: 'real time torch lantern minutes wall clock burn down',
  asks: { minutes: { kind: 'number', title: 'Minutes', min: 1, max: 1440, default: 10 } },
  plan({ timers, clock }, { minutes }) {
    const lights = burningLights(timers)
    if (lights.length === 0) return refusal('Nothing burns. Light something first (G).')
    const seconds = minutes * minute
    const out = lights.filter((one) => secondsLeft(one as Timer, clock.seconds) <= seconds)
    return { seconds, lasts: counted(minutes, 'minute'), out }
  },
  preview({ lasts, out }) {
    const goes =
      out.length > 0 ? `; ${out.map(({ title }) => title.toLowerCase()).join(', ')} out` : ''
    return plain(`Lights burn for ${lasts}, the clock stands${goes}`)
  },
  run: ({ seconds, lasts }) =>
    gmOutcome('GF-REAL-01', 'The lights', `Burnt for ${lasts}`, [{ do: 'burn', seconds }]),
})
