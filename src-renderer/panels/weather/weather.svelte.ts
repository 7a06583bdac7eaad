import type { ActionView, JourneyView } from '../../../src-main/campaign/view/views.ts'
import { campaignPanel } from '../../lib/lasting-panels.svelte.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { percent } from '../../ui/odds.ts'

export const weatherPlace = 'weather'

/** The sky on its scale, and how an event of weather would turn it. */
export class WeatherPanel {
  readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  get weather(): JourneyView['weather'] | null {
    return this.screen.views.journey?.weather ?? null
  }

  /** Action that changes the weather by a die, where the game or the GM's own rules have one. */
  get turn(): ActionView | null {
    return this.screen.inSlot('weather')[0] ?? null
  }

  /** Rolls at once what asks nothing; else its form opens. */
  roll(): void {
    const { turn } = this
    if (!turn) return
    if (Object.keys(turn.asks).length === 0)
      void this.screen.run(turn.id, turn.input, { at: weatherPlace })
    else this.screen.openPalette('', turn.id)
  }
}

/** Chance and outcome of a weather step: "50% holds", "50% to rain". */
export function weatherTurnText(
  { sky, title, chance }: JourneyView['weather']['turns'][number],
  now: string,
): { share: string; says: string } {
  return { share: percent(chance), says: sky === now ? 'holds' : `to ${title.toLowerCase()}` }
}

/** One for each campaign: what is typed and not done yet is there when the GM comes back. */
export const weatherPanelOf = campaignPanel((screen) => new WeatherPanel(screen))
