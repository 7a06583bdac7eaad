import type { Ruleset } from '../../ruleset.ts'
import type { Situation } from '../../situation.ts'
import { isWritten, tidy, type FilledField } from './fields.ts'
import { isInList, lists } from './lists.ts'
import { refused, single, type Change } from './single.ts'

type Creature = Situation['creatures'][string]

/**
 * What somebody has written on a character's sheet since it was printed, in the order of the sheet,
 * and what taking each over would do. What Gatefold keeps nowhere is told too, so that nothing is lost.
 * @param nextId the first free number for things that are new.
 */
export function changes(
  creature: Creature,
  game: Ruleset,
  fields: readonly FilledField[],
  nextId: number,
): Change[] {
  const alone = fields
    .filter((field) => !isInList(field) && isWritten(field))
    .map((field) => single(creature, game, field) ?? unknown(field))
  return [...alone, ...lists(creature, game, fields.filter(isInList), nextId)].filter(
    ({ effects, difference }) => difference.refuses !== null || effects.length > 0,
  )
}

function unknown({ name, was, now }: FilledField): Change {
  const difference = {
    fields: [name],
    title: name.split('/').join(', '),
    was: tidy(was),
    now: tidy(now),
    here: null,
    refuses: null,
  }
  return refused({ difference, effects: [] }, 'Gatefold keeps it nowhere: note it by hand.')
}
