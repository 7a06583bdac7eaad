import type { GameScreen } from '../../core/screen.ts'

/** GM screen in three leaves: tests and the fight, harm and hazards, people and town. */
export const screen: GameScreen = {
  leaves: [
    {
      title: 'Tests and the fight',
      blocks: [
        {
          id: 'tests',
          title: 'Tests and contests',
          parts: [{ rules: 'GAM-CTS-01 GAM-CTS-07 GAM-CTS-12..18' }],
        },
        {
          id: 'order',
          title: 'The order of a round',
          parts: [{ list: 'phases' }, { rules: 'GAM-CMB-01..06' }],
        },
        {
          id: 'blow',
          title: 'Attacks',
          parts: [{ rules: 'GAM-CMB-07..16' }],
        },
        {
          id: 'bonuses',
          title: 'Attack modifiers',
          parts: [
            {
              rules:
                'GAM-CMB-18 GAM-CMB-24 GAM-CMB-27 GAM-CMB-33..36 GAM-MOV-03 GAM-WPN-03 GAM-WPN-08',
            },
          ],
        },
        {
          id: 'aims',
          title: 'Called shots, holds, knockouts',
          parts: [{ rules: 'GAM-CMB-19..22 GAM-CMB-28..31 GAM-CMB-37..39' }],
        },
        {
          id: 'arms',
          title: 'Weapons',
          parts: [{ list: 'arms' }, { rules: 'GAM-WPN-04 GAM-WPN-07 GAM-SIZ-04 GAM-SIZ-05' }],
        },
        {
          id: 'minds',
          title: 'Psychic combat',
          parts: [{ rules: 'GAM-PSY-01..08 GAM-PSY-T01..05' }],
        },
        {
          id: 'mass',
          title: 'Groups and units',
          parts: [{ rules: 'GAM-GRP-02..10 GAM-MAS-02..07' }],
        },
      ],
    },
    {
      title: 'Harm and hazards',
      blocks: [
        {
          id: 'harm',
          title: 'Damage',
          parts: [{ rules: 'GAM-SUR-04 GAM-SUR-06 GAM-SUR-10 GAM-SUR-12 GAM-INJ-01 GAM-INJ-02' }],
        },
        {
          id: 'death',
          title: 'Fainting and death',
          parts: [{ rules: 'GAM-INJ-04 GAM-INJ-07..12' }],
        },
        {
          id: 'rest',
          title: 'Rest',
          parts: [{ rules: 'GAM-SUR-02 GAM-SUR-03 GAM-SUR-07 GAM-SUR-08' }],
        },
        { id: 'conditions', title: 'Conditions', parts: [{ list: 'conditions' }] },
        {
          id: 'ailments',
          title: 'Poison and sickness',
          parts: [{ rules: 'GAM-AIL-02..09 GAM-AIL-T01..09' }],
        },
        {
          id: 'falls',
          title: 'Falls and jumps',
          parts: [{ rules: 'GAM-FAL-01..03 GAM-JMP-01..04' }],
        },
        {
          id: 'breath',
          title: 'Air, objects, illusions',
          parts: [{ rules: 'GAM-SUF-01..03 GAM-ITM-02..04 GAM-ILL-02 GAM-ILL-05..08' }],
        },
        {
          id: 'tracks',
          title: 'Searching and tracks',
          parts: [{ rules: 'GAM-SRC-01 GAM-CTS-09 GAM-TRK-01..03 GAM-CHA-02 GAM-CHA-03' }],
        },
        {
          id: 'movement',
          title: 'Movement and travel',
          parts: [
            { rules: 'GAM-MOV-02 GAM-MOV-05 GAM-MOV-08..13 GAM-EQ-12..14' },
            { list: 'lights' },
          ],
        },
      ],
    },
    {
      title: 'People, mojo and town',
      blocks: [
        {
          id: 'mojo',
          title: 'Mojo',
          parts: [{ rules: 'GAM-MOJ-02..12' }],
        },
        {
          id: 'levels',
          title: 'Levels and experience',
          parts: [
            { table: 'gods-and-monsters/level' },
            { rules: 'GAM-ADV-06..08 GAM-ADV-10..14 GAM-ADV-16 GAM-ADV-18' },
          ],
        },
        {
          id: 'study',
          title: 'Study',
          parts: [{ rules: 'GAM-PRM-03..15' }],
        },
        {
          id: 'shares',
          title: 'What abilities give',
          parts: [{ rules: 'GAM-CON-02 GAM-CON-03 GAM-CON-05' }],
        },
        {
          id: 'upkeep',
          title: 'Upkeep and age',
          parts: [{ rules: 'GAM-UPK-01 GAM-UPK-02 GAM-AGE-01 GAM-AGE-02' }],
        },
        {
          id: 'magic',
          title: 'Spells and spirits',
          parts: [
            { table: 'gods-and-monsters/spell-type' },
            { rules: 'GAM-SPL-04 GAM-ADV-23..26 GAMX-SPL-02 GAMX-SPL-05 GAMX-SPL-06' },
          ],
        },
        {
          id: 'creatures',
          title: 'Making creatures',
          parts: [{ rules: 'GAMX-ENC-01..04 GAMX-ENC-07 GAMX-ENC-10' }],
        },
        {
          id: 'armor',
          title: 'Armor',
          parts: [{ rules: 'GAM-ARM-01..06' }],
        },
        { id: 'names', title: 'Names', parts: [{ table: 'gods-and-monsters/name' }] },
        {
          id: 'motives',
          title: 'Codes and motives',
          parts: [
            { table: 'gods-and-monsters/moral-code' },
            { table: 'gods-and-monsters/motivation' },
          ],
        },
        { id: 'gear', title: 'Prices', parts: [{ list: 'gear' }] },
      ],
    },
  ],
}
