import type { Effect } from '../../core/effects.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import type { ReadonlyCreature } from '../../core/situation.ts'
import { normaliseSpaces, type Difference, type FilledField } from './fields.ts'

/** Maximum length of notes, in characters. */
export const longestNotes = 8_000

/** A difference with its effects. */
export interface SheetChange {
  difference: Difference
  effects: Effect[]
}

/** Change of a field for one property of the character; null for fields in lists. */
export function single(
  creature: ReadonlyCreature,
  game: Ruleset,
  field: FilledField,
): SheetChange | null {
  const [kind = '', ...rest] = field.name.split('/')
  const of = rest.join('/')
  switch (kind) {
    case 'name':
      return named(creature, field)
    case 'player':
      return text(field, 'Player', creature.player ?? '', 80, (to) => [
        { do: 'player', creature: creature.id, player: to },
      ])
    case 'values':
      return value(creature, game, of, field)
    case 'skills':
      return skill(creature, of, field)
    default:
      return null
  }
}

function named(creature: ReadonlyCreature, field: FilledField): SheetChange {
  const change = text(field, 'Name', creature.name, 80, (to) => [
    { do: 'rename', creature: creature.id, name: to },
  ])
  return normaliseSpaces(field.now) === ''
    ? withRefusal(change, 'A character must have a name.')
    : change
}

function text(
  field: FilledField,
  title: string,
  here: string,
  most: number,
  effects: (to: string) => Effect[],
): SheetChange {
  const to = normaliseSpaces(field.now)
  const change = { difference: plain(field, title, here), effects: effects(to) }
  if (to.length <= most) return change
  return withRefusal(change, `It is longer than the ${most} letters that fit.`)
}

function value(
  creature: ReadonlyCreature,
  game: Ruleset,
  id: string,
  field: FilledField,
): SheetChange {
  const known = game.fields.find((one) => one.id === id)
  const here = creature.values[id]
  const difference = plain(field, known?.label ?? id, here === undefined ? '' : String(here))
  const none: SheetChange = { difference, effects: [] }
  if (!known) return withRefusal(none, `${game.title} has no such number.`)
  const to = numberIn(field.now)
  if (to === null) return withRefusal(none, 'It is no whole number.')
  if (to < known.min || to > known.max)
    return withRefusal(none, `${known.title} is from ${known.min} to ${known.max}.`)
  return { difference, effects: [{ do: 'set', creature: creature.id, field: id, to }] }
}

const leastScore = 1
const mostScore = 30

function skill(creature: ReadonlyCreature, name: string, field: FilledField): SheetChange {
  const score = creature.skills[name]
  const difference = plain(field, name, score === undefined ? '' : String(score))
  if (normaliseSpaces(field.now) === '')
    return { difference, effects: [{ do: 'skill', creature: creature.id, skill: name, to: null }] }
  const to = numberIn(field.now)
  if (to === null || to < leastScore || to > mostScore)
    return withRefusal(
      { difference, effects: [] },
      `A skill is from ${leastScore} to ${mostScore}.`,
    )
  return { difference, effects: [{ do: 'skill', creature: creature.id, skill: name, to }] }
}

/** Parses a whole number as people write it: "12", "−1", "+ 2"; null for anything else. */
export function numberIn(written: string): number | null {
  const plainly = normaliseSpaces(written).replace(/[−–]/gu, '-').replace(/[\s+]/gu, '')
  return /^-?\d{1,9}$/u.test(plainly) ? Number(plainly) : null
}

function plain({ name, was, now }: FilledField, title: string, here: string): Difference {
  const elsewhere =
    normaliseSpaces(here) !== normaliseSpaces(was) && normaliseSpaces(here) !== normaliseSpaces(now)
  return {
    fields: [name],
    title,
    was: normaliseSpaces(was),
    now: normaliseSpaces(now),
    here: elsewhere ? here : null,
    refuses: null,
  }
}

export function withRefusal({ difference }: SheetChange, why: string): SheetChange {
  return { difference: { ...difference, refuses: why }, effects: [] }
}
