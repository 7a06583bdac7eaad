import { defineAction, type Action } from '../../action.ts'
import type { Effect } from '../../effects.ts'
import type { Situation } from '../../situation.ts'
import { isDown } from '../../standing.ts'
import { gainEffects } from '../fight/gains.ts'
import type { GameOf } from '../meeting.ts'
import { told } from '../told.ts'
import { plain, refusal } from '../trial.ts'
import { foesMet, groupsMet } from './met.ts'

/** Everybody met leaves, with their groups, their fight and what was due about them. Rule GF-MEET-02. */
export function leavingEffects(situation: Situation): Effect[] {
  const groups = groupsMet(situation)
  return [
    ...foesMet(situation).map(({ id }): Effect => ({ do: 'leave', creature: id })),
    ...groups.map(({ id }): Effect => ({ do: 'disband', group: id })),
    ...lifted(situation),
    { do: 'encounter', encounter: null },
    ...(situation.fight ? [{ do: 'fight' as const, fight: null }] : []),
    ...duesOf(
      situation,
      groups.map(({ id }) => id),
    ),
  ]
}

/** Nobody stays surprised by those who are gone. */
function lifted(situation: Situation): Effect[] {
  return situation.party
    .filter((id) => 'surprised' in (situation.creatures[id]?.conditions ?? {}))
    .map((creature) => ({ do: 'condition', creature, name: 'surprised', to: null }))
}

/** What was due about them, and the initiative of a fight that is over. */
function duesOf(situation: Situation, groups: readonly string[]): Effect[] {
  const members = groups.flatMap((group) => situation.groups[group]?.members ?? [])
  return Object.values(situation.dues)
    .filter(
      (due) =>
        groups.includes(String(due.input.group)) ||
        due.action.endsWith('.initiative') ||
        (due.who.length > 0 && due.who.every((id) => members.includes(id))),
    )
    .map((due) => ({ do: 'settle', due: due.id }))
}

/** The end of the encounter at hand: the fallen and the fled count as defeated. Rules GF-MEET-02, GF-FIGHT-14. */
export function ending(gameOf: GameOf): Action {
  return defineAction({
    id: 'house.end-encounter',
    title: 'End the encounter',
    rule: 'GF-MEET-02',
    phase: 'encounter',
    slot: 'end encounter',
    needs: [],
    finds: 'leave over done set aside foes go',
    asks: {},
    preview(situation) {
      const { encounter } = situation
      if (!encounter) return refusal('No encounter is at hand.')
      return plain(`${encounter.title} leave the table, ${survivors(situation)}`)
    },
    *run(situation) {
      yield* []
      const { encounter } = situation
      if (!encounter) return told('GF-MEET-02', 'End the encounter', 'No encounter is at hand', [])
      return told(
        'GF-MEET-02',
        `End of the encounter, ${encounter.title}`,
        survivors(situation),
        [...defeatedIn(situation, gameOf), ...leavingEffects(situation)],
        {
          why: foesMet(situation)
            .filter((foe) => !isDown(foe))
            .map(({ name }) => ({ name, value: 'alive' })),
        },
      )
    },
  })
}

function defeatedIn(situation: Situation, gameOf: GameOf): Effect[] {
  const met = foesMet(situation)
  return gainEffects(situation, gameOf(situation).defeats, {
    fallen: met.filter(isDown),
    fled: met.filter((foe) => !isDown(foe) && 'fled' in foe.conditions),
  })
}

function survivors(situation: Situation): string {
  const alive = foesMet(situation).filter((foe) => !isDown(foe)).length
  const strength = groupsMet(situation).reduce((sum, group) => sum + group.strength, 0)
  return alive === 0 ? 'none of them alive' : `${alive} of ${strength} alive`
}
