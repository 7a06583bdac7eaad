import * as v from 'valibot'
import type { Ask, Asks } from '../../rules/core/action.ts'
import { Blows } from './blows.ts'
import { Collection } from './collection.ts'
import { isKey } from './endpoint.ts'
import { FilledFields } from './filled-fields.ts'
import { Handout, Picture } from './handout.ts'
import { Monster } from './monster.ts'

/** The schema of an action's input, made from what the action asks. Unknown keys are refused. */
export function inputSchema(asks: Asks): v.GenericSchema<Record<string, unknown>> {
  const entries = Object.entries(asks).map(([key, ask]) => [key, schemaOf(ask)] as const)
  return v.strictObject(Object.fromEntries(entries))
}

const id = v.pipe(v.string(), v.maxLength(120), v.check(isKey, 'nobody and nothing of that name.'))
/** Text the GM types. It may become the key of a record, so no word that `isKey` refuses. */
const text = (most: number): v.GenericSchema =>
  v.pipe(
    v.string(),
    v.maxLength(most, `at most ${most} characters.`),
    v.check(isKey, 'that word alone is one Gatefold keeps to itself; add another.'),
  )

const records = {
  monster: Monster,
  monsters: v.pipe(v.array(Monster), v.maxLength(20_000)),
  collection: Collection,
  'filled fields': FilledFields,
  handout: Handout,
  picture: Picture,
  blows: Blows,
} as const

function schemaOf(ask: Ask): v.GenericSchema {
  const schema = kindOf(ask)
  const mayLack =
    ('optional' in ask && ask.optional) || ('default' in ask && ask.default !== undefined)
  return mayLack ? v.optional(schema) : schema
}

function kindOf(ask: Ask): v.GenericSchema {
  switch (ask.kind) {
    case 'number':
      return v.pipe(v.number(), v.integer(), v.minValue(ask.min), v.maxValue(ask.max))
    case 'switch':
      return v.boolean()
    case 'choice':
      return v.picklist([...ask.of])
    case 'creatures':
      return v.pipe(v.array(id), v.maxLength(500))
    case 'text':
      return text(ask.max)
    case 'notation':
      return v.pipe(v.string(), v.maxLength(500))
    case 'record':
      return records[ask.of]
    case 'creature':
    case 'group':
    case 'item':
    case 'stashed':
    case 'benched':
    case 'timer':
    case 'due':
    case 'monster':
      return id
    case 'table':
      return text(200)
  }
}
