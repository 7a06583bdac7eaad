import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementMagic: readonly RuleText[] = section('Beyond the text: spells and spirits', [
  ['GAMX-SPL-01', 'Two kinds', 'Spells are the sorceror’s own power; spirits serve a god’s ends.'],
  [
    'GAMX-SPL-02',
    'Rites',
    'Words, gestures or a focus, a holy symbol if none is named. Most end at will; with “concentration” the rite must go on.',
  ],
  [
    'GAMX-SPL-03',
    'Faith of the target',
    'Where it decides, the prophet may lend the major share of wisdom.',
  ],
  [
    'GAMX-SPL-04',
    'Levels of spirits',
    'Up to twenty; a clerical spell of the old game is about twice its level.',
  ],
  [
    'GAMX-SPL-05',
    'What a card says',
    'Level, range, rite, focus, duration, calling time, area, reaction, types, and its reverse.',
  ],
  [
    'GAMX-SPL-06',
    'Samples',
    'Divine Courier: 100 yards a level, days, a tiny creature. Tidings: an omen of the next half hour for each level. Firewalk: minutes, level to reactions, half harm of great fire or cold. Ignite the Sky: level 7, hours, a mile a level around. Track Animal: minutes, half a mile a level.',
  ],
  ['GAMX-SPL-07', 'New ones', 'Made with the Guide by comparing them with others.'],
])
