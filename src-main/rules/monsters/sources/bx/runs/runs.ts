import { isLetterAt } from '../../signs.ts'
import type { Hit } from '../hits/hit.ts'
import { linesBetween } from '../names/lines.ts'
import { aheadOf, opensAnother, opensCounted, splitGroup } from './another.ts'
import { withoutLoneWeak } from './companions.ts'
import { jointOf, type Joint } from './joints.ts'
import { mergeGroups } from './merged.ts'
import { isBulleted, repeats, type LabelGroup, type LabelRun } from './run.ts'
import { isStatBlock } from './stat-block.ts'
import { isAside, isAboutAnother } from './in-sentences.ts'

/** No block has as many labels; each new one is compared with those before it. */
const mostLabels = 300

/** Labels that stand together are one stat block; those that make none are left out. */
export function runsOf(text: string, hits: readonly Hit[]): LabelRun[] {
  const groups: LabelGroup[] = []
  const lacksValues = hits.some((hit) => hit.figureWithoutValue !== undefined)
  for (const hit of withoutLoneWeak(text, hits)) {
    const group = groups.at(-1)
    const last = group?.run.at(-1)
    const joint = last && jointOf(text, last, hit)
    const full = group && group.run.length + group.skipped.length >= mostLabels
    if (!group || !last || full || joint === 'title' || joint === 'far' || joint === undefined) {
      // `POWDER NUN   Threat 4`: a level beside the name.
      const beside = group?.skipped.filter(
        ({ figure, from }) => last && figure === 'level' && from > last.to,
      )
      groups.push({ run: [...(beside ?? []), hit], titled: joint !== 'far', skipped: [] })
      continue
    }
    const again = repeats(group.run, hit)
    if ((again || lacksValues) && !hit.set && isAboutAnother(text, group.run, hit, again)) {
      group.skipped.push(hit)
      continue
    }
    // `Attack: Dirk +2 (d4)` and `Attack: Pipes (d6)` right under it.
    if (again && hit.figure === 'attacks' && last.figure === 'attacks' && isRightUnder(last, hit)) {
      group.run.push(hit)
      continue
    }
    if (hit.figure === 'treasure' && !last.set && isParagraph(text, last, hit)) continue
    // `HP 3` and `HP 5` on lines of their own: each creature's.
    if (again && hit.figure === 'hp' && hit.opens && last.figure === 'hp') {
      group.skipped.push(hit)
      continue
    }
    // `SP breath (dmg 2d6, 30' cone)` tells of no blow.
    if (joint === 'inside' && (again || last.figure === 'other')) continue
    if (!again && opensCounted(text, group.run, last, hit)) {
      groups.push({ run: [hit], titled: true, skipped: [] })
      continue
    }
    if (!again || hit.figure === 'other') {
      group.run.push(hit)
      continue
    }
    const ahead = hit.strong ? aheadOf(text, group, hit) : null
    const own = hit.strong ? withoutRepeated(group, joint, hit) : group.run.length
    const opener = group.run[own] ?? hit
    const opens = opensAnother(text, group.run, group.run[own - 1] ?? last, opener, joint)
    if (ahead && (joint === 'line' || opens)) groups.push(...splitGroup(group, ahead, hit))
    else if (opens) groups.push({ run: [...group.run.splice(own), hit], titled: true, skipped: [] })
    else group.skipped.push(hit)
  }
  return mergeGroups(text, groups)
    .filter((run, index, all) => isStatBlock(text, run) && !isAside(text, all[index - 1], run))
    .map((run) => withoutProse(text, withoutHeading(text, run)))
}

/** `Treasure: 120 gp under the anvil`: a paragraph of the area, below a line of figures. */
function isParagraph(text: string, last: Hit, hit: Hit): boolean {
  return hit.opens && /\n\s*\n/.test(text.slice(last.to, hit.from))
}

/** True for the same label at the beginning of two lines. */
function isRightUnder(last: Hit, hit: Hit): boolean {
  return last.opens && hit.opens && last.set && hit.set && last.word === hit.word
}

/** `Encounters:` with nothing behind it, over a line with a name and figures: a heading, and no field. */
function withoutHeading(text: string, run: LabelRun): LabelRun {
  const [first, second] = run
  if (!first || !second || (first.figure !== 'other' && first.word !== 'd')) return run
  if (isAssigned(text, run, first)) return run.slice(1)
  if (second.opens) return run
  const between = text.slice(first.from, second.from)
  // `D: A slate board lists debts`, and a paragraph below the name and its figures.
  if (first.word === 'd' && /\n\s*\n/.test(between)) return run.slice(1)
  return heading.test(between) || (first.figureWithoutValue && tableHead.test(between))
    ? run.slice(1)
    : run
}

/** `name = "Big Book"` over a block whose own fields have colons: the name of what holds it. */
function isAssigned(text: string, run: LabelRun, first: Hit): boolean {
  const equals = ({ set, from, to }: Hit) => set && text.slice(from, to).includes('=')
  return equals(first) && !run.some((hit) => hit.figure !== 'other' && equals(hit))
}

const heading = /^[^:\n]{2,40}:\s*\n[^\n]*\p{L}[^\n]*$/u

/** `| d6 | Encounter |` over the rows of a table. */
const tableHead = /^[^\n]{2,40}\n[\s|:+-]{0,20}---/

/** Most fields that stand before a block's first figure. */
const mostFields = 8

/** A field's line and its value, in signs. */
const rightAbove = 90

/** Fields that open a block. */
const naming = /^(?:name|monster|creature|frequency|nombre|nom|nome)$/

/** How many of a group's labels come before the fields at its end that it had already. */
function withoutRepeated({ run }: LabelGroup, joint: Joint, next: Hit): number {
  let length = run.length
  let under = next.from
  for (; length > Math.max(1, run.length - mostFields); length -= 1) {
    const hit = run[length - 1]
    if (hit?.figure !== 'other') break
    const above = hit.strong && hit.opens && under - hit.from < rightAbove
    if (!(joint === 'line' || naming.test(hit.word) || above)) break
    if (!repeats(run.slice(0, length - 1), hit)) break
    under = hit.from
  }
  return length
}

/** Bullets and paragraphs under the figures may begin with words that label fields elsewhere. */
function withoutProse(text: string, run: LabelRun): LabelRun {
  const figures = run.findLastIndex(({ figure }) => figure !== 'other')
  let end = figures + 1
  for (let at = end; at < run.length; at += 1) {
    const [before, hit] = [run[at - 1], run[at]]
    if (!before || !hit) break
    const between = text.slice(before.to, hit.from)
    const bulleted = isBulleted(text, hit) && !(run[0] && isBulleted(text, run[0]))
    if (
      bulleted ||
      linesBetween(text, before.to, hit.from).length > 0 ||
      !(/[\n;]/.test(between) || isGlued(text, hit))
    )
      break
    end = at + 1
  }
  return run.slice(0, end)
}

/** `NeutralSIZE: M`: a page's line ends were lost. */
function isGlued(text: string, { from, set }: Hit): boolean {
  return set && isLetterAt(text, from - 1)
}
