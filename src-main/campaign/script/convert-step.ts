import { conversions, rulesetOf } from '../../rules/registry.ts'
import type { Converted, Derived } from '../../rules/monsters/canonical.ts'
import { isFields, quoted, ScriptFault } from './fault.ts'
import type { PlayStep } from './form.ts'
import { onlyMeant, plainName } from './match-name.ts'
import { monsterMeant } from './monster-meant.ts'
import { seat } from './people.ts'
import { givenTo } from './read-step.ts'
import { tableReading } from './readings.ts'
import { nothingDone, type StepResult } from './results.ts'
import type { ScriptTable } from './script-table.ts'

const conversionName =
  /^conver(?:t|sion)(?: (?:an?|the|monsters?|creatures?|foes?|stat ?blocks?|from|of|b ?x|ose|cairn))*$/
const blockKeys = /^(?:monster|creature|block|stat ?block|text|stats|figures|fields)$/i
const figureKeys = /^(?:hd|hit ?dice|hp|str|dex|wil|ac|morale|level)$/i
const targetKeys = /^(?:to|into|target|game|for)$/i

/** True for the conversion of a stat block; coins and whatever else a game converts are actions. */
export function isConversion(step: PlayStep): boolean {
  const said = String(step['action'] ?? '').replaceAll(/([a-z])([A-Z])/g, '$1 $2')
  const name = plainName(said.slice(said.indexOf('.') + 1))
  return (
    conversionName.test(name) &&
    Object.keys(givenTo(step)).some((key) => blockKeys.test(key) || figureKeys.test(key))
  )
}

/**
 * Converts a stat block to the game of the table, or to the target it names. One that is given a name joins the foes of
 * a table of that game, where nobody is called so; else the table stays as it is.
 * @throws ScriptFault when there is no such target or monster
 */
export function convert(table: ScriptTable, step: PlayStep, number: number): StepResult {
  const given = Object.entries(givenTo(step))
  const valueOf = (keys: RegExp): unknown => given.find(([key]) => keys.test(key))?.[1]
  const to = String(valueOf(targetKeys) ?? rulesetOf(table.state).id)
  const target = onlyMeant(to, conversions, ({ id, title }) => [id, title])
  if (!target)
    throw new ScriptFault(
      'to',
      `${quoted(to)} is none.`,
      conversions.map(({ id }) => id),
    )
  const { judged, ...beside } = Object.fromEntries(
    given.filter(([key]) => !targetKeys.test(key) && !blockKeys.test(key)),
  )
  const block = valueOf(blockKeys)
  const answers = { ...beside, ...(isFields(beside['options']) ? beside['options'] : {}) }
  const said =
    typeof block === 'string'
      ? { monster: block, judged: { ...answers, ...(isFields(judged) ? judged : {}) } }
      : { monster: { ...beside, ...(isFields(block) ? block : {}) }, judged }
  const monster = monsterMeant(said, target, table.shelf, table.state)
  const isNew = !Object.values(table.state.creatures).some(({ name }) => name === beside['name'])
  if (typeof beside['name'] === 'string' && isNew && target.id === rulesetOf(table.state).id)
    table.arrange(
      seat(
        table.state,
        { ...said, name: beside['name'], side: 'foes' },
        rulesetOf(table.state),
        table.shelf,
        (cause) => {
          throw cause
        },
      ),
    )
  const converted = target.monsters.convert(monster, monster.judged[target.id] ?? {}, table.state)
  return {
    ...nothingDone(number, 'Convert', tableReading(table.state)),
    what: `${monster.name} to ${target.title}`,
    says: target.monsters.toText(converted),
    why: converted.derived.map(({ title, value, how, rule }) => ({
      name: title,
      value: `${value}: ${how}`,
      rule,
    })),
    figures: figuresOf(converted),
  }
}

/** Figures by id and by title, as the fields of people are. */
function figuresOf({ values, derived }: Converted): Record<string, Derived['value']> {
  return {
    ...Object.fromEntries(derived.map(({ title, value }) => [title, value])),
    ...values,
  }
}
