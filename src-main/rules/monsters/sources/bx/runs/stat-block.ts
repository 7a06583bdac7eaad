import { lineEndOf, lineStartOf } from '../../spans.ts'
import { attackNouns } from '../attack-nouns.ts'
import { personCode } from '../person-level.ts'
import { attackLineUnder } from '../unlabelled/attacks.ts'
import type { LabelledFigure } from '../labels/words.ts'
import { has, type LabelRun } from './run.ts'

/** Doors and ships have armour, hit points and what lies behind them. */
const tellsMonster = new Set<LabelledFigure>([
  'attacks',
  'damage',
  'morale',
  'saves',
  'movement',
  'thac0',
  'alignment',
])

/** `HD 3 (13 HP)` on a line of its own with an attack under it, `HD 3, MV 40, bite 1d6+1`. */
function isHitDiceWithAttack(text: string, run: LabelRun): boolean {
  const [first, last] = [run[0], run.at(-1)]
  if (first?.figure !== 'hd' || !first.strong || !last || last.to - first.from > 120) return false
  if (first.opens && nothingElse.test(text.slice(first.to, first.to + 40)))
    return attackLineUnder(text, last.to) !== null
  const to = Math.min(lineEndOf(text, last.to), last.to + 120)
  return has(run, 'movement') && attackHere.test(text.slice(first.from, to))
}

/** `Ink Rat (HD 1) - Damage d4`: a whole block on one line. */
function isHitDiceWithDamage(text: string, run: LabelRun): boolean {
  const [first, second] = run
  return (
    first?.figure === 'hd' &&
    first.strong &&
    second?.figure === 'damage' &&
    !text.slice(first.from, second.to).includes('\n')
  )
}

/** `HD: 4` with `Attacks: 2 claws (1d6)` right under it. */
function areOwnLines(run: LabelRun): boolean {
  const [first, second] = run
  if (first?.figure !== 'hd' || second?.figure !== 'attacks') return false
  return first.set && first.opens && second.set && second.opens && second.from - first.to < 40
}

/** `Old Orm: a beggar, AC 10, hp 2, unarmed`: armour and hit points, and on their line how it fights. */
function isPerson(text: string, run: LabelRun): boolean {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) return false
  const to = Math.min(lineEndOf(text, last.to), last.to + 80)
  return (
    classed.test(text.slice(Math.max(0, first.from - 32), first.from)) ||
    fighting.test(text.slice(lineStartOf(text, first.from), to))
  )
}

const classed = new RegExp(
  String.raw`[([]${personCode}$|\d(?:st|nd|rd|th)[ -]level [a-z-]{3,14}(?: \/ [a-z-]{3,14})?(?:,? ?[([]\s?|,\s)$`,
)

const fighting = new RegExp(
  String.raw`\bvital stats are\b|\b(?:is|are)\s(?:an?\s)?\d{1,2}(?:st|nd|rd|th)[ -]level\b|\b(?:non-?combatant|no weapons?|unarmed)\b|[,;]\s(?:\d{1,2}\s)?(?:[a-z]{3,12}\s)?${attackNouns}\s\(?\d{0,2}[dw]\d`,
  'i',
)

/** `2 bodyguards (AC 5, hp 8 each)`: a count before the bracket, and hit points of each. */
function areCounted(text: string, run: LabelRun): boolean {
  const [first, points] = [run[0], run.find(({ figure }) => figure === 'hp')]
  if (!first || !points || !/^\d{1,3} each\)/.test(text.slice(points.to, points.to + 12)))
    return false
  return counted.test(text.slice(Math.max(0, first.from - 48), first.from))
}

const counted =
  /(?:^|\s)(?:\d{1,3}|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix) (?!doors?\b|gates?\b|chests?\b|boats?\b)\p{L}[^()\n.;:]{2,36} \($/u

/** `HD 7, HP 35, 2 attacks (quill 1d10)`: a blow with dice behind Hit Dice and hit points. */
function dealsHere(text: string, run: LabelRun): boolean {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) return false
  return blow.test(text.slice(last.to, Math.min(lineEndOf(text, first.from), last.to + 80)))
}

const blow = /[,;(]\s?(?:\d{1,2}\s)?[a-z]{3,15}(?: [a-z]{3,12})? \(?\d{0,2}[dw]\d/i

const nothingElse =
  /^\d{1,2}(?:[+-]\d{1,2})?\s?\*{0,4}\s?(?:[([][^()\n]{1,14}[)\]]|,?\s?\d{1,3}\s?hp)?\s*(?:\n|$)/i
const attackHere = /[,;.]\s(?:\d{1,2}\s)?[a-z]{3,15}(?: [a-z]{3,12})? \(?\d{0,2}[dw]\d/i

/** Figures enough for a monster: armour and Hit Dice, or three with one of the two. */
export function isStatBlock(text: string, run: LabelRun): boolean {
  const figures = run.filter(({ figure }) => figure !== 'other' && figure !== 'level')
  const strong = figures.filter((hit) => hit.strong)
  const [armour, dice] = [has(run, 'ac'), has(run, 'hd')]
  if (strong.length === 0) return false
  if (armour && dice) return true
  if (figures.length < 3)
    return (
      (armour &&
        has(run, 'hp') &&
        (has(run, 'attacks') ||
          has(run, 'level') ||
          isPerson(text, run) ||
          areCounted(text, run))) ||
      (dice &&
        (isHitDiceWithAttack(text, run) ||
          isHitDiceWithDamage(text, run) ||
          areOwnLines(run) ||
          (has(run, 'hp') && (isPerson(text, run) || dealsHere(text, run)))))
    )
  return (
    (armour && figures.some(({ figure }) => tellsMonster.has(figure))) ||
    dice ||
    has(run, 'saves') ||
    (has(run, 'hp') && (has(run, 'attacks') || has(run, 'damage')) && has(run, 'morale'))
  )
}
