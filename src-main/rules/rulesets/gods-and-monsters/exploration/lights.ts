import type { LightKind } from '../../../core/ruleset/gear.ts'

const hour = 3600

/** Light sources with their burning time in seconds and their reach. Rule GAM-EQ-15. */
export const lights: readonly LightKind[] = [
  {
    id: 'candle',
    title: 'Candle',
    burns: 6 * hour,
    icon: 'candle',
    sheds: '6 yards',
    rule: 'GAM-EQ-15',
  },
  {
    id: 'torch',
    title: 'Torch',
    burns: 3 * hour,
    icon: 'torch',
    sheds: '10 yards, 2 rounds to light',
    rule: 'GAM-EQ-15',
  },
  {
    id: 'lantern',
    title: 'Lantern',
    burns: 6 * hour,
    icon: 'lantern',
    sheds: '20 yards, a round to light',
    rule: 'GAM-EQ-15',
  },
]
