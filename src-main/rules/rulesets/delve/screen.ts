import type { GameScreen } from '../../core/screen.ts'

/** Screen of three leaves: the dungeon, the fight, and travel. */
export const screen: GameScreen = {
  leaves: [
    {
      title: 'The dungeon',
      blocks: [
        {
          id: 'turn',
          title: 'The turn',
          parts: [
            { rules: 'DLV-TURN-01 DLV-TURN-02 DLV-DEV-01' },
            { table: 'delve/dungeon-event' },
            { rules: 'DLV-DEV-02..06 E-DLV-26 DLVX-CRN-15' },
          ],
        },
        { id: 'doors', title: 'Doors', parts: [{ rules: 'DLV-DOOR-01..06' }] },
        { id: 'traps', title: 'Traps', parts: [{ rules: 'DLV-TRAP-01..06' }] },
        { id: 'saves', title: 'Saves', parts: [{ rules: 'DLV-SAVE-01..03' }] },
        { id: 'load', title: 'Load', parts: [{ rules: 'DLV-INV-01..08' }] },
        {
          id: 'reaction',
          title: 'Encounters',
          parts: [
            { rules: 'DLV-REA-02 DLVX-ANS-22' },
            { table: 'delve/reaction' },
            { rules: 'DLV-MOR-04' },
          ],
        },
        { id: 'rest', title: 'Rest', parts: [{ rules: 'DLV-REST-01..03' }] },
        {
          id: 'monsters',
          optional: true,
          title: 'Converting monsters',
          parts: [{ rules: 'DLVX-ANS-25 DLVX-CRN-11' }],
        },
        { id: 'names', optional: true, title: 'Names', parts: [{ table: 'delve/name' }] },
      ],
    },
    {
      title: 'The fight',
      blocks: [
        {
          id: 'order',
          title: 'The order of a round',
          parts: [{ rules: 'DLV-INIT-01' }, { list: 'phases' }, { rules: 'DLV-INIT-05' }],
        },
        {
          id: 'arms',
          title: 'Weapons',
          parts: [{ list: 'arms' }, { rules: 'DLV-EQ-05 DLV-EQ-11..13' }],
        },
        {
          id: 'attack',
          title: 'Attacks',
          parts: [{ rules: 'DLV-ATK-01..07 DLVX-ANS-18 DLV-MNV-01 DLV-MNV-02' }],
        },
        {
          id: 'wounds',
          title: 'Grievous wounds',
          parts: [
            { rules: 'DLV-WND-01' },
            { table: 'delve/grievous-wound' },
            { rules: 'DLV-WND-03 DLV-WND-04 DLV-ABL-01' },
          ],
        },
        { id: 'conditions', title: 'Conditions', parts: [{ list: 'conditions' }] },
        {
          id: 'morale',
          title: 'Morale and flight',
          parts: [{ rules: 'DLV-MOR-01..05 DLV-FLEE-01..03' }],
        },
      ],
    },
    {
      title: 'Travel and magic',
      blocks: [
        {
          id: 'watch',
          title: 'The watch',
          parts: [
            { rules: 'DLV-TIME-01 DLV-WTR-01..05' },
            { table: 'delve/wilderness-event' },
            { rules: 'DLV-WEV-05' },
          ],
        },
        {
          id: 'casting',
          title: 'Casting',
          parts: [{ rules: 'DLV-MAG-01 DLV-MAG-03..10 DLV-INIT-04' }],
        },
        { id: 'spells', title: 'Spells', parts: [{ rules: 'DLV-SPELL-01..25' }] },
        { id: 'gear', title: 'Prices', parts: [{ list: 'gear' }, { rules: 'DLV-TRN-07..09' }] },
        {
          id: 'hirelings',
          title: 'Hirelings',
          parts: [{ rules: 'DLV-HIRE-01 DLV-HIRE-02 DLV-ECO-01' }],
        },
      ],
    },
  ],
}
