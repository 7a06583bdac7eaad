import { choice } from '../../../core/choice.ts'

export const defenceIncludesCom = choice(
  'defenceIncludesCom',
  'Fight and morale',
  'E-HBK-02',
  'COM in defence',
  'The combat rules leave COM out of a defence roll; the glossary adds it.',
  [true, 'Added', 'To defence in melee and at range.'],
  [false, 'Left out', 'COM is for attacks alone.'],
)

export const dexVsRanged = choice(
  'dexVsRanged',
  'Fight and morale',
  'E-HBK-03',
  'DEX against shots',
  'DEX joins DEF rolls. Does it join a COV roll too?',
  [false, 'Melee only', 'DEX is no help against shots.'],
  [true, 'Both', 'DEX is added to COV rolls as well.'],
)

export const stackDefence = choice(
  'stackDefence',
  'Fight and morale',
  'E-HBK-04',
  'Several DEF or COV',
  'Do weapon and shield, or armour, shield and cover, add up?',
  ['sum', 'They add up', 'Each is added.'],
  ['best', 'The best', 'Only the highest counts.'],
)

export const minDamage = choice(
  'minDamage',
  'Fight and morale',
  'E-HBK-05',
  'The least damage of a hit',
  'AMR or a low STR may take damage below nothing.',
  [0, 'None', 'A hit may do nothing.'],
  [1, 'One', 'A hit always does 1.'],
)

export const explode = choice(
  'explode',
  'Fight and morale',
  'E-HBK-08',
  'Dice of firearms',
  'The star on their dice is not explained; dice that explode are.',
  ['perDieChain', 'Each die, again and again', 'A 6 is thrown again as long as it shows 6.'],
  ['perDieOnce', 'Each die, once', 'A 6 is thrown again once.'],
  ['wholeRoll', 'All dice together', 'Only when every die shows 6, all are thrown again.'],
)

export const dyingPass = choice(
  'dyingPass',
  'Fight and morale',
  'E-HBK-07',
  'A SAV passed at 0 STA',
  'Failing is described; passing is not.',
  [
    'asRuled',
    'Holds on',
    'On their feet they roll again next turn; unconscious they live and roll no more.',
  ],
  ['keepRolling', 'Rolls on', 'The unconscious go on rolling, turn by turn.'],
  ['wakeAt1', 'Wakes', 'The unconscious wake with 1 STA.'],
)

export const avengerChain = choice(
  'avengerChain',
  'Fight and morale',
  'E-HBK-21',
  'An avenger’s further attacks',
  'A killing blow grants another attack. Does that one grant one too?',
  ['unlimited', 'Each kill', 'Every killing blow grants one.'],
  ['oncePerRound', 'Once a round', 'One further attack in a round.'],
)

export const monsterMorale = choice(
  'monsterMorale',
  'Fight and morale',
  'HBKX-GAP-03',
  'Morale of monsters',
  'The book has none; older games of its family do.',
  ['none', 'None', 'They fight until you say they do not.'],
  ['bx', 'As in B/X', '2d6 above their morale breaks them, at the first loss and at half.'],
)

export const ammunitionNeeded = choice(
  'ammunitionNeeded',
  'Fight and morale',
  'HBKX-GAP-11',
  'A shot without arrows or powder',
  'A shot takes an arrow, a bolt, a stone or a charge of powder out of the pack. And where none is carried?',
  [false, 'It is shot all the same', 'Nothing is counted for who carries none.'],
  [true, 'No shot', 'Missiles have to be carried.'],
)
