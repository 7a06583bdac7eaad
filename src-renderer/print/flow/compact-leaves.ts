import { highestPicture, leavesOf, type PageFormat } from './leaves.ts'

/** Columns of words, and the part of the text size that was asked for which they are set in. */
interface Setting {
  leaves: DocumentFragment[]
  part: number
  /** Millimetres of the columns, where they are less high than the page. */
  height?: number
}

/** Set as it is asked for. Null when it was called off. */
export async function leavesAtSize(
  words: HTMLElement,
  mould: PageFormat,
  signal: AbortSignal,
  part = 1,
): Promise<Setting | null> {
  const leaves = await leavesOf(words, { ...mould, text: mould.text * part }, signal)
  return leaves && { leaves, part }
}

/** A little smaller where that spares a page of one column, else as it is asked for. */
export async function snugLeaves(
  words: HTMLElement,
  mould: PageFormat,
  signal: AbortSignal,
  least = 0.91,
): Promise<Setting | null> {
  const usual = await leavesAtSize(words, mould, signal)
  if (!usual || usual.leaves.length <= mould.columns) return usual
  if (mould.columns > 1 && usual.leaves.length % mould.columns !== 1) return usual
  for (let part = 0.97; part >= least - 0.001; part -= 0.03) {
    const set = await leavesAtSize(words, mould, signal, part)
    if (!set || set.leaves.length < usual.leaves.length) return set
  }
  return usual
}

/** As large as one page holds, up to that part; else as `snugLeaves`. */
export async function grownLeaves(
  words: HTMLElement,
  mould: PageFormat,
  signal: AbortSignal,
  { least, most }: { least: number; most: number },
): Promise<Setting | null> {
  const set = await snugLeaves(words, mould, signal, least)
  if (!set || set.part < 1 || set.leaves.length > mould.columns) return set
  for (let part = most; part > 1.01; part -= 0.1) {
    const larger = await leavesAtSize(words, mould, signal, part)
    if (!larger || larger.leaves.length <= mould.columns) return larger
  }
  return set
}

/** Steps in which the least height of balanced columns is looked for. */
const balancing = 6
/** Millimetres above and below a picture in its column. */
const aroundPicture = 8

/** Columns of one page, each about as high as the others; as they are where there are more pages. */
export async function balancedLeaves(
  words: HTMLElement,
  mould: PageFormat,
  signal: AbortSignal,
): Promise<Setting | null> {
  let best = await leavesAtSize(words, mould, signal)
  if (!best || best.leaves.length > mould.columns) return best
  let [low, high] = [highestPicture(best.leaves) + aroundPicture, mould.leaf.height]
  for (let step = 0; step < balancing; step += 1) {
    const height = (low + high) / 2
    const set = await leavesAtSize(words, { ...mould, height }, signal)
    if (!set) return null
    if (set.leaves.length > mould.columns) low = height
    else [best, high] = [{ ...set, height }, height]
  }
  return best
}
