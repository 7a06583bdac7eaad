import type { BorrowerRules, Follows } from '../../../borrowing/borrower.ts'
import { defineAction, type Action } from '../../../core/action.ts'
import { askNotation } from '../../../dice/roll.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { readAmount } from '../../../dice/read-notation.ts'
import { refusal } from '../../../common/trial.ts'
import { figuresOf } from '../../../core/outcome.ts'
import type { ProcedureOf, Procedure } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { line } from '../line.ts'
import { abilities, fieldOf, type Ability } from '../people.ts'
import { saved } from '../saves.ts'
import { darkSteps } from './dark.ts'
import { asksOfWork, leaningOf, previewWork } from './saving.ts'
import { disarming } from './traps-disarm.ts'

/**
 * Rolls a trap's damage, straight off an ability; in a borrower’s campaign its own game applies it. Rule
 * DLV-TRAP-05.
 */
function* sprung(
  situation: Situation,
  creature: ReadonlyCreature,
  ability: Ability,
  damage: string,
  borrower: BorrowerRules | undefined,
): ProcedureOf<Follows> {
  const read = readAmount(damage)
  const amount =
    'says' in read ? 0 : Math.max(0, (yield* askNotation('trap', read.expression)).total)
  if (borrower) {
    const harmed = borrower.harm.run(creature, amount, situation)
    return { ...harmed, says: `Caught for ${amount}: ${harmed.says}` }
  }
  const field = fieldOf[ability]
  const { [field]: had = 0 } = creature.values
  return {
    says: `Caught: ${ability} ${had} to ${Math.max(0, had - amount)}`,
    why: [
      { name: 'Damage', value: `${amount} off ${ability}, past HP and DR`, rule: 'DLV-TRAP-05' },
    ],
    effects: [{ do: 'change', creature: creature.id, field, by: -amount, min: 0 }],
  }
}

function springing(gameOf: GameOf): Action {
  return defineAction({
    id: 'delve.trap',
    title: 'Spring a trap',
    rule: 'DLV-TRAP-01',
    phase: 'dungeon',
    slot: 'trap',
    needs: ['dex'],
    finds: 'trap goes off damage ability needle pit dart',
    asks: {
      ...asksOfWork,
      ability: { kind: 'choice', title: 'Hurts', of: abilities, default: 'STR' },
      damage: { kind: 'notation', title: 'For how much', default: '1d6' },
    },
    preview(situation, { ability, damage, ...work }, at) {
      const read = readAmount(damage)
      if ('says' in read)
        return refusal(`“${damage}” is no amount of damage: ${read.says}. Write 4 or 1d6.`)
      const { borrower } = gameOf(situation)
      const shown = previewWork(situation, work, 'DEX', at, {
        success: 'Out of its way',
        failure: borrower ? `Caught for ${damage}` : `Caught: ${damage} off ${ability}`,
        turn: false,
        why: [
          borrower?.harm.says(situation) ?? {
            name: 'A trap',
            value: 'straight off an ability',
            rule: 'DLV-TRAP-05',
          },
        ],
      })
      return borrower ? { ...shown, scope: { ability: { idle: true } } } : shown
    },
    *run(situation, { ability, damage, ...work }, at): Procedure {
      const creature = situation.creatures[work.who]
      if (!creature)
        return line(at, { rule: 'DLV-TRAP-01', what: 'A trap', says: 'Nobody is there' })
      const tried = yield* saved(situation, creature, 'DEX', at.ruling, {
        leaning: leaningOf(situation, work),
      })
      const caught = tried.success
        ? { says: 'Out of its way', why: [], effects: [] }
        : yield* sprung(situation, creature, ability, damage, gameOf(situation).borrower)
      return line(at, {
        rule: 'DLV-TRAP-01',
        what: `${creature.name}, a trap`,
        says: caught.says,
        tone: tried.success ? 'good' : 'bad',
        who: [work.who],
        ...figuresOf(tried),
        why: [...tried.why, ...darkSteps(situation), ...caught.why],
        effects: caught.effects,
      })
    },
  })
}

/** Traps: sprung, disarmed, gone round. Rules DLV-TRAP-01 to DLV-TRAP-06. */
export function traps(gameOf: GameOf): readonly Action[] {
  return [springing(gameOf), disarming(gameOf)]
}
