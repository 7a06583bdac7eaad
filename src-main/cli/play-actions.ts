import { gameNamed } from '../campaign/script/form.ts'
import { newState } from '../campaign/state.ts'
import type { Action } from '../rules/core/action.ts'
import type { Ask } from '../rules/core/asks.ts'
import type { HouseRule } from '../rules/core/ruleset/house-rules.ts'
import { defaultOf } from '../rules/core/ruleset/house-rules.ts'
import { actionsOf, borrowedFor, houseRulesOf } from '../rules/registry.ts'

/** An input of an action, as a script gives it. */
interface ListedInput {
  name: string
  title: string
  kind: Ask['kind']
  /** Options of a choice, names of a list. */
  of?: readonly string[]
  min?: number
  max?: number
  default?: unknown
  optional?: true
}

interface ListedAction {
  action: string
  title: string
  rule: string
  words: string
  from: string | null
  inputs: ListedInput[]
}

/** Names that scripts of a game may use: fields and conditions of people, house rules, actions with their inputs. */
interface ListedGame {
  game: string
  fields: { id: string; label: string; title: string }[]
  skills: string[]
  conditions: string[]
  spells: string[]
  gear: string[]
  houseRules: { id: string; title: string; of: readonly unknown[]; default: unknown }[]
  actions: ListedAction[]
}

/** Lists a game's actions that have all the words in id, title or search words; all without words. */
export function listActions(name: string, words: readonly string[]): ListedGame {
  const game = gameNamed(name)
  const state = newState('', game.id, borrowedFor(game.id))
  const wanted = words.map((word) => word.toLowerCase())
  const actions = actionsOf(state)
    .filter(({ action }) => {
      const said = `${action.id} ${action.title} ${action.finds ?? ''}`.toLowerCase()
      return wanted.every((word) => said.includes(word))
    })
    .map(({ action, from }) => listedAction(action, from))
  return {
    game: game.id,
    fields: game.fields.map(({ id, label, title }) => ({ id, label, title })),
    skills: game.skills.flatMap(({ skills }) => skills),
    conditions: game.conditions.map((one) => one.name),
    spells: game.spells.map((one) => one.name),
    gear: game.gear.map((one) => one.name),
    houseRules: houseRulesOf(state).map(({ rule }) => ({
      id: rule.id,
      title: rule.title,
      of: optionsOf(rule),
      default: defaultOf(rule),
    })),
    actions,
  }
}

/** The listing as text: a line for each action and one for each of its inputs. */
export function actionsText(
  { game, fields, skills, conditions, spells, gear, houseRules, actions }: ListedGame,
  isWhole: boolean,
): string {
  const names = (title: string, of: readonly string[]): string[] =>
    of.length > 0 ? [`${title}: ${of.join(', ')}`] : []
  const around = [
    ...names(
      'Fields',
      fields.map(({ id, label, title }) => `${id} (${[...new Set([label, title])].join(', ')})`),
    ),
    ...names('Skills', skills),
    ...names('Conditions', conditions),
    ...names('Spells', spells),
    ...names('Gear', gear),
    'House rules:',
    ...houseRules.map(
      ({ id, title, of, default: first }) =>
        `  ${id} (${title}): ${of.join(', ')}; ${String(first)} unless it is set`,
    ),
    '',
  ]
  return [
    `Scripts of ${game}`,
    '',
    ...(isWhole ? around : []),
    ...actions.flatMap(({ action, title, rule, from, inputs }) => [
      `${action}: ${title} (${[rule, ...(from ? [from] : [])].join(', ')})`,
      ...inputs.map((input) => `  ${inputText(input)}`),
    ]),
    '',
  ].join('\n')
}

function listedAction(
  { id, title, rule, finds = '', asks }: Action,
  from: string | null,
): ListedAction {
  const inputs = Object.entries(asks).map(([name, ask]) => listedInput(name, ask))
  return { action: id, title, rule, words: finds, from, inputs }
}

function listedInput(name: string, ask: Ask): ListedInput {
  const { title, kind } = ask
  const of =
    ask.kind === 'choice' ? ask.of : ask.kind === 'text' ? (ask.list ?? ask.offers) : undefined
  return {
    name,
    title,
    kind,
    ...(of ? { of } : {}),
    ...(ask.kind === 'number' ? { min: ask.min, max: ask.max } : {}),
    ...('default' in ask && ask.default !== undefined ? { default: ask.default } : {}),
    ...('optional' in ask && ask.optional ? { optional: true } : {}),
  }
}

function inputText({
  name,
  title,
  kind,
  of,
  min,
  max,
  default: first,
  optional,
}: ListedInput): string {
  const range = min === undefined ? '' : ` from ${min} to ${String(max)}`
  const options = of ? `: ${of.join(', ')}` : ''
  const begins = first === undefined ? '' : `; ${String(first)} unless given`
  return `${name} (${title}): ${kind}${range}${options}${begins}${optional ? '; may be left out' : ''}`
}

function optionsOf({ choice }: HouseRule): readonly unknown[] {
  if (choice.kind === 'number') return [`${choice.min} to ${choice.max}`]
  return choice.of.map(({ value }) => value)
}
