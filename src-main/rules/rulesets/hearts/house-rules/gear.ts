import { choice } from '../../../core/choice.ts'

export const apStacking = choice(
  'apStacking',
  'Gear and load',
  'E-HRT-09',
  'Armour on armour',
  'Do maille and plate add up?',
  ['sum', 'They add', 'Every piece counts.'],
  ['oneBodyArmour', 'One body armour', 'Only the best of maille and plate counts; a shield adds.'],
)

export const manaStacking = choice(
  'manaStacking',
  'Gear and load',
  'E-HRT-09',
  'Wand and staff',
  'Do several implements add up?',
  ['sum', 'They add', 'Wand and staff together give 4 Mana.'],
  ['best', 'The best one', 'Only the implement with the most Mana counts.'],
)

export const bowTwoHanded = choice(
  'bowTwoHanded',
  'Gear and load',
  'E-HRT-19',
  'Hands for a bow',
  'Does a bow take both hands?',
  [false, 'Not stated', 'No warning about a bow held with something else.'],
  [true, 'Both hands', 'As in the author’s first version of the game.'],
)
