import { expect, type Locator } from '@playwright/test'
import { fields } from '../session-hand.ts'
import { keyboard } from '../session-keyboard.ts'
import type { Chapter, EveningTable } from './table.ts'

export const fight: Chapter = {
  title: 'it comes to blows: one of the party is hurt, a foe falls',
  async play(table) {
    const { page, game } = table
    table.beforeFight = { depth: table.depth, state: await table.state() }
    await table.roll('x')
    await expect(page.getByRole('region', { name: 'The round' })).toBeVisible()
    await table.roll('i')
    // Whose turn it is, main tells after the dice; only then does the key mean a blow.
    await advanceToPhase(table, 'party')
    await withoutWeapon(table)
    await table.roll('x')
    await expect(lastResult(table)).toContainText(/\S/)
    await table.roll(() => keyboard(page).harm('12'))
    const Whose = (await table.character()).name
    // Made by chance, the first may never have had more than the one hit point that is healed later.
    await table.does('Edit a number', { Whose, 'Which number': 'maxHp', To: '6' })
    await table.does('Edit a number', { Whose, 'Which number': 'hp', To: '1' })
    await typedInFewKeys(table)
    await table.befall(game.change?.inTheFight ?? [])
  },
}

/** Goes on to a phase in which one of that side attacks, and to them in a phase that is everybody's. */
export async function advanceToPhase(table: EveningTable, side: 'party' | 'foes'): Promise<void> {
  const { creatures } = await table.state()
  const all = Object.values(creatures)
  const names = all.flatMap((one) => (one.side === side ? one.name : []))
  const round = table.page.getByRole('region', { name: 'The round' })
  for (let phase = 0; phase < 8; phase += 1) {
    await expect(table.button(/Next phase|Next round/, round).first()).toBeEnabled()
    for (let one = 0; one <= all.length; one += 1) {
      if (names.includes(await attackerName(table))) return
      await table.press(']')
    }
    await table.roll('n')
  }
  throw new Error(`The phase of the ${side} does not come.`)
}

/** Name of the one who strikes; empty in a phase that is nobody's. */
export async function attackerName(table: EveningTable): Promise<string> {
  const who = table.page.getByLabel('Who strikes').locator('option:checked')
  return (await who.count()) === 0 ? '' : (await who.innerText()).trim()
}

export const lastResult = (table: EveningTable): Locator =>
  table.page.getByRole('status', { name: 'Last result' })

/** Puts every weapon away, expects the notice, and takes one in hand with its button. */
async function withoutWeapon(table: EveningTable): Promise<void> {
  const { page } = table
  const name = await attackerName(table)
  const { creatures } = await table.state()
  const one = Object.values(creatures).find((creature) => creature.name === name)
  const weapons = await page
    .getByRole('radiogroup', { name: 'Weapon' })
    .locator('label')
    .allInnerTexts()
  const inHand = Object.values(one?.items ?? {}).filter(
    (item) => item.ready && weapons.some((weapon) => weapon.trim().startsWith(item.name)),
  )
  for (const item of inHand) await table.does('Ready or put away', { Who: name, What: item.name })
  await expect(
    page.getByRole('status').filter({ hasText: `${name} has no weapon in hand` }),
  ).toBeVisible()
  await table.settle(table.button(/^Take .* in hand$/).first())
  await expect(page.getByText(`${name} has no weapon in hand`)).toHaveCount(0)
}

/** A kill and healing: a key, what is typed, and Enter. */
async function typedInFewKeys(table: EveningTable): Promise<void> {
  const { page } = table
  const { damage } = fields(page)
  const aimed = page.locator('[data-fighter][aria-pressed=true]')
  const foe = (await aimed.getAttribute('data-fighter')) ?? ''
  await table.press('h')
  await expect(damage).toBeFocused()
  await table.type('k')
  await table.roll('Enter')
  expect((await table.creature(foe)).conditions).toHaveProperty('dead')
  await table.undo()

  const hurt = await table.character()
  await table.enterAt(page.locator(`[data-fighter="${hurt.id}"]`))
  await expect(aimed).toHaveAttribute('data-fighter', hurt.id)
  await table.press('Shift+H')
  await expect(damage).toBeFocused()
  await table.type('2')
  await table.roll('Enter')
  expect((await table.creature(hurt.id)).values['hp']).toBe((hurt.values['hp'] ?? 0) + 2)
  await table.undo()
}
