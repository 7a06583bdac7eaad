import { expect, type Page } from '@playwright/test'
import { fillAction } from '../evening-hand.ts'
import { keyboard } from '../session-keyboard.ts'
import { showFold, goblin, makeOneEntry, openSample } from '../steps.ts'

/** Keeps what the screen shows, or the page that is printed, under a name. */
interface Keeper {
  picture(name: string, says: string): Promise<void>
  pdf(says: string): Promise<void>
}

/** An evening of the sample campaign, from the start page to the session's report. */
export async function playEvening(page: Page, keep: Keeper): Promise<void> {
  await expect(page.getByText('Open the sample')).toBeVisible()
  await keep.picture('start', 'the start page')
  await openSample(page)
  await underground(page, keep)
  await onTheRoad(page, keep)
  await inTown(page, keep)
  await prepare(page, keep)
  await print(page, keep)
}

/** Two turns, six goblins, words, blows, and the morale of those who are left. */
async function underground(page: Page, keep: Keeper): Promise<void> {
  const hand = keyboard(page)
  await makeOneEntry(page, () => fillAction(page, 'Start a session'))
  for (const turn of [['5'], ['1', '7', '2 4', '5', '4', '3 3', '4']])
    await makeOneEntry(page, async () => {
      await hand.turnByHand()
      for (const faces of turn) await hand.tell(faces)
    })
  await keep.picture('encounter', 'a dungeon turn, and goblins in it')
  await makeOneEntry(page, () => hand.react())
  await makeOneEntry(page, () => hand.toBlows())
  await makeOneEntry(page, () => page.keyboard.press('i'))
  await makeOneEntry(page, () => hand.attack())
  await makeOneEntry(page, () => hand.harm('12'))
  await expect(page.getByRole('region', { name: 'Morale check due' })).toBeVisible()
  await keep.picture('fight', 'a goblin is down, and morale is due')
  await makeOneEntry(page, () => hand.settle('Morale check due', /^Roll 2d6/))
  await makeOneEntry(page, () => hand.endFight())
  await showFold(page, 'Explore')
  for (const _again of ['shows her', 'opens the sheet']) await page.keyboard.press('Alt+1')
  await expect(page.getByRole('region', { name: /^Sheet, / })).toBeVisible()
  await keep.picture('character', 'a character’s sheet beside the play')
  await page.keyboard.press('Escape')
}

async function onTheRoad(page: Page, keep: Keeper): Promise<void> {
  await showFold(page, 'Travel')
  await makeOneEntry(page, async () => {
    await page.getByRole('textbox', { name: 'From', exact: true }).fill('Kestrel Gate')
    await page.getByRole('textbox', { name: /^Stops/ }).fill('Sallow Ford 6, Hollow Mill 12')
    await page.keyboard.press('Enter')
  })
  // It is evening by now: they camp until the road can be seen.
  const onward = page.getByRole('button', { name: /^Travel the watch/ })
  for (let watch = 0; watch < 3 && !(await onward.isVisible()); watch += 1)
    await makeOneEntry(page, () => page.keyboard.press('Space'))
  await makeOneEntry(page, () => onward.click())
  await keep.picture('travel', 'a watch on the road, with the odds of the next')
}

async function inTown(page: Page, keep: Keeper): Promise<void> {
  await showFold(page, 'Town')
  await page.getByRole('button', { name: /^A party of/ }).click()
  await expect(page.getByRole('list', { name: 'Drafts' }).getByRole('button')).toHaveCount(4)
  await page.getByRole('button', { name: /^Club/ }).click()
  await keep.picture('town', 'the shop, and newcomers to choose from')
}

/** A stat block of another game becomes a monster of this one. */
async function prepare(page: Page, keep: Keeper): Promise<void> {
  await showFold(page, 'Prep')
  await page.getByLabel('Stat blocks to convert').fill(goblin)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('region', { name: 'Check the figures' })).toBeVisible()
  await keep.picture('stat-block', 'a stat block, and what was read of it')
  for (const _step of ['the calls', 'the card']) await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: '4 Card' })).toHaveAttribute('aria-current', 'step')
  await keep.picture('monster-card', 'the same monster by the rules of HEARTS')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find or do' }).fill('morale')
  const found = page.getByRole('listbox', { name: 'Found' }).getByRole('option')
  await expect(found.first()).toBeVisible()
  await keep.picture('palette', 'everything by its name: actions, rules, monsters')
  await page.keyboard.press('Escape')
}

/** As many as a sheet of cards holds. */
const onCards = [
  'Goblin',
  'Ogre',
  'Skeleton',
  'Ghoul',
  'Bandit',
  'Black bear',
  'Gargoyle',
  'Wolf',
  'Hobgoblin',
]

/** Sheet, cards and report, as they are seen before they are saved. */
async function print(page: Page, keep: Keeper): Promise<void> {
  await showFold(page, 'Explore')
  await makeOneEntry(page, () => fillAction(page, 'End the session'))
  await page.keyboard.press('Control+l')
  await showFold(page, 'Print')
  const pages = page.getByRole('region', { name: /printed/ })
  await expect(pages).toContainText('Maud Tallow')
  await keep.picture('sheet', 'the character sheet, by day')
  await keep.pdf('the sheet')
  await page.getByRole('button', { name: 'Monster cards' }).click()
  for (const name of onCards) {
    const pick = page.getByRole('combobox', { name: /bestiary/i })
    await pick.fill(name)
    await expect(page.getByRole('option', { name: new RegExp(`^${name}`) }).first()).toBeVisible()
    await pick.press('Enter')
  }
  await expect(pages).toContainText('Hobgoblin')
  await keep.picture('cards', 'monster cards, to be cut out')
  await keep.pdf('the cards')
  await page.getByRole('button', { name: 'Session report' }).click()
  await page.getByText('One session').click()
  await expect(pages).toContainText('Six goblins')
  await keep.picture('report', 'the evening’s report')
  await keep.pdf('the report')
}
