import type { Bar, Chance } from '../../src-main/rules/action.ts'

/** One stretch of neighbouring bars that lead to the same thing, with its label beneath. */
export interface Run {
  leads: number
  from: number
  bars: number
  chance: Chance | null
}

/** Neighbouring bars with one end are one run; an end may come twice (1 and 20). */
export function runsOf(bars: readonly Bar[], chances: readonly Chance[]): Run[] {
  const runs: Run[] = []
  bars.forEach((bar, at) => {
    const last = runs.at(-1)
    if (last?.leads === bar.leads) last.bars += 1
    else runs.push({ leads: bar.leads, from: at, bars: 1, chance: chances[bar.leads] ?? null })
  })
  return runs
}

/** Letters of a word that fit under one or two cells and what it grows into. */
const longest = 12
/** Cells over whose own word another has room beside it. */
const roomy = 6

/**
 * True when the words have no room under their runs. Under one or two cells a short word grows inwards from
 * either end, if its neighbour has room; a long one, or one between two others, has none.
 */
export function isPressed(runs: readonly Run[]): boolean {
  return runs.some(({ bars, chance }, at) => {
    if (bars > 2) return false
    const [before, after] = [runs[at - 1], runs[at + 1]]
    const inwards = before && after ? null : (before ?? after)
    return (
      (chance?.says.length ?? 0) > longest ||
      inwards === null ||
      (inwards !== undefined && inwards.bars < roomy)
    )
  })
}

/** Every bar as likely as the next: drawn as flat cells, not as columns. */
export function isFlat(bars: readonly Bar[]): boolean {
  return bars.every((bar) => Math.abs(bar.chance - (bars[0]?.chance ?? 0)) < 1e-9)
}

/** A chance as the GM reads it: whole percents, and never 0 or 100 for what may yet fail or succeed. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100)
  if (chance > 0 && whole === 0) return 'under 1%'
  if (chance < 1 && whole === 100) return 'over 99%'
  return `${whole}%`
}

/** The whole block in words, for those who hear it. */
export function spoken(chances: readonly Chance[], verdict: string, rolled: number | null): string {
  const ends = chances.map(({ says, chance }) => `${says} ${percent(chance)}`).join(', ')
  return [verdict, ends, rolled === null ? '' : `rolled ${rolled}`].filter(Boolean).join('; ')
}
