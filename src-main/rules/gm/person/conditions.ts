import { setCondition } from '../../core/effects.ts'
import { hour, minute, round, turn } from '../../clock/clock.ts'
import { defineAction } from '../../core/action.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { Condition } from '../../core/state/creature.ts'
import { counted, listed, upperFirst } from '../../core/words.ts'
import { isEncounterOpen } from '../encounters/held.ts'
import { gmOutcome } from '../gm-outcome.ts'

/** Name of a condition as the creature already has it, else as its game spells it; ignores case. */
function conditionNamed(
  creature: ReadonlyCreature,
  name: string,
  { conditions }: Pick<Ruleset, 'conditions'>,
): string {
  const typed = name.trim()
  const lower = typed.toLowerCase()
  const known = [
    ...Object.keys(creature.conditions),
    ...conditions.map((each) => each.name),
    'dead',
    'dying',
    'fleeing',
  ]
  return known.find((each) => each.toLowerCase() === lower) ?? upperFirst(typed)
}

export const mark = defineAction({
  id: 'house.condition',
  title: 'Mark or unmark',
  rule: 'GF-EDIT-03',
  phase: 'table',
  slot: 'edit',
  finds: 'condition laden bleeding soaked status mark',
  asks: {
    who: { kind: 'creature', role: 'target', title: 'Whom' },
    name: { kind: 'text', title: 'What', max: 40 },
    on: { kind: 'switch', title: 'Marked', default: true },
  },
  plan(situation, { who, name, on }, { ruleset }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose whom to mark.')
    if (!name?.trim()) return refusal('Type the condition, such as Laden.')
    const marked = conditionNamed(creature, name, ruleset)
    return !on && !(marked in creature.conditions)
      ? refusal(`${creature.name} is not marked ${marked}.`)
      : { creature, marked, on }
  },
  preview: ({ creature, marked, on }) =>
    plain(`${creature.name} ${on ? 'is marked' : 'is no longer'} ${marked}`),
  run: ({ creature: { id, name }, marked, on }) =>
    gmOutcome(
      'GF-EDIT-03',
      name,
      on ? `Marked ${marked}` : `No longer ${marked}`,
      [setCondition(id, marked, on ? { rule: 'GF-EDIT-03' } : null)],
      { who: [id] },
    ),
})

const lengths = ['rounds', 'minutes', 'turns', 'hours', 'the fight', 'until lifted'] as const
type Length = (typeof lengths)[number]
const seconds: Partial<Record<Length, number>> = {
  rounds: round,
  minutes: minute,
  turns: turn,
  hours: hour,
}

function conditionFor({ clock }: Situation, lasts: number, of: Length): Condition {
  const each = seconds[of]
  if (each !== undefined) return { until: clock.seconds + lasts * each, rule: 'GF-EDIT-04' }
  return of === 'the fight' ? { fight: true, rule: 'GF-EDIT-04' } : { rule: 'GF-EDIT-04' }
}

function howLong(lasts: number, of: Length): string {
  if (seconds[of] !== undefined) return `for ${counted(lasts, of.slice(0, -1), of)}`
  return of === 'the fight' ? 'until the fight is over' : 'until it is lifted'
}

const noFight = 'No fight or encounter is on that ends it: choose how long it lasts.'

/** Sets a condition for a time; the clock or the end of the fight ends it. */
export const afflict = defineAction({
  id: 'house.afflict',
  title: 'A condition for a time',
  rule: 'GF-EDIT-04',
  phase: 'table',
  slot: 'edit',
  finds: 'condition stunned held asleep poisoned duration rounds mark',
  asks: {
    who: { kind: 'creatures', role: 'target', title: 'Whom' },
    name: { kind: 'text', title: 'What', max: 40 },
    lasts: { kind: 'number', title: 'For how many', min: 1, max: 999, default: 3 },
    of: { kind: 'choice', title: 'Of what', of: lengths, default: 'rounds' },
  },
  plan(situation, { who, name, lasts, of }) {
    const ends = isEncounterOpen(situation)
    const open = lengths.filter((length) => length !== 'the fight')
    const shown = ends ? {} : { scope: { of: { of: open } } }
    const creatures = who.flatMap((id) => situation.creatures[id] ?? [])
    const typed = name?.trim()
    if (!typed) return refusal('Type the condition, such as Held.', shown)
    if (creatures.length === 0) return refusal('Choose who is affected.', shown)
    if (of === 'the fight' && !ends) return refusal(noFight, shown)
    return {
      creatures,
      typed,
      to: conditionFor(situation, lasts, of),
      names: listed(creatures.map((creature) => creature.name)),
      says: `${typed} ${howLong(lasts, of)}`,
      shown,
    }
  },
  preview: ({ names, says, shown }) => ({ ...plain(`${names}: ${says}`), ...shown }),
  run: ({ creatures, typed, to, names, says }, _situation, { ruleset }) =>
    gmOutcome(
      'GF-EDIT-04',
      names,
      says,
      creatures.map((creature) =>
        setCondition(creature.id, conditionNamed(creature, typed, ruleset), to),
      ),
      { who: creatures.map(({ id }) => id) },
    ),
})
