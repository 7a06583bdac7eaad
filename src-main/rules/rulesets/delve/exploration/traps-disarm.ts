import { defineAction, type Action, type AtTable, type Preview } from '../../../core/action.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { refusal } from '../../../common/trial.ts'
import { figuresOf, type Outcome } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { Due } from '../../../core/state/due.ts'
import type { Situation } from '../../../core/situation.ts'
import { line } from '../line.ts'
import { cannotAct } from '../people.ts'
import { saved } from '../saves.ts'
import { darkSteps } from './dark.ts'
import { inTheTurn, mustRest, previewEvent } from './happening.ts'
import { asksOfWork, leaningOf, previewWork, type Work } from './saving.ts'
import { noThief } from './thieves.ts'

const ways = ['disarm it', 'go round it'] as const

/** Due for the trap that a failed attempt springs on the character. Rule DLV-TRAP-03. */
function goesOff(who: string, name: string): Due {
  return {
    id: `trap-${who}`,
    action: 'delve.trap',
    input: { who, helped: false, hindered: false, ability: 'STR', damage: '1d6' },
    title: 'Spring the trap',
    why: `${name} has set it off`,
    rule: 'DLV-TRAP-03',
    when: 'now',
    who: [who],
    must: false,
  }
}

function previewRound(situation: Situation, who: string): Preview {
  const creature = situation.creatures[who]
  if (!creature) return refusal('Choose who does it: nobody is chosen.')
  const hindrance = cannotAct(creature, situation) ?? mustRest(situation)
  if (hindrance) return refusal(hindrance)
  return previewEvent(situation, 'Past it by wit: a turn, then the event die', [
    { name: 'A way round', value: 'if you find it clever enough', rule: 'DLV-TRAP-04' },
  ])
}

/**
 * Disarms a trap by a thief’s DEX save, or goes round it; either takes a turn. Rules DLV-TRAP-03,
 * DLV-TRAP-04, E-DLV-28.
 */
export function disarming(gameOf: GameOf): Action {
  return defineAction({
    id: 'delve.disarm',
    title: 'Disarm or go round a trap',
    rule: 'DLV-TRAP-03',
    phase: 'dungeon',
    slot: 'trap',
    needs: ['dex'],
    finds: 'trap thief bypass avoid treasure needle',
    asks: {
      ...asksOfWork,
      how: { kind: 'choice', title: 'How', of: ways, default: 'disarm it' },
      thief: { kind: 'switch', title: 'A thief', default: false },
    },
    preview(situation, { how, thief, ...work }, at) {
      if (how === 'go round it') return previewRound(situation, work.who)
      const creature = situation.creatures[work.who]
      const untaught = creature ? noThief(situation, creature, thief) : null
      if (untaught) return refusal(untaught)
      return previewWork(situation, work, 'DEX', at, {
        success: 'Disarmed',
        failure: 'It goes off',
        turn: true,
        why: [{ name: 'Failing', value: 'sets it off', rule: 'DLV-TRAP-03' }],
      })
    },
    *run(situation, { how, thief: _, ...work }, at) {
      const done =
        how === 'go round it'
          ? line(at, {
              rule: 'DLV-TRAP-04',
              what: `${nameOf(situation, work)}, a trap`,
              says: 'Past it, by wit',
              tone: 'good',
              who: [work.who],
            })
          : yield* tried(situation, work, at)
      return yield* inTheTurn(situation, at, gameOf, 'delve.disarm', done)
    },
  })
}

function nameOf(situation: Situation, { who }: Work): string {
  return situation.creatures[who]?.name ?? 'Nobody'
}

function* tried(situation: Situation, work: Work, at: AtTable): ProcedureOf<Outcome> {
  const creature = situation.creatures[work.who]
  if (!creature) return line(at, { rule: 'DLV-TRAP-03', what: 'A trap', says: 'Nobody is at it' })
  const save = yield* saved(situation, creature, 'DEX', at.ruling, {
    leaning: leaningOf(situation, work),
  })
  return line(at, {
    rule: 'DLV-TRAP-03',
    what: `${creature.name}, a trap`,
    says: save.success ? 'Disarmed' : 'It goes off',
    tone: save.success ? 'good' : 'bad',
    who: [work.who],
    ...figuresOf(save),
    why: [...save.why, ...darkSteps(situation)],
    effects: save.success ? [] : [{ do: 'due', due: goesOff(work.who, creature.name) }],
  })
}
