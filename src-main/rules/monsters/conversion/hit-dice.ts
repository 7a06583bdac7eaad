import type { BxFigures, HitDice } from '../canonical.ts'

/** Mean of a d8. */
const mean = 4.5

/**
 * Hit Dice that a conversion counts, halves among them: as printed, 1 where the text gives none. Fixed hit points
 * only are a half die up to 4, else as many dice as would have them on average: our ruling.
 */
export function countedHitDice(figures: BxFigures): number {
  if (!figures.hd) return 1
  const { dice, hitPoints } = figures.hd.value
  if (dice > 0) return dice
  return hitPoints === null || hitPoints <= 4 ? 0.5 : hitPoints / mean
}

/** `3+1`, `½`, `1-1`, `4 hp`. */
export function hitDiceInWords({ dice, modifier, stars, hitPoints }: HitDice): string {
  if (dice === 0) return `${hitPoints ?? 1} hp`
  const whole = Math.floor(dice)
  const half = dice - whole === 0.5 ? '½' : ''
  const number = dice === whole ? String(whole) : half ? `${whole || ''}${half}` : String(dice)
  const plus = modifier > 0 ? `+${modifier}` : modifier < 0 ? String(modifier) : ''
  return `${number}${plus}${'*'.repeat(stars)}`
}

/** "5 HD", "no HD in the text, counted as 1", "20 hp, counted as 4 HD". */
export function hitDiceSaid(figures: BxFigures): string {
  if (!figures.hd) return 'no HD in the text, counted as 1'
  const { value } = figures.hd
  if (value.dice > 0) return `${hitDiceInWords({ ...value, modifier: 0, stars: 0 })} HD`
  const counted = countedHitDice(figures)
  return `${hitDiceInWords(value)}, counted as ${counted < 1 ? '½' : Math.floor(counted)} HD`
}

/**
 * Notation for so many Hit Dice of `sides` and a modifier, 1 at least: `2d8+1`, `1d4` for half a d8,
 * `1d8-1 (min 1)`.
 */
export function hitDiceNotation(dice: number, sides: number, modifier: number): string {
  const whole = Math.floor(dice)
  const part = Math.max(1, Math.round((dice - whole) * sides))
  const pools = [
    ...(whole > 0 ? [`${whole}d${sides}`] : []),
    ...(dice > whole ? [part > 1 ? `1d${part}` : '1'] : []),
  ]
  const plus = modifier === 0 ? '' : modifier > 0 ? `+${modifier}` : String(modifier)
  return `${pools.join('+')}${plus}${Math.ceil(dice) + modifier < 1 ? ' (min 1)' : ''}`
}

/** Average hit points: 4½ a die and the modifier, 1 at least. */
export function averageHitPoints(dice: number, modifier: number): number {
  return Math.max(1, Math.floor(mean * dice) + modifier)
}
