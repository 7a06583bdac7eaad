import type { HouseRule } from '../../core/ruleset/house-rules.ts'

/** Health of foes in the players' window. Rule GF-PLAYERS-01. */
export const healthShown: HouseRule = {
  id: 'playersSeeHealth',
  title: 'Health of foes, as players see it',
  asks: 'How much of a foe’s health does the players’ window show?',
  rule: 'GF-PLAYERS-01',
  group: 'Fight and morale',
  choice: {
    kind: 'options',
    of: [
      { value: 'words', title: 'In words', means: 'Unhurt, hurt, badly hurt, down.' },
      { value: 'numbers', title: 'In numbers', means: 'What is left, and of how much.' },
      { value: 'nothing', title: 'Not at all', means: 'Only whether it is up or down.' },
    ],
  },
}

/** Names of foes in the players' window. Rule GF-PLAYERS-02. */
export const namesShown: HouseRule = {
  id: 'playersSeeNames',
  title: 'Names of foes, as players see them',
  asks: 'What does the players’ window call a foe to which you have given no name for the players?',
  rule: 'GF-PLAYERS-02',
  group: 'Fight and morale',
  choice: {
    kind: 'options',
    of: [
      { value: 'hidden', title: 'Foe', means: 'Foe 1, foe 2: you say what they are.' },
      { value: 'names', title: 'Its name', means: 'The name that you see.' },
    ],
  },
}

/** House rules of the players' window, for every game. */
export const playersRules: readonly HouseRule[] = [healthShown, namesShown]
