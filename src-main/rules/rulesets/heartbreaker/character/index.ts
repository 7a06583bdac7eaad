import { newCreature } from '../../../core/creature.ts'
import type { Effect } from '../../../core/effects.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { CharacterKit } from '../../../core/ruleset/characters.ts'
import type { Creature } from '../../../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { attributes } from './attributes.ts'
import { pieceOf, stackBonuses, type DefenceStacking } from '../gear.ts'
import { stackDefence } from '../house-rules/fight.ts'
import { problemsOf } from './limits.ts'
import { fieldOf } from './people.ts'
import { rusty } from '../conditions.ts'
import { parseSpells, spellItem } from '../magic/spells.ts'
import { traitsOf } from './traits.ts'

export const characters: CharacterKit = {
  blank,
  derive,
  spellKnown(id, said) {
    const [spell] = parseSpells(said.replace(/\(?\bholy\b\)?/i, ''))
    return spellItem(id, spell?.name ?? said, spell?.level ?? 0, /\bholy\b/i.test(said))
  },
  problems: problemsOf,
  traits: traitsOf,
}

/** Character of level 1 with default values, before any roll. Rules HBK-CHAR-04, E-HBK-13. */
function blank(id: string, name: string): Creature {
  const scores = Object.fromEntries(attributes.map((each) => [fieldOf[each], 10]))
  return newCreature(id, name, 'character', {
    hp: 7,
    maxHp: 7,
    ...scores,
    sav: 15,
    com: 0,
    comHalf: 0,
    mag: -1,
    ski: 2,
    def: 0,
    cov: 0,
    amr: 0,
    hd: 0,
    lvl: 1,
    exp: 0,
    gp: 0,
    sp: 0,
    cp: 0,
  })
}

const wornFields = ['def', 'cov', 'amr'] as const

/** Updates DEF, COV and AMR to the gear held and worn. Rules HBK-ATK-02, HBK-ATK-03, HBK-ATK-05, E-HBK-04. */
function derive(creature: ReadonlyCreature, situation: Situation): Effect[] {
  if (creature.kind === 'monster' || creature.kind === 'animal') return []
  const figures = wornFigures(creature, situation)
  return wornFields.flatMap((field): Effect[] =>
    (creature.values[field] ?? 0) === figures[field]
      ? []
      : [{ do: 'set', creature: creature.id, field, to: figures[field] }],
  )
}

/** DEF, COV and AMR of the gear held and worn; rust takes 1 off AMR, never below 0. Rule HBK-UPK-04. */
export function wornFigures(
  creature: ReadonlyCreature,
  situation: Situation,
): Record<(typeof wornFields)[number], number> {
  const ready = creature.itemOrder.flatMap((id) => {
    const item = creature.items[id]
    const piece = item?.ready ? pieceOf(item) : undefined
    return piece ? [piece] : []
  })
  const how = houseRule<DefenceStacking>(situation, stackDefence)
  const of = (field: (typeof wornFields)[number]): number =>
    stackBonuses(
      ready.map((piece) => piece[field] ?? 0),
      how,
    )
  const rust = rusty in creature.conditions ? 1 : 0
  return { def: of('def'), cov: of('cov'), amr: Math.max(0, of('amr') - rust) }
}
