/** The 20 spells in the order of the d20 table. Rules HRT-EQ-07, HRT-SPELL-01 to HRT-SPELL-20. */
export const spells = [
  'Animate Dead',
  'Augury',
  'Charm',
  'Circle of Protection',
  'Control Weather',
  'Dominate',
  'Fireball',
  'Fly',
  'Hold Person',
  'Invisibility',
  'Knock',
  'Lightning Bolt',
  'Scry',
  'Sleep',
  'Speak with Dead',
  'Third Eye',
  'Tongues',
  'Water Breathing',
  'Wind Barrier',
  'Wizard Lock',
] as const
export type Spell = (typeof spells)[number]

/** Spell in a bought spellbook, by a d20. Rule HRT-EQ-07. */
export function randomSpell(d20: number): { spell: Spell } {
  const spell = spells[d20 - 1]
  if (!spell) throw new Error(`no spell stands at ${d20}: the list is a d20`)
  return { spell }
}

interface Scaled {
  undead?: number
  questions?: number
  creatures?: number
  days?: number
  miles?: number
  minutes?: number
  reliableMinutes?: number
  maxDead?: string
}

const ages = ['1 week', '1 month', '1 year', '10 years', '100 years', '1000 years'] as const

const scales: Partial<Record<Spell, (mana: number) => Scaled>> = {
  'Animate Dead': (mana) => ({ undead: mana }),
  Augury: (mana) => ({ questions: mana }),
  Charm: (mana) => ({ creatures: mana }),
  'Circle of Protection': (mana) => ({ creatures: mana }),
  'Control Weather': (mana) => ({ days: mana }),
  Fly: (mana) => ({ creatures: mana, reliableMinutes: 10 * mana }),
  'Hold Person': (mana) => ({ creatures: mana }),
  Invisibility: (mana) => ({ creatures: mana }),
  Scry: (mana) => ({ miles: 10 * mana }),
  'Speak with Dead': (mana) => ({ maxDead: ages[Math.min(mana, ages.length) - 1] ?? ages[0] }),
  'Water Breathing': (mana) => ({ creatures: mana, minutes: 10 * mana }),
  'Wind Barrier': (mana) => ({ creatures: mana }),
}

/** The figures of a spell that grow with the Mana spent, 1 and up. Rules HRT-SPELL-01 to HRT-SPELL-21. */
export function spellScale(spell: Spell, mana: number): Scaled {
  return scales[spell]?.(mana) ?? {}
}

/** Fireball and Lightning Bolt: as much damage as Mana, half on a save. Rules HRT-SPELL-07, HRT-SPELL-12, HRT-MAG-06. */
export function spellDamage(
  mana: number,
  saved: boolean,
  halfRounding: 'down' | 'up' = 'down',
): { damage: number } {
  if (!saved) return { damage: mana }
  return { damage: halfRounding === 'down' ? Math.floor(mana / 2) : Math.ceil(mana / 2) }
}

/** A hidden die an answer; blood makes it sure. Rule HRT-SPELL-02. */
export function augury(d6: number, sacrificeHp: number): { truthful: boolean } {
  return { truthful: d6 >= 4 || sacrificeHp >= 1 }
}

/** After its safe time a flight ends on 5 or more, once a turn. Rule HRT-SPELL-08. */
export function flyTurn(reliableOver: boolean, d6: number): { ends: boolean } {
  return { ends: reliableOver && d6 >= 5 }
}
