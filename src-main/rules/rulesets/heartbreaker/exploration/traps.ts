import { defineAction, type Action } from '../../../action.ts'
import type { GameOf } from '../../../house/meeting.ts'
import { line } from '../../../line.ts'
import { skillRoll } from '../checks/skill-roll.ts'
import { inTheTurn } from './happening.ts'

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
    },
    preview: (situation, { who }, at) =>
      skillRoll.preview?.(situation, { who, task, target: undefined } as never, at) ?? {
        terms: [],
        chances: [],
        bars: [],
        verdict: task,
        why: [],
      },
    *run(situation, { who, turn }, at) {
      if (!situation.creatures[who])
        return line(at, { rule: 'HBK-SKILL-03', what: 'Lock or trap', says: 'Nobody tried' })
      const done = yield* skillRoll.run(situation, { who, task, target: undefined } as never, at)
      return turn ? yield* inTheTurn(situation, at, gameOf, 'heartbreaker.tinker', done) : done
    },
  })
}
