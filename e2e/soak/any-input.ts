import type { Ask, Asks } from '../../src-main/rules/core/asks.ts'
import type { Shelf } from '../../src-main/rules/core/action.ts'
import type { Situation } from '../../src-main/rules/core/situation.ts'
import type { Rng } from '../../src-main/rules/dice/rng.ts'
import type { Monster } from '../../src-main/rules/monsters/canonical.ts'
import { anyText, pickOne } from './any-text.ts'

type Around = Shelf & { all(): readonly Monster[] }

/** An input for what an action asks: mostly sensible in this situation, now and then anything at all. */
export function inputFor(
  asks: Asks,
  situation: Situation,
  shelf: Around,
  rng: Rng,
): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const [key, ask] of Object.entries(asks)) {
    if ('optional' in ask && ask.optional && rng.die(3) === 1) continue
    const value = rng.die(25) === 1 ? anyValue(rng) : valueFor(ask, input, situation, shelf, rng)
    if (value !== undefined) input[key] = value
  }
  if (rng.die(50) === 1) input[anyText(rng, 12)] = anyValue(rng)
  return input
}

function valueFor(
  ask: Ask,
  input: Record<string, unknown>,
  situation: Situation,
  shelf: Around,
  rng: Rng,
): unknown {
  const creatures = Object.keys(situation.creatures)
  switch (ask.kind) {
    case 'number':
      return Math.min(ask.max, ask.min + rng.die(Math.min(50, ask.max - ask.min + 1)) - 1)
    case 'switch':
      return rng.die(2) === 1
    case 'choice':
      return pickOne(rng, ask.of)
    case 'creature':
      return pickOne(rng, creatures)
    case 'creatures':
      return creatures.filter(() => rng.die(3) === 1)
    case 'group':
      return pickOne(rng, Object.keys(situation.groups))
    case 'item':
      return pickOne(rng, Object.keys(situation.creatures[String(input[ask.of])]?.items ?? {}))
    case 'stashed':
      return pickOne(rng, Object.keys(situation.stash))
    case 'benched':
      return pickOne(rng, Object.keys(situation.bench ?? {}))
    case 'timer':
      return pickOne(rng, Object.keys(situation.timers))
    case 'due':
      return pickOne(rng, Object.keys(situation.dues))
    case 'text':
      return anyText(rng, Math.min(ask.max, 60))
    case 'notation':
      return pickOne(rng, ['2d6', 'd20', '4d6k3', '3', '2d6!', 'd66', '1d6+2'])
    case 'monster':
      return pickOne(rng, shelf.all())?.id
    case 'table':
      return pickOne(rng, ['dungeon-1', 'nothing', ...Object.keys(situation.tables ?? {})])
    case 'record':
      return ask.of === 'monster' ? pickOne(rng, shelf.all()) : { name: anyText(rng, 20) }
  }
}

/** Something nobody asked for. */
export function anyValue(rng: Rng, depth = 0): unknown {
  switch (rng.die(depth > 3 ? 8 : 10)) {
    case 1:
      return null
    case 2:
      return rng.die(2) === 1
    case 3:
      return pickOne(rng, [-1, 0, 1, 0.5, 1e9, 2 ** 53, -(2 ** 31), Number.MAX_VALUE])
    case 4:
    case 5:
    case 6:
      return anyText(rng, 40)
    case 7:
      return pickOne(rng, ['__proto__', 'constructor', '', '0', 'NaN', '../..', '<b>'])
    case 8:
      return rng.die(1000)
    case 9:
      return Array.from({ length: rng.die(4) - 1 }, () => anyValue(rng, depth + 1))
    default:
      return Object.fromEntries(
        Array.from({ length: rng.die(4) - 1 }, () => [anyText(rng, 10), anyValue(rng, depth + 1)]),
      )
  }
}
