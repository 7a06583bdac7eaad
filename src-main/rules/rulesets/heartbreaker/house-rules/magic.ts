import { choice } from '../../../core/choice.ts'

export const maxSpellLevel = choice(
  'maxSpellLevel',
  'Magic',
  'E-HBK-09',
  'The highest spell level',
  'Every 3 MAG lift it by one, and where it begins is not said.',
  ['1+floor', 'From 1', '1, and one more for each 3 MAG.'],
  ['floor', 'A third, down', 'A third of MAG, rounded down.'],
  ['ceil', 'A third, up', 'A third of MAG, rounded up.'],
)

export const dischargeIgnoresAmr = choice(
  'dischargeIgnoresAmr',
  'Magic',
  'E-HBK-14',
  'Armour against a discharged spell',
  'A spell spent to harm does 1d6 that explodes. Armour is not named.',
  [false, 'Armour helps', 'AMR comes off, as off any damage.'],
  [true, 'Armour does not', 'It hurts in full.'],
)

export const turnHd = choice(
  'turnHd',
  'Magic',
  'E-HBK-15',
  'Whose hit dice a turning meets',
  'In a mixed group the text does not say which monster rolls.',
  ['chosen', 'As you pick', 'The one that is named; the strongest when none is.'],
  ['highest', 'The strongest', 'Always the most hit dice.'],
  ['lowest', 'The weakest', 'Always the fewest hit dice.'],
)
