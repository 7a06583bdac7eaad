import type { BxFigures, Span } from '../../canonical.ts'
import { trimSpan } from '../spans.ts'
import { isAction, readActions } from './attacks/actions.ts'
import { damageReach, withDamage } from './attacks/damage.ts'
import type { Placed } from './attacks/placed.ts'
import { readRoutine } from './attacks/routine.ts'
import { routineEnd, type Clause } from './clauses.ts'
import { continuedBelow, type Continued } from './columns.ts'
import { emptyFigures, readFigure } from './figures.ts'
import type { Lexicon } from './labels/lexicon.ts'
import type { System } from './systems.ts'
import { readPersonLevel } from './person-level.ts'
import type { NamedStretch } from './unlabelled/gaps.ts'
import { readUnlabelled } from './unlabelled/index.ts'

/** Result of reading a block; spans point into the clean text. */
export interface BlockReading {
  figures: BxFigures
  attacks: Placed[]
  /** Every stretch that is read. */
  spans: Span[]
  alsoRead: Span[]
  others: { title: string; span: Span }[]
}

export function readClauses(
  text: string,
  clauses: readonly Clause[],
  lexicon: Lexicon,
  system: System,
  block: NamedStretch,
): BlockReading {
  const reading: BlockReading = {
    figures: emptyFigures(),
    attacks: [],
    spans: [],
    alsoRead: [],
    others: [],
  }
  const damageApart = clauses.some(({ hit }) => hit.figure === 'damage')
  for (const [index, clause] of clauses.entries()) {
    const { figure } = clause.hit
    if (figure === 'attacks') {
      const stretch = { from: clause.from, to: routineEnd(text, clause), lead: clause.hit.from }
      reading.attacks.push(
        ...(readActions(text, clause) ?? readRoutine(text, stretch, lexicon.joins, damageApart)),
      )
      toHitFirst(text, clause, reading.figures)
      reading.attacks.push(
        ...under(text, continuedBelow(text, clauses, index), lexicon, damageApart),
      )
    } else if (figure === 'other') other(text, clause, reading)
    else if (figure === 'saves' && namedSaves.test(text.slice(clause.from, clause.from + 60)))
      other(text, withNamedSaves(text, clause), reading)
    else if (figure !== 'hp' && figure !== 'damage')
      reading.spans.push(...readFigure(text, clause, reading.figures, system.scale))
  }
  reading.spans.push(...reading.attacks.map(({ span }) => span))
  for (const clause of clauses) {
    if (clause.hit.figure === 'hp')
      reading.alsoRead.push(...hitPoints(text, clause, reading.figures))
    if (clause.hit.figure === 'damage')
      reading.alsoRead.push(...damage(text, clause, reading, lexicon))
  }
  for (const clause of clauses) if (clause.hit.figure === 'level') level(text, clause, reading)
  reading.spans.push(...reading.alsoRead)
  readPersonLevel(text, clauses, block.name, reading)
  readUnlabelled(text, clauses, block, reading, lexicon.joins)
  numbered(reading.attacks)
  return reading
}

