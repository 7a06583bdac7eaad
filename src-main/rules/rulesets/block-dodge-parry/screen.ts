import type { GameScreen } from '../../core/screen.ts'

/** GM screen of three panes: fight; tasks and harm; travel, dungeon and magic. */
export const screen: GameScreen = {
  leaves: [
    {
      title: 'The fight',
      blocks: [
        {
          id: 'order',
          title: 'The order of a round',
          parts: [
            { list: 'phases' },
            { rules: 'BDPX-SUR-01..03 BDPX-INI-01..05 BDPX-TIM-01 BDPX-TIM-02 BDPX-TIM-04' },
          ],
        },
        {
          id: 'blow',
          title: 'Attacks',
          parts: [{ rules: 'BDPX-ATK-01 BDPX-ATK-02 BDPX-ATK-04 BDPX-ATK-05 BDPX-ATK-07..11' }],
        },
        {
          id: 'reactions',
          title: 'Block, dodge, parry',
          parts: [{ rules: 'BDPX-DEF-01..12' }],
        },
        { id: 'gambits', title: 'Gambits', parts: [{ rules: 'BDPX-GMB-01..05' }] },
        {
          id: 'critical',
          title: 'Critical damage',
          parts: [
            { rules: 'BDP-CRIT-01..04' },
            { table: 'block-dodge-parry/injury' },
            { table: 'block-dodge-parry/head' },
            { rules: 'BDP-CRIT-07 BDP-CRIT-08' },
          ],
        },
        {
          id: 'arms',
          title: 'Weapons',
          parts: [{ list: 'arms' }, { rules: 'BDPX-WPN-01..05 BDPX-ARM-01' }],
        },
        { id: 'conditions', title: 'Conditions', parts: [{ list: 'conditions' }] },
        {
          id: 'morale',
          title: 'Morale and retreat',
          parts: [{ rules: 'BDPX-MOR-01 BDPX-MOR-02 BDPX-RET-01 BDPX-RET-02 BDPX-DET-01..04' }],
        },
      ],
    },
    {
      title: 'Tasks, talk and harm',
      blocks: [
        {
          id: 'saves',
          title: 'Saves',
          parts: [{ rules: 'BDP-SAVE-01..05 BDP-CON-01 BDP-CON-02' }],
        },
        { id: 'tasks', title: 'Time, Gear, Skill', parts: [{ rules: 'BDP-TGS-01..08' }] },
        {
          id: 'fate',
          title: 'Die of Fate',
          parts: [{ table: 'block-dodge-parry/die-of-fate' }, { rules: 'BDP-FATE-02' }],
        },
        {
          id: 'complex',
          optional: true,
          title: 'Complex tasks',
          parts: [{ rules: 'BDPX-CT-01..03' }],
        },
        {
          id: 'meeting',
          title: 'Encounters and talk',
          parts: [
            { table: 'block-dodge-parry/reaction' },
            { rules: 'BDPX-REA-02 BDPX-REA-03 BDPX-SOC-01..04' },
          ],
        },
        {
          id: 'harm',
          title: 'Harm',
          parts: [{ rules: 'BDP-DMG-02..06 BDP-DEP-01..04' }],
        },
        { id: 'wounds', title: 'Wounds', parts: [{ rules: 'BDP-WND-01..05 BDP-WND-07' }] },
        { id: 'diseases', optional: true, title: 'Diseases', parts: [{ rules: 'BDP-DIS-01..04' }] },
        {
          id: 'rest',
          title: 'Breath, sleep and food',
          parts: [
            { rules: 'BDP-HEAL-01 BDP-HEAL-02 BDP-SLP-01 BDP-SLP-02 BDP-FOOD-01..05 BDP-REC-02' },
          ],
        },
        {
          id: 'recipes',
          optional: true,
          title: 'Wildcrafting',
          parts: [{ rules: 'BDP-WILD-02..14' }],
        },
        {
          id: 'skills',
          optional: true,
          title: 'Skills',
          parts: [{ list: 'skills' }, { rules: 'BDPX-SKL-01..44' }],
        },
      ],
    },
    {
      title: 'Dungeon, travel and magic',
      blocks: [
        {
          id: 'dungeon',
          title: 'The dungeon round',
          parts: [
            { rules: 'BDPX-DUN-01 BDPX-DUN-02' },
            { table: 'block-dodge-parry/dungeon-event' },
            { table: 'block-dodge-parry/environment' },
            { rules: 'BDPX-DUN-05 BDPX-DUN-06 BDPX-DUN-08 BDPX-DUN-09 BDPX-GEA-20 BDPX-GEA-22' },
          ],
        },
        {
          id: 'treasure',
          title: 'Treasure',
          parts: [{ rules: 'BDPX-DUN-07' }, { table: 'block-dodge-parry/appraisal' }],
        },
        {
          id: 'road',
          optional: true,
          title: 'The watch',
          parts: [
            { rules: 'BDPX-WLD-01..05' },
            { table: 'block-dodge-parry/wilderness-event' },
            { rules: 'BDPX-WLD-06 BDPX-WLD-07 BDPX-WLD-09..11' },
          ],
        },
        {
          id: 'discovery',
          title: 'Discoveries',
          parts: [
            { table: 'block-dodge-parry/discovery' },
            { table: 'block-dodge-parry/point-of-interest' },
          ],
        },
        {
          id: 'magic',
          optional: true,
          title: 'Magic, miracles and songs',
          parts: [{ rules: 'BDPX-MAG-01..09 BDPX-DIV-01..04 BDPX-SNG-01 BDPX-SNG-02' }],
        },
        {
          id: 'growth',
          optional: true,
          title: 'Improvement',
          parts: [{ rules: 'BDPX-IMP-01..07' }],
        },
        {
          id: 'people',
          optional: true,
          title: 'Quick characters',
          parts: [
            { rules: 'BDPX-NPC-01 BDPX-NPC-02 BDPX-NPC-04 BDPX-NPC-05 BDPX-GAP-03' },
            { table: 'block-dodge-parry/career' },
            { table: 'block-dodge-parry/rival-armor' },
          ],
        },
        {
          id: 'names',
          optional: true,
          title: 'Names',
          parts: [{ table: 'block-dodge-parry/name' }],
        },
        { id: 'gear', optional: true, title: 'Prices', parts: [{ list: 'gear' }] },
      ],
    },
  ],
}
