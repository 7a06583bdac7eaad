import { defineAction, type Action, type AtTable, type Phase } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { line } from '../../../core/line.ts'
import type { Outcome, Step } from '../../../core/outcome.ts'
import type { ProcedureOf, Procedure } from '../../../core/procedure.ts'
import type { LightKind } from '../../../core/ruleset/gear.ts'
import type { Situation } from '../../../core/situation.ts'
import { entrances } from './entrances.ts'
import { guards } from './guards.ts'
import { happen, inTheTurn, previewTurn, turnPasses } from './happening.ts'
import { restForATurn, shortRest } from './short-rest.ts'
import { stealth } from './sneaking.ts'
import { traps } from './traps.ts'
import { attempts } from './tries.ts'

export const covers: readonly Phase[] = [
  'dungeon',
  'travel',
  'encounter',
  'fight',
  'rest',
  'town',
  'check',
]
/**
 * Empty, as the d12 decides when torches burn out; any other duration comes from the screen. Rule
 * HBK-DTURN-02.
 */
export const lights: readonly LightKind[] = []

const deeds = ['move', 'search', 'listen', 'force', 'parley', 'rest'] as const
const said: Record<(typeof deeds)[number], string> = {
  move: 'Moving on',
  search: 'Searching',
  listen: 'Listening',
  force: 'Forcing a door',
  parley: 'Parley',
  rest: 'A short rest',
}

const tenMinutes: Step[] = [
  { name: 'A turn', value: 'most things take one', rule: 'HBK-DTURN-03' },
  { name: 'Ten minutes', value: 'the book does not say', rule: 'HBKX-GAP-07' },
]

/** Spends a turn and resolves its d12. Rules HBK-DTURN-02, HBK-DTURN-03. */
function* spent(
  situation: Situation,
  at: AtTable,
  gameOf: GameOf,
  deed: (typeof deeds)[number],
): ProcedureOf<Outcome> {
  if (deed === 'rest') {
    const rested = yield* restForATurn(situation, at, gameOf)
    return yield* inTheTurn(situation, at, gameOf, 'heartbreaker.turn', rested)
  }
  const come = yield* happen(situation, at, gameOf, 'heartbreaker.turn')
  const left: Effect[] = deed === 'move' && situation.place.here ? [{ do: 'move on' }] : []
  return line(at, {
    rule: 'HBK-DTURN-02',
    what: said[deed],
    says: come.says,
    tone: come.tone,
    who: come.who,
    total: come.face,
    why: [...come.why, { name: 'It took', value: 'a turn', rule: 'HBK-DTURN-03' }],
    effects: [...come.effects, ...left, turnPasses],
  })
}

/** Actions of the dungeon: turn, short rest, attempts, traps, entrances, guards and stealth. */
export function exploration(gameOf: GameOf): readonly Action[] {
  const dungeonTurn = defineAction({
    id: 'heartbreaker.turn',
    title: 'Advance the turn',
    rule: 'HBK-DTURN-02',
    phase: 'dungeon',
    slot: 'turn',
    needs: [],
    finds: 'dungeon turn explore d12 event move search',
    asks: { action: { kind: 'choice', title: 'The party', of: deeds, default: 'move' } },
    preview: (situation, { action }) =>
      previewTurn(situation, `${said[action]} for a turn, then the d12`, tenMinutes),
    *run(situation, { action }, at): Procedure {
      return yield* spent(situation, at, gameOf, action)
    },
  })
  return [
    dungeonTurn,
    shortRest(gameOf),
    ...attempts(gameOf),
    traps(gameOf),
    entrances,
    guards,
    ...stealth,
  ]
}
