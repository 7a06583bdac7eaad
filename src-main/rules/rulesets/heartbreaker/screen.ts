import type { GameScreen } from '../../core/screen.ts'

/** Screen of three leaves: dungeon and encounters, fight, travel and town. */
export const screen: GameScreen = {
  leaves: [
    {
      title: 'The dungeon',
      blocks: [
        {
          id: 'turn',
          title: 'The turn',
          parts: [
            { rules: 'HBK-DTURN-03 HBKX-GAP-07 HBK-DTURN-01' },
            { table: 'heartbreaker/dungeon-turn' },
          ],
        },
        {
          id: 'reaction',
          title: 'Encounters',
          parts: [{ rules: 'HBK-REA-02' }, { table: 'heartbreaker/reaction' }],
        },
        {
          id: 'checks',
          title: 'Checks, saves, skill rolls',
          parts: [
            {
              rules:
                'HBK-ATTR-01..08 HBK-SAVE-01..03 HBK-SKILL-01..03 E-HBK-24 HBK-GLO-05 HBK-GLO-02',
            },
          ],
        },
        {
          id: 'stealth',
          title: 'Stealth',
          parts: [{ rules: 'HBK-STL-01..05' }],
        },
        {
          id: 'casting',
          title: 'Magic and turning',
          parts: [{ rules: 'HBK-MAG-01..06 HBK-TURN-01..03 E-HBK-15 E-HBK-31' }],
        },
        {
          id: 'monsters',
          optional: true,
          title: 'Converting monsters',
          parts: [{ rules: 'HBKX-GAP-01 HBKX-GAP-02 HBK-MOR-01' }],
        },
        { id: 'names', optional: true, title: 'Names', parts: [{ table: 'heartbreaker/name' }] },
      ],
    },
    {
      title: 'The fight',
      blocks: [
        {
          id: 'order',
          title: 'The order of a round',
          parts: [
            { rules: 'HBK-INIT-01 HBK-INIT-02 E-HBK-35' },
            { list: 'phases' },
            { rules: 'HBK-ATK-06 HBK-ATK-07' },
          ],
        },
        {
          id: 'attack',
          title: 'Attack and defence',
          parts: [{ rules: 'HBK-ATK-01..05 E-HBK-04 HBK-COV-01 HBKX-GAP-08 E-HBK-21' }],
        },
        {
          id: 'arms',
          title: 'Weapons',
          parts: [
            { list: 'arms' },
            {
              rules: 'HBK-WPN-17..19 E-HBK-08 E-HBK-27 HBK-ARM-01 HBK-SHD-01 HBK-SHD-03 HBK-ARM-05',
            },
          ],
        },
        {
          id: 'death',
          title: 'At 0 STA',
          parts: [{ rules: 'HBK-DEATH-01 HBK-DEATH-02 E-HBK-07 HBK-REST-01' }],
        },
        { id: 'conditions', title: 'Conditions', parts: [{ list: 'conditions' }] },
        {
          id: 'nerve',
          title: 'Hireling morale',
          parts: [{ rules: 'HBK-HIRE-03' }, { table: 'heartbreaker/nerve' }],
        },
      ],
    },
    {
      title: 'Travel and town',
      blocks: [
        {
          id: 'travel',
          title: 'Travel',
          parts: [
            { rules: 'HBK-TRV-01 HBK-TRV-02 HBKX-GAP-09 HBK-TTURN-02' },
            { table: 'heartbreaker/travel-turn' },
          ],
        },
        { id: 'rest', title: 'Rest', parts: [{ rules: 'HBK-REST-02..04 E-HBK-36' }] },
        {
          id: 'upkeep',
          optional: true,
          title: 'Upkeep',
          parts: [{ rules: 'HBK-UPK-01..04 E-HBK-22 HBK-GLO-04' }],
        },
        {
          id: 'hirelings',
          title: 'Hirelings',
          parts: [{ rules: 'HBK-HIRE-01 HBK-HIRE-02' }],
        },
        {
          id: 'levels',
          optional: true,
          title: 'Levels and paths',
          parts: [{ rules: 'HBK-LVL-01..04 E-HBK-12 E-HBK-34 HBKX-GAP-05 HBK-PATH-01..05' }],
        },
        {
          id: 'gear',
          title: 'Prices',
          parts: [{ list: 'gear' }, { rules: 'HBK-BG-01 HBK-INV-01..04' }],
        },
      ],
    },
  ],
}
