import { defineAction, type Action, type InputOf } from '../../../core/action.ts'
import { plain } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import type { Situation } from '../../../core/situation.ts'
import { bowReading } from './readings.ts'
import { strengthBuilt, strengthBuiltUse } from './shooting.ts'
import { weaponNamed } from './weapons.ts'

const bows = ['Bow', 'Longbow', 'Crossbow', 'Heavy Crossbow', 'Sling'] as const

const asks = {
  bow: { kind: 'choice', title: 'Weapon', of: bows, default: 'Bow' },
  built: { kind: 'number', title: 'Built for strength', min: 1, max: 30, default: 15 },
  user: { kind: 'number', title: 'Strength of the user', min: 1, max: 30, default: 15 },
} as const

function figures(
  situation: Pick<Situation, 'houseRules'>,
  { bow, built, user }: InputOf<typeof asks>,
): Step[] {
  const row = weaponNamed(bow)
  const { cost = 0, range = 0 } = row ?? {}
  const reading = bowReading(situation)
  const made = strengthBuilt(cost, range, built, reading)
  const used = strengthBuiltUse(built, user, range, reading)
  return [
    { name: 'Price', value: `${made.cost} silver`, rule: 'GAM-WPN-09' },
    { name: 'Range as built', value: `${made.range} yards`, rule: 'GAM-WPN-09' },
    { name: 'Damage as built', value: `+${made.damageBonus}`, rule: 'GAM-WPN-09' },
    { name: 'Attack of this user', value: used.attack, rule: 'GAM-WPN-11' },
    { name: 'Range for this user', value: `${used.range} yards`, rule: 'GAM-WPN-11' },
    { name: 'Damage for this user', value: `+${used.damageBonus}`, rule: 'GAM-WPN-11' },
  ]
}

/** Any build up to the buyer's own strength may be had. Rules GAM-WPN-09 to GAM-WPN-11. */
export const strengthBow: Action = defineAction({
  id: 'gods-and-monsters.strength-bow',
  title: 'Bow built for strength',
  rule: 'GAM-WPN-09',
  phase: 'town',
  slot: 'item',
  needs: [],
  finds: 'bow crossbow strength built price range damage propelled',
  asks,
  preview(situation, input) {
    const why = figures(situation, input)
    const [price, range, damage] = why
    const verdict = `${price?.value ?? ''}, ${range?.value ?? ''}, damage ${damage?.value ?? ''}`
    return plain(verdict, [], why)
  },
  *run(situation, input, at) {
    yield* []
    const why = figures(situation, input)
    return line(at, {
      rule: 'GAM-WPN-09',
      what: `${input.bow} built for strength ${input.built}`,
      says: why.map(({ name, value }) => `${name.toLowerCase()} ${value}`).join(', '),
      why,
    })
  },
})
