import { skillList } from '../../../common/sheet-lists.ts'
import { bareAttacks, conditionRows, itemLine, thingsOf } from '../../../common/sheet-places.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { sizeOf } from '../character/people.ts'
import { armorRows } from '../gear/armor.ts'
import { bulkOf, gearNamed } from '../gear/index.ts'
import { bulkFor } from '../gear/sized.ts'
import { madeSize, weaponNamed } from '../gear/weapons.ts'
import { dying, unconscious } from '../harm/states.ts'

/** Prefix of a learned spell’s name among the skills. Rule GAM-ADV-25. */
export const spellSkill = 'Spell: '

/** States that the front of the sheet has a box for. Rules GAM-INJ-04, GAM-INJ-10. */
export const boxed = [unconscious, dying] as const

/** A number as it is printed, its fractions to a thousandth; empty for none. */
const figure = (value: number): string => (value > 0 ? String(Number(value.toFixed(3))) : '')

/** Weapons, armor, fields, spells and all else somebody has, a row each, with its bulk for somebody of their size. Rule GAM-SIZ-01. */
export function listsOf(who: ReadonlyCreature): Record<string, string[][]> {
  const things = thingsOf(who).map((item) => {
    const name = gearNamed(item.gear ?? item.name)?.name ?? item.name
    const { size, of } = madeSize(name)
    const armor = armorRows.find((row) => row.name === of)
    const bulk = bulkFor(bulkOf(of), size, sizeOf(who))
    return { item, weapon: weaponNamed(name), armor, bulk }
  })
  const arms = things.filter(({ weapon }) => weapon)
  const skills = Object.entries(who.skills)
  return {
    weapons: [
      ...arms.flatMap(({ item, weapon, bulk }) =>
        weapon
          ? [
              [
                itemLine(item),
                weapon.damage.toLowerCase(),
                figure(weapon.fireActions),
                figure(weapon.range),
                figure(bulk),
                figure(weapon.space),
              ],
            ]
          : [],
      ),
      ...bareAttacks(
        who,
        arms.map(({ item }) => item),
      ).map(({ name, dice }) => [name, dice, '', '', '', '']),
    ],
    armour: things.flatMap(({ item, armor, bulk }) =>
      armor ? [[itemLine(item), String(armor.defense), figure(bulk)]] : [],
    ),
    carried: things
      .filter(({ weapon, armor }) => !weapon && !armor)
      .map(({ item, bulk }) => [itemLine(item), figure(bulk * item.count)]),
    fields: skills
      .filter(([name]) => !name.startsWith(spellSkill))
      .map(([name, bonus]) => [name, `+${bonus}`]),
    spells: skills
      .filter(([name]) => name.startsWith(spellSkill))
      .map(([name, level]) => [name.slice(spellSkill.length), String(level)]),
    conditions: conditionRows(who, boxed),
  }
}

/** Readers of its lists: fields and spells are skills with their bonus or level. Rule GAM-ADV-25. */
export const sheetLists = {
  fields: skillList(([skill = '', bonus = '']) => [{ skill, score: scoreIn(bonus) }]),
  spells: skillList(([spell = '', level = '']) => [
    { skill: `${spellSkill}${spell}`, score: scoreIn(level) },
  ]),
}

/** A bonus or level as it is written; 1 where none is. */
function scoreIn(written: string): number {
  return Math.min(30, Math.max(1, Number(/\d+/.exec(written)?.[0] ?? 1)))
}
