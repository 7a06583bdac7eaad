import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

/** Places where the rules chapter is silent or says two things, and how Gatefold plays them. */
export const rulings: readonly RuleText[] = [
  ...section('Rulings', [
    [
      'E-BDP-01',
      'A contest without a winner',
      'Where both fail nobody wins and all stays as it was. Where both pass with the same number it is a tie: roll again.',
    ],
    [
      'E-BDP-02',
      'Nothing for or against',
      'Gear counts only where there is more for it than against it. Skill counts by a speciality or an ability of 15 or more; an ability of 6 or less cancels one of them.',
    ],
    [
      'E-BDP-03',
      'The first day without',
      'The first day of want gives no Fatigue; each further day gives 1.',
    ],
    [
      'E-BDP-04',
      'Two needs at once',
      'Hunger and sleeplessness count apart, and each ends by its own remedy.',
    ],
    [
      'E-BDP-05',
      'How many slots',
      'The chapter gives no number. Ten, as in Cairn and its kin, or what a house rule says; with all of them full you judge.',
    ],
    [
      'E-BDP-06',
      'Harm beyond HP',
      'What is left after HP comes off STR, with a Critical Damage Save, as in Cairn.',
    ],
    [
      'E-BDP-07',
      'The torso, and wounds',
      'The further loss of an injured torso calls no second save, but STR 0 kills. The severe wound is added whatever the table says; on a death it is only a note.',
    ],
    [
      'E-BDP-08',
      'Worse than permanent',
      'A permanent wound rises no further: the next takes a new slot.',
    ],
    [
      'E-BDP-09',
      'Herbs and recipes',
      'The named herbs and the recipes both cure: frostbite by peppers or Emberglow Tea, burns by Saint’s Hood or Coldroot.',
    ],
    [
      'E-BDP-10',
      'One passed save',
      'It spares that day’s harm. A disease with a number of saves ends at that number, in any order; one with a time ends with it; Soul’s Despair only by a cure.',
    ],
    [
      'E-BDP-11',
      'Filling the skin',
      'Any water fills it up to d8. Each who drinks rolls the skin they drink from.',
    ],
    ['E-BDP-12', 'Fire for rations', 'Rations count as simple meals, but need no fire.'],
    ['E-BDP-13', 'What comfort restores', 'One point of one ability, of the player’s choice.'],
    ['E-BDP-14', 'A meal that comes up', 'It does not feed.'],
    [
      'E-BDP-15',
      'Counting a region',
      'Two of one ingredient count as two from its region; the recipe as a whole still takes two different ones.',
    ],
    [
      'E-BDP-16',
      'Poison and its save',
      'The save is by STR. The harm goes to the ability that the hazard names, else to DEX.',
    ],
    ['E-BDP-17', 'Which save it is', 'By STR, as against every disease.'],
    [
      'E-BDP-18',
      'The first day of it',
      'The length is rolled as the disease is caught; the first save is at the end of that day.',
    ],
    ['E-BDP-19', 'Restoring Fatigue', 'To restore 1 Fatigue is to take 1 away.'],
    [
      'E-BDP-20',
      'A tonic without effect',
      'On a night without sleep, or one that is comfortable already, it does nothing.',
    ],
    [
      'E-BDP-21',
      'What the chapter leaves out',
      'Fighting, Complex Tasks and gathering are in the game’s other chapters; their sections begin with System reference.',
    ],
    ['E-BDP-22', 'A 20 in a contest', '20 fails, also for a score of 20 or more.'],
    [
      'E-BDP-23',
      'When the save is due',
      'A Critical Damage Save follows only where an ability is harmed, not HP alone.',
    ],
    ['E-BDP-24', 'Salve for the Deprived', 'The Deprived gain nothing by it.'],
    [
      'E-BDP-25',
      'The lost point',
      'A permanent wound lowers the full score by 1, and the present one where it is higher.',
    ],
    ['E-BDP-26', 'Slips of the text', 'Slips of spelling are put right.'],
  ]),
]
