import { defineAction, type Action } from '../../../action.ts'
import { askNotation } from '../../../dice/roll.ts'
import type { Effect } from '../../../effects.ts'
import type { GameOf } from '../../../house/meeting.ts'
import { readAmount } from '../../../house/notation.ts'
import { refusal } from '../../../house/trial.ts'
import { figuresOf, type Step } from '../../../outcome.ts'
import type { Asking, Procedure } from '../../../procedure.ts'
import type { Situation } from '../../../situation.ts'
import { atHome } from '../at-home.ts'
import { line } from '../line.ts'
import { abilities, fieldOf, type Ability } from '../people.ts'
import { saved } from '../saves.ts'
import { darkSteps } from './dark.ts'
import { asksOfWork, leaningOf, previewWork } from './saving.ts'
import { disarming } from './traps-disarm.ts'

/** What a trap takes, straight off an ability. A borrower's own harm stands in where it has none. Rule DLV-TRAP-05. */
function* sprung(
  situation: Situation,
  who: string,
  ability: Ability,
  damage: string,
): Asking<{ says: string; why: Step[]; effects: Effect[] }> {
  const read = readAmount(damage)
  const amount =
    'says' in read ? 0 : Math.max(0, (yield* askNotation('trap', read.expression)).total)
  const had = situation.creatures[who]?.values[fieldOf[ability]]
  if (!atHome(situation) || had === undefined)
    return {
      says: `Caught for ${amount}`,
      why: [
        {
          name: 'Damage',
          value: `${amount}, past all armour: harm them by this game’s own rule`,
          rule: 'DLV-TRAP-05',
        },
      ],
      effects: [],
    }
  const left = Math.max(0, had - amount)
  return {
    says: `Caught: ${ability} ${had} to ${left}`,
    why: [
      { name: 'Damage', value: `${amount} off ${ability}, past HP and DR`, rule: 'DLV-TRAP-05' },
    ],
    effects: [{ do: 'change', creature: who, field: fieldOf[ability], by: -amount, min: 0 }],
  }
}

const trap = defineAction({
  id: 'delve.trap',
  title: 'Spring a trap',
  rule: 'DLV-TRAP-01',
  phase: 'dungeon',
  slot: 'trap',
  needs: ['dex'],
  score: 'dex',
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
    return previewWork(situation, work, 'DEX', at, {
      success: 'Out of its way',
      failure: `Caught: ${damage} off ${ability}`,
      turn: false,
      why: [{ name: 'A trap', value: 'straight off an ability', rule: 'DLV-TRAP-05' }],
    })
  },
  *run(situation, { ability, damage, ...work }, at): Procedure {
    const creature = situation.creatures[work.who]
    if (!creature) return line(at, { rule: 'DLV-TRAP-01', what: 'A trap', says: 'Nobody is there' })
    const tried = yield* saved(situation, creature, 'DEX', at.ruling, {
      leaning: leaningOf(situation, work),
    })
    const caught = tried.success
      ? { says: 'Out of its way', why: [], effects: [] }
      : yield* sprung(situation, work.who, ability, damage)
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

/** Traps: sprung, disarmed, gone round. Rules DLV-TRAP-01 to DLV-TRAP-06. */
export function traps(gameOf: GameOf): readonly Action[] {
  return [trap, disarming(gameOf)]
}
