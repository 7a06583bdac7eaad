import { step } from '../../core/outcome.ts'
import type { BorrowerRules, Follows } from '../../borrowing/borrower.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { isDown } from '../../common/incapacitated.ts'
import { bandStep, hits, hitReading, strike } from './harm/damage.ts'
import { trapHarm, type TrapHarm } from './house-rules/combat.ts'
import { nightOf, nightSays } from './rest/night.ts'
import { hardening, planSave } from './saves.ts'

/** Rules of HEARTS that hold inside a procedure of another game. */
export const borrower: BorrowerRules = {
  scores: [
    {
      field: 'st',
      scale: '3d6',
      means: 'Their own saving throw. A failed check raises it by 1, as a failed save does.',
      failed: hardened,
    },
  ],
  night: {
    says: (creature) => (isDown(creature) ? [] : nightSays(creature)),
    *run(creature) {
      return isDown(creature) ? { why: [], effects: [] } : yield* nightOf(creature)
    },
  },
  harm: {
    says: (situation) =>
      step('Its harm', readings[houseRule<TrapHarm>(situation, trapHarm)], 'HRT-CAIRN-03'),
    run: harmed,
  },
}

const readings: Readonly<Record<TrapHarm, string>> = {
  table: 'on the hit table, AP first',
  past: 'on the hit table, past armour',
  hits: 'each point a hit, AP first',
}

/** A failed save hardens whoever is no monster. Rule HRT-SAVE-02. */
function hardened(creature: ReadonlyCreature, situation: Situation): Follows | null {
  const save = planSave(situation, creature)
  const { st } = creature.values
  if (st === undefined || save.hardens === null) return null
  return { says: `ST improves to ${save.hardens}`, ...hardening(save, false) }
}

/** Dice of a trap as hits. Rules HRT-CAIRN-03, HRT-ATK-02, HRT-ATK-03. */
function harmed(creature: ReadonlyCreature, amount: number, situation: Situation): Follows {
  const reading = houseRule<TrapHarm>(situation, trapHarm)
  const most = hitReading(situation)
  const taken = reading === 'hits' ? amount : hits(amount, most)
  const struck = strike(creature, taken, reading === 'past')
  return {
    says: struck.says,
    why: [
      reading === 'hits'
        ? step(`Total ${amount}`, readings.hits, 'HRT-ATK-02')
        : bandStep(amount, most),
      ...struck.why,
    ],
    effects: struck.effects,
  }
}
