import type { Action } from '../../rules/core/action.ts'
import type { Asks } from '../../rules/core/asks.ts'
import { isFields, listed, numberFrom } from './fault.ts'
import type { PlayStep } from './form.ts'
import { onlyMeant } from './match-name.ts'
import { namedDice } from './step-report.ts'

type Given = Readonly<Record<string, unknown>>

/** Best three of the dice of a score, or the score itself. */
export function scoreOf(said: unknown): number {
  const faces = listed(said).map((face) => numberFrom(face) ?? 0)
  return faces
    .toSorted((a, b) => b - a)
    .slice(0, 3)
    .reduce((sum, face) => sum + face, 0)
}

/** Four faces whose best three are a score that is given as a number; faces stay as they are. */
function facesOf(said: unknown): unknown {
  const total = Array.isArray(said) ? null : numberFrom(said)
  if (total === null || total < 3 || total > 18) return said
  const third = Math.floor(total / 3)
  return [third, Math.floor((total - third) / 2), Math.ceil((total - third) / 2), 1]
}

/**
 * Dice of a creation without its choices, which are inputs: an ancestry or careers by name. Scores that are rolled
 * first and then placed may be named by where they go: the best goes to the first of the order.
 */
export function creationDice(asks: Asks, dice: unknown): { dice: unknown; input: Given } {
  if (Array.isArray(dice) && isOneRoll(dice)) return { dice: { 'score 1': dice }, input: {} }
  if (!isFields(dice)) return { dice, input: {} }
  const { order } = asks
  const abilities = order?.kind === 'text' ? (order.list ?? []) : []
  const input: Record<string, unknown> = {}
  const rest: Record<string, unknown> = {}
  const scores: (readonly [ability: string, faces: unknown])[] = []
  for (const [key, value] of Object.entries(dice)) {
    const isWord = listed(value).every((one) => numberFrom(one) === null && !Array.isArray(one))
    const choice = Object.keys(asks).find((name) => [name, `${name}s`].includes(key))
    const ability = onlyMeant(key, abilities, (one) => [one])
    const all = listed(value)
    if (/^(?:scores|abilities|rolls)$/.test(key) && all.length === abilities.length && !isWord)
      // In the order of the book, which is that of the choice.
      scores.push(...all.map((one, at) => [abilities[at] ?? '', one] as const))
    else if (isWord && choice !== undefined) input[choice] = value
    else if (ability !== undefined) scores.push([ability, value])
    else rest[key] = value
  }
  if (scores.length === 0 || scores.length < abilities.length)
    return { dice: { ...rest, ...Object.fromEntries(scores) }, input }
  const placed = scores.toSorted(([, a], [, b]) => scoreOf(b) - scoreOf(a))
  return {
    dice: {
      ...rest,
      ...Object.fromEntries(scores.map(([, faces], at) => [`score ${at + 1}`, facesOf(faces)])),
    },
    input: { ...input, order: placed.map(([ability]) => ability) },
  }
}

/** True for the four faces of a single score. */
const isOneRoll = (dice: readonly unknown[]): boolean =>
  dice.length === 4 && dice.every((face) => (numberFrom(face) ?? 7) <= 6)

/** A step that makes somebody, with scores by ability, among its dice or as `scores`, as the dice that its action asks for. */
export function withScores({ asks, slot }: Action, step: PlayStep): PlayStep {
  if (slot !== 'generate' || !('order' in asks)) return step
  const beside = isFields(step['input']) ? step['input'] : {}
  const { scores } = { ...step, ...beside }
  const said = isFields(scores) ? { ...namedDice(step), ...scores } : step['dice']
  const { dice, input } = creationDice(asks, said)
  if (dice === step['dice']) return step
  const without = ({ scores: all, ...rest }: Given): Given =>
    isFields(all) ? rest : { ...rest, ...(all === undefined ? {} : { scores: all }) }
  return { ...without(step), dice, input: { ...without(beside), ...input } }
}

/** Input that leaves the purse as it is rolled, where nothing is said of what is bought. */
export function wholePurse(asks: Asks, given: Given): Given {
  if ('kit' in given || 'gear' in given || 'outfit' in given || 'items' in given) return {}
  const { kit, outfit } = asks
  if (kit?.kind === 'choice' && kit.of.includes('Piece by piece')) return { kit: 'Piece by piece' }
  return {
    ...(kit?.kind === 'switch' ? { kit: false } : {}),
    ...(outfit?.kind === 'switch' ? { outfit: false } : {}),
  }
}
