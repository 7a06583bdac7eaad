/** Treasure classes of Labyrinth Lord and the letters they correspond to. */
const classes =
  'XXII A,XXI B,XX C,XIX D,XVIII E,XVII F,XVI G,XV H,XIV I,XIII J,XII K,XI L,X M,IX N,VIII O,I P,II Q,III R,IV S,V T,VI U,VII V'
const letterOf = new Map(classes.split(',').map((pair) => pair.split(' ') as [string, string]))

/** Worth of a coin in gp, by its name in a stat block. */
const gpOf: Readonly<Record<string, number>> = { pp: 5, gp: 1, ep: 0.5, sp: 0.1, cp: 0.01 }

/** Treasure that a stat block prints: letters of types, each so often, and coins in gp besides. */
interface PrintedTreasure {
  letters: { letter: string; times: number }[]
  gp: number
}

/** Reads “R (C)”, “P × 3”, “C + 1,000gp”, “III (XX)”; nothing for “None” and the like. */
export function printedTreasure(text: string): PrintedTreasure {
  const isRoman = /\b[IVX]{2,}\b/.test(text)
  const letters = [...text.matchAll(/\b([A-Z]{1,5})\b(?:\s*[x×]\s*(\d{1,2}))?/g)].flatMap(
    ([, word = '', times = '1']) => {
      const letter = isRoman ? letterOf.get(word) : /^[A-V]$/.test(word) ? word : undefined
      return letter ? [{ letter, times: Math.max(1, Number(times)) }] : []
    },
  )
  const coins = [...text.matchAll(/([\d,]+)\s*(pp|gp|ep|sp|cp)\b/gi)]
  const gp = coins.reduce(
    (sum, [, count = '', metal = '']) =>
      sum + Number(count.replaceAll(',', '')) * (gpOf[metal.toLowerCase()] ?? 0),
    0,
  )
  return { letters, gp }
}
