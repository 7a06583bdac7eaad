import { defineAction, type Action } from '../core/action.ts'
import type { CreatureKind } from '../core/state/creature.ts'
import type { GameOf } from './meeting.ts'
import { gmOutcome } from './gm-outcome.ts'
import { plain, refusal } from '../common/trial.ts'

const kinds = ['character', 'hireling', 'animal'] as const satisfies readonly CreatureKind[]

/** Adds a creature to the party by hand, with the numbers of a new character of the game. */
export function joining(gameOf: GameOf): readonly Action[] {
  const join = defineAction({
    id: 'house.join',
    title: 'Add to the party',
    rule: 'GF-JOIN-01',
    phase: 'table',
    slot: 'join',
    needs: [],
    finds: 'new character hireling animal player join party add',
    asks: {
      name: { kind: 'text', title: 'Name', max: 200 },
      kind: { kind: 'choice', title: 'As', of: kinds, default: 'character' },
    },
    preview(situation, { name, kind }) {
      if (!name.trim()) return refusal('Give a name.')
      const { values } = gameOf(situation).characters.blank('', name)
      const game = gameOf(situation)
      const shown = game.fields.filter((field) => field.show.strip)
      const numbers = shown.map((field) => `${field.label} ${values[field.id] ?? 0}`).join(', ')
      return plain(`${name.trim()} joins as ${kind}: ${numbers}`)
    },
    *run(situation, { name, kind }) {
      yield* []
      const id = `c${situation.nextId}`
      const creature = { ...gameOf(situation).characters.blank(id, name.trim()), kind }
      return gmOutcome(
        'GF-JOIN-01',
        `${name.trim()}, ${kind}`,
        'Joins the party',
        [{ do: 'join', creature }],
        { who: [id] },
      )
    },
  })
  return [join]
}
