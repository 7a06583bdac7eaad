import { plain, refusal } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Effect } from '../../../core/effects.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { rollSummed, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { copperIn, describePurse, readingOf, takeCoins, worthOf, type Coin } from '../money.ts'
import { swashDoublesHirelings } from '../house-rules/town.ts'
import { pathOf } from '../character/people.ts'
import { roles, employerOf, hirelingsOf, levelSteps, roleOf, type Role } from './people.ts'
import { personKinds } from '../../../core/state/creature.ts'

/** Upkeep of a hireling from three dice. Rules HBK-HIRE-02, E-HBK-20. */
export function hirelingUpkeep(
  role: Role,
  dice: readonly number[],
  doubled = false,
): { amount: number; unit: Coin } {
  const amount = dice.reduce((sum, die) => sum + die, 0)
  return { amount: doubled ? 2 * amount : amount, unit: roles[role].unit }
}

/** True when a swashbuckler pays double for hirelings too. Rule E-HBK-20. */
function paysDouble(situation: Situation, employer: ReadonlyCreature): boolean {
  return pathOf(employer) === 'swashbuckler' && houseRule<boolean>(situation, swashDoublesHirelings)
}

function doubleSteps(situation: Situation, employer: ReadonlyCreature): Step[] {
  if (pathOf(employer) !== 'swashbuckler') return []
  return [
    step(
      'Swashbuckler',
      paysDouble(situation, employer) ? 'double for hirelings too' : 'double for themself only',
      'E-HBK-20',
    ),
  ]
}

/** The keep of those hired, between adventures: 3d6 of the coin of their role. Rules HBK-HIRE-01, HBK-HIRE-02. */
export const payHirelings = defineAction({
  id: 'heartbreaker.pay-hirelings',
  title: 'Pay hirelings',
  rule: 'HBK-HIRE-02',
  phase: 'town',
  slot: 'coins',
  finds: 'wages upkeep hireling retainer torchbearer scout archer bodyguard keep',
  asks: {
    payer: {
      kind: 'creature',
      role: 'actor',
      title: 'Who pays',
      side: 'party',
      optional: true,
      none: 'each their employer',
      only: personKinds,
    },
    who: { kind: 'creatures', role: 'target', title: 'Whom', side: 'party', only: ['hireling'] },
  },
  plan(situation, { payer, who }) {
    const paid = hirelingsOf(situation).filter(({ id }) => who.includes(id))
    if (paid.length === 0)
      return refusal('No hireling is chosen: hire one first, or choose whom to pay.')
    const shares = sharesOf(situation, paid, payer)
    return shares.length > 0
      ? { paid, shares }
      : refusal('Nobody is there to pay: add a character first.')
  },
  preview: ({ shares }, situation) =>
    plain(
      listed(
        shares.map(
          ({ employer, paid }) =>
            `${employer.name} pays${shares.length > 1 ? ` for ${namesOf(paid)}` : ''}, who has ${describePurse(employer)}`,
        ),
      ),
      [],
      shares.flatMap(({ employer, paid }) => [
        ...paid.map((one): Step => {
          const { unit, lives, fights } = roles[roleOf(one)]
          return step(
            one.name,
            `${roleOf(one)}: 3d6 ${unit}, lives ${lives}, fights ${fights}`,
            'HBK-HIRE-02',
          )
        }),
        ...paid.flatMap((one) => levelSteps(employer, one)),
        ...doubleSteps(situation, employer),
      ]),
    ),
  *run({ shares, paid }, situation, at) {
    const settled: Settled[] = []
    for (const share of shares) settled.push(yield* payShare(situation, share))
    return line(at, {
      rule: 'HBK-HIRE-02',
      what: `Hirelings’ keep, ${namesOf(shares.map(({ employer }) => employer))}`,
      says: settled.map(({ says }) => says).join('; '),
      tone: settled.some(({ short }) => short) ? 'bad' : 'plain',
      who: [...shares.map(({ employer }) => employer.id), ...paid.map(({ id }) => id)],
      why: settled.flatMap(({ why }) => why),
      effects: settled.flatMap(({ effects }) => effects),
    })
  },
})

/** Hirelings whom one employer pays. */
interface Share {
  employer: ReadonlyCreature
  paid: ReadonlyCreature[]
}

interface Settled {
  says: string
  short: boolean
  why: Step[]
  effects: Effect[]
}

function sharesOf(
  situation: Situation,
  paid: readonly ReadonlyCreature[],
  payer: string | undefined,
): Share[] {
  const shares = new Map<string, Share>()
  for (const one of paid) {
    const employer = employerOf(situation, one, payer)
    if (!employer) continue
    const share = shares.get(employer.id) ?? { employer, paid: [] }
    shares.set(employer.id, { employer, paid: [...share.paid, one] })
  }
  return [...shares.values()]
}

/** Pays the hirelings of one employer out of the purse, or nobody where it is too little. */
function* payShare(situation: Situation, { employer, paid }: Share): ProcedureOf<Settled> {
  const reading = readingOf(situation)
  const worth = worthOf(reading)
  const why: Step[] = [...doubleSteps(situation, employer)]
  const sums: string[] = []
  let copper = 0
  for (const one of paid) {
    const dice = yield* rollSummed(`keep of ${one.name} (${one.id})`, 6, 3)
    const { amount, unit } = hirelingUpkeep(roleOf(one), dice, paysDouble(situation, employer))
    copper += amount * worth[unit]
    sums.push(`${one.name} ${amount} ${unit}`)
    why.push(step(one.name, `3d6: ${amount} ${unit}`, 'HBK-HIRE-02'))
  }
  if (paid.length > 1) why.push(step('In all', `${copper} CP`, 'HBK-HIRE-02'))
  const short = copperIn(employer, reading) < copper
  return {
    says: short
      ? `${listed(sums)}: more than ${describePurse(employer)}. Let somebody else pay, or let them go`
      : listed(sums),
    short,
    why,
    effects: short ? [] : takeCoins(employer, copper, 'CP', reading),
  }
}

function namesOf(people: readonly ReadonlyCreature[]): string {
  return listed(people.map(({ name }) => name))
}
