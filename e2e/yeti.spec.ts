import type { Page } from '@playwright/test'
import type { Creature } from '../src-main/rules/core/state/creature.ts'
import { callMain, openRoll } from './calls.ts'
import type { TypedFaces } from './evening/games.ts'
import { fillAction, rollByHand, Roller } from './evening-hand.ts'
import { wholeState } from './evening-state.ts'
import { expect, test } from './test.ts'

/** Characters of the printed fight, with the numbers it gives them. */
const people = [
  {
    name: 'Sam',
    weapon: ['long sword', 'd8'],
    wears: ['Leather', 'Small Shield'],
    values: {
      ...{ hp: 6, maxHp: 6, verve: 15, maxVerve: 15, perception: 6, willpower: 5, fortitude: 5 },
      ...{ fightingArt: 1, thief: 1, warrior: 1, level: 2, agility: 13 },
    },
  },
  {
    name: 'Charlotte',
    weapon: ['dagger', 'd4'],
    wears: ['Leather'],
    values: {
      ...{ hp: 5, maxHp: 5, verve: 14, maxVerve: 14, perception: 9, willpower: 9, fortitude: 5 },
      ...{ fightingArt: 1, monk: 2, level: 2 },
    },
  },
  {
    name: 'Toromeen',
    weapon: ['small battle axe', 'd8'],
    wears: ['Chain Mail'],
    values: {
      ...{ hp: 7, maxHp: 7, verve: 17, maxVerve: 17, perception: 4, willpower: 7, fortitude: 11 },
      ...{ fightingArt: 2, attackBonus: 2, damageBonus: 4, warrior: 2, level: 2 },
    },
  },
] as const

/** A stat line of our own making; what the book prints of its Yeti comes out of it, but for 2 survival. */
const yeti = `Yeti
AC 6 [13], HD 4 (20hp), Att 2 × claw (1d6), THAC0 16 [+3], MV 120’ (40’), SV D10 W11 P12 B13 S14 (4), ML 8, AL Neutral, XP 75, NA 1 (1), TT None`

/** As the rules have it, by dice of the app’s own where any fall. */

async function does(page: Page, action: `${string}.${string}`, input: Record<string, unknown>) {
  const ran = await callMain(page, 'play.run', { action, input, ...openRoll })
  expect(ran.end, action).toBe('done')
}

/** Three at the table with the numbers of the book; their dice are typed. */
async function company(page: Page): Promise<void> {
  const name = 'The Yeti'
  await expect(page.getByRole('button', { name: 'Gods & Monsters', exact: true })).toBeVisible()
  await page.keyboard.press('5')
  await expect(page.getByRole('textbox', { name: 'Its name' })).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  for (const { name: called, weapon, wears, values } of people) {
    await does(page, 'house.join', { name: called, kind: 'character' })
    const who = (await wholeState(page)).party.at(-1) ?? ''
    for (const [field, to] of Object.entries(values))
      await does(page, 'house.edit', { who, field, to })
    await does(page, 'house.attack', { who, name: weapon[0], dice: weapon[1] })
    for (const thing of wears)
      await does(page, 'house.give', { who, name: thing, count: 1, ready: true })
  }
  await rollByHand(page)
}

async function named(page: Page, name: string): Promise<Creature> {
  const { creatures } = await wholeState(page)
  const found = Object.values(creatures).find((one) => one.name === name)
  if (!found) throw new Error(`${name} is not at the table.`)
  return found
}

/** Survival and verve as they stand. */
async function points(page: Page, name: string): Promise<(number | undefined)[]> {
  const { values } = await named(page, name)
  return [values['hp'], values['verve']]
}

const done = async (
  page: Page,
  title: string,
  fields: Readonly<Record<string, string>>,
  dice: TypedFaces,
): Promise<void> => new Roller(page, dice).once(() => fillAction(page, title, fields))

/** One blow by the dice of the book. */
function strikes(page: Page, who: string, roll: string, damage = '1'): Promise<void> {
  const blow = { Target: 'Yeti', Attacker: who }
  return done(page, 'Attack', blow, [
    [/: attack/, roll],
    [/: damage/, damage],
  ])
}

/** Both claws on Sam, each by its own dice. */
function claws(page: Page, first: [string, string], second: [string, string]): Promise<void> {
  return done(page, 'Attack', { Target: 'Sam', Attacker: 'Yeti' }, [
    [/: attack 1/, first[0]],
    [/: attack 2/, second[0]],
    [/: damage 1/, first[1]],
    [/: damage 2/, second[1]],
  ])
}

