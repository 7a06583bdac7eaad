import type { Effect } from '../../../core/effects.ts'
import type { ReadyCasting } from './source.ts'

/** Effects of paying for a casting: fatigue, WIL, the scroll. Rules DLV-MAG-03, DLV-MAG-06. */
export function castingCosts({ caster, source, item, fatigue, wil }: ReadyCasting): Effect[] {
  return [
    ...(fatigue > 0
      ? [{ do: 'change' as const, creature: caster.id, field: 'fatigue', by: fatigue, min: 0 }]
      : []),
    ...(wil > 0
      ? [{ do: 'change' as const, creature: caster.id, field: 'wil', by: -wil, min: 0 }]
      : []),
    ...(source === 'scroll' && item ? [used(caster.id, item)] : []),
  ]
}

function used(who: string, item: NonNullable<ReadyCasting['item']>): Effect {
  return item.count > 1
    ? { do: 'item', creature: who, item: { ...item, count: item.count - 1 } }
    : { do: 'drop item', creature: who, item: item.id }
}
