import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const weapons: readonly RuleText[] = section('Weapons', [
  ['GAM-WPN-01', 'Bare hands', 'They do d3; those of halflings, goblins and gnomes d2.'],
  ['GAM-WPN-02', 'Damage', 'What a hit takes from survival, or from what stands before it.'],
  [
    'GAM-WPN-03',
    'Range',
    'Within the range nothing is taken; beyond each further multiple of it one more.',
  ],
  [
    'GAM-WPN-04',
    'Hands',
    'Two where the list says so, or where the weapon is bulkier than the arm is strong; then there is none for a shield.',
  ],
  ['GAM-WPN-05', 'Room', 'Some need so many yards free on each side.'],
  ['GAM-WPN-06', 'No weapon at all', 'What is never to be used as one may count half its bulk.'],
  [
    'GAM-WPN-07',
    'Fire actions',
    'Rounds it takes to throw or shoot once, loading included. A blow by hand is always one.',
  ],
  [
    'GAM-WPN-08',
    'Strong throwers',
    'The minor share of strength takes points off the range penalty of a throw.',
  ],
  [
    'GAM-WPN-09',
    'Built for strength',
    'A bow built for a strength costs its price again for each point of the major share, reaches a quarter further for each, and adds the minor share to damage.',
  ],
  ['GAM-WPN-10', 'A weaker build', 'Anybody may buy one built for less than they have.'],
  [
    'GAM-WPN-11',
    'Too weak for it',
    'The missing points are taken from the attack, and it reaches and harms as a plain one.',
  ],
  ['GAM-WPN-12', 'Simple weapons', 'Anybody uses them.'],
  ['GAM-WPN-13', 'Basic weapons', 'For warriors, and for those whose Fighting Art has the skill.'],
  ['GAM-WPN-14', 'Warrior weapons', 'For warriors only; the lance from a saddle.'],
  ['GAM-WPN-15', 'Ammunition', 'Priced by the piece, sold by the ten, dozen, sixteen or twenty.'],
  [
    'GAM-WPN-16',
    'Powder',
    'Keep it dry. A bag holds six charges, a horn twenty, a quiver twenty arrows or bolts.',
  ],
  [
    'GAM-WPN-S01..09',
    'Simple weapons, listed',
    'Damage, rounds to shoot, range, hands, room, bulk and price of each.',
  ],
  [
    'GAM-WPN-B01..08',
    'Basic weapons, listed',
    'Damage, rounds to shoot, range, hands, room, bulk and price of each.',
  ],
  [
    'GAM-WPN-W01..13',
    'Warrior weapons, listed',
    'Damage, rounds to shoot, range, hands, room, bulk and price of each.',
  ],
  [
    'GAM-WPN-A01..09',
    'Ammunition, listed',
    'Price and bulk a piece, and what it does in the hand.',
  ],
])
