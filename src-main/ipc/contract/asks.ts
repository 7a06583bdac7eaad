import * as v from 'valibot'
import type { Ask, Asks } from '../../rules/action.ts'
import { Monster } from './monster.ts'

/** The schema of an action's input, made from what the action asks. Unknown keys are refused. */
export function inputSchema(asks: Asks): v.GenericSchema<Record<string, unknown>> {
  const entries = Object.entries(asks).map(([key, ask]) => [key, schemaOf(ask)] as const)
  return v.strictObject(Object.fromEntries(entries))
}

const id = v.pipe(v.string(), v.maxLength(120))

function schemaOf(ask: Ask): v.GenericSchema {
  const schema = kindOf(ask)
  return 'optional' in ask && ask.optional ? v.optional(schema) : schema
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
      return v.pipe(v.string(), v.maxLength(ask.max))
    case 'notation':
      return v.pipe(v.string(), v.maxLength(500))
    case 'record':
      return recordOf(ask.of)
    case 'creature':
    case 'group':
    case 'item':
    case 'timer':
    case 'due':
    case 'monster':
      return id
  }
}

function recordOf(of: 'monster' | 'item' | 'creature'): v.GenericSchema {
  if (of === 'monster') return Monster
  return v.record(v.string(), v.unknown())
}
