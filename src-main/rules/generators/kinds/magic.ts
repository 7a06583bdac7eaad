import type { GeneratedPart } from '../generated.ts'
import type { Generator } from '../generator.ts'
import type { PartRoller } from '../roller.ts'
import { tableGenerator } from '../table-kind.ts'

/** Kinds of magic things and of books that are one table each. */
const tables: readonly Generator[] = [
  {
    id: 'potion',
    title: 'Potion',
    finds: 'drink brew alchemy magic bottle',
    table: 'magic/potion',
  },
  { id: 'oil', title: 'Oil, powder or salve', finds: 'magic ointment', table: 'magic/oil' },
  {
    id: 'wand',
    title: 'Wand, rod or staff',
    finds: 'magic charges',
    table: 'magic/wand',
    named: 'Look',
  },
  { id: 'ring', title: 'Ring', finds: 'magic jewellery', table: 'magic/ring', named: 'Ring' },
  {
    id: 'amulet',
    title: 'Amulet',
    finds: 'magic charm necklace',
    table: 'magic/amulet',
    named: 'Amulet',
  },
  {
    id: 'armour',
    title: 'Magic armour',
    finds: 'shield mail plate',
    table: 'magic/armour',
    named: 'Piece',
  },
  { id: 'relic', title: 'Relic', finds: 'magic saint holy artefact', table: 'magic/relic' },
  { id: 'cursed-item', title: 'Cursed thing', finds: 'magic curse trap', table: 'magic/cursed' },
  {
    id: 'gem',
    title: 'Gem',
    finds: 'jewel stone treasure',
    table: 'treasure/gem-full',
    named: 'Stone',
  },
  { id: 'key', title: 'Key', finds: 'lock treasure', table: 'treasure/key-full', named: 'Key' },
  {
    id: 'map',
    title: 'Treasure map',
    finds: 'hoard chart',
    table: 'treasure/map-full',
    named: 'Map',
  },
  { id: 'pockets', title: 'Pockets of the dead', finds: 'loot corpse', table: 'treasure/pockets' },
  {
    id: 'hiding-place',
    title: 'Hoard and its hiding place',
    finds: 'chest',
    table: 'treasure/hoard',
  },
].map((kind) => tableGenerator({ ...kind, group: 'Treasure' }))

const weapon = tableGenerator({
  id: 'weapon',
  title: 'Magic weapon',
  group: 'Treasure',
  finds: 'sword blade bow magic enchanted weapon',
  table: 'magic/weapon',
})

const book = tableGenerator({
  id: 'book',
  title: 'Book',
  group: 'Treasure',
  finds: 'library tome title volume',
  table: 'books/book',
  named: 'Title',
})

/** Kinds of magic item with their chances in a hundred, and the parts of each. */
const itemKinds = {
  weapon: {
    chance: 30,
    of: ['magic/weapon', ['Kind', 'Name', 'Look', 'Power', 'Drawback', 'History']],
  },
  armour: { chance: 12, of: ['magic/armour', ['Piece', 'Power', 'Drawback', 'History']] },
  ring: { chance: 12, of: ['magic/ring', ['Ring', 'Power', 'Drawback']] },
  amulet: { chance: 10, of: ['magic/amulet', ['Amulet', 'Power', 'How it is known']] },
  wand: { chance: 12, of: ['magic/wand', ['Look', 'Trigger', 'Power', 'Limit']] },
  worn: { chance: 10, of: ['magic/worn', null] },
  wondrous: { chance: 14, of: ['magic/wondrous', null] },
} as const
type ItemKind = keyof typeof itemKinds
const kinds = Object.keys(itemKinds) as ItemKind[]

/** Kind of item by a roll of d100. */
function kindAt(roll: number): ItemKind {
  let left = roll
  return kinds.find((kind) => (left -= itemKinds[kind].chance) <= 0) ?? 'wondrous'
}

/** Parts of a magic item of a kind. */
function itemParts(kind: ItemKind, on: PartRoller): GeneratedPart[] {
  const [table, headings] = itemKinds[kind].of
  const own: GeneratedPart[] = headings
    ? headings.map((heading) =>
        on.drawn(heading.toLowerCase().replaceAll(' ', '-'), heading, table, {
          column: heading,
          rests: ['sort'],
        }),
      )
    : [
        on.drawn('thing', 'Thing', table, { rests: ['sort'] }),
        on.drawn('drawback', 'Drawback', 'magic/drawback', { rests: ['sort'] }),
      ]
  return own.some(({ id }) => id === 'history')
    ? own
    : [...own, on.drawn('history', 'History', 'magic/item-history', { rests: ['sort'] })]
}

/** Name of an item: a weapon's own with its kind, else the look of the thing. */
function nameOf(own: readonly GeneratedPart[]): string {
  const [kind = ''] = (own[0]?.text ?? '').split(/[;:]/)
  const name = own.find(({ id }) => id === 'name')?.text
  if (name === undefined) return kind
  return name.startsWith('no name ') ? `nameless ${kind}` : `${name} (${kind})`
}

/** A magic item for keeps: no potion and no scroll. */
const magicItem: Generator = {
  id: 'magic-item',
  title: 'Magic item',
  group: 'Treasure',
  finds: 'enchanted artefact wondrous sword ring wand amulet armour',
  inputs: { of: { kind: 'choice', title: 'Kind', of: ['any', ...kinds], default: 'any' } },
  parts({ of }, on) {
    const roll = on.rng('sort').die(100)
    const kind = of === 'any' ? kindAt(roll) : (of as ItemKind)
    const sortPart = on.part('sort', 'Sort', kind === 'worn' ? 'worn thing' : kind, {
      ...(of === 'any' ? { why: [{ name: 'Sort, d100', value: roll }] } : {}),
    })
    const own = itemParts(kind, on)
    return { title: nameOf(own), parts: [sortPart, ...own] }
  },
}

export const magicThings: readonly Generator[] = [magicItem, weapon, ...tables, book]
