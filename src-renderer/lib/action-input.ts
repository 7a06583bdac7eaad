import type { Ask, Asks } from '../../src-main/rules/core/asks.ts'
import type { Preview } from '../../src-main/rules/core/preview.ts'
import type {
  ActionView,
  CreatureView,
  FightView,
  TimerView,
} from '../../src-main/campaign/view/views.ts'
import type { CompanyView } from '../../src-main/campaign/view/views.ts'
import type { Views, DueView } from '../../src-main/campaign/view/views.ts'

/** Parts of the views with names, from which an ask may be answered. */
export interface NamedParts {
  party: readonly CreatureView[]
  /** Other creatures at the table, and the bands of the fight. */
  fight: { strangers: readonly CreatureView[]; bands: FightView['bands'] } | null
  timers: readonly TimerView[]
  dues: readonly DueView[]
  place?: Views['place'] | null
  /** The party’s company, for its stash. */
  company?: CompanyView | null
}
interface Pick {
  value: string
  title: string
}
export type ActionInput = Readonly<Record<string, unknown>>

/** Things on the table that an ask chooses between; empty for asks that are typed. */
export function picksFor(ask: Ask, around: NamedParts, input: ActionInput): Pick[] {
  switch (ask.kind) {
    case 'creature':
    case 'creatures':
      return inOrder(ask, everyone(around))
        .filter((one) => ask.side === undefined || one.side === ask.side)
        .filter((one) => ask.only?.some((kind) => kind === one.kind) ?? true)
        .filter((one) => ask.kind === 'creatures' || hasField(one, ask.having))
        .filter((one) => !isDead(one) || !(ask.living ?? ask.role === 'actor'))
        .map((one) => ({ value: one.id, title: titleOf(one) }))
    case 'group':
      return groups(around)
    case 'item':
      return itemsOf(around, input[ask.of], ask.only === 'written')
    case 'stashed':
      return (around.company?.stash ?? []).map(({ id, name, count, at }) => ({
        value: id,
        title: `${count > 1 ? `${count} × ` : ''}${name}${at ? `, ${at}` : ''}`,
      }))
    case 'benched':
      return (around.company?.bench ?? []).map(({ id, name, why }) => ({
        value: id,
        title: `${name}, ${why}`,
      }))
    case 'timer':
      return around.timers.map(({ id, title, bearer, says }) => ({
        value: id,
        title: `${title}${bearer ? `, ${bearer}` : ''}: ${says}`,
      }))
    case 'due':
      return around.dues.map(({ id, title }) => ({ value: id, title }))
    case 'choice':
      return choicesFor(ask, everyone(around), input)
    case 'table':
      return (around.place?.tables ?? [])
        .filter(({ use }) => use === ask.use)
        .map(({ id, title }) => ({ value: id, title }))
    default:
      return []
  }
}

/** Words to choose from; where they are skills of somebody who was named, theirs come first, with scores, or are all there is. */
function choicesFor(
  { of: words, titles = {}, skillsOf }: Extract<Ask, { kind: 'choice' }>,
  people: CreatureView[],
  input: ActionInput,
): Pick[] {
  const ids = skillsOf === undefined ? Object.values(input) : [input[skillsOf]]
  const named = people.filter(({ id }) => ids.includes(id))
  const scores = new Map(
    named.flatMap(({ skills }) => skills.map(({ name, score }) => [name, score])),
  )
  const own = words.filter((word) => scores.has(word))
  const others = skillsOf === undefined ? words.filter((word) => !scores.has(word)) : []
  return [...own, ...others].map((word) => ({
    value: word,
    title:
      scores.has(word) && skillsOf === undefined
        ? `${word} ${scores.get(word)}`
        : (titles[word] ?? word.replaceAll(' | ', ' or ')),
  }))
}

function everyone({ party, fight }: NamedParts): CreatureView[] {
  return [...party, ...(fight?.strangers ?? [])]
}

