import { defineAction } from '../../core/action.ts'
import { plain, refusal } from '../../core/preview.ts'
import { defaultOf, type HouseRule } from '../../core/ruleset/house-rules.ts'
import type { HouseRuleValue, RulesetId } from '../../core/situation.ts'
import type { Games } from '../games.ts'
import { gmOutcome } from '../gm-outcome.ts'

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

/** Sets a house rule of the campaign, its own or a lender's. Rule GF-RULE-01. */
export const changeHouseRule = ({ houseRules }: Pick<Games, 'houseRules'>) =>
  defineAction({
    id: 'house.house-rule',
    title: 'Change a house rule',
    rule: 'GF-RULE-01',
    phase: 'table',
    slot: 'house rule',
    finds: 'settings option ruling',
    asks: {
      id: { kind: 'text', title: 'House rule', max: 60 },
      value: { kind: 'text', title: 'Value', max: 60, optional: true },
    },
    plan(situation, { id, value }) {
      const rule = houseRules(situation).find((one) => one.id === id)
      if (!rule) return refusal(`This campaign has no house rule called “${id}”.`)
      const to = valueOf(rule, value)
      return to === undefined
        ? refusal(`${rule.title} has no choice “${value ?? ''}”.`)
        : { rule, to, says: titleOf(rule, to) }
    },
    preview: ({ rule, says }) => plain(`${rule.title}: ${says}`),
    run: ({ rule, to, says }) =>
      gmOutcome(
        'GF-RULE-01',
        `House rule, ${rule.title}`,
        says,
        [{ do: 'house rule', id: rule.id, to: to === defaultOf(rule) ? null : to }],
        { why: [{ name: 'It answers', value: rule.asks, rule: rule.rule }] },
      ),
  })

/** Borrows a procedure that the campaign's game lacks from another. Rule GF-RULE-02. */
export function borrow({ all }: Pick<Games, 'all'>) {
  const lenders = all()
    .filter(({ covers }) => covers.includes('dungeon') || covers.includes('travel'))
    .map(({ id }): string => id)
  return defineAction({
    id: 'house.borrow',
    title: 'Borrow a procedure',
    rule: 'GF-RULE-02',
    phase: 'table',
    slot: 'house rule',
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
    plan(_situation, { what, from }, { ruleset }) {
      if (from === 'nobody') return { what, from: null }
      if (ruleset.covers.includes(what))
        return refusal(`${ruleset.title} has its own ${what} procedure.`)
      const game = all().find(({ id, covers }) => id === from && covers.includes(what))
      return game
        ? { what, from: { id: game.id, title: game.title } }
        : refusal(`That game has no ${what} procedure to lend.`)
    },
    preview: ({ what, from }) =>
      plain(from ? `The ${what} procedure of ${from.title}` : `No ${what} procedure is borrowed`),
    run: ({ what, from }, _situation, { ruleset }) =>
      gmOutcome(
        'GF-RULE-02',
        `Borrowed, ${what}`,
        from ? `From ${from.title}` : 'From nobody',
        [{ do: 'borrow', what, from: (from?.id ?? null) satisfies RulesetId | null }],
        {
          why: [
            {
              name: ruleset.title,
              value: from
                ? `takes its ${what} procedure from ${from.title}`
                : `has no ${what} procedure`,
            },
          ],
        },
      ),
  })
}
