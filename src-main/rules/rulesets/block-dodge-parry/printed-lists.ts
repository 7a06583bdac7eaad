import { bareAttacks, conditionRows, itemLine, thingsOf } from '../../common/sheet-places.ts'
import type { SheetData } from '../../core/sheet.ts'
import type { ReadonlyCreature } from '../../core/situation.ts'
import { careerNames, careerTag } from './careers/careers.ts'
import { diseases } from './disease/figures.ts'
import { gearNamed, slotsOf } from './gear/index.ts'
import { isWound } from './load.ts'
type Item = ReadonlyCreature['items'][string]

/** Entry in the second slot of a bulky thing, and in further slots of a pile. */
const asBefore = 'as before'

/** Slots of a thing on the sheet. Rule BDPX-CHR-09. */
function slotsFilled(item: Item): number {
  return slotsOf(item.gear ?? item.name) * item.count
}

/** One row for each slot that things fill. */
function slotRows(who: ReadonlyCreature): string[][] {
  return thingsOf(who).flatMap((item) =>
    Array.from({ length: slotsFilled(item) }, (_, at) => [at === 0 ? itemLine(item) : asBefore]),
  )
}

function weaponRow(item: Item): string[] {
  const row = gearNamed(item.gear ?? item.name)
  const [kind = '', ...told] = (row?.notes ?? '').split(', ')
  return [itemLine(item), row?.die ?? '', kind.toLowerCase(), told.join(', ')]
}

/** A wound's name without its level, and a mark under the level it has. */
function woundRow(name: string): string[] {
  const [level = '', ...rest] = name.split(' ')
  const mark = (of: string): string => (level.toLowerCase() === of ? 'on' : '')
  return [rest.join(' '), mark('light'), mark('severe'), mark('permanent')]
}

/** Careers by the tags they leave, then skills, side by side in the order they were learnt. */
function careerRows(who: ReadonlyCreature): string[][] {
  const careers = careerNames.filter((name) => careerTag(name) in who.tags)
  const skills = Object.keys(who.skills)
  const rows = Math.max(careers.length, Math.ceil(skills.length / 2))
  return Array.from({ length: rows }, (_, at) => [
    careers[at] ?? '',
    skills[2 * at] ?? '',
    skills[2 * at + 1] ?? '',
  ])
}

/** Every list of the sheet. */
export function listsOf(who: ReadonlyCreature): SheetData['lists'] {
  const things = thingsOf(who)
  const arms = things.filter((item) => gearNamed(item.gear ?? item.name)?.die)
  const names = Object.keys(who.conditions)
  const ills = diseases.filter(({ name }) => name in who.conditions)
  const wounds = names.filter(isWound)
  return {
    slots: slotRows(who),
    items: things.filter((item) => slotsFilled(item) === 0).map((item) => [itemLine(item)]),
    weapons: [
      ...arms.map(weaponRow),
      ...bareAttacks(who, arms).map(({ name, dice, notes }) => [name, dice, '', notes]),
    ],
    wounds: wounds.map(woundRow),
    diseases: ills.map(({ name, damage, ability, saves }) => [
      name,
      `${damage} ${ability}`,
      saves === null ? '' : String(saves),
      '',
    ]),
    careers: careerRows(who),
    conditions: conditionRows(who, [...wounds, ...ills.map(({ name }) => name)]),
  }
}
