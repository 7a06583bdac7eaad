import { defineAction, type Action } from '../../core/action.ts'
import { day } from '../../clock/clock.ts'
import type { Effect } from '../../core/effects.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import type { Creature } from '../../core/state/creature.ts'
import type { Id, Situation } from '../../core/situation.ts'
import type { Timer } from '../../core/state/due.ts'
import type { GameOf } from '../meeting.ts'
import { moneyOf } from '../party/coins.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { counted } from '../../core/words.ts'

const spans = { day, week: 7 * day } as const

/** The game's own generator of hirelings. */
function generatorOf(game: Ruleset): Action | undefined {
  return game.actions.find(({ slot, id }) => slot === 'generate' && id.endsWith('.new-hireling'))
}

/** Hires a hireling made by the game's generator, at a wage. Rule GF-HIRE-01. */
export function hiring(gameOf: GameOf): Action {
  return defineAction({
    id: 'house.hire',
    title: 'Hire somebody',
    rule: 'GF-HIRE-01',
    phase: 'town',
    slot: 'hire',
    needs: [],
    finds: 'hireling retainer porter torchbearer mercenary wage pay',
    asks: {
      name: { kind: 'text', title: 'Name, or by the dice', max: 80, optional: true },
      wage: { kind: 'number', title: 'Wage, 0 for none', min: 0, max: 100_000, default: 0 },
      each: { kind: 'choice', title: 'Each', of: ['day', 'week'], default: 'day' },
      payer: { kind: 'creature', title: 'Who pays', side: 'party' },
    },
    preview(situation, { wage, each, payer }) {
      const game = gameOf(situation)
      if (!generatorOf(game))
        return refusal(`${game.title} makes no hirelings: use “Add to the party”.`)
      const from = situation.creatures[payer]
      if (!from) return refusal('Choose who pays.')
      return plain(payOf(game, wage, each, from.name))
    },
    *run(situation, { name, wage, each, payer }, at) {
      const game = gameOf(situation)
      const generator = generatorOf(game)
      const from = situation.creatures[payer]
      if (!generator || !from) return gmOutcome('GF-HIRE-01', 'Hiring', 'Nobody was hired', [])
      const made = yield* generator.run(situation, fill(generator, name) as never, at)
      const hired = made.effects.flatMap((effect) =>
        effect.do === 'join' ? [effect.creature] : [],
      )[0]
      if (!hired) return made
      const pay = payOf(game, wage, each, from.name)
      return {
        ...made,
        rule: 'GF-HIRE-01',
        what: `Hired, ${hired.name}`,
        why: [...made.why, { name: 'Pay', value: pay, rule: 'GF-HIRE-01' }],
        effects: [
          ...made.effects.map((effect) => employedBy(effect, hired.id, payer)),
          ...(wage > 0 ? [wageOf(situation, game, hired, { wage, each, payer })] : []),
        ],
      }
    },
  })
}

function employedBy(effect: Effect, hired: Id, employer: Id): Effect {
  if (effect.do !== 'join' || effect.creature.id !== hired) return effect
  return { ...effect, creature: { ...effect.creature, employer } }
}

/** Default input of a generator, with the name given. */
function fill({ asks }: Action, name: string | undefined): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const [key, ask] of Object.entries(asks)) {
    if (ask.kind === 'number') input[key] = ask.default ?? ask.min
    if (ask.kind === 'switch') input[key] = ask.default ?? false
    if (ask.kind === 'choice') input[key] = ask.default ?? ask.of[0]
  }
  return name?.trim() ? { ...input, name: name.trim() } : input
}

function payOf(game: Ruleset, wage: number, each: 'day' | 'week', payer: string): string {
  if (wage === 0) return game.wages ? `paid as ${game.title} has it` : 'for a share, or for nothing'
  const money = moneyOf(game)
  return `${counted(wage, money?.one ?? 'coin', money?.many ?? 'coins')} each ${each} from ${payer}`
}

/** Timer of the wage; its dues are settled by “Pay”. Rules GF-WAGE-01, GF-WAGE-02. */
function wageOf(
  situation: Situation,
  game: Ruleset,
  hired: Creature,
  { wage, each, payer }: { wage: number; each: 'day' | 'week'; payer: string },
): Effect {
  const money = moneyOf(game)
  const now = situation.clock.seconds
  const digits = Number(/(\d+)$/.exec(hired.id)?.[1] ?? situation.nextId)
  const timer: Timer = {
    id: `t${digits + 1}`,
    kind: 'wage',
    title: 'Wage',
    bearer: hired.id,
    from: now,
    next: now + spans[each],
    every: spans[each],
    rule: 'GF-WAGE-01',
    due: {
      action: 'house.pay',
      input: { bearer: hired.id, amount: wage, payer, due: '' },
      title: `Pay ${hired.name}`,
      why: `${hired.name} has earned ${counted(wage, money?.one ?? 'coin', money?.many ?? 'coins')}`,
      rule: 'GF-WAGE-01',
      when: 'now',
      who: [hired.id],
      must: false,
    },
  }
  return { do: 'timer', timer }
}
