import type { Bar, Chance } from '../../src-main/rules/core/preview.ts'

/** One stretch of neighbouring bars that lead to the same thing, with its label beneath. */
interface Run {
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

const room = ({ bars }: Run, letters: number): number => bars * letters
const whole = ({ chance }: Run): number =>
  chance ? `${chance.says} ${percent(chance.chance)}`.length : 0
const longest = ({ chance }: Run): number =>
  Math.max(0, ...(chance?.says.split(' ') ?? []).map((word) => word.length))

/** True when the longest word is wider than its run, where a bar is as wide as so many letters. */
export function isLabelTooWide(run: Run, letters: number): boolean {
  return room(run, letters) < longest(run)
}

/** Bars of a run that is so narrow that its words may grow inwards from either end. */
const thin = 2

/** True when a word has no room: under its run, nor, at either end, in what its neighbour leaves. */
export function isLabelCrowded(runs: readonly Run[], letters: number): boolean {
  return runs.some((run, at) => {
    if (!isLabelTooWide(run, letters)) return false
    const [before, after] = [runs[at - 1], runs[at + 1]]
    const beside = before && after ? undefined : (before ?? after)
    if (run.bars > thin || !beside) return true
    const free = Math.max(0, room(beside, letters) - whole(beside))
    return room(run, letters) + free / 2 < whole(run)
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
  // A sum of bars may be a hair below the whole.
  if (chance < 1 - 1e-9 && whole === 100) return 'over 99%'
  return `${whole}%`
}

/** The whole block in words, for those who hear it. */
export function oddsInWords(
  chances: readonly Chance[],
  verdict: string,
  rolled: number | null,
): string {
  const ends = chances.map(({ says, chance }) => `${says} ${percent(chance)}`).join(', ')
  return [verdict, ends, rolled === null ? '' : `rolled ${rolled}`].filter(Boolean).join('; ')
}
