import { type OwnLine, plainArmourClass, plainHitDice } from '../../../monsters/own-lines.ts'
import { sizes } from '../scales.ts'

/** The stat line of Gods & Monsters, in its own labels. */
export const ownLine: OwnLine = {
  game: 'gods-and-monsters',
  layout: 'gods-and-monsters-line',
  title: 'Gods & Monsters stat line',
  system: 'Gods & Monsters',
  family: 'bx',
  labels: [
    { label: 'level', field: 'level', form: 'level' },
    { label: 'survival', field: 'hp', form: 'survival' },
    { label: 'attack', field: 'attackBonus', form: 'attackBonus', signed: true },
    { label: 'missile', field: 'missileBonus', form: 'missileBonus', signed: true },
    { label: 'defense', field: 'defense', form: 'defense' },
    { label: 'movement', field: 'movement', form: 'paces' },
    { label: 'size', field: 'size', form: 'size', words: sizes },
    ...[
      ...(['health', 'fortitude', 'willpower', 'evasion', 'reason', 'perception'] as const),
      ...(['charisma', 'intelligence', 'wisdom', 'endurance', 'agility', 'strength'] as const),
    ].map((field) => ({ label: field, field, form: field })),
  ],
  sign: 'urvival',
  needs: [['level', 'hp']],
  figures: [
    { key: 'hd', from: 'level', value: (level) => plainHitDice(level) },
    {
      key: 'ac',
      from: 'defense',
      value: (defense) =>
        plainArmourClass(defense >= 7 ? 3 : defense >= 5 ? 4 : defense >= 2 ? 6 : 9),
    },
    { key: 'thac0', from: 'attackBonus', value: (bonus) => ({ thac0: null, bonus }) },
  ],
}
