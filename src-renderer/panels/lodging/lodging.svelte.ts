import type { ActionView } from '../../../src-main/campaign/view/views.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

export const lodgingPlace = 'lodging'

/** Rests that belong in a town: what can be done now before what cannot, then as the game lists them, the town's own first. */
export function townRests(screen: Screen): ActionView[] {
  const rests = screen.inSlot('rest').filter(({ phase }) => phase === 'town' || phase === 'rest')
  const last = ({ refuses, phase }: ActionView): number =>
    2 * Number(refuses !== null) + Number(phase !== 'town')
  return rests.sort((a, b) => last(a) - last(b))
}
