import type { BorrowerRules, Follows } from '../../../borrowing/borrower.ts'
import { type Ability, abilities, fieldOf } from '../../../common/abilities.ts'
import { type Action, type Game, defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { figuresOf } from '../../../core/outcome.ts'
import { type Preview, isRefusal, refusal } from '../../../core/preview.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Due } from '../../../core/state/due.ts'
import { type ParsedNotation, readAmount } from '../../../dice/read-notation.ts'
import { askNotation } from '../../../dice/roll.ts'
import { prefillTrapHarm, trapAmountHere } from '../../../sites/trap-here.ts'
import { cannotAct } from '../character/people.ts'
import { thiefOnly } from '../house-rules/dungeon.ts'
import { rollSave } from '../saves.ts'
import { exhaustionReason } from './exhaustion.ts'
import { darkSteps, planTask, previewTask, runTask, taskAsks } from './task.ts'
import { inTheTurn, previewEvent } from './turn.ts'

/**
 * Rolls a trap's damage, straight off an ability; in a borrower’s campaign its own game applies it. Rule
 * DLV-TRAP-05.
 */
function* rollTrapDamage(
  situation: Situation,
  creature: ReadonlyCreature,
  { ability, expression }: { ability: Ability; expression: ParsedNotation },
  borrower: BorrowerRules | undefined,
): ProcedureOf<Follows> {
  const amount = Math.max(0, (yield* askNotation('trap', expression)).total)
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

const usualDamage = '1d6'

/** A trap that goes off: a DEX save, or its damage. Rules DLV-TRAP-01, DLV-TRAP-05. */
const springTrap = defineAction({
  id: 'delve.trap',
  title: 'Spring a trap',
  rule: 'DLV-TRAP-01',
  phase: 'dungeon',
  slot: 'trap',
  needs: ['dex'],
  finds: 'trap goes off damage ability needle pit dart',
  asks: {
    ...taskAsks,
    ability: { kind: 'choice', title: 'Hurts', of: abilities, default: 'STR', proposed: true },
    damage: { kind: 'notation', title: 'For how much', default: usualDamage, proposed: true },
  },
  prefill: prefillTrapHarm('damage'),
  plan(situation, { ability, damage, ...work }, at) {
    const read = readAmount(damage)
    if ('says' in read)
      return refusal(`“${damage}” is no amount of damage: ${read.says}. Write 4 or 1d6.`)
    const task = planTask(situation, work, 'DEX', false)
    if (isRefusal(task)) return withScope(task, at.ruleset)
    return { task, ability, damage, expression: read.expression }
  },
  preview({ task, ability, damage }, situation, at) {
    const { borrower } = at.ruleset
    const shown = previewTask(task, situation, at, {
      success: 'Out of its way',
      failure: borrower ? `Caught for ${damage}` : `Caught: ${damage} off ${ability}`,
      why: [
        borrower?.harm.says(situation) ?? {
          name: 'A trap',
          value: 'straight off an ability',
          rule: 'DLV-TRAP-05',
        },
      ],
    })
    return withScope(shown, at.ruleset)
  },
  *run({ task, ...harm }, situation, at) {
    const { creature, leaning } = task
    const result = yield* rollSave(situation, creature, 'DEX', at.ruling, { leaning })
    const caught = result.success
      ? { says: 'Out of its way', why: [], effects: [] }
      : yield* rollTrapDamage(situation, creature, harm, at.ruleset.borrower)
    return line(at, {
      rule: 'DLV-TRAP-01',
      what: `${creature.name}, a trap`,
      says: caught.says,
      tone: result.success ? 'good' : 'bad',
      who: [creature.id],
      ...figuresOf(result),
      why: [...result.why, ...darkSteps(situation), ...caught.why],
      effects: [...caught.effects, { do: 'settle action', action: 'delve.trap', who: creature.id }],
    })
  },
})

/** Hides the input of an ability where a borrower applies the damage itself. */
function withScope<Shown extends Preview>(shown: Shown, { borrower }: Game): Shown {
  return borrower ? { ...shown, scope: { ability: { idle: true } } } : shown
}

/** Reason a character may not try what only thieves can; null when allowed. Rule E-DLV-28. */
export function thiefOnlyReason(
  situation: Situation,
  creature: ReadonlyCreature,
  called: boolean,
): string | null {
  if (called || 'thief' in creature.tags || !houseRule<boolean>(situation, thiefOnly)) return null
  return `${creature.name} is no thief. Call them one here, choose another, or change the house rule.`
}

const ways = ['disarm it', 'go round it'] as const

/** Due for the trap that a failed attempt springs on the character. Rule DLV-TRAP-03. */
function trapDue(who: string, name: string, situation: Situation): Due {
  const damage = trapAmountHere(situation) ?? usualDamage
  return {
    id: `trap-${who}`,
    action: 'delve.trap',
    input: { who, helped: false, hindered: false, ability: 'STR', damage },
    title: 'Spring the trap',
    why: `${name} has set it off`,
    rule: 'DLV-TRAP-03',
    when: 'now',
    who: [who],
    must: false,
  }
}

/**
 * Disarms a trap by a thief’s DEX save, or goes round it; either takes a turn. Rules DLV-TRAP-03,
 * DLV-TRAP-04, E-DLV-28.
 */
const disarmTrap = defineAction({
  id: 'delve.disarm',
  title: 'Disarm or go round a trap',
  rule: 'DLV-TRAP-03',
  phase: 'dungeon',
  slot: 'trap',
  needs: ['dex'],
  finds: 'trap thief bypass avoid treasure needle',
  asks: {
    ...taskAsks,
    how: { kind: 'choice', title: 'How', of: ways, default: 'disarm it' },
    thief: { kind: 'switch', title: 'A thief', default: false },
  },
  plan(situation, { how, thief, ...work }) {
    const creature = situation.creatures[work.who]
    if (!creature) return refusal('Choose who does it: nobody is chosen.')
    if (how === 'go round it') {
      const hindrance = cannotAct(creature, situation) ?? exhaustionReason(situation, 'turn')
      return hindrance ? refusal(hindrance) : { creature, task: null }
    }
    const untaught = thiefOnlyReason(situation, creature, thief)
    if (untaught) return refusal(untaught)
    const task = planTask(situation, work, 'DEX', true)
    return isRefusal(task) ? task : { creature, task }
  },
  preview: ({ task }, situation, at) =>
    task
      ? previewTask(task, situation, at, {
          success: 'Disarmed',
          failure: 'It goes off',
          why: [{ name: 'Failing', value: 'sets it off', rule: 'DLV-TRAP-03' }],
        })
      : previewEvent(situation, 'Past it by wit: a turn, then the event die', [
          { name: 'A way round', value: 'if you find it clever enough', rule: 'DLV-TRAP-04' },
        ]),
  run({ creature: { id, name }, task }, situation, at) {
    const what = `${name}, a trap`
    if (!task) {
      const past = line(at, {
        rule: 'DLV-TRAP-04',
        what,
        says: 'Past it, by wit',
        tone: 'good',
        who: [id],
      })
      return inTheTurn(situation, at, 'delve.disarm', past)
    }
    return runTask(task, situation, at, 'delve.disarm', ({ success, why }) => ({
      rule: 'DLV-TRAP-03',
      what,
      says: success ? 'Disarmed' : 'It goes off',
      tone: success ? 'good' : 'bad',
      why: [...why, ...darkSteps(situation)],
      effects: success ? [] : [{ do: 'due', due: trapDue(id, name, situation) }],
    }))
  },
})

/** Traps: sprung, disarmed, gone round. Rules DLV-TRAP-01 to DLV-TRAP-06. */
export const traps: readonly Action[] = [springTrap, disarmTrap]
