import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { refusal } from '../../../core/preview.ts'
import { rollOne } from '../../../core/procedure.ts'
import { counted } from '../../../core/words.ts'
import { cannotAct } from '../character/people.ts'
import { exhaustionHindrance, inTheRound, previewRound } from './event-die.ts'

const lengths = ['one round', 'd6 rounds', 'until it is found'] as const

const finds: Step[] = [
  step('Plain things', 'are seen without it', 'BDPX-DUN-02'),
  step('A secret door', 'noticed on a look, found in a round', 'BDPX-DUN-05'),
  step('A trap', 'the other half of it shows', 'BDPX-DUN-06'),
]

/** Searches for a round or more; finding needs no roll. Rules BDPX-DUN-02, BDPX-DUN-05, BDPX-DUN-06. */
export const search = defineAction({
  id: 'block-dodge-parry.search',
  title: 'Search',
  rule: 'BDPX-DUN-02',
  phase: 'dungeon',
  slot: 'search',
  finds: 'traps secret doors room look thorough hidden',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    length: { kind: 'choice', title: 'It takes', of: lengths, default: 'one round' },
    careful: { kind: 'switch', title: 'Quick and quiet: no event', default: false },
  },
  plan(situation, { who, length, careful }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who searches: nobody is chosen.')
    const hindrance = cannotAct(creature, situation) ?? exhaustionHindrance(situation)
    return hindrance ? refusal(hindrance) : { creature, length, careful }
  },
  preview({ length, careful }, situation) {
    const verdict = length === 'd6 rounds' ? 'The first of d6 rounds' : 'A round of it'
    return previewRound(situation, `${verdict}; nothing is rolled to find`, {
      why: finds,
      event: !careful,
    })
  },
  *run({ creature, length, careful }, situation, at) {
    const here = situation.place.here?.['searched']
    const times = (here?.times ?? 0) + 1
    const isFirstShort = length === 'd6 rounds' && times === 1
    const needed = isFirstShort ? yield* rollOne('rounds it takes', 6) : neededOf(here?.title)
    const done = length === 'one round' || times >= needed
    const says = done
      ? 'Searched: what is hidden here is found'
      : length === 'd6 rounds'
        ? `${counted(times, 'round')} of ${needed}`
        : `${counted(times, 'round')}; say when it is found`
    const found = line(at, {
      rule: 'BDPX-DUN-02',
      what: `${creature.name} searches`,
      says,
      tone: done ? 'good' : 'plain',
      who: [creature.id],
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
    return yield* inTheRound(situation, at, found, {
      action: 'block-dodge-parry.search',
      event: !careful,
    })
  },
})

/** Rounds that were rolled when the search began. */
function neededOf(title: string | undefined): number {
  return Number(/of (\d+) rounds/.exec(title ?? '')?.[1] ?? Infinity)
}
