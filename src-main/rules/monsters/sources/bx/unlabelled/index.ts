import type { Clause } from '../clauses.ts'
import type { LabelWords } from '../labels/words.ts'
import { readBareAlignment } from './alignment.ts'
import { attackLineUnder, attacksIn } from './attacks.ts'
import { readBetween } from './between.ts'
import { gapsOf, type NamedStretch, type Unfinished } from './gaps.ts'
import { readBareMovement } from './movement.ts'
import { readBareNumber } from './number-appearing.ts'

/** Figures that stand among the others without a label: alignment, ways of moving, attacks. */
export function readUnlabelled(
  text: string,
  clauses: readonly Clause[],
  { name, from: start }: NamedStretch,
  reading: Unfinished,
  joins: LabelWords['joins'],
): void {
  const { attacks } = reading
  if (reading.figures.alignment === null) readBareAlignment(text, clauses, name, reading)
  if (reading.figures.movement === null) readBareMovement(text, clauses, reading)
  if (reading.figures.numberAppearing === null)
    readBareNumber(text, clauses[0]?.hit.from ?? 0, name, start, reading)
  const { saves, saveAs, save } = reading.figures
  if (attacks.length > 0 && (saves ?? saveAs ?? save)) return
  const last = clauses.at(-1)?.hit.from ?? 0
  const gaps = gapsOf(text, clauses, reading)
  readBetween(text, gaps, last, reading, joins)
  if (attacks.length > 0) return
  const first = clauses[0]?.hit.from ?? 0
  // `Stirge - 1 beak 1d3, AC 7`: between the name and the figures.
  if (name && first - name.to > 8 && !text.slice(name.to, first).includes('\n'))
    gaps.unshift({ from: name.to, to: first })
  const under = attackLineUnder(text, last)
  for (const gap of under ? [...gaps, under] : gaps) {
    // Behind the last figure stands what it does besides.
    if (attacks.length > 0 && gap.from > last) break
    const found = attacksIn(text, gap, joins)
    attacks.push(...found)
    reading.spans.push(...found.map(({ span }) => span))
  }
  // `1 bite 2d4, F2, ML 8`: the class it saves as, behind its blows.
  if (attacks.length > 0 && !(saves ?? saveAs ?? save))
    readBetween(text, gapsOf(text, clauses, reading), last, reading, joins)
}
