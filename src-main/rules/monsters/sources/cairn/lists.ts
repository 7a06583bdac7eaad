import { isDigit } from '../signs.ts'
import { columnsIn, valueOf } from './columns.ts'
import type { Labelled, Score } from './labels.ts'

/** `STR/DEX/WIL 8/12/10`, a row of labels with a row of numbers under it, a table of many rows. */
export function listAt(
  text: string,
  labels: readonly Labelled[],
  first: number,
): { scores: Score[]; labels: number } | null {
  const group = groupAt(text, labels, first)
  const last = group.at(-1)
  if (!last || group.length < 2) return null
  const columns = columnsIn(text, group)
  if (columns) return { scores: columns, labels: group.length }
  const rest = text.slice(last.to, last.to + 400)
  const gap = /^[ \t]*[:=|]?[ \t]*(?:\n(?:[ \t|:+=-]+\n)?)?[ \t|]*/.exec(rest)?.[0].length ?? 0
  const numbers = rowOfNumbers.exec(rest.slice(gap))
  const values = numbers?.[0].match(/\d+|(?<=[ \t|])-{1,2}(?=[ \t|\n]|$)/g) ?? []
  if (!numbers || values.length !== group.length) return null
  if (group.length === 2 && !/[\n/]/.test(text.slice(group[0]?.to ?? 0, last.to + gap))) return null
  const to = last.to + gap + numbers[0].length
  const scores = group.flatMap(({ figure, from, to: end }, index) => {
    const value = valueOf(figure, values[index] ?? '-')
    return value === null
      ? []
      : [{ figure, value, from, to: index === group.length - 1 ? to : end }]
  })
  return { scores, labels: group.length }
}

/** Numbers side by side; among them a dash where there is none. */
const rowOfNumbers =
  /^(?:\d{1,3}|-{1,2}(?=[ \t]*\|))(?:(?:[ \t]{0,12}[/|,·-][ \t|]{0,12}|[ \t]{1,12})(?:\d{1,3}(?!\d|d\d)|(?<=\|[ \t]{0,12})-{1,2}(?=[ \t]*(?:\||\n|$)))){1,4}/

/** Labels with nothing between but a sign that parts them. */
function groupAt(text: string, labels: readonly Labelled[], first: number): Labelled[] {
  const group: Labelled[] = []
  for (let index = first; index < labels.length; index += 1) {
    const label = labels[index]
    const last = group.at(-1)
    if (!label || (last && !parts(text, last.to, label.from))) break
    if (group.some(({ figure }) => figure === label.figure)) break
    group.push(label)
  }
  return group
}

function parts(text: string, from: number, to: number): boolean {
  if (to - from > 25) return false
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at)
    if (code > 32 && (isDigit(code) || code === 40 || code === 58)) return false
  }
  return /^[ \t]{0,12}[/|,·-]?[ \t|]{0,12}$/.test(text.slice(from, to))
}
