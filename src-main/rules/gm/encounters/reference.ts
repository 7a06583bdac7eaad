import type { RuleId } from '../../core/outcome.ts'

/** Texts of Gatefold's own rules about encounters and the groups in them. */
export const encounterTexts: readonly (readonly [rule: RuleId, title: string, says: string])[] = [
  [
    'GF-MEET-01',
    'An encounter by hand',
    'Choose a monster of the library and how many. They come as numbered creatures and one group, whose strength at this moment is what half lost is measured against.',
  ],
  [
    'GF-MEET-02',
    'The end of an encounter',
    'Everybody of the other side leaves the table, and what was still due about them with them. Who was alive is kept in the chronicle.',
  ],
  [
    'GF-MEET-05',
    'An encounter in one go',
    'The table of the place says who and how many; then surprise, distance and activity are rolled, each of which may be rolled again or typed by you. An encounter that is at hand gets what is still open. What a clue foretold comes first.',
  ],
  [
    'GF-MEET-13',
    'Two encounters',
    'A second encounter while one is open: both are kept, each with its groups, distance and attitude. One is at hand; the others are set aside, and no fight counts them until they are at hand again or join. Each ends by itself; when the one at hand ends, the next comes to hand. While a fight is on the new one waits.',
  ],
  [
    'GF-MEET-14',
    'A prepared encounter',
    'A name, and who comes: a monster of the library and how many, fixed or by dice, one band a line; a monster that is not in the library yet stays as written until it is made. A line may go on with hp rolled, hp average, hp as written, hp 7 for all or hp 7, 5, 4 for each, with what they do, and with what the first of them carries. Attitude, activity and distance may be settled beforehand; what is not is rolled when it starts, one group a band. It stays prepared until you discard it.',
  ],
  [
    'GF-MEET-15',
    'Hit points of foes',
    'As written: as the monster was converted, or as its text lists them for each of several. Average: that of its hit dice. Rolled: its hit dice, for each monster by itself, whatever brings it to the table. The dice are the game’s own; a monster with fixed hit points, or a game without hit dice, stays as written.',
  ],
  [
    'GF-MEET-16',
    'Hit points of a group',
    'Rolled for each, average or as written, for those of a group who stand. What they have lost stays lost, and each keeps 1 at least.',
  ],
  [
    'GF-MEET-17',
    'Names of foes',
    'At a key every foe that is called by its kind gets a name of the bundled tables, of one tongue or of any: “Grakh the goblin”. Those who have a name keep it; one chosen by itself is named anew.',
  ],
  [
    'GF-MEET-18',
    'What they want',
    'Rolled on the place’s table of wants, or typed by you. Gatefold’s own table goes by the attitude that the reaction gave, and by whether they talk, are beasts, undead or mindless. Another reaction makes a want void that went with the former attitude.',
  ],
  [
    'GF-MEET-06',
    'How many',
    'Rolled again or said, at most 60 in one encounter. The group was never stronger or weaker: its strength becomes the new number, and the fallen stay among them.',
  ],
  [
    'GF-MEET-07',
    'Surprise',
    'Where the game has no word on it, a d6 for each side, surprised on 1 or 2. A surprised side does nothing for one round. The house rules say whether it is rolled with every meeting.',
  ],
  [
    'GF-MEET-08',
    'Distance',
    'Ours: below ground 2d4 × 10 feet, or 1d3 × 10 when a side is surprised; above it 4d6 × 10 yards, or 1d6 × 10. A game’s own distances may be chosen in the house rules.',
  ],
  [
    'GF-MEET-09',
    'Activity',
    'A d12 of ours on the table that suits them: those who talk, beasts, the mindless, the undead; each with words of its own for one alone. For several who talk: 1 sleeping, 2 feeding, 3 on guard, 4–5 hunting, 6 parleying, 7 fleeing, 8 at work, 9 quarrelling, 10 passing through, 11 searching, 12 lying in wait.',
  ],
  [
    'GF-MEET-10',
    'Foretold',
    'A clue draws the next meeting and keeps it. It comes when an encounter is rolled or when you say so; or you let it come to nothing, and the next is drawn anew.',
  ],
  [
    'GF-MEET-11',
    'Evading',
    'Ours, before blows: a d6, 4 or more slips away. +2 when they are surprised, +1 far off (60 feet, 120 yards, 3 moves), +1 when they sleep; −2 when the party is surprised, −1 when it is the larger side. Whoever is seen is followed, and cannot try again.',
  ],
  [
    'GF-MEET-12',
    'Others join',
    'A second band comes to the meeting as a group with a strength and a morale of its own.',
  ],
  [
    'GF-HOLD-01',
    'Time over an open encounter',
    'Before more than a turn passes while an encounter or a fight is on the table, the screen asks: end it, or pass over it. Ended, it is over before the time passes, and so is every other that is open. Passed over, all stay on the table as they are.',
  ],
  [
    'GF-GROUP-01',
    'Splitting a group',
    'Some of those who stand go. Their new group starts as strong as they are; the old one is weaker by as many. The fallen stay counted where they fell, and a morale check both have made counts for both.',
  ],
  [
    'GF-GROUP-02',
    'Merging groups',
    'Strengths add up and so do losses. What the stronger of the two has checked for counts as checked, so fresh troops who take in a beaten band may falter.',
  ],
  ['GF-MEET-03', 'One more foe', 'A latecomer counts from now on: the group was one stronger.'],
  [
    'GF-MEET-04',
    'Taking somebody away',
    'One who stood is taken away as if never there. One who had fallen stays counted among the lost.',
  ],
]
