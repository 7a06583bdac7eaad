import { defineAction, type Action } from '../../../core/action.ts'
import { previewTrial, refusal, signed, runTrial, type Trial } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { attribute } from '../attributes.ts'
import { alert } from '../combat/after-blow.ts'
import { sneaking } from '../combat/blow.ts'
import { pieceOf } from '../gear.ts'
import { stealthMods } from '../house-rules/stealth.ts'
import { fieldOf, foesOf, partyOf, scoreOf } from '../people.ts'
import { ambush } from './ambush.ts'
import {
  stealthChance,
  stealthModifiers,
  type StealthCondition,
  type StealthReading,
} from './stealth-figures.ts'

const whens = ['at the last moment', 'again: it got harder'] as const

const asks = {
  who: { kind: 'creature', title: 'Who sneaks', side: 'party' },
  dark: { kind: 'switch', title: 'Dark here, the target lit (+1)' },
  levels: { kind: 'switch', title: 'On different levels (+1)' },
  distracted: { kind: 'switch', title: 'The target is distracted (+1)' },
  noisy: { kind: 'switch', title: 'Noisy ground (−1)' },
  unseen: { kind: 'switch', title: 'The target is not in sight (−1)' },
  wary: { kind: 'switch', title: 'The target is wary (−1)' },
  light: { kind: 'switch', title: 'It is light (−2)' },
  open: { kind: 'switch', title: 'Nothing to hide behind (−2)' },
  lookout: { kind: 'switch', title: 'The target is on the lookout (−2)' },
  when: { kind: 'choice', title: 'Rolled', of: whens, default: 'at the last moment' },
} as const

type Told = Readonly<Record<Exclude<keyof typeof asks, 'who' | 'when'>, boolean>>

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
} as const satisfies Record<keyof Told, StealthCondition>

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
  told: Told,
): StealthCondition[] {
  const worn = Object.values(creature.items).flatMap((item) => {
    const suit = item.ready ? suits[pieceOf(item)?.id ?? ''] : undefined
    return suit ? [suit] : []
  })
  const ticked = (Object.keys(names) as (keyof Told)[]).filter((key) => told[key])
  const others = creature.side === 'party' ? foesOf(situation) : partyOf(situation)
  const warned: StealthCondition[] = others.some(({ conditions }) => alert in conditions)
    ? ['target on lookout']
    : []
  return [...new Set([...ticked.map((key) => names[key]), ...worn, ...warned])]
}

interface Sneak {
  trial: Trial
  why: Step[]
}

function sneakOf(situation: Situation, creature: ReadonlyCreature, told: Told): Sneak {
  const conditions = conditionsOf(situation, creature, told)
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
      { name: 'DEX check', value: `${base} in 6`, rule: 'HBK-STL-01' },
      ...mods.map(({ names: which, by }): Step => ({
        name: which.join(' or '),
        value: signed(by),
        rule: which.length > 1 ? 'E-HBK-06' : 'HBK-STL-02',
      })),
    ],
  }
}

/** Unseen by a check in 6, when it matters. Rules HBK-STL-01 to HBK-STL-03. */
const sneak = defineAction({
  id: 'heartbreaker.sneak',
  title: 'Sneak',
  rule: 'HBK-STL-01',
  phase: 'encounter',
  slot: 'evade',
  needs: ['dexterity'],
  finds: 'stealth hide creep quiet unseen dex',
  asks,
  preview(situation, { who, when, ...told }, at) {
    const creature = situation.creatures[who]
    if (creature?.values[fieldOf.DEX] === undefined)
      return refusal('Choose somebody who has DEX, or give them one by an edit.')
    const { trial, why } = sneakOf(situation, creature, told)
    const shown = previewTrial(trial, at.ruling)
    return {
      ...shown,
      verdict: `${trial.score} in 6: ${shown.verdict}`,
      why: [...why, { name: 'Rolled', value: when, rule: 'HBK-STL-03' }],
    }
  },
  *run(situation, { who, when, ...told }, at) {
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule: 'HBK-STL-01', what: 'Sneak', says: 'Nobody sneaked' })
    const { trial, why } = sneakOf(situation, creature, told)
    const tried = yield* runTrial(trial, at.ruling)
    const is = sneaking in creature.conditions
    const to = tried.success ? { rule: 'HBK-STL-04' as const } : null
    return line(at, {
      rule: 'HBK-STL-01',
      what: `Sneaking, ${creature.name}`,
      says: tried.success ? 'Unseen: an ambush is open' : 'Noticed',
      tone: tried.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [who],
      ...(tried.total === undefined ? {} : { total: tried.total }),
      why: [...why, ...tried.why, { name: 'Rolled', value: when, rule: 'HBK-STL-03' }],
      effects: is === tried.success ? [] : [{ do: 'condition', creature: who, name: sneaking, to }],
    })
  },
})

export const stealth: readonly Action[] = [sneak, ambush]
