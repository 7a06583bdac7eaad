import { expect } from '@playwright/test'
import { lastResult, advanceToPhase, attackerName } from './fight.ts'
import type { Chapter, EveningTable } from './table.ts'

export const foesPhase: Chapter = {
  title: 'in the foes’ phase all of them attack in one press, and a monster all it has',
  async play(table) {
    const { depth } = table
    const before = await table.state()
    await advanceToPhase(table, 'foes')
    await allAttack(table)
    await routine(table)
    // Nobody of the party shall come to harm by it.
    await table.undo(table.depth - depth)
    expect(await table.state()).toEqual(before)
  },
}

/** Each foe on one of the party, as the list says; one of them is given another target. */
async function allAttack(table: EveningTable): Promise<void> {
  const { page } = table
  const foe = await attackerName(table)
  await expect(table.button(new RegExp(`^${foe} strikes `))).toBeEnabled()
  await table.enterAt(table.button('Edit… Who attacks whom'))
  const targetPick = page
    .getByRole('list', { name: 'Who attacks whom' })
    .getByRole('combobox', { name: `${foe} attacks` })
  await table.reach(targetPick)
  const chosen = targetPick.locator('option:checked')
  const first = await chosen.innerText()
  await table.press('End')
  if ((await chosen.innerText()) === first) await table.press('Home')
  const target = (await chosen.innerText()).trim()
  await table.enterAt(table.button('Hide list Who attacks whom'))
  await table.roll('Shift+A')
  await expect(lastResult(table)).toBeVisible()
  await table.enterAt(lastResult(table).locator('summary'))
  await expect(lastResult(table)).toContainText(foe)
  await expect(lastResult(table)).toContainText(target)
}

/** A monster with several attacks makes them all in one press, or what it may do instead of them. */
async function routine(table: EveningTable): Promise<void> {
  const { page } = table
  await table.press('b')
  await expect(page.getByRole('textbox', { name: 'Who' })).toBeFocused()
  await table.type('Chimera')
  const chimera = page.getByRole('radio', { name: /^Chimera/ })
  await table.reach(chimera)
  await table.press('Space')
  await table.roll('Enter')
  for (let next = 0; next < 12 && (await attackerName(table)) !== 'Chimera'; next += 1)
    await table.press(']')
  expect(await attackerName(table)).toBe('Chimera')
  const weapon = page.getByRole('radiogroup', { name: 'Weapon' }).locator('label:has(:checked)')
  await expect(weapon).toContainText(/ and .*rolls/)
  await table.roll('x')
  await expect(lastResult(table)).toContainText('Chimera')
  await table.undo()

  const breath = page.getByRole('radio', { name: /^or breath|^breath/i })
  await table.reach(weapon.getByRole('radio'))
  for (let next = 0; next < 8 && !(await breath.first().isChecked()); next += 1)
    await table.press('ArrowRight')
  await table.roll('x')
  await expect(lastResult(table)).toContainText(/breath/i)
  await bothKinds(table)
}

/** With two kinds at the table the bar of the round names the side, and each kind has its own list. */
async function bothKinds(table: EveningTable): Promise<void> {
  const { page } = table
  await expect(page.getByRole('region', { name: 'The round' })).not.toContainText(/goblin|chimera/i)
  for (const kind of ['Goblins', 'Chimera'])
    await expect(page.getByRole('list', { name: `Foes: ${kind}` })).toBeVisible()
}
