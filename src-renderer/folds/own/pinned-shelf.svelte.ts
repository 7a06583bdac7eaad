/** The pinned panel that is open, in whichever fold the GM is. */
class PinnedShelf {
  open = $state<string | null>(null)
}

const shelf = new PinnedShelf()

export const pinnedShelf = (): PinnedShelf => shelf
