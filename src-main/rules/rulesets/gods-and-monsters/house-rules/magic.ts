import { choice } from '../../../core/choice.ts'

/** Price of a spell in slots, of a spirit in calling points. Rules GAM-ADV-19, GAM-ADV-21. */
export type MagicPrice = 'level' | 'one' | 'free'

export const magicPrice = choice(
  'magicPrice',
  'Magic',
  'GAM-ADV-21',
  'What a spell or spirit uses up',
  'Sorcerors have slots and prophets calling points, and what is disrupted is not used up. How many one takes is not said, nor when they come back.',
  ['level', 'Its level, until the next day', 'As many as its level; all are back the next day.'],
  ['one', 'One each, until the next day', 'One for each; all are back the next day.'],
  ['free', 'Nothing', 'Slots and calling points are not counted.'],
)
