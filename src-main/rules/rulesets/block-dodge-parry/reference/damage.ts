import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const damage: readonly RuleText[] = [
  ...section('Damage', [
    ['BDP-DMG-01', 'Sources', 'Combat mostly, also environment, weather, traps.'],
    ['BDP-DMG-02', 'Can be defended', 'Weapon blows, trap darts and the like: HP first.'],
    [
      'BDP-DMG-03',
      'Cannot be defended',
      'Poison, falls, fire, cold and the like: straight to an ability.',
    ],
    [
      'BDP-DMG-04',
      'Which ability',
      'STR wounds and injuries; DEX sprains, poisons, shocks; WIL fear, psychic attack, extreme strain.',
    ],
    ['BDP-DMG-05', 'Lethal or disabling?', 'Then a Critical Damage Save after the loss.'],
    [
      'BDP-DMG-06',
      'Examples',
      'With a save: a great fall, 1d10 STR a floor; venom of a Night Spider, 1d8 DEX; an eldritch being in its true form, 1d8 WIL. Without one: noxious gas, 1 STR a turn; frigid cold in thin clothes, 1 STR a watch; a bear trap, 1d4 DEX; a glimpse of something unnatural, 1 WIL.',
    ],
  ]),
]
