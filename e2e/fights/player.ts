import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { bundled } from '../../src-main/app/bundled.ts'
import { Library } from '../../src-main/campaign/library.ts'
import { setTable } from '../../src-main/campaign/script/run-script.ts'
import type { CampaignState } from '../../src-main/rules/core/situation.ts'
import { gameTimeOf } from '../../src-main/session/games.ts'
import { writeCampaignZip } from '../../src-main/storage/zip/write-zip.ts'
import { amend, applied, lineOf, newest, restoreOriginal } from '../evening/amendments.ts'
import type { TypedFaces } from '../evening/games.ts'
import { EveningTable } from '../evening/table.ts'
import { readForm, rollByHand } from '../evening-hand.ts'
import { showFold } from '../steps.ts'
import type { PlayedFight, FightStep } from './fight.ts'

/** A fight by the screen, round by round; then each round is taken back, and the state compared with the one before it. */
export async function playFight(page: Page, fight: PlayedFight): Promise<void> {
  await openTable(page, fight)
  await rollByHand(page)
  await showFold(page, 'Fight')
  const table = new EveningTable(page, { dice: [] })
  const rounds = [{ depth: table.depth, state: await table.state() }]
  for (const [nth, steps] of fight.rounds.entries()) {
    if (nth > 0) await takeStep(table, { does: 'Next round', says: `Round ${nth + 1}` })
    for (const step of steps) await takeStep(table, step)
    const state = await table.state()
    for (const [name, wanted] of Object.entries(atLast(steps)))
      expect(shownOf(state, name, wanted), `${name} after round ${nth + 1}`).toEqual(wanted)
    rounds.push({ depth: table.depth, state })
  }
  for (const { depth, state } of rounds.toReversed()) {
    await table.undo(table.depth - depth)
    expect(await table.state()).toEqual(state)
  }
}

/** Numbers and conditions by the creature's name as the steps of a round leave them. */
function atLast(steps: readonly FightStep[]): Record<string, Record<string, number | boolean>> {
  const left: Record<string, Record<string, number | boolean>> = {}
  for (const { then = {} } of steps)
    for (const [name, wanted] of Object.entries(then)) left[name] = { ...left[name], ...wanted }
  return left
}

type FightTable = EveningTable<{ dice: TypedFaces }>

async function takeStep(table: FightTable, step: FightStep): Promise<void> {
  const { does, key, card, fields = {}, dice = [], says = '', shows } = step
  if (does && shows) return readForm(table.page, does, fields, shows)
  if (does) await table.does(does, fields, dice)
  if (key) await table.roll(key, dice)
  if (card) {
    const due = table.page.getByRole('region', { name: card }).filter({ visible: true })
    // A card that waits for another has its answers in a line.
    await table.settle(due.locator('.row, .line').getByRole('button').first(), dice)
  }
  await expect(lineOf(table, newest)).toContainText(says)
  if (!step.amend) return
  await applied(table, newest, () => amend(table, newest, step.amend?.to ?? ''))
  await expect(lineOf(table, newest)).toContainText(step.amend.says)
  await applied(table, newest, () => restoreOriginal(table, newest))
  await expect(lineOf(table, newest)).toContainText(says)
}

/** The numbers and conditions of a creature that are asked for. */
function shownOf(
  { creatures }: CampaignState,
  name: string,
  wanted: Readonly<Record<string, number | boolean>>,
): Record<string, number | boolean | undefined> {
  const one = Object.values(creatures).find((creature) => creature.name === name)
  return Object.fromEntries(
    Object.entries(wanted).map(([key, value]) => [
      key,
      typeof value === 'number' ? one?.values[key] : key in (one?.conditions ?? {}),
    ]),
  )
}

/** Brings the table in as a campaign from a file, and opens it. */
async function openTable(page: Page, { table: script }: PlayedFight): Promise<void> {
  const { monsters, tables } = bundled(join(import.meta.dirname, '../../resources'))
  const at = new Date().toISOString()
  const library = new Library(monsters, tables, [])
  const set = setTable({ ...script, steps: [] }, { library, at, seed: '0'.repeat(32) })
  expect(set.faults).toEqual([])
  const { head } = set.playing.table
  const { name, ruleset } = head.state
  const summary = {
    id: head.campaign,
    name,
    ruleset,
    made: at,
    opened: at,
    when: gameTimeOf(head),
    version: 0,
  }
  const whole = { summary, first: head, head, entries: [], records: [], restorePoints: [] }
  const buffer = Buffer.from(await writeCampaignZip(whole, '0.0.0'))
  await page
    .getByLabel('Campaign file', { exact: true })
    .setInputFiles({ name: 'fight.gatefold', mimeType: 'application/zip', buffer })
  await page
    .getByRole('button', { name: new RegExp(`^${name}.*day 1`) })
    .first()
    .press('Enter')
  await expect(page.getByRole('log')).toBeVisible()
}
