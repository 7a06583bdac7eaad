import { type Effect, setCondition } from '../../core/effects.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import type { ReadonlyCreature } from '../../core/situation.ts'
import { isWritten, normaliseSpaces, type Difference, type FilledField } from './fields.ts'
import { longestNotes, withRefusal, type SheetChange } from './single.ts'

/** Changes read from several fields together: notes over several fields, boxes of one number. */
interface Grouped {
  changes: SheetChange[]
  /** Names of the fields they were read from. */
  read: Set<string>
}

export function grouped(
  creature: ReadonlyCreature,
  game: Ruleset,
  fields: readonly FilledField[],
): Grouped {
  const notes = fields.filter(({ name }) => /^notes(?:\/\d+)?$/u.test(name))
  const tracks = byNumber(fields)
  return {
    changes: [
      ...wholeNotes(creature, notes),
      ...[...tracks].flatMap(([id, boxes]) => track(creature, game, id, boxes)),
    ],
    read: new Set([...notes, ...[...tracks.values()].flat()].map(({ name }) => name)),
  }
}

/** Change of the notes, joined from all their fields without a space. */
function wholeNotes(creature: ReadonlyCreature, places: readonly FilledField[]): SheetChange[] {
  const joined = (of: 'was' | 'now'): string =>
    normaliseSpaces(places.map((place) => place[of]).join(''))
  const [was, now] = [joined('was'), joined('now')]
  if (was === now) return []
  const change: SheetChange = {
    difference: {
      ...bare(places, 'Notes'),
      was,
      now,
      here: [was, now].includes(normaliseSpaces(creature.notes)) ? null : creature.notes,
    },
    effects: [{ do: 'notes', creature: creature.id, notes: now }],
  }
  if (now.length <= longestNotes) return [change]
  return [withRefusal(change, `They are longer than the ${longestNotes} letters that fit.`)]
}

const box = /^tracks\/values\/([A-Za-z]\w*)\/\d+$/u

function byNumber(fields: readonly FilledField[]): Map<string, FilledField[]> {
  const tracks = new Map<string, FilledField[]>()
  for (const field of fields) {
    const [, id] = box.exec(field.name) ?? []
    if (id !== undefined) tracks.set(id, [...(tracks.get(id) ?? []), field])
  }
  return tracks
}

/** Change of a number by its marked boxes; all of them marked mean that many or more. */
function track(
  creature: ReadonlyCreature,
  game: Ruleset,
  id: string,
  boxes: readonly FilledField[],
): SheetChange[] {
  const marked = (of: 'was' | 'now'): number => boxes.filter((one) => one[of] !== '').length
  const [was, now] = [marked('was'), marked('now')]
  const here = creature.values[id] ?? 0
  if (was === now || (now === boxes.length && here >= now)) return []
  const field = game.fields.find((one) => one.id === id)
  const change: SheetChange = {
    difference: {
      ...bare(boxes, field?.title ?? id),
      was: `${was} of ${boxes.length}`,
      now: `${now} of ${boxes.length}`,
      here: [was, now].includes(here) ? null : String(here),
    },
    effects: [{ do: 'set', creature: creature.id, field: id, to: now }],
  }
  return [field ? change : withRefusal(change, `${game.title} has no such number.`)]
}

/** Change of a tick box for an item of the price list or a condition. */
export function tickChange(
  creature: ReadonlyCreature,
  game: Ruleset,
  field: FilledField,
): SheetChange | null {
  const [, kind = '', ...rest] = field.name.split('/')
  const of = rest.join('/')
  const on = field.now !== ''
  if (kind === 'conditions')
    return {
      difference: ticked(field, of, of in creature.conditions),
      effects: [condition(creature.id, of, on)],
    }
  if (kind !== 'gear') return null
  const row = game.gear.find(({ id }) => id === of)
  const item = Object.values(creature.items).find(({ gear }) => gear === of)
  const change: SheetChange = {
    difference: ticked(field, row?.name ?? of, item?.ready === true),
    effects: item ? [{ do: 'item', creature: creature.id, item: { ...item, ready: on } }] : [],
  }
  if (item) return change
  return withRefusal(change, 'They carry no such thing: write it among their things.')
}

/** Change of a line that names a condition. */
export function conditionLine(creature: ReadonlyCreature, field: FilledField): SheetChange {
  const [was, now] = [normaliseSpaces(field.was), normaliseSpaces(field.now)]
  const effects: Effect[] = []
  if (was !== '') effects.push(condition(creature.id, was, false))
  if (now !== '') effects.push(condition(creature.id, now.slice(0, 40), true))
  return { difference: { ...bare([field], 'Condition'), was, now }, effects }
}

/** Change of a tag's field, which is "yes" when the creature has the tag. */
export function tag(creature: ReadonlyCreature, name: string, field: FilledField): SheetChange {
  const has = creature.tags[name] === true
  const on = /^(?:y|yes|x|✓|on)$/iu.test(normaliseSpaces(field.now))
  return {
    difference: {
      ...bare([field], name),
      was: normaliseSpaces(field.was),
      now: normaliseSpaces(field.now),
      here: has === on || has === (normaliseSpaces(field.was) !== '') ? null : has ? 'yes' : 'no',
    },
    effects: [{ do: 'tag', creature: creature.id, tag: name, on }],
  }
}

function condition(creature: string, name: string, on: boolean): Effect {
  return setCondition(creature, name, on ? { rule: 'GF-SHEET-07' } : null)
}

function ticked(field: FilledField, title: string, here: boolean): Difference {
  const word = (on: boolean): string => (on ? 'ticked' : 'not ticked')
  const [was, now] = [field.was !== '', field.now !== '']
  return {
    ...bare([field], title),
    was: word(was),
    now: word(now),
    here: here === was || here === now ? null : word(here),
  }
}

function bare(fields: readonly FilledField[], title: string): Difference {
  return {
    fields: fields.filter(isWritten).map(({ name }) => name),
    title,
    was: '',
    now: '',
    here: null,
    refuses: null,
  }
}
