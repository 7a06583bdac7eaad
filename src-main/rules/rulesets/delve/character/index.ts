import { newCreature } from '../../../core/creature.ts'
import type { Effect } from '../../../core/effects.ts'
import type { CharacterKit, Problem } from '../../../core/ruleset/characters.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { counted, listed } from '../../../core/words.ts'
import { armour, gearNamed } from '../gear.ts'
import { loadCarried } from '../load.ts'
import { spellWritten } from '../magic/spells.ts'
import { setTo } from './people.ts'

/** A new character's numbers. Rule DLV-CHAR-01. */
export function newCharacter(
  hpDie: number,
  abilities: Record<'str' | 'dex' | 'wil', readonly number[]>,
  coinDice: readonly number[],
): Record<'hp' | 'str' | 'dex' | 'wil' | 'coins', number> {
  const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0)
  return {
    hp: hpDie,
    str: sum(abilities.str),
    dex: sum(abilities.dex),
    wil: sum(abilities.wil),
    coins: 10 * sum(coinDice),
  }
}

export const characters: CharacterKit = { blank, derive, problems }

function blank(id: string, name: string): Creature {
  return newCreature(id, name, 'character', {
    hp: 3,
    maxHp: 3,
    str: 10,
    dex: 10,
    wil: 10,
    maxStr: 10,
    maxDex: 10,
    maxWil: 10,
    dr: 0,
    load: 0,
    fatigue: 0,
    coins: 0,
  })
}

/** Damage reduction of the armour that a creature wears. Rule DLV-EQ-05. */
export function wornReduction(creature: Items): number {
  return armour(readyOf(creature).map((item) => item.gear ?? item.name)).dr
}

/** Updates DR to the armour worn. Rule DLV-EQ-05. */
function derive(creature: ReadonlyCreature): Effect[] {
  if (creature.kind === 'monster') return []
  const dr = wornReduction(creature)
  return (creature.values.dr ?? 0) === dr ? [] : [setTo(creature, 'dr', dr)]
}

/** Limits that a character breaks: load over capacity, more in hand than two hands, armour over 3. */
function problems(creature: ReadonlyCreature, situation: Situation): Problem[] {
  if (creature.kind === 'monster') return []
  return [
    ...loadProblems(creature, situation),
    ...handProblems(creature),
    ...armourProblems(creature),
  ]
}

/** Load beyond capacity. Rules DLV-INV-02, DLV-INV-05. */
function loadProblems(creature: ReadonlyCreature, situation: Situation): Problem[] {
  const has = loadCarried(creature, situation)
  if (has.allowed) return []
  return [
    {
      says: `Carries ${counted(has.units, 'unit')}, and has room for ${has.capacity}`,
      rule: 'DLV-INV-02',
    },
  ]
}

/** Two hands: one for a hand weapon, a sling or a shield, both for anything bulky or a spellbook. Rules DLV-EQ-11, DLV-EQ-12, DLV-MAG-02. */
function handProblems(creature: ReadonlyCreature): Problem[] {
  const held = readyOf(creature).flatMap((item) => {
    const row = gearNamed(item.gear ?? item.name)
    if (item.text && spellWritten(item.text)) return [{ name: item.name, hands: 2, book: true }]
    if (row?.hands) return [{ name: item.name, hands: row.hands, book: false }]
    return row?.id === 'shield' ? [{ name: item.name, hands: 1, book: false }] : []
  })
  const hands = held.reduce((sum, each) => sum + each.hands, 0)
  if (hands <= 2) return []
  const says = `Holds ${listed(held.map(({ name }) => name))}: ${hands} hands’ worth`
  return [{ says, rule: held.some(({ book }) => book) ? 'DLV-MAG-02' : 'DLV-EQ-12' }]
}

/** Armour beyond DR 3. Rule DLV-EQ-05. */
function armourProblems(creature: ReadonlyCreature): Problem[] {
  const sum = readyOf(creature).reduce(
    (all, item) => all + (gearNamed(item.gear ?? item.name)?.gives?.dr ?? 0),
    0,
  )
  return sum > 3 ? [{ says: `Wears DR ${sum}, and only 3 count`, rule: 'DLV-EQ-05' }] : []
}

type Items = Pick<ReadonlyCreature, 'items' | 'itemOrder'>

function readyOf({ items, itemOrder }: Items): ReadonlyCreature['items'][string][] {
  return itemOrder.flatMap((id) => items[id] ?? []).filter(({ ready }) => ready)
}
