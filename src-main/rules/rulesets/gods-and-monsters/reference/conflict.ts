import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const conflict: readonly RuleText[] = section('Conflict', [
  ['GAM-CMB-01', 'A round', 'Ten seconds, one thing each. A hit takes survival.'],
  [
    'GAM-CMB-02',
    'Surprise',
    'Perception for all who do not know of the attack: +4 if they know who is there, −6 asleep. Whoever begins it is never surprised.',
  ],
  [
    'GAM-CMB-03',
    'Surprised',
    'The first round is lost. After it −2 defense, −3 on every test, and nothing complex, until it is shaken off.',
  ],
  [
    'GAM-CMB-04',
    'Shaking it off',
    'Willpower or fortitude at the start of each later round, at once of use. Two rounds away from the conflict end it too.',
  ],
  [
    'GAM-CMB-05',
    'Order of events',
    'All at once, settled so: the Guide tells who moves where, players act, the Guide acts for all others, then fainting and death.',
  ],
  [
    'GAM-CMB-06',
    'What comes first',
    'Whatever of the Guide’s would stop the players goes before them, like a called shot. Where several hinge on each other, agility tests.',
  ],
  [
    'GAM-CMB-07',
    'Hitting',
    'A d20 at or under 11, Fighting Art and attack bonus, less the target’s defense.',
  ],
  [
    'GAM-CMB-08',
    'Close and ranged',
    'Close is within reach of hand or weapon; ranged is thrown or shot.',
  ],
  ['GAM-CMB-09', 'Damage', 'The weapon’s dice and bonus; never less than none.'],
  [
    'GAM-CMB-10',
    'Shooting into close combat',
    'Three to five in it give the target strong cover, six and more full cover.',
  ],
  [
    'GAM-CMB-11',
    'Hit as well',
    'Foes of the target whom the same roll would hit test evasion or take the same damage; not from a called shot.',
  ],
  [
    'GAM-CMB-12',
    'A shot that misses',
    'One foe beside the target, at random, tests evasion and defense or is hit.',
  ],
  ['GAM-CMB-13', 'Attacks of several actions', 'As many rounds as actions, not always in a row.'],
  ['GAM-CMB-14', 'One free', 'Away from close combat one of several actions is free each time.'],
  ['GAM-CMB-15', 'Striking', 'Is one action with any weapon.'],
  ['GAM-CMB-16', 'Several attacks', 'Each is rolled by itself.'],
  ['GAM-CMB-17', 'Whom a maneuver concerns', 'Its bonuses count against those opponents only.'],
  ['GAM-CMB-18', 'Unseen targets', '−3 in close combat, −6 at range.'],
  [
    'GAM-CMB-19',
    'Called shots',
    '−3 to hit, −2 to one’s own defense this round. Armor counts wherever it is worn.',
  ],
  [
    'GAM-CMB-20',
    'Its effect',
    'The target tests evasion or fortitude, less the damage, and with their Movement.',
  ],
  [
    'GAM-CMB-21',
    'Disrupting',
    'Called shots come first. Who was busy tests to finish it; what is disrupted is not used up.',
  ],
  ['GAM-CMB-22', 'Spoiling a shot', 'A thrower or shooter who is hit so misses unless they pass.'],
  [
    'GAM-CMB-23',
    'Poison and the like',
    'Needs a called shot where nothing else is said, and has a reaction of its own.',
  ],
  [
    'GAM-CMB-24 GAM-CMB-C01..03',
    'Cover',
    'Against throwing and shooting: weak +1, strong +2, full +3 for warriors; none, +1 and +2 for others.',
  ],
  [
    'GAM-CMB-25',
    'How much is covered',
    'A good part is weak, most strong, all full. Behind full cover only those who attack or show themselves can be hit.',
  ],
  [
    'GAM-CMB-26',
    'Leading into cover',
    'A warrior who leads instead of fighting may, by a perception test, give as many companions as their level a warrior’s cover.',
  ],
  ['GAM-CMB-27', 'Higher ground', '+1 to attack or to defense, as one chooses.'],
  [
    'GAM-CMB-28',
    'Grabbing',
    'A called shot at −2 defense; the target evades, +2 for each size larger.',
  ],
  [
    'GAM-CMB-29',
    'A hold',
    'Both test fortitude each round, +4 a size to the larger. The target alone: free, and an attack at +6. The holder alone: immobilized, −6 to what the body does.',
  ],
  ['GAM-CMB-30', 'The immobilized', 'May be bound or attacked by anybody, the holder too.'],
  [
    'GAM-CMB-31',
    'Quickdraw',
    'Drawing is an action. To draw and strike in one, an evasion test; failing is like surprise.',
  ],
  ['GAM-CMB-32', 'Sizes', 'Fine, tiny, small, medium, large, huge, gigantic, titanic.'],
  ['GAM-CMB-33', 'Only one of them', 'Covered, unaware and immobile do not add up.'],
  [
    'GAM-CMB-34',
    'Covered',
    'A weapon aimed at somebody unready: one free attack at +4, and +1 damage. Who would forestall it contests perception or evasion.',
  ],
  ['GAM-CMB-35', 'Immobile', '+10 to hit whoever sleeps, is bound or can’t move.'],
  [
    'GAM-CMB-36',
    'Unaware',
    '+4 to hit whoever does not know where the attack comes from or does not defend. Warriors may take another attack instead.',
  ],
  [
    'GAM-CMB-37',
    'Killing blow',
    'A called shot on somebody immobile: half of the damage, rounded up, is injuries.',
  ],
  [
    'GAM-CMB-38',
    'Knockout',
    'A called shot on the unaware, surprised, covered or immobile: they evade, better with something on the head; else one point is an injury.',
  ],
  [
    'GAM-CMB-39',
    'A harder knockout',
    'A warrior’s two points of combat bonus make it two injuries.',
  ],
  [
    'GAM-CMB-40 GAM-CMB-X01..04',
    'The printed fight',
    'Sam, Charlotte and Toromeen against a Yeti of the fourth level.',
  ],
])

