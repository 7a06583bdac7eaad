import { expect, type Page } from '@playwright/test'
import type { ActionId, Id } from '../../src-main/rules/core/situation.ts'
import { callMain, openRoll } from '../calls.ts'
import { wholeState } from '../evening-state.ts'
import { showFold } from '../steps.ts'
import { newCampaign } from './campaign.ts'
import type { StateLook } from './look.ts'

const longest = 'Ebenezer Thistlewood-Blackwater of the Upper Marches, called the Unlucky'

/** Does something over the wire, as the palette would with these words typed in. */
async function does(page: Page, action: ActionId, input: Record<string, unknown>): Promise<void> {
  const ran = await callMain(page, 'play.run', { action, input, ...openRoll })
  expect(ran.end, action).toBe('done')
}

/** Nine characters, two hirelings, long names, many lights and timers, conditions, a long place and table. */
async function crowd(page: Page, game: string): Promise<void> {
  const { party, creatures } = await wholeState(page)
  const characters = party.filter((id) => creatures[id]?.kind === 'character').length
  for (let more = characters; more < 9; more += 1) await does(page, `${game}.new-character`, {})
  const hirelings = party.filter((id) => creatures[id]?.kind === 'hireling').length
  for (let more = hirelings; more < 2; more += 1) await does(page, `${game}.new-hireling`, {})
  const { party: all } = await wholeState(page)
  const [first = '', second = '', third = '', fourth = ''] = all
  await does(page, 'house.rename', { who: first, name: longest })
  for (const name of ['poisoned', 'blind', 'cursed', 'deafened'])
    await does(page, 'house.condition', { who: first, name, on: true })
  await does(page, 'house.condition', { who: second, name: 'charmed by the piper', on: true })
  for (const bearer of [first, second, third, fourth])
    await does(page, 'house.light', { bearer, light: 'Torch' })
  for (const title of ['The tide comes in over the causeway', 'The guard is changed'])
    await does(page, 'house.timer', { title, turns: 3, bearer: third })
  await does(page, 'house.place', {
    title: 'The flooded antechamber of the lower crypt, behind the portcullis',
    level: 3,
  })
  await does(page, 'house.keep-table', {
    title: 'Rumours heard at the ferry landing below the drowned belfry of Sallow Ford',
    use: 'rumour',
    text: 'The bell rings under water.\nThe ferryman cannot drown.',
  })
}

/** Fifteen of theirs and fifteen foes fight; some of each are down, and what follows is due. */
async function crowdedFight(page: Page): Promise<void> {
  await does(page, 'house.encounter', { monster: 'bundled-goblin', number: '9' })
  await does(page, 'house.join-meeting', { monster: 'bundled-orc', number: '6' })
  await does(page, 'house.fight', {})
  await does(page, 'house.bring', { monster: 'bundled-skeleton', number: '15', side: 'others' })
  const { creatures } = await wholeState(page)
  const foes = Object.values(creatures).filter(({ side }) => side === 'foes')
  const fallen: Id[] = foes.slice(0, 3).map(({ id }) => id)
  await does(page, 'house.harm-several', { targets: fallen, amount: '20' })
}

const games = {
  hearts: 'HEARTS',
  delve: 'Delve',
  heartbreaker: 'Heartbreaker',
  'block-dodge-parry': 'Block, Dodge, Parry',
  'gods-and-monsters': 'Gods & Monsters',
} as const

/** A new campaign of each other game with more in it than a screen was drawn for: its party, a sheet and a fight. */
export async function lookAtCrowdedGames(page: Page, look: StateLook): Promise<void> {
  for (const game of ['delve', 'heartbreaker', 'block-dodge-parry', 'gods-and-monsters'] as const) {
    await newCampaign(page, games[game], 'The Long Siege of Thornwater Keep')
    await crowd(page, game)
    await showFold(page, 'Explore')
    await look(`crowded-explore-${game}`)
    await sheetOf(page, () => look(`crowded-sheet-${game}`))
    await crowdedFight(page)
    await showFold(page, 'Fight')
    await expect(page.getByRole('region', { name: 'The round' })).toBeVisible()
    await look(`crowded-fight-${game}`)
  }
}

/** The sheet of the first of the party, over the leaf. */
async function sheetOf(page: Page, look: () => Promise<void>): Promise<void> {
  for (const key of ['Alt+1', 'Alt+1']) await page.keyboard.press(key)
  await expect(page.locator('main > section.over')).toBeVisible()
  await look()
  await page.keyboard.press('Escape')
}

/** Every fold with more on it than a screen was drawn for. */
export async function lookAtCrowded(page: Page, look: StateLook): Promise<void> {
  await crowd(page, 'hearts')
  await showFold(page, 'Explore')
  await look('crowded-explore')
  await showFold(page, 'Travel')
  await look('crowded-travel')
  await showFold(page, 'Town')
  await look('crowded-town')
  await showFold(page, 'Print')
  await look('crowded-print')
  await showFold(page, 'Explore')
  await sheetOf(page, () => look('crowded-sheet'))
  await page.keyboard.press('Shift+P')
  await expect(page.locator('main > section.over')).toBeVisible()
  await look('crowded-company')
  await page.keyboard.press('Escape')
  await crowdedFight(page)
  await showFold(page, 'Fight')
  await expect(page.getByRole('region', { name: 'The round' })).toBeVisible()
  await look('crowded-fight')
}
