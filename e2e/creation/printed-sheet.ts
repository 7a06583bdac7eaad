import { readFileSync } from 'node:fs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Creature } from '../../src-main/rules/core/state/creature.ts'

/** A place of a printed sheet: its path in the form, its label, and what stands in it. */
interface PrintedPlace {
  path: string
  label: string
  text: string
}

interface Annotation {
  fieldName?: string
  alternativeText?: string
  fieldValue?: string | null
}

/** Places of a sheet saved as a form, page by page. */
export async function readPlaces(path: string): Promise<PrintedPlace[]> {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 }).promise
  const places: PrintedPlace[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    for (const one of (await page.getAnnotations()) as Annotation[]) {
      if (!one.fieldName) continue
      const text = one.fieldValue && one.fieldValue !== 'Off' ? one.fieldValue : ''
      const [, ...rest] = one.fieldName.split('/')
      places.push({ path: rest.join('/'), label: one.alternativeText ?? '', text })
    }
  }
  await pdf.destroy()
  return places
}

/** Ids, order, and how things stand in play, which the rules read and nobody prints. */
const unprinted = ['id', 'side', 'kind', 'itemOrder', 'attackOrder', 'gear', 'ready', 'again']

/** A number that the GM sees, by its id in the state and its label on the screen. */
interface ShownField {
  id: string
  label: string
}

/**
 * Every number and every word of a creature that does not stand on its sheet, and places without a label. It
 * knows of no game: a number stands at its place or under its label, the score of a skill beside it, a word anywhere.
 */
export function missingOnSheet(
  { values, skills, ...others }: Creature,
  fields: readonly ShownField[],
  places: readonly PrintedPlace[],
): string[] {
  const rows = rowsOf(places)
  return [
    ...places.filter(({ label }) => /^[\s,]|^$/.test(label)).map(({ path }) => `${path}: no label`),
    ...Object.entries(values)
      .filter(([id, value]) => !isNumberThere(id, value, fields, places))
      .map(([id, value]) => `${id} ${value}`),
    ...Object.entries(skills)
      .filter(([name, score]) => !isSkillThere(name, score, rows))
      .map(([name, score]) => `${name} ${score}`),
    ...wordsOf(others).filter((words) => !areWordsThere(words, rows)),
  ]
}

/** Filled places of one row of a list; any other place is a row by itself. */
function rowsOf(places: readonly PrintedPlace[]): PrintedPlace[][] {
  const rows = new Map<string, PrintedPlace[]>()
  for (const place of places) {
    if (place.text === '') continue
    const row = /^(.+\/\d+)\/\d+$/.exec(place.path)?.[1] ?? place.path
    rows.set(row, [...(rows.get(row) ?? []), place])
  }
  return [...rows.values()]
}

/** At its place, as so many boxes marked, or under its label; 0 need not stand anywhere. */
function isNumberThere(
  id: string,
  value: number,
  fields: readonly ShownField[],
  places: readonly PrintedPlace[],
): boolean {
  const place = places.find(({ path }) => path === `values/${id}`)
  if (place) return place.text === String(value)
  const boxes = places.filter(({ path }) => path.startsWith(`tracks/values/${id}/`))
  if (boxes.length > 0) return boxes.filter(({ text }) => text !== '').length === value
  const shown = fields.find((field) => field.id === id)
  if (!shown || value === 0 || isMost(id)) return true
  return places.some(({ label, text }) => label === `${shown.label} 1` && text === String(value))
}

/** A sheet without a place for the most of a number draws as many pips beside it. */
export const isMost = (id: string): boolean => /^max[A-Z]/.test(id)

/** At its own place, or in a row of a list: the score in it, or behind the name; 1 need not be said. */
function isSkillThere(name: string, score: number, rows: readonly PrintedPlace[][]): boolean {
  return rows.some((row) => {
    const numbers = row.flatMap(({ text }) => (/^[+−-]?\d+$/.test(text) ? [Number(text)] : []))
    if (row.some(({ path }) => path === `skills/${name}`)) return numbers.includes(score)
    if (row.some(({ text }) => text === `${name} ${score}`)) return true
    return (
      row.some(({ text }) => text === name) &&
      (numbers.length > 0 ? numbers.includes(score) : score === 1)
    )
  })
}

/** Names and texts of a part of the state; a count stands behind the name it counts. */
function wordsOf(part: unknown): string[] {
  if (typeof part === 'string') return part.split('\n').filter((line) => line !== '')
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => {
    if (unprinted.includes(key)) return []
    if (key === 'conditions' || key === 'tags') return Object.keys(value as object).map(lastWords)
    if (key === 'count') return value === 1 ? [] : [`× ${value}`]
    return wordsOf(value)
  })
}

/** “career: Thief” is a thief among the careers. */
function lastWords(tag: string): string {
  return tag.slice(tag.lastIndexOf(': ') + 1).trim()
}

/** In one row, be it in its texts or as the label of a box or a number. */
function areWordsThere(words: string, rows: readonly PrintedPlace[][]): boolean {
  const sought = words.toLowerCase().split(' ')
  return rows.some((row) => {
    const printed = row
      .map(({ path, label, text }) => `${text} ${label} ${path}`.toLowerCase())
      .join(' ')
    return sought.every((word) => printed.includes(word))
  })
}
