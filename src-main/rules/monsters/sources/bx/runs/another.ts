import { hasLetter } from '../../signs.ts'
import { lineStartOf } from '../../spans.ts'
import type { Hit } from '../hits/hit.ts'
import { personCode } from '../person-level.ts'
import type { Joint } from './joints.ts'
import { has, isBulleted, repeats, type LabelGroup, type LabelRun } from './run.ts'

/** `. Cat: AC 6`, `. BEAR, CAVE HD 7`, `) wait with their captain, a wight (AC 5`, `) and Hilde (C2, AC 5`. */
const anotherBeside = new RegExp(
  String.raw`(?:[.;)\]]|\n)\s+(?:[^,;.\n]{2,60}[:([,]\s{0,4}|\p{Lu}[^\p{Ll}.;:\n]{2,50}\s)$|\)[^()]*\p{L}[^()]*\((?:\s?|${personCode})$`,
  'u',
)

/** `175 pounds. Marsh Wolf Armor Class:`: a colon sets the label apart from the name before it. */
const afterSentence =
  /(?:[.;)\]]|\n)\s+(?:[^,;.\n]{2,60}[:([,]\s{0,4}|\p{Lu}[^.;:\n]{2,60}\s)$|\)[^()]*\p{L}[^()]*\(\s?$/u

/** `• Orc sergeant: AC 5` under `• Orc guards (6): AC 6`, `- Slag Ooze. AC 9`. */
const bulletedName = /\n\s*(?:[•▶►▪·➤]|[-*] )\s*[\p{Lu}\d][^.;\n]{1,60}(?:[:(,|•·-]\s*|\.\s)$/u

/** `- ogre HD 4+1`: a few words and the first figure. */
const bulletedWords =
  /\n\s*(?:[•▶►▪·➤]|[-*] )\s*\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,5}(?: \(\d{1,3}\)| x\d{1,3})?\s?(?:--|[:(,-])?\s?$/u

/** `) and their clerk Pim (He is a 3rd level rogue whose vital stats are HP 11`. */
const announced = /\([^()]*\bstat(?:istic)?s (?:are|is)\s$/

/** Farthest back that a line is looked at for the labels on it. */
const longestLine = 500

/**
 * Labels on the line of `hit`, before it, that belong to the monster which it begins:
 * `Jackal: #AP 3-12; AC 7` where the block above tells no number. Null when the line goes on.
 */
export function aheadOf(text: string, { run, skipped }: LabelGroup, hit: Hit): Hit[] | null {
  const near = text.slice(Math.max(0, hit.from - longestLine), hit.from)
  const line = near.lastIndexOf('\n')
  if (line < 0) return null
  const begins = hit.from - near.length + line + 1
  // `Powder Nun   Level 4` over the line of the other figures.
  const paragraph = hit.from - near.length + near.lastIndexOf('\n\n') + 2
  const titled = [...run, ...skipped].some(
    ({ figure, from }) => figure === 'level' && from >= paragraph && from < begins,
  )
  const lineStart = titled ? paragraph : begins
  const before = run.findLast(({ from }) => from < lineStart)
  if (!before || before.to > lineStart) return null
  const ahead = [...run, ...skipped]
    .filter(({ from }) => from >= lineStart)
    .sort((a, b) => a.from - b.from)
  const lead = text.slice(lineStart, ahead[0]?.from ?? hit.from)
  const blank = /\n\s*\n/.test(text.slice(before.to, lineStart))
  const fields =
    ahead.length > 0 &&
    ahead.every(
      ({ figure }, nth) =>
        figure === 'other' ||
        figure === 'level' ||
        (figure === 'hp' && nth > 0 && ahead[0]?.figure === 'level'),
    )
  // `Great Wasp 13 AC / 3 HD`, or `3 HD` under the name: nothing but words stands before a number.
  const over = lead === '' ? text.slice(lineStartOf(text, lineStart - 1), lineStart - 1) : lead
  const bare = ahead[0]?.turned === true && words.test(over)
  return (blank && hasLetter(lead)) || fields || bare || named.test(lead) ? ahead : null
}

const named = /^\W*[\p{Lu}\d][^.;\n]{1,60}(?:[:(,[|-]|\.{3,})\s*$/u
const words = /^\W*\p{Lu}[\p{L}' -]{2,40}$/u

/** The labels of a line leave the block above, and begin one of their own; two where they have the figure already. */
export function splitGroup(group: LabelGroup, ahead: readonly Hit[], hit: Hit): LabelGroup[] {
  group.run = group.run.filter((each) => !ahead.includes(each))
  const runs = repeats([...ahead], hit) ? [[...ahead], [hit]] : [[...ahead, hit]]
  return runs.map((run) => ({ run, titled: true, skipped: [] }))
}

/** `holds Zib, a goblin thief (AC 7; HD 1-1; hp 2`: another monster told in a bullet's bracket. */
function isNamedInBracket(text: string, { figure, to }: Hit, between: string): boolean {
  return (
    figure === 'ac' &&
    /\p{L}\s?[([]\s?$/u.test(between.slice(-8)) &&
    whole.test(text.slice(to, to + 120))
  )
}

const whole =
  /^[^()\n]{1,30}?\b(?:HD|Hit Dice|hp)\b[^\n]{1,60}?\b(?:hp|ML|MV|Move|#?ATT?|Att|SV|Save|Morale|THAC0)\b/i

/** `Each Ticking Boy has Armor 14`: a sentence of another creature. */
const ofEach = /[.)]\s+(?:Each|Every)\s\p{L}[\p{L}' -]{1,40}\s(?:has|have)\s$/u

/** A label that we already have begins another monster at a new line or after a name. */
export function opensAnother(
  text: string,
  run: LabelRun,
  last: Hit,
  hit: Hit,
  joint: Joint,
): boolean {
  const between = text.slice(last.to, hit.from)
  if (hit.figure === 'ac' && has(run, 'hd') && ofEach.test(between.slice(-60))) return true
  if (joint === 'line')
    return (
      (hit.strong || hit.figure === 'other') &&
      ((hit.set ? afterSentence : anotherBeside).test(between.slice(-90)) ||
        isBracketed(between) ||
        announced.test(between.slice(-180)))
    )
  if (!hit.strong) return false
  if (isNamedInBracket(text, hit, between)) return true
  if (run[0]?.figure === hit.figure && bulletedName.test(between.slice(-90))) return true
  if (hit.word.length === 2 && (hit.figure === 'hd' || hit.figure === 'ac')) {
    const near = between.slice(-90)
    if (has(run, 'hd') && has(run, 'ac') && (bulletedWords.test(near) || bulletedName.test(near)))
      return true
  }
  // A bullet of prose that happens to begin with a label: "- Attack: leaps".
  const bullet = /\n\s*(?:[•▶►▪·➤]|[-*] )[^\n]*$/u.test(between)
  const first = run[0]
  return !(bullet && first && !isBulleted(text, first))
}

/**
 * `CL/XP 3/60; and 4 men-at-arms: HD 1`: a count, a kind and a colon before a figure that the block had not;
 * `3 orcs (hp 4, 5, 7) and 2 wolves (AC 7`: a bracket of its own behind one with hit points alone.
 */
export function opensCounted(text: string, run: LabelRun, last: Hit, hit: Hit): boolean {
  return (
    (hit.figure === 'hd' || hit.figure === 'ac') &&
    (has(run, 'hp') || has(run, 'hd')) &&
    ((text.charCodeAt(hit.from - 2) === 58 &&
      countedKind.test(text.slice(Math.max(last.to, hit.from - 60), hit.from))) ||
      (run.every(({ figure }) => figure === 'hp') &&
        bracketAgain.test(text.slice(Math.max(last.to, hit.from - 90), hit.from))))
  )
}

const bracketAgain = /\)[^()]*\p{L}{3}[^()]*\([^()]{0,12}$/u

const countedKind =
  /[;.]\s+(?:and\s)?(?:\d{1,3}|\d?d\d{1,2}|an?|two|three|four|five|six)\s\p{L}[^,;.:\n]{2,40}:\s$/u

/** `) gnawing on the sexton. If the bell rings, they are joined by their mother, a ghast (AC 4`. */
function isBracketed(between: string): boolean {
  const open = between.trimEnd().length - 1
  if (between.charAt(open) !== '(') return false
  const closed = between.lastIndexOf(')', open)
  return closed >= 0 && !between.slice(closed, open).includes('(')
}
