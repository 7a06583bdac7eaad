import { newCreature } from '../../../core/creature.ts'
import type { Effect } from '../../../core/effects.ts'
import type { CharacterKit, Problem } from '../../../core/ruleset/characters.ts'
import type { GearRow } from '../../../core/ruleset/gear.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { listed } from '../../../core/words.ts'
import { setField } from '../effects.ts'
import { gearNamed, suits } from '../gear.ts'
import { luckScore } from '../house-rules/checks.ts'
import { countSlots } from '../load.ts'
import { firstLuck } from '../saves/luck.ts'
import { isShowing } from '../talents/showfighting.ts'
import { abilities, fullOf, has } from './people.ts'
import { powersOf } from './powers.ts'
import { traitsOf } from './traits.ts'

export const characters: CharacterKit = {
  blank,
  derive,
  figures: diceLearnt,
  problems,
  powers: powersOf,
  traits: traitsOf,
}

/** Values of an ordinary person: 10 in every ability, 3 HP, nothing lost. Rule BDPX-NPC-01. */
const ordinary = {
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

/** Armor from what is worn and held, and Luck where it begins. Rules BDPX-DEF-01, BDPX-SKL-16, BDPX-SKL-17, BDPX-SKL-28. */
function derive(creature: ReadonlyCreature, situation: Situation): Effect[] {
  if (creature.kind === 'monster') return []
  const armor = armorWorn(creature)
  return [
    ...((creature.values.armor ?? 0) === armor ? [] : [setField(creature.id, 'armor', armor)]),
    ...startLuck(creature, situation),
  ]
}

/** Dice of magic and of faith, one for each time that somebody has learnt such a skill. Rule BDPX-SKL-35. */
function diceLearnt({ skills, values }: ReadonlyCreature): Record<string, number> {
  const { Gifted = 0, Devotion = 0 } = skills
  return {
    magicDice: Math.max(values.magicDice ?? 0, Gifted),
    faithDice: Math.max(values.faithDice ?? 0, Devotion),
  }
}

/** Gives a player character Luck 10 where the campaign counts it. Rule BDPX-CHR-05. */
function startLuck(creature: ReadonlyCreature, situation: Situation): Effect[] {
  const due = creature.kind === 'character' && creature.values.luck === undefined
  return due && houseRule<boolean>(situation, luckScore)
    ? [setField(creature.id, 'luck', firstLuck)]
    : []
}

function readyRows(creature: ReadonlyCreature): GearRow[] {
  return creature.itemOrder.flatMap((id) => {
    const item = creature.items[id]
    return item?.ready ? (gearNamed(item.gear ?? item.name) ?? []) : []
  })
}

/** Armor from gear and skills, at most 3. Rules BDPX-DEF-01, BDPX-ARM-01. */
export function armorWorn(creature: ReadonlyCreature): number {
  const rows = readyRows(creature)
  const plain = rows.reduce((sum, { gives }) => sum + (gives?.armor ?? 0), 0)
  const wears = rows.some(({ id }) => suits.includes(id))
  const held = rows.filter(({ die }) => die)
  const oneHand =
    held.length === 1 && held[0]?.hands === 1 && !rows.some(({ id }) => id === 'shield')
  return Math.min(
    3,
    plain +
      (!wears && has(creature, 'Fancy Footwork') ? 1 : 0) +
      (oneHand && has(creature, 'Defensive Posture') ? 1 : 0) +
      (isShowing(creature) ? 1 : 0),
  )
}

/** Problems of a character, such as more gear than slots or hands hold, or two suits of armor. */
function problems(creature: ReadonlyCreature, situation: Situation): Problem[] {
  if (creature.kind === 'monster') return []
  return [
    ...loadProblems(creature, situation),
    ...handProblems(creature),
    ...lightProblems(creature),
    ...armorProblems(creature),
    ...trainingProblems(creature),
  ]
}

/** Rules BDPX-CHR-09, BDPX-GAP-01. */
function loadProblems(creature: ReadonlyCreature, situation: Situation): Problem[] {
  const { used, most } = countSlots(creature, situation)
  if (used <= most) return []
  return [{ says: `Fills ${used} slots, and has ${most}: drop something`, rule: 'BDPX-GAP-01' }]
}

/** Slow weapons and bows take both hands. Rules BDPX-WPN-01, BDPX-DUN-08. */
function handProblems(creature: ReadonlyCreature): Problem[] {
  const held = readyRows(creature).filter(({ hands }) => hands !== undefined)
  const hands = held.reduce((sum, row) => sum + (row.hands ?? 0), 0)
  if (hands <= 2) return []
  const says = `Holds ${listed(held.map(({ name }) => name))}: ${hands} hands’ worth`
  return [{ says, rule: 'BDPX-WPN-01' }]
}

/** Both hands on a weapon leave none for a light. Rule BDPX-DUN-08. */
function lightProblems(creature: ReadonlyCreature): Problem[] {
  const rows = readyRows(creature)
  const both = rows.find(({ hands, die }) => hands === 2 && die)
  const light = rows.find(({ id }) => id === 'torch' || id === 'lantern')
  if (!both || !light) return []
  return [
    {
      says: `Holds ${both.name} with both hands, and none is left for the ${light.name.toLowerCase()}`,
      rule: 'BDPX-DUN-08',
    },
  ]
}

/** Rule BDPX-DEF-01. */
function armorProblems(creature: ReadonlyCreature): Problem[] {
  const worn = readyRows(creature).filter(({ id }) => suits.includes(id))
  if (worn.length < 2) return []
  return [{ says: `Wears ${listed(worn.map(({ name }) => name))} at once`, rule: 'BDPX-DEF-01' }]
}

/** No pool of dice beyond 4, no ability trained beyond 18. Rules BDPX-MAG-01, BDPX-DIV-02, BDPX-IMP-06. */
function trainingProblems(creature: ReadonlyCreature): Problem[] {
  const { magicDice = 0, faithDice = 0 } = creature.values
  return [
    ...(magicDice > 4
      ? [{ says: `Has ${magicDice} Magic Dice, and 4 is the most`, rule: 'BDPX-MAG-01' as const }]
      : []),
    ...(faithDice > 4
      ? [{ says: `Has ${faithDice} Faith Dice, and 4 is the most`, rule: 'BDPX-DIV-02' as const }]
      : []),
    ...abilities.flatMap((ability): Problem[] => {
      const full = creature.values[fullOf[ability]] ?? 0
      return creature.kind === 'character' && full > 18
        ? [{ says: `${ability} ${full}, and training ends at 18`, rule: 'BDPX-IMP-06' }]
        : []
    }),
  ]
}
