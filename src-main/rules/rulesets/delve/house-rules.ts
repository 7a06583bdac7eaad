import type { HouseRule } from '../../ruleset.ts'
import { expeditionRules } from './expedition-rules.ts'
import { fightRules } from './fight-rules.ts'

export const event5: HouseRule = {
  id: 'event5',
  title: 'A 5 on the event die',
  group: 'Dungeon',
  rule: 'E-DLV-01',
  asks: 'The event table prints 6 twice and has no 5.',
  choice: {
    kind: 'options',
    of: [
      { value: 'free', title: 'Free', means: 'Nothing happens, as on the wilderness table.' },
      {
        value: 'reroll',
        title: 'Roll again',
        means: 'A 5 is rolled again until it is something else.',
      },
      { value: 'locality', title: 'Locality', means: 'A 5 changes the place, as a 4 does.' },
    ],
  },
}

export const shortRestClearsFatigue: HouseRule = {
  id: 'shortRestClearsFatigue',
  title: 'Fatigue and a short rest',
  group: 'Rest',
  rule: 'E-DLV-02',
  asks: 'One section lets a short rest clear fatigue, the list of rests does not.',
  choice: {
    kind: 'options',
    of: [
      { value: true, title: 'It clears', means: 'A short rest takes all fatigue away.' },
      { value: false, title: 'It stays', means: 'Only long and full rests take fatigue away.' },
    ],
  },
}

export const fatigueEncumbers: HouseRule = {
  id: 'fatigueEncumbers',
  title: 'Does fatigue encumber?',
  group: 'Load',
  rule: 'E-DLV-03',
  asks: 'Fatigue takes room. Does it slow its bearer by itself?',
  choice: {
    kind: 'options',
    of: [
      { value: false, title: 'No', means: 'It only takes room; load alone encumbers.' },
      { value: true, title: 'Yes', means: 'Any fatigue makes its bearer encumbered.' },
    ],
  },
}

export const fatigueOrder: HouseRule = {
  id: 'fatigueOrder',
  title: 'Fatigue and a cart',
  group: 'Carrying',
  rule: 'E-DLV-38',
  asks: 'Does fatigue come off before or after a cart multiplies what can be carried?',
  choice: {
    kind: 'options',
    of: [
      { value: 'afterCart', title: 'After', means: 'Fatigue comes off the multiplied capacity.' },
      {
        value: 'beforeCart',
        title: 'Before',
        means: 'Fatigue comes off first, and the rest is multiplied.',
      },
    ],
  },
}

export const pendingClues: HouseRule = {
  id: 'pendingClues',
  title: 'A second clue',
  group: 'Dungeon',
  rule: 'E-DLV-26',
  asks: 'A clue falls while an earlier one still waits for its meeting.',
  choice: {
    kind: 'options',
    of: [
      {
        value: 'one',
        title: 'The same meeting',
        means: 'The new clue points at the meeting already foretold.',
      },
      {
        value: 'queue',
        title: 'Another meeting',
        means: 'A new meeting is drawn and waits behind the one already foretold.',
      },
    ],
  },
}

/** What the app carries out; further questions of the ledger join with the procedures they belong to. */
export const houseRules: readonly HouseRule[] = [
  event5,
  pendingClues,
  shortRestClearsFatigue,
  fatigueEncumbers,
  fatigueOrder,
  ...expeditionRules,
  ...fightRules,
]
