import { defineAction, type Action, type InputOf } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import type { Situation } from '../../../core/situation.ts'
import { sizes } from '../scales/sizes.ts'
import { armorRows } from './armor.ts'
import { bulkIn, gearNamed } from './index.ts'
import { sizeReading } from './readings.ts'
import { bulkFor, sizeAttackPenalty, sizedCost, sizedWeapon } from './sized.ts'
import { weaponNamed } from './weapons.ts'
import { weaponBulk } from './worn.ts'

const asks = {
  thing: { kind: 'text', title: 'Thing of the list', max: 60 },
  size: { kind: 'choice', title: 'Made for', of: sizes, default: 'small' },
  market: { kind: 'choice', title: 'Bought among people who are', of: sizes, default: 'medium' },
  bearer: { kind: 'choice', title: 'Borne by somebody', of: sizes, default: 'medium' },
  never: { kind: 'switch', title: 'A weapon never used as one', default: false },
} as const
type Made = InputOf<typeof asks>

function figures(
  situation: Pick<Situation, 'houseRules'>,
  { thing, size, market, bearer, never }: Made,
): Step[] | null {
  const row = gearNamed(thing.trim())
  if (!row) return null
  const weapon = weaponNamed(row.name)
  const made = weapon && sizedWeapon(weapon, size, market, sizeReading(situation))
  const armor = armorRows.find(({ name }) => name === row.name)
  return [
    ...(made ? [{ name: 'Damage', value: made.damage, rule: 'GAM-SIZ-04' as const }] : []),
    ...(made && made.range > 0
      ? [{ name: 'Range', value: `${made.range} yards`, rule: 'GAM-SIZ-03' as const }]
      : []),
    ...(armor
      ? [
          {
            name: 'Defense',
            value: `${armor.defense}, as in any size`,
            rule: 'GAM-SIZ-06' as const,
          },
        ]
      : []),
    { name: 'Price', value: `${sizedCost(row.cost, size, market)} silver`, rule: 'GAM-SIZ-02' },
    {
      name: never && weapon ? 'Bulk, as no weapon' : 'Bulk',
      value: bulkFor(
        weaponBulk(bulkIn(situation, row.name), never && weapon !== undefined),
        size,
        bearer,
      ),
      rule: never && weapon ? 'GAM-WPN-06' : 'GAM-SIZ-01',
    },
    ...(made && !never
      ? [
          {
            name: 'Attack with it',
            value: sizeAttackPenalty(size, bearer),
            rule: 'GAM-SIZ-05' as const,
          },
        ]
      : []),
  ]
}

const told = (steps: readonly Step[]): string =>
  steps.map(({ name, value }) => `${name.toLowerCase()} ${value}`).join(', ')

const nothing = (thing: string): string =>
  thing.trim()
    ? `“${thing.trim()}” is not on the price list: write it as the shop does.`
    : 'Name a thing of the price list, as “Long sword”.'

export const madeFor: Action = defineAction({
  id: 'gods-and-monsters.made-for',
  title: 'Gear of another size',
  rule: 'GAM-SIZ-04',
  phase: 'town',
  slot: 'item',
  needs: [],
  finds: 'size small large titanic weapon bulk price damage range ladder culture',
  asks,
  preview(situation, input) {
    const found = figures(situation, input)
    return found ? plain(told(found), [], found) : refusal(nothing(input.thing))
  },
  *run(situation, input, at) {
    yield* []
    const found = figures(situation, input)
    return line(at, {
      rule: 'GAM-SIZ-04',
      what: `${input.thing.trim() || 'Gear'} made ${input.size}`,
      says: found ? told(found) : nothing(input.thing),
      why: found ?? [],
    })
  },
})
