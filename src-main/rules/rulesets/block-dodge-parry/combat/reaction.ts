/** What somebody who is struck at may do about it. */
export const reactions = ['defend', 'fight back', 'block', 'dodge', 'parry'] as const
export type Reaction = (typeof reactions)[number]
