import type { BxFigures, CairnFigures, HitDice, Monster, Read, Span } from '../../../canonical.ts'
import { ownLines } from '../../../game-lines.ts'
import { bxFigures } from '../bx-fields.ts'
import { cairnFigures } from '../cairn-fields.ts'
import { isBx } from '../family.ts'
import type { GatheredMonster } from '../gather/index.ts'
import type { Shape } from '../shapes.ts'
import type { Branch } from '../tree.ts'

/** The span of a figure, or none. */
export function spanOf(figure: unknown): Span[] {
  return typeof figure === 'object' && figure !== null && 'span' in figure
    ? [figure.span as Span]
    : []
}

/** Figures of the fields, and of a stat line among them. */
export function figuresOf(got: GatheredMonster, shape: Shape): BxFigures | CairnFigures {
  const own = isBx(got) ? bxFigures(got, shape.scale) : cairnFigures(got)
  const { line } = got
  if (!line) return own
  const none = Object.values(own).every((figure) => figure === null || typeof figure === 'string')
  const base = none ? line.monster.figures : own
  const others = none ? own : line.monster.figures
  if (base.family !== others.family && !none) return own
  const filled = Object.entries(base).map(([key, figure]: [string, unknown]) => {
    const other = (others as unknown as Record<string, unknown>)[key] ?? null
    const chosen = base.family === others.family ? fuller(figure, other, key) : figure
    return [
      key,
      fromLine(
        chosen,
        chosen === null ? null : (line.monster.figures as unknown as Record<string, unknown>)[key],
        line.span,
      ),
    ]
  })
  return Object.fromEntries(filled) as unknown as BxFigures | CairnFigures
}

/** A figure of the fields before the line's, unless it is only half of it. */
function fuller(own: unknown, other: unknown, key: string): unknown {
  if (own === null || other === null) return own ?? other
  if (key === 'hd') return withDiceOf(own as Read<HitDice>, other as Read<HitDice>)
  if (key !== 'ac') return own
  const [half, whole] = [own, other] as [ArmourClass, ArmourClass]
  const { descending, ascending } = whole.value
  const only = half.value.descending ?? half.value.ascending
  const lone = half.value.descending === null || half.value.ascending === null
  return lone &&
    descending !== null &&
    ascending !== null &&
    [descending, ascending].includes(only ?? NaN)
    ? { value: whole.value, span: half.span }
    : own
}

type ArmourClass = NonNullable<BxFigures['ac']>

/** Hit points alone get their dice from the line, and rolled dice their stars. */
function withDiceOf(own: Read<HitDice>, other: Read<HitDice>): Read<HitDice> {
  const { dice, modifier, hitPoints, stars } = own.value
  if (dice === other.value.dice && stars === 0)
    return { ...own, value: { ...own.value, stars: other.value.stars } }
  return dice === 0 && modifier === 0
    ? { value: { ...other.value, hitPoints: hitPoints ?? other.value.hitPoints }, span: own.span }
    : own
}

/** A figure of the line stands where the line's text value stands. */
function fromLine(figure: unknown, ofLine: unknown, span: Span): unknown {
  return figure !== null && figure === ofLine && typeof figure === 'object'
    ? { ...figure, span }
    : figure
}

/** Figures with their spans moved. */
export function moveFigures<F extends BxFigures | CairnFigures>(
  figures: F,
  inside: (span: Span) => Span,
): F {
  const shifted = { ...figures } as unknown as Record<string, unknown>
  for (const key of Object.keys(shifted)) {
    const [span] = spanOf(shifted[key])
    if (span) shifted[key] = { ...(shifted[key] as Read<unknown>), span: inside(span) }
  }
  return shifted as unknown as F
}

/** Fewest figures by which a game's line is known. */
const fewest = 2

/** Figures of a row whose columns have the labels of one of the games: `STA`, `SAV`, `COM`; null for any other. */
export function ownFiguresOf(
  { entries }: Branch,
  inside: (span: Span) => Span,
): Monster['own'] | null {
  const numbers = entries.flatMap(({ key, value }) => {
    const printed = value.kind === 'leaf' && /^\s*[+-]?\d{1,3}\s*$/.test(String(value.value))
    return printed ? [{ key: key.trim(), value: Number(value.value), span: value.span }] : []
  })
  if (numbers.length < fewest) return null
  for (const { game, labels, needs } of ownLines) {
    const values: NonNullable<Monster['own']>['values'] = {}
    for (const { key, value, span } of numbers) {
      const label = labels.find((each) => each.label === key)
      if (label) values[label.field] = { value, span: inside(span) }
    }
    if (needs.some((row) => row.every((field) => field in values))) return { game, values }
  }
  return null
}
