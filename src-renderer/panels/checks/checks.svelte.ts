import type { ActionView } from '../../../src-main/campaign/view/views.ts'
import type { Slot } from '../../../src-main/rules/core/phase.ts'
import { isAskable } from '../../lib/action-input.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { CheckState } from './card.svelte.ts'

const checkSlots: readonly Slot[] = ['door', 'trap', 'listen', 'search']
/** Slots of other actions on the way, a key each. */
const otherSlots: readonly Slot[] = ['skill', 'save', 'spell', 'rest']

/** Checks of a dungeon, each a key and a card; one of them may lie open to be set up. */
export class ChecksPanel {
  readonly screen: Screen
  readonly #all: readonly CheckState[]
  #open = $state<Slot | null>(null)
  #last = $state<Slot | null>(null)

  constructor(screen: Screen) {
    this.screen = screen
    this.#all = checkSlots.map((slot) => new CheckState(screen, slot))
  }

  /** Cards that the campaign has an action for. */
  get cards(): readonly CheckState[] {
    return this.#all.filter(({ action }) => action !== null)
  }

  get others(): ActionView[] {
    return otherSlots.flatMap(
      (slot) => this.screen.inSlot(slot).find(({ asks }) => isAskable(asks)) ?? [],
    )
  }

  get open(): CheckState | null {
    return this.cards.find(({ slot }) => slot === this.#open) ?? null
  }

  /** Opens it to be set up: the last one where none is named; a second time it shuts. */
  setUp(card = this.cards.find(({ slot }) => slot === this.#last) ?? this.cards[0]): void {
    this.#open = card && card !== this.open ? card.slot : null
    if (card) this.#last = card.slot
  }

  shut(): void {
    this.#open = null
  }

  /** A card pressed, or its key: rolls it as it stands, or opens it where it can't be rolled or another is set up. */
  async press(card: CheckState, secret = false): Promise<void> {
    this.#last = card.slot
    const elsewhere = this.open !== null && this.open !== card
    if (elsewhere || (this.open === null && !card.ready)) {
      this.#open = card.slot
      return
    }
    if (await card.roll(secret)) this.#open = null
  }

  /** Keys of the cards, plain and with Shift for a roll that nobody sees; returns how to let go. */
  bind(): () => void {
    const ofCards = this.cards.flatMap((card) => [
      [card.key, () => void this.press(card)] as const,
      [`${card.key}.secret`, () => void this.press(card, true)] as const,
    ])
    return this.screen.keys.bindAll({
      ...Object.fromEntries(ofCards),
      ...(ofCards.length > 0 && { 'checks.options': () => this.setUp() }),
      ...(this.open && { Escape: () => this.shut() }),
    })
  }
}
