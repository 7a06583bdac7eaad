import type { FieldKey } from './field-key.ts'

/** Keys made of two words in either order, in lower case without spaces and signs. */
interface Composed {
  field: FieldKey
  ones: string
  others: string
}

const armour =
  'ac armorclass armourclass armor armour ca rk classedarmure classedarmadura armorvalue armourvalue'
const attack = 'attack attacks atk atks att atts'

/** Keys that programs compose: `armor_class_descend`, `attackCount`, `swimSpeed`. */
const composed: readonly Composed[] = [
  {
    field: 'acUp',
    ones: armour,
    others: 'asc ascend ascending up upward upwards ascendente aufsteigend',
  },
  {
    field: 'acDown',
    ones: armour,
    others: 'desc descend descending down downward downwards descendente absteigend',
  },
  {
    field: 'attacks',
    ones: attack,
    others:
      'number num no nr nb count countof qty quantity numberof numof nbof noof perturn perround per',
  },
  {
    field: 'damage',
    ones: 'damage dmg dam',
    others: 'dice die formula roll string expr expression amount',
  },
  {
    field: 'hd',
    ones: 'hd hitdice hitdie',
    others: 'num number no nb count numof numberof noof value total',
  },
  {
    field: 'movement',
    ones: 'move movement speed mv mov movementrate moverate spd',
    others:
      'ground land walk walking base feet ft turn normal round encounter combat exploration inches fly flying air swim swimming water climb climbing burrow burrowing web',
  },
  {
    field: 'inDungeon',
    ones: 'na noapp noappearing numberappearing appearing appear',
    others: 'dungeon dungeons indungeon',
  },
  {
    field: 'inWild',
    ones: 'na noapp noappearing numberappearing appearing appear',
    others: 'wild wilderness outdoors inwilderness',
  },
  {
    field: 'inLair',
    ones: 'na noapp noappearing numberappearing appearing appear',
    others: 'lair inlair den',
  },
  {
    field: 'hp',
    ones: 'hp hitpoints',
    others: 'avg average mean value current cur rolled typical default',
  },
  { field: 'hpMax', ones: 'hp hitpoints', others: 'max maximum total full' },
  { field: 'xp', ones: 'xp exp experience', others: 'value award worth points reward base total' },
  {
    field: 'name',
    ones: 'name',
    others: 'display full long common monster creature npc actor foe enemy entry beast singular',
  },
  { field: 'morale', ones: 'morale ml', others: 'score value rating check' },
]

/** Adds the composed keys that are not known yet. */
export function withComposed(known: Map<string, FieldKey>): void {
  for (const { field, ones, others } of composed)
    for (const one of ones.split(' '))
      for (const other of others.split(' '))
        for (const key of [one + other, other + one]) if (!known.has(key)) known.set(key, field)
}
