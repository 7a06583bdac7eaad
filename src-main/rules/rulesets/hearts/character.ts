import type { Effect } from '../../core/effects.ts'
import { newCreature } from '../../core/creature.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import { type CharacterKit, type Problem } from '../../core/ruleset/characters.ts'
import type { Creature, Item } from '../../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { gearNamed, loadout, type GearStacking } from './gear.ts'
import { apStacking, bowTwoHanded, manaStacking } from './house-rules/gear.ts'
import { bookInHand } from './house-rules/magic.ts'
import { skillNames } from './sheet.ts'

/** A new character's numbers; coins are 3d6. Rule HRT-CHAR-01. */
export function newCharacter(
  coinDice: readonly number[],
): Record<'hp' | 'maxHp' | 'st' | 'ap' | 'mana' | 'coins', number> {
  return {
    hp: 3,
    maxHp: 3,
    st: 11,
    ap: 0,
    mana: 0,
    coins: coinDice.reduce((sum, die) => sum + die, 0),
  }
}

export const characters: CharacterKit = { blank, derive, problems }

function blank(id: string, name: string): Creature {
  return newCreature(id, name, 'character', { ...newCharacter([]), maxAp: 0, maxMana: 0 })
}

function namesOf(creature: ReadonlyCreature, which: (item: Readonly<Item>) => boolean): string[] {
  return creature.itemOrder.flatMap((id) => {
    const item = creature.items[id]
    return item && which(item)
      ? Array.from({ length: Math.max(1, item.count) }, () => item.gear ?? item.name)
      : []
  })
}

function readyNames(creature: ReadonlyCreature): string[] {
  return namesOf(creature, ({ ready }) => ready)
}

/** AP is of what is worn; Mana of every implement that is carried, in hand or not. Rules HRT-EQ-05, HRT-EQ-06. */
function mostOf(
  creature: ReadonlyCreature,
  situation: Situation,
): { maxAp: number; maxMana: number } {
  const stacking = stackingOf(situation)
  const { maxAp } = loadout(readyNames(creature), stacking)
  const { maxMana } = loadout(
    namesOf(creature, () => true),
    stacking,
  )
  return { maxAp, maxMana }
}

/** Most AP and Mana follow from gear; what is left never passes them. Rules HRT-EQ-05, HRT-EQ-06. */
function derive(creature: ReadonlyCreature, situation: Situation): Effect[] {
  if (creature.kind === 'monster' || creature.kind === 'animal') return []
  const { maxAp, maxMana } = mostOf(creature, situation)
  return [
    ...brought(creature, 'maxAp', maxAp),
    ...brought(creature, 'maxMana', maxMana),
    ...lowered(creature, 'ap', maxAp),
    ...lowered(creature, 'mana', maxMana),
  ]
}

/** With full AP and Mana from what is worn and held. */
export function equipped(creature: Creature, situation: Situation): Creature {
  const { maxAp, maxMana } = mostOf(creature, situation)
  return { ...creature, values: { ...creature.values, maxAp, maxMana, ap: maxAp, mana: maxMana } }
}

function stackingOf(situation: Situation): GearStacking {
  return {
    apStacking: houseRule<'sum' | 'oneBodyArmour'>(situation, apStacking),
    manaStacking: houseRule<'sum' | 'best'>(situation, manaStacking),
  }
}

function brought(creature: ReadonlyCreature, field: string, to: number): Effect[] {
  return (creature.values[field] ?? 0) === to
    ? []
    : [{ do: 'set', creature: creature.id, field, to }]
}

function lowered(creature: ReadonlyCreature, field: string, most: number): Effect[] {
  return (creature.values[field] ?? 0) <= most
    ? []
    : [{ do: 'set', creature: creature.id, field, to: most }]
}

function problems(creature: ReadonlyCreature, situation: Situation): Problem[] {
  if (creature.kind !== 'character') return []
  return [
    ...handProblems(creature, situation),
    ...armourProblems(creature),
    ...skillProblems(creature),
    ...poolProblems(creature),
    ...purseProblems(creature),
  ]
}

/** Rule HRT-EQ-01: nobody spends more than the purse. */
function purseProblems(creature: ReadonlyCreature): Problem[] {
  return (creature.values.coins ?? 0) < 0
    ? [{ says: 'More coins are spent than there were', rule: 'HRT-EQ-01' }]
    : []
}

/** Two-handed things leave no hand for anything else that is held. Rules HRT-EQ-04, E-HRT-19. */
function handProblems(creature: ReadonlyCreature, situation: Situation): Problem[] {
  const bow = houseRule<boolean>(situation, bowTwoHanded)
  const book = houseRule<boolean>(situation, bookInHand)
  const inHand = ['shield', 'wand', ...(book ? ['spellbook'] : [])]
  const held = readyNames(creature)
    .flatMap((name) => gearNamed(name) ?? [])
    .filter((row) => row.die || row.hands || inHand.includes(row.id))
  const both = held.filter((row) => row.hands === 2 || (bow && row.id === 'bow'))
  if (both.length === 0 || held.length < 2) return []
  return [
    {
      says: `${both.map((row) => row.name).join(' and ')} takes both hands, and something else is held`,
      rule: 'HRT-EQ-04',
    },
  ]
}

function armourProblems(creature: ReadonlyCreature): Problem[] {
  const names = readyNames(creature).map((name) => gearNamed(name)?.id)
  const body = names.filter((id) => id === 'maille' || id === 'plate').length
  const shields = names.filter((id) => id === 'shield').length
  return [
    ...(body > 1 ? [{ says: 'More than one body armour is worn', rule: 'E-HRT-09' as const }] : []),
    ...(shields > 1
      ? [{ says: 'More than one shield is carried ready', rule: 'E-HRT-09' as const }]
      : []),
  ]
}

function skillProblems(creature: ReadonlyCreature): Problem[] {
  const unknown = Object.keys(creature.skills).filter((name) => !skillNames.includes(name))
  return unknown.map((name) => ({
    says: `${name} is none of the 25 skills`,
    rule: 'HRT-SKILL-03' as const,
  }))
}

function poolProblems(creature: ReadonlyCreature): Problem[] {
  const over = [
    ['hp', 'maxHp', 'HP'],
    ['ap', 'maxAp', 'AP'],
    ['mana', 'maxMana', 'Mana'],
  ] as const
  return over.flatMap(([now, most, label]) => {
    const above = (creature.values[now] ?? 0) > (creature.values[most] ?? 0)
    return above
      ? [
          {
            says: `${label} stands above its maximum`,
            rule:
              now === 'hp'
                ? ('HRT-CHAR-01' as const)
                : now === 'ap'
                  ? ('HRT-EQ-05' as const)
                  : ('HRT-EQ-06' as const),
          },
        ]
      : []
  })
}
