import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readAdventure } from '../../read-adventure.ts'
import type { ReadArea } from '../../adventure.ts'

/** An area as it is printed, written down before the reader saw it. */
interface PrintedArea {
  label: string
  title: string
  /** Beginning of what is read aloud; absent where nothing is. */
  aloud?: string
  bands: string[]
  /** Number and door: `3 secret door`. */
  exits: string[]
  treasure?: string
  light?: string
  traps?: string[]
  /** Names of the stat blocks in it. */
  monsters?: string[]
}

interface Printed {
  areas: PrintedArea[]
  /** Beginnings of the parts that belong to no area. */
  unread: string[]
  doubts: number
}

const here = import.meta.dirname
const layouts = readdirSync(here)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => name.replace('.txt', ''))

/** Parts that were read right, those that were not, with what came instead. */
function compare(layout: string): { right: number; wrong: string[] } {
  const [text = '', expected = '{}'] = readFileSync(join(here, `${layout}.txt`), 'utf8').split(
    '\n-----\n',
  )
  const printed = JSON.parse(expected) as Printed
  const read = readAdventure(text)
  let right = 0
  const wrong: string[] = []
  const check = (what: string, is: unknown, should: unknown): void => {
    if (JSON.stringify(is) === JSON.stringify(should)) right += 1
    else wrong.push(`${layout} ${what}: ${JSON.stringify(is)}, not ${JSON.stringify(should)}`)
  }
  check(
    'areas',
    read.areas.map(({ label }) => label),
    printed.areas.map(({ label }) => label),
  )
  for (const [nth, area] of printed.areas.entries()) {
    const found = read.areas[nth]
    for (const [part, should] of Object.entries(partsOf(area)))
      check(`${area.label} ${part}`, found ? readPart(found, part, should) : null, should)
  }
  check(
    'unread',
    printed.unread.map((begin) => read.unread.some((one) => one.text.includes(begin))),
    printed.unread.map(() => true),
  )
  check('doubts', read.doubts.length, printed.doubts)
  return { right, wrong }
}

function partsOf(area: PrintedArea): Record<string, string | readonly string[]> {
  const { title, aloud = '', bands, exits, treasure = '', light = '', traps = [] } = area
  return { title, aloud, bands, exits, treasure, light, traps, monsters: area.monsters ?? [] }
}

function readPart(area: ReadArea, part: string, should: unknown): unknown {
  if (part === 'aloud') return area.aloud.slice(0, String(should).length || undefined)
  if (part === 'exits') return area.exits.map(({ to, door }) => `${to} ${door}`)
  if (part === 'monsters') return area.monsters.map(({ name }) => name)
  if (part === 'traps')
    return area.matters.filter(({ kind }) => kind === 'trap').map(({ title }) => title)
  return area[part as 'title' | 'bands' | 'treasure' | 'light']
}

test('keyed areas of every layout are read as printed, 97 parts of 100 at least', () => {
  const results = layouts.map((layout) => ({ layout, ...compare(layout) }))
  const all = results.reduce((sum, { right, wrong }) => sum + right + wrong.length, 0)
  const right = results.reduce((sum, one) => sum + one.right, 0)
  const rows = results.map(
    (one) =>
      `${one.layout.padEnd(20)} ${one.right} of ${one.right + one.wrong.length}` +
      one.wrong.map((fault) => `\n    ${fault}`).join(''),
  )
  process.stdout.write(`${rows.join('\n')}\n${'all'.padEnd(20)} ${right} of ${all}\n`)
  expect(layouts.length).toBeGreaterThanOrEqual(12)
  expect(right / all).toBeGreaterThanOrEqual(0.97)
})
