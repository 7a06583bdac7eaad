import { marksOnly } from '../../../common/spell-marks.ts'
import type { RuleId, Step } from '../../../core/outcome.ts'
import type { SpellRow } from '../../../core/ruleset/magic.ts'

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

/** Targets of a spell: nobody, its caster, one other, one creature a Mana, at most so many corpses, or all in an area. */
type Reach = 'nobody' | 'caster' | 'one' | 'a Mana each' | 'corpses' | 'area'
/** How long it lasts: a stated time a Mana, or the book does not say. */
type Lasting = 'days' | 'minutes' | 'flight' | 'unsaid'

export interface HeartsSpell extends SpellRow {
  name: Spell
  reach: Reach
  /** Effect of a passed save; absent where none is allowed. */
  save?: 'avoids' | 'halves'
  /** The condition it lays on those it takes. */
  mark?: string
  lasts?: Lasting
  /** Rules that its condition alters; absent where it only marks. */
  alters?: readonly RuleId[]
}

type Written = Pick<HeartsSpell, 'reach' | 'save' | 'mark' | 'lasts' | 'says' | 'alters'>

/** Each spell's mechanical effect, one row a rule. Rules HRT-SPELL-01 to HRT-SPELL-20. */
const written: Readonly<Record<Spell, Written>> = {
  'Animate Dead': {
    reach: 'corpses',
    mark: 'raised',
    alters: ['HRTX-MOR-02', 'HRT-SPELL-01'],
    lasts: 'unsaid',
    says: 'Raises an undead a Mana; at the end a d6: 1–3 hostile, 4–5 dust, 6 for good.',
  },
  Augury: {
    reach: 'nobody',
    says: 'A question a Mana, weal or woe. A hidden d6 each, true on 4 up; an HP makes one sure.',
  },
  Charm: {
    reach: 'a Mana each',
    lasts: 'unsaid',
    says: 'A creature a Mana moves a step: hostile, neutral, friendly, infatuated. The neutral fight for nobody, the friendly for you.',
  },
  'Circle of Protection': {
    reach: 'a Mana each',
    mark: 'in the circle',
    alters: ['HRT-ATK-01'],
    lasts: 'unsaid',
    says: 'A ring round a creature a Mana that nothing unnatural enters.',
  },
  'Control Weather': { reach: 'nobody', lasts: 'days', says: 'Any weather, a day a Mana.' },
  Dominate: {
    reach: 'one',
    save: 'avoids',
    mark: 'dominated',
    alters: ['GF-FIGHT-10'],
    lasts: 'unsaid',
    says: 'Leaves the caster’s own body to steer one creature near, which fights on their side; a save prevents it.',
  },
  Fireball: {
    reach: 'area',
    save: 'halves',
    says: 'A point of damage a Mana to all in a small area; a save halves.',
  },
  Fly: {
    reach: 'a Mana each',
    mark: 'flying',
    lasts: 'flight',
    says: marksOnly(
      'A creature and ten safe minutes a Mana; then each turn a d6, and 5 up ends it.',
    ),
  },
  'Hold Person': {
    reach: 'a Mana each',
    save: 'avoids',
    mark: 'held',
    alters: ['HRT-ATK-01', 'HRT-MAG-03'],
    lasts: 'unsaid',
    says: 'Paralyses a creature a Mana; a save avoids it.',
  },
  Invisibility: {
    reach: 'a Mana each',
    mark: 'invisible',
    lasts: 'unsaid',
    says: marksOnly('A creature a Mana is not seen.'),
  },
  Knock: { reach: 'nobody', says: 'Unlocks or frees one door in reach.' },
  'Lightning Bolt': {
    reach: 'area',
    save: 'halves',
    says: 'A point of damage a Mana to all in a line; a save halves.',
  },
  Scry: {
    reach: 'caster',
    mark: 'scrying',
    lasts: 'unsaid',
    says: marksOnly('Sees and hears ten miles a Mana, in a mirror, a crystal or still water.'),
  },
  Sleep: {
    reach: 'area',
    save: 'avoids',
    mark: 'asleep',
    alters: ['HRT-ATK-01', 'HRT-MAG-03'],
    lasts: 'unsaid',
    says: 'Deep sleep for all in a small area; a save avoids it.',
  },
  'Speak with Dead': {
    reach: 'nobody',
    says: 'A d6 of questions to a corpse that could think; more Mana, the longer dead.',
  },
  'Third Eye': {
    reach: 'caster',
    mark: 'third eye',
    lasts: 'unsaid',
    says: marksOnly('Sees the unseen, the ethereal and the disguised, and auras of magic.'),
  },
  Tongues: {
    reach: 'caster',
    mark: 'tongues',
    lasts: 'unsaid',
    says: marksOnly('Understands every speech and script.'),
  },
  'Water Breathing': {
    reach: 'a Mana each',
    mark: 'breathes water',
    lasts: 'minutes',
    says: marksOnly('A creature and ten minutes a Mana.'),
  },
  'Wind Barrier': {
    reach: 'a Mana each',
    mark: 'behind wind',
    alters: ['HRT-ATK-01'],
    lasts: 'unsaid',
    says: 'Missiles do no harm to a creature a Mana.',
  },
  'Wizard Lock': { reach: 'nobody', says: 'Locks one thing until a Knock or its equal.' },
}

/** The twenty spells in the order of the d20. */
export const spellRows: readonly HeartsSpell[] = spells.map((name, at) => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  roll: at + 1,
  rule: `HRT-SPELL-${String(at + 1).padStart(2, '0')}` as RuleId,
  ...written[name],
}))

/** A spell by its name as it stands in a book, whatever its capitals. */
export function spellNamed(name: string | undefined): HeartsSpell | undefined {
  const wanted = name?.trim().toLowerCase()
  return spellRows.find((row) => row.name.toLowerCase() === wanted)
}

export function spellOf(rule: RuleId | undefined): HeartsSpell | undefined {
  return spellRows.find((row) => row.rule === rule)
}

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

const units: Readonly<Record<keyof Scaled, string>> = {
  undead: 'Undead',
  questions: 'Questions',
  creatures: 'Creatures',
  days: 'Days',
  miles: 'Miles',
  minutes: 'Minutes',
  reliableMinutes: 'Safe minutes',
  maxDead: 'Dead for at most',
}

/** Steps for figures that Mana buys; "level" in Augury and Fly is Mana too. Rules HRT-MAG-05, E-HRT-02. */
export function scaleSteps({ name, rule }: HeartsSpell, mana: number): Step[] {
  const byLevel = name === 'Augury' || name === 'Fly'
  return Object.entries(spellScale(name, mana)).map(([unit, value]: [string, number | string]) => ({
    name: units[unit as keyof Scaled],
    value: byLevel ? `${value}, a level being a Mana` : value,
    rule: byLevel ? 'E-HRT-02' : rule,
  }))
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
