import { figures, rolledFigures, type Figures } from '../../../core/reference.ts'
import type { RuleTable } from '../../../core/ruleset.ts'
import type { GearRow } from '../../../core/ruleset/gear.ts'
import { abilityCost, fieldBonusCost, newFieldCost, skillCost } from '../advancement/mojo.ts'
import {
  fightingArt,
  levelPoints,
  levelUpKind,
  mojoGain,
  specialties,
  xpForLevel,
} from '../advancement/levels.ts'
import { rateForTotal, resources } from '../advancement/study.ts'
import { contributor } from '../character/abilities.ts'
import { archetypeOf, archetypes } from '../character/archetypes.ts'
import { armorRows } from '../gear/armor.ts'
import { beastRows, things } from '../gear/things.ts'
import { weaponRows, type WeaponRow } from '../gear/weapons.ts'
import { sizedWeapon } from '../gear/sized.ts'
import { sizes } from '../scales.ts'
import { tables } from '../tables.ts'

const none = '–'
const orNone = (value: number): string => (value === 0 ? none : String(value))
const plus = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** Weapons of one class with their figures. Rules GAM-WPN-02 to GAM-WPN-07. */
export function weaponList(kind: WeaponRow['kind']): RuleTable {
  return {
    columns: ['Weapon', 'Die', 'Actions', 'Range', 'Hands', 'Space', 'Bulk', 'Silver'],
    rows: weaponRows
      .filter((row) => row.kind === kind)
      .map(({ name, damage, fireActions, range, hands, space, bulk, cost }) => [
        name,
        damage.toLowerCase(),
        ...[fireActions, range, hands, space].map(orNone),
        String(bulk),
        String(cost),
      ]),
  }
}

/** Rules GAM-ARM-01 to GAM-ARM-04. */
export const armorList: RuleTable = {
  columns: ['Armor', 'Defense', 'Silver', 'Bulk', 'Carried', 'Warrior from', 'Others from'],
  rows: armorRows.map(({ name, defense, cost, bulk, carried, warrior, others, lightOnly }) => [
    name,
    plus(defense),
    String(cost),
    String(bulk),
    carried ? String(carried * bulk) : none,
    warrior === 0 ? 'any' : `level ${warrior}`,
    others === null
      ? none
      : `${others === 0 ? 'any' : `level ${others}`}${lightOnly ? ', if light' : ''}`,
  ]),
}

/** Rules GAM-ADV-01, GAM-ADV-11. */
export const archetypeList: RuleTable = {
  columns: ['Archetype', 'Ability', 'Reaction', 'Verve also by', 'Fighting Art'],
  rows: archetypes.map((one) => {
    const { title, ability, reaction, verve, fighting } = archetypeOf[one]
    return [title, ability, reaction, verve, fighting === 1 ? 'level' : `level ÷ ${fighting}`]
  }),
}

/** Levels 1 to 12. Rules GAM-ADV-02, GAM-ADV-10, GAM-ADV-11, GAM-ADV-13, GAM-ADV-14, GAM-ADV-19, GAM-ADV-21. */
export const levelList: RuleTable = {
  columns: ['Level', 'XP', 'd10 to', 'Mojo', 'Specialties', 'Art ÷1, ÷2, ÷3', 'Points, slots'],
  rows: Array.from({ length: 12 }, (_, at) => {
    const level = at + 1
    const art = (['warrior', 'thief', 'sorceror'] as const).map((one) => fightingArt(one, level))
    return [
      String(level),
      xpForLevel(level).toLocaleString('en'),
      level === 1 ? none : levelUpKind(level),
      level === 1 ? '12, major' : plus(mojoGain(level)),
      String(specialties(level)),
      art.join(', '),
      String(levelPoints(level).total),
    ]
  }),
}

/** Rules GAM-CON-02 to GAM-CON-04. */
export const shareList: RuleTable = {
  columns: ['Score', 'Major', 'Minor'],
  rows: Array.from({ length: 18 }, (_, at) => {
    const score = at + 3
    const [major, minor] = [contributor(score, 'major'), contributor(score, 'minor')]
    return [String(score), plus(major.bonus), plus(minor.bonus)]
  }),
}

/** Rules GAM-MOJ-02, GAM-MOJ-03, GAM-MOJ-06. */
export const mojoList: RuleTable = {
  columns: ['Mojo buys', 'Price'],
  rows: [
    ['Ability, one point', `${abilityCost(1, false, false)} × score`],
    ['Archetypal ability', `${abilityCost(1, true, false)} × score`],
    ['One short of a specialty', `${abilityCost(1, false, true)} × score`],
    ['New field, with a skill', String(newFieldCost)],
    ['Field bonus, one point', `${fieldBonusCost(0)} + bonus`],
    ['Skill', String(skillCost(false))],
    ['Skill of a field kept for others', String(skillCost(true))],
  ],
}

/** Rule GAM-PRM-08. */
export const resourceList: RuleTable = {
  columns: ['Resource', 'Worth'],
  rows: Object.entries(resources).map(([name, { times }]) => [
    name,
    times === 0 ? 'the student’s charisma' : times === 1 ? 'difference' : `difference × ${times}`,
  ]),
}

/** Rule GAM-PRM-09. */
export const rateList: RuleTable = {
  columns: ['Sum of resources', 'Mojo'],
  rows: Array.from({ length: 9 }, (_, at) => {
    const from = 2 ** at
    const rate = rateForTotal(from)
    return [
      at === 0 ? '1' : `${from}–${2 * from - 1}`,
      rate < 1 ? `1 in ${Math.round(1 / rate)} periods` : `${rate} a period`,
    ]
  }),
}

/** Rule GAM-EQ-12. */
export const beastList: RuleTable = {
  columns: ['Animal', 'Silver', 'Movement', 'Load'],
  rows: beastRows.map(({ name, cost, movement, load }) => [
    name,
    String(cost),
    String(movement),
    String(load),
  ]),
}

/** Rows of the price list by their letter: `GAM-EQ-F`. */
function priceList(letter: string): Figures {
  const rows = things.filter(({ rule, beast }) => rule.startsWith(letter) && !beast)
  return figures([...new Set(rows.map(({ rule }) => rule))].join(' '), rows, {
    Thing: ({ name }: GearRow) => name,
    Silver: ({ cost }) => cost,
    'Bulk and use': ({ notes }) => notes,
  })
}

/** The long sword made for each size, among medium people. Rules GAM-SIZ-02 to GAM-SIZ-04. */
function longSwords(): Figures {
  const sword = weaponRows.find(({ name }) => name === 'Long sword')
  return figures(
    'GAM-SIZ-T01..08',
    sword ? sizes.map((size) => ({ size, ...sizedWeapon(sword, size, 'medium') })) : [],
    {
      Size: ({ size }) => size,
      Damage: ({ damage }) => damage,
      Range: ({ range }) => range,
      Silver: ({ cost }) => cost,
    },
  )
}

/** Figures beside their rules that no section names. */
export const listed: readonly Figures[] = [
  ...['GAM-EQ-F', 'GAM-EQ-I', 'GAM-EQ-A', 'GAM-EQ-M', 'GAM-WPN-A'].map(priceList),
  longSwords(),
  ...rolledFigures(tables),
]
