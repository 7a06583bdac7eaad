import type { GameScreen } from '../../core/screen.ts'

/** Three leaves: the fight, the table talk, and magic with what comes from other games. */
export const screen: GameScreen = {
  leaves: [
    {
      title: 'The fight',
      blocks: [
        {
          id: 'order',
          title: 'The order of a fight',
          parts: [{ list: 'phases' }, { rules: 'HRT-INIT-01 E-HRT-03 E-HRT-04' }],
        },
        {
          id: 'blow',
          title: 'Attacks',
          parts: [
            {
              rules: 'HRT-ATK-01 HRT-ATK-02 E-HRT-05 HRT-ATK-03 HRT-ATK-04 HRTX-GAP-04 HRT-ATK-05',
            },
          ],
        },
        {
          id: 'arms',
          title: 'Weapons',
          parts: [{ list: 'arms' }, { rules: 'HRT-EQ-03 HRT-EQ-04' }],
        },
        { id: 'conditions', title: 'Conditions', parts: [{ list: 'conditions' }] },
        {
          id: 'morale',
          title: 'Morale and flight',
          parts: [
            {
              rules:
                'HRT-MOR-01 HRTX-MOR-01 HRTX-MOR-02 HRTX-MOR-03 HRTX-MOR-04 HRTX-MOR-08 HRTX-MOS-01 HRTX-MOS-02',
            },
          ],
        },
        {
          id: 'healing',
          title: 'Healing',
          parts: [{ rules: 'HRT-HEAL-01..03' }],
        },
      ],
    },
    {
      title: 'Tests and talk',
      blocks: [
        {
          id: 'tests',
          title: 'Tests and saves',
          parts: [
            {
              rules:
                'HRT-SKILL-01 HRT-SKILL-04 HRT-SKILL-05 E-HRT-10 HRT-SAVE-01 HRT-SAVE-02 E-HRT-11',
            },
          ],
        },
        { id: 'skills', title: 'Skills', parts: [{ list: 'skills' }] },
        {
          id: 'reaction',
          title: 'Reaction',
          parts: [{ rules: 'HRT-REACT-01..03 E-HRT-26' }, { table: 'hearts/reaction' }],
        },
        { id: 'languages', title: 'Languages', parts: [{ rules: 'HRT-LANG-01..06' }] },
        { id: 'gear', title: 'Prices', parts: [{ list: 'gear' }] },
        {
          id: 'people',
          optional: true,
          title: 'Quick characters',
          parts: [
            { rules: 'HRT-CHAR-01..03' },
            { table: 'hearts/kit' },
            { table: 'hearts/hireling-weapon' },
          ],
        },
        {
          id: 'names',
          optional: true,
          title: 'Names',
          parts: [{ table: 'hearts/first-name' }, { table: 'hearts/byname' }],
        },
      ],
    },
    {
      title: 'Magic and monsters',
      blocks: [
        {
          id: 'casting',
          title: 'Casting',
          parts: [{ rules: 'HRT-MAG-01..08' }],
        },
        { id: 'spells', title: 'The twenty spells', parts: [{ rules: 'HRT-SPELL-01..20' }] },
        { id: 'spell-table', title: 'A random spell', parts: [{ table: 'hearts/spell' }] },
        {
          id: 'from-bx',
          optional: true,
          title: 'Monsters from B/X',
          parts: [{ rules: 'HRT-BX-01..09' }],
        },
        {
          id: 'from-cairn',
          optional: true,
          title: 'Monsters from Cairn',
          parts: [{ rules: 'HRT-CAIRN-01..06 E-HRT-08' }],
        },
      ],
    },
  ],
}