/** People in the order in which an ask offers them: the side that it begins with, the others, those set aside or in a unit, the dead. */
function inOrder(
  { first = 'party' }: Extract<Ask, { kind: 'creature' | 'creatures' }>,
  people: readonly CreatureView[],
): CreatureView[] {
  const rank = (one: CreatureView): number =>
    isDead(one) ? 3 : one.apart ? 2 : Number(one.side !== first)
  return people.toSorted((one, other) => rank(one) - rank(other))
}

function isDead({ plight }: CreatureView): boolean {
  return plight === 'dead'
}

function titleOf(one: CreatureView): string {
  if (isDead(one)) return `${one.name}, dead`
  if (one.apart) return `${one.name}, ${one.apart}`
  return one.down ? `${one.name}, down` : one.name
}

function hasField({ fields }: CreatureView, field: string | undefined): boolean {
  return field === undefined || fields.some(({ id, value }) => id === field && value > 0)
}

function groups({ party, fight }: NamedParts): Pick[] {
  const names = new Map<string, string>()
  for (const { group, name } of party) if (group) names.set(group, `${name}’s company`)
  for (const { group, title } of fight?.bands ?? []) if (group) names.set(group, title)
  return [...names].map(([value, title]) => ({ value, title }))
}

/** Things with writing on them; those that are used up for now come last. */
export function writingsOf({ items }: CreatureView) {
  return items
    .flatMap((item) => (item.text === null ? [] : [{ ...item, text: item.text }]))
    .toSorted((one, other) => Number(one.spent ?? false) - Number(other.spent ?? false))
}

function itemsOf(around: NamedParts, creature: unknown, written: boolean): Pick[] {
  const bearer = everyone(around).find(({ id }) => id === creature)
  if (written)
    return (bearer === undefined ? [] : writingsOf(bearer)).map(({ id, name, text, spent }) => ({
      value: id,
      title: `${name}: ${text}${spent ? ', used up for now' : ''}`,
    }))
  return (bearer?.items ?? []).map(({ id, name }) => ({ value: id, title: name }))
}

/** Name of the ask that says whose item or skill is asked for. */
function ownerAsk(ask: Ask | undefined): string | undefined {
  if (ask?.kind === 'item') return ask.of
  return ask?.kind === 'choice' ? ask.skillsOf : undefined
}

/** Input without things and skills that whoever it names does not have. */
function ownThings(asks: Asks, input: ActionInput, around: NamedParts): Record<string, unknown> {
  const isOwn = ([name, value]: [string, unknown]): boolean => {
    const ask = asks[name]
    const owner = ownerAsk(ask)
    if (!ask || owner === undefined || !value) return true
    const bearer = everyone(around).find(({ id }) => id === input[owner])
    return !bearer || picksFor(ask, around, input).some((pick) => pick.value === value)
  }
  return Object.fromEntries(Object.entries(input).filter(isOwn))
}

/** Starts from what the view filled in, and answers what has only one answer or a default. */
export function filledInput(
  asks: Asks,
  filled: ActionInput,
  around: NamedParts,
): Record<string, unknown> {
  const input = ownThings(asks, filled, around)
  for (const [name, ask] of Object.entries(asks)) {
    if (input[name] === undefined) input[name] = firstOf(ask, around, input)
  }
  return input
}

function firstOf(ask: Ask, around: NamedParts, input: ActionInput): unknown {
  switch (ask.kind) {
    case 'number':
      return ask.default ?? Math.max(0, ask.min)
    case 'switch':
      return ask.default ?? false
    case 'choice':
      return ask.default ?? (ask.skillsOf ? picksFor(ask, around, input)[0]?.value : ask.of[0])
    case 'notation':
      return ask.default ?? ''
    case 'text':
      return ask.optional ? undefined : ''
    case 'creatures':
      return []
    case 'item':
      // What is read from is worth choosing for the GM; anything else that may be left out is.
      return ask.optional && ask.only !== 'written'
        ? undefined
        : picksFor(ask, around, input)[0]?.value
    case 'creature':
    case 'due':
    case 'table':
      return ask.optional ? undefined : picksFor(ask, around, input)[0]?.value
    default:
      return picksFor(ask, around, input)[0]?.value
  }
}

