import { pixelsPerRem } from '../lib/element-size.ts'

/** Creases between the leaves of a fold; those inside a leaf, a room or a sheet end nothing but that. */
function creasesIn(fold: ParentNode): Element[] {
  return [...fold.querySelectorAll('.hinge:not(.thin)')].filter(
    (one) => !one.closest('.leaf, .own-room, .over'),
  )
}

/** Room that a sheet over the fold needs, in rem: a number with its most, twice beside each other. */
const least = 27

/** Position of a crease, in px. */
interface Crease {
  middle: number
  top: number
}

/**
 * Width and top of a sheet over the right of a fold: it begins at the last crease that leaves it room
 * enough, below anything above the leaves, so that it slices nothing. It covers the whole fold where no crease leaves room.
 */
export function sheetOver(
  fold: { left: number; right: number; top: number },
  found: readonly Crease[],
  least: number,
): { width: number; below: number } {
  const fit = found.filter(({ middle }) => fold.right - middle >= least)
  const { middle, top } = fit.reduce((last, one) => (one.middle > last.middle ? one : last), {
    middle: fold.left,
    top: fold.top,
  })
  return { width: fold.right - middle, below: Math.max(0, top - fold.top) }
}

/** Keeps a sheet there by `--over` and `--below`, while the window, the leaves and the fold change. */
export function endAtCrease(sheet: HTMLElement): () => void {
  const main = sheet.parentElement
  if (!main) return () => {}
  const fold = main
  const sizes = new ResizeObserver(measure)
  const swaps = new MutationObserver(watch)
  watch()
  return () => {
    sizes.disconnect()
    swaps.disconnect()
  }

  function watch(): void {
    sizes.disconnect()
    swaps.disconnect()
    // A fold of several pages changes them one level below.
    for (const one of [fold, ...fold.children]) swaps.observe(one, { childList: true })
    for (const one of [fold, ...creasesIn(fold)]) sizes.observe(one)
  }

  function measure(): void {
    const rem = pixelsPerRem()
    const found = creasesIn(fold)
      .map((one) => one.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ left, width, top }) => ({ middle: left + width / 2, top }))
    const { width, below } = sheetOver(fold.getBoundingClientRect(), found, least * rem)
    sheet.style.setProperty('--over', `${width}px`)
    sheet.style.setProperty('--below', `${below}px`)
  }
}
