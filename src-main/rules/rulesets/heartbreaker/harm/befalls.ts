import { askNotation } from '../../../dice/roll.ts'
import type { Effect } from '../../../core/effects.ts'
import { readAmount } from '../../../dice/read-notation.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { howLong, lengthOf, type AffectInput } from './brings.ts'
import { lost } from './damage.ts'

/** Result of a save against an extra effect of a hit. */
interface Came {
  says: string
  why: Step[]
  effects: Effect[]
}

/** Rule HBK-SAVE-02. */
export function* befalls(
  situation: Situation,
  creature: ReadonlyCreature,
  asked: AffectInput,
  passed: boolean,
): ProcedureOf<Came> {
  if (asked.brings === 'STA is lost' && (!passed || asked.half))
    return yield* drained(situation, creature, asked, passed)
  if (passed) return { says: '', why: [], effects: [] }
  if (asked.brings === 'they die')
    return {
      says: `${creature.name} dies`,
      why: [],
      effects: [
        { do: 'condition', creature: creature.id, name: 'dead', to: { rule: 'HBK-SAVE-02' } },
      ],
    }
  return asked.brings === 'a state'
    ? yield* stricken(situation, creature, asked)
    : { says: 'you say what comes of it', why: [], effects: [] }
}

function* drained(
  situation: Situation,
  creature: ReadonlyCreature,
  { amount }: AffectInput,
  passed: boolean,
): ProcedureOf<Came> {
  const read = readAmount(amount)
  if ('says' in read) return { says: '', why: [], effects: [] }
  const rolled = yield* askNotation('STA lost', read.expression)
  const harm = passed ? Math.floor(rolled.total / 2) : rolled.total
  const was = creature.values.hp ?? 0
  const to = Math.max(0, was - harm)
  return {
    says: `STA ${was} to ${to}`,
    why: [
      { name: amount, value: rolled.says },
      ...(passed ? [{ name: 'Saved', value: 'half, rounded down' }] : []),
      { name: 'No blow', value: 'AMR does not answer it', rule: 'HBK-ATK-05' },
    ],
    effects: lost(situation, creature, was, to, harm),
  }
}

function* stricken(
  situation: Situation,
  creature: ReadonlyCreature,
  asked: AffectInput,
): ProcedureOf<Came> {
  const read = asked.lasts.trim() === '0' ? null : readAmount(asked.lasts)
  const length =
    read && 'expression' in read ? yield* askNotation('how long', read.expression) : null
  const until =
    length === null ? {} : { until: situation.clock.seconds + length.total * lengthOf[asked.unit] }
  return {
    says: `${asked.state} ${length ? `for ${length.total} ${asked.unit}` : howLong(asked)}`,
    why: length ? [{ name: `${asked.lasts} ${asked.unit}`, value: length.says }] : [],
    effects: [
      {
        do: 'condition',
        creature: creature.id,
        name: asked.state.toLowerCase(),
        to: { ...until, rule: 'HBK-SAVE-02' },
      },
    ],
  }
}
