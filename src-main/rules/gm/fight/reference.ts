import type { RuleId } from '../../core/outcome.ts'

/** Texts of Gatefold's own rules of the fight fold. */
export const fightTexts: readonly (readonly [RuleId, string, string])[] = [
  [
    'GF-FIGHT-10',
    'Who may act',
    'The phase says which side acts; where the game has no such phase, anybody may. Allies act with the party, prisoners with nobody. The first who stands and has not acted is chosen, and the next one after each attack. Until initiative is rolled, the party goes first. After a tie both sides act in one phase.',
  ],
  [
    'GF-FIGHT-11',
    'Several attacks',
    'Each attack is resolved by the game’s own rule, one after another, and finds what those before it have left. Whoever’s target is down by then holds back and may still act. Where the game has a rule for several attackers of one target, that rule is used, with every attack of their routines. It is one entry: one undo takes it all back.',
  ],
  [
    'GF-FIGHT-12',
    'Attack routines',
    'Attacks that a stat block joins by “and” are one routine and are rolled in one press; “or” separates routines, of which one is chosen. Attacks without dice are left to you.',
  ],
  [
    'GF-FIGHT-13',
    'Foes at 0 hit points',
    'As a house rule a foe at 0 hit points is dead at once: no check is due, and nobody decides between dead and dying.',
  ],
  [
    'GF-FIGHT-14',
    'What an award counts',
    'In games that give XP for defeats, foes who have fallen, fled or been captured by the end of a fight and coins taken there are kept until XP is given for them. The award begins with their sum; type another to change it. Nobody counts twice.',
  ],
  [
    'GF-HARM-05',
    'Kill',
    'Dead by your word, one or several at once: hit points fall to 0, and nobody is asked whether they are dying.',
  ],
]
