import { setCondition } from '../../../core/effects.ts'
import { refusal, type RefusedPreview } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import { previewCheck, signed, runCheck, type Check } from '../../../common/check.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { attribute } from '../character/attributes.ts'
import { alert, sneaking } from '../conditions.ts'
import { pieceOf } from '../gear.ts'
import { stealthMods } from '../house-rules/exploration.ts'
import { fieldOf, foesOf, partyOf, scoreOf } from '../character/people.ts'

/** Modifiers to sneaking, one list for each line of the book. Rule HBK-STL-02. */
export const stealthLines = [
  { by: 1, conditions: ['dark vs light', 'different levels', 'distracted'] },
  {
    by: -1,
    conditions: ['chain armour', 'light plate', 'noisy ground', 'target unseen', 'wary target'],
  },
  { by: -2, conditions: ['full plate', 'light', 'nothing to hide behind', 'target on lookout'] },
] as const

type StealthCondition = (typeof stealthLines)[number]['conditions'][number]

type StealthReading = 'perLine' | 'perCondition'

/** The modifiers that count, line by line or each by itself. Rule E-HBK-06. */
function stealthModifiers(
  conditions: readonly StealthCondition[],
  reading: StealthReading = 'perLine',
): { names: StealthCondition[]; by: number }[] {
  return stealthLines.flatMap((line) => {
    const here = (line.conditions as readonly StealthCondition[]).filter((each) =>
      conditions.includes(each),
    )
    if (here.length === 0) return []
    if (reading === 'perLine') return [{ names: here, by: line.by }]
    return here.map((each) => ({ names: [each], by: line.by }))
  })
}

/** Chance in 6 to go unseen, from the DEX check; from never (0) to always (6). Rules HBK-STL-01, HBK-STL-02. */
export function stealthChance(
  dexCheck: number,
  conditions: readonly StealthCondition[],
  reading: StealthReading = 'perLine',
): number {
  const by = stealthModifiers(conditions, reading).reduce((sum, each) => sum + each.by, 0)
  return Math.min(6, Math.max(0, dexCheck + by))
}

const whens = ['at the last moment', 'again: it got harder'] as const

const asks = {
  who: { kind: 'creature', role: 'actor', title: 'Who sneaks', side: 'party' },
  dark: { kind: 'switch', title: 'Dark here, the target lit (+1)' },
  levels: { kind: 'switch', title: 'On different levels (+1)' },
  distracted: { kind: 'switch', title: 'The target is distracted (+1)' },
  noisy: { kind: 'switch', title: 'Noisy ground (−1)' },
  unseen: { kind: 'switch', title: 'The target is not in sight (−1)' },
  wary: { kind: 'switch', title: 'The target is wary (−1)' },
  light: {
    kind: 'switch',
    title: 'It is light (−2)',
    also: ['lit place', 'light place', 'lit', 'bright', 'daylight'],
  },
  open: { kind: 'switch', title: 'Nothing to hide behind (−2)' },
  lookout: { kind: 'switch', title: 'The target is on the lookout (−2)' },
  when: { kind: 'choice', title: 'Rolled', of: whens, default: 'at the last moment' },
} as const

type TickedConditions = Readonly<Record<Exclude<keyof typeof asks, 'who' | 'when'>, boolean>>

const names = {
  dark: 'dark vs light',
  levels: 'different levels',
  distracted: 'distracted',
  noisy: 'noisy ground',
  unseen: 'target unseen',
  wary: 'wary target',
  light: 'light',
  open: 'nothing to hide behind',
  lookout: 'target on lookout',
} as const satisfies Record<keyof TickedConditions, StealthCondition>

const suits: Readonly<Record<string, StealthCondition>> = {
  chain: 'chain armour',
  'light-plate': 'light plate',
  'full-plate': 'full plate',
}

/**
 * Stealth conditions: those the GM ticked, armour worn, foes alerted by a shot. Rules HBK-STL-02,
 * HBK-WPN-19.
 */
function conditionsOf(
  situation: Situation,
  creature: ReadonlyCreature,
  tickedByGm: TickedConditions,
): StealthCondition[] {
  const worn = Object.values(creature.items).flatMap((item) => {
    const suit = item.ready ? suits[pieceOf(item)?.id ?? ''] : undefined
    return suit ? [suit] : []
  })
  const ticked = (Object.keys(names) as (keyof TickedConditions)[]).filter((key) => tickedByGm[key])
  const others = creature.side === 'party' ? foesOf(situation) : partyOf(situation)
  const warned: StealthCondition[] = others.some(({ conditions }) => alert in conditions)
    ? ['target on lookout']
    : []
  return [...new Set([...ticked.map((key) => names[key]), ...worn, ...warned])]
}

interface Sneak {
  creature: ReadonlyCreature
  when: string
  trial: Check
  why: Step[]
}

function sneakTrial(
  situation: Situation,
  creature: ReadonlyCreature,
  ticked: TickedConditions,
): Pick<Sneak, 'trial' | 'why'> {
  const conditions = conditionsOf(situation, creature, ticked)
  const reading = houseRule<StealthReading>(situation, stealthMods)
  const base = attribute(scoreOf(creature, 'DEX')).checkIn6
  const mods = stealthModifiers(conditions, reading)
  return {
    trial: {
      label: 'sneak',
      count: 1,
      sides: 6,
      score: stealthChance(base, conditions, reading),
      scoreName: 'In 6',
      way: 'at or under',
      rule: 'HBK-STL-01',
      success: 'Unseen',
      failure: 'Noticed',
    },
    why: [
      step('DEX check', `${base} in 6`, 'HBK-STL-01'),
      ...mods.map(({ names: which, by }): Step => ({
        name: which.join(' or '),
        value: signed(by),
        rule: which.length > 1 ? 'E-HBK-06' : 'HBK-STL-02',
      })),
    ],
  }
}

/** Unseen by a check in 6, when it matters. Rules HBK-STL-01 to HBK-STL-03. */
export const sneak = defineAction({
  id: 'heartbreaker.sneak',
  title: 'Sneak',
  rule: 'HBK-STL-01',
  phase: 'encounter',
  slot: 'evade',
  needs: ['dexterity'],
  finds: 'stealth hide creep quiet unseen dex',
  asks,
  plan(situation, { who, when, ...ticked }): Sneak | RefusedPreview {
    const creature = situation.creatures[who]
    return creature?.values[fieldOf.DEX] === undefined
      ? refusal('Choose somebody who has DEX, or give them one by an edit.')
      : { ...sneakTrial(situation, creature, ticked), creature, when }
  },
  preview({ trial, why, when }, _situation, at) {
    const shown = previewCheck(trial, at.ruling)
    return {
      ...shown,
      verdict: `${trial.score} in 6: ${shown.verdict}`,
      why: [...why, step('Rolled', when, 'HBK-STL-03')],
    }
  },
  *run({ creature, trial, why, when }, _situation, at) {
    const result = yield* runCheck(trial, at.ruling)
    const is = sneaking in creature.conditions
    const to = result.success ? { rule: 'HBK-STL-04' as const } : null
    return line(at, {
      rule: 'HBK-STL-01',
      what: `Sneaking, ${creature.name}`,
      says: result.success ? 'Unseen: an ambush is open' : 'Noticed',
      tone: result.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [creature.id],
      ...(result.total === undefined ? {} : { total: result.total }),
      why: [...why, ...result.why, step('Rolled', when, 'HBK-STL-03')],
      effects: is === result.success ? [] : [setCondition(creature.id, sneaking, to)],
    })
  },
})