const nextRound = (page: Page): Promise<void> =>
  new Roller(page, []).once(() => page.keyboard.press('Shift+N'))

test('the printed fight with the Yeti, by its dice, comes to the printed numbers', async ({
  app,
}) => {
  test.setTimeout(120_000)
  const { page } = app
  await company(page)
  const { monsters } = await callMain(page, 'convert.read', { text: yeti, last: true, opening: '' })
  const [monster] = monsters
  if (!monster) throw new Error('The Yeti was not read.')
  await does(page, 'house.keep-monster', { monster })
  await does(page, 'house.bring', { monster: monster.id, number: '1', side: 'foes' })
  const beast = await named(page, 'Yeti')
  await does(page, 'house.edit', { who: beast.id, field: 'maxHp', to: 20 })
  await does(page, 'house.edit', { who: beast.id, field: 'hp', to: 20 })
  const sam = await named(page, 'Sam')
  expect([sam.values['defense'], beast.values['defense'], beast.values['attackBonus']]).toEqual([
    4, 3, 4,
  ])
  await page.keyboard.press('3')

  await test.step('the first round: Charlotte is surprised', async () => {
    await done(page, 'Surprise', {}, [
      [/of Sam/, '2'],
      [/of Charlotte/, '18'],
      [/of Toromeen/, '4'],
    ])
    await expect(page.getByRole('region', { name: 'The round' })).toContainText('everybody at once')
    expect(Object.keys((await named(page, 'Charlotte')).conditions)).toEqual(['surprised'])
    await strikes(page, 'Sam', '4', '7')
    await strikes(page, 'Toromeen', '17')
    await claws(page, ['9', '1'], ['5', '6'])
    expect(await points(page, 'Yeti')).toEqual([13, 0])
    expect(await points(page, 'Sam')).toEqual([6, 8])
  })

  await test.step('the second: she shakes it off, and stings', async () => {
    await nextRound(page)
    await done(page, 'Shake off surprise', { Who: 'Charlotte' }, [[/willpower/, '6']])
    await strikes(page, 'Toromeen', '13')
    await strikes(page, 'Sam', '14')
    await strikes(page, 'Charlotte', '3', '1')
    await claws(page, ['18', '1'], ['20', '1'])
    expect(await points(page, 'Yeti')).toEqual([12, 0])
  })

  await test.step('the third: only a claw lands', async () => {
    await nextRound(page)
    await strikes(page, 'Toromeen', '16')
    await strikes(page, 'Charlotte', '10')
    await strikes(page, 'Sam', '17')
    await claws(page, ['11', '4'], ['14', '1'])
    expect(await points(page, 'Sam')).toEqual([6, 4])
  })

  await test.step('the fourth: it is at nothing, hits once more, and keeps its feet', async () => {
    await nextRound(page)
    await strikes(page, 'Toromeen', '6', '8')
    await strikes(page, 'Charlotte', '13')
    await strikes(page, 'Sam', '18')
    await claws(page, ['2', '5'], ['16', '1'])
    expect(await points(page, 'Sam')).toEqual([5, 0])
    await done(page, 'Stay conscious', { Who: 'Yeti' }, [[/fortitude|willpower/, '3']])
    const { values, conditions } = await named(page, 'Yeti')
    expect([values['hp'], values['injuries']]).toEqual([0, 0])
    expect(Object.keys(conditions)).toEqual(['holding on'])
  })
})

test('mojo is bid on the miss just made, in its line, and turns it (GAM-MOJ-07)', async ({
  app,
}) => {
  const { page } = app
  await company(page)
  const who = (await named(page, 'Toromeen')).id
  await does(page, 'house.edit', { who, field: 'mojo', to: 16 })
  await does(page, 'house.foe', { name: 'Bear' })
  const target = (await named(page, 'Bear')).id
  await does(page, 'house.edit', { who: target, field: 'hp', to: 20 })
  const input = { attacker: who, target }
  const given = { attack: [18], damage: [5] }
  await callMain(page, 'play.run', {
    ...{ action: 'gods-and-monsters.attack', input, ...openRoll },
    given,
  })
  const newest = page.getByRole('log').getByRole('listitem').first()
  await expect(newest).toContainText('Misses')
  await newest.getByRole('button', { name: 'Bid 3 of 16 mojo' }).click()
  await expect(newest).toContainText('Hits for 9')
  await expect(newest.getByRole('button', { name: /^Bid/ })).toHaveCount(0)
  const { values } = await named(page, 'Toromeen')
  expect([values['mojo'], values['experience']]).toEqual([13, 150])
})
