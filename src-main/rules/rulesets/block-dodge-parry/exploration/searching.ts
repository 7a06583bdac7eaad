import { defineAction, type Action } from '../../../core/action.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { refusal } from '../../../common/trial.ts'
import { counted } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { Situation } from '../../../core/situation.ts'
import { cannotAct } from '../people.ts'
import { wornOut } from './exhaustion.ts'
import { inTheRound, previewRound } from './happening.ts'

const lengths = ['one round', 'd6 rounds', 'until it is found'] as const

function hindranceOf(situation: Situation, who: string): string | null {
  const creature = situation.creatures[who]
  if (!creature) return 'Choose who searches: nobody is chosen.'
  return cannotAct(creature, situation) ?? wornOut(situation)
}

const finds: Step[] = [
  { name: 'Plain things', value: 'are seen without it', rule: 'BDPX-DUN-02' },
  { name: 'A secret door', value: 'noticed on a look, found in a round', rule: 'BDPX-DUN-05' },
  { name: 'A trap', value: 'the other half of it shows', rule: 'BDPX-DUN-06' },
]

/** A search is safe and takes time. Rules BDPX-DUN-02, BDPX-DUN-05, BDPX-DUN-06. */
export function searching(gameOf: GameOf): Action {
  return defineAction({
    id: 'block-dodge-parry.search',
    title: 'Search',
    rule: 'BDPX-DUN-02',
    phase: 'dungeon',
    slot: 'search',
    needs: [],
    finds: 'traps secret doors room look thorough hidden',
    asks: {
      who: { kind: 'creature', title: 'Who', side: 'party' },
      length: { kind: 'choice', title: 'It takes', of: lengths, default: 'one round' },
      careful: { kind: 'switch', title: 'Quick and quiet: no event', default: false },
    },
    preview(situation, { who, length, careful }) {
      const hindrance = hindranceOf(situation, who)
      if (hindrance) return refusal(hindrance)
      const verdict = length === 'd6 rounds' ? 'The first of d6 rounds' : 'A round of it'
      return previewRound(situation, `${verdict}; nothing is rolled to find`, {
        why: finds,
        event: !careful,
      })
    },
    *run(situation, { who, length, careful }, at) {
      const here = situation.place.here?.['searched']
      const times = (here?.times ?? 0) + 1
      const asked = length === 'd6 rounds' && times === 1
      const needed = asked ? yield* rollOne('rounds it takes', 6) : neededOf(here?.title)
      const done = length === 'one round' || times >= needed
      const says = done
        ? 'Searched: what is hidden here is found'
        : length === 'd6 rounds'
          ? `${counted(times, 'round')} of ${needed}`
          : `${counted(times, 'round')}; say when it is found`
      const found = line(at, {
        rule: 'BDPX-DUN-02',
        what: `${situation.creatures[who]?.name ?? 'Somebody'} searches`,
        says,
        tone: done ? 'good' : 'plain',
        who: [who],
        why: finds,
        effects: [
          {
            do: 'here',
            id: 'searched',
            to: {
              title: done ? 'Searched' : `Searched for ${times} of ${needed} rounds`,
              rule: 'BDPX-DUN-02',
              times,
            },
          },
        ],
      })
      return yield* inTheRound(situation, at, gameOf, found, {
        action: 'block-dodge-parry.search',
        event: !careful,
      })
    },
  })
}

/** Rounds that were rolled when the search began. */
function neededOf(title: string | undefined): number {
  return Number(/of (\d+) rounds/.exec(title ?? '')?.[1] ?? Infinity)
}
