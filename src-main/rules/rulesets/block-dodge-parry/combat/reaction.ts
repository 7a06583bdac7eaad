/** Reactions to an attack. */
export const reactions = ['defend', 'fight back', 'block', 'dodge', 'parry'] as const
export type Reaction = (typeof reactions)[number]
