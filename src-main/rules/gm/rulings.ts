import { defineAction, type Action } from '../core/action.ts'
import { defaultOf, type HouseRule } from '../core/ruleset/house-rules.ts'
import type { HouseRuleValue, RulesetId, Situation } from '../core/situation.ts'
import type { Games } from './games.ts'
import { gmOutcome } from './gm-outcome.ts'
import { plain, refusal } from '../common/trial.ts'

/** Typed value, if the house rule allows it; its default when nothing is typed. */
function valueOf(rule: HouseRule, typed: string | undefined): HouseRuleValue | undefined {
  if (!typed) return defaultOf(rule)
  if (rule.choice.kind === 'options')
    return rule.choice.of.find(({ value }) => String(value) === typed)?.value
  const number = Number(typed)
  return Number.isInteger(number) && number >= rule.choice.min && number <= rule.choice.max
    ? number
    : undefined
}

function titleOf(rule: HouseRule, value: HouseRuleValue): string {
  if (rule.choice.kind === 'number') return String(value)
  return rule.choice.of.find((option) => option.value === value)?.title ?? String(value)
}

/** Actions that set the campaign's house rules and borrowed procedures. */
export function rulings(games: Games): readonly Action[] {
  const find = (situation: Situation, id: string): HouseRule | undefined =>
    games.houseRules(situation).find((rule) => rule.id === id)

  const houseRule = defineAction({
    id: 'house.house-rule',
    title: 'Change a house rule',
    rule: 'GF-RULE-01',
    phase: 'table',
    slot: 'house rule',
    needs: [],
    finds: 'settings option ruling',
    asks: {
      id: { kind: 'text', title: 'House rule', max: 60 },
      value: { kind: 'text', title: 'Value', max: 60, optional: true },
    },
    preview(situation, { id, value }) {
      const rule = find(situation, id)
      if (!rule) return refusal(`This campaign has no house rule called “${id}”.`)
      const to = valueOf(rule, value)
      return to === undefined
        ? refusal(`${rule.title} has no choice “${value ?? ''}”.`)
        : plain(`${rule.title}: ${titleOf(rule, to)}`)
    },
    *run(situation, { id, value }) {
      yield* []
      const rule = find(situation, id)
      const to = rule ? valueOf(rule, value) : undefined
      if (!rule || to === undefined)
        return gmOutcome('GF-RULE-01', 'House rule', 'Nothing was changed', [])
      return gmOutcome(
        'GF-RULE-01',
        `House rule, ${rule.title}`,
        titleOf(rule, to),
        [{ do: 'house rule', id, to: to === defaultOf(rule) ? null : to }],
        { why: [{ name: 'It answers', value: rule.asks, rule: rule.rule }] },
      )
    },
  })

  const lender = (from: string, what: 'dungeon' | 'travel') =>
    games.all().find((game) => game.id === from && game.covers.includes(what))

  const lenders = games
    .all()
    .filter(({ covers }) => covers.includes('dungeon') || covers.includes('travel'))
    .map(({ id }): string => id)

  const borrow = defineAction({
    id: 'house.borrow',
    title: 'Borrow a procedure',
    rule: 'GF-RULE-02',
    phase: 'table',
    slot: 'house rule',
    needs: [],
    finds: 'dungeon turn travel game',
    asks: {
      what: { kind: 'choice', title: 'What', of: ['dungeon', 'travel'], default: 'dungeon' },
      from: {
        kind: 'choice',
        title: 'From',
        of: ['nobody', ...lenders],
        default: lenders[0] ?? 'nobody',
      },
    },
    preview(situation, { what, from }) {
      if (from === 'nobody') return plain(`No ${what} procedure is borrowed`)
      if (games.of(situation).covers.includes(what))
        return refusal(`${games.of(situation).title} has its own ${what} procedure.`)
      const game = lender(from, what)
      return game
        ? plain(`The ${what} procedure of ${game.title}`)
        : refusal(`That game has no ${what} procedure to lend.`)
    },
    *run(situation, { what, from }) {
      yield* []
      const game = from === 'nobody' ? undefined : lender(from, what)
      const says = game ? `From ${game.title}` : 'From nobody'
      return gmOutcome(
        'GF-RULE-02',
        `Borrowed, ${what}`,
        says,
        [{ do: 'borrow', what, from: (game?.id ?? null) satisfies RulesetId | null }],
        {
          why: [
            {
              name: games.of(situation).title,
              value: game
                ? `takes its ${what} procedure from ${game.title}`
                : `has no ${what} procedure`,
            },
          ],
        },
      )
    },
  })

  return [houseRule, borrow]
}
