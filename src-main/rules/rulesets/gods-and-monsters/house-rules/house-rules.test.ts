import { expect, test } from 'vitest'
import type { HouseRuleValue } from '../../../core/situation.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { placesOf } from '../../../testing/sheet.ts'
import { boughtRoll, mojoForSilver } from '../advancement/buying.ts'
import { study } from '../advancement/course.ts'
import { characters } from '../character/index.ts'
import { problems } from '../character/limits.ts'
import { firstLevel, makingRules } from '../character/making.ts'
import { attack } from '../combat/attack/index.ts'
import { gearNamed } from '../gear/index.ts'
import { gearOfSize, strengthBow } from '../gear/made-for.ts'
import { priceByFormula } from '../gear/pricing.ts'
import { money } from '../money.ts'
import { sheet } from '../sheet/index.ts'
import { ConflictPlay, person } from '../testing/play.ts'
import { ladenBeast } from '../travel/mounts.ts'

type Settled = Record<string, HouseRuleValue>

const ada = (values: Record<string, number> = {}, more: Partial<Creature> = {}): Creature =>
  person('c1', values, { name: 'Ada', ...more })
const orc: Creature = { ...characters.blank('c5', 'Orc'), side: 'foes', kind: 'monster' }

function wearing(...names: string[]): Pick<Creature, 'items' | 'itemOrder'> {
  const items = names.map((name) => ({ id: name, name, gear: name, count: 1, ready: true }))
  return {
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    itemOrder: items.map(({ id }) => id),
  }
}

const scores = {
  charisma: 9,
  intelligence: 10,
  wisdom: 10,
  endurance: 17,
  agility: 10,
  strength: 17,
} as const

test('the shares of scores the text never shows are the campaign’s, in figures and on the sheet', () => {
  const warriorWith = (houseRules: Settled) =>
    firstLevel('warrior', 'Human', scores, makingRules({ houseRules }))
  expect(warriorWith({})).toMatchObject({ maxHp: 8, mojo: 15, damageBonus: 3, attackBonus: 1 })
  expect(warriorWith({ major17: 4, minor17: 2, firstMojo: 11 })).toMatchObject({
    maxHp: 9,
    mojo: 15,
    damageBonus: 4,
    attackBonus: 2,
  })
  const printed = sheet(ada({ strength: 17 }), { name: 'Belfry', houseRules: { major17: 4 } })
  expect(placesOf(printed).find(({ field }) => field === 'about/strength major')?.value).toBe('4')
})

test('weapons of other sizes by either reading', () => {
  const says = (thing: string, size: string, houseRules: Settled = {}) =>
    new ConflictPlay([], houseRules).says(gearOfSize, { thing, size, bearer: size })
  expect(says('knife', 'large')).toContain('damage D4')
  expect(says('knife', 'tiny', { offLadder: 'lower' })).toContain('damage 1,')
  expect(says('knife', 'tiny')).toContain('damage 1,')
  expect(says('great sword', 'small')).toContain('damage D12')
  expect(says('great sword', 'small', { offLadder: 'lower' })).toContain('damage D10')
  expect(says('dart', 'fine', { belowOne: 'none' })).toContain('damage 0')
  expect(says('wheel lock pistol', 'tiny')).toContain('range 1 ')
  expect(says('wheel lock pistol', 'tiny', { sizedRange: 'each step' })).toContain('range 2 ')
})

test('bows by either reading', () => {
  const says = (houseRules: Settled, user = 12) =>
    new ConflictPlay([], houseRules).do(strengthBow, { bow: 'Longbow', built: 18, user }).says
  expect(says({})).toContain('range for this user 25 yards')
  expect(says({ weakBow: 'their own' })).toContain('range for this user 31 yards')
  expect(says({ weakBow: 'their own', builtRange: 'up' })).toContain('for this user 32 yards')
})

test('prices, books, helmets and carried cloth by either reading', () => {
  const says = (input: Record<string, unknown>, houseRules: Settled = {}) =>
    new ConflictPlay([], houseRules).says(priceByFormula, input)
  expect(says({ pages: 206 })).toContain('4.15 silver')
  expect(says({ pages: 206 }, { bookPages: 'by the page' })).toContain('4.09 silver')
  expect(says({ pages: 206 }, { bookPages: 'whole' })).toContain('4 silver')
  const helmet = { what: 'full helmet', armor: 'Plate Mail', shield: 'Large Shield' }
  expect(says(helmet)).toContain('30 silver')
  expect(says(helmet, { helmetPrice: 'all' })).toContain('31.5 silver')
  expect(says({ what: 'armor carried', armor: 'Cloth' }, { clothBulk: 4 })).toBe('bulk 8')
  const rope = gearNamed('rope')
  const { state } = new ConflictPlay([], { prices: 150 })
  expect(rope && money.price?.(rope, state)).toBe(0.3)
})

test('beasts by either reading', () => {
  const says = (input: Record<string, unknown>, houseRules: Settled = {}) =>
    new ConflictPlay([], houseRules).says(ladenBeast, { beast: 'Donkey', ...input })
  expect(says({ load: 247 })).toBe('Movement 9, 18 miles a day')
  expect(says({ load: 247 }, { animalLoad: 'exact' })).toContain('Movement 8.02')
  expect(says({ tack: 'bareback' })).toBe('Movement 9, 15 miles a day')
  expect(says({ tack: 'bareback' }, { ridingPenaltyUnit: 'movement' })).toBe(
    'Movement 6, 12 miles a day',
  )
})

