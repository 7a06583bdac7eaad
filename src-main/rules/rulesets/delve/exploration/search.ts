import { type AtTable, defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { type Outcome, type Step, step } from '../../../core/outcome.ts'
import { type RefusedPreview, refusal } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted } from '../../../core/words.ts'
import { cannotAct } from '../character/people.ts'
import { largeRoomTurns } from '../house-rules/dungeon.ts'
import { exhaustionReason } from './exhaustion.ts'
import { isDark } from './task.ts'
import { thiefOnlyReason } from './traps.ts'
import { inTheTurn, previewEvent } from './turn.ts'

const places = ['the room', 'a treasure'] as const
type Where = (typeof places)[number]

function turnsNeeded(situation: Situation, where: Where, large: boolean): number {
  return where === 'the room' && large ? houseRule<number>(situation, largeRoomTurns) : 1
}

function turnsDone(situation: Situation): number {
  return situation.place.here?.['searched']?.times ?? 0
}

const finds: Readonly<Record<Where, Step[]>> = {
  'the room': [
    step('Traps', 'found without a roll', 'DLV-TRAP-02'),
    step('Secret doors', 'found without a roll', 'DLV-DOOR-04'),
  ],
  'a treasure': [step('Needles and plates', 'only a thief finds them', 'DLV-TRAP-06')],
}

interface Search {
  creature: ReadonlyCreature
  what: Where
  /** Turns that the search takes in all, and the number of this one. */
  needed: number
  turn: number
}

function planSearch(
  situation: Situation,
  { who, what, large, thief }: { who: string; what: Where; large: boolean; thief: boolean },
): Search | RefusedPreview {
  const creature = situation.creatures[who]
  if (!creature) return refusal('Choose who searches: nobody is chosen.')
  if (isDark(situation))
    return refusal('No light burns, and in the dark nothing is found. Light something first.')
  const untaught = what === 'a treasure' ? thiefOnlyReason(situation, creature, thief) : null
  const hindrance =
    untaught ?? cannotAct(creature, situation) ?? exhaustionReason(situation, 'turn')
  if (hindrance) return refusal(hindrance)
  const needed = turnsNeeded(situation, what, large)
  return { creature, what, needed, turn: turnsDone(situation) + 1 }
}

/** Searches the room or a treasure, for a turn. Rules DLV-TRAP-02, DLV-TRAP-06, DLV-DOOR-04. */
export const search = defineAction({
  id: 'delve.search',
  title: 'Search',
  rule: 'DLV-TRAP-02',
  phase: 'dungeon',
  slot: 'search',
  finds: 'traps secret doors room chest treasure thorough look',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    what: { kind: 'choice', title: 'What', of: places, default: 'the room' },
    large: { kind: 'switch', title: 'A large room', default: false },
    thief: { kind: 'switch', title: 'A thief', default: false },
  },
  plan: planSearch,
  preview: ({ what, needed, turn }, situation) =>
    previewEvent(
      situation,
      needed > 1
        ? `Turn ${Math.min(needed, turn)} of ${needed}, then the event die`
        : 'A turn, then the event die; nothing to roll',
      finds[what],
    ),
  run: ({ creature, what, needed, turn }, situation, at) =>
    inTheTurn(
      situation,
      at,
      'delve.search',
      what === 'a treasure'
        ? line(at, {
            rule: 'DLV-TRAP-06',
            what: `${creature.name} searches`,
            says: `Searched ${what}: what is hidden in it is found`,
            tone: 'good',
            who: [creature.id],
            why: finds[what],
          })
        : roomSearched(creature, needed, turn, at),
    ),
})

/** Outcome of a turn of searching the room; the place remembers how many there were. */
function roomSearched(
  creature: ReadonlyCreature,
  needed: number,
  turn: number,
  at: AtTable,
): Outcome {
  const done = turn >= needed
  const says = done
    ? 'Searched the room: what is hidden in it is found'
    : `Searched for ${counted(turn, 'turn')} of ${needed}`
  return line(at, {
    rule: 'DLV-TRAP-02',
    what: `${creature.name} searches`,
    says,
    tone: done ? 'good' : 'plain',
    who: [creature.id],
    why: done ? finds['the room'] : [step('A large room', `${needed} turns`, 'DLV-DOOR-04')],
    effects: [
      {
        do: 'here',
        id: 'searched',
        to: { title: done ? 'The room is searched' : says, rule: 'DLV-DOOR-04', times: turn },
      },
    ],
  })
}
