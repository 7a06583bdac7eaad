import type { SheetBox, SheetData } from '../../sheet.ts'
import type { Situation } from '../../situation.ts'
import { gear } from './gear.ts'
import { skills } from './sheet.ts'

type Creature = Situation['creatures'][string]
type Item = Creature['items'][string]

/** A character of HEARTS as its sheet prints it. Numbers stand as they are now, not at their most. */
export function sheet(creature: Creature, situation: Pick<Situation, 'name'>): SheetData {
  const items = creature.itemOrder.flatMap((id) => creature.items[id] ?? [])
  const books = items.filter(isSpellbook)
  const weapons = items.filter((item) => rowOf(item)?.die !== undefined)
  const others = items.filter((item) => !books.includes(item) && !weapons.includes(item))
  return {
    ...blankSheet(),
    campaign: situation.name,
    name: creature.name,
    boxes: [
      hitPoints(creature),
      saves(creature.values['st']),
      armour(creature.values['ap'], items),
      mana(creature.values['mana'], items),
    ],
    skills: skillColumns(creature.skills),
    weapons: {
      ...weaponTable,
      rows: [...weapons.map(weaponRow), ...bareAttacks(creature, weapons)],
    },
    spellbooks: { ...spellTable, rows: books.map((book) => [book.text ?? book.name, '']) },
    items: others.map(itemLine),
    coins: { hint: coinHint, value: figure(creature.values['coins']) },
    notes: creature.notes,
  }
}

/** The same sheet with nothing filled in, to be written by hand. */
export function blankSheet(): SheetData {
  return {
    title: 'Hearts',
    subtitle: 'a character sheet',
    credit: 'HEARTS is by Tyler Farrington.',
    campaign: '',
    name: '',
    about: ['Player', 'Looks', 'Home'].map((label) => ({ label, value: '' })),
    boxes: [hitPoints(null), saves(undefined), armour(undefined, []), mana(undefined, [])],
    skills: skillColumns({}),
    weapons: { ...weaponTable, rows: [] },
    hits: {
      title: 'Hits',
      cells: [
        { head: '0', says: '1 to 3' },
        { head: '1', says: '4 to 7' },
        { head: '2', says: '8 to 11' },
        { head: '3', says: '12 up' },
      ],
    },
    spellbooks: { ...spellTable, rows: [] },
    items: [],
    rest: [
      { when: 'a fight ends', gives: 'all AP' },
      { when: 'a night', gives: '1 HP, or all mana' },
      { when: 'a week in town', gives: 'all HP and mana' },
      { when: 'at 0 HP', gives: 'dead or dying, the GM says' },
    ],
    tracks: Array.from({ length: 4 }, () => ({ title: '', full: 0, most: 12 })),
    coins: { hint: coinHint, value: '' },
    notes: '',
  }
}

const coinHint = 'start with 3d6'
const weaponTable = {
  title: 'Weapons',
  hint: 'no roll to hit',
  columns: ['weapon', 'die', 'hands, notes'],
}
const spellTable = {
  title: 'Spellbooks',
  hint: 'one spell in each; no roll to cast',
  columns: ['spell', 'what each point of mana buys'],
}
const plain: Pick<SheetBox, 'pips' | 'says' | 'ticks'> = { pips: null, says: '', ticks: [] }

/** Rule HRT-CHAR-01: 3, and nothing in the book raises it. */
function hitPoints(creature: Creature | null): SheetBox {
  const most = creature?.values['maxHp'] ?? 3
  const full = creature?.values['hp'] ?? most
  return {
    ...plain,
    field: 'hp',
    title: 'Hit points',
    hint: `${most}, no more`,
    value: figure(creature?.values['hp']),
    pips: { full, most },
  }
}

/** Rules HRT-SAVE-01 and HRT-SAVE-02. */
function saves(st: number | undefined): SheetBox {
  const says = 'd20 strictly under; on a fail, add 1'
  return { ...plain, field: 'st', title: 'ST', hint: 'starts at 11', value: figure(st), says }
}

/** Rules HRT-EQ-05 and HRT-ATK-03. */
function armour(ap: number | undefined, items: readonly Item[]): SheetBox {
  return {
    ...plain,
    field: 'ap',
    title: 'Armour',
    hint: 'AP goes first',
    value: figure(ap),
    ticks: ticksFor('maxAp', items),
  }
}

/** Rule HRT-EQ-06. */
function mana(points: number | undefined, items: readonly Item[]): SheetBox {
  return {
    ...plain,
    field: 'mana',
    title: 'Mana',
    hint: 'from gear only',
    value: figure(points),
    ticks: ticksFor('maxMana', items),
  }
}

/** One tick for each row of the price list that gives this field, on when it is worn or held. */
function ticksFor(field: string, items: readonly Item[]): SheetBox['ticks'] {
  return gear.flatMap((row) => {
    const gives = row.gives?.[field]
    if (!gives) return []
    const on = items.some((item) => rowOf(item) === row && item.ready)
    return [{ title: `${row.name.toLowerCase()} ${gives}`, on }]
  })
}

function skillColumns(scores: Creature['skills']): SheetData['skills'] {
  return {
    hint: '3d6 for four of them. To use one: d20 strictly under it; on a fail, add 1',
    columns: skills.map((column) => ({
      title: column.title,
      skills: column.skills.map((name) => ({ name, score: figure(scores[name]) })),
    })),
  }
}

function weaponRow(item: Item): string[] {
  const row = rowOf(item)
  const notes = [row?.hands === 2 ? 'two-handed' : '', row?.notes ?? ''].filter(Boolean).join(', ')
  return [itemLine(item), row?.die ?? '', notes]
}

/** Ways to attack that no weapon in the pack stands for: claws, a bite. */
function bareAttacks(creature: Creature, weapons: readonly Item[]): string[][] {
  const carried = new Set(weapons.map((item) => item.name.toLowerCase()))
  return creature.attackOrder.flatMap((id) => {
    const attack = creature.attacks[id]
    if (!attack || carried.has(attack.name.toLowerCase())) return []
    return [
      [
        attack.count > 1 ? `${attack.count} × ${attack.name}` : attack.name,
        attack.dice,
        attack.notes,
      ],
    ]
  })
}

function itemLine(item: Item): string {
  const name = item.text && !isSpellbook(item) ? `${item.name}: ${item.text}` : item.name
  return item.count > 1 ? `${name} × ${item.count}` : name
}

function isSpellbook(item: Item): boolean {
  return rowOf(item)?.id === 'spellbook'
}

function rowOf(item: Item): (typeof gear)[number] | undefined {
  return gear.find((row) => row.id === item.gear)
}

function figure(value: number | undefined): string {
  return value === undefined ? '' : String(value)
}
