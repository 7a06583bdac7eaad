import type { Game } from '../../rules/core/action.ts'
import { remembered } from '../../rules/core/remembered.ts'
import type { Field } from '../../rules/core/ruleset/characters.ts'
import { onlyMeant } from './match-name.ts'

/** Words of other games for a field. */
const wordsOfOthers: Readonly<Record<string, readonly string[]>> = {
  dr: ['armor'],
  ap: ['armor'],
  hp: ['hit points', 'stamina'],
}

/** Names of a field: its id, its label, alone or as a bonus, its title, the title's first words, and other games' words for it. */
const namesOfField = ({ id, label, title }: Field): string[] => [
  id,
  label,
  `${label} bonus`,
  title,
  title.split(/[:,]/)[0] ?? title,
  ...(wordsOfOthers[id] ?? []),
]

const mostWords = ['max', 'maximum', 'most', 'full']

/** Names of the maximum of a field, whatever the game calls it: “Max STR”, “STR max”. */
function namesOfMost({ id }: Field, fields: readonly Field[]): string[] {
  const own = fields.filter(({ most }) => most === id).flatMap(namesOfField)
  return own.flatMap((name) =>
    mostWords.flatMap((word) => [`${word} ${name}`, `${name} ${word}`, `${word}${name}`]),
  )
}

/** Words for the field that prices are paid from, whatever its coins are called. */
const purseWords = ['coins', 'money', 'purse']

const namesIn = remembered(
  (fields: readonly Field[]) =>
    new Map(
      fields.map((field) => [field, [...namesOfField(field), ...namesOfMost(field, fields)]]),
    ),
)

/** Field by any of its names. */
export function fieldNamed(
  { fields, money }: Pick<Game, 'fields' | 'money'>,
  name: string,
): Field | undefined {
  const names = namesIn(fields)
  return onlyMeant(name, fields, (field) => [
    ...(names.get(field) ?? []),
    ...(field.id === money?.field ? purseWords : []),
  ])
}
