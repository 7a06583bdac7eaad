import type { Ruleset } from '../../core/ruleset.ts'
import type { ReadonlyCreature } from '../../core/situation.ts'
import { placeOnSheet } from '../../common/written-places.ts'
import { isWritten, normaliseSpaces, type FilledField } from './fields.ts'
import { conditionLine, grouped, tag, tickChange } from './grouped.ts'
import { isInList, listChanges } from './lists.ts'
import { withRefusal, single, type SheetChange } from './single.ts'

/** Maximum length of what is written in a place of the sheet, in characters. */
const longestWritten = 500

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
    .map((field) => one(creature, game, field) ?? writtenPlace(creature, game, field))
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

/**
 * Change of a place that the game keeps no value for: what is written stays with the creature. One where the game
 * has a value follows from that, and one that is on no sheet is noted by hand.
 */
function writtenPlace(
  creature: ReadonlyCreature,
  game: Ruleset,
  { name, was, now }: FilledField,
): SheetChange {
  const here = normaliseSpaces(creature.written?.[name] ?? '')
  const to = normaliseSpaces(now)
  const [, ...rest] = name.split('/')
  const difference = {
    fields: [name],
    title: (rest.length > 0 ? rest : [name]).join(', '),
    was: normaliseSpaces(was),
    now: to,
    here: here === normaliseSpaces(was) || here === to ? null : here,
    refuses: null,
  }
  const change: SheetChange = {
    difference,
    effects: [{ do: 'written', creature: creature.id, field: name, to: to === '' ? null : to }],
  }
  const { written: _, ...bare } = creature
  const sheet = game.sheet?.of(bare, { name: '' })
  const place = sheet ? placeOnSheet(sheet, name) : null
  if (place === null) return withRefusal(change, 'Gatefold keeps it nowhere: note it by hand.')
  if (place === 'filled')
    return withRefusal(change, 'It follows from the character: change it there.')
  if (to.length > longestWritten)
    return withRefusal(change, `It is longer than the ${longestWritten} letters that fit.`)
  return change
}
