import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const wildcrafting: readonly RuleText[] = [
  ...section('Wildcrafting', [
    [
      'BDP-WILD-01',
      'Purpose',
      'Make salves, teas, tonics and potions from wild ingredients found by foraging.',
    ],
    [
      'BDP-WILD-02',
      'Rarity and Potency',
      'Mushrooms, mosses, plants, roots, bark, saps; Common 1, Uncommon 2, Rare 4.',
    ],
    ['BDP-WILD-03', 'Region', 'Plains, Forest, Swamp, Hills, Mountain, Desert.'],
    [
      'BDP-WILD-04',
      'Meeting a recipe',
      'Total Potency at least the recipe’s, with at least 2 different ingredients.',
    ],
    ['BDP-WILD-05', 'Region need', '“Region n+” asks for at least n ingredients from there.'],
    ['BDP-WILD-06', 'Healing Salve', '+1d3 STR, when put on ahead of an 8-hour rest. Potency 4.'],
    ['BDP-WILD-07', 'Musclesoothe Mixture', '+1d3 DEX, same terms. Potency 4.'],
    ['BDP-WILD-08', 'Dreamweed Tea', '+1d3 WIL, same terms. Potency 4.'],
    [
      'BDP-WILD-09',
      'Sleeping Tonic',
      'Sleep quality one step up: perilous → normal → comfortable. Potency 4.',
    ],
    ['BDP-WILD-10', 'Coldroot Salve', 'Field cure for Light Burns. Potency 3, Hills 1+.'],
    ['BDP-WILD-11', 'Herbal Antidote', 'Field cure for Light Poisoning. Potency 3, Swamp 1+.'],
    ['BDP-WILD-12', 'Emberglow Tea', 'Field cure for Light Frostbite. Potency 3, Desert 1+.'],
    [
      'BDP-WILD-13',
      'Ironroot Brew',
      'Stiffen joints at will for 1 day: harder to disarm, easier climbing. Potency 4, Hills 2+.',
    ],
    ['BDP-WILD-14', 'Bitterbark Chew', 'Counts as a Simple Meal, eases indigestion. Potency 4.'],
  ]),
]
