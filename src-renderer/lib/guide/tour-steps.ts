import type { ActionView } from '../../../src-main/campaign/view/views.ts'
import type { StandardFoldId } from '../folds.ts'

/** Events by which a step of the tour is done. */
export type TourEvent = ActionView['slot'] | 'undo' | 'palette' | 'encounter stands'

/** A step of the tour: something done for real, by its own button or its key. */
export interface TourStep {
  title: string
  /** Two sentences or three; `{slot.turn}` stands for the key of that action. */
  says: string
  /** Fold in which its control stands; null for one that is always there. */
  fold: StandardFoldId | null
  /** Actions whose controls are marked: the first that stands there and can be pressed. */
  controls: readonly string[]
  doneBy: readonly TourEvent[]
}

/** The first five minutes of a GM: a turn, an encounter, a blow, undo, and how to find the rest. */
export const tourSteps: readonly TourStep[] = [
  {
    title: 'Spend a turn',
    says: 'A turn is ten minutes: lights burn down and the event die falls, with its odds on its faces. Choose what the party does, then press Advance the turn or {slot.turn}.',
    fold: 'explore',
    controls: ['slot.turn'],
    doneBy: ['turn'],
  },
  {
    title: 'Meet something',
    says: 'One press rolls what comes, how many, how far away, and who is surprised. Press Roll an encounter or {slot.encounter}.',
    fold: 'explore',
    controls: ['slot.encounter'],
    doneBy: ['encounter', 'encounter stands'],
  },
  {
    title: 'Strike a blow',
    says: 'Press {slot.attack} to start the fight: the screen turns to it. There choose who strikes whom, see the odds, and press {slot.attack} again.',
    fold: 'fight',
    controls: ['slot.attack', 'slot.phase', 'slot.encounter'],
    doneBy: ['attack'],
  },
  {
    title: 'Take it back',
    says: 'Every press can be undone, as far back as the evening began. Press {undo}: the chronicle keeps both lines, and the foe stands as before.',
    fold: null,
    controls: ['undo'],
    doneBy: ['undo'],
  },
  {
    title: 'Find the rest',
    says: 'Every action, rule, monster, table and help text is found by a word. Press {palette} and type one: torch, morale, print.',
    fold: null,
    controls: ['palette'],
    doneBy: ['palette'],
  },
]
