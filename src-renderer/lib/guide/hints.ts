import type { StandardFoldId } from '../folds.ts'

/** A hint at the first use of a fold; `{undo}` stands for the key of that action. */
interface Hint {
  says: string
  /** Help topic that says more. */
  topic: string
}

export type HintId = StandardFoldId | 'own'

export const hints: Readonly<Record<HintId, Hint>> = {
  explore: {
    says: '{slot.turn} spends a turn: lights burn down and the event die falls. Whatever must come next stands in red and is settled first.',
    topic: 'turn',
  },
  travel: {
    says: 'A day has three watches, and {slot.watch} spends one on the way, on food or on rest. Weather, terrain and supplies follow by themselves.',
    topic: 'travel',
  },
  fight: {
    says: 'Choose who strikes and whom, read the odds, then press {slot.attack}. {slot.phase} goes to the next phase, and {undo} takes a blow back.',
    topic: 'fight',
  },
  town: {
    says: 'Roll new characters, hire, buy and sell here. What is bought goes into packs, and wages fall due by the calendar.',
    topic: 'town',
  },
  prep: {
    says: 'Monsters, tables, generators, sites, encounters and notes each have a page here; {fold.prep} turns it. What you prepare is at hand in play by {palette}.',
    topic: 'prep',
  },
  print: {
    says: 'Choose a sheet on the left: the page beside it is what the printer gets. {print.save} saves it as a PDF.',
    topic: 'print',
  },
  own: {
    says: 'This fold is yours: {own.arrange} moves, sizes and stacks its panels. Its keys and buttons work as in every other fold.',
    topic: 'own-folds',
  },
}
