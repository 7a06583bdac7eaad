import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollSummed } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { copperIn, purseSays, readingOf, spent, worthOf } from '../coins.ts'
import { swashDoublesHirelings } from '../house-rules/hirelings.ts'
import { pathOf } from '../people.ts'
import { hirelingUpkeep, roles } from './figures.ts'
import { employerOf, hirelingsOf, levelSteps, roleOf } from './people.ts'

/** Rule E-HBK-20. */
function doubles(situation: Situation, employer: ReadonlyCreature): boolean {
  return pathOf(employer) === 'swashbuckler' && houseRule<boolean>(situation, swashDoublesHirelings)
}

function doubleSteps(situation: Situation, employer: ReadonlyCreature): Step[] {
  if (pathOf(employer) !== 'swashbuckler') return []
  return [
    {
      name: 'Swashbuckler',
      value: doubles(situation, employer) ? 'double for hirelings too' : 'double for themself only',
      rule: 'E-HBK-20',
    },
  ]
}

/** The keep of those hired, between adventures: 3d6 of the coin of their role. Rules HBK-HIRE-01, HBK-HIRE-02. */
export const payHirelings = defineAction({
  id: 'heartbreaker.pay-hirelings',
  title: 'Pay hirelings',
  rule: 'HBK-HIRE-02',
  phase: 'town',
  slot: 'coins',
  needs: [],
  finds: 'wages upkeep hireling retainer torchbearer scout archer bodyguard keep',
  asks: {
    payer: { kind: 'creature', title: 'Who pays', side: 'party', optional: true },
    who: { kind: 'creatures', title: 'Whom', side: 'party', only: ['hireling'] },
  },
  preview(situation, { payer, who }) {
    const paid = hirelingsOf(situation).filter(({ id }) => who.includes(id))
    if (paid.length === 0)
      return refusal('No hireling is chosen: hire one first, or choose whom to pay.')
    const employer = employerOf(situation, payer)
    if (!employer) return refusal('Nobody is there to pay: add a character first.')
    return plain(
      `${employer.name} pays, who has ${purseSays(employer)}`,
      [],
      [
        ...paid.map((one): Step => ({
          name: one.name,
          value: `${roleOf(one)}: 3d6 ${roles[roleOf(one)].unit}, lives ${roles[roleOf(one)].lives}, fights ${roles[roleOf(one)].fights}`,
          rule: 'HBK-HIRE-02',
        })),
        ...paid.flatMap((one) => levelSteps(employer, one)),
        ...doubleSteps(situation, employer),
      ],
    )
  },
  *run(situation, { payer, who }, at) {
    const employer = employerOf(situation, payer)
    const paid = hirelingsOf(situation).filter(({ id }) => who.includes(id))
    if (!employer || paid.length === 0)
      return line(at, { rule: 'HBK-HIRE-02', what: 'Pay', says: 'Nobody was paid' })
    const reading = readingOf(situation)
    const worth = worthOf(reading)
    const why: Step[] = [...doubleSteps(situation, employer)]
    const sums: string[] = []
    let copper = 0
    for (const one of paid) {
      const dice = yield* rollSummed(`keep of ${one.name} (${one.id})`, 6, 3)
      const { amount, unit } = hirelingUpkeep(roleOf(one), dice, doubles(situation, employer))
      copper += amount * worth[unit]
      sums.push(`${one.name} ${amount} ${unit}`)
      why.push({
        name: one.name,
        value: `3d6: ${amount} ${unit}`,
        rule: 'HBK-HIRE-02',
      })
    }
    if (paid.length > 1) why.push({ name: 'In all', value: `${copper} CP`, rule: 'HBK-HIRE-02' })
    const short = copperIn(employer, reading) < copper
    return line(at, {
      rule: 'HBK-HIRE-02',
      what: `Hirelings’ keep, ${employer.name}`,
      says: short
        ? `${listed(sums)}: more than ${purseSays(employer)}. Let somebody else pay, or let them go`
        : listed(sums),
      tone: short ? 'bad' : 'plain',
      who: [employer.id, ...paid.map(({ id }) => id)],
      why,
      effects: short ? [] : spent(employer, copper, 'CP', reading),
    })
  },
})
