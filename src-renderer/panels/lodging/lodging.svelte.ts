import type { ActionView } from '../../../src-main/campaign/view/views.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

export const place = 'lodging'

/** Rests that belong in a town, the longest first as the game lists them. */
export function townRests(screen: Screen): ActionView[] {
  const rests = screen.inSlot('rest').filter(({ phase }) => phase === 'town' || phase === 'rest')
  return rests.sort((a, b) => Number(b.phase === 'town') - Number(a.phase === 'town'))
}
