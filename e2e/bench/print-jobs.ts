import { bundled } from '../../src-main/app/bundled.ts'
import { makeContent } from '../../src-main/campaign/print/index.ts'
import type { WantedPrint } from '../../src-main/campaign/print/wanted.ts'
import { usualOptions, type PrintOptions } from '../../src-main/ipc/contract/print-options.ts'
import type { PrintJob } from '../../src-main/print/print.ts'
import { rulesetOf } from '../../src-main/rules/registry.ts'
import { join } from 'node:path'
import { root } from './print-press.ts'

const { sample, monsters } = bundled(join(root, 'resources'))
const state = sample()
const shelf = {
  monster: (id: string) => monsters.find((one) => one.id === id),
  monsterNamed: (name: string) => monsters.find((one) => one.name === name),
  table: () => undefined,
  tableNamed: () => undefined,
  tables: () => [],
}

/** The sheet of each of the sample's characters, one page each. */
export function sheetJobs(some: Partial<PrintOptions> = {}): PrintJob[] {
  return Object.values(state.creatures)
    .filter(({ kind }) => kind === 'character')
    .map(({ id }) => jobOf({ template: 'character-sheet', creatures: [id] }, some))
}

/** The sheets of so many characters in one job: those of the sample over and over, under names of their own. */
export function rosterJob(count: number, some: Partial<PrintOptions> = {}): PrintJob {
  const characters = Object.values(state.creatures).filter(({ kind }) => kind === 'character')
  const creatures = Array.from({ length: count }, (_, at) => {
    const one = characters[at % characters.length] as (typeof characters)[number]
    return { ...one, id: `${one.id}-${at}`, name: `${one.name} ${at + 1}` }
  })
  const roster = { ...state, creatures: Object.fromEntries(creatures.map((one) => [one.id, one])) }
  return jobOf(
    { template: 'character-sheet', creatures: creatures.map(({ id }) => id) },
    some,
    roster,
  )
}

/** So many poker cards of the bundled bestiary. */
export function cardJob(count: number): PrintJob {
  const each = Math.ceil(count / monsters.length)
  const cards = monsters.map(({ id }, at) => ({
    of: 'monster' as const,
    id,
    count: Math.max(0, Math.min(each, count - at * each)),
    individuals: 4,
  }))
  return jobOf({
    template: 'monster-cards',
    size: 'poker',
    wounds: true,
    derivations: true,
    cards: cards.filter((card) => card.count > 0),
  })
}

function jobOf(
  wanted: WantedPrint,
  some: Partial<PrintOptions> = {},
  situation: typeof state = state,
): PrintJob {
  const page = makeContent(wanted, { situation, shelf, entries: [], ruleset: rulesetOf(situation) })
  if (page.end === 'refused') throw new Error(page.refused.why)
  const { title, subject, author, language, data } = page
  const options = { ...usualOptions, ...some }
  return { template: wanted.template, options, title, subject, author, language, data }
}
