import { parseArgs } from 'node:util'
import { startDisplay, hasDisplay } from '../../src-main/setup/display.mjs'
import { buildIfChanged } from '../../src-main/setup/build.mjs'
import type { BenchRow, BenchUnit } from './row.ts'

/** Each topic loads what it measures only when it is its turn, so that none slows another. */
const topics: Record<string, () => Promise<BenchRow[]>> = {
  dice: async () => (await import('./dice.ts')).diceRows(),
  tables: async () => (await import('./tables.ts')).tableRows(),
  generators: async () => (await import('./generators.ts')).generatorRows(),
  convert: async () => (await import('./convert.ts')).convertRows(),
  notes: async () => (await import('./notes.ts')).noteRows(),
  monsters: async () => (await import('./monsters.ts')).monsterRows(),
  start: async () => (await import('./start.ts')).startRows(),
  games: async () => (await import('./start-games.ts')).startGamesRows(),
  click: async () => (await import('./click.ts')).clickRows(),
  players: async () => (await import('./players.ts')).playersRows(),
  lists: async () => (await import('./long-lists.ts')).longListRows(),
  prep: async () => (await import('./prep.ts')).prepRows(),
  print: async () => (await import('./print.ts')).printRows(),
}
const needsApp = new Set([
  'monsters',
  'start',
  'games',
  'click',
  'players',
  'lists',
  'prep',
  'print',
])

const usage = `npm run bench -- [--only ${Object.keys(topics).join('|')} …] [--json]`

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

function chosen(): string[] {
  const names = Object.keys(topics)
  const only = values.only.flatMap((word) => word.split(','))
  const unknown = only.find((name) => !names.includes(name))
  if (unknown !== undefined)
    throw new Error(`There is no “${unknown}”; there are ${names.join(', ')}.`)
  return only.length > 0 ? names.filter((name) => only.includes(name)) : names
}

function figure(value: number, unit: BenchUnit): string {
  if (unit === 'rows') return `${Math.round(value)} rows`
  if (unit !== 'ns') return `${value.toFixed(1)} ${unit}`
  if (value < 1e3) return `${value.toFixed(0)} ns`
  return value < 1e6 ? `${(value / 1e3).toFixed(1)} µs` : `${(value / 1e6).toFixed(1)} ms`
}

function rowText(row: BenchRow): string {
  const { name, unit = 'ns', floor, peer, ours, ratio, target, verdict } = row
  const beside = [
    ...(floor === undefined ? [] : [`floor ${figure(floor, unit)}`]),
    ...(peer === undefined ? [] : [`peer ${figure(peer, unit)}`]),
  ]
  const figures = [
    ...beside,
    `ours ${figure(ours, unit)}`,
    `${ratio.toFixed(2)}×`,
    `target ${target}`,
  ]
  return `${verdict === 'met' ? '  met  ' : 'MISSED '} ${name}\n         ${figures.join(' · ')}`
}

async function withDisplay<T>(work: () => Promise<T>): Promise<T> {
  if (hasDisplay()) return work()
  const screen = await startDisplay()
  Object.assign(process.env, { DISPLAY: screen.display, XDG_SESSION_TYPE: 'x11' })
  try {
    return await work()
  } finally {
    screen.stop()
  }
}

async function measure(names: readonly string[], asJson: boolean): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const name of names) {
    const some = await (topics[name] ?? (() => Promise.resolve([])))()
    rows.push(...some)
    if (!asJson) for (const row of some) console.log(rowText(row))
  }
  return rows
}

async function main(): Promise<number> {
  if (values.help) {
    console.log(usage)
    return 0
  }
  const names = chosen()
  const asJson = values.json
  const needs = names.some((name) => needsApp.has(name))
  if (needs) await buildIfChanged()
  const rows = await (needs ? withDisplay(() => measure(names, asJson)) : measure(names, asJson))
  if (asJson) console.log(JSON.stringify(rows, null, 2))
  const missed = rows.filter(({ verdict }) => verdict === 'missed')
  if (!asJson) console.log(`${rows.length - missed.length} met, ${missed.length} missed`)
  return missed.length > 0 ? 1 : 0
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error)
    process.exit(2)
  },
)
