import type { ActionView, DueView } from '../../../src-main/campaign/view/views.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { percent } from '../../ui/odds.ts'

export function duePlace(due: DueView): string {
  return `due:${due.id}`
}

/** Accessible name of a due: includes its creatures, so that two of a kind can be told apart. */
export function labelOf(
  screen: { creature(id: string): { name: string } | undefined | null },
  due: DueView,
): string {
  const name = due.who.length === 1 ? screen.creature(due.who[0] ?? '')?.name : undefined
  return name === undefined || due.title.includes(name) ? due.title : `${due.title}: ${name}`
}

/** Label of its button: the dice where the verdict begins with them, else what is done. */
export function settleTitle(
  due: Pick<DueView, 'preview'>,
  action: Pick<ActionView, 'title' | 'slot'> | null = null,
): string {
  const dice = /^\d*d\d+/.exec(due.preview?.verdict ?? '')?.[0]
  if (dice) return `Roll ${dice}`
  if ((due.preview?.chances.length ?? 0) > 1) return 'Roll'
  return action && action.slot !== 'settle' ? action.title : 'Settle it'
}

/** "Holds 58%": the first of what may come of its dice; empty where none decide. */
export function oddsOf({ preview }: Pick<DueView, 'preview'>): string {
  const [first, other] = preview?.chances ?? []
  return first && other ? `${first.says} ${percent(first.chance)}` : ''
}

/** More words than this do not stand side by side on a card. */
const mostWays = 3

/** The few ways to settle it, where no dice decide but the GM: a button each. Null where there is nothing to choose. */
export function waysOf(
  action: Pick<ActionView, 'asks'>,
  due: Pick<DueView, 'preview'>,
): { name: string; words: readonly string[] } | null {
  if ((due.preview?.bars.length ?? 0) > 0) return null
  const open = Object.entries(action.asks).flatMap(([name, ask]) =>
    ask.kind === 'choice' ? [{ name, words: due.preview?.scope?.[name]?.of ?? ask.of }] : [],
  )
  const [only] = open
  return open.length === 1 && only && only.words.length <= mostWays ? only : null
}

/** Names of inputs the card asks for: texts not typed yet, unknown scores, and what is only proposed. */
export function missingInputs(
  action: Pick<ActionView, 'asks'>,
  { input, preview }: Pick<DueView, 'input' | 'preview'>,
): string[] {
  return Object.entries(action.asks).flatMap(([name, ask]) => {
    const needed = ask.kind === 'text' && !ask.optional
    const untold = preview?.scope?.[name]?.untold !== undefined
    const proposed = 'proposed' in ask && ask.proposed === true
    return proposed || ((needed || untold) && input[name] === undefined) ? [name] : []
  })
}

/** How this campaign waves a due away: the action of slot `settle` that asks for a due. */
export function waiveAction(
  actions: readonly ActionView[],
  due: DueView,
): { action: ActionView; input: Record<string, unknown> } | null {
  if (due.must) return null
  for (const action of actions) {
    const name = Object.entries(action.asks).find(([, ask]) => ask.kind === 'due')?.[0]
    if (action.slot === 'settle' && name !== undefined)
      return { action, input: { ...action.input, [name]: due.id } }
  }
  return null
}

export async function waiveDue(screen: Screen, due: DueView): Promise<void> {
  const way = waiveAction(screen.views.actions, due)
  if (way) await screen.run(way.action.id, way.input, { at: duePlace(due) })
}

/** Card of one due, or of several of a kind that one word may settle. */
type Card = { due: DueView } | { alike: DueView[]; words: readonly string[] }

/** Tells cards apart from one state to the next. */
export function keyOf(card: Card): string {
  return 'due' in card ? card.due.id : `alike ${card.alike[0]?.action ?? ''}`
}

/** Cards of all dues: those of one action that one word settles share a card. The party’s own stay apart. */
export function dueCards(dues: readonly DueView[], actions: readonly ActionView[]): Card[] {
  const wordsFor = (due: DueView): readonly string[] | null => {
    const action = actions.find(({ id, slot }) => id === due.action && slot === 'down')
    const lone = due.who.length === 1 && !due.must
    return action && lone ? (waysOf(action, due)?.words ?? null) : null
  }
  const grouped = new Set<string>()
  return dues.flatMap((due): Card[] => {
    if (grouped.has(due.id)) return []
    const words = wordsFor(due)
    const alike = words
      ? dues.filter((other) => other.action === due.action && wordsFor(other) !== null)
      : []
    if (!words || alike.length < 2) return [{ due }]
    for (const one of alike) grouped.add(one.id)
    return [{ alike, words }]
  })
}

const afterFights: readonly ActionView['phase'][] = ['dungeon', 'travel', 'rest', 'town']

/** The card to open (the one that the GM chose, while it is there), and those that wait as lines. In a fight a rest, a light or its end can wait, where one press settles it. */
export function openCard(
  cards: readonly Card[],
  actions: readonly ActionView[],
  isFighting: boolean,
  chosen: string | null = null,
): { open: Card | undefined; waiting: Card[] } {
  const canWait = (card: Card): boolean => {
    const action = 'due' in card && actions.find(({ id }) => id === card.due.action)
    if (!action || missingInputs(action, card.due).length > 0) return false
    return card.due.when === 'end of fight' || afterFights.includes(action.phase)
  }
  const first = isFighting ? cards.find((card) => !canWait(card)) : cards[0]
  const open = cards.find((card) => keyOf(card) === chosen) ?? first
  return { open, waiting: cards.filter((card) => card !== open) }
}

/** One word for all of them; of two words the excepted get the other, of more they wait. */
export async function settleAlike(
  screen: Screen,
  dues: readonly DueView[],
  words: readonly string[],
  word: string,
  except: ReadonlySet<string>,
): Promise<void> {
  const other = words.length === 2 ? words.find((one) => one !== word) : undefined
  const settled = other === undefined ? dues.filter(({ id }) => !except.has(id)) : dues
  const input = {
    who: settled.flatMap(({ who }) => who),
    word,
    except: dues.filter(({ id }) => except.has(id)).flatMap(({ who }) => who),
    ...(other === undefined ? {} : { otherwise: other }),
  }
  await screen.run('house.alike', input, { at: alikePlace })
}

export const alikePlace = 'due:alike'
