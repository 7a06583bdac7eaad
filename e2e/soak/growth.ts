/** Milliseconds it takes to read a text of that many characters. */
type Cost = (signs: number) => number

interface Growth {
  /** The longest text, in signs. */
  signs: number
  /** By how much each of the last two doublings lengthened it, the lesser: 2 is linear, 4 quadratic. */
  ratio: number
  sound: boolean
}

/** Linear is 2, and a sort adds a tenth: what grows by less than this needs no closer look. */
const surelySound = 2.3
/**
 * A cache that overflows and the collector make a doubling dear, and the next one cheap again; a scan
 * within a scan makes all of them dear that come after.
 */
const mostRatio = 2.6
const shortest = 256
/** As much as is ever read at once, in UTF-16 units. */
const longest = 2_000_000
/** Milliseconds: below `least` a cost tells nothing, from `telling` on it may, beyond `dear` it has told. */
const least = 6
const telling = 120
const dear = 3_000
const mostTries = 8

/**
 * Doubles a text until reading it takes a while and looks at the last two doublings. While they look
 * dear it goes on, up to the longest text that is ever read. Of each length the least of several
 * times counts: what others do on the machine only adds.
 */
export function growthOf(cost: Cost): Growth {
  const costs = new Map<number, number>()
  const measure = (signs: number): number => {
    const now = Math.min(costs.get(signs) ?? Infinity, cost(signs))
    costs.set(signs, now)
    return now
  }
  const ratioAt = (signs: number): number => {
    const [quarter = 0, half = 0, whole = 0] = [signs / 4, signs / 2, signs].map(measure)
    return whole < least ? 2 : Math.min(whole / half, half / quarter)
  }
  let signs = shortest
  while (measure(signs) < telling && signs * 2 <= longest) signs *= 2
  let ratio = ratioAt(signs)
  for (let tries = 0; tries < mostTries && ratio > surelySound; tries += 1) {
    if (measure(signs) < dear && signs * 2 <= longest) signs *= 2
    ratio = ratioAt(signs)
  }
  return { signs, ratio, sound: ratio <= mostRatio }
}
