import type { Game } from '../../rules/core/action.ts'
import type { CampaignState, Id } from '../../rules/core/situation.ts'
import type { Creature } from '../../rules/core/state/creature.ts'
import { settle } from '../consequences.ts'
import { isFields, listed, numberFrom, quoted, ScriptFault } from './fault.ts'
import { fieldNamed } from './field-names.ts'
import type { PersonParts } from './person-parts.ts'

/** Makes a value, or notes why it can't be made and gives the other. */
export type TryOrFault = <T>(make: () => T, otherwise: T) => T

/** Numbers that the script gives, by field id; an archetype that is a field is as high as the level. */
export function valuesOf(
  said: PersonParts,
  game: Game,
  attempt: TryOrFault,
): Record<string, number> {
  const values: Record<string, number> = {}
  const given = { ...(isFields(said['fields']) ? said['fields'] : {}), ...said.numbers }
  const set = (name: string, value: unknown): void => {
    const graded = game.fields.find(({ grades }) => gradeIn(grades, value) !== undefined)
    if (graded) {
      values[graded.id] = gradeIn(graded.grades, value) ?? 0
      return
    }
    const field = fieldNamed(game, name)
    // The room that somebody has is reckoned, not given.
    if (!field && game.load && /^(?:slots|capacity|load(?: rating)?)$/i.test(name)) return
    const word = field?.words?.indexOf(String(value).toLowerCase()) ?? -1
    const to = word < 0 ? numberOf(value) : word
    if (!field)
      throw new ScriptFault(
        `field ${name}`,
        `${game.title} has none.`,
        game.fields.map(({ label }) => label),
      )
    if (to === null) throw new ScriptFault(`field ${name}`, `${quoted(value)} is no number.`)
    const half = game.fields.find(({ id }) => id === `${field.id}Half`)
    if (half && to % 1 !== 0) values[half.id] = 1
    values[field.id] = half ? Math.floor(to) : to
  }
  for (const [name, value] of Object.entries(given))
    for (const [each, number] of withMaximum(game, name, value))
      attempt(() => set(each, number), undefined)
  for (const [, word] of said.words)
    for (const field of listed(word).flatMap((one) => fieldNamed(game, String(one)) ?? []))
      values[field.id] ??= values['level'] ?? 1
  return values
}

/** Number that a word stands for: 7 for “Trained”, also with the number itself, as “Trained (7+)”. */
function gradeIn(
  grades: Readonly<Record<string, number>> | undefined,
  value: unknown,
): number | undefined {
  const [word = ''] = /^[a-z]+/i.exec(String(value)) ?? []
  return grades?.[word.toLowerCase()]
}

/** A number, also with a word for what it counts: “30 gp”. */
function numberOf(value: unknown): number | null {
  const [, amount] = /^(-?[\d.]+)\s*[a-z]+$/i.exec(String(value).trim()) ?? []
  return numberFrom(amount ?? value)
}

/** A number with its maximum, as `{ value: 1, max: 4 }` or “1/4”, as the two fields that they are. */
function withMaximum(game: Game, name: string, value: unknown): [string, unknown][] {
  const most = fieldNamed(game, name)?.most
  const [, now, max] = /^(-?\d+)\s*(?:\/|of)\s*(\d+)$/.exec(String(value).trim()) ?? []
  const said = isFields(value) ? value : { value: now, max }
  const current = said['value'] ?? said['current'] ?? said['now'] ?? said['max']
  if (!most || current === undefined) return [[name, value]]
  const full = said['max'] ?? said['maximum'] ?? said['full']
  return [[name, current], ...(full === undefined ? [] : [[most, full] as [string, unknown]])]
}

/** Numbers that follow from the scores and levels given to a person, where the game has such. */
export function figures(
  creature: Creature,
  state: CampaignState,
  explicit: Readonly<Record<string, number>>,
  { characters }: Game,
): Creature['values'] {
  const { kind, values } = creature
  if (kind === 'animal' || (kind === 'monster' && !('level' in explicit))) return values
  const given = { ...creature, values: { ...values, ...explicit } }
  return { ...values, ...characters.figures?.(given, state) }
}

/** Numbers of somebody at the table as they follow from scores, levels and gear. */
export function withFigures(
  state: CampaignState,
  id: Id,
  explicit: Readonly<Record<string, number>>,
  game: Game,
): Creature['values'] {
  const creature = state.creatures[id] as Creature
  const values = figures(creature, state, explicit, game)
  const at = { ...state, creatures: { ...state.creatures, [id]: { ...creature, values } } }
  return withValues(at, id, explicit, game).creatures[id]?.values ?? values
}

/**
 * Sets the numbers given. What follows from gear is derived, a number with a maximum is at it, and a
 * maximum that is not given is the number itself, unless everybody of the game has the same.
 * @param isDressed true where gear counts whatever their kind: no stat block has reckoned with it
 */
export function withValues(
  state: CampaignState,
  id: Id,
  explicit: Readonly<Record<string, number>>,
  game: Game,
  isDressed = false,
): CampaignState {
  const before = state.creatures[id] as Creature
  const values = { ...before.values, ...explicit }
  const kind = isDressed && before.kind === 'monster' ? 'hireling' : before.kind
  const derived = game.characters
    .derive({ ...before, values, kind }, state)
    .filter((effect) => !('field' in effect && effect.field in explicit))
  const after = settle(
    { ...state, creatures: { ...state.creatures, [id]: { ...before, values } } },
    derived,
    () => [],
  ).state
  const now = { ...(after.creatures[id]?.values ?? {}) }
  const standard = game.characters.standard ?? []
  for (const { id: field, most } of game.fields) {
    if (!most || !(most in now || field in explicit)) continue
    if (!(most in explicit) && field in explicit) {
      const kept = standard.includes(most) && before.kind === 'character'
      const least = kept ? (before.values[most] ?? 0) : 0
      const worn = derived.some((effect) => 'field' in effect && effect.field === most)
      if (!worn || (now[field] ?? 0) > (now[most] ?? 0))
        now[most] = Math.max(least, explicit[field] ?? 0)
    }
    if (!(field in explicit)) now[field] = now[most] ?? now[field] ?? 0
  }
  const creature = { ...(after.creatures[id] as Creature), values: now }
  return { ...after, creatures: { ...after.creatures, [id]: creature } }
}
