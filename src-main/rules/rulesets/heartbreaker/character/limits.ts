import { counted } from '../../../core/words.ts'
import type { Problem } from '../../../core/ruleset/characters.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { crossbowIsBow } from '../house-rules/town.ts'
import { gear, pieceNamed, pieceOf, type GearPiece } from '../gear.ts'
import { loadProblems } from '../load.ts'
import { highestLevel } from '../magic/casting.ts'
import { spellsOf, spellsKnown } from '../magic/spells.ts'
import { ancestryNamed, type AncestryId } from './ancestries.ts'
import { ancestryOf, pathOf } from './people.ts'

interface GearUse {
  weapon?: string | undefined
  armour?: string | undefined
  ancestry?: AncestryId | undefined
  crossbowIsBow?: boolean
}

/** True when this ancestry may use the weapon in this armour. Rule HBK-WPN-17. */
export function mayUse(use: GearUse): { ok: boolean } {
  return { ok: gearLimit(use) === null }
}

/**
 * Limit of the book that forbids weapon or armour; null when none does. Rules HBK-WPN-17, HBK-ANC-02,
 * HBK-ANC-03, E-HBK-17.
 */
export function gearLimit({
  weapon,
  armour,
  ancestry,
  crossbowIsBow: bow = false,
}: GearUse): Problem | null {
  const held = weapon === undefined ? undefined : pieceNamed(weapon)
  const worn = armour === undefined ? undefined : pieceNamed(armour)
  const kin = ancestryNamed(ancestry)
  const banned = [held, worn].find((piece) => piece && kin?.bans.includes(rowId(piece)))
  if (kin && banned)
    return {
      says: `No ${kin.title.toLowerCase()} may use ${banned.kind === 'armour' ? '' : 'a '}${banned.name.toLowerCase()}`,
      rule: kin.rule,
    }
  if (!held?.barred || !worn) return null
  const isBow = held.barred === 'bow' || (held.barred === 'crossbow' && bow)
  const barred =
    (isBow && (worn.id === 'light-plate' || worn.id === 'full-plate')) ||
    (held.barred === 'firearm' && worn.id === 'full-plate')
  return barred ? { says: `${held.name} in ${worn.name.toLowerCase()}`, rule: 'HBK-WPN-17' } : null
}

/** Musket and arquebus share a row, and so a ban. */
function rowId(piece: GearPiece): string {
  return gear.find(({ rule }) => rule === piece.rule && rule === 'HBK-WPN-16')?.id ?? piece.id
}

/** Limits of the book that a character breaks, each with its rule; they warn and never refuse. */
export function problemsOf(creature: ReadonlyCreature, situation: Situation): Problem[] {
  if (creature.kind === 'monster' || creature.kind === 'animal') return []
  return [
    ...barredGearProblems(creature, situation),
    ...loadProblems(creature, situation),
    ...spellProblems(creature),
    ...reachProblems(creature, situation),
    ...journalProblems(creature),
    ...holinessProblems(creature),
  ]
}

function barredGearProblems(creature: ReadonlyCreature, situation: Situation): Problem[] {
  const ready = creature.itemOrder.flatMap((id) => {
    const item = creature.items[id]
    const piece = item?.ready ? pieceOf(item) : undefined
    return piece ? [piece] : []
  })
  const bow = houseRule<boolean>(situation, crossbowIsBow)
  const ancestry = ancestryOf(creature)
  const worn = ready.filter(({ kind }) => kind === 'armour')
  const weapons = ready.filter(({ kind }) => kind === 'melee' || kind === 'ranged')
  const alone = [
    ...worn.map(({ id }) => gearLimit({ armour: id, ancestry })),
    ...weapons.map(({ id }) => gearLimit({ weapon: id, ancestry })),
  ]
  const together = worn.flatMap((suit) =>
    weapons.map(({ id }) => gearLimit({ weapon: id, armour: suit.id, crossbowIsBow: bow })),
  )
  const several: Problem[] =
    worn.length > 1
      ? [{ says: `Wears ${worn.length} suits of armour at once`, rule: 'HBK-INV-02' }]
      : []
  return [...alone, ...together, ...several].filter((problem) => problem !== null)
}

/** More spells than MAG holds. Rule HBK-MAG-01. */
function spellProblems(creature: ReadonlyCreature): Problem[] {
  const { spells: most } = spellsKnown(creature.values.mag ?? 0)
  const known = spellsOf(creature).length
  if (known <= most) return []
  return [
    {
      says: `Knows ${counted(known, 'spell')}, and MAG ${creature.values.mag ?? 0} holds ${most}`,
      rule: 'HBK-MAG-01',
    },
  ]
}

/** Spells of a level that MAG does not reach yet. Rule HBK-MAG-02. */
function reachProblems(creature: ReadonlyCreature, situation: Situation): Problem[] {
  const reach = highestLevel(situation, creature)
  return spellsOf(creature)
    .filter(({ level }) => level > reach)
    .map(({ name, level }) => ({
      says: `“${name}” is of level ${level}, and MAG ${creature.values.mag ?? 0} reaches ${reach}`,
      rule: 'HBK-MAG-02',
    }))
}

/** An explorer keeps a journal in the load. Rule HBK-PATH-02. */
function journalProblems(creature: ReadonlyCreature): Problem[] {
  if (pathOf(creature) !== 'explorer') return []
  const kept = creature.itemOrder
    .flatMap((id) => creature.items[id] ?? [])
    .some((item) => item.gear === 'journal' || /\bjournal\b/i.test(item.name))
  return kept
    ? []
    : [
        {
          says: 'An explorer without a journal: “Lose the journal” takes LVL × 100 EXP, then write a new one',
          rule: 'HBK-PATH-02',
        },
      ]
}

/** A champion casts holy magic only. Rule HBK-PATH-05. */
function holinessProblems(creature: ReadonlyCreature): Problem[] {
  if (pathOf(creature) !== 'champion') return []
  return spellsOf(creature)
    .filter(({ holy }) => !holy)
    .map(({ name }) => ({
      says: `A champion knows “${name}”, which is not holy`,
      rule: 'HBK-PATH-05',
    }))
}
