import { descendingArmourClass } from '../armour-class.ts'
import type { Attack, BxFigures, Monster } from '../canonical.ts'
import { hitDice } from './bx-clauses.ts'
import type { MonsterExport } from './export.ts'
import { convertToFamily } from './in-family.ts'
import { rollableDice } from './rollable.ts'
import { foundryItem, foundryText, oneActorALine } from './foundry.ts'

/** Actors for the OSE system of Foundry VTT, one a line, as its compendium files hold them. */
export const foundryOse: MonsterExport = {
  id: 'foundry-ose',
  title: 'Foundry VTT (OSE)',
  extension: 'db',
  write: (monsters) =>
    oneActorALine(
      monsters.flatMap((original) => {
        const monster = convertToFamily(original, 'bx')
        return monster.figures.family === 'bx' ? [actor(monster, monster.figures)] : []
      }),
    ),
}

function actor(monster: Monster, figures: BxFigures): object {
  const hd = figures.hd?.value
  const descending = descendingArmourClass(figures, monster.source.system)
  const five = figures.saves?.value
  const toHit = figures.thac0?.value ?? { thac0: null, bonus: null }
  const [inside, outside] = appearing(figures.numberAppearing?.value ?? '')
  return {
    name: monster.name,
    type: 'monster',
    img: 'icons/svg/mystery-man.svg',
    system: {
      hp: {
        hd: hd ? hitDice({ ...hd, hitPoints: null }) : '',
        value: hd?.hitPoints ?? 0,
        max: hd?.hitPoints ?? 0,
      },
      ac: { value: descending ?? 9, mod: 0 },
      aac: { value: figures.ac?.value.ascending ?? 19 - (descending ?? 9), mod: 0 },
      thac0: {
        value: toHit.thac0 ?? (toHit.bonus === null ? null : 19 - toHit.bonus),
        bba: toHit.bonus ?? (toHit.thac0 === null ? null : 19 - toHit.thac0),
        mod: { missile: 0, melee: 0 },
      },
      saves: {
        death: { value: five?.D ?? 0 },
        wand: { value: five?.W ?? 0 },
        paralysis: { value: five?.P ?? 0 },
        breath: { value: five?.B ?? 0 },
        spell: { value: five?.S ?? 0 },
      },
      movement: { base: figures.movement?.value ?? '' },
      initiative: { value: 0, mod: 0 },
      details: {
        biography: foundryText(monster),
        alignment: figures.alignment?.value ?? '',
        xp: figures.xp?.value ?? null,
        morale: figures.morale?.value ?? null,
        specialAbilities: hd?.stars ?? 0,
        treasure: { table: '', type: figures.treasure?.value ?? '' },
        appearing: { d: inside, w: outside },
      },
    },
    items: monster.attacks.map((attack, index) => weapon(attack, index, monster.attacks)),
    effects: [],
    flags: {
      gatefold: { saveAs: figures.saveAs?.value ?? null, save: figures.save?.value ?? null },
    },
  }
}

const colours = ['red', 'blue', 'green', 'yellow', 'purple', 'orange']

/** Attacks of one routine share a colour; an "or" begins the next. */
function weapon(attack: Attack, index: number, all: readonly Attack[]): object {
  const routine = all.slice(1, index + 1).filter(({ joins }) => joins === 'or').length
  return foundryItem(attack.name, 'weapon', {
    description: attack.notes,
    damage: rollableDice(attack.dice),
    bonus: 0,
    pattern: colours[routine % colours.length],
    counter: { value: attack.count, max: attack.count },
    melee: true,
    missile: false,
    slow: false,
  })
}

/** `1d4 (2d6)` is dungeon and wilderness. */
function appearing(words: string): [string, string] {
  const both = /^([^()]*?)\s*\(([^()]*)\)\s*$/.exec(words)
  return both ? [both[1] ?? '', both[2] ?? ''] : [words, '']
}