/** Asks that mean something for what is chosen; an idle one stays only while it holds something else than it began with. */
export function relevantAsks(
  asks: Asks,
  input: ActionInput,
  scope: Preview['scope'],
  around: NamedParts,
): Asks {
  return Object.fromEntries(
    Object.entries(asks).filter(
      ([name, ask]) => !scope?.[name]?.idle || !same(input[name], firstOf(ask, around, input)),
    ),
  )
}

/** True when two answers are equal; false, 0, an empty text and an empty list all count as none. */
function same(told: unknown, first: unknown): boolean {
  const bare = (value: unknown): string =>
    value === undefined || (Array.isArray(value) && value.length === 0) ? '' : JSON.stringify(value)
  return bare(told || undefined) === bare(first || undefined)
}

/** Label of the button for an ask that still needs an answer; null when the action can run. */
export function missingAnswer(asks: Asks, input: ActionInput): string | null {
  for (const [name, ask] of Object.entries(asks)) {
    if ('optional' in ask && ask.optional) continue
    const value = input[name]
    const nothing =
      value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
    if (nothing) return `needs: ${ask.title.toLowerCase()}`
    if (Number.isNaN(value)) return `needs a number: ${ask.title.toLowerCase()}`
  }
  return null
}

/** Why an action can't be done whatever is filled in: something else comes first. Null when nothing does. */
export function blockReason({ refuses, preview }: ActionView): string | null {
  return refuses !== preview?.refuses ? refuses : null
}

/** Why an action can't be done as it is filled in; what its rule says of another input does not count. */
export function refusalOf(
  action: ActionView,
  input: ActionInput,
  preview: Preview | null,
): string | null {
  return blockReason(action) ?? missingAnswer(action.asks, input) ?? preview?.refuses ?? null
}

/** True when two inputs of one action say the same. */
export function sameInput(one: ActionInput, other: ActionInput): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
}

/** Reason that it can't be filled in now: what it chooses between is not on the table. Null when it can. */
export function unfillableReason(
  asks: Asks,
  filled: ActionInput,
  around: NamedParts,
): string | null {
  const input = filledInput(asks, filled, around)
  for (const ask of Object.values(asks)) {
    const nothing = nothingThere[ask.kind]
    if (!nothing || ('optional' in ask && ask.optional)) continue
    if (picksFor(ask, around, input).length === 0) return `“${ask.title}”: ${nothing}`
  }
  return null
}

/** Texts for inputs that choose among what is on the table, where there is nothing of their kind. */
const nothingThere: Partial<Record<Ask['kind'], string>> = {
  creature: 'nobody here fits. Take somebody into the party in Town, or roll an encounter.',
  creatures: 'nobody here fits. Take somebody into the party in Town, or roll an encounter.',
  group: 'no group is here. Roll an encounter first.',
  item: 'they carry nothing that fits. Give them one first.',
  stashed: 'the stash is empty.',
  benched: 'nobody is on the bench.',
  timer: 'no light or timer is running. Light or start one first.',
  due: 'nothing is due.',
}

/** True for a casting from a written item at creatures: it has a sheet of its own. */
export function isCasting(asks: Asks): boolean {
  const kinds = Object.values(asks)
  return (
    kinds.some((ask) => ask.kind === 'item' && ask.only === 'written') &&
    kinds.some(({ kind }) => kind === 'creatures')
  )
}

/** True for somebody who can act and has something to cast from: a book, or powers of their own. */
export function canCast({ down, items, powers }: CreatureView): boolean {
  return !down && (powers !== undefined || items.some(({ text }) => text !== null))
}

/** A form can be made of it: whole records come from panels of their own. */
export function isAskable(asks: Asks): boolean {
  return Object.values(asks).every(({ kind }) => kind !== 'record')
}
