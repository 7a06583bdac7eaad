import type { GameScreen, ScreenBlock, ScreenPart } from '../../core/screen.ts'

/** Blocks that are printed only when the GM asks for them. */
const optional: readonly string[] =
  'names motives gear study levels shares upkeep creatures mass minds armor breath'.split(' ')

/** Block of a leaf; a text stands for the rules it names. */
function block(id: string, title: string, ...parts: (ScreenPart | string)[]): ScreenBlock {
  return {
    id,
    title,
    ...(optional.includes(id) ? { optional: true } : {}),
    parts: parts.map((part) => (typeof part === 'string' ? { rules: part } : part)),
  }
}

/** GM screen in three leaves: tests and the fight, harm and hazards, people and town. */
export const screen: GameScreen = {
  leaves: [
    {
      title: 'Tests and the fight',
      blocks: [
        block('tests', 'Tests and contests', 'GAM-CTS-01 GAM-CTS-07 GAM-CTS-12..18'),
        block('order', 'The order of a round', { list: 'phases' }, 'GAM-CMB-01..06'),
        block('blow', 'Attacks', 'GAM-CMB-07..16'),
        block(
          'bonuses',
          'Attack modifiers',
          'GAM-CMB-18 GAM-CMB-24 GAM-CMB-27 GAM-CMB-33..36 GAM-MOV-03 GAM-WPN-03 GAM-WPN-08',
        ),
        block(
          'aims',
          'Called shots, holds, knockouts',
          'GAM-CMB-19..22 GAM-CMB-28..31 GAM-CMB-37..39',
        ),
        block(
          'arms',
          'Weapons',
          { figures: 'GAM-WPN-S01', head: 'Simple' },
          { figures: 'GAM-WPN-B01', head: 'Basic' },
          { figures: 'GAM-WPN-W01', head: 'Warrior' },
          'GAM-WPN-04 GAM-WPN-07 GAM-SIZ-04 GAM-SIZ-05',
        ),
        block('minds', 'Psychic combat', 'GAM-PSY-01..08 GAM-PSY-T01..05'),
        block('mass', 'Groups and units', 'GAM-GRP-02..10 GAM-MAS-02..07'),
      ],
    },
    {
      title: 'Harm and hazards',
      blocks: [
        block(
          'harm',
          'Damage',
          'GAM-SUR-04 GAM-SUR-06 GAM-SUR-10 GAM-SUR-12 GAM-INJ-01 GAM-INJ-02',
        ),
        block('death', 'Fainting and death', 'GAM-INJ-04 GAM-INJ-07..12'),
        block('rest', 'Rest', 'GAM-SUR-02 GAM-SUR-03 GAM-SUR-07 GAM-SUR-08'),
        block('conditions', 'Conditions', { list: 'conditions' }),
        block('ailments', 'Poison and sickness', 'GAM-AIL-02..09 GAM-AIL-T01..09'),
        block('falls', 'Falls and jumps', 'GAM-FAL-01..03 GAM-JMP-01..04'),
        block(
          'breath',
          'Air, objects, illusions',
          'GAM-SUF-01..03 GAM-ITM-02..04 GAM-ILL-02 GAM-ILL-05..08',
        ),
        block(
          'tracks',
          'Searching and tracks',
          'GAM-SRC-01 GAM-CTS-09 GAM-TRK-01..03 GAM-CHA-02 GAM-CHA-03',
        ),
        block(
          'movement',
          'Movement and travel',
          'GAM-MOV-02 GAM-MOV-05 GAM-MOV-08..13 GAM-EQ-12..14',
          { list: 'lights' },
        ),
      ],
    },
    {
      title: 'People, mojo and town',
      blocks: [
        block('mojo', 'Mojo', 'GAM-MOJ-02..12'),
        block(
          'levels',
          'Levels and experience',
          { table: 'gods-and-monsters/level' },
          'GAM-ADV-06..08 GAM-ADV-10..14 GAM-ADV-16 GAM-ADV-18',
        ),
        block('study', 'Study', 'GAM-PRM-03..15'),
        block('shares', 'What abilities give', 'GAM-CON-02 GAM-CON-03 GAM-CON-05'),
        block('upkeep', 'Upkeep and age', 'GAM-UPK-01 GAM-UPK-02 GAM-AGE-01 GAM-AGE-02'),
        block(
          'magic',
          'Spells and spirits',
          { table: 'gods-and-monsters/spell-type' },
          'GAM-SPL-04 GAM-ADV-23..26 GAMX-SPL-02 GAMX-SPL-05 GAMX-SPL-06',
        ),
        block('creatures', 'Making creatures', 'GAMX-ENC-01..04 GAMX-ENC-07 GAMX-ENC-10'),
        block('armor', 'Armor', 'GAM-ARM-01..06'),
        block('names', 'Names', { table: 'gods-and-monsters/name' }),
        block(
          'motives',
          'Codes and motives',
          { table: 'gods-and-monsters/moral-code' },
          { table: 'gods-and-monsters/motivation' },
        ),
        block('gear', 'Prices', { list: 'gear' }),
      ],
    },
  ],
}
