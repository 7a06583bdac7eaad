import type { PrintJob } from '../../print/print.ts'
import { rulesetOf } from '../../rules/registry.ts'
import { Refusal, type Handlers, type InputOf } from '../contract/endpoint.ts'
import type { print } from '../contract/print.ts'
import type { OnTheTable } from './on-the-table.ts'
import type { World } from './world.ts'

export function printHandlers(world: World, table: OnTheTable): Handlers<typeof print> {
  return {
    'print.preview': (wanted) => {
      const { title, data } = jobOf(table, wanted)
      return { title, data }
    },
    'print.save': async (wanted, { signal, progress }) => {
      const job = jobOf(table, wanted)
      const printed = await world.press.print(job, progress, signal)
      const path = await world.save(`${job.title}.pdf`, printed.bytes)
      return { path, bytes: printed.bytes.length, pages: printed.pages }
    },
  }
}

/** @throws {Refusal} when the creature is gone, or its game has no such sheet. */
export function jobOf(
  table: OnTheTable,
  { template, creature, paper }: InputOf<typeof print, 'print.save'>,
): PrintJob {
  const { situation } = table.campaign
  const printed = situation.creatures[creature]
  if (!printed)
    throw new Refusal(
      'not-found',
      'That character is not here any more.',
      'Choose another to print.',
    )
  const ruleset = rulesetOf(situation)
  if (!ruleset.sheet) throw new Refusal('refused', `${ruleset.title} has no sheet to print yet.`)
  const data = ruleset.sheet(printed, situation)
  return {
    template,
    paper,
    data,
    title: `${printed.name}, ${ruleset.title}`,
    author: ruleset.credit.author,
    language: 'en',
  }
}
