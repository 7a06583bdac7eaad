import type { KnownActionId } from '../../../src-main/campaign/view/views.ts'
import type { ResultPart, SessionResult } from '../../lib/generated-results.svelte.ts'
import { furtherParts } from '../../lib/open-text.ts'
import type { IconName } from '../../ui/icons.ts'

type Result = SessionResult['result']

/** Something that a result can become, and the input of the action that makes it so. */
export interface KeepWay {
  id: string
  title: string
  icon: IconName
  action: KnownActionId
  /** The action's input; `handout` and `note` stand for what main writes of it. */
  input: Record<string, unknown> | 'handout' | 'note'
}

/** Longest rumour that is kept. */
const longestRumour = 500

/** Ways to keep a result, those that suit it; the first is the usual one. `kind` is its title in the list. */
export function keepWays(result: Result, kind: string): KeepWay[] {
  const { title, parts, treasure, people, monster } = result
  return [
    ...(treasure ? treasureWays(treasure) : []),
    ...(monster
      ? [way('monster', 'To the library', 'skull', 'house.keep-monster', { monster })]
      : []),
    way('chronicle', 'Chronicle', 'book', 'house.keep-result', {
      kind: kind.slice(0, 80),
      result: { title, parts: lines(parts) },
    }),
    way('note', 'Note', 'file', 'house.keep-note', 'note'),
    ...(people && people.length > 0 ? peopleWays(title, people) : []),
    ...(parts.some(({ hidden }) => !hidden)
      ? [way('handout', 'Handout', 'file', 'house.keep-handout', 'handout')]
      : []),
    ...rumourWays(parts),
  ]
}

function way(
  id: string,
  title: string,
  icon: IconName,
  action: KnownActionId,
  input: KeepWay['input'],
): KeepWay {
  return { id, title, icon, action, input }
}

function treasureWays(treasure: NonNullable<Result['treasure']>): KeepWay[] {
  const { coins, things } = treasure
  if (coins === 0 && things.length === 0) return []
  const taken = (how: string) => ({ treasure, way: how })
  const stash = taken('to the stash')
  return [
    way('stash', 'To the stash', 'pack', 'house.keep-treasure', stash),
    ...(coins > 0
      ? [way('share', 'Share coins', 'coin', 'house.keep-treasure', taken('shared out'))]
      : []),
  ]
}

/** A treasure given to one bearer; null for a result that holds none. */
export function bearerWay({ treasure }: Result, bearer: string): KeepWay | null {
  const [stash] = treasure ? treasureWays(treasure) : []
  return stash && typeof stash.input === 'object'
    ? { ...stash, id: 'bearer', input: { ...stash.input, bearer } }
    : null
}

function peopleWays(title: string, people: NonNullable<Result['people']>): KeepWay[] {
  const record = { title: title.slice(0, 120), recipes: people.map(({ recipe }) => recipe) }
  const as = (how: string) => ({ people: record, way: how })
  return [
    way('met', 'Meet here', 'eyes', 'house.keep-people', as('met here')),
    way('join', 'To the party', 'person', 'house.keep-people', as('join the party')),
  ]
}

/** A result of one line can be heard in town. */
function rumourWays(parts: readonly ResultPart[]): KeepWay[] {
  const [only, ...others] = parts.filter(({ hidden }) => !hidden)
  if (!only || others.length > 0 || furtherParts(only).length > 0) return []
  const { text } = only
  if (text === '' || text.length > longestRumour) return []
  const said = parts.find((part) => part.hidden && part.text in truths)?.text ?? ''
  const truth = truths[said] ?? 'unknown'
  return [way('rumour', 'Rumour', 'talk', 'house.write-rumour', { text, truth })]
}

/** Truths of a rumour, as the result says them and as it is kept. */
const truths: Readonly<Record<string, string>> = {
  true: 'true',
  'half true': 'partly true',
  false: 'false',
}

/** Titles and texts of all parts, each before those within it. */
function lines(parts: readonly ResultPart[]): { title: string; text: string }[] {
  return parts.flatMap((part) => [
    { title: part.title.slice(0, 200), text: part.text },
    ...lines(furtherParts(part)),
  ])
}
