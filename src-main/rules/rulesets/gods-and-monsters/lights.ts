import type { LightKind } from '../../ruleset.ts'

const hour = 3600

/** What burns, and how long. Rule GAM-EQ-15. */
export const lights: readonly LightKind[] = [
  { id: 'candle', title: 'Candle', burns: 6 * hour, icon: 'candle', rule: 'GAM-EQ-15' },
  { id: 'torch', title: 'Torch', burns: 3 * hour, icon: 'torch', rule: 'GAM-EQ-15' },
  { id: 'lantern', title: 'Lantern', burns: 6 * hour, icon: 'lantern', rule: 'GAM-EQ-15' },
]
