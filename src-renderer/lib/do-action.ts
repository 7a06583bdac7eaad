import type { ActionView } from '../../src-main/campaign/view/views.ts'
import { missingAnswer, filledInput } from './action-input.ts'
import type { Screen } from './screen.svelte.ts'

/** Does it at once where it asks nothing; else its form opens in the palette, filled in with `told`. */
export function doAction(
  screen: Screen,
  action: ActionView,
  told: Record<string, unknown> = {},
): void {
  const asksNothing = Object.keys(action.asks).length === 0
  const input = filledInput(
    action.asks,
    { ...screen.acting.inputFor(action), ...told },
    screen.views,
  )
  if (asksNothing && action.refuses === null && missingAnswer(action.asks, input) === null)
    void screen.run(action.id, input)
  else screen.openPalette('', action.id, told)
}
