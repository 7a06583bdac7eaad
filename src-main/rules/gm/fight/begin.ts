import { plain, refusal } from '../../core/preview.ts'
import { defineAction } from '../../core/action.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { isDown } from '../../common/incapacitated.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { counted } from '../../core/words.ts'
import { firstPhase } from './turns.ts'

/** Foes that are neither down nor fled. */
function standingFoes(situation: Situation): ReadonlyCreature[] {
  return Object.values(situation.creatures).filter(
    (creature) => creature.side === 'foes' && !isDown(creature) && !('fled' in creature.conditions),
  )
}

/** Reason that no fight can begin, with the remedy; null when foes are standing or a fight is on. */
export function noFoesReason(situation: Situation): string | null {
  return situation.fight || standingFoes(situation).length > 0
    ? null
    : 'Nobody stands against the party: meet somebody (E), or add a foe.'
}

/** Begins a fight, with or without an encounter. */
export const beginFight = defineAction({
  id: 'house.fight',
  title: 'Begin a fight',
  rule: 'GF-FIGHT-01',
  phase: 'fight',
  slot: 'fight',
  finds: 'fight combat start battle blows',
  plan(situation) {
    const { fight } = situation
    if (fight)
      return refusal(`A fight is on, in round ${fight.round}: end it before another begins.`)
    const noFoes = noFoesReason(situation)
    if (noFoes) return refusal(noFoes)
    const foes = standingFoes(situation)
    return { foes, says: `Round 1, against ${counted(foes.length, 'foe')}` }
  },
  preview: ({ says }) => plain(says),
  run({ foes, says }, situation, { ruleset }) {
    const first = firstPhase(situation, ruleset.combat)
    const fight = {
      round: 1,
      ...(first ? { phase: first.id } : {}),
      declared: {},
      acted: {},
      began: situation.clock.seconds,
    }
    return gmOutcome('GF-FIGHT-01', 'A fight begins', says, [{ do: 'fight', fight }], {
      who: foes.map(({ id }) => id),
      tone: 'due',
    })
  },
})
