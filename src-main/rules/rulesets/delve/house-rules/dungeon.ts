import type { HouseRule } from '../../../core/ruleset/house-rules.ts'
import { choice } from '../../../core/choice.ts'

export const event5 = choice(
  'event5',
  'Dungeon',
  'E-DLV-01',
  'A 5 on the event die',
  'The event table prints 6 twice and has no 5.',
  ['free', 'Free', 'Nothing happens, as on the wilderness table.'],
  ['reroll', 'Roll again', 'A 5 is rolled again until it is something else.'],
  ['locality', 'Locality', 'A 5 changes the place, as a 4 does.'],
)

export const pendingClues = choice(
  'pendingClues',
  'Dungeon',
  'E-DLV-26',
  'A second clue',
  'A clue falls while an earlier one still waits for its encounter.',
  ['one', 'The same encounter', 'The new clue points at the encounter already foretold.'],
  [
    'queue',
    'Another encounter',
    'A new encounter is drawn and waits behind the one already foretold.',
  ],
)

export const dungeonClock = choice(
  'dungeonClock',
  'Dungeon',
  'DLVX-ANS-21',
  'What the event die does',
  'A d6 each turn brings one of six events. A later edition counts down to an encounter instead.',
  ['events', 'Six events', 'The event table.'],
  ['countdown', 'Counts down', 'From 20, less a d6 a turn: at 0 an encounter, and from 20 again.'],
)

export const doorFailOpens = choice(
  'doorFailOpens',
  'Dungeon',
  'DLVX-ANS-16',
  'A door that does not burst',
  'A failed try gives the party away. Does the door open all the same?',
  [false, 'It holds', 'It stays shut, and another try takes another turn.'],
  [true, 'It gives way', 'It opens, loudly: only the surprise is gone, as in a later edition.'],
)

export const lockJams = choice(
  'lockJams',
  'Dungeon',
  'DLVX-ANS-17',
  'A lock that is not picked',
  'May it be tried again?',
  [false, 'Again', 'Another try takes another turn.'],
  [true, 'It jams', 'A failed try jams it for good, as in a later edition.'],
)

export const thiefOnly = choice(
  'thiefOnly',
  'Dungeon',
  'E-DLV-28',
  'Who disarms traps',
  'Thieves may disarm, and there are no classes.',
  [true, 'Thieves', 'Whoever is tagged a thief, or whom you call one.'],
  [false, 'Anybody', 'Any character may try, as in a later edition.'],
)

export const localityLight = choice(
  'localityLight',
  'Dungeon',
  'DLVX-GAP-03',
  'What a locality is',
  'The place changes, and no examples are given.',
  ['note', 'As the table or you say', 'A row of the locality table, or a thing of your own.'],
  ['light', 'A light fails', 'A light goes out, as in the author’s related game.'],
)

export const darkness = choice(
  'darkness',
  'Dungeon',
  'DLVX-CRN-15',
  'When they are in the dark',
  'A delve’s kit holds the lights; another text lets a torch burn six turns.',
  ['said', 'When you say so', 'The switch of a roll says it.'],
  ['lights', 'When no light burns', 'Below ground, no burning light on the clock is darkness.'],
)

export const largeRoomTurns: HouseRule = {
  id: 'largeRoomTurns',
  title: 'Searching a large room',
  group: 'Dungeon',
  rule: 'DLV-DOOR-04',
  asks: 'How many turns does a thorough search of a large room take?',
  choice: { kind: 'number', default: 2, min: 2, max: 6 },
}
