/** Reactions to an attack. */
export const reactions = ['defend', 'fight back', 'block', 'dodge', 'parry'] as const
export type CombatReaction = (typeof reactions)[number]