export const minds: readonly RuleText[] = section('Psychic conflict', [
  ['GAM-PSY-01', 'Who may', 'Only the psychically aware, monks among them.'],
  [
    'GAM-PSY-02',
    'A psychic attack',
    'As any attack, with charisma’s minor share; monks defend with intelligence’s major one. Two actions each round.',
  ],
  [
    'GAM-PSY-03',
    'Beginning',
    '2 verve, −2 and one action in the first round. The unwilling contest it by willpower, with charisma’s minor share.',
  ],
  ['GAM-PSY-04', 'Powers and leaving', 'Said when the round begins, and all that is done in it.'],
  [
    'GAM-PSY-05',
    'Verve in it',
    'Up to the monk level on each action. A first defense may stay for the second action.',
  ],
  [
    'GAM-PSY-T01',
    'Attack',
    '1 verve or more: d4, charisma’s major share, and 1 for each verve past the first.',
  ],
  ['GAM-PSY-T02', 'Defend', '+2 for each verve.'],
  ['GAM-PSY-T03', 'Use a power', 'As the power says.'],
  ['GAM-PSY-T04', 'Exit', 'A reason test with charisma’s minor share.'],
  ['GAM-PSY-T05', 'Enter', '2 verve; the target may test to stay alone.'],
  [
    'GAM-PSY-06',
    'Meanwhile outside',
    '−4 defense and perception, a quarter of the movement. Simple speech, or half the movement, is −3 in the conflict.',
  ],
  [
    'GAM-PSY-07',
    'Harm of the mind',
    'Verve first, or survival if the defender likes; survival lost is a penalty on all of the next round.',
  ],
  ['GAM-PSY-08', 'Thrown out', 'New injuries end it for whoever has them.'],
])
