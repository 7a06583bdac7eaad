import { defineAction, type Action } from '../../../core/action.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { refusal } from '../../../common/trial.ts'
import { counted } from '../../../core/words.ts'
import type { Procedure } from '../../../core/procedure.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { largeRoomTurns } from '../house-rules/dungeon.ts'
import { line } from '../line.ts'
import { cannotAct } from '../people.ts'
import { isDark } from './dark.ts'
import { inTheTurn, mustRest, previewEvent } from './happening.ts'
import { noThief } from './thieves.ts'

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
    { name: 'Traps', value: 'found without a roll', rule: 'DLV-TRAP-02' },
    { name: 'Secret doors', value: 'found without a roll', rule: 'DLV-DOOR-04' },
  ],
  'a treasure': [
    { name: 'Needles and plates', value: 'only a thief finds them', rule: 'DLV-TRAP-06' },
  ],
}

function hindranceOf(
  situation: Situation,
  { who, what, thief }: { who: string; what: Where; thief: boolean },
): string | null {
  const creature = situation.creatures[who]
  if (!creature) return 'Choose who searches: nobody is chosen.'
  if (isDark(situation))
    return 'No light burns, and in the dark nothing is found. Light something first.'
  const untaught = what === 'a treasure' ? noThief(situation, creature, thief) : null
  return untaught ?? cannotAct(creature, situation) ?? mustRest(situation)
}

/** Searches the room or a treasure, for a turn. Rules DLV-TRAP-02, DLV-TRAP-06, DLV-DOOR-04. */
export function searching(gameOf: GameOf): readonly Action[] {
  return [
    defineAction({
      id: 'delve.search',
      title: 'Search',
      rule: 'DLV-TRAP-02',
      phase: 'dungeon',
      slot: 'search',
      needs: [],
      finds: 'traps secret doors room chest treasure thorough look',
      asks: {
        who: { kind: 'creature', title: 'Who', side: 'party' },
        what: { kind: 'choice', title: 'What', of: places, default: 'the room' },
        large: { kind: 'switch', title: 'A large room', default: false },
        thief: { kind: 'switch', title: 'A thief', default: false },
      },
      preview(situation, input) {
        const hindrance = hindranceOf(situation, input)
        if (hindrance) return refusal(hindrance)
        const needed = turnsNeeded(situation, input.what, input.large)
        const verdict =
          needed > 1
            ? `Turn ${Math.min(needed, turnsDone(situation) + 1)} of ${needed}, then the event die`
            : 'A turn, then the event die; nothing to roll'
        return previewEvent(situation, verdict, finds[input.what])
      },
      *run(situation, input, at): Procedure {
        const { who, what, large } = input
        const needed = turnsNeeded(situation, what, large)
        const times = turnsDone(situation) + 1
        const done = what === 'a treasure' || times >= needed
        const says = done
          ? `Searched ${what}: what is hidden in it is found`
          : `Searched for ${counted(times, 'turn')} of ${needed}`
        return yield* inTheTurn(
          situation,
          at,
          gameOf,
          'delve.search',
          line(at, {
            rule: what === 'a treasure' ? 'DLV-TRAP-06' : 'DLV-TRAP-02',
            what: `${situation.creatures[who]?.name ?? 'Somebody'} searches`,
            says,
            tone: done ? 'good' : 'plain',
            who: [who],
            why: done
              ? finds[what]
              : [{ name: 'A large room', value: `${needed} turns`, rule: 'DLV-DOOR-04' }],
            effects:
              what === 'a treasure'
                ? []
                : [
                    {
                      do: 'here',
                      id: 'searched',
                      to: {
                        title: done ? 'The room is searched' : says,
                        rule: 'DLV-DOOR-04',
                        times,
                      },
                    },
                  ],
          }),
        )
      },
    }),
  ]
}
