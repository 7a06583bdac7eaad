import { isDown } from '../../common/incapacitated.ts'
import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { findAside, restoreAside, takeUp, type Aside } from './beside.ts'
import { endAside, leaverSteps } from './end.ts'
import { membersOf } from './met.ts'

const which = { kind: 'text', title: 'Which encounter', max: 120, optional: true } as const
const noOther = 'No other encounter is open: roll one (E), or make one by hand (Shift+E).'
const fightOn = 'A fight is on. Join the other encounter to it, or end the fight before you switch.'

/** Makes another open encounter the current one. Rule GF-MEET-13. */
const switchTo = defineAction({
  id: 'house.switch-encounter',
  title: 'Switch encounter',
  rule: 'GF-MEET-13',
  phase: 'encounter',
  slot: 'other encounter',
  finds: 'second other encounter set aside turn to',
  asks: { which },
  plan(situation, { which: named }) {
    const aside = findAside(situation, named)
    if (!aside) return refusal(noOther)
    return situation.fight ? refusal(fightOn) : { aside, before: situation.encounter?.title }
  },
  preview: ({ aside, before }) =>
    plain(`${aside.encounter.title}${before === undefined ? '' : `; ${before} set aside`}`),
  run: ({ aside, before }, situation) =>
    gmOutcome(
      'GF-MEET-13',
      'Encounter',
      `${aside.encounter.title} at hand`,
      takeUp(situation, aside),
      {
        who: [...aside.foes],
        why: before === undefined ? [] : [{ name: 'Set aside', value: before }],
      },
    ),
})

/** Joins two encounters, also in a fight. Rule GF-MEET-13. */
const join = defineAction({
  id: 'house.join-encounters',
  title: 'Join the encounters',
  rule: 'GF-MEET-13',
  phase: 'encounter',
  slot: 'other encounter',
  finds: 'second other encounter both fight merge reinforce',
  asks: { which },
  plan(situation, { which: named }) {
    const aside = findAside(situation, named)
    const { encounter } = situation
    if (!aside || !encounter) return refusal(noOther)
    return { aside, says: `${aside.encounter.title} join ${encounter.title}` }
  },
  preview: ({ says }, { fight }) => plain(`${says}${fight ? ' in the fight' : ''}`),
  run: ({ aside, says }, situation) =>
    gmOutcome(
      'GF-MEET-13',
      'Encounters joined',
      says,
      [
        { do: 'aside', id: aside.encounter.id, to: null },
        ...restoreAside(situation, aside),
        ...eventOf(situation, aside),
      ],
      { who: [...aside.foes], tone: 'due' },
    ),
})

/** Lets an event that brought the joined encounter lead to the one that goes on. */
function eventOf({ event, encounter }: Situation, joined: Aside): Effect[] {
  if (!event || !encounter || event.encounter !== joined.encounter.id) return []
  const { at: _at, ...parts } = event
  return [{ do: 'event', ...parts, encounter: encounter.id }]
}

/** Ends an encounter that was set aside, with all its creatures. Rule GF-MEET-02. */
const endOther = defineAction({
  id: 'house.end-other-encounter',
  title: 'End the other encounter',
  rule: 'GF-MEET-02',
  phase: 'encounter',
  slot: 'other encounter',
  finds: 'second other encounter over leave set aside',
  asks: { which },
  plan(situation, { which: named }) {
    const aside = findAside(situation, named)
    return aside ? { aside, leaving: leaverSteps(situation, aside.groups) } : refusal(noOther)
  },
  preview: ({ aside, leaving }) => plain(`${aside.encounter.title} leave the table`, [], leaving),
  run({ aside, leaving }, situation, { ruleset }) {
    const members = aside.groups.flatMap((group) => membersOf(situation, group))
    const alive = members.filter((one) => !isDown(one))
    return gmOutcome(
      'GF-MEET-02',
      `End of the encounter, ${aside.encounter.title}`,
      `${alive.length} of ${members.length} alive`,
      endAside(situation, aside, ruleset),
      { why: leaving },
    )
  },
})

export const otherEncounters = [switchTo, join, endOther]
