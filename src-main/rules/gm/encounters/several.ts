import { defineAction, type Action } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { Situation } from '../../core/situation.ts'
import { isDown } from '../../common/incapacitated.ts'
import type { GameOf } from '../meeting.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { asideMeant, bringBack, takeUp, type Aside } from './beside.ts'
import { asideLeaves, leavers } from './end.ts'
import { membersOf } from './met.ts'

const which = { kind: 'text', title: 'Which encounter', max: 120, optional: true } as const
const noOther = 'No other encounter is open: roll one (E), or make one by hand (Shift+E).'
const fightOn = 'A fight is on. Join the other encounter to it, or end the fight before you switch.'

/** Makes another open encounter the current one. Rule GF-MEET-13. */
const switching = defineAction({
  id: 'house.switch-encounter',
  title: 'Switch encounter',
  rule: 'GF-MEET-13',
  phase: 'encounter',
  slot: 'other encounter',
  needs: [],
  finds: 'second other encounter set aside turn to',
  asks: { which },
  preview(situation, { which: named }) {
    const aside = asideMeant(situation, named)
    if (!aside) return refusal(noOther)
    if (situation.fight) return refusal(fightOn)
    const { encounter } = situation
    return plain(`${aside.encounter.title}${encounter ? `; ${encounter.title} set aside` : ''}`)
  },
  *run(situation, { which: named }) {
    yield* []
    const aside = asideMeant(situation, named)
    if (!aside || situation.fight)
      return gmOutcome('GF-MEET-13', 'Encounter', 'No other encounter was taken up', [])
    return gmOutcome(
      'GF-MEET-13',
      'Encounter',
      `${aside.encounter.title} at hand`,
      takeUp(situation, aside),
      {
        who: [...aside.foes],
        why: situation.encounter ? [{ name: 'Set aside', value: situation.encounter.title }] : [],
      },
    )
  },
})

/** Adds the groups of an encounter set aside to the current one, and to its fight. */
function joined(situation: Situation, aside: Aside): Effect[] {
  return [{ do: 'aside', id: aside.encounter.id, to: null }, ...bringBack(situation, aside)]
}

/** Joins two encounters, also in a fight. Rule GF-MEET-13. */
const joining = defineAction({
  id: 'house.join-encounters',
  title: 'Join the encounters',
  rule: 'GF-MEET-13',
  phase: 'encounter',
  slot: 'other encounter',
  needs: [],
  finds: 'second other encounter both fight merge reinforce',
  asks: { which },
  preview(situation, { which: named }) {
    const aside = asideMeant(situation, named)
    if (!aside || !situation.encounter) return refusal(noOther)
    return plain(
      `${aside.encounter.title} join ${situation.encounter.title}${situation.fight ? ' in the fight' : ''}`,
    )
  },
  *run(situation, { which: named }) {
    yield* []
    const aside = asideMeant(situation, named)
    if (!aside || !situation.encounter)
      return gmOutcome('GF-MEET-13', 'Encounters', 'Nobody joined', [])
    return gmOutcome(
      'GF-MEET-13',
      'Encounters joined',
      `${aside.encounter.title} join ${situation.encounter.title}`,
      joined(situation, aside),
      { who: [...aside.foes], tone: 'due' },
    )
  },
})

/** Ends an encounter that was set aside, with all its creatures. Rule GF-MEET-02. */
function endingOther(gameOf: GameOf): Action {
  return defineAction({
    id: 'house.end-other-encounter',
    title: 'End the other encounter',
    rule: 'GF-MEET-02',
    phase: 'encounter',
    slot: 'other encounter',
    needs: [],
    finds: 'second other encounter over leave set aside',
    asks: { which },
    preview(situation, { which: named }) {
      const aside = asideMeant(situation, named)
      return aside
        ? plain(`${aside.encounter.title} leave the table`, [], leavers(situation, aside.groups))
        : refusal(noOther)
    },
    *run(situation, { which: named }) {
      yield* []
      const aside = asideMeant(situation, named)
      if (!aside) return gmOutcome('GF-MEET-02', 'Encounter', 'No other encounter is open', [])
      const members = aside.groups.flatMap((group) => membersOf(situation, group))
      const alive = members.filter((one) => !isDown(one))
      return gmOutcome(
        'GF-MEET-02',
        `End of the encounter, ${aside.encounter.title}`,
        `${alive.length} of ${members.length} alive`,
        asideLeaves(situation, aside, gameOf(situation)),
        { why: leavers(situation, aside.groups) },
      )
    },
  })
}

export function severalEncounters(gameOf: GameOf): readonly Action[] {
  return [switching, joining, endingOther(gameOf)]
}
