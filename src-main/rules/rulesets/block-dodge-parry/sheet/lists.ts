import { conditionList, skillList } from '../../../common/sheet-lists.ts'
import type { SheetData } from '../../../core/sheet.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import {
  bareAttacks,
  conditionRows,
  dittoMark,
  itemLine,
  thingsOf,
} from '../../../common/sheet-places.ts'
import { careers, careerTag } from '../character/careers.ts'
import { weaponsTrained } from '../character/people.ts'
import { gearNamed } from '../gear.ts'
import { diseases } from '../harm/disease/index.ts'
import { imprint, isWound, slotsFor } from '../load.ts'

type Item = ReadonlyCreature['items'][string]

/** Mark of a slot on the sheet: what fills it, where it is no thing put away. */
export type SlotMark = 'worn' | 'fatigue' | 'wound'

interface FilledSlot {
  says: string
  mark?: SlotMark
}

/** Slots that the sheet prints. */
export const slotsPrinted = 10

/**
 * Each slot that is filled, as the meter counts them: things (a ditto mark in their further slots), then Fatigue, wounds and miracles, as far as slots
 * are left for these; their numbers stand elsewhere too. Rules BDP-DEP-03, BDP-WND-01, BDPX-CHR-09.
 */
export function slotsFilled(who: ReadonlyCreature): FilledSlot[] {
  const names = Object.keys(who.conditions)
  const things = thingsOf(who).flatMap((item) =>
    Array.from({ length: slotsFor(who, item) }, (_, at): FilledSlot => ({
      says: at === 0 ? itemLine(item) : dittoMark,
      ...(item.ready ? { mark: 'worn' } : {}),
    })),
  )
  const burdens = [
    ...Array.from({ length: who.values.fatigue ?? 0 }, (): FilledSlot => ({
      says: 'Fatigue',
      mark: 'fatigue',
    })),
    ...names.filter(isWound).map((says): FilledSlot => ({ says, mark: 'wound' })),
    ...names
      .filter((name) => name.startsWith(imprint))
      .map((name): FilledSlot => ({ says: name.slice(imprint.length) })),
  ]
  return [...things, ...burdens.slice(0, Math.max(0, slotsPrinted - things.length))]
}

function weaponRow(item: Item): string[] {
  const row = gearNamed(item.gear ?? item.name)
  const [kind = '', ...weaponTags] = (row?.notes ?? '').split(', ')
  return [itemLine(item), row?.die ?? '', kind.toLowerCase(), weaponTags.join(', ')]
}

/** A wound's name without its level, and a mark under the level it has. */
function woundRow(name: string): string[] {
  const [level = '', ...rest] = name.split(' ')
  const mark = (of: string): string => (level.toLowerCase() === of ? 'on' : '')
  return [rest.join(' '), mark('light'), mark('severe'), mark('permanent')]
}

/** Two skills to a row, under the career or the heading that they stand for. */
function skillRows(heading: string, skills: readonly string[]): string[][] {
  return Array.from({ length: Math.max(1, Math.ceil(skills.length / 2)) }, (_, at) => [
    at === 0 ? heading : '',
    skills[2 * at] ?? '',
    skills[2 * at + 1] ?? '',
  ])
}

/**
 * Careers with the skills learnt in each, then skills of no career, then weapons trained with. A skill of two
 * careers is under the first; one learned again has its score. Rules BDPX-CAR-01, BDPX-CHR-07.
 */
function careerRows(who: ReadonlyCreature): string[][] {
  const left = new Set(Object.keys(who.skills))
  const written = (names: readonly string[]): string[] =>
    names.map((name) => ((who.skills[name] ?? 1) > 1 ? `${name} ${who.skills[name]}` : name))
  const rows = careers
    .filter(({ name }) => careerTag(name) in who.tags)
    .flatMap(({ name, skills }) => {
      const own = skills.filter((skill) => left.has(skill))
      own.forEach((skill) => left.delete(skill))
      return skillRows(name, written(own))
    })
  const arms = weaponsTrained(who)
  return [
    ...rows,
    ...(left.size > 0 ? skillRows('besides', written([...left])) : []),
    ...(arms.length > 0 ? skillRows('trained with', arms) : []),
  ]
}

/** Each printed slot in turn; past them a thing stands once, however many slots it fills. */
function slotRows(who: ReadonlyCreature): string[][] {
  return slotsFilled(who).flatMap(({ says }, at) =>
    at < slotsPrinted || says !== dittoMark ? [[says]] : [],
  )
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
    items: things.filter((item) => slotsFor(who, item) === 0).map((item) => [itemLine(item)]),
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

const woundLevels = ['light', 'severe', 'permanent'] as const

/** Readers of its lists: wounds and diseases are conditions, what careers taught are skills. Rules BDP-WND-01, BDPX-CAR-01. */
export const sheetLists = {
  wounds: conditionList(([where = '', ...levels]) => {
    const level = woundLevels.find((_, at) => (levels[at] ?? '') !== '') ?? 'light'
    return `${level} ${where}`.trim()
  }),
  diseases: conditionList(([name = '']) => name),
  careers: skillList(([, ...skills]) =>
    skills.filter(Boolean).map((said) => {
      const [, skill = said, score = '1'] = /^(.+?) (\d+)$/.exec(said) ?? []
      return { skill, score: Number(score) }
    }),
  ),
}
