import type { Hit } from '../hits/hit.ts'
import { has, repeats, type LabelRun } from './run.ts'
import { withoutRepeated } from './in-sentences.ts'

/** Groups that a line like a name parted by mistake: half a block each, and no figure in both. */
export function mergeGroups(
  text: string,
  groups: readonly { run: LabelRun; titled: boolean }[],
): LabelRun[] {
  const runs: LabelRun[] = []
  for (const { run, titled } of groups) {
    const before = runs.at(-1)
    const last = before?.at(-1)
    const first = run[0]
    const own = before && titled ? withoutRepeated(text, before, run) : run
    if (!before || !last || !first || !titled || !belongs(text, before, last, own, first))
      runs.push(run)
    else before.push(...own)
  }
  return runs
}

function belongs(text: string, before: LabelRun, last: Hit, run: LabelRun, first: Hit): boolean {
  if (first.from - last.to > 400) return false
  const between = text.slice(last.to, first.from)
  if (/\n\s*(?:#|={3,}|-{3,})/.test(between)) return false
  if (run.some((hit) => hit.figure !== 'other' && repeats(before, hit))) return false
  const whole = (each: LabelRun) => has(each, 'ac') && (has(each, 'hd') || has(each, 'hp'))
  if (whole(run)) return false
  if (whole(before)) return run.some((hit) => hit.strong)
  return (
    (has(run, 'ac') || has(run, 'hd')) && run.some((hit) => hit.strong && hit.figure !== 'other')
  )
}
