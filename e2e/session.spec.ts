import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import type { Views } from '../src-main/campaign/view/views.ts'
import { launch } from './app.ts'
import { callMain } from './calls.ts'
import { keyboard } from './session-keyboard.ts'
import { mouse } from './session-mouse.ts'
import type { Hand } from './session-hand.ts'
import { goblin, makeOneEntry } from './steps.ts'
import { expect, test } from './test.ts'

const hands = { 'by keyboard alone': keyboard, 'by mouse': mouse }

for (const [how, handOn] of Object.entries(hands)) {
  test(`an evening ${how}, the plug pulled, and everything as it was`, async ({ app }) => {
    const { page } = app
    const hand = handOn(page)
    const log = page.getByRole('log')
    const clock = page.getByRole('group', { name: 'Clock' })

    await test.step('opens the sample campaign', async () => {
      await expect(page.getByText('Open the sample')).toBeVisible()
      await hand.openSample()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Drowned Belfry')
      await expect(clock).toContainText('15:40')
    })

    await test.step('plays turns, the second with its own dice, and meets goblins', async () => {
      await makeOneEntry(page, () => hand.turnByHand().then(() => hand.tell('5')))
      await expect(clock).toContainText('15:50')
      await expect(log).toContainText('Free')
      await hand.turnByHand()
      // The event, the table, how many; surprise of each side, distance, activity.
      for (const faces of ['1', '7', '2 3', '5', '4', '3 3', '4']) await hand.tell(faces)
      await expect(page.getByRole('heading', { level: 3, name: 'Five goblins' })).toBeVisible()
      await expect(page.getByRole('main')).toContainText('60 ft')
    })

    await test.step('rolls a reaction, then types one in', async () => {
      await makeOneEntry(page, () => hand.react())
      await makeOneEntry(page, () => hand.reactByHand().then(() => hand.tell('3')))
      await expect(log).toContainText('May negotiate')
    })

    await test.step('amends what was typed, takes it back, and does it again', async () => {
      await makeOneEntry(page, () => hand.amend('19'))
      await expect(page.getByRole('main')).toContainText('Hostile')
      await makeOneEntry(page, () => hand.undo())
      await makeOneEntry(page, () => hand.redo())
    })

    await test.step('strikes until one goes down', async () => {
      await makeOneEntry(page, () => hand.toBlows())
      await hand.aimAt('Goblin 3')
      await makeOneEntry(page, () => hand.attack())
      await makeOneEntry(page, () => hand.harm('3d6'))
      await makeOneEntry(page, () => hand.harm('12'))
    })

    await test.step('settles what is due: initiative, dead or dying, then morale', async () => {
      await makeOneEntry(page, () => hand.settle('Initiative', /^Roll/))
      const fallen = page.getByRole('region', { name: 'Dead or dying?' })
      for (let left = await fallen.count(); left > 0; left -= 1)
        await makeOneEntry(page, () => hand.settle('Dead or dying?', left > 1 ? 'Dead' : 'Dying'))
      await makeOneEntry(page, () => hand.settle('Morale check due', /^Roll 2d6/))
      await expect(page.getByRole('region', { name: 'Morale check due' })).toHaveCount(0)
      await makeOneEntry(page, () => hand.endFight())
      await expect(page.getByText('Nobody to fight.')).toBeVisible()
      await hand.fold('Explore')
      await expect(page.getByText('No encounter.')).toBeVisible()
    })

    await test.step('heals one and hurts another in the party strip', async () => {
      await makeOneEntry(page, () => hand.hitPoints('Pell Harrow', '3'))
      await makeOneEntry(page, () => hand.hitPoints('Maud Tallow', '-1'))
    })
    await convertAndMeet(page, hand)
    await savePdf(page, hand)

    await test.step('takes a turn too many back', async () => {
      await hand.fold('Explore')
      const time = await clock.innerText()
      await makeOneEntry(page, () => hand.turn())
      await makeOneEntry(page, () => hand.undo())
      expect(await clock.innerText()).toBe(time)
    })
    const before = await everything(page)
    await app.kill()
    const again = await launch({ data: app.data })
    try {
      await expect(again.page.getByText('last played')).toBeVisible()
      await handOn(again.page).goOn()
      await expect(again.page.getByRole('log')).toBeVisible()
      expect(await everything(again.page)).toEqual(before)
      expect(again.complaints).toEqual([])
    } finally {
      await again.dispose()
    }
  })
}

async function convertAndMeet(page: Page, hand: Hand): Promise<void> {
  await test.step('converts a pasted goblin and puts two of it on the table', async () => {
    const step = page.getByRole('list', { name: 'Conversion steps' }).locator('[aria-current]')
    await hand.fold('Prep')
    const bestiary = page.getByRole('region', { name: 'Bestiary' })
    await expect(bestiary).toContainText(/\d+ entries/)
    const before = Number(/(\d+) entries/.exec(await bestiary.innerText())?.[1])
    await hand.paste(goblin)
    await hand.onward()
    await expect(step).toHaveText(/Check/)
    await hand.onward()
    await expect(step).toHaveText(/Judge/)
    await hand.judge('Moderate HP')
    await hand.onward()
    await expect(step).toHaveText(/Card/)
    await hand.onward()
    await expect(step).toHaveText(/Keep/)
    await hand.onTheTable(2)
    await hand.onward()
    await expect(step).toHaveText(/Paste/)
    await expect(bestiary).toContainText(`${before + 1} entries`)
    await hand.fold('Explore')
    await expect(page.getByRole('heading', { level: 3, name: 'Two cellar goblins' })).toBeVisible()
  })
}

async function savePdf(page: Page, hand: Hand): Promise<void> {
  await test.step('saves a sheet as PDF with the character on it, once', async () => {
    await hand.fold('Print')
    await hand.savePdf()
    const savedPath = page.getByText(/\.pdf$/)
    await expect(savedPath).toBeVisible({ timeout: 30_000 })
    const path = await savedPath.innerText()
    const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
    expect(text.match(/Maud Tallow/g)).toHaveLength(1)
    expect(text).toMatch(/Accounting\s+11/)
    expect(execFileSync('qpdf', ['--check', path], { encoding: 'utf8' })).toContain(
      'No syntax or stream encoding errors',
    )
  })
}

/** Views of the open campaign, and the texts that the screen shows of it. */
async function everything(page: Page): Promise<{ views: Views; seen: string[] }> {
  const { open } = await callMain(page, 'app.about', null)
  const { views } = await callMain(page, 'campaigns.open', { campaign: open ?? '' })
  const parts = [page.getByRole('banner'), page.getByRole('main'), page.getByRole('log')]
  const seen = await Promise.all(
    [...parts, page.getByRole('contentinfo', { name: 'Party' })].map((part) => part.innerText()),
  )
  return { views, seen }
}