test('armor that the list leaves blank is for warriors, or for all who wear armor', () => {
  const thief = ada({ thief: 1 }, wearing('splint-mail'))
  const brokenRules = (houseRules: Settled) =>
    problems(thief, new ConflictPlay([thief], houseRules).state).map(({ rule }) => rule)
  expect(brokenRules({})).toContain('GAM-ARM-03')
  expect(brokenRules({ armorBlanks: 'any level' })).not.toContain('GAM-ARM-03')
})

test('hands, tools and helmets tell in the attack', () => {
  const at = { target: 'c5', attacker: 'c1' }
  const says = (who: Creature, houseRules: Settled = {}, weapon?: string) =>
    new ConflictPlay([who, orc], houseRules).says(attack, { ...at, ...(weapon ? { weapon } : {}) })
  const dwarf = ada({ size: 2 }, { tags: { Dwarf: true } })
  expect(says(dwarf)).toContain('bare hands: d20 at or under 11')
  const hit = { attack: [1], damage: [2] }
  expect(new ConflictPlay([dwarf, orc]).do(attack, at, hit).why.map(({ name }) => name)).toContain(
    'Damage d3',
  )
  expect(
    new ConflictPlay([dwarf, orc], { smallHands: 'd2' })
      .do(attack, at, hit)
      .why.map(({ name }) => name),
  ).toContain('Damage d2')
  expect(says(ada({}, wearing('shovel')))).toContain('at or under 8')
  expect(says(ada({}, wearing('club', 'full-helmet')))).toContain('at or under 10')
  expect(says(ada(), {}, 'd4')).toContain('at or under 11')
  expect(says(ada(), { toolAttack: 2 }, 'd4')).toContain('at or under 9')
})

test('a bonus bought before a roll helps it with its mojo, and counts itself or not', () => {
  const who = ada({ mojo: 20, perception: 5 }, { skills: { War: 2 } })
  const bought = { who: 'c1', name: 'War', difficulty: 'Difficult' }
  const target = (houseRules: Settled) => {
    const play = new ConflictPlay([who], houseRules)
    play.do(boughtRoll, bought, { perception: [20] })
    expect(play.value('c1', 'mojo')).toBe(14)
    expect(play.state.creatures['c1']?.skills).toEqual({ War: 3 })
    const shown = new ConflictPlay([who], houseRules).says(boughtRoll, bought)
    return Number(/under (\d+)/.exec(shown)?.[1])
  }
  expect(target({}) - target({ boughtBonus: 'mojo' })).toBe(1)
  expect(
    new ConflictPlay([ada({ mojo: 1 }, { skills: { War: 2 } })]).refuses(boughtRoll, bought),
  ).toContain('takes 6')
})

test('mojo buys silver at the first level, or at any where the campaign says so', () => {
  const later = ada({ level: 3, mojo: 5 })
  expect(new ConflictPlay([later]).refuses(mojoForSilver, { who: 'c1' })).toContain('GAM-AMB-17')
  const play = new ConflictPlay([later], { mojoTrade: 'any time', mojoSilver: 20 })
  play.do(mojoForSilver, { who: 'c1', mojo: 2 })
  expect([play.value('c1', 'mojo'), play.value('c1', 'coins')]).toEqual([3, 40])
})

test('study by either reading', () => {
  const who = ada({ intelligence: 15, wisdom: 15, coins: 999 })
  const says = (course: Record<string, unknown>, houseRules: Settled = {}) =>
    new ConflictPlay([who], houseRules).says(study, { who: 'c1', project: 'War', ...course })
  expect(says({ book: 5 })).toContain('3 mojo in 7 days')
  expect(says({ book: 5 }, { studyRows: 'example' })).toContain('4 mojo in 7 days')
  expect(says({ book: 5, rate: 4 })).toContain('5 mojo in 7 days')
  const long = { book: 3, special: 2, periods: 30 }
  expect(says(long)).toContain('35 mojo')
  expect(says(long, { studyCap: 'largest' })).toContain('33 mojo')
  expect(says({ ...long, given: 3 })).toContain('32 mojo')
  const vast = { school: 99, collection: 99, student: 1 }
  expect(says(vast)).toContain('12 mojo')
  expect(says(vast, { studyBeyond: 'last row' })).toContain('9 mojo')
  const half = { kind: 'intensive', school: 1, periods: 2, more: 1 }
  expect(says(half)).toContain('8 mojo in 5 days')
  expect(says(half, { studyParts: 'part' })).toContain('10 mojo in 5 days')
  const play = new ConflictPlay([who])
  expect(play.refuses(study, { who: 'c1', project: 'Stealth Art' })).toContain('GAM-PRM-02')
  expect(play.refuses(study, { who: 'c1', project: 'War', periods: 0 })).toContain('No time')
  play.do(study, { who: 'c1', kind: 'intensive', school: 1, project: 'War' })
  expect(Object.values(play.state.timers).map(({ rule }) => rule)).toEqual(['GAM-PRM-05'])
})
