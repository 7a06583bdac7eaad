import type { Term } from '../../../core/action.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { major } from '../abilities.ts'
import { burdens, targetOf, scoredTest } from '../checks/trial.ts'
import { fineJump, jumpBeyond, leapAdds, tinyJump } from '../house-rules/hazards.ts'
import { sharesOf } from '../house-rules/shares.ts'
import { pace } from '../movement/speeds.ts'
import { scoresOf, sizeOf } from '../people.ts'
import { living, testing, type NoFigure } from '../reckoning.ts'
import { jumpFactor, jumpPenalty, jumpReached } from './jumping.ts'

const ways = ['up, in feet', 'across, in yards'] as const
const runs = ['standing', 'jog', 'run', 'sprint'] as const
type Asked = { way: (typeof ways)[number]; reach: number; running: (typeof runs)[number] }

/** Run-up bonus to a jump across; 0 from a standing start or upwards. Rules GAM-JMP-04, GAM-AMB-58. */
function runUp(situation: Situation, creature: ReadonlyCreature, { way, running }: Asked): number {
  if (running === 'standing' || way === 'up, in feet') return 0
  const movement = creature.values.movement ?? 10
  return houseRule(situation, leapAdds) === 'feet' ? pace(movement, running).feetPerRound : movement
}

/** Terms of a jump test without the penalty for its reach. Rules GAM-JMP-01, GAM-JMP-04. */
function springOf(situation: Situation, creature: ReadonlyCreature, asked: Asked): Term[] {
  const { agility, strength } = scoresOf(creature)
  return [
    { name: 'Agility', value: agility, rule: 'GAM-JMP-01' },
    { name: 'Strength', value: major(strength, sharesOf(situation)), rule: 'GAM-JMP-01' },
    { name: 'A jump', value: 8, rule: 'GAM-JMP-01' },
    { name: 'Run-up', value: runUp(situation, creature, asked), rule: 'GAM-JMP-04' },
    ...burdens(creature, situation, 'agility'),
  ]
}

function factorOf(situation: Situation, creature: ReadonlyCreature): number | NoFigure {
  const size = sizeOf(creature)
  const factor = jumpFactor(size, {
    tiny: houseRule<number>(situation, tinyJump),
    fine: houseRule<number>(situation, fineJump),
  })
  return (
    factor ?? {
      refuses: `How far the ${size} jump can’t be read in the source: settle it among the house rules.`,
    }
  )
}

/** Up or across, standing or running, for any size. Rules GAM-JMP-01 to GAM-JMP-04. */
export const jump = testing({
  id: 'gods-and-monsters.jump',
  title: 'Jump',
  rule: 'GAM-JMP-01',
  phase: 'check',
  slot: 'skill',
  finds: 'leap high long across up vault agility strength',
  asks: {
    who: { kind: 'creature', title: 'Who', first: 'party' },
    way: { kind: 'choice', title: 'Which way', of: ways, default: 'up, in feet' },
    reach: { kind: 'number', title: 'How far', min: 0, max: 1000, default: 3 },
    running: { kind: 'choice', title: 'From', of: runs, default: 'standing' },
  },
  try(situation, { who, ...asked }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    const factor = factorOf(situation, creature)
    if (typeof factor !== 'number') return factor
    const reach = asked.reach / factor
    if (reach > 7 && houseRule(situation, jumpBeyond) === false)
      return {
        refuses: 'Nobody jumps more than the table’s seven: try less, or change that house rule.',
      }
    return {
      who: [creature],
      name: `${creature.name}, ${asked.reach} ${asked.way.slice(asked.way.indexOf('in ') + 3)}`,
      test: scoredTest(
        'jump',
        [
          ...springOf(situation, creature, asked),
          { name: 'Reach', value: 0 - jumpPenalty(reach), rule: 'GAM-JMP-T01' },
        ],
        { rule: 'GAM-JMP-01', success: 'Jumps it', failure: 'Falls short' },
      ),
      why: [
        ...(factor === 1
          ? []
          : [{ name: sizeOf(creature), value: `times ${factor}`, rule: 'GAM-JMP-03' as const }]),
        ...(reach > 7
          ? [
              {
                name: 'Beyond the table',
                value: 'the penalty goes on doubling',
                rule: 'GAM-AMB-59' as const,
              },
            ]
          : []),
      ],
    }
  },
  ends(situation, { who, ...asked }, { success, margin }) {
    const creature = situation.creatures[who]
    const factor = creature ? factorOf(situation, creature) : 1
    if (success || !creature || typeof factor !== 'number') return { says: 'Jumps it' }
    const spring = targetOf(springOf(situation, creature, asked))
    const reach = asked.reach / factor
    const face = spring - jumpPenalty(reach) - margin
    const reached = jumpReached((row) => spring - jumpPenalty(row), reach, face) * factor
    const unit = asked.way === 'up, in feet' ? 'feet' : 'yards'
    return {
      says: `Falls short: ${reached} ${unit}`,
      why: [{ name: 'Reached', value: `${reached} ${unit}`, rule: 'GAM-JMP-02' }],
    }
  },
})
