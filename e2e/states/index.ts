import { expect, type Page } from '@playwright/test'
import { showFold, openSample } from '../steps.ts'
import { bestiary } from './bestiary.ts'
import { blockDodgeParry } from './block-dodge-parry.ts'
import { lookAtCrowded, lookAtCrowdedGames } from './crowded.ts'
import { delve } from './delve.ts'
import { beginCampaign, takeParty } from './campaign.ts'
import { convert, meetAndFight, town, travel } from './folds.ts'
import { godsAndMonsters } from './gods-and-monsters.ts'
import { generators } from './generators.ts'
import { heartbreaker } from './heartbreaker.ts'
import type { StateLook } from './look.ts'
import { tables } from './tables.ts'
import { lookAtOverlays, lookAtPaneOverlays } from './overlays.ts'
import { notes } from './notes.ts'
import { wilderness } from './wilderness.ts'

/** Rounds through the screen that stop at each state: one of everything, one of the other games. */
export const rounds = [
  ['every fold at play', visit],
  ['every fold of preparation', visitPreparation],
  ['the wilderness', visitWilderness],
  ['a note', visitNotes],
  ['every fold of the other games', visitGames],
  ['every fold of a crowded table', visitCrowd],
  ['a crowded table of each other game', visitCrowds],
] as const

/** Goes through an evening, fold by fold and sheet by sheet. */
async function visit(page: Page, look: StateLook): Promise<void> {
  await look('start')
  await openSample(page)
  await look('empty')
  await meetAndFight(page, look)
  await travel(page, look)
  await town(page, look)
  await showFold(page, 'Explore')
  await lookAtPaneOverlays(page, look)
  await lookAtOverlays(page, look)
}

/** Goes through what is done before an evening and after it. */
async function visitPreparation(page: Page, look: StateLook): Promise<void> {
  await openSample(page)
  await bestiary(page, look)
  await tables(page, look)
  await generators(page, look)
  await convert(page, look)
  await showFold(page, 'Print')
  await expect(page.getByRole('region', { name: /printed/ })).toContainText('Maud Tallow')
  await look('print')
}

/** Goes to the map of hexes with a route on it. */
async function visitWilderness(page: Page, look: StateLook): Promise<void> {
  await beginCampaign(page, 'Heartbreaker', 'The Glass Road')
  await takeParty(page)
  await wilderness(page, look)
}

/** Opens a person among the notes. */
async function visitNotes(page: Page, look: StateLook): Promise<void> {
  await openSample(page)
  await notes(page, look)
}

/** Goes from game to game, each with what no other has. */
async function visitGames(page: Page, look: StateLook): Promise<void> {
  await openSample(page)
  await delve(page, look)
  await heartbreaker(page, look)
  await blockDodgeParry(page, look)
  await godsAndMonsters(page, look)
}

/** Goes from fold to fold of a campaign in which everything is long or many. */
async function visitCrowd(page: Page, look: StateLook): Promise<void> {
  await openSample(page)
  await lookAtCrowded(page, look)
}

/** Goes from game to game, each with a crowd at the table. */
async function visitCrowds(page: Page, look: StateLook): Promise<void> {
  await openSample(page)
  await lookAtCrowdedGames(page, look)
}
