import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

/** Dungeon and wilderness. */
export const explorationText: readonly RuleText[] = [
  ...section('Dungeon', [
    ['DLV-TURN-01', 'The turn', 'About ten minutes.'],
    [
      'DLV-TURN-02',
      'One thing a turn',
      'Move on, or work on this room: a door, a thorough search, a rest, something that is here.',
    ],
    [
      'DLV-DEV-01',
      'Event die',
      'A d6 every turn, and when they rest or are very loud: 1 encounter, 2 clue, 3 exhaustion, 4 locality, 5 and 6 free.',
    ],
    ['DLV-DEV-02', 'Encounter', 'The foretold meeting, else one from the wandering table in use.'],
    ['DLV-DEV-03', 'Clue', 'The next meeting is drawn now and hinted at.'],
    ['DLV-DEV-04', 'Exhaustion', 'The encumbered must rest for a turn.'],
    [
      'DLV-DEV-05 DLVX-GAP-03',
      'Locality',
      'Something about the place changes: a row of the locality table, your own idea, or by a house rule a light that fails.',
    ],
    ['DLV-DEV-06', 'Free', 'Nothing happens.'],
    [
      'E-DLV-01 DLVX-ANS-01',
      'The missing 5',
      'The table prints 6 twice; the author’s related table has 5 as free. A house rule may say otherwise.',
    ],
    ['E-DLV-26', 'A second clue', 'It points at the meeting already foretold.'],
    [
      'DLVX-ANS-21',
      'A later clock',
      'Another edition counts down from 20 by a d6 a turn, to a meeting at 0: a house rule, off.',
    ],
    [
      'DLVX-CRN-15',
      'Light',
      'In a Cairn module a torch lights 40 ft for six turns. Here a delve’s kit holds the lights.',
    ],
    ['DLV-DOOR-01', 'Listening', 'A WIL save hears the living behind a door.'],
    [
      'DLV-DOOR-02 DLVX-ANS-16',
      'Forcing',
      'All doors stick: a STR save. A failed try gives the party away; in a later edition the door opens all the same.',
    ],
    [
      'DLV-DOOR-03 DLVX-ANS-17',
      'Locks',
      'A key, or a DEX save; in a later edition a failed try jams it for good.',
    ],
    ['DLV-DOOR-04', 'Secret doors', 'Found by a thorough search of the room, without a roll.'],
    [
      'DLV-DOOR-05..06',
      'Spikes and holding',
      'Monsters pass doors freely unless they are spiked or held; then they must force them.',
    ],
    [
      'DLV-TRAP-01..02',
      'Room traps',
      'Go off on a failed DEX save; a turn of searching finds them.',
    ],
    [
      'DLV-TRAP-03..04 E-DLV-28 DLVX-ANS-12',
      'Disarming',
      'Thieves may try, by DEX, and failing sets it off; or find a way round.',
    ],
    ['DLV-TRAP-05', 'Trap damage', 'Straight off an ability.'],
    ['DLV-TRAP-06', 'Treasure traps', 'Only a thief’s turn on the treasure finds them.'],
  ]),
  ...section('Wilderness', [
    [
      'DLV-TIME-01..02',
      'Watches',
      'Three of eight hours; two are light in spring and summer, one in autumn and winter.',
    ],
    ['DLV-WTR-01', 'One thing a watch', 'Travel, explore, force the march or camp, all together.'],
    ['DLV-WTR-02 E-DLV-32', 'Travel', '2d6 miles by day, half with a load.'],
    ['DLV-WTR-03', 'Explore', 'Shows the landmarks here.'],
    ['DLV-WTR-04 E-DLV-18', 'Forced march', 'By night a d6 of miles, and a fatigue each.'],
    [
      'DLV-WTR-05',
      'Camp',
      'With a day’s food a long rest; without it nothing heals until the next one.',
    ],
    [
      'DLV-WEV-01..04 DLV-WEV-06 E-DLV-29',
      'Events',
      'A d6 each watch of travel: 1 encounter, 2 clue, 3 exhaustion, 4 weather, 5 and 6 free.',
    ],
    [
      'DLV-WEV-05 E-DLV-30 DLVX-GAP-02',
      'Weather',
      'A d6: 1–3 a step worse, 4–6 a step better, on a scale of your own.',
    ],
  ]),
]
