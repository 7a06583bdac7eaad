import { figuresOf } from '../../../core/outcome.ts'
import { defineAction, type Action } from '../../../core/action.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { refusal } from '../../../common/trial.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { lockJams } from '../house-rules/dungeon.ts'
import { line } from '../line.ts'
import { saved } from '../saves.ts'
import { darkSteps } from './dark.ts'
import { inTheTurn } from './happening.ts'
import { asksOfWork, leaningOf, previewWork } from './saving.ts'

function failing(situation: Situation): string {
  return houseRule<boolean>(situation, lockJams) ? 'The lock jams' : 'Stays locked'
}

/** A DEX save to pick a lock. Rules DLV-DOOR-03, DLVX-ANS-17. */
export function picking(gameOf: GameOf): Action {
  return defineAction({
    id: 'delve.pick',
    title: 'Pick a lock',
    rule: 'DLV-DOOR-03',
    phase: 'dungeon',
    slot: 'door',
    needs: ['dex'],
    finds: 'door lock locked unlock thief key open chest',
    asks: {
      ...asksOfWork,
      turn: { kind: 'switch', title: 'It takes the turn', default: true },
    },
    preview(situation, { turn, ...work }, at) {
      if (situation.place.here?.['jammed'])
        return refusal('The lock is jammed: force the door, or find another way.')
      return previewWork(situation, work, 'DEX', at, {
        success: 'The lock opens',
        failure: failing(situation),
        turn,
        why: [{ name: 'A lock', value: 'a key, or a DEX save', rule: 'DLV-DOOR-03' }],
      })
    },
    *run(situation, { turn, ...work }, at) {
      const creature = situation.creatures[work.who]
      if (!creature)
        return line(at, { rule: 'DLV-DOOR-03', what: 'A lock', says: 'Nobody is at it' })
      const tried = yield* saved(situation, creature, 'DEX', at.ruling, {
        leaning: leaningOf(situation, work),
      })
      const jams = !tried.success && houseRule<boolean>(situation, lockJams)
      const done = line(at, {
        rule: 'DLV-DOOR-03',
        what: `${creature.name}, a lock`,
        says: tried.success ? 'The lock opens' : failing(situation),
        tone: tried.success ? 'good' : 'bad',
        who: [work.who],
        ...figuresOf(tried),
        why: [...tried.why, ...darkSteps(situation)],
        effects: jams
          ? [{ do: 'here', id: 'jammed', to: { title: 'The lock is jammed', rule: 'DLVX-ANS-17' } }]
          : [],
      })
      return turn ? yield* inTheTurn(situation, at, gameOf, 'delve.pick', done) : done
    },
  })
}
