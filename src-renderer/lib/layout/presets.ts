import type { LayoutSlot, OwnFold } from '../../../src-main/ipc/contract/folds.ts'

/** Ready arrangements of panels to begin a fold with. */
export interface FoldPreset {
  id: string
  title: string
  says: string
  /** Folds that it adds, in order; the last of two is for the second display. */
  folds: readonly Omit<OwnFold, 'id'>[]
}

const slot = (
  column: number,
  row: number,
  width: number,
  height: number,
  ...panels: [string, ...string[]]
): LayoutSlot => ({ column, row, width, height, panels, front: panels[0] })

const delving: Omit<OwnFold, 'id'> = {
  name: 'Delving',
  leaves: 2,
  slots: [
    slot(1, 1, 4, 4, 'turn'),
    slot(5, 1, 3, 2, 'lights', 'timers'),
    slot(5, 3, 3, 2, 'place'),
    slot(1, 5, 4, 2, 'event'),
    slot(1, 7, 4, 2, 'checks'),
    slot(5, 5, 3, 4, 'chronicle'),
    slot(8, 1, 5, 5, 'encounter', 'fight'),
    slot(8, 6, 5, 3, 'keyed-place', 'notes'),
  ],
}

export const foldPresets: readonly FoldPreset[] = [
  {
    id: 'empty',
    title: 'Empty fold',
    says: 'Two leaves and the drawer of panels.',
    folds: [{ name: 'My fold', leaves: 2, slots: [] }],
  },
  {
    id: 'laptop',
    title: 'One laptop',
    says: 'Turn, event die, checks, lights, encounter and chronicle in one fold.',
    folds: [delving],
  },
  {
    id: 'two-displays',
    title: 'Laptop and second display',
    says: 'Play on the laptop; notes, sites and the fight in a second window.',
    folds: [
      {
        name: 'Laptop',
        leaves: 2,
        slots: [
          slot(1, 1, 4, 4, 'turn'),
          slot(5, 1, 3, 4, 'lights', 'timers', 'weather'),
          slot(1, 5, 4, 2, 'event'),
          slot(1, 7, 4, 2, 'checks'),
          slot(5, 5, 3, 4, 'chronicle'),
          slot(8, 1, 5, 8, 'encounter'),
        ],
      },
      {
        name: 'Second display',
        leaves: 2,
        slots: [
          slot(1, 1, 7, 4, 'fight'),
          slot(1, 5, 7, 4, 'sites', 'wilderness'),
          slot(8, 1, 5, 5, 'notes', 'tables'),
          slot(8, 6, 5, 3, 'party', 'players'),
        ],
      },
    ],
  },
]
