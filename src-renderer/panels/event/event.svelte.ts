import type { ActionView, EventView } from '../../../src-main/campaign/view/views.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import type { IconName } from '../../ui/icons.ts'

/** The event die: its faces before the roll, and what the last roll came to. */
export class EventPanel {
  readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  get event(): EventView | null {
    return this.screen.views.event
  }

  /** The extra roll that noise calls up, where the game has one. */
  get noise(): ActionView | null {
    return this.screen.inSlot('noise')[0] ?? null
  }

  makeNoise(secret = false): void {
    if (this.noise) void this.screen.run(this.noise.id, this.noise.input, { at: 'event', secret })
  }

  /** Index of the last roll in the row of faces; null before the first, and when its encounter has ended. */
  get hit(): number | null {
    const { event } = this
    if (!event?.rolled || event.rolled.ended) return null
    const at = event.faces.findIndex(({ faces }) => faces.includes(event.rolled?.face ?? -1))
    return at < 0 ? null : at
  }
}

const icons: Readonly<Record<string, IconName>> = {
  encounter: 'eyes',
  clue: 'clue',
  sign: 'clue',
  discovery: 'place',
  environment: 'cloud',
  exhaustion: 'hour',
  locality: 'place',
  free: 'free',
  rest: 'rest',
  light: 'torch',
}

/** The picture of an event by the word the table gives it. */
export function iconOfEvent(word: string): IconName {
  const known = Object.keys(icons).find((key) => word.toLowerCase().includes(key))
  return (known ? icons[known] : undefined) ?? 'free'
}
