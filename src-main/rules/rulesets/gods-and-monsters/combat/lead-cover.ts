import { listed } from '../../../core/words.ts'
import type { Effect } from '../../../core/effects.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, scoredTest } from '../checks/trial.ts'
import { testing } from '../reckoning.ts'
import { cannotAct } from './can-act.ts'
import { ledToCover } from './marks.ts'

/** Companions named, else as many of the leader’s side who can act as the warrior level allows. */
function ledBy(
  situation: Situation,
  leader: ReadonlyCreature,
  named: readonly string[] | undefined,
): ReadonlyCreature[] {
  if (named?.length)
    return named.flatMap((id) => (id === leader.id ? [] : (situation.creatures[id] ?? [])))
  return Object.values(situation.creatures)
    .filter((one) => one.side === leader.side && one.id !== leader.id && !cannotAct(one, situation))
    .slice(0, leader.values.warrior ?? 0)
}

/** A warrior leads instead of fighting: companions make as much of cover as a warrior does. Rule GAM-CMB-26. */
export const leadCover = testing({
  id: 'gods-and-monsters.lead-cover',
  title: 'Lead into cover',
  rule: 'GAM-CMB-26',
  phase: 'fight',
  slot: 'manoeuvre',
  finds: 'warrior leader cover companions perception shelter missiles',
  asks: {
    who: { kind: 'creature', title: 'Who leads', first: 'party' },
    companions: {
      kind: 'creatures',
      title: 'Whom; else as many as their level',
      optional: true,
    },
  },
  try(situation, { who, companions }) {
    const creature = situation.creatures[who]
    if (!creature) return { refuses: 'Choose the warrior who leads.' }
    if (!situation.fight) return { refuses: 'No fight is on: begin one first.' }
    const cannot = cannotAct(creature, situation)
    if (cannot) return { refuses: cannot }
    const levels = creature.values.warrior ?? 0
    if (levels < 1) return { refuses: `${creature.name} is no warrior: only warriors lead so.` }
    const led = ledBy(situation, creature, companions)
    if (led.length === 0) return { refuses: 'Nobody follows: choose whom to lead.' }
    if (led.length > levels)
      return { refuses: `${creature.name} leads ${levels} at most: choose fewer.` }
    return {
      who: [creature],
      name: creature.name,
      test: scoredTest(
        'perception',
        [
          { ...scoreTerm(creature, 'perception'), rule: 'GAM-CMB-26' },
          ...burdens(creature, situation, 'perception'),
        ],
        { rule: 'GAM-CMB-26', success: 'They find cover', failure: 'No better than before' },
      ),
    }
  },
  ends(situation, { who, companions }, { success }) {
    const creature = situation.creatures[who]
    const led = creature ? ledBy(situation, creature, companions) : []
    const effects: Effect[] = [{ do: 'acted', creature: who }]
    if (!success) return { says: 'They find no better cover', effects }
    return {
      says: `${listed(led.map(({ name }) => name))} in cover as warriors are, this round`,
      effects: [
        ...effects,
        ...led.map(({ id }): Effect => ({ do: 'mark', creature: id, mark: ledToCover, on: true })),
      ],
    }
  },
})
