import { fillAction, rollByHand, Roller } from './evening-hand.ts'
import { wholeState } from './evening-state.ts'
import { countEntries, makeOneEntry as told } from './steps.ts'
import { expect, test } from './test.ts'

const day = 86_400
const cold = 'Common Cold'
/** Dice for no encounter, a cold that is caught, and a second day's test that throws it off. */
const dice = [
  [/: event/i, '6'],
  [/health against/i, '1'],
  [/: health$/i, '20'],
] as const

test('a journey with a disease by keys: caught, fallen ill on the road, thrown off, and taken back', async ({
  app,
}) => {
  test.setTimeout(120_000)
  const { page } = app
  const { keyboard } = page
  const table = new Roller(page, dice)
  const ill = async () => Object.keys((await wholeState(page)).creatures[first]?.conditions ?? {})
  const timers = async () =>
    Object.values((await wholeState(page)).timers).map(({ title }) => title)
  const onTheRoad = async (title: string) => {
    await keyboard.press('2')
    await expect(page.getByRole('button', { name: new RegExp(`^${title}`) })).toBeVisible()
    await table.once(() => keyboard.press('Space'))
  }
  let first = ''

  await test.step('four set out', async () => {
    await expect(page.getByRole('button', { name: 'Gods & Monsters', exact: true })).toBeVisible()
    await keyboard.press('5')
    await expect(page.getByRole('textbox', { name: 'Its name' })).toBeFocused()
    await keyboard.type('A cold on the road')
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A cold on the road')
    await rollByHand(page)
    await keyboard.press('4')
    await expect(page.getByRole('button', { name: 'A party of' })).toBeVisible()
    await keyboard.press('c')
    await keyboard.press('Shift+P')
    await expect(page.getByText('4 to choose from')).toBeVisible()
    await keyboard.press('Shift+A')
    await expect.poll(() => countEntries(page)).toBe(4)
    first = (await wholeState(page)).party[0] ?? ''
  })

  const before = await wholeState(page)
  const name = before.creatures[first]?.name ?? ''
  await test.step('one of them catches a cold', async () => {
    await table.once(() => fillAction(page, 'Ailment', { Who: name, Ailment: cold }))
    expect(await timers()).toContain(cold)
    expect(await ill()).toEqual([])
  })

  await test.step('a day and a night on the road, and it shows', async () => {
    await onTheRoad('Travel a day')
    await onTheRoad('Camp for the night')
    await onTheRoad('Travel a day')
    const { clock, dues, journey } = await wholeState(page)
    expect(clock.seconds - before.clock.seconds).toBeGreaterThan(day)
    expect(journey?.miles).toBeGreaterThan(0)
    expect(Object.values(dues).map(({ title }) => title)).toContain(cold)
    await table.once(() => fillAction(page, 'Ailment acts'))
    expect(await ill()).toContain(cold)
  })

  await test.step('it is taken off what they roll', async () => {
    await keyboard.press('Control+k')
    await keyboard.type('>Test')
    const dialog = page.getByRole('dialog', { name: 'Find or do' })
    await dialog.getByLabel('Against', { exact: true }).selectOption('evasion')
    await expect(dialog.getByRole('listitem').filter({ hasText: cold })).toBeVisible()
    await keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('a night and a day later it is thrown off', async () => {
    await onTheRoad('Camp for the night')
    await onTheRoad('Travel a day')
    await table.once(() => fillAction(page, 'Ailment acts'))
    expect(await ill()).not.toContain(cold)
    expect(await timers()).not.toContain(cold)
  })

  await test.step('takes all of it back', async () => {
    const done = (await countEntries(page)) - 4
    for (let back = 0; back < done; back += 1) await told(page, () => keyboard.press('u'))
    expect(await wholeState(page)).toEqual(before)
  })
})
