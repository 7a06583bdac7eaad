import { choice } from './choice.ts'

export const moraleBoth = choice(
  'moraleBoth',
  'Fight and morale',
  'E-DLV-14',
  'First casualty and half lost at once',
  'Two foes, one falls: both causes come together.',
  ['one', 'One save', 'One WIL save answers both.'],
  ['two', 'Two saves', 'One save for each cause; failing either, they flee.'],
)

export const intelligentUndead = choice(
  'intelligentUndead',
  'Fight and morale',
  'E-DLV-20',
  'Undead that think',
  'Liches and their like are excepted; from what, the text leaves open.',
  ['reasonOnly', 'They can be reasoned with', 'Hostile and fearless all the same.'],
  ['all', 'Like the living', 'They roll reactions and check morale.'],
)
