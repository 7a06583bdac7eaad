import type { Ability } from '../../../common/abilities.ts'
import type { Effect } from '../../../core/effects.ts'
import { choose, type ProcedureOf } from '../../../core/procedure.ts'
import type { Due } from '../../../core/state/due.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { ruleOfFailure } from './saving.ts'

/** Conditions that loss of DEX or WIL may bring; a monster takes the first, for others it is asked. */
const helplessness: Readonly<Record<'DEX' | 'WIL', readonly [string, string]>> = {
  DEX: ['immobilised', 'unconscious'],
  WIL: ['debilitated', 'unconscious'],
}

/** Immobilised or unconscious, debilitated or unconscious: yours to say of a character. Rules BDP-CRIT-03, BDP-CRIT-04. */
export function* helpless(
  creature: ReadonlyCreature,
  ability: 'DEX' | 'WIL',
  label: string,
): ProcedureOf<{ name: string; effects: Effect[] }> {
  const of = helplessness[ability]
  const name = creature.kind === 'monster' ? of[0] : yield* choose(label, of)
  return {
    name,
    effects: [
      {
        do: 'condition',
        creature: creature.id,
        name,
        to: { rule: ruleOfFailure[ability] },
      },
    ],
  }
}

export function criticalDue(who: string, ability: Ability): string {
  return `critical:${who}:${ability}`
}

/** Harm reached an ability and was lethal or disabling: the player saves. Rules BDP-DMG-05, BDPX-ATK-01. */
export function criticalDueOf(
  creature: ReadonlyCreature,
  ability: Ability,
  score: number,
  weapon?: string,
): Due {
  return {
    id: criticalDue(creature.id, ability),
    action: 'block-dodge-parry.critical',
    input: { who: creature.id, ability, held: false, ...(weapon ? { weapon } : {}) },
    title: `Critical Damage Save, ${ability}`,
    why: `${creature.name} was hurt down to ${ability} ${score}`,
    rule: 'BDP-DMG-05',
    when: 'now',
    who: [creature.id],
    must: creature.side === 'party',
  }
}
