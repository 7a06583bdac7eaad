import { refusal, type RefusedPreview, isRefusal } from '../../../core/preview.ts'
import { type AtTable, defineAction } from '../../../core/action.ts'
import { takeHarm, type Harm } from '../../../borrowing/harm.ts'
import { readAmount } from '../../../dice/read-notation.ts'
import type { Outcome, Step } from '../../../core/outcome.ts'
import type { Situation, ReadonlyCreature } from '../../../core/situation.ts'
import type { Procedure } from '../../../core/procedure.ts'
import { prefillTrapHarm } from '../../../sites/trap-here.ts'
import { damage } from '../harm/damage.ts'
import { inTheTurn } from './event-die.ts'
import { type SkillRoll, planSkill, previewSkill, runSkill } from '../checks/skill-roll.ts'

function isTrap(harm: string): boolean {
  return harm.trim() !== '0' && harm.trim() !== ''
}

const task = 'Lock, pocket, trap or bonds'

interface Tinkering {
  skill: SkillRoll
  harm: string
  turn: boolean
}

/** A lock or a trap: SKI, and DEX for a vagabond, in a turn. The book has no traps of its own. Rules HBK-SKILL-03, HBK-BG-02. */
export const trap = defineAction({
  id: 'heartbreaker.tinker',
  title: 'Lock or trap',
  rule: 'HBK-SKILL-03',
  phase: 'dungeon',
  slot: 'trap',
  needs: ['ski'],
  finds: 'pick lock disarm trap open chest thief',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    turn: { kind: 'switch', title: 'It takes a turn', default: true },
    harm: { kind: 'notation', title: 'A failure springs it, for (0: a lock)', default: '0' },
  },
  prefill: prefillTrapHarm('harm'),
  plan(situation, { who, turn, harm }, at): Tinkering | RefusedPreview {
    const read = isTrap(harm) ? readAmount(harm) : null
    if (read && 'says' in read)
      return refusal(`“${harm}” is no amount of harm: ${read.says}. Write 4 or 1d6.`)
    const skill = planSkill(situation, { who, task })
    return isRefusal(skill)
      ? { ...skill, why: [...skill.why, ...harmSteps(situation, harm, at)] }
      : { skill, harm, turn }
  },
  preview({ skill, harm }, situation, at) {
    const shown = previewSkill(skill, at)
    return {
      ...shown,
      chances: shown.chances.map((each) =>
        each.tone === 'bad' && isTrap(harm) ? { ...each, says: `It springs: ${harm}` } : each,
      ),
      why: [...shown.why, ...harmSteps(situation, harm, at)],
    }
  },
  *run({ skill, harm, turn }, situation, at) {
    const result = yield* runSkill(skill, situation, at)
    const done =
      result.tone === 'bad' && isTrap(harm)
        ? yield* springTrap(situation, skill.creature, harm, at, result)
        : result
    return turn ? yield* inTheTurn(situation, at, 'heartbreaker.tinker', done) : done
  },
})

/** Step on how a borrowing game applies the harm. */
function harmSteps(situation: Situation, harm: string, { ruleset: { borrower } }: AtTable): Step[] {
  return borrower && isTrap(harm) ? [borrower.harm.says(situation)] : []
}

function* springTrap(
  situation: Situation,
  creature: ReadonlyCreature,
  amount: string,
  at: AtTable,
  result: Outcome,
): Procedure {
  const harm: Harm = { creature, amount, damage, input: { reading: 'off STA' } }
  const struck = yield* takeHarm(situation, harm, at, at.ruleset.borrower)
  return {
    ...result,
    says: `It springs: ${struck.says}`,
    why: [...result.why, ...struck.why],
    effects: [...result.effects, ...struck.effects],
  }
}
