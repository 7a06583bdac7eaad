import { defineAction, type Action, type Shelf } from '../../core/action.ts'
import type { Situation } from '../../core/situation.ts'
import { freshNames } from '../fight/names.ts'
import { creatureOf, mostFoes, type GameOf } from '../meeting.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { joinBand } from './band.ts'
import { noMeeting, roomIn } from './met.ts'

/** Adds one more creature to an existing group. Rule GF-MEET-03. */
export function adding(gameOf: GameOf): Action {
  return defineAction({
    id: 'house.add',
    title: 'One more foe',
    rule: 'GF-MEET-03',
    phase: 'encounter',
    slot: 'join',
    needs: [],
    finds: 'add monster another reinforcement',
    asks: {},
    preview(situation, _input, at) {
      const refuses = addRefused(situation, at.shelf)
      return refuses
        ? refusal(refuses)
        : plain(`One more joins ${situation.encounter?.title ?? ''}`)
    },
    *run(situation, _input, at) {
      yield* []
      const { encounter } = situation
      const group = situation.groups[encounter?.group ?? '']
      const monster = at.shelf.monster(encounter?.monster ?? '')
      if (!encounter || !group || !monster || roomIn(situation) < 1)
        return gmOutcome('GF-MEET-03', 'One more foe', 'Nobody joined', [])
      const id = `c${situation.nextId}`
      const [name = monster.name] = freshNames(situation, monster.name, 1)
      const band = joinBand(situation, group, id, monster.name)
      const creature = {
        ...creatureOf(monster, id, name, situation, gameOf(situation)),
        group: band.group,
      }
      return gmOutcome(
        'GF-MEET-03',
        'One more foe',
        `${name} joins`,
        [{ do: 'join', creature }, ...band.effects],
        { who: [id], tone: 'bad' },
      )
    },
  })
}

function addRefused(situation: Situation, shelf: Pick<Shelf, 'monster'>): string | null {
  if (!situation.encounter) return noMeeting
  if (!shelf.monster(situation.encounter.monster ?? ''))
    return 'The monster of this encounter is no longer in the library: let others join instead.'
  return roomIn(situation) < 1 ? `${mostFoes} are as many as one encounter holds.` : null
}
