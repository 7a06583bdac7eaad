import { expect, type Locator } from '@playwright/test'
import { quickPolling } from '../steps.ts'
import type { TypedFaces } from './games.ts'
import type { Chapter, EveningTable } from './table.ts'

/** The table of any game. */
type AnyTable = EveningTable<{ dice: TypedFaces }>

export const amending: Chapter = {
  title: 'older lines are amended, twice, and back again',
  async play(table) {
    await anOlderTurn(table)
    await anOlderRoll(table)
  },
}

/** Lines of the chronicle that stand, counted from the newest. */
export const newest = 0
const second = 1

/** A turn amended twice with the same face moves the clock once. */
async function anOlderTurn(table: EveningTable): Promise<void> {
  await table.press('1')
  await table.roll('Space')
  await table.does('Note', { 'What to remember': 'The door is painted shut' })
  const { clock } = await table.state()
  for (const _again of ['once', 'twice'])
    await applied(table, second, () => amend(table, second, table.game.quiet))
  expect((await table.state()).clock).toEqual(clock)
}

/** Checks that an amendment first lists the later lines it changes, and that the original can be restored. */
async function anOlderRoll(table: EveningTable): Promise<void> {
  const who = await table.character()
  const hitPoints = async () => (await table.creature(who.id)).values['hp']
  await table.does('Edit a number', { Whose: who.name, 'Which number': 'maxHp', To: '9' })
  const least = ((await table.creature(who.id)).values['maxHp'] ?? 0) - 3
  await table.does('Edit a number', { Whose: who.name, 'Which number': 'hp', To: String(least) })
  const before = await table.state()
  await table.does('Heal', { Whom: who.name, 'How much': '1d4' }, [[/./, '1']])
  await table.does('Heal', { Whom: who.name, 'How much': '1' })
  const healed = await table.state()
  expect(await hitPoints()).toBe(least + 2)

  await amend(table, second, '2')
  await expect(changes(table).getByRole('listitem')).toHaveCount(1)
  await table.press('Escape')
  await expect(changes(table)).toHaveCount(0)
  expect(await table.state()).toEqual(healed)

  for (const _again of ['once', 'twice']) {
    await applied(table, second, () => amend(table, second, '2'))
    expect(await hitPoints()).toBe(least + 3)
  }
  await applied(table, second, () => restoreOriginal(table, second))
  expect(await table.state()).toEqual(healed)
  await table.undo(2)
  expect(await table.state()).toEqual(before)

  // What is done again can be amended like any other line.
  await table.redo()
  await applied(table, newest, () => amend(table, newest, '2'))
  expect(await hitPoints()).toBe(least + 2)
}

const changes = (table: AnyTable): Locator =>
  table.page.getByRole('region', { name: 'Later lines would change' })

export const lineOf = (table: AnyTable, nth: number): Locator =>
  table.page.locator('li[data-line]:not(.undone)').nth(nth)

/** A line with its reasons, where the way to amend it is. */
async function unfolded(table: AnyTable, nth: number): Promise<Locator> {
  const line = lineOf(table, nth)
  const telling = line.locator('button.telling')
  if ((await telling.getAttribute('aria-expanded')) === 'false') await table.enterAt(telling)
  return line
}

/** Gives a line's die another face. */
export async function amend(table: AnyTable, nth: number, face: string): Promise<void> {
  const line = nth === newest ? lineOf(table, nth) : await unfolded(table, nth)
  await table.enterAt(table.button('Amend', line))
  await expect(line.getByRole('textbox').first()).toBeFocused()
  await table.type(face)
  await table.press('Enter')
}

/** Gives a line back the answers that it had first. */
export async function restoreOriginal(table: AnyTable, nth: number): Promise<void> {
  await table.enterAt(table.button('Restore original', await unfolded(table, nth)))
}

/** Does what amends a line, applies it where later lines would change, and waits for the line that takes its place. */
export async function applied(
  table: AnyTable,
  nth: number,
  act: () => Promise<void>,
): Promise<void> {
  const number = () => lineOf(table, nth).getAttribute('data-line')
  const before = await number()
  await act()
  const hasPreview = async () => (await changes(table).count()) > 0
  await expect
    .poll(async () => (await hasPreview()) || (await number()) !== before, quickPolling)
    .toBe(true)
  if (await hasPreview()) await table.press('Enter')
  await expect.poll(number, quickPolling).not.toBe(before)
}
