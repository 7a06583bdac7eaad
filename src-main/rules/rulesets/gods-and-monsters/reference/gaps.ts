import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const gaps: readonly RuleText[] = section('Holes of the text, and how we fill them', [
  ['GAMX-GAP-01', 'Shares of abilities', 'The table of our own that fits every figure shown.'],
  ['GAMX-GAP-02', 'The special share', 'None.'],
  ['GAMX-GAP-03', 'Carry', 'Half of strength and a quarter of endurance.'],
  ['GAMX-GAP-04', 'Agility', 'Major in defense, minor in shots and throws.'],
  ['GAMX-GAP-05', 'Skills of age', 'By hand.'],
  ['GAMX-GAP-06', 'Other species', 'Only the dwarf has figures.'],
  ['GAMX-GAP-07', 'Specialties, spells, spirits', 'Names; their effects are yours to write.'],
  ['GAMX-GAP-08', 'Fields and skills', 'Those named in the text, and your own.'],
  ['GAMX-GAP-09', 'Creatures and treasure', 'None are printed; convert or write them.'],
  ['GAMX-GAP-10', 'Movement by size', 'Ten, and two for each size, four at least.'],
  ['GAMX-GAP-11', 'Dwarves and magic', 'Twice the major share of endurance.'],
  ['GAMX-GAP-12', 'Experience for the beaten', 'Fifty a level, shared evenly.'],
  ['GAMX-GAP-13', 'Reaction and morale', 'None is printed; off unless you want it.'],
])
