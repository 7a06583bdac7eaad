import type { Ruleset } from '../../core/ruleset.ts'
import type { ReadonlyCreature } from '../../core/situation.ts'
import { isWritten, tidy, type FilledField } from './fields.ts'
import { conditionLine, grouped, tag, tick } from './grouped.ts'
import { isInList, lists } from './lists.ts'
import { refused, single, type SheetChange } from './single.ts'

/**
 * Changes written on a character's sheet since it was printed, in the order of the sheet, with the effects
 * of taking each over. Changes that Gatefold has no field for are listed too, so that nothing is lost.
 * @param nextId first free number for new items.
 */
export function changes(
  creature: ReadonlyCreature,
  game: Ruleset,
  fields: readonly FilledField[],
  nextId: number,
): SheetChange[] {
  const together = grouped(creature, game, fields)
  const others = fields.filter(({ name }) => !together.read.has(name))
  const alone = others
    .filter((field) => !isInList(field) && isWritten(field))
    .map((field) => one(creature, game, field) ?? unknown(field))
  const all = [
    ...alone,
    ...together.changes,
    ...lists(creature, game, others.filter(isInList), nextId),
  ]
  return all.filter(({ effects, difference }) => difference.refuses !== null || effects.length > 0)
}

function one(creature: ReadonlyCreature, game: Ruleset, field: FilledField): SheetChange | null {
  const [kind = '', ...rest] = field.name.split('/')
  if (kind === 'ticks') return tick(creature, game, field)
  if (kind === 'conditions') return conditionLine(creature, field)
  if (kind === 'tags') return tag(creature, rest.join('/'), field)
  return single(creature, game, field)
}

function unknown({ name, was, now }: FilledField): SheetChange {
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
