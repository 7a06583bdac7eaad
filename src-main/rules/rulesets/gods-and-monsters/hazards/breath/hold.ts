import { defineAction, type Preview } from '../../../../core/action.ts'
import type { Effect } from '../../../../core/effects.ts'
import { plain, refusal } from '../../../../common/trial.ts'
import { counted } from '../../../../core/words.ts'
import { line } from '../../../../core/line.ts'
import { rollOne } from '../../../../core/procedure.ts'
import { minor } from '../../abilities.ts'
import { sharesOf } from '../../house-rules/shares.ts'
import { scoresOf } from '../../people.ts'
import { living } from '../../reckoning.ts'
import { suffocationBuffer } from '../figures.ts'
import { breathTimer, testDue } from './clock.ts'

/** Each face of the d4, and the rounds it gives. */
function byDie(rounds: readonly number[]): Pick<Preview, 'bars' | 'chances'> {
  const different = [...new Set(rounds)]
  return {
    bars: rounds.map((each, at) => ({
      face: at + 1,
      chance: 1 / rounds.length,
      leads: different.indexOf(each),
    })),
    chances: different.map((each) => ({
      says: counted(each, 'round'),
      chance: rounds.filter((one) => one === each).length / rounds.length,
      tone: each === 0 ? 'bad' : 'plain',
    })),
  }
}

/** Air runs out for somebody: rounds of breath, then a test each minute. Rules GAM-SUF-01, GAM-SUF-03, GAM-AMB-63. */
export const noAir = defineAction({
  id: 'gods-and-monsters.no-air',
  title: 'Hold breath',
  rule: 'GAM-SUF-01',
  phase: 'check',
  slot: 'timer',
  needs: [],
  finds: 'suffocation drown water underwater smoke strangle air breath',
  asks: {
    who: { kind: 'creature', title: 'Who', first: 'party' },
    prepared: { kind: 'switch', title: 'Took a breath first', default: false },
    resting: { kind: 'switch', title: 'Keeps wholly still', default: false },
  },
  preview(situation, { who, prepared, resting }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return refusal(creature.refuses)
    const { endurance } = scoresOf(creature)
    const shares = sharesOf(situation)
    const terms = prepared
      ? [{ name: 'Endurance', value: endurance, rule: 'GAM-SUF-01' as const }]
      : [{ name: 'Endurance', value: minor(endurance, shares), rule: 'GAM-SUF-01' as const }]
    const rounds = (d4: number) => suffocationBuffer({ prepared, d4, endurance, resting, shares })
    const shown = plain(
      prepared
        ? `${counted(rounds(0), 'round')} of breath`
        : `${rounds(1)} to ${counted(rounds(4), 'round')} of breath, by d4`,
      terms,
      resting ? [{ name: 'At rest', value: 'twice as long', rule: 'GAM-SUF-03' }] : [],
    )
    return prepared ? shown : { ...shown, ...byDie([1, 2, 3, 4].map(rounds)) }
  },
  *run(situation, { who, prepared, resting }, at) {
    const creature = living(situation, who)
    if ('refuses' in creature)
      return line(at, { rule: 'GAM-SUF-01', what: 'Hold breath', says: creature.refuses })
    const d4 = prepared ? 0 : yield* rollOne('breath', 4)
    const { endurance } = scoresOf(creature)
    const shares = sharesOf(situation)
    const rounds = suffocationBuffer({ prepared, d4, endurance, resting, shares })
    const effects: Effect[] = [
      { do: 'timer', timer: breathTimer(creature, situation, rounds, resting) },
    ]
    if (rounds === 0)
      effects.push({
        do: 'due',
        due: {
          id: `breath-due:${who}`,
          ...testDue(creature),
          input: { who, due: `breath-due:${who}` },
        },
      })
    return line(at, {
      rule: 'GAM-SUF-01',
      what: `Hold breath, ${creature.name}`,
      says: `${counted(rounds, 'round')} of air`,
      tone: rounds === 0 ? 'bad' : 'plain',
      who: [who],
      total: rounds,
      why: [
        ...(prepared ? [] : [{ name: 'd4', value: d4, rule: 'GAM-SUF-01' as const }]),
        {
          name: 'Endurance',
          value: prepared ? endurance : minor(endurance, shares),
          rule: 'GAM-SUF-01',
        },
      ],
      effects,
    })
  },
})
