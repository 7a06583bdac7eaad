import { defineAction, type Action, type AtTable } from '../../../core/action.ts'
import { takeHarm, type Harm } from '../../../borrowing/harm.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { readAmount } from '../../../dice/read-notation.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { Situation } from '../../../core/situation.ts'
import { damage } from '../harm/damage.ts'
import { skillRoll } from '../checks/skill-roll.ts'
import { inTheTurn } from './happening.ts'

/** Inputs of the damage procedure besides target and amount. */
const own = { reading: 'off STA' }

function springs(harm: string): boolean {
  return harm.trim() !== '0' && harm.trim() !== ''
}

const task = 'Lock, pocket, trap or bonds'

/** A lock or a trap: SKI, and DEX for a vagabond, in a turn. The book has no traps of its own. Rules HBK-SKILL-03, HBK-BG-02. */
export function traps(gameOf: GameOf): Action {
  return defineAction({
    id: 'heartbreaker.tinker',
    title: 'Lock or trap',
    rule: 'HBK-SKILL-03',
    phase: 'dungeon',
    slot: 'trap',
    needs: ['ski'],
    finds: 'pick lock disarm trap open chest thief',
    asks: {
      who: { kind: 'creature', title: 'Who', side: 'party' },
      turn: { kind: 'switch', title: 'It takes a turn', default: true },
      harm: { kind: 'notation', title: 'A failure springs it, for (0: a lock)', default: '0' },
    },
    preview(situation, { who, harm }, at) {
      const read = springs(harm) ? readAmount(harm) : null
      if (read && 'says' in read)
        return refusal(`“${harm}” is no amount of harm: ${read.says}. Write 4 or 1d6.`)
      const shown =
        skillRoll.preview?.(situation, { who, task, target: undefined } as never, at) ?? plain(task)
      const { borrower } = gameOf(situation)
      const why = borrower && springs(harm) ? [borrower.harm.says(situation)] : []
      return {
        ...shown,
        chances: shown.chances.map((each) =>
          each.tone === 'bad' && springs(harm) ? { ...each, says: `It springs: ${harm}` } : each,
        ),
        why: [...shown.why, ...why],
      }
    },
    *run(situation, { who, turn, harm }, at) {
      const creature = situation.creatures[who]
      if (!creature)
        return line(at, { rule: 'HBK-SKILL-03', what: 'Lock or trap', says: 'Nobody tried' })
      const tried = yield* skillRoll.run(situation, { who, task, target: undefined } as never, at)
      const done =
        tried.tone === 'bad' && springs(harm)
          ? yield* sprung(situation, { creature, amount: harm, damage, input: own }, at, tried)
          : tried
      return turn ? yield* inTheTurn(situation, at, gameOf, 'heartbreaker.tinker', done) : done
    },
  })
  function* sprung(
    situation: Situation,
    harm: Harm,
    at: AtTable,
    tried: Outcome,
  ): ProcedureOf<Outcome> {
    const struck = yield* takeHarm(situation, harm, at, gameOf(situation).borrower)
    return {
      ...tried,
      says: `It springs: ${struck.says}`,
      why: [...tried.why, ...struck.why],
      effects: [...tried.effects, ...struck.effects],
    }
  }
}
