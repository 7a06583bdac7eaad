import type { ActionView } from '../../src-main/campaign/view/views.ts'
import type { Ask } from '../../src-main/rules/core/asks.ts'
import type { PlaceUse } from '../../src-main/rules/core/state/place.ts'
import type { Screen } from './screen.svelte.ts'

type TableAsk = Extract<Ask, { kind: 'table' }>

/** Remedies for a table that a place lacks; null where the campaign has no such action. */
export function noTableWays(
  screen: Screen,
  use: PlaceUse,
): { choose: ActionView; ask: TableAsk; write(): void } | null {
  for (const choose of screen.inSlot('place table'))
    for (const ask of Object.values(choose.asks))
      if (ask.kind === 'table' && ask.use === use)
        return {
          choose,
          ask,
          write: () => screen.openPalette('', 'house.keep-table', { use }),
        }
  return null
}
