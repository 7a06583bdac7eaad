import { defineAction, type Action } from '../../../core/action.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import type { Effect } from '../../../core/effects.ts'
import { figuresOf, type Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { doorFailOpens } from '../house-rules/dungeon.ts'
import { line } from '../line.ts'
import { saved } from '../saves.ts'
import { darkSteps } from './dark.ts'
import { inTheTurn } from './happening.ts'
import { asksOfWork, leaningOf, previewWork } from './saving.ts'

const heardHere: Effect = {
  do: 'here',
  id: 'heard',
  to: { title: 'Heard at the door: nobody behind it is surprised', rule: 'DLV-DOOR-02' },
}

const doorsThere = ['stuck', 'held shut', 'spiked shut'] as const
const whyHard: Readonly<Record<(typeof doorsThere)[number], Step>> = {
  stuck: { name: 'Stuck', value: 'every door is', rule: 'DLV-DOOR-02' },
  'held shut': {
    name: 'Held',
    value: 'burst as usual; who holds it rolls nothing',
    rule: 'DLV-DOOR-06',
  },
  'spiked shut': { name: 'Spiked', value: 'burst as a stuck one', rule: 'DLV-DOOR-05' },
}

function failing(situation: Situation): string {
  return houseRule<boolean>(situation, doorFailOpens)
    ? 'Gives way, loudly: no surprise'
    : 'Holds, and they are heard'
}

/** A STR save to burst a door; a failed try denies surprise. Rules DLV-DOOR-02, DLV-DOOR-06. */
export function forcing(gameOf: GameOf): Action {
  return defineAction({
    id: 'delve.force',
    title: 'Force a door',
    rule: 'DLV-DOOR-02',
    phase: 'dungeon',
    slot: 'door',
    needs: ['str'],
    finds: 'door burst break open stuck shoulder strength',
    asks: {
      who: asksOfWork.who,
      door: { kind: 'choice', title: 'The door is', of: doorsThere, default: 'stuck' },
      helped: asksOfWork.helped,
      hindered: asksOfWork.hindered,
      turn: { kind: 'switch', title: 'It takes the turn', default: true },
    },
    preview: (situation, { door, turn, ...work }, at) =>
      previewWork(situation, work, 'STR', at, {
        success: 'Bursts open',
        failure: failing(situation),
        turn,
        why: [whyHard[door]],
      }),
    *run(situation, { door, turn, ...work }, at) {
      const creature = situation.creatures[work.who]
      if (!creature)
        return line(at, { rule: 'DLV-DOOR-02', what: 'A door', says: 'Nobody is at it' })
      const tried = yield* saved(situation, creature, 'STR', at.ruling, {
        leaning: leaningOf(situation, work),
      })
      const done = line(at, {
        rule: 'DLV-DOOR-02',
        what: `${creature.name}, a door ${door}`,
        says: tried.success ? 'Bursts open' : failing(situation),
        tone: tried.success ? 'good' : 'bad',
        who: [work.who],
        ...figuresOf(tried),
        why: [whyHard[door], ...tried.why, ...darkSteps(situation)],
        effects: tried.success ? [] : [heardHere],
      })
      return turn ? yield* inTheTurn(situation, at, gameOf, 'delve.force', done) : done
    },
  })
}
