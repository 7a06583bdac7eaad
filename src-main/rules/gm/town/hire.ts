import { step } from '../../core/outcome.ts'
import { defineAction, type Action, type Game } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { isRefusal, plain, refusal } from '../../core/preview.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import type { Id, Situation } from '../../core/situation.ts'
import type { Creature } from '../../core/state/creature.ts'
import { counted } from '../../core/words.ts'
import { completeInput } from '../fight/apart.ts'
import { moneyOf } from '../party/coins.ts'
import { ownWage, wageTimer } from '../timers/provisions.ts'
import { personKinds } from '../../core/state/creature.ts'

/** The game's own generator of hirelings. */
function generatorOf(game: Game): Action | undefined {
  return game.actions.find(({ slot, id }) => slot === 'generate' && id.endsWith('.new-hireling'))
}

/** Hires a hireling made by the game's generator, at a wage. Rule GF-HIRE-01. */
export const hire = defineAction({
  id: 'house.hire',
  title: 'Hire somebody',
  rule: 'GF-HIRE-01',
  phase: 'town',
  slot: 'hire',
  finds: 'hireling retainer porter torchbearer mercenary wage pay',
  asks: {
    name: { kind: 'text', title: 'Name, or by the dice', max: 80, optional: true },
    wage: { kind: 'number', title: 'Wage, 0 for the game’s own', min: 0, max: 100_000, default: 0 },
    each: { kind: 'choice', title: 'Each', of: ['day', 'week'], default: 'day' },
    payer: { kind: 'creature', role: 'actor', title: 'Who pays', side: 'party', only: personKinds },
  },
  inGame: (game) => hireIn(game),
  plan(situation, { name, wage, each, payer, ...choices }, at) {
    const generator = generatorOf(at.ruleset)
    if (!generator)
      return refusal(`${at.ruleset.title} makes no hirelings: use “Add to the party”.`)
    const from = situation.creatures[payer]
    if (!from) return refusal('Choose who pays.')
    const input = completeInput(generator, {
      ...choices,
      ...(name?.trim() ? { name: name.trim() } : {}),
    })
    const generated = generator.plan(situation, input as never, at)
    if (isRefusal(generated)) return generated
    return { generated, wage, each, payer, pay: payOf(at.ruleset, wage, each, from.name) }
  },
  preview({ generated, pay }) {
    const shown = generated.preview
    return shown ? { ...shown, verdict: `${shown.verdict}; ${pay}` } : plain(pay)
  },
  *run({ generated, wage, each, payer, pay }, situation, { ruleset }) {
    const outcome = yield* generated.run()
    const [hired] = outcome.effects.flatMap((effect) =>
      effect.do === 'join' ? [effect.creature] : [],
    )
    if (!hired) return outcome
    const owed = wage > 0 ? wage : dailyPay(ruleset, situation, hired)
    const timer = `t${Number(/(\d+)$/.exec(hired.id)?.[1] ?? situation.nextId) + 1}`
    return {
      ...outcome,
      rule: 'GF-HIRE-01',
      what: `Hired, ${hired.name}`,
      why: [...outcome.why, step('Pay', pay, 'GF-HIRE-01')],
      effects: [
        ...outcome.effects.map((effect) => employedBy(effect, hired.id, payer)),
        ...(owed > 0
          ? [
              {
                do: 'timer' as const,
                timer: wageTimer(situation, moneyOf(ruleset), timer, {
                  earner: hired,
                  payer,
                  amount: owed,
                  each: wage > 0 ? each : 'day',
                }),
              },
            ]
          : []),
      ],
    }
  },
})

/** Hiring in each game, by its id, with the choices of the game's hireling generator: roles, trades, levels. */
const hires = new Map<string, Action>()

function hireIn(game: Game): Action {
  const known = hires.get(game.id)
  if (known) return known
  const choices = generatorOf(game)?.asks ?? {}
  const action: Action = { ...hire, asks: { ...choices, ...hire.asks } }
  hires.set(game.id, action)
  return action
}

/** Coins that the game itself has a newcomer paid each day. */
function dailyPay(game: Game, situation: Situation, hired: Creature): number {
  const creatures = { ...situation.creatures, [hired.id]: hired }
  return ownWage(game, { ...situation, creatures, party: [...situation.party, hired.id] }, hired.id)
}

function employedBy(effect: Effect, hired: Id, employer: Id): Effect {
  if (effect.do !== 'join' || effect.creature.id !== hired) return effect
  return { ...effect, creature: { ...effect.creature, employer } }
}

function payOf(game: Ruleset, wage: number, each: 'day' | 'week', payer: string): string {
  if (wage === 0) return game.wages ? `paid as ${game.title} has it` : 'for a share, or for nothing'
  const money = moneyOf(game)
  return `${counted(wage, money?.one ?? 'coin', money?.many ?? 'coins')} each ${each} from ${payer}`
}
