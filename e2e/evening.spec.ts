import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { launch, type App } from './app.ts'
import { always, evenings, type Deed } from './evening-games.ts'
import { fill, rollByHand, Roller } from './evening-hand.ts'
import { wholeState } from './evening-state.ts'
import { keyboard, tabTo } from './session-keyboard.ts'
import { events, goOn, once as told, savePdf } from './steps.ts'
import { expect, test as base } from './test.ts'

/** Opens what a pulled plug has left behind; it is let go however the test ends. */
const test = base.extend<{ reopened: (data: string) => Promise<App> }>({
  reopened: async ({ seed }, use) => {
    const opened: App[] = []
    await use(async (data) => {
      const app = await launch({ data, env: { GATEFOLD_SEED: seed } })
      opened.push(app)
      return app
    })
    for (const app of opened) await app.dispose()
    expect(
      opened.flatMap(({ complaints }) => complaints),
      'errors of the page',
    ).toEqual([])
  },
})

for (const game of evenings)
  test.describe(game.title, () => {
    test.use({ seed: game.seed })

    test(`an evening of ${game.title} by keys, with a pulled plug, back to before the fight and forth again`, async ({
      app,
      reopened,
    }) => {
      test.setTimeout(120_000)
      let { page } = app
      const dice = [...always, ...game.dice]
      let table = new Roller(page, dice)
      const press = (keys: string) => page.keyboard.press(keys)

      await test.step('begins a campaign, and rolls by hand', async () => {
        await expect(page.getByRole('button', { name: game.title, exact: true })).toBeVisible()
        await press(game.key)
        await expect(page.getByRole('textbox', { name: 'Its name' })).toBeFocused()
        await page.keyboard.type(`An evening of ${game.title}`)
        await press('Enter')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          `An evening of ${game.title}`,
        )
        await rollByHand(page)
        for (const { title, fields } of game.rulings)
          await table.once(() => fill(page, title, fields))
      })

      await test.step('makes a party of four', async () => {
        await press('4')
        await expect(page.getByRole('button', { name: 'A party of' })).toBeVisible()
        await press('c')
        await press('Shift+P')
        await expect(page.getByText('4 to choose from')).toBeVisible()
        await press('Shift+A')
        await expect.poll(() => events(page)).toBe(game.rulings.length + 4)
        const { creatures, party } = await wholeState(page)
        // Some bring animals, as the dice have it, and the strip tells of those it has no room for.
        expect(party.filter((id) => creatures[id]?.kind === 'character')).toHaveLength(4)
        await expect(page.getByRole('contentinfo').getByRole('article').nth(3)).toBeVisible()
      })

      await test.step('buys', async () => {
        await table.once(() =>
          fill(page, 'Edit a number', { 'Which number': game.purse, To: '50' }),
        )
        await tabTo(page, page.getByRole('button', { name: new RegExp(`^${game.ware}`) }))
        await press('Enter')
        await expect(page.getByRole('button', { name: /^Buy,/ })).toBeEnabled()
        await table.once(() => press('b'))
        const { creatures, party } = await wholeState(page)
        // Whoever can haggle pays a tenth less.
        const paid = 50 - (creatures[party[0] ?? '']?.values[game.purse] ?? 50)
        expect([game.cost, Math.ceil(game.cost * 0.9)]).toContain(paid)
        for (const id of game.arms ? party : []) {
          const whom = { 'To whom': creatures[id]?.name ?? '' }
          const club = { ...whom, What: game.ware, 'Worn or in hand': 'on' }
          await table.once(() => fill(page, 'Give an item', club))
        }
      })

      await test.step('travels', async () => {
        await press('2')
        await expect(page.getByRole('button', { name: new RegExp(`^${game.road}`) })).toBeVisible()
        for (let leg = 0; leg < game.legs; leg += 1) await table.once(() => press('Space'))
      })

      await test.step('lights a torch and explores eight turns', async () => {
        await press('1')
        await expect(page.getByRole('button', { name: /^Advance the turn/ })).toBeVisible()
        await table.once(() => fill(page, 'Light', { What: 'Torch' }))
        const { seconds } = (await wholeState(page)).clock
        for (let turn = 0; turn < 8; turn += 1) await table.once(() => press('Space'))
        expect((await wholeState(page)).clock.seconds).toBe(seconds + 8 * 600)
      })

      await test.step('meets, and talks', async () => {
        await table.once(() => press('e'))
        await table.once(() => press('r'))
        const { encounter, groups } = await wholeState(page)
        expect(groups[encounter?.group ?? '']?.members.length).toBeGreaterThan(2)
        expect(encounter?.attitude).not.toBe('unknown')
      })
      const beforeFight = await wholeState(page)
      const first = beforeFight.creatures[beforeFight.party[0] ?? '']
      if (!first) throw new Error('Nobody goes first.')
      const befall = async (deeds: readonly Deed[]) => {
        for (const { title, fields, whose, struck } of deeds) {
          const told = {
            ...(whose ? { [whose]: first.name } : {}),
            ...(struck ? { [struck]: await struckDown(page) } : {}),
            ...fields,
          }
          await table.once(() => fill(page, title, told))
        }
      }
      const began = await events(page)

      await test.step('comes to blows: one of the party is hurt, a foe falls', async () => {
        await table.once(() => press('x'))
        await expect(page.getByRole('region', { name: 'The round' })).toBeVisible()
        await table.once(() => press('i'))
        // Whose turn it is, main tells after the dice; only then does the key mean a blow.
        await partysPhase(page, table)
        await table.once(() => press('x'))
        await table.once(() => keyboard(page).harm('12'))
        // Made by chance, the first may never have had more than the one hit point that is healed later.
        for (const [number, to] of [
          ['maxHp', '6'],
          ['hp', '1'],
        ] as const) {
          const hurt = { Whose: first.name, 'Which number': number, To: to }
          await table.once(() => fill(page, 'Edit a number', hurt))
        }
        await befall(game.change?.inTheFight ?? [])
      })

      const midFight = await wholeState(page)
      await test.step('pulls the plug in mid-fight, and nothing is lost', async () => {
        expect(Object.values(midFight.dues).map(({ action }) => action)).toContain(game.morale)
        await app.kill()
        page = (await reopened(app.data)).page
        table = new Roller(page, dice)
        await goOn(page)
        expect(await wholeState(page)).toEqual(midFight)
        await press('3')
        await expect(page.getByRole('region', { name: 'Morale check due' })).toBeVisible()
      })

      await test.step('their nerve breaks, and the fight is over', async () => {
        await table.once(() => press('m'))
        const { creatures, groups } = await wholeState(page)
        const left = Object.values(groups).flatMap(({ members }) => members)
        const standing = left.filter((id) => (creatures[id]?.values['hp'] ?? 0) > 0)
        expect(standing.length).toBeGreaterThan(0)
        for (const id of standing)
          expect(Object.keys(creatures[id]?.conditions ?? {})).toEqual(['fleeing'])
        await table.once(() => keyboard(page).endFight())
        expect((await wholeState(page)).fight).toBeUndefined()
      })

      await test.step('heals', async () => {
        await table.once(() => fill(page, 'Heal', { Whom: first.name, 'How much': '1' }))
        expect((await wholeState(page)).creatures[first.id]?.values['hp']).toBe(2)
      })

      if (game.change) {
        const { title, after, seen, from, to } = game.change
        await test.step(title, async () => {
          const changed = async () => seen((await wholeState(page)).creatures[first.id] ?? first)
          expect(await changed()).toEqual(from)
          await befall(after)
          expect(await changed()).toEqual(to)
        })
      }

      await test.step('rests for the night', async () => {
        const { seconds } = (await wholeState(page)).clock
        await table.once(() => fill(page, game.night))
        const { clock } = await wholeState(page)
        expect(clock.seconds - seconds).toBeGreaterThanOrEqual(4 * 3600)
      })
      const atTheEnd = await wholeState(page)
      const done = (await events(page)) - began

      await test.step('takes all of it back to before the fight, and does it again', async () => {
        for (let back = 0; back < done; back += 1) await told(page, () => press('u'))
        expect(await wholeState(page)).toEqual(beforeFight)
        for (let forth = 0; forth < done; forth += 1) await told(page, () => press('Shift+U'))
        expect(await wholeState(page)).toEqual(atTheEnd)
      })

      await test.step('prints the sheet', async () => {
        await press('6')
        const text = execFileSync('pdftotext', [await savePdf(page), '-'], { encoding: 'utf8' })
        expect(text).toContain(first.name)
      })
    })
  })

/** Goes on to the phase in which one of the party attacks: dice may let the foes act first. */
async function partysPhase(page: Page, table: Roller): Promise<void> {
  const { creatures, party } = await wholeState(page)
  const names = party.map((id) => creatures[id]?.name ?? '')
  const attack = page.getByRole('button', { name: / strikes / })
  for (let phase = 0; phase < 8; phase += 1) {
    await expect(attack).toBeEnabled()
    const says = await attack.innerText()
    if (names.some((name) => says.includes(`${name} strikes`))) return
    await table.once(() => page.keyboard.press('n'))
  }
  throw new Error('The party’s phase does not come.')
}

/** Who of the other side lies at nothing. */
async function struckDown(page: Page): Promise<string> {
  const { creatures } = await wholeState(page)
  const lies = Object.values(creatures).find(
    ({ side, values }) => side === 'foes' && (values['hp'] ?? 1) <= 0,
  )
  if (!lies) throw new Error('No foe was struck down.')
  return lies.name
}
