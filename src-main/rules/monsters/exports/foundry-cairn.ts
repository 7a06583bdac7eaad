import type { Attack, CairnFigures, Monster } from '../canonical.ts'
import type { MonsterExport } from './export.ts'
import { convertToFamily } from './in-family.ts'
import { rollableDice } from './rollable.ts'
import { foundryItem, foundryText, oneActorALine } from './foundry.ts'

/** Actors for the Cairn system of Foundry VTT, one a line, as its compendium files hold them. */
export const foundryCairn: MonsterExport = {
  id: 'foundry-cairn',
  title: 'Foundry VTT (Cairn)',
  extension: 'db',
  write: (monsters) =>
    oneActorALine(
      monsters.flatMap((original) => {
        const monster = convertToFamily(original, 'cairn')
        return monster.figures.family === 'cairn' ? [actor(monster, monster.figures)] : []
      }),
    ),
}

/** A score that the text left out is 10, and hit protection 3. */
function actor(monster: Monster, figures: CairnFigures): object {
  const full = (value: number) => ({ value, max: value })
  const of = (key: 'str' | 'dex' | 'wil') => full(figures[key]?.value ?? 10)
  return {
    name: monster.name,
    type: 'npc',
    img: 'icons/svg/mystery-man.svg',
    system: {
      hp: full(figures.hp?.value ?? 3),
      abilities: { STR: of('str'), DEX: of('dex'), WIL: of('wil') },
      armor: figures.armor?.value ?? 0,
      description: foundryText(monster),
    },
    items: monster.attacks.map(weapon),
    effects: [],
    flags: {},
  }
}

function weapon(attack: Attack): object {
  const kinds = attack.notes.split(/\s*,\s*/)
  const system = {
    description: kinds.filter((kind) => kind !== 'blast').join(', '),
    damageFormula: rolled(attack.dice),
    criticalDamage: '',
    blast: kinds.includes('blast'),
    bulky: false,
    equipped: true,
  }
  const name = attack.count > 1 ? `${attack.count} ${attack.name}` : attack.name
  return foundryItem(name, 'weapon', system, joint(attack))
}

/** A creature of Cairn chooses one attack; several in one round stay with the item for whoever reads it back. */
function joint({ joins }: Attack): object {
  return joins === 'and' ? { gatefold: { joins } } : {}
}

/** `d8+d8` keeps the higher of two: `2d8k`. */
function rolled(dice: string): string {
  const parts = dice.split('+')
  const [first = ''] = parts
  return parts.length > 1 && /^d\d+$/.test(first) && parts.every((part) => part === first)
    ? `${parts.length}${first}k`
    : rollableDice(dice)
}
