import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const journeys: readonly RuleText[] = [
  ...section('Movement', [
    ['GAM-MOV-01', 'In combat', 'Movement in feet and an attack, or a dash and nothing else.'],
    [
      'GAM-MOV-02 GAM-MOV-T01..08',
      'Speeds',
      'Yards a minute for each Movement: semi-conscious 1, combat 2, dash 6, explore 4, walk 10, jog 20, run 30, sprint 50; half as many feet a round.',
    ],
    [
      'GAM-MOV-03',
      'What speed costs',
      'Reactions: dash −1, walk −2, jog −4, run −8, sprint −16. Attackers: dash +4, walk +2, jog +4, run +8, sprint +16.',
    ],
    [
      'GAM-MOV-04',
      'Exploring',
      'Allows for looking about and mapping; faster takes its penalty on traps.',
    ],
    ['GAM-MOV-05', 'Open ground', 'Each fast speed has the penalty of the next slower one.'],
    ['GAM-MOV-06', 'Casting', 'Its time comes off Movement; a round or more leaves none.'],
    ['GAM-MOV-07', 'What it is for', 'Places and roads; whoever is chased has contests instead.'],
    [
      'GAM-MOV-08',
      'Rest',
      'Ten minutes after each stretch, or a health test: +2 for each Movement given up, −2 for each test before, up to −4 for thirst. A failure is an injury.',
    ],
    [
      'GAM-MOV-09',
      'On the road',
      'A third of Movement in miles an hour; a rest every endurance ÷ 2 hours.',
    ],
    ['GAM-MOV-10', 'Darkness', 'Half by night, a quarter in total darkness.'],
    [
      'GAM-MOV-11',
      'A day',
      'Twice Movement in miles; once in forest or hills; half in bog or thick growth. A day of rest after endurance ÷ 2.',
    ],
    ['GAM-MOV-12', 'Half as far again', 'A health test, or an injury.'],
    ['GAM-MOV-13', 'In the air', 'Movement in miles an hour.'],
  ]),
  ...section('Chases and tracks', [
    ['GAM-CHA-01', 'Chases', 'Contests decide them, not yards and seconds.'],
    ['GAM-CHA-02', 'The contest', 'Agility; over when one succeeds alone.'],
    ['GAM-CHA-03', 'The faster', 'One for each three points of Movement.'],
    ['GAM-CHA-04', 'Many after one', 'They act as a group.'],
    [
      'GAM-TRK-01',
      'Following',
      'Perception, −1 a day, a group’s bonus for their number, less for each doubling of a quarter mile; 100 yards in town.',
    ],
    ['GAM-TRK-02', 'What it tells', 'How long ago, how many, and what kind.'],
    ['GAM-TRK-03', 'Covering', 'Perception; the margin is taken from trackers. Half Movement.'],
  ]),
  ...section('Upkeep', [
    ['GAM-UPK-01', 'Living', 'Basic a silver a day, poor one a week, extravagant 10 to 100 a day.'],
    [
      'GAM-UPK-02',
      'Keeping things',
      'Of the price: weapons a tenth a year; armor a twentieth a month; riding animals a tenth, others a twentieth.',
    ],
  ]),
  ...section('Spells and spirits', [
    ['GAM-SPL-01', 'The difference', 'Spirits are lent by gods; spells are one’s own and showier.'],
    ['GAM-SPL-02', 'What gods want', 'Their plan, their worshippers’ good, and more worshippers.'],
    ['GAM-SPL-03', 'New spells', 'Time and money there; agreement with the Guide here.'],
    [
      'GAM-SPL-04',
      'New spirits',
      'Made up in play they are two levels above the guess until settled.',
    ],
    [
      'GAM-SPL-05 GAM-SPL-T01..06',
      'Types',
      'Mental sways minds; summoning binds what comes; divination finds out; transmutation alters; metamagic works on magic; conjuration makes of the elements.',
    ],
  ]),
]
