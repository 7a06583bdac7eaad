import { upperFirst } from '../core/words.ts'
import { defineAction, type Action } from '../core/action.ts'
import type { Effect } from '../core/effects.ts'
import type { Field } from '../core/ruleset/characters.ts'
import type { Ruleset } from '../core/ruleset.ts'
import type { ReadonlyCreature } from '../core/situation.ts'
import { isDown } from '../common/incapacitated.ts'
import type { GameOf } from './meeting.ts'
import { meant } from './numbers.ts'
import { gmOutcome } from './gm-outcome.ts'
import { plain, refusal } from '../common/trial.ts'

export function creatures(gameOf: GameOf): readonly Action[] {
  const edit = defineAction({
    id: 'house.edit',
    title: 'Edit a number',
    rule: 'GF-EDIT-01',
    phase: 'table',
    slot: 'edit',
    needs: [],
    finds: 'change set correct field hp skill score',
    asks: {
      who: { kind: 'creature', title: 'Whose' },
      field: { kind: 'text', title: 'Which number', max: 40 },
      to: { kind: 'number', title: 'To', min: -999, max: 999999 },
    },
    preview(situation, { who, field: name, to }) {
      const creature = situation.creatures[who]
      if (!creature) return refusal('Choose whose number.')
      const game = gameOf(situation)
      const found = meant(game, name)
      if (!found)
        return refusal(
          `${game.title} has no number called “${name}”. It has ${game.fields.map(({ label }) => label).join(', ')}.`,
        )
      if ('skill' in found)
        return to < 0 || to > 99
          ? refusal(`${found.skill} goes from 0 to 99; 0 takes it away.`)
          : plain(`${creature.name}, ${found.skill} to ${to}`)
      const { field } = found
      if (to < field.min || to > field.max)
        return refusal(`${field.label} goes from ${field.min} to ${field.max}.`)
      return plain(`${creature.name}, ${field.label} ${creature.values[field.id] ?? 0} to ${to}`)
    },
    *run(situation, { who, field: name, to }) {
      yield* []
      const creature = situation.creatures[who]
      const found = meant(gameOf(situation), name)
      if (!creature || !found) return gmOutcome('GF-EDIT-01', 'Edit', 'Nothing was changed', [])
      if ('skill' in found) {
        const was = creature.skills[found.skill]
        return gmOutcome(
          'GF-EDIT-01',
          `Edit, ${creature.name}`,
          `${found.skill} ${was ?? 'none'} to ${to === 0 ? 'none' : to}`,
          [{ do: 'skill', creature: who, skill: found.skill, to: to === 0 ? null : to }],
          { who: [who] },
        )
      }
      const { field } = found
      return gmOutcome(
        'GF-EDIT-01',
        `Edit, ${creature.name}`,
        `${field.label} ${creature.values[field.id] ?? 0} to ${to}`,
        [{ do: 'set', creature: who, field: field.id, to }, ...felledByHand(creature, field, to)],
        { who: [who] },
      )
    },
  })

  return [edit, rename, note, markOrUnmark(gameOf)]
}

/** Marks a creature that an edit brings down as felled by hand, so no opponent is credited. */
function felledByHand(
  creature: ReadonlyCreature,
  field: Pick<Field, 'id' | 'label'>,
  to: number,
): Effect[] {
  const edited = { ...creature, values: { ...creature.values, [field.id]: to } }
  if (isDown(creature) || !isDown(edited)) return []
  return [{ do: 'felled', creature: creature.id, how: `${field.label} set to ${to} by hand` }]
}

const rename = defineAction({
  id: 'house.rename',
  title: 'Rename',
  rule: 'GF-EDIT-02',
  phase: 'table',
  slot: 'edit',
  needs: [],
  finds: 'name call',
  asks: {
    who: { kind: 'creature', title: 'Whom' },
    name: { kind: 'text', title: 'New name', max: 80 },
  },
  preview: (situation, { who, name }) =>
    name?.trim()
      ? plain(`${situation.creatures[who]?.name ?? 'Nobody'} becomes ${name.trim()}`)
      : refusal('Type the new name.'),
  *run(situation, { who, name }) {
    yield* []
    return gmOutcome(
      'GF-EDIT-02',
      `${situation.creatures[who]?.name ?? 'Nobody'} renamed`,
      name.trim(),
      [{ do: 'rename', creature: who, name: name.trim() }],
      { who: [who] },
    )
  },
})

const note = defineAction({
  id: 'house.note',
  title: 'Note',
  rule: 'GF-NOTE-01',
  phase: 'table',
  slot: 'note',
  needs: [],
  finds: 'write remember chronicle',
  asks: {
    text: { kind: 'text', title: 'What to remember', max: 2000 },
    who: { kind: 'creature', title: 'About whom', optional: true },
  },
  preview: (_situation, { text }) =>
    text?.trim() ? plain('Into the chronicle') : refusal('Type the note.'),
  *run(situation, { text, who }, at) {
    yield* []
    const creature = who ? situation.creatures[who] : undefined
    const notes = creature ? [creature.notes, text].filter(Boolean).join('\n') : ''
    return gmOutcome(
      'GF-NOTE-01',
      creature ? `Note, ${creature.name}` : 'Note',
      text,
      creature ? [{ do: 'notes', creature: creature.id, notes }] : [],
      {
        who: creature ? [creature.id] : [],
        secret: at.ruling.secret,
      },
    )
  },
})

/** Name of a condition as the creature already has it, else as its game spells it; ignores case. */
export function conditionNamed(
  creature: ReadonlyCreature | undefined,
  name: string,
  { conditions }: Pick<Ruleset, 'conditions'>,
): string {
  const typed = name.trim()
  const lower = typed.toLowerCase()
  const known = [
    ...Object.keys(creature?.conditions ?? {}),
    ...conditions.map((each) => each.name),
    'dead',
    'dying',
    'fleeing',
  ]
  return known.find((each) => each.toLowerCase() === lower) ?? upperFirst(typed)
}

const markOrUnmark = (gameOf: GameOf) =>
  defineAction({
    id: 'house.condition',
    title: 'Mark or unmark',
    rule: 'GF-EDIT-03',
    phase: 'table',
    slot: 'edit',
    needs: [],
    finds: 'condition laden bleeding soaked status mark',
    asks: {
      who: { kind: 'creature', title: 'Whom' },
      name: { kind: 'text', title: 'What', max: 40 },
      on: { kind: 'switch', title: 'Marked', default: true },
    },
    preview(situation, { who, name, on }) {
      const creature = situation.creatures[who]
      if (!creature) return refusal('Choose whom to mark.')
      if (!name?.trim()) return refusal('Type the condition, such as Laden.')
      const marked = conditionNamed(creature, name, gameOf(situation))
      if (!on && !(marked in creature.conditions))
        return refusal(`${creature.name} is not marked ${marked}.`)
      return plain(`${creature.name} ${on ? 'is marked' : 'is no longer'} ${marked}`)
    },
    *run(situation, { who, name, on }) {
      yield* []
      const creature = situation.creatures[who]
      const marked = conditionNamed(creature, name, gameOf(situation))
      return gmOutcome(
        'GF-EDIT-03',
        creature?.name ?? 'Nobody',
        on ? `Marked ${marked}` : `No longer ${marked}`,
        [{ do: 'condition', creature: who, name: marked, to: on ? { rule: 'GF-EDIT-03' } : null }],
        { who: [who] },
      )
    },
  })
