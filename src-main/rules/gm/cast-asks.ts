/** Inputs of every casting, whatever it costs in the game. */
export const bookAsks = {
  caster: { kind: 'creature', role: 'actor', title: 'Who casts' },
  spell: { kind: 'item', title: 'From which book', of: 'caster', only: 'written', optional: true },
} as const

export const whomAsk = {
  kind: 'creatures',
  role: 'target',
  title: 'Whom it takes',
  optional: true,
} as const

/** Input for the target of a spell that is not a creature. */
export const aboutAsk = {
  kind: 'text',
  title: 'Which door, weather, question',
  max: 120,
  optional: true,
} as const
