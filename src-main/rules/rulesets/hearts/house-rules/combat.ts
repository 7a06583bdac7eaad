import { choice } from '../../../core/choice.ts'

export const initiativeTie = choice(
  'initiativeTie',
  'Fight and morale',
  'E-HRT-03',
  'Tied initiative',
  'Both sides roll the same: who goes first?',
  ['reroll', 'Roll again', 'Both sides roll until one is higher.'],
  ['simultaneous', 'Together', 'Both sides act at the same time.'],
  ['party', 'The party', 'The party goes first on a tie.'],
)

export const initiativeFrequency = choice(
  'initiativeFrequency',
  'Fight and morale',
  'E-HRT-04',
  'How often initiative is rolled',
  'Once for the whole fight, or anew each round?',
  ['perCombat', 'Once a fight', 'The first roll stands until the fight is over.'],
  ['perRound', 'Each round', 'The dice are due as each round begins.'],
)

export const maxHits = choice(
  'maxHits',
  'Fight and morale',
  'E-HRT-05',
  'Totals above 12',
  'The hit table ends at 12. What do higher totals do?',
  ['cap3', '3 hits at most', 'Any total of 12 or more is 3 hits.'],
  ['per4', 'A hit for each full 4', '16 is 4 hits, 20 is 5, and so on.'],
)

export const dying = choice(
  'dying',
  'Fight and morale',
  'E-HRT-18',
  'How long the dying last',
  'No time is given to those who are dying.',
  ['gm', 'The GM decides', 'Nothing runs; you say when it is over.'],
  [
    'hour',
    'An hour',
    'As in Cairn: a timer asks for their death after an hour, unless somebody helps.',
  ],
)

export const pursuit = choice(
  'pursuit',
  'Fight and morale',
  'HRTX-MOS-01',
  'Flight',
  'The book has no rule for running away. Who gets away?',
  ['gm', 'The GM decides', 'The button asks you.'],
  [
    'mosaic',
    'A d6 each',
    'The author’s MOSAIC page: 5 up escapes, 1 more unarmoured, 1 less laden; food, treasure or a secret door may stop the chase.',
  ],
)

export const morale = choice(
  'morale',
  'Fight and morale',
  'E-HRT-07',
  'Morale',
  'The book sends you elsewhere for morale. Which check do you use?',
  [
    'mosaic+bx',
    'By its kind',
    'A B/X score breaks on 2d6 above it; a rout number of the author’s MOSAIC page at or above.',
  ],
  ['bx2d6', '2d6 above breaks', 'Every score is read as B/X: above it breaks.'],
  ['allRout', '2d6 at or above routs', 'Every score is read as a rout number.'],
  [
    'd20UnderWil',
    'd20 under WIL',
    'The score is turned to WIL by the Cairn table; a d20 under it holds.',
  ],
  ['gmOnly', 'The GM decides', 'No check falls due; the button asks you.'],
)

export const trapHarm = choice(
  'trapHarm',
  'Dungeon',
  'HRT-CAIRN-03',
  'Harm of a borrowed trap',
  'HEARTS has no traps. How are the dice of a lender’s trap read?',
  [
    'table',
    'On the hit table',
    'As the dice of a converted monster: 4 and up is a hit, and AP takes it first.',
  ],
  ['past', 'Past armour', 'On the hit table, straight off HP: a trap finds the gaps in armour.'],
  ['hits', 'Each point a hit', 'As the damage of a spell, AP first.'],
)
export type TrapHarm = 'table' | 'past' | 'hits'
