import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const survival: readonly RuleText[] = section('Survival, verve and rest', [
  [
    'GAM-SUR-01',
    'Never past the full figure',
    'Rest and healing bring survival and verve back to their full figures and no further.',
  ],
  [
    'GAM-SUR-02',
    'A night’s rest',
    'After eight hours a health test: success gives back as much survival as one’s level, or takes away one injury; failure gives 1 survival. A healer’s bonus may help.',
  ],
  [
    'GAM-SUR-03',
    'A full day of rest',
    'As much survival as one’s level, or an injury fewer, without a test.',
  ],
  [
    'GAM-SUR-04',
    'What verve may take',
    'A loss that came of a roll against the archetype’s reaction or ability, or directly of doing what the archetype does; and whatever a warrior suffers in combat.',
  ],
  [
    'GAM-SUR-05',
    'Cases of verve',
    'A thief who falls while climbing has it; one thrown off the wall has not. A warrior has it against a spell cast into the fight, not against one over cards. A trap set off by accident: no.',
  ],
  [
    'GAM-SUR-06',
    'Verve as survival',
    'Where it may be used it counts as survival in everything, death too. It goes before survival.',
  ],
  [
    'GAM-SUR-07',
    'Verve in the morning',
    'It is full when a character wakes at the start of the day.',
  ],
  [
    'GAM-SUR-08',
    'Engaging an encounter',
    'Once a meeting of the adventure without conflict has clearly begun, every character regains verve up to their level: once for each such meeting.',
  ],
  [
    'GAM-SUR-09',
    'Telling of verve',
    'Harm that verve takes may be told with style: it drew no blood.',
  ],
  [
    'GAM-SUR-10',
    'Temporary pools',
    'They take harm before anything else, and are gone when used up or when their effect ends, with whatever is left.',
  ],
  [
    'GAM-SUR-11',
    'The player of the dead',
    'Stays and advises until the scene ends, then makes a new character with experience and mojo of the Guide’s choosing.',
  ],
  [
    'GAM-SUR-12',
    'The way of harm',
    'Pool, then verve where it may be used, then survival, then injuries for the rest.',
  ],
])

export const injury: readonly RuleText[] = section('Injuries and death', [
  [
    'GAM-INJ-01',
    'Injury points',
    'Harm past survival becomes injuries, and some things injure directly. Either way one may faint or die of them.',
  ],
  [
    'GAM-INJ-02',
    'What injuries hinder',
    'Their number comes off attacks, abilities and reactions; not off defense, damage or survival.',
  ],
  [
    'GAM-INJ-03',
    'Spells of the injured',
    'A sorceror casts and memorizes only up to their own level less injuries.',
  ],
  [
    'GAM-INJ-04',
    'Staying conscious',
    'At 0 survival, or newly injured: a test of fortitude or willpower. Failing it, one is out from the end of the round for as many minutes as injuries. One may choose to pass out.',
  ],
  [
    'GAM-INJ-05',
    'Waking',
    'When the time is over they wake as anybody does; tests to wake are hindered by injuries.',
  ],
  [
    'GAM-INJ-06',
    'Half awake for a mojo',
    'A mojo brings an unconscious character to half consciousness.',
  ],
  [
    'GAM-INJ-07',
    'When death is near',
    'At the end of a round with new injuries, if they outnumber survival, and verve where the last of them were archetypal. As many is not more.',
  ],
  [
    'GAM-INJ-08',
    'The death check',
    'The Guide rolls for the injuries, at or under their number; the player for the life, at or under endurance less injuries. Only where the first succeeds and the second fails does dying begin.',
  ],
  [
    'GAM-INJ-09',
    'What helps in a death check',
    '+2 for the unconscious, and a field bonus with a fitting skill. Mojo may be bid.',
  ],
  [
    'GAM-INJ-10',
    'The time left',
    'Endurance less injuries, in minutes; unconscious, the same number of hours. Without injuries nobody is dying any more.',
  ],
  [
    'GAM-INJ-11',
    'The heroic last effort',
    'When time is up they are past healing until the scene ends, with one deed left: their level is added, injuries are forgotten, all their mojo and that of friends may be bid, and each who gave gets experience for all of it.',
  ],
  ['GAM-INJ-12', 'Death', 'At the end of the last scene, or of the last effort.'],
  [
    'GAM-INJ-13',
    'Endurance of others',
    'Where it is not written: 10, half the level, and the bonus on each survival die.',
  ],
  [
    'GAM-INJ-14',
    'People of the Guide',
    'They have no verve. With an archetype: d6 survival a level, warriors d10. They regain their level each night without a test.',
  ],
  ['GAM-INJ-15', 'When it is settled', 'Fainting and death come after both sides have acted.'],
])
