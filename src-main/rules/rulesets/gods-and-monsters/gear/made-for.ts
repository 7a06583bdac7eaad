import { compact } from '../../../common/compact.ts'
import type { InputOf } from '../../../core/asks.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { refusal } from '../../../core/preview.ts'
import type { Situation } from '../../../core/situation.ts'
import { calculator } from '../checks/actions.ts'
import { sizes } from '../scales.ts'
import { armorRows, weaponBulk } from './armor.ts'
import { bulkIn, gear, gearNamed } from './index.ts'
import { stepsText } from './pricing.ts'
import { strengthBuilt, strengthBuiltUse } from './shooting.ts'
import {
  bowReading,
  bulkFor,
  sizeAttackPenalty,
  sizedCost,
  sizedWeapon,
  sizeReading,
} from './sized.ts'
import { weaponNamed } from './weapons.ts'

const asks = {
  thing: {
    kind: 'text',
    title: 'Thing of the list',
    max: 60,
    offers: gear.filter(({ madeFor }) => !madeFor).map(({ name }) => name),
    closed: true,
    also: ['weapon', 'armor', 'item'],
  },
  size: { kind: 'choice', title: 'Made for', of: sizes, default: 'small' },
  market: { kind: 'choice', title: 'Bought among people who are', of: sizes, default: 'medium' },
  bearer: { kind: 'choice', title: 'Borne by somebody', of: sizes, default: 'medium' },
  never: { kind: 'switch', title: 'A weapon never used as one', default: false },
} as const
type GearInput = InputOf<typeof asks>

const yards = (count: number): string => (count === 1 ? '1 yard' : `${count} yards`)

function figures(
  situation: Pick<Situation, 'houseRules'>,
  { thing, size, market, bearer, never }: GearInput,
): Step[] | null {
  const row = gearNamed(thing.trim())
  if (!row) return null
  const weapon = weaponNamed(row.name)
  const resized = weapon && sizedWeapon(weapon, size, market, sizeReading(situation))
  const armor = armorRows.find(({ name }) => name === row.name)
  return compact(
    resized && step('Damage', resized.damage, 'GAM-SIZ-04'),
    resized && resized.range > 0 && step('Range', yards(resized.range), 'GAM-SIZ-03'),
    armor && step('Defense', `${armor.defense}, as in any size`, 'GAM-SIZ-06'),
    step('Price', `${sizedCost(row.cost, size, market)} silver`, 'GAM-SIZ-02'),
    {
      name: never && weapon ? 'Bulk, as no weapon' : 'Bulk',
      value: bulkFor(
        weaponBulk(bulkIn(situation, row.name), never && weapon !== undefined),
        size,
        bearer,
      ),
      rule: never && weapon ? 'GAM-WPN-06' : 'GAM-SIZ-01',
    },
    resized && !never && step('Attack with it', sizeAttackPenalty(size, bearer), 'GAM-SIZ-05'),
  )
}

/** Figures of a thing of the list made for another size. Rules GAM-SIZ-01 to GAM-SIZ-06. */
export const gearOfSize = calculator({
  id: 'gods-and-monsters.made-for',
  title: 'Gear of another size',
  rule: 'GAM-SIZ-04',
  phase: 'town',
  slot: 'item',
  finds: 'size small large titanic weapon bulk price cost damage range ladder culture',
  asks,
  plan(situation, input) {
    const why = figures(situation, input)
    const thing = input.thing.trim()
    if (!why)
      return refusal(
        thing
          ? `“${thing}” is not on the price list: write it as the shop does.`
          : 'Name a thing of the price list, as “Long sword”.',
      )
    return { what: `${thing} made ${input.size}`, says: stepsText(why), why }
  },
})

const bows = ['Bow', 'Longbow', 'Crossbow', 'Heavy Crossbow', 'Sling'] as const

const bowAsks = {
  bow: { kind: 'choice', title: 'Weapon', of: bows, default: 'Bow' },
  built: {
    kind: 'number',
    title: 'Built for strength',
    min: 1,
    max: 30,
    default: 15,
    also: ['strength'],
  },
  user: { kind: 'number', title: 'Strength of the user', min: 1, max: 30, default: 15 },
} as const

function bowFigures(
  situation: Pick<Situation, 'houseRules'>,
  { bow, built, user }: InputOf<typeof bowAsks>,
): Step[] {
  const row = weaponNamed(bow)
  const { cost = 0, range = 0 } = row ?? {}
  const reading = bowReading(situation)
  const figures = strengthBuilt(cost, range, built, reading)
  const used = strengthBuiltUse(built, user, range, reading)
  return [
    step('Price', `${figures.cost} silver`, 'GAM-WPN-09'),
    step('Range as built', yards(figures.range), 'GAM-WPN-09'),
    step('Damage as built', `+${figures.damageBonus}`, 'GAM-WPN-09'),
    step('Attack of this user', used.attack, 'GAM-WPN-11'),
    step('Range for this user', yards(used.range), 'GAM-WPN-11'),
    step('Damage for this user', `+${used.damageBonus}`, 'GAM-WPN-11'),
  ]
}

/** Any build up to the buyer's own strength may be had. Rules GAM-WPN-09 to GAM-WPN-11. */
export const strengthBow = calculator({
  id: 'gods-and-monsters.strength-bow',
  title: 'Bow built for strength',
  rule: 'GAM-WPN-09',
  phase: 'town',
  slot: 'item',
  finds: 'bow crossbow strength built price range damage propelled',
  asks: bowAsks,
  plan(situation, input) {
    const why = bowFigures(situation, input)
    const [price, range, damage] = why
    return {
      verdict: `${price?.value ?? ''}, ${range?.value ?? ''}, damage ${damage?.value ?? ''}`,
      what: `${input.bow} built for strength ${input.built}`,
      says: stepsText(why),
      why,
    }
  },
})
