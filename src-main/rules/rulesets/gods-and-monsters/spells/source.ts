import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { spellSkill } from '../printed-lists.ts'
import { partyOf } from '../people.ts'
import { manifestationNamed, type Manifestation } from './rows.ts'

export const ofTheirOwn = 'as written or named'

export interface CastingInput {
  caster?: string | undefined
  spell?: string | undefined
  power: string
  named?: string | undefined
  level: number
}

/** Spell or manifestation ready to cast, with its caster and strength. */
export interface ReadySpell {
  caster: ReadonlyCreature
  name: string
  /** Printed manifestation; undefined for one of the Guide’s own. */
  row: Manifestation | undefined
  /** Level of the caster that its figures go by. */
  strength: number
  /** Level of the manifestation itself. */
  level: number
  kind: 'spirit' | 'spell'
}

/** Chosen caster, else the first living party member with magic. */
function casterOf(situation: Situation, chosen: string | undefined): ReadonlyCreature | undefined {
  if (chosen) return situation.creatures[chosen]
  return partyOf(situation).find(
    ({ values, conditions }) =>
      !('dead' in conditions) && (values.prophet ?? 0) + (values.sorceror ?? 0) > 0,
  )
}

/** Spell or manifestation to cast, or the reason it can’t be. Rules GAM-SPL-01, GAMX-SPL-01. */
export function readyOf(situation: Situation, asked: CastingInput): ReadySpell | { says: string } {
  const caster = casterOf(situation, asked.caster)
  if (!caster)
    return {
      says: 'Nobody of the party is a prophet or a sorceror (GAMX-SPL-01): choose who casts or calls.',
    }
  if ('dead' in caster.conditions)
    return { says: `${caster.name} is dead: choose somebody who lives.` }
  const item = asked.spell ? caster.items[asked.spell] : undefined
  const named = asked.power === ofTheirOwn ? (asked.named?.trim() ?? '') : asked.power
  const name = named || item?.text || ''
  if (!name)
    return {
      says: `Nothing is chosen: take one of the list, name one, or write it into a thing of ${caster.name}.`,
    }
  const row = manifestationNamed(name)
  const { prophet = 0, sorceror = 0 } = caster.values
  const kind = row || prophet >= sorceror ? 'spirit' : 'spell'
  const strength = kind === 'spirit' ? prophet : sorceror
  if (strength < 1)
    return {
      says: `${caster.name} is ${row ? 'no prophet' : 'neither prophet nor sorceror'} (GAMX-SPL-01): choose one who is.`,
    }
  const learned = caster.skills[`${spellSkill}${name}`]
  return {
    caster,
    name: row?.name ?? name,
    row,
    strength,
    level: row?.level ?? (asked.level > 0 ? asked.level : (learned ?? 1)),
    kind,
  }
}
