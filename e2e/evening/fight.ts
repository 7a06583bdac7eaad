import { expect } from '@playwright/test'
import { keyboard } from '../session-keyboard.ts'
import type { Chapter, Table } from './table.ts'

export const fight: Chapter = {
  title: 'it comes to blows: one of the party is hurt, a foe falls',
  async play(table) {
    const { page, game } = table
    table.beforeFight = { events: await table.events(), state: await table.state() }
    await table.roll('x')
    await expect(page.getByRole('region', { name: 'The round' })).toBeVisible()
    await table.roll('i')
    // Whose turn it is, main tells after the dice; only then does the key mean a blow.
    await partysPhase(table)
    await table.roll('x')
    await table.roll(() => keyboard(page).harm('12'))
    const Whose = (await table.character()).name
    // Made by chance, the first may never have had more than the one hit point that is healed later.
    await table.does('Edit a number', { Whose, 'Which number': 'maxHp', To: '6' })
    await table.does('Edit a number', { Whose, 'Which number': 'hp', To: '1' })
    await table.befall(game.change?.inTheFight ?? [])
  },
}

/** Goes on to the phase in which one of the party attacks: dice may let the foes act first. */
async function partysPhase(table: Table): Promise<void> {
  const { creatures, party } = await table.state()
  const names = party.map((id) => creatures[id]?.name ?? '')
  const attack = table.button(/ strikes /)
  for (let phase = 0; phase < 8; phase += 1) {
    await expect(attack).toBeEnabled()
    const says = await attack.innerText()
    if (names.some((name) => says.includes(`${name} strikes`))) return
    await table.roll('n')
  }
  throw new Error('The party’s phase does not come.')
}
