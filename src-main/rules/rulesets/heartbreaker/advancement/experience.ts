import { plain, refusal } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import { awardedEffects, gainSteps, defeatedWorth } from '../../../gm/fight/gains.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import type { DefeatRule } from '../../../core/ruleset/characters.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { expToAdvance } from './level.ts'
import { levelOf } from '../character/people.ts'
import { personKinds } from '../../../core/state/creature.ts'

interface ExperienceGained {
  exp: number
  treasure: number
  dice: number
}

function sharers(situation: Situation, who: readonly string[]): ReadonlyCreature[] {
  return who
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter(({ kind }) => kind === 'character' || kind === 'hireling')
    .filter(({ conditions }) => !('dead' in conditions))
}

/**
 * A defeated foe counts its hit dice or levels, the higher; fled and captured foes count too. Rule
 * HBKX-GAP-05.
 */
export const defeats: DefeatRule = {
  rule: 'HBKX-GAP-05',
  counts: ['fallen', 'fled', 'captured'],
  coins: true,
  worth: ({ values }) => Math.max(values.hd ?? 0, values.lvl ?? 0),
}

const mostTreasure = 100_000
const mostDice = 1000

/** The book names no awards: what is given is the GM's, and the sums beside it are a suggestion of ours. */
export const experience = defineAction({
  id: 'heartbreaker.experience',
  title: 'Give EXP',
  rule: 'HBKX-GAP-05',
  phase: 'town',
  slot: 'edit',
  finds: 'experience points award xp treasure level',
  asks: {
    who: {
      kind: 'creatures',
      role: 'target',
      title: 'To whom',
      side: 'party',
      only: personKinds,
      living: true,
    },
    exp: {
      kind: 'number',
      title: 'EXP',
      min: 0,
      max: 100_000,
      default: 0,
      also: ['amount', 'xp', 'experience', 'points'],
    },
    treasure: { kind: 'number', title: 'GP brought back', min: 0, max: mostTreasure, default: 0 },
    dice: { kind: 'number', title: 'Hit dice beaten', min: 0, max: mostDice, default: 0 },
  },
  prefill: (situation) => ({
    treasure: Math.min(mostTreasure, Math.floor(situation.gains?.coins ?? 0)),
    dice: defeatedWorth(situation, mostDice),
  }),
  plan(situation, { who, ...won }) {
    const to = sharers(situation, who)
    if (to.length === 0) return refusal('Choose who gets the EXP: characters or hirelings.')
    // The GM’s own, 1 for a gold piece brought back, 100 for each hit die beaten. Rule HBKX-GAP-05.
    const all = won.exp + won.treasure + 100 * won.dice
    if (all === 0) return refusal('Say how much: EXP, gold brought back, or hit dice beaten.')
    return { to, won, all, each: Math.floor(all / to.length) }
  },
  preview: ({ won, all, each }, situation) =>
    plain(`${all} EXP, ${each} each`, [], [...steps(won), ...gainSteps(situation)]),
  run({ to, won, each }, situation, at) {
    const ready = to.filter((one) => (one.values.exp ?? 0) + each >= expToAdvance(levelOf(one)).exp)
    return line(at, {
      rule: 'HBKX-GAP-05',
      what: 'EXP',
      says:
        `${each} each` +
        (ready.length > 0 ? `; enough for a level: ${listed(ready.map(({ name }) => name))}` : ''),
      tone: 'good',
      who: to.map(({ id }) => id),
      total: each,
      why: [...steps(won), step('Next level', 'at LVL × 1,000', 'HBK-LVL-01')],
      effects: [
        ...to.map(({ id }) => ({ do: 'change' as const, creature: id, field: 'exp', by: each })),
        ...awardedEffects(situation, { foes: won.dice > 0, coins: won.treasure > 0 }),
      ],
    })
  },
})

function steps({ exp, treasure, dice }: ExperienceGained): Step[] {
  const rule = 'HBKX-GAP-05' as const
  return [
    ...(exp > 0 ? [{ name: 'By the GM', value: exp, rule }] : []),
    ...(treasure > 0 ? [{ name: 'Gold', value: `${treasure}, 1 EXP each`, rule }] : []),
    ...(dice > 0 ? [{ name: 'Hit dice', value: `${dice}, 100 EXP each`, rule }] : []),
  ]
}
