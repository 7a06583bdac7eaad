import { expect } from '@playwright/test'
import { keyboard } from '../session-keyboard.ts'
import { advanceToPhase, attackerName } from './fight.ts'
import { startEncounter, type Chapter, type EveningTable } from './table.ts'

/** For HEARTS, which borrows dungeon and road from a game with scores that it lacks. */
export const borrowedRules: Chapter = {
  title: 'a lent check, a trap and a camp do what they say; so do armour and a Wind Barrier',
  async play(table) {
    await trap(table)
    await camp(table)
    await dyingArmour(table)
    await windBarrier(table)
  },
}

/** DEX stands as the house rule says, with its odds as usual; whom the trap catches it harms. */
async function trap(table: EveningTable): Promise<void> {
  const { page } = table
  await table.press('1')
  const check = page.getByRole('button', { name: /^Trap/ })
  // Whoever acts is the one of the party who goes first.
  const shown = await check.innerText()
  const first = Object.values((await table.state()).creatures).find(
    ({ name, kind }) => kind === 'character' && shown.includes(name.split(' ')[0] ?? ''),
  )
  if (!first) throw new Error(`“${shown}” names nobody.`)
  const { st = 0, hp = 0, ap = 0 } = first.values
  await expect(check).toContainText(`${(st - 1) * 5}%`)
  await table.does('Change a house rule', { 'House rule': 'score.delve.dex', Value: '10' })
  await expect(check).toContainText('45%')
  await table.roll('t', [
    [/DEX save/, '10'],
    [/: trap$/, '6'],
  ])
  await expect(page.locator('li.new[data-line]')).toContainText('Caught for 6')
  const { values } = await table.creature(first.id)
  expect((values['hp'] ?? 0) + (values['ap'] ?? 0)).toBe(hp + ap - 1)
}

/** "HP 1 to 2", says the camp, and so it is. */
async function camp(table: EveningTable): Promise<void> {
  const { page } = table
  const { id, name } = await table.character()
  await table.does('Edit a number', { Whose: name, 'Which number': 'hp', To: '1' })
  await table.does('Give an item', { 'To whom': name, What: 'Food, a day', 'How many': '9' })
  await table.press('2')
  const road = page.getByRole('main', { name: 'Travel' })
  await expect(road).toContainText('HP 1 to 2')
  await table.press('s')
  await expect(road).toContainText('A long rest')
  // It asks of the d6 of a lender’s ability only where there are abilities.
  await expect(road).not.toContainText('d6 restores')
  await table.roll('Space')
  expect((await table.creature(id)).values['hp']).toBe(2)
}

/** The armour of one who ends a fight dying is whole again. */
async function dyingArmour(table: EveningTable): Promise<void> {
  const { page } = table
  const { creatures, party } = await table.state()
  const worn = party.find((id) => (creatures[id]?.values['maxAp'] ?? 0) > 0) ?? ''
  await startEncounter(table, 'Goblin', 2)
  await table.roll('x')
  await table.roll('i')
  await table.enterAt(page.locator(`[data-fighter="${worn}"]`))
  await table.press('h')
  await table.type('9')
  await table.roll('Enter')
  await table.settle(table.button('Dying', page.getByRole('region', { name: /^Dead or dying/ })))
  expect((await table.creature(worn)).values['ap']).toBe(0)
  await table.roll(() => keyboard(page).endFight())
  const { conditions, values } = await table.creature(worn)
  expect(conditions).toHaveProperty('dying')
  expect(values['ap']).toBe(values['maxAp'])
}

/** Behind a Wind Barrier a bow does nothing, and a sword does. */
async function windBarrier(table: EveningTable): Promise<void> {
  const { page } = table
  const { name } = await table.character()
  const archer = await table.character(3)
  await table.does('Give an item', { 'To whom': name, What: 'Spellbook' })
  await table.press('1')
  await expect(page.getByRole('region', { name: /^What the spellbook holds/ })).toBeVisible()
  await table.roll('y', [[/spell d20/, '19']])
  await table.does('Give an item', { 'To whom': name, What: 'Wand', 'Worn or in hand': 'on' })
  await table.does('Edit a number', { Whose: name, 'Which number': 'mana', To: '1' })
  await startEncounter(table, 'Goblin', 2)
  await table.press('y')
  const casting = page.getByRole('dialog', { name: 'Cast a spell' })
  await table.reach(table.button('Goblin 1', casting))
  await table.press('Space')
  await expect(table.button(/^Cast Wind Barrier/, casting)).toBeEnabled()
  await table.roll('Enter')
  await expect(casting).toHaveCount(0)
  await table.roll('x')
  await table.roll('i')
  await advanceToPhase(table, 'party')
  for (let next = 0; next < 8 && (await attackerName(table)) !== archer.name; next += 1)
    await table.press(']')
  const weapon = page.getByRole('radiogroup', { name: 'Weapon' })
  const strike = table.button(/ strikes Goblin 1/)
  await weapon.getByRole('radio', { name: /^Bow/ }).press('Space')
  await expect(strike).toBeDisabled()
  await expect(strike).toContainText('behind a Wind Barrier, where missiles do no harm')
  await weapon.getByRole('radio', { name: /^Dagger/ }).press('Space')
  await expect(strike).toBeEnabled()
}
