import { compact } from '../../../common/compact.ts'
import { isDown } from '../../../common/incapacitated.ts'
import { chanceOf, percent } from '../../../common/check.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, type Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Id, ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Fight } from '../../../core/state/fight.ts'
import { listed } from '../../../core/words.ts'
import { partyOf } from '../character/people.ts'
import {
  eitherAsk,
  eitherTerm,
  previewTest,
  runTest,
  scoredTest,
  scoreTerm,
  type EitherReaction,
  type ScoredTest,
} from '../checks/trial.ts'
import { condition, settleDue } from '../harm/states.ts'
import { snapOutHampered } from '../house-rules/fight.ts'
import { newlySurprised, roundOfSurprise, surprised } from './marks.ts'
import { order } from './order.ts'
import { endSurprise, snapId } from './rounds.ts'

const sides = ['the party', 'the foes'] as const

function sideOf(situation: Situation, side: (typeof sides)[number]): ReadonlyCreature[] {
  const all =
    side === 'the party'
      ? partyOf(situation)
      : Object.values(situation.creatures).filter((creature) => creature.side === 'foes')
  return all.filter((creature) => !isDown(creature) && !(surprised in creature.conditions))
}

/** Side of those named; undefined where nobody is. */
function sideOfAll(
  { creatures }: Situation,
  [first]: readonly Id[],
): (typeof sides)[number] | undefined {
  const one = first === undefined ? undefined : creatures[first]
  return one && (one.side === 'party' ? 'the party' : 'the foes')
}

interface SurpriseInput {
  aware: boolean
  asleep: boolean
}

function surpriseTest(creature: ReadonlyCreature, { aware, asleep }: SurpriseInput): ScoredTest {
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
    who: { kind: 'creatures', role: 'actor', title: 'Only of them', optional: true },
    started: { kind: 'creatures', title: 'Who began it', optional: true },
  },
  plan(situation, { who = [], started = [], ...input }) {
    const side = sideOfAll(situation, who) ?? input.side
    const all = sideOf(situation, side)
      .filter(({ id }) => who.length === 0 || who.includes(id))
      .filter(({ id }) => !started.includes(id))
      .map((creature) => ({ creature, test: surpriseTest(creature, input) }))
    return all.length === 0
      ? refusal('Nobody of that side can be surprised now: choose the other side.')
      : { side, started, all }
  },
  preview({ all }, _situation, at) {
    const [only, another] = all
    if (only && !another) return previewTest(only.test, at.ruling)
    return plain(
      `A perception test for each of ${all.length}`,
      all.map(({ creature, test }) => ({
        name: creature.name,
        value: test.trial.score + at.ruling.adjust,
        rule: 'GAM-CMB-02',
      })),
      all.map(({ creature, test }) => ({
        name: creature.name,
        value: `sees it coming, ${percent(chanceOf(test.trial, at.ruling))}`,
        rule: 'GAM-CMB-02',
      })),
    )
  },
  *run({ side, started, all }, situation, at) {
    const caught: ReadonlyCreature[] = []
    const why: Step[] = started.flatMap((id) => {
      const name = situation.creatures[id]?.name
      return name ? [{ name, value: 'began it', rule: 'GAM-CMB-02' as const }] : []
    })
    for (const { creature, test } of all) {
      const result = yield* runTest(test, at.ruling)
      if (!result.success) caught.push(creature)
      why.push({
        name: creature.name,
        value: `${result.total ?? 'ruled'}: ${result.success ? 'sees it coming' : 'surprised'}`,
        rule: 'GAM-CMB-02',
      })
    }
    return line(at, {
      rule: 'GAM-CMB-02',
      what: `Surprise, ${side}`,
      says:
        caught.length === 0
          ? 'Nobody is surprised'
          : `${listed(caught.map(({ name }) => name))} surprised`,
      tone: caught.length === 0 ? 'plain' : side === 'the party' ? 'bad' : 'good',
      who: caught.map(({ id }) => id),
      why,
      effects: surpriseEffects(situation, caught),
    })
  },
})

/**
 * Effects of surprise: the fight begins if none is on, and those caught lose the round and are hampered
 * until they shake it off.
 * Rule GAM-CMB-03.
 */
export function surpriseEffects(
  situation: Situation,
  caught: readonly ReadonlyCreature[],
): Effect[] {
  const begun: Fight = {
    round: 1,
    ...(order.phases[0] ? { phase: order.phases[0].id } : {}),
    declared: {},
    acted: {},
    began: situation.clock.seconds,
  }
  return compact(
    !situation.fight && { do: 'fight', fight: begun },
    ...caught.flatMap(({ id }): Effect[] => [
      condition(id, surprised, { fight: true, rule: 'GAM-CMB-03' }),
      { do: 'mark', creature: id, mark: newlySurprised, on: true },
    ]),
  )
}

function snapOutTest(
  creature: ReadonlyCreature,
  situation: Situation,
  chosen: EitherReaction,
): ScoredTest {
  const better = eitherTerm(creature, ['willpower', 'fortitude'], chosen)
  const hampered = houseRule<boolean>(situation, snapOutHampered)
  return scoredTest(
    better.name.toLowerCase(),
    [
      { ...better, rule: 'GAM-CMB-04' },
      { name: 'Injuries', value: 0 - (creature.values.injuries ?? 0), rule: 'GAM-INJ-02' },
      { name: 'Surprised', value: hampered ? -3 : 0, rule: 'GAM-AMB-34' },
    ],
    { rule: 'GAM-CMB-04', success: 'Acts this round', failure: 'Still surprised' },
  )
}

/** From the second round on the surprised may shake it off, and act in the same round. Rules GAM-CMB-04, GAM-AMB-34. */
export const snapOut = defineAction({
  id: 'gods-and-monsters.snap-out',
  title: 'Shake off surprise',
  rule: 'GAM-CMB-04',
  phase: 'fight',
  slot: 'save',
  needs: [],
  finds: 'surprised snap out willpower fortitude compose',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    reaction: eitherAsk,
  },
  plan(situation, { who, reaction }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who shakes it off.')
    if (!(surprised in creature.conditions))
      return refusal(`${creature.name} is not surprised: they act as they like.`)
    if (situation.fight && roundOfSurprise(creature, situation) === 1)
      return refusal(`${creature.name} was surprised in this very round: next round they may test.`)
    return { creature, test: snapOutTest(creature, situation, reaction) }
  },
  preview: ({ test }, _situation, at) => previewTest(test, at.ruling),
  *run({ creature, test }, situation, at) {
    const who = creature.id
    const result = yield* runTest(test, at.ruling)
    return line(at, {
      rule: 'GAM-CMB-04',
      what: `Shake off surprise, ${creature.name}`,
      says: result.success ? 'Acts this round' : 'Still surprised: no complex action, −3 on tests',
      tone: result.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [who],
      ...figuresOf(result),
      why: result.why,
      effects: result.success
        ? endSurprise(creature, situation)
        : settleDue(situation, snapId(who)),
    })
  },
})
