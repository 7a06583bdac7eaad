import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { chanceOf, percent, plain, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import type { Fight } from '../../../core/state/fight.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { isDown } from '../../../common/incapacitated.ts'
import { scoreTerm } from '../checks/scores.ts'
import { previewTest, scoredTest, runTest, type ScoredTest } from '../checks/trial.ts'
import { condition } from '../harm/states.ts'
import { partyOf } from '../people.ts'
import { order } from './order.ts'
import { newlySurprised, surprised } from './surprised.ts'

const sides = ['the party', 'the foes'] as const

function sideOf(situation: Situation, side: (typeof sides)[number]): ReadonlyCreature[] {
  const all =
    side === 'the party'
      ? partyOf(situation)
      : Object.values(situation.creatures).filter((creature) => creature.side === 'foes')
  return all.filter((creature) => !isDown(creature) && !(surprised in creature.conditions))
}

interface Asked {
  aware: boolean
  asleep: boolean
}

function testOf(creature: ReadonlyCreature, { aware, asleep }: Asked): ScoredTest {
  const sleeps = asleep || 'asleep' in creature.conditions
  return scoredTest(
    `perception of ${creature.name} (${creature.id})`,
    [
      scoreTerm(creature, 'perception'),
      { name: 'Knows they are there', value: aware ? 4 : 0, rule: 'GAM-CMB-02' },
      { name: 'Asleep', value: sleeps ? -6 : 0, rule: 'GAM-CMB-02' },
      { name: 'Injuries', value: 0 - (creature.values.injuries ?? 0), rule: 'GAM-INJ-02' },
    ],
    { rule: 'GAM-CMB-02', success: 'Sees it coming', failure: 'Is surprised' },
  )
}

/** Everybody of a side who does not know of the attack tests perception; those who began it never do. Rules GAM-CMB-02, GAM-CMB-03. */
export const surprise = defineAction({
  id: 'gods-and-monsters.surprise',
  title: 'Surprise',
  rule: 'GAM-CMB-02',
  phase: 'fight',
  slot: 'surprise',
  needs: [],
  finds: 'ambush unaware perception surprised fight start',
  asks: {
    side: { kind: 'choice', title: 'Who may be surprised', of: sides, default: 'the party' },
    aware: { kind: 'switch', title: 'They know of the others', default: false },
    asleep: { kind: 'switch', title: 'They are asleep', default: false },
    started: { kind: 'creatures', title: 'Who began it', optional: true },
  },
  preview(situation, input, at) {
    const all = sideOf(situation, input.side).filter(
      ({ id }) => !(input.started ?? []).includes(id),
    )
    const [first] = all
    if (!first) return refusal('Nobody of that side can be surprised now: choose the other side.')
    const tests = all.map((creature) => ({ creature, test: testOf(creature, input) }))
    if (all.length === 1) return previewTest(testOf(first, input), at.ruling)
    return plain(
      `A perception test for each of ${all.length}`,
      tests.map(({ creature, test }) => ({
        name: creature.name,
        value: test.trial.score + at.ruling.adjust,
        rule: 'GAM-CMB-02',
      })),
      tests.map(({ creature, test }) => ({
        name: creature.name,
        value: `sees it coming, ${percent(chanceOf(test.trial, at.ruling))}`,
        rule: 'GAM-CMB-02',
      })),
    )
  },
  *run(situation, input, at) {
    const all = sideOf(situation, input.side).filter(
      ({ id }) => !(input.started ?? []).includes(id),
    )
    const caught: ReadonlyCreature[] = []
    const why: Step[] = (input.started ?? []).flatMap((id) => {
      const name = situation.creatures[id]?.name
      return name ? [{ name, value: 'began it', rule: 'GAM-CMB-02' as const }] : []
    })
    for (const creature of all) {
      const tried = yield* runTest(testOf(creature, input), at.ruling)
      if (!tried.success) caught.push(creature)
      why.push({
        name: creature.name,
        value: `${tried.total ?? 'ruled'}: ${tried.success ? 'sees it coming' : 'surprised'}`,
        rule: 'GAM-CMB-02',
      })
    }
    return line(at, {
      rule: 'GAM-CMB-02',
      what: `Surprise, ${input.side}`,
      says:
        caught.length === 0
          ? 'Nobody is surprised'
          : `${listed(caught.map(({ name }) => name))} surprised`,
      tone: caught.length === 0 ? 'plain' : input.side === 'the party' ? 'bad' : 'good',
      who: caught.map(({ id }) => id),
      why,
      effects: surprises(situation, caught),
    })
  },
})

/**
 * Effects of surprise: the fight begins if none is on, and those caught lose the round and are hampered
 * until they shake it off.
 * Rule GAM-CMB-03.
 */
export function surprises(situation: Situation, caught: readonly ReadonlyCreature[]): Effect[] {
  const begun: Fight = {
    round: 1,
    ...(order.phases[0] ? { phase: order.phases[0].id } : {}),
    declared: {},
    acted: {},
    began: situation.clock.seconds,
  }
  return [
    ...(situation.fight ? [] : [{ do: 'fight' as const, fight: begun }]),
    ...caught.flatMap(({ id }): Effect[] => [
      condition(id, surprised, { fight: true, rule: 'GAM-CMB-03' }),
      { do: 'mark', creature: id, mark: newlySurprised, on: true },
    ]),
  ]
}
