import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundled } from '../../app/bundled.ts'
import type { Context } from '../../campaign/apply.ts'
import { Library, withOwnTables } from '../../campaign/library.ts'
import { resultIn, stateOf, type HouseRuleCase } from '../../campaign/testing/house-rule-case.ts'
import type { HouseRule } from '../core/ruleset/house-rules.ts'
import type { CampaignState, HouseRuleValue, RulesetId } from '../core/situation.ts'
import { actionNamed, consequencesOf, games } from '../registry.ts'

const { monsters, tables } = bundled(resolve(import.meta.dirname, '../../../resources'))
const library = new Library(monsters, tables, [])

const contextOf = (state: CampaignState): Context => ({
  action: actionNamed,
  consequences: (before, after) => consequencesOf(after)(before, after),
  shelf: withOwnTables(library, state),
  record: () => null,
  at: '2026-11-21T20:00:00.000Z',
})

/** Cases of a game by the id of their house rule. */
function casesOf(game: RulesetId): Record<string, Omit<HouseRuleCase, 'rule'>[]> {
  const path = join(import.meta.dirname, game, 'testing/house-rule-cases.json')
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Omit<HouseRuleCase, 'rule'>[]>
}

/** Values that must differ from each other in some case: every two options, or two numbers. */
function pairsOf({ choice }: HouseRule): HouseRuleValue[][] {
  if (choice.kind === 'number') return [[choice.default]]
  const values = choice.of.map(({ value }) => value)
  return values.flatMap((one, at) => values.slice(at + 1).map((other) => [one, other]))
}

describe.each(games.map(({ id, title, houseRules }) => ({ id, title, houseRules })))(
  '$title',
  ({ id, houseRules }) => {
    const cases = casesOf(id)

    test('has a case for every two options of every house rule, and for no others', () => {
      const lacking = houseRules.flatMap((rule) =>
        pairsOf(rule)
          .filter(
            (pair) =>
              !cases[rule.id]?.some(({ values }) => pair.every((one) => values.includes(one))),
          )
          .map((pair) => `${rule.id}: ${pair.join(' or ')}`),
      )
      expect(lacking).toEqual([])
      const known = new Set(houseRules.map((rule) => rule.id))
      expect(Object.keys(cases).filter((rule) => !known.has(rule))).toEqual([])
    })

    const named = Object.entries(cases).flatMap(([rule, all]) =>
      all.map((one) => ({
        name: `${rule}: ${one.values.join(' or ')} changes ${one.action ?? 'figures of the party or town'}`,
        one: { ...one, rule },
      })),
    )
    test.each(named)('$name', ({ one }) => {
      const [first, second] = one.values.map((value) => {
        const state = stateOf(id, one, value)
        return resultIn(state, one, contextOf(state))
      })
      expect([first?.end, second?.end]).not.toContain('no such action')
      expect(first?.says).not.toBe(second?.says)
    })
  },
)
