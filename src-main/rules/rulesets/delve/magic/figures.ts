interface Scaled {
  minutes?: number
  reliableMinutes?: number
  creatures?: number
  targets?: number
  days?: number
  undead?: number
  hpDie?: string
  questions?: number
  protected?: number
  maxDead?: string
  miles?: number
  dice?: string
}

const ages = [
  '10 minutes',
  '1 day',
  '1 week',
  '1 month',
  '1 year',
  '10 years',
  '100 years',
  '1000 years',
  'no limit',
] as const
const many = (level: number): Scaled => ({ creatures: level })

const scales: Readonly<Record<string, (level: number) => Scaled>> = {
  'default duration': (level) => ({ minutes: 10 * level }),
  counterspell: (level) => ({ protected: level }),
  'Animate Dead': (level) => ({ undead: level, hpDie: 'd6' }),
  Augury: (level) => ({ questions: level }),
  Bless: (level) => ({ targets: level }),
  Charm: many,
  'Circle of Protection': many,
  'Control Weather': (level) => ({ days: level }),
  Fireball: (level) => ({ dice: `${level}d6` }),
  Fly: (level) => ({ creatures: level, reliableMinutes: 10 * level }),
  Haste: many,
  'Hold Person': many,
  Invisibility: many,
  'Lightning Bolt': (level) => ({ dice: `${level}d6` }),
  Scry: (level) => ({ miles: 10 * level }),
  Slow: many,
  'Speak with Animals': (level) => ({ minutes: 10 * level }),
  'Speak with Dead': (level) => ({ maxDead: ages[Math.min(level, ages.length) - 1] ?? ages[0] }),
  'Water Breathing': (level) => ({ minutes: 10 * level, creatures: level }),
  'Wind Barrier': many,
}

/** The figures of a spell that grow with its level. Rules DLV-MAG-09, DLV-MAG-10, DLV-SPELL-01 to DLV-SPELL-25. */
export function spellScale(spell: string, level: number): Scaled {
  return scales[spell]?.(level) ?? {}
}

/** The dice of a fire or lightning spell, half on a save. Rules DLV-SPELL-08, DLV-SPELL-15, E-DLV-08. */
export function spellDamage(
  dice: readonly number[],
  saved: boolean,
  halfRounding: 'down' | 'up' = 'down',
): { damage: number } {
  const total = dice.reduce((sum, die) => sum + die, 0)
  if (!saved) return { damage: total }
  return { damage: halfRounding === 'down' ? Math.floor(total / 2) : Math.ceil(total / 2) }
}
