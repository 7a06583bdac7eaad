import { step } from '../../../core/outcome.ts'
import { compact } from '../../../common/compact.ts'
import { isRefusal, refusal, type RefusedPreview, type Term } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { major } from '../character/abilities.ts'
import { scoresOf, sizeOf } from '../character/people.ts'
import { livingCreature, testAction } from '../checks/actions.ts'
import { burdens, scoredTest, targetOf } from '../checks/trial.ts'
import { sharesOf } from '../house-rules/characters.ts'
import { fineJump, jumpBeyond, leapAdds, tinyJump } from '../house-rules/hazards.ts'
import type { CreatureSize } from '../scales.ts'
import { pace } from './movement.ts'

/**
 * Penalty of a row of the jump table: 0 at one foot, 1 at two, and double for each more.
 * Rules GAM-JMP-01, GAM-AMB-59.
 */
function jumpPenalty(feet: number): number {
  const row = Math.max(1, Math.ceil(feet))
  return row === 1 ? 0 : 2 ** (row - 2)
}

/** How far a face carries: what was tried when it was made, else the furthest whole row it allows. Rules GAM-JMP-02, GAM-AMB-59. */
function jumpReached(targetAt: (reach: number) => number, attempted: number, face: number): number {
  if (face <= targetAt(attempted)) return attempted
  let row = Math.max(0, Math.min(60, Math.ceil(attempted)) - 1)
  while (row > 0 && face > targetAt(row)) row--
  return row
}

/** Times as far as a medium jumper; null where the source can’t be read. Rules GAM-JMP-03, GAM-AMB-57. */
export function jumpFactor(
  size: CreatureSize,
  least: { tiny: number; fine: number },
): number | null {
  if (size === 'tiny' || size === 'fine') return least[size] > 0 ? least[size] : null
  return factors[size]
}

const factors = { small: 0.75, medium: 1, large: 2, huge: 4, gigantic: 8, titanic: 16 } as const

const ways = ['up, in feet', 'across, in yards'] as const
const runs = ['standing', 'jog', 'run', 'sprint'] as const
type JumpInput = { way: (typeof ways)[number]; reach: number; running: (typeof runs)[number] }

/** Run-up bonus to a jump across; 0 from a standing start or upwards. Rules GAM-JMP-04, GAM-AMB-58. */
function runUp(
  situation: Situation,
  creature: ReadonlyCreature,
  { way, running }: JumpInput,
): number {
  if (running === 'standing' || way === 'up, in feet') return 0
  const movement = creature.values.movement ?? 10
  return houseRule(situation, leapAdds) === 'feet' ? pace(movement, running).feetPerRound : movement
}

/** Terms of a jump test without the penalty for its reach. Rules GAM-JMP-01, GAM-JMP-04. */
function springOf(situation: Situation, creature: ReadonlyCreature, input: JumpInput): Term[] {
  const { agility, strength } = scoresOf(creature)
  return [
    step('Agility', agility, 'GAM-JMP-01'),
    step('Strength', major(strength, sharesOf(situation)), 'GAM-JMP-01'),
    step('A jump', 8, 'GAM-JMP-01'),
    step('Run-up', runUp(situation, creature, input), 'GAM-JMP-04'),
    ...burdens(creature, situation, 'agility'),
  ]
}

function factorOf(situation: Situation, creature: ReadonlyCreature): number | RefusedPreview {
  const size = sizeOf(creature)
  const factor = jumpFactor(size, {
    tiny: houseRule<number>(situation, tinyJump),
    fine: houseRule<number>(situation, fineJump),
  })
  return (
    factor ??
    refusal(
      `How far the ${size} jump can’t be read in the source: settle it among the house rules.`,
    )
  )
}

/** Up or across, standing or running, for any size. Rules GAM-JMP-01 to GAM-JMP-04. */
export const jump = testAction({
  id: 'gods-and-monsters.jump',
  title: 'Jump',
  rule: 'GAM-JMP-01',
  phase: 'check',
  slot: 'skill',
  finds: 'leap high long across up vault agility strength',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    way: { kind: 'choice', title: 'Which way', of: ways, default: 'up, in feet' },
    reach: { kind: 'number', parts: true, title: 'How far', min: 0, max: 1000, default: 3 },
    running: { kind: 'choice', title: 'From', of: runs, default: 'standing' },
  },
  plan(situation, { who, ...input }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    const factor = factorOf(situation, creature)
    if (typeof factor !== 'number') return factor
    const reach = input.reach / factor
    if (reach > 7 && houseRule(situation, jumpBeyond) === false)
      return refusal(
        'Nobody jumps more than the table’s seven: try less, or change that house rule.',
      )
    const spring = springOf(situation, creature, input)
    const unit = input.way === 'up, in feet' ? 'feet' : 'yards'
    return {
      who: [creature],
      name: `${creature.name}, ${input.reach} ${unit}`,
      test: scoredTest('jump', [...spring, step('Reach', 0 - jumpPenalty(reach), 'GAM-JMP-T01')], {
        rule: 'GAM-JMP-01',
        success: 'Jumps it',
        failure: 'Falls short',
      }),
      why: compact(
        factor !== 1 && step(sizeOf(creature), `times ${factor}`, 'GAM-JMP-03'),
        reach > 7 && step('Beyond the table', 'the penalty goes on doubling', 'GAM-AMB-59'),
      ),
      ends({ success, margin }) {
        if (success) return { says: 'Jumps it' }
        const springs = targetOf(spring)
        const face = springs - jumpPenalty(reach) - margin
        const reached = jumpReached((row) => springs - jumpPenalty(row), reach, face) * factor
        return {
          says: `Falls short: ${reached} ${unit}`,
          why: [step('Reached', `${reached} ${unit}`, 'GAM-JMP-02')],
        }
      },
    }
  },
})
