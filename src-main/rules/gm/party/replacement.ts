import { isRefusal, plain, refusal } from '../../core/preview.ts'
import { defineAction } from '../../core/action.ts'
import { choice } from '../../core/choice.ts'
import type { Effect } from '../../core/effects.ts'
import type { RuleId } from '../../core/outcome.ts'
import type { HouseRule, HouseRuleGroup } from '../../core/ruleset/house-rules.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import type { Creature } from '../../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { completeInput } from '../fight/apart.ts'

/** Rule for a newcomer's starting level, from the levels in the party. */
export type ReplacementLevel = 'half' | 'lowest' | 'average' | 'first'

const common = [
  ['lowest', 'The lowest', 'As far as whoever of the party has come least far.'],
  ['average', 'The average', 'As far as the party has come on average, rounded down.'],
  ['first', 'The first level', 'As any beginner of the game.'],
] as const

/** House rule of a game with levels; the game's own options come first. */
export function replacementRule(
  rule: RuleId,
  group: HouseRuleGroup,
  ...own: (readonly [ReplacementLevel, string, string])[]
): HouseRule {
  return choice(
    'replacementLevel',
    group,
    rule,
    'Replacement characters',
    'Somebody new joins a party that has grown. At which level do they start?',
    ...own,
    ...common,
  )
}

/** Starting number by the house rule, from those of the party; 0 without any, and for the first level. */
export function startingNumber(numbers: readonly number[], way: ReplacementLevel): number {
  if (numbers.length === 0 || way === 'first') return 0
  const sum = numbers.reduce((all, one) => all + one, 0)
  if (way === 'average') return Math.floor(sum / numbers.length)
  const least = Math.min(...numbers)
  return way === 'half' ? Math.floor(least / 2) : least
}

/** Characters that set a newcomer's level: both groups and the absent; if all are dead, the fallen. */
export function peersOf({ creatures, split, bench, fallen }: Situation): ReadonlyCreature[] {
  const here = [...Object.values(creatures), ...Object.values(split?.other.creatures ?? {})]
  const absent = Object.values(bench ?? {}).flatMap(({ why, creature }) =>
    why === 'absent' ? [creature] : [],
  )
  const characters = [...here, ...absent].filter(({ kind }) => kind === 'character')
  const alive = characters.filter(
    ({ side, conditions }) => side === 'party' && !('dead' in conditions),
  )
  return alive.length > 0 ? alive : characters.filter(({ id }) => fallen?.[id] !== undefined)
}

/** Makes a newcomer as far as the party has come. Rule GF-NEW-01. */
export const replacement = defineAction({
  id: 'house.replacement',
  title: 'Replacement',
  rule: 'GF-NEW-01',
  phase: 'table',
  slot: 'generate',
  yieldsTo: { game: 'has no replacements' },
  finds: 'new character replacement level party dead join generate newcomer',
  asks: { name: { kind: 'text', title: 'Name', max: 80, optional: true } },
  plan(situation, { name }, at) {
    const { replacement: rule, actions, title } = at.ruleset
    const start = rule?.start(peersOf(situation), situation)
    const generator = actions.find(({ id }) => id === rule?.generator)
    if (!start || !generator) return refusal(`${title} has no levels: make a new character.`)
    const input = completeInput(generator, {
      level: start.level,
      ...(name?.trim() ? { name } : {}),
    })
    const generated = generator.plan(situation, input as never, at)
    return isRefusal(generated) ? generated : { start, generated }
  },
  preview: ({ start }, _situation, { ruleset }) =>
    plain(start.says, [], [{ name: 'Level', value: start.level, rule: ruleOf(ruleset) }]),
  *run({ start, generated }, _situation, { ruleset }) {
    const created = yield* generated.run()
    const { field, to } = start.experience
    return {
      ...created,
      why: [{ name: 'Replacement', value: start.says, rule: ruleOf(ruleset) }, ...created.why],
      effects: created.effects.map((effect) => experienced(effect, field, to)),
    }
  },
})

function ruleOf({ replacement }: Ruleset): RuleId {
  return replacement?.rule ?? 'GF-NEW-01'
}

function experienced(effect: Effect, field: string, to: number): Effect {
  if (effect.do !== 'join' || effect.creature.kind !== 'character') return effect
  const { creature } = effect
  const grown: Creature = { ...creature, values: { ...creature.values, [field]: to } }
  return { ...effect, creature: grown }
}
