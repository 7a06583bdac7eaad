import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const creatures: readonly RuleText[] = section('Creatures', [
  [
    'GAMX-ENC-01',
    'Abilities not written',
    '10 and half the level; wisdom the lower of intelligence and charisma.',
  ],
  ['GAMX-ENC-02', 'Reactions', '4 and half the level, the archetype’s own 4 and the level.'],
  ['GAMX-ENC-03', 'Size and fortitude', 'Large +2, huge +4, gigantic +8, titanic +16.'],
  ['GAMX-ENC-04', 'A bonus on the level', 'Helps strength, endurance, fortitude and health.'],
  [
    'GAMX-ENC-05',
    'How often',
    'Individual, very rare, rare, uncommon, common, ubiquitous: a guideline.',
  ],
  [
    'GAMX-ENC-06',
    'Level',
    'Comes with growth; the young have less. The clever may add levels of an archetype.',
  ],
  [
    'GAMX-ENC-07',
    'Other figures',
    'After the printed Yeti: a d10 survival and +1 attack a level; our rulings are defense by the hide, Movement 10 and 2 a size, damage by the ladder of sizes.',
  ],
  ['GAMX-ENC-08', 'Bestiary', 'None was seen: the Guide writes or converts.'],
  ['GAMX-ENC-09', 'No initiative', 'Players roll first, then the others, then what came of it.'],
  [
    'GAMX-ENC-10',
    'Encounters and morale',
    'No rule was found. Ours: a charisma test of who speaks; where the campaign likes, a willpower test at the first loss and at half.',
  ],
])
