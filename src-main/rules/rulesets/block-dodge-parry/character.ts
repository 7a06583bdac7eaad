import type { Someone } from '../../abilities.ts'
import { newCreature } from '../../creature.ts'
import type { Effect } from '../../effects.ts'
import type { CharacterKit, Problem } from '../../ruleset.ts'
import type { Creature, Situation } from '../../situation.ts'

export const characters: CharacterKit = { blank, derive, problems }

/** Numbers of somebody ordinary: 10 in every ability, 3 HP, nothing lost. Rule BDPX-NPC-01. */
export const ordinary = {
  hp: 3,
  maxHp: 3,
  str: 10,
  dex: 10,
  wil: 10,
  maxStr: 10,
  maxDex: 10,
  maxWil: 10,
  armor: 0,
  fatigue: 0,
  magicDice: 0,
  faithDice: 0,
  coins: 0,
} as const

function blank(id: string, name: string): Creature {
  return newCreature(id, name, 'character', ordinary)
}

function derive(_creature: Someone, _situation: Situation): Effect[] {
  return []
}

function problems(_creature: Someone, _situation: Situation): Problem[] {
  return []
}
