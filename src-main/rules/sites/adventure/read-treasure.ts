import type { PlaceTreasure } from '../../core/state/site.ts'

/** Worth of a coin in gp, by its printed sign. */
const worth: Readonly<Record<string, number>> = { pp: 5, gp: 1, ep: 0.5, sp: 0.1, cp: 0.01 }
const metals: Readonly<Record<string, string>> = {
  platinum: 'pp',
  gold: 'gp',
  electrum: 'ep',
  silver: 'sp',
  copper: 'cp',
}
const coins =
  /^(?:about\s+|some\s+)?(\d{1,3}(?:,\d{3})+|\d{1,7})\s*(?:(pp|gp|ep|sp|cp)\b|(platinum|gold|electrum|silver|copper)(?:\s+(?:pieces?|coins?))?\b|(coins?|pieces?)\b)\s*/i
/** A comma or “and” before a sum of coins parts it from what stands before it. */
const parting =
  /;\s*|\.\s+|(?:,(?!\d{3})\s*(?:and\s+)?|\s+and\s+)(?=\d[\d,]*\s*(?:[pgesc]p|platinum|gold|electrum|silver|copper|coins?|pieces?)\b)/i

/** Longest name of a thing. */
const longestName = 80

/**
 * A printed treasure as the stash takes it: sums of coins as coins of the game, all else as things with their text.
 * @param coinsFor coins of the game for a sum in gp, or for a number of its own coins
 */
export function treasureOf(
  text: string,
  coinsFor: (sum: number, unit: 'gp' | 'own') => number,
): PlaceTreasure {
  const things: PlaceTreasure['things'] = []
  let sum = 0
  for (const part of text.split(parting).map((one) => one.trim().replace(/[.,]$/, ''))) {
    const found = coins.exec(part)
    const [all = '', figure = '', sign, metal, own] = found ?? []
    const rest = part.slice(all.length).trim()
    // “40 gold rings” are things; so is what goes on with a noun of its own.
    const isSum =
      found !== null && (metal === undefined || /piece|coin/i.test(all) || isPlaceWords(rest))
    if (isSum) {
      const number = Number(figure.replaceAll(',', ''))
      const unit = worth[(sign ?? metals[metal?.toLowerCase() ?? ''] ?? '').toLowerCase()] ?? 1
      sum += own === undefined ? coinsFor(number * unit, 'gp') : coinsFor(number, 'own')
    }
    const name = isSum ? nameAfterCoins(rest) : part
    if (name !== '')
      things.push(
        name.length <= longestName
          ? { name, count: 1 }
          : {
              name: `${name.slice(0, longestName - 1).trimEnd()}…`,
              count: 1,
              text: name.slice(0, 2000),
            },
      )
  }
  return {
    text: text.slice(0, 4000),
    coins: Math.min(sum, 100_000_000),
    things: things.slice(0, 500),
  }
}

/** True for words that say where coins are: “under the hearth stone”. */
function isPlaceWords(words: string): boolean {
  return (
    words === '' ||
    /^(?:in|on|under|beneath|behind|inside|within|hidden|buried|at|scattered|among|sewn|,|\()/i.test(
      words,
    )
  )
}

/** Things that stand behind a sum of coins without a mark between; nothing where only the place of the coins is said. */
function nameAfterCoins(rest: string): string {
  const words = rest.replace(/^(?:,|and|plus|with)\s+/i, '').trim()
  if (!isPlaceWords(words)) return words
  return /\s(?:and|plus)\s+((?:an?|the|one|two|three|four|\d+)\s.+)$/i.exec(words)?.[1] ?? ''
}
