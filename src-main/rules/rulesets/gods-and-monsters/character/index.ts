import { newCreature } from '../../../core/creature.ts'
import type { Effect } from '../../../core/effects.ts'
import type { CharacterKit } from '../../../core/ruleset/characters.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { wornDefense } from '../gear/armor.ts'
import { wornArmor } from '../gear/equipped.ts'
import { agilityDefense, sharesOf } from '../house-rules/characters.ts'
import { spellSkill } from '../sheet/lists.ts'
import {
  abilities,
  plainScore,
  reactions,
  type AbilityName,
  type ReactionName,
} from './abilities.ts'
import { combatNumbers, type AgilityDefense } from './derive.ts'
import { figuresOf } from './figures.ts'
import { problems } from './limits.ts'
import { scoresOf } from './people.ts'
import { traitsOf } from './traits.ts'

export const characters: CharacterKit = {
  spellSkill,
  blank,
  derive,
  figures: figuresOf,
  problems,
  traits: traitsOf,
}

/** Numbers of somebody without archetype or level: every ability 10, every reaction 4. Rules GAM-CRE-06, GAM-CRE-11. */
// prettier-ignore
const ordinary = {
  hp: 5, maxHp: 5, verve: 0, maxVerve: 0, injuries: 0, pool: 0,
  ...plainScores(abilities), ...plainScores(reactions),
  mojo: 0, experience: 0, level: 0, warrior: 0, thief: 0, sorceror: 0, prophet: 0, monk: 0,
  fightingArt: 0, attackBonus: 0, damageBonus: 0, missileBonus: 0, defense: 0,
  movement: 10, carry: 8, size: 3, age: 20, combatPool: 0, picks: 0, coins: 0,
}

function plainScores(names: readonly (AbilityName | ReactionName)[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, plainScore(name)]))
}

function blank(id: string, name: string): Creature {
  return newCreature(id, name, 'character', ordinary)
}

/** Defense follows from agility and from what is worn. Rules GAM-ARM-01, GAM-CRE-13. */
function derive(creature: ReadonlyCreature, situation: Situation): Effect[] {
  if (creature.kind !== 'character' && creature.kind !== 'hireling') return []
  const to = defenseOf(creature, situation)
  return (creature.values.defense ?? 0) === to
    ? []
    : [{ do: 'set', creature: creature.id, field: 'defense', to }]
}

/** Rules GAM-ARM-01, GAM-ARM-05, GAM-CRE-13. */
export function defenseOf(
  creature: Pick<ReadonlyCreature, 'values' | 'items' | 'itemOrder'>,
  situation: Pick<Situation, 'houseRules'>,
): number {
  const rows = wornArmor(creature)
  const share = houseRule<AgilityDefense>(situation, agilityDefense)
  return wornDefense({
    armor: rows.find(({ kind }) => kind === 'suit')?.name,
    shield: rows.find(({ kind }) => kind === 'shield')?.name,
    helmet: rows.some(({ kind }) => kind === 'helmet'),
    agility: combatNumbers(scoresOf(creature), share, sharesOf(situation)).defense,
  })
}
