/** What every casting asks, whatever the game lets it cost. */
export const bookAsks = {
  caster: { kind: 'creature', title: 'Who casts' },
  spell: { kind: 'item', title: 'From which book', of: 'caster', only: 'written', optional: true },
} as const

export const whomAsk = { kind: 'creatures', title: 'Whom it takes', optional: true } as const

/** A word on what is meant where no creature is. */
export const aboutAsk = {
  kind: 'text',
  title: 'Which door, weather, question',
  max: 120,
  optional: true,
} as const