/** `Atk +4 x2`, `Attack: +6 to hit, 1d8`, `Attack +4 (1d8)`: the bonus of all its blows, before them. */
function toHitFirst(text: string, { hit, from, to }: Clause, figures: BxFigures): void {
  const bonus = /^([+-]\d{1,2})(?=\sx\s?\d|\sto[ -]hit|\s\(\d{0,2}d\d)/i.exec(text.slice(from, to))
  if (!bonus || isAction(text, hit.from)) return
  const span = { from: hit.from, to: from + bonus[0].length }
  figures.thac0 ??= { value: { thac0: null, bonus: Number(bonus[1]) }, span }
}

/** The attacks that go on under their column's line. */
function under(
  text: string,
  more: Continued | null,
  lexicon: Lexicon,
  damageApart: boolean,
): Placed[] {
  if (!more) return []
  const [first, ...others] = readRoutine(
    text,
    { ...more, lead: more.from },
    lexicon.joins,
    damageApart,
  )
  return first ? [{ ...first, attack: { ...first.attack, joins: more.joins } }, ...others] : []
}

/** Attacks of several stretches are counted through. */
function numbered(attacks: readonly Placed[]): void {
  for (const [index, placed] of attacks.entries()) {
    const { attack } = placed
    const id = `a${index + 1}`
    const joins = index === 0 ? 'first' : attack.joins === 'first' ? 'and' : attack.joins
    if (attack.id !== id || attack.joins !== joins) placed.attack = { ...attack, id, joins }
  }
}

/** A field that is no figure of ours stays what it is: a detail with its title. */
function other(text: string, clause: Clause, reading: BlockReading): void {
  const { hit, last, own } = clause
  const lineEnd = text.indexOf('\n', clause.from)
  const whole = last && lineEnd >= 0 && lineEnd < clause.to ? lineEnd : clause.to
  const reach = hit.turned ? hit.to : whole
  const comma = own ? null : /[,;.]\s*$/.exec(text.slice(clause.from, reach))
  const to = trimSpan(text, clause.from, comma ? clause.from + comma.index : reach).to
  if (to > clause.from)
    reading.others.push({
      title: text.slice(hit.from, hit.from + hit.word.length),
      span: { from: hit.from, to },
    })
}

/** `SV Fort +1, Ref +0, Will -2`, `SAVES: P, M`: saves that no game here makes. */
const namedSaves =
  /^[PM](?:, ?[PM])?(?=\s*(?:\n|$))|^Fort\p{L}*(?:[:\s]{1,2}[+-]?\d{1,2}(?:,?\s(?:Ref|Will)\p{L}*)?){1,3}/iu

function withNamedSaves(text: string, clause: Clause): Clause {
  const found = namedSaves.exec(text.slice(clause.from, clause.from + 60))?.[0] ?? ''
  return { ...clause, to: clause.from + found.length, last: false }
}

/** `Level 3` counts its dice where no Hit Dice do. */
function level(text: string, clause: Clause, reading: BlockReading): void {
  const { figures } = reading
  const number = /^\d{1,2}/.exec(text.slice(clause.from, clause.from + 2))?.[0]
  if (number === undefined || (figures.hd && figures.hd.value.dice > 0))
    return other(
      text,
      isAligned(text, clause) ? { ...clause, to: clause.from + (number?.length ?? 1) } : clause,
      reading,
    )
  const words = text.slice(clause.from, clause.from + 14)
  const points = /^\d{1,2}\s?\((\d{1,3})\s?hp\)/i.exec(words)
  const span = { from: clause.hit.from, to: clause.from + (points?.[0] ?? number).length }
  const hitPoints = points ? Number(points[1]) : null
  const before = figures.hd?.value ?? { modifier: 0, stars: 0, hitPoints }
  figures.hd = { value: { ...before, dice: Number(number) }, span: figures.hd?.span ?? span }
  reading.alsoRead.push(span)
}

/** `Level 5  Chaotic`, `Level 4   Medium Demon   Chaotic`: the alignment stands behind the level. */
function isAligned(text: string, { from }: Clause): boolean {
  return /^\d{1,2}(?:[^\S\n]{2,4}[a-z]+(?: [a-z]+)?(?=  ))?\s{1,4}(?:lawful|neutral|chaotic)\b/i.test(
    text.slice(from, from + 48),
  )
}

/** `hp 5` beside the Hit Dice; `hp 5, 3, 4` are several creatures' and stay unread. */
function hitPoints(text: string, clause: Clause, figures: BxFigures): Span[] {
  const rolled = figures.hd ? null : /^\d{1,2}[dw]\d/i.test(text.slice(clause.from, clause.to))
  // `HP 2d8 (9)` tells the Hit Dice.
  if (rolled)
    return readFigure(text, { ...clause, hit: { ...clause.hit, figure: 'hd' } }, figures, 'either')
  const dice = figures.hd ? null : pointsWithDice.exec(text.slice(clause.from, clause.to))
  if (dice) {
    const [whole, points, count, modifier = '0'] = dice
    figures.hd = {
      value: {
        dice: Number(count),
        modifier: Number(modifier.replace(/\s/g, '')),
        stars: 0,
        hitPoints: Number(points),
      },
      span: { from: clause.hit.from, to: clause.from + whole.length },
    }
    return [figures.hd.span]
  }
  const one =
    /^[([]?(\d{1,4})(?:\s?\/\s?\1(?!\d))?(?![\d+-]|\*?,\s?\d{1,3}(?:\*|\s?x\s?\d)|\*,|\s?[dw]\d|[^\S\n]*\n\s*hp:? \d|\s?(?:\/|x)\s?\d{1,3}(?!\d|\s[a-z]{3})|,\d{1,2}(?!\d)|\s?(?:,|and|&)\s?\d{1,3}\s*(?:[,;.)\]&\n]|x\d|and\b|hp\b|$)|\s\d{1,3}(?:\s\d|\s?[,;)]))(?:\s?(?:hp|each|apiece|left|remaining|now|currently|per \w+|je|cada uno|chacun|ciascuno)\b){0,2}[)\]]?/i.exec(
      text.slice(clause.from, clause.to),
    )
  if (!one || (figures.hd && figures.hd.value.hitPoints !== null)) return []
  const span = { from: clause.hit.from, to: Math.max(clause.hit.to, clause.from + one[0].length) }
  const hitPoints = Number(one[1])
  figures.hd = figures.hd
    ? { ...figures.hd, value: { ...figures.hd.value, hitPoints } }
    : { value: { dice: 0, modifier: 0, stars: 0, hitPoints }, span }
  return [span]
}

/** `52 (7d8 + 21)`, `9 (2 HD)` */
const pointsWithDice = /^(\d{1,4})\s?\((\d{1,2})(?:d\d{1,2}|\s?HD)(?:\s?([+-]\s?\d{1,3}))?\)/i

function damage(text: string, clause: Clause, reading: BlockReading, lexicon: Lexicon): Span[] {
  const whole = routineEnd(text, clause)
  const reach =
    clause.last && !clause.own ? clause.from + damageReach(text.slice(clause.from, whole)) : whole
  const code = codeBehind.exec(text.slice(clause.from, reach))
  const to = trimSpan(text, clause.from, code ? clause.from + code.index : reach).to
  if (to <= clause.from) return []
  const words = text.slice(clause.from, to).replace(/[\s,;.|]+$/, '')
  if (reading.attacks.length === 0) {
    const stretch = { from: clause.from, to, lead: clause.hit.from }
    reading.attacks.push(...readRoutine(text, stretch, lexicon.joins, false))
    return reading.attacks.map(({ span }) => span)
  }
  const dealt = withDamage(reading.attacks, words, lexicon.joins)
  if (!dealt) return []
  reading.attacks = dealt.placed
  return [{ from: clause.hit.from, to: clause.from + words.length }]
}

/** `Dmg 1d6; SA pronounces guilt`: a field that opens no value of ours. */
const codeBehind = /;\s+[A-Z]{2}\s\p{Ll}{2}/u
