import { marksOnly } from '../../../common/spell-marks.ts'
import type { RuleId } from '../../../core/outcome.ts'
import type { SpellRow } from '../../../core/ruleset/magic.ts'

/** Targets of a spell: nobody, its caster, one other, one creature per level, or all in an area. */
type Reach = 'nobody' | 'caster' | 'one' | 'each level' | 'area'

export interface DelveSpell extends SpellRow {
  reach: Reach
  /** True when meant for foes, who then come first among mixed targets. */
  harmful?: true
  save?: 'avoids' | 'halves'
  /** Condition applied to the targets. */
  mark?: string
  /**
   * Duration of the condition: ten minutes per level, to the end of the next fight, days, or until lifted.
   */
  lasts?: 'minutes' | 'fight' | 'days' | 'until lifted'
  /** Rules that the condition alters; absent when it alters none. */
  alters?: readonly RuleId[]
}

const row = (
  number: number,
  name: string,
  reach: Reach,
  says: string,
  more: Pick<DelveSpell, 'harmful' | 'save' | 'mark' | 'lasts' | 'alters'> = {},
): DelveSpell => ({
  id: name.toLowerCase().replace(/ /g, '-'),
  name,
  rule: `DLV-SPELL-${String(number).padStart(2, '0')}`,
  reach,
  says,
  ...more,
})

/** Each spell's mechanical effect, one row a rule. Rules DLV-SPELL-01 to DLV-SPELL-25. */
export const spells: readonly DelveSpell[] = [
  row(
    1,
    'Animate Dead',
    'nobody',
    'Raises an undead a level, d6 HP each; at the end a d6: 1–3 hostile, 4–5 dust, 6 for good.',
  ),
  row(
    2,
    'Augury',
    'nobody',
    'A question a level, weal or woe: a hidden d6, true on 4 up; a d6 of HP in blood makes it sure.',
  ),
  row(3, 'Bless', 'each level', '1 more on damage, saves and morale.', {
    mark: 'Bless',
    alters: ['DLV-SAVE-01', 'DLV-ATK-05'],
    lasts: 'minutes',
  }),
  row(
    4,
    'Charm',
    'each level',
    'A step kinder: hostile, neutral, friendly, infatuated. The neutral fight for nobody, the friendly for you.',
    {
      harmful: true,
      lasts: 'minutes',
    },
  ),
  row(5, 'Circle of Protection', 'each level', 'A ring that nothing unnatural crosses.', {
    mark: 'Circle of Protection',
    alters: ['DLV-ATK-01'],
    lasts: 'minutes',
  }),
  row(6, 'Control Weather', 'nobody', 'Any weather, for a day a level.'),
  row(
    7,
    'Dominate',
    'one',
    'Leaves the own body to steer one creature near, which fights on the caster’s side; a save prevents.',
    {
      harmful: true,
      save: 'avoids',
      mark: 'Dominated',
      alters: ['GF-FIGHT-10'],
      lasts: 'minutes',
    },
  ),
  row(8, 'Fireball', 'area', 'A d6 of fire a level to all in a small area; a save halves.', {
    harmful: true,
    save: 'halves',
  }),
  row(
    9,
    'Fly',
    'each level',
    'Flight at walking speed, sure for its time; then a d6 a turn, 5 up ends it.',
    {
      mark: 'Fly',
      alters: ['DLV-SPELL-09'],
    },
  ),
  row(10, 'Haste', 'each level', 'First in the next fight, without a save.', {
    mark: 'Haste',
    alters: ['DLV-INIT-01'],
    lasts: 'fight',
  }),
  row(
    11,
    'Heal Sickness',
    'one',
    'Heals all that ails one creature; magical ills get one more save.',
  ),
  row(12, 'Hold Person', 'each level', 'Paralyses; a save avoids.', {
    harmful: true,
    save: 'avoids',
    mark: 'paralysed',
    alters: ['DLV-ATK-01'],
    lasts: 'minutes',
  }),
  row(13, 'Invisibility', 'each level', marksOnly('Cannot be seen.'), {
    mark: 'Invisible',
    lasts: 'minutes',
  }),
  row(14, 'Knock', 'nobody', 'Opens one door in reach, locked or stuck.'),
  row(15, 'Lightning Bolt', 'area', 'A d6 a level to all in a line; a save halves.', {
    harmful: true,
    save: 'halves',
  }),
  row(
    16,
    'Scry',
    'nobody',
    'Sees and hears far off through glass or still water, ten miles a level.',
  ),
  row(17, 'Sleep', 'area', 'Deep sleep for all in a small area; a save avoids.', {
    harmful: true,
    save: 'avoids',
    mark: 'asleep',
    alters: ['DLV-ATK-01'],
    lasts: 'minutes',
  }),
  row(18, 'Slow', 'each level', 'Last in the next fight, without a save.', {
    harmful: true,
    mark: 'Slow',
    alters: ['DLV-INIT-01'],
    lasts: 'fight',
  }),
  row(
    19,
    'Speak with Animals',
    'caster',
    marksOnly('Talk with beasts; they react as anybody does.'),
    {
      mark: 'Speaks with animals',
      lasts: 'minutes',
    },
  ),
  row(
    20,
    'Speak with Dead',
    'nobody',
    'A d6 of questions to a corpse that could think; how old, by level.',
  ),
  row(
    21,
    'Third Eye',
    'caster',
    marksOnly('Sees the unseen, true shapes, and the auras of magic.'),
    {
      mark: 'Third Eye',
      lasts: 'minutes',
    },
  ),
  row(22, 'Tongues', 'caster', marksOnly('Understands all speech and writing.'), {
    mark: 'Tongues',
    lasts: 'minutes',
  }),
  row(23, 'Water Breathing', 'each level', marksOnly('Breathes under water.'), {
    mark: 'Water Breathing',
    lasts: 'minutes',
  }),
  row(24, 'Wind Barrier', 'each level', 'Missiles do those inside no harm.', {
    mark: 'Wind Barrier',
    alters: ['DLV-ATK-01'],
    lasts: 'minutes',
  }),
  row(25, 'Wizard Lock', 'nobody', 'Locks one door, chest or window until a Knock or the like.'),
]

export const spellNames: readonly string[] = spells.map(({ name }) => name)

export function spellNamed(name: string): DelveSpell | undefined {
  const wanted = name.trim().toLowerCase()
  return spells.find((spell) => spell.name.toLowerCase() === wanted)
}

/** Parses the spell in a book or scroll: "Fireball", "Fireball 3", "Fireball, level 3". */
export function spellWritten(text: string): { spell: DelveSpell; level: number | null } | null {
  const read = /^(.*?)(?:[,:]?\s+(?:level\s+|l)?(\d))?$/i.exec(text.trim())
  const spell = spellNamed(read?.[1] ?? '')
  return spell ? { spell, level: read?.[2] ? Number(read[2]) : null } : null
}

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
