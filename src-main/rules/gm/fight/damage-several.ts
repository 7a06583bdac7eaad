import { defineAction, type Action, type AtTable } from '../../core/action.ts'
import { askFor } from '../../core/asks.ts'
import type { Outcome } from '../../core/outcome.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { ReadonlyCreature } from '../../core/situation.ts'
import { listed } from '../../core/words.ts'
import { readAmount } from '../../dice/read-notation.ts'
import { askNotation } from '../../dice/roll.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { forEach } from './apart.ts'
import { damage, heal } from './damage.ts'

const asks = {
  targets: { kind: 'creatures', role: 'target', title: 'Whom' },
  amount: { kind: 'notation', role: 'amount', title: 'How much', default: '1' },
  each: { kind: 'switch', title: 'A roll for each', default: false },
  reading: { kind: 'text', title: 'Read as', max: 40, optional: true },
} as const

/** One amount of damage to several, by the game's own rule. Rule GF-HARM-03. */
export const damageSeveral = defineSeveral({
  id: 'house.harm-several',
  title: 'Damage to several',
  rule: 'GF-HARM-03',
  own: damage,
  finds: 'harm hurt blast fire area many all',
  what: 'Damage',
  first: 'foes',
})

/** One amount of healing to several, by the game's own rule. Rule GF-HARM-04. */
export const healSeveral = defineSeveral({
  id: 'house.heal-several',
  title: 'Healing for several',
  rule: 'GF-HARM-04',
  own: heal,
  finds: 'cure restore many all party',
  what: 'Healing',
  first: 'party',
})

interface Several<I> {
  id: I
  title: string
  rule: 'GF-HARM-03' | 'GF-HARM-04'
  /** Gatefold's action for one creature, for games without. */
  own: Action
  finds: string
  what: string
  /** Side that is chosen to begin with. */
  first: 'party' | 'foes'
}

function defineSeveral<const I extends Action['id']>(several: Several<I>) {
  const { id, title, rule, own, finds, what, first } = several
  return defineAction({
    id,
    title,
    rule,
    phase: 'fight',
    slot: own.slot,
    finds,
    asks: {
      ...asks,
      targets: { ...asks.targets, first, ...(first === 'party' ? { lying: true } : {}) },
    },
    plan(situation, { targets, amount, each, reading }, at) {
      const creatures = targets.flatMap((one) => situation.creatures[one] ?? [])
      if (creatures.length === 0) return refusal('Choose whom.')
      const read = readAmount(amount)
      if ('says' in read) return refusal(`“${amount}” can’t be read: ${read.says}.`)
      const { expression } = read
      return { creatures, amount, expression, each, action: actionFor(own, at), reading }
    },
    preview: ({ creatures, amount, each }) =>
      plain(`${amount}${each ? ', rolled for each' : ''}: ${namesOf(creatures)}`),
    *run({ creatures, amount, expression, each, action, reading }, situation, at) {
      const total = each ? null : (yield* askNotation(what.toLowerCase(), expression)).total
      if (total !== null && total + at.ruling.adjust <= 0)
        return gmOutcome(rule, `${what}, ${amount}`, 'It comes to nothing', [])
      const ends = yield* forEach(
        action,
        situation,
        at,
        creatures.map((creature) => ({
          name: creature.name,
          input: inputFor(action, creature, total === null ? amount : String(total), reading),
        })),
      )
      return together(several, creatures, amount, total, ends)
    },
  })
}

/** Action for one creature: the game's own that asks for a target and an amount, else Gatefold's. */
function actionFor(own: Action, { ruleset }: AtTable): Action {
  const fits = ({ slot, asks: inputs }: Action): boolean =>
    slot === own.slot &&
    askFor(inputs, 'target', 'creature') !== null &&
    askFor(inputs, 'amount') !== null
  return ruleset.actions.find(fits) ?? own
}

/** Input of the action for one creature; the amount's reading when the game offers the one that was chosen. */
function inputFor(
  { asks: inputs }: Action,
  { id }: ReadonlyCreature,
  amount: string,
  said: string | undefined,
): Record<string, unknown> {
  const reading = askFor(inputs, 'reading')
  const ask = reading === null ? undefined : inputs[reading]
  return {
    [askFor(inputs, 'target', 'creature') ?? 'target']: id,
    [askFor(inputs, 'amount') ?? 'amount']: amount,
    ...(reading !== null && said && ask?.kind === 'choice' && ask.of.includes(said)
      ? { [reading]: said }
      : {}),
  }
}

function namesOf(creatures: readonly ReadonlyCreature[]): string {
  return listed(creatures.map(({ name }) => name))
}

function together(
  { rule, what }: Pick<Several<unknown>, 'rule' | 'what'>,
  creatures: readonly ReadonlyCreature[],
  amount: string,
  total: number | null,
  ends: readonly Outcome[],
): Outcome {
  return {
    rule,
    what: `${what} to ${namesOf(creatures)}, ${amount}`,
    says: spoken(ends, creatures),
    tone: ends[0]?.tone ?? 'plain',
    who: creatures.map(({ id }) => id),
    ...(total === null ? {} : { total }),
    ...(ends.some(({ secret }) => secret) ? { secret: true } : {}),
    why: ends.map((end, nth) => ({
      name: creatures[nth]?.name ?? '',
      value: end.why.map(({ name, value }) => `${name} ${value}`).join(', ') || end.says,
      rule: end.rule,
    })),
    effects: ends.flatMap(({ effects }) => effects),
  }
}

/** Summary of outcomes: "Goblin 1 falls; Goblin 2 to 1 HP"; with three or more "5 × falls". */
function spoken(ends: readonly Outcome[], creatures: readonly ReadonlyCreature[]): string {
  if (ends.length <= 2) return ends.map(({ says }) => says).join('; ')
  const bare = ends.map(({ says }, nth) => says.replace(creatures[nth]?.name ?? '', '').trim())
  return [...new Set(bare)]
    .map((words) => `${bare.filter((each) => each === words).length} × ${words}`)
    .join('; ')
}
