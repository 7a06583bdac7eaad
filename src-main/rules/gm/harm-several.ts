import { defineAction, type Action } from '../core/action.ts'
import { askNotation } from '../dice/roll.ts'
import type { Outcome } from '../core/outcome.ts'
import type { Situation } from '../core/situation.ts'
import { askNamed, forEach } from './fight/apart.ts'
import type { GameOf } from './meeting.ts'
import { readAmount } from '../dice/read-notation.ts'
import { gmOutcome } from './gm-outcome.ts'
import { plain, refusal } from '../common/trial.ts'
import { listed } from '../core/words.ts'

interface Kind {
  id: 'house.harm-several' | 'house.heal-several'
  title: string
  rule: 'GF-HARM-03' | 'GF-HARM-04'
  slot: 'damage' | 'heal'
  finds: string
  what: string
}
const kinds: readonly Kind[] = [
  {
    id: 'house.harm-several',
    title: 'Damage to several',
    rule: 'GF-HARM-03',
    slot: 'damage',
    finds: 'harm hurt blast fire area many all',
    what: 'Damage',
  },
  {
    id: 'house.heal-several',
    title: 'Healing for several',
    rule: 'GF-HARM-04',
    slot: 'heal',
    finds: 'cure restore many all party',
    what: 'Healing',
  },
]

/** One amount of damage or healing to several, by the game's own rule. Rules GF-HARM-03, GF-HARM-04. */
export function harmSeveral(gameOf: GameOf, house: readonly Action[]): readonly Action[] {
  return kinds.map((kind) => several(kind, gameOf, house))
}

function several(kind: Kind, gameOf: GameOf, house: readonly Action[]): Action {
  /** Action for one creature: the game's own, else Gatefold's. */
  const oneOf = (situation: Situation): Action | undefined =>
    [...gameOf(situation).actions, ...house].find(
      (action) =>
        action.slot === kind.slot &&
        askNamed(action, 'creature') !== null &&
        askNamed(action, 'notation') !== null,
    )

  return defineAction({
    id: kind.id,
    title: kind.title,
    rule: kind.rule,
    phase: 'fight',
    slot: kind.slot,
    needs: [],
    finds: kind.finds,
    asks: {
      targets: { kind: 'creatures', title: 'Whom' },
      amount: { kind: 'notation', title: 'How much', default: '1' },
      each: { kind: 'switch', title: 'A roll for each', default: false },
      reading: { kind: 'text', title: 'Read as', max: 40, optional: true },
    },
    preview(situation, { targets, amount, each }) {
      const names = namesOf(situation, targets)
      if (names.length === 0) return refusal('Choose whom.')
      const read = readAmount(amount)
      if ('says' in read) return refusal(`“${amount}” can’t be read: ${read.says}.`)
      return plain(`${amount}${each ? ', rolled for each' : ''}: ${listed(names)}`)
    },
    *run(situation, { targets, amount, each, reading }, at) {
      const read = readAmount(amount)
      const action = oneOf(situation)
      const there = targets.filter((id) => id in situation.creatures)
      if ('says' in read || !action || there.length === 0)
        return gmOutcome(kind.rule, kind.what, 'Nobody was touched', [])
      const whom = askNamed(action, 'creature') ?? 'target'
      const howMuch = askNamed(action, 'notation') ?? 'amount'
      const how = readingOf(action, reading)
      let total: number | null = null
      if (!each) total = (yield* askNotation(kind.what.toLowerCase(), read.expression)).total
      if (total !== null && total + at.ruling.adjust <= 0)
        return gmOutcome(kind.rule, `${kind.what}, ${amount}`, 'It comes to nothing', [])
      const ends = yield* forEach(
        action,
        situation,
        at,
        there.map((id) => ({
          name: situation.creatures[id]?.name ?? id,
          told: { [whom]: id, [howMuch]: total === null ? amount : String(total), ...how },
        })),
      )
      return together(kind, situation, there, amount, total, ends)
    },
  })
}

function namesOf(situation: Situation, ids: readonly string[]): string[] {
  return ids.flatMap((id) => situation.creatures[id]?.name ?? [])
}

/** Input that says how the amount is applied, when the game offers a choice and the GM made one. */
function readingOf(action: Action, said: string | undefined): Record<string, unknown> {
  const name = askNamed(action, 'choice')
  const ask = name ? action.asks[name] : undefined
  return name && said && ask?.kind === 'choice' && ask.of.includes(said) ? { [name]: said } : {}
}

function together(
  kind: Kind,
  situation: Situation,
  targets: readonly string[],
  amount: string,
  total: number | null,
  ends: readonly Outcome[],
): Outcome {
  const names = namesOf(situation, targets)
  return {
    rule: kind.rule,
    what: `${kind.what} to ${listed(names)}, ${amount}`,
    says: spoken(ends, names),
    tone: ends[0]?.tone ?? 'plain',
    who: [...targets],
    ...(total === null ? {} : { total }),
    ...(ends.some(({ secret }) => secret) ? { secret: true } : {}),
    why: ends.map((end, nth) => ({
      name: names[nth] ?? '',
      value: end.why.map(({ name, value }) => `${name} ${value}`).join(', ') || end.says,
      rule: end.rule,
    })),
    effects: ends.flatMap(({ effects }) => effects),
  }
}

/** Summary of outcomes: "Goblin 1 falls; Goblin 2 to 1 HP"; with three or more "5 × falls". */
function spoken(ends: readonly Outcome[], names: readonly string[]): string {
  if (ends.length <= 2) return ends.map(({ says }) => says).join('; ')
  const bare = ends.map(({ says }, nth) => says.replace(names[nth] ?? '', '').trim())
  return [...new Set(bare)]
    .map((words) => `${bare.filter((each) => each === words).length} × ${words}`)
    .join('; ')
}
