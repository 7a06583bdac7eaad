import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const rulings: readonly RuleText[] = [
  ...section('Rulings', [
    [
      'E-BDP-01',
      'A contest without a winner',
      'Contest: both fail, or equal passes. Nobody wins (status quo); equal: report a tie, reroll.',
    ],
    [
      'E-BDP-02',
      'Nothing for or against',
      'Gear with no benefit and no hindrance; does an ability of 6 or less cancel a speciality, does 15+ alone give Skill? Gear needs more benefits than hindrances. Skill = speciality or 15+; a 6 or less cancels one of them.',
    ],
    [
      'E-BDP-03',
      'The first day without',
      'Fatigue “for each day” once past a day: does day one count? First day free, then 1 per further day: days - 1.',
    ],
    [
      'E-BDP-04',
      'Two needs at once',
      'Deprived by hunger and by sleeplessness: does one good night end both? Track causes apart; each ends by its own remedy.',
    ],
    [
      'E-BDP-05',
      'How many slots',
      'Number of slots and what happens when full are not in the chapter. Number is a campaign setting (10 is the Cairn family’s habit, from outside); full: GM prompt.',
    ],
    [
      'E-BDP-06',
      'Harm beyond HP',
      'HP overflow belongs to the absent combat rules. Excess goes to STR with a Critical Damage Save, marked as from outside.',
    ],
    [
      'E-BDP-07',
      'The torso, and wounds',
      'Torso loss after a failed save: another save? Is a severe wound added for a mere scar or a death? No second save, but 0 STR kills. The wound is always added, whatever the table says; on a death it is only a note.',
    ],
    [
      'E-BDP-08',
      'Worse than permanent',
      'Raising a permanent wound. Not possible: take a new slot.',
    ],
    [
      'E-BDP-09',
      'Herbs and recipes',
      'Two cure systems: named herbs, and recipes. Frostbite is cured by peppers or Emberglow Tea, burns by Saint’s Hood or Coldroot. Both work.',
    ],
    [
      'E-BDP-10',
      'One passed save',
      'What one passed disease save does when no number is given, Soul’s Despair above all. It spares that day’s damage. Count-listed diseases end at the count (any order); timed ones at the end of time; Soul’s Despair only by cure.',
    ],
    [
      'E-BDP-11',
      'Filling the skin',
      'Refilling a waterskin; who rolls; a shared pause. Refill to d8 at any water; each person rolls the skin drunk from.',
    ],
    [
      'E-BDP-12',
      'Fire for rations',
      'Simple meals need fire, rations count as simple meals. Rations need no fire.',
    ],
    [
      'E-BDP-13',
      'What comfort restores',
      'Comfortable sleep restores “Ability Score Loss by 1”: one ability or each? One point in one ability, player’s pick.',
    ],
    ['E-BDP-14', 'A meal that comes up', 'A desperate meal that comes up: does it feed? No.'],
    [
      'E-BDP-15',
      'Counting a region',
      '“Hills 2+”: two units of one ingredient? Counts units; but the recipe as a whole still needs two different names.',
    ],
    [
      'E-BDP-16',
      'Poison and its save',
      '“Resisting poison” is a STR save, yet poison damages DEX, and gas damages STR. Save STR; damage as each hazard says, else DEX.',
    ],
    [
      'E-BDP-17',
      'Which save it is',
      'Bonebreaker’s “failed Save” names no ability. STR, as for every disease.',
    ],
    [
      'E-BDP-18',
      'The first day of it',
      'Timed diseases: does the clock count the first day? Roll the length at onset; save at the end of each day incl. the first.',
    ],
    ['E-BDP-19', 'Restoring Fatigue', '“Restore 1 Fatigue” reads as giving Fatigue. Remove 1.'],
    [
      'E-BDP-20',
      'A tonic without effect',
      'Sleeping Tonic on a night without sleep or already comfortable. No effect.',
    ],
    [
      'E-BDP-21',
      'What is not here',
      'Page numbers (13, 58), combat rules, Complex Tasks missing. Mark “not supplied”.',
    ],
    [
      'E-BDP-22',
      'A 20 in a contest',
      'Contest at score 20+: 20 fails though equal or under. 20 fails.',
    ],
    [
      'E-BDP-23',
      'When the save is due',
      'Does a Critical Damage Save follow HP damage too? Only when an ability is damaged.',
    ],
    ['E-BDP-24', 'Salve for the Deprived', 'Does a Deprived PC gain the 1d3 of a salve? No.'],
    [
      'E-BDP-25',
      'The lost point',
      'The permanent wound’s -1: current or maximum score? Maximum, and current if above it.',
    ],
    [
      'E-BDP-26',
      'Slips of the text',
      'Slips: “a injury”, unclosed quotation marks at Hallowoak Bark and Time. Display corrected.',
    ],
  ]),
]
