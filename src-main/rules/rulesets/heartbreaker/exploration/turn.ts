import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { defineAction } from '../../../core/action.ts'
import { rollTurn, inTheTurn, previewTurn, turnPasses } from './event-die.ts'
import { restForATurn } from '../rest/short-rest.ts'

const deeds = ['move', 'search', 'listen', 'force', 'parley', 'rest'] as const

const deedTitles: Record<(typeof deeds)[number], string> = {
  move: 'Moving on',
  search: 'Searching',
  listen: 'Listening',
  force: 'Forcing a door',
  parley: 'Parley',
  rest: 'A short rest',
}

const tenMinutes: Step[] = [
  step('A turn', 'most things take one', 'HBK-DTURN-03'),
  step('Ten minutes', 'the book does not say', 'HBKX-GAP-07'),
]

/** Spends a turn: moving, searching, resting or the like. Rules HBK-DTURN-02, HBK-DTURN-03. */
export const advanceTurn = defineAction({
  id: 'heartbreaker.turn',
  title: 'Advance the turn',
  rule: 'HBK-DTURN-02',
  phase: 'dungeon',
  slot: 'turn',
  finds: 'dungeon turn explore d12 event move search',
  asks: { action: { kind: 'choice', title: 'The party', of: deeds, default: 'move' } },
  plan: (_situation, { action }) => ({ deed: action }),
  preview: ({ deed }, situation) =>
    previewTurn(situation, `${deedTitles[deed]} for a turn, then the d12`, tenMinutes),
  *run({ deed }, situation, at) {
    if (deed === 'rest') {
      const rested = yield* restForATurn(situation, at)
      return yield* inTheTurn(situation, at, 'heartbreaker.turn', rested)
    }
    const come = yield* rollTurn(situation, at, 'heartbreaker.turn')
    const left: Effect[] = deed === 'move' && situation.place.here ? [{ do: 'move on' }] : []
    return line(at, {
      rule: 'HBK-DTURN-02',
      what: deedTitles[deed],
      says: come.says,
      tone: come.tone,
      who: come.who,
      total: come.face,
      why: [...come.why, step('It took', 'a turn', 'HBK-DTURN-03')],
      effects: [...come.effects, ...left, turnPasses],
    })
  },
})
