import { hasLetter } from '../signs.ts'
import type { Hit } from './find.ts'
import type { Figure } from './labels/words.ts'
import { linesBetween, readsLikeName } from './names.ts'

/** Labels of one stat block, in order. */
export type Run = Hit[]

/** Labels of one block while they are gathered. */
interface Group {
  run: Run
  /** A name or a new line set it apart from the block above. */
  titled: boolean
  /** Labels that it had already. */
  skipped: Hit[]
}

/** Past this many signs without a label, what follows is another block or prose. */
const longestProse = 700

/** Labels that stand together are one stat block; those that make none are left out. */
export function runsOf(text: string, hits: readonly Hit[]): Run[] {
  const groups: Group[] = []
  for (const hit of companions(text, hits)) {
    const group = groups.at(-1)
    const last = group?.run.at(-1)
    const joint = last && jointOf(text, last, hit)
    if (!group || !last || joint === 'title' || joint === 'far' || joint === undefined) {
      groups.push({ run: [hit], titled: joint !== 'far', skipped: [] })
      continue
    }
    const again = repeats(group.run, hit)
    if (again && joint === 'inside') continue
    if (!again || hit.figure === 'other') {
      group.run.push(hit)
      continue
    }
    const ahead = hit.strong ? aheadOf(text, group, hit) : null
    if (ahead && (joint === 'line' || opensAnother(text, group.run, last, hit, joint)))
      groups.push(parted(group, ahead, hit))
    else if (opensAnother(text, group.run, last, hit, joint))
      groups.push({ run: [hit], titled: true, skipped: [] })
    else group.skipped.push(hit)
  }
  return merged(text, groups)
    .filter((run) => isStatBlock(run))
    .map((run) => withoutProse(text, run))
}

/** Weak labels count only on a line, or right after one, that holds a strong one. */
function companions(text: string, hits: readonly Hit[]): Hit[] {
  return hits.filter((hit, index) => {
    if (hit.strong) return true
    const near = (other: Hit | undefined): boolean => {
      if (!other) return false
      const [first, second] = other.from < hit.from ? [other, hit] : [hit, other]
      return (
        (other.strong || other.turned || hit.turned) &&
        second.from - first.to < 100 &&
        !(hit.turned ? /\n/ : /\n\s*\n/).test(text.slice(first.to, second.from))
      )
    }
    return (
      near(hits[index - 1]) ||
      near(hits[index + 1]) ||
      near(hits[index - 2]) ||
      near(hits[index + 2])
    )
  })
}

/** A label again; attacks may be told in two places, and so may hit points. */
function repeats(run: Run, hit: Hit): boolean {
  return run.some(
    ({ figure, word }) =>
      figure === hit.figure &&
      (figure !== 'other' || word === hit.word) &&
      (figure !== 'ac' || word === hit.word || isAscending(word) === isAscending(hit.word)),
  )
}

/** Armour may have a label for each way of counting. */
function isAscending(word: string): boolean {
  return word.startsWith('aac') || word.startsWith('asc')
}

type Joint = 'inside' | 'line' | 'lines' | 'title' | 'far'

/** What lies between two labels: an open bracket, one line, several, a name, much prose. */
function jointOf(text: string, last: Hit, hit: Hit): Joint {
  if (hit.from - last.to > longestProse) return 'far'
  const between = text.slice(last.to, hit.from)
  if (!between.includes('\n')) return opens(between) ? 'inside' : 'line'
  return linesBetween(text, last.to, hit.from).some(
    ({ line, blank, heading }) => heading || (blank && readsLikeName(line)),
  )
    ? 'title'
    : 'lines'
}

/** Whether a bracket that opens there is still open at its end. */
function opens(between: string): boolean {
  let depth = 0
  for (let at = 0; at < between.length; at += 1) {
    const code = between.charCodeAt(at)
    if (code === 40) depth += 1
    else if (code === 41) {
      // The bracket around the block itself ends: what opens after it is another's.
      if (depth === 0) return false
      depth -= 1
    }
  }
  return depth > 0
}

