import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { Band, SheetField } from '../../../core/sheet.ts'
import { figure, valueBox } from '../../../common/sheet-places.ts'
import { archetypeOf, archetypes } from '../archetypes.ts'
import { armour, carried, fieldsAndSkills, spells, weapons } from './lists.ts'

/** Rule GAM-CRE-10. */
function largest(who: ReadonlyCreature | null): SheetField {
  return {
    field: 'about/largest bulk',
    value: who ? figure(who.values.strength) : '',
    label: 'largest bulk',
  }
}

/** Lower half of the front: weapons, fields, spells, armor, gear, load and silver. */
export function lower(who: ReadonlyCreature | null): Band {
  return {
    grow: true,
    columns: [
      {
        share: 1.12,
        blocks: [
          { ...weapons, room: { A4: 3, Letter: 3 } },
          { ...fieldsAndSkills, room: { A4: 6, Letter: 4 } },
          { ...spells, room: { A4: 4, Letter: 2 } },
        ],
      },
      {
        share: 1,
        blocks: [
          { ...armour, room: { A4: 2, Letter: 2 } },
          { ...carried, room: { A4: 6, Letter: 4 } },
          {
            kind: 'boxes',
            title: '',
            boxes: [
              valueBox(who, 'carry', 'wide', 'carry'),
              { ...largest(who), size: 'wide' },
              valueBox(who, 'coins', 'wide', 'silver'),
            ],
          },
        ],
      },
    ],
  }
}

/** More rows of every list, levels by archetype, conditions and notes. */
export function overleaf(who: ReadonlyCreature | null): Band {
  return {
    grow: true,
    columns: [
      {
        share: 1,
        blocks: [
          { ...weapons, room: { A4: 5, Letter: 4 } },
          { ...armour, room: { A4: 3, Letter: 3 } },
          { ...fieldsAndSkills, room: { A4: 22, Letter: 16 } },
          { ...spells, room: { A4: 18, Letter: 12 } },
        ],
      },
      {
        share: 1,
        blocks: [
          {
            kind: 'boxes',
            title: 'Levels',
            hint: 'in each archetype; the next takes level × 1,000 XP more',
            boxes: archetypes.map((one) => valueBox(who, one, 'wide', archetypeOf[one].title)),
          },
          {
            kind: 'boxes',
            title: '',
            boxes: [
              valueBox(who, 'size', 'wide', 'size, medium 3'),
              valueBox(who, 'combatPool', 'wide', 'combat pool'),
            ],
          },
          { ...carried, room: { A4: 14, Letter: 12 } },
          {
            kind: 'lines',
            title: 'Conditions',
            list: 'conditions',
            columns: 2,
            room: { A4: 6, Letter: 6 },
          },
          { kind: 'notes', title: 'Notes', room: { A4: 13, Letter: 8 }, grow: true },
        ],
      },
    ],
  }
}
