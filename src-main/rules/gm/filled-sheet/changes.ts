import type { Ruleset } from '../../core/ruleset.ts'
import type { ReadonlyCreature } from '../../core/situation.ts'
import { isWritten, normaliseSpaces, type FilledField } from './fields.ts'
import { conditionLine, grouped, tag, tickChange } from './grouped.ts'
import { isInList, listChanges } from './lists.ts'
import { withRefusal, single, type SheetChange } from './single.ts'

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
    ...listChanges(creature, game, others.filter(isInList), nextId),
  ]
  return all.filter(({ effects, difference }) => difference.refuses !== null || effects.length > 0)
}

function one(creature: ReadonlyCreature, game: Ruleset, field: FilledField): SheetChange | null {
  const [kind = '', ...rest] = field.name.split('/')
  if (kind === 'ticks') return tickChange(creature, game, field)
  if (kind === 'conditions') return conditionLine(creature, field)
  if (kind === 'tags') return tag(creature, rest.join('/'), field)
  return single(creature, game, field)
}

function unknown({ name, was, now }: FilledField): SheetChange {
  const difference = {
    fields: [name],
    title: name.split('/').join(', '),
    was: normaliseSpaces(was),
    now: normaliseSpaces(now),
    here: null,
    refuses: null,
  }
  return withRefusal({ difference, effects: [] }, 'Gatefold keeps it nowhere: note it by hand.')
}