/** `. Cat: AC 6`, `) wait with their captain, a wight (AC 5`. */
const anotherBeside = /(?:[.;)\]]|\n)\s+[^,;.\n]{2,60}[:([,]\s{0,4}$|\)[^()]*\p{L}[^()]*\(\s?$/u

/** Farthest back that a line is looked at for the labels on it. */
const longestLine = 500

/**
 * Labels on the line of `hit`, before it, that belong to the monster which it begins:
 * `Jackal: #AP 3-12; AC 7` where the block above tells no number. Null when the line goes on.
 */
function aheadOf(text: string, { run, skipped }: Group, hit: Hit): Hit[] | null {
  const near = text.slice(Math.max(0, hit.from - longestLine), hit.from)
  const line = near.lastIndexOf('\n')
  if (line < 0) return null
  const lineStart = hit.from - near.length + line + 1
  const before = run.findLast(({ from }) => from < lineStart)
  if (!before || before.to > lineStart) return null
  const ahead = [...run, ...skipped]
    .filter(({ from }) => from >= lineStart)
    .sort((a, b) => a.from - b.from)
  const lead = text.slice(lineStart, ahead[0]?.from ?? hit.from)
  const blank = /\n\s*\n/.test(text.slice(before.to, lineStart))
  const fields = ahead.length > 0 && ahead.every(({ figure }) => figure === 'other')
  return (blank && hasLetter(lead)) || fields || named.test(lead) ? ahead : null
}

const named = /^\W*[\p{Lu}\d][^.;\n]{1,60}[:(,[|-]\s*$/u

/** The labels of a line leave the block above, and begin one of their own. */
function parted(group: Group, ahead: readonly Hit[], hit: Hit): Group {
  group.run = group.run.filter((each) => !ahead.includes(each))
  return { run: [...ahead, hit], titled: true, skipped: [] }
}

/** A label that we already have begins another monster at a new line or after a name. */
function opensAnother(text: string, run: Run, last: Hit, hit: Hit, joint: Joint): boolean {
  const between = text.slice(last.to, hit.from)
  if (joint === 'line') return hit.strong && anotherBeside.test(between.slice(-90))
  if (!hit.strong) return false
  // A bullet of prose that happens to begin with a label: "- Attack: leaps".
  const bullet = /\n\s*(?:[•▶►▪·➤]|[-*] )[^\n]*$/u.test(between)
  const first = run[0]
  return !(bullet && first && !isBulleted(text, first))
}

function isBulleted(text: string, hit: Hit): boolean {
  return /(?:^|\n)\s*(?:[•▶►▪·➤]|[-*] )\s*$/u.test(text.slice(Math.max(0, hit.from - 12), hit.from))
}

/** Groups that a line like a name parted by mistake: half a block each, and no figure in both. */
function merged(text: string, groups: readonly { run: Run; titled: boolean }[]): Run[] {
  const runs: Run[] = []
  for (const { run, titled } of groups) {
    const before = runs.at(-1)
    const last = before?.at(-1)
    const first = run[0]
    if (!before || !last || !first || !titled || !belongs(text, before, last, run, first))
      runs.push(run)
    else before.push(...run)
  }
  return runs
}

function belongs(text: string, before: Run, last: Hit, run: Run, first: Hit): boolean {
  if (first.from - last.to > 400) return false
  const between = text.slice(last.to, first.from)
  if (/\n\s*(?:#|={3,}|-{3,})/.test(between)) return false
  if (run.some((hit) => hit.figure !== 'other' && repeats(before, hit))) return false
  const whole = (each: Run) => has(each, 'ac') && (has(each, 'hd') || has(each, 'hp'))
  if (whole(run)) return false
  if (whole(before)) return run.some((hit) => hit.strong)
  return (
    (has(run, 'ac') || has(run, 'hd')) && run.some((hit) => hit.strong && hit.figure !== 'other')
  )
}

function has(run: Run, wanted: Figure): boolean {
  return run.some(({ figure }) => figure === wanted)
}

/** Bullets and paragraphs under the figures may begin with words that label fields elsewhere. */
function withoutProse(text: string, run: Run): Run {
  const figures = run.findLastIndex(({ figure }) => figure !== 'other')
  let end = figures + 1
  for (let at = end; at < run.length; at += 1) {
    const [before, hit] = [run[at - 1], run[at]]
    if (!before || !hit) break
    const between = text.slice(before.to, hit.from)
    const bulleted = isBulleted(text, hit) && !(run[0] && isBulleted(text, run[0]))
    if (bulleted || linesBetween(text, before.to, hit.from).length > 0 || !/[\n;]/.test(between))
      break
    end = at + 1
  }
  return run.slice(0, end)
}

/** Doors and ships have armour, hit points and what lies behind them. */
const tellsMonster = new Set<Figure>([
  'attacks',
  'damage',
  'morale',
  'saves',
  'movement',
  'thac0',
  'alignment',
])

/** Figures enough for a monster: armour and Hit Dice, or three with one of the two. */
function isStatBlock(run: Run): boolean {
  const figures = run.filter(({ figure }) => figure !== 'other' && figure !== 'level')
  const strong = figures.filter((hit) => hit.strong)
  if (strong.length === 0) return false
  const [armour, dice] = [has(run, 'ac'), has(run, 'hd')]
  if (armour && dice) return true
  if (figures.length < 3) return armour && has(run, 'hp') && has(run, 'attacks')
  return (
    (armour && figures.some(({ figure }) => tellsMonster.has(figure))) ||
    dice ||
    has(run, 'saves') ||
    (has(run, 'hp') && has(run, 'attacks') && has(run, 'morale'))
  )
}
