import type { RuleId } from '../../../core/outcome.ts'
import type { SpellRow } from '../../../core/ruleset/magic.ts'
import { marksOnly } from '../../../common/spell-marks.ts'
import { spells, type Spell } from './figures.ts'

/** Targets of a spell: nobody, its caster, one other, one creature a Mana, or all in an area. */
type Reach = 'nobody' | 'caster' | 'one' | 'a Mana each' | 'area'
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
    reach: 'nobody',
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
    says: 'A creature a Mana moves a step: hostile, neutral, friendly, infatuated.',
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
    lasts: 'unsaid',
    says: marksOnly('Leaves the caster’s own body to steer one creature near; a save prevents it.'),
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
