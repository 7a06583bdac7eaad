import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { figuresOf } from '../../../core/outcome.ts'
import { isRefusal, namesOf, plain, refusal } from '../../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted, listed } from '../../../core/words.ts'
import { testAction } from '../checks/actions.ts'
import { creatureTest, previewTest, runTest } from '../checks/trial.ts'
import { weaponsOf } from '../../../common/weapons.ts'
import { gear } from '../gear/index.ts'
import { actionsNeeded } from '../gear/shooting.ts'
import { armMeant } from './attack/terms.ts'
import { cannotAct, markActed } from './can-act.ts'
import { ledToCover, readyingOf, readyingTitle } from './marks.ts'
import { surpriseEffects } from './surprise.ts'

/** Drawing and using a weapon in one round. Rule GAM-CMB-31. */
export const quickdraw = defineAction({
  id: 'gods-and-monsters.quickdraw',
  title: 'Quickdraw',
  rule: 'GAM-CMB-31',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: [],
  finds: 'draw weapon ready sheath evasion',
  asks: { who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' } },
  plan(situation, { who }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who draws.')
    const cannot = cannotAct(creature, situation)
    if (cannot) return refusal(cannot)
    const test = creatureTest(creature, situation, 'evasion', {
      rule: 'GAM-CMB-31',
      success: 'Draws and may attack',
      failure: 'As if surprised',
    })
    return { creature, test }
  },
  preview: ({ test }, _situation, at) => previewTest(test, at.ruling),
  *run({ creature, test }, situation, at) {
    const result = yield* runTest(test, at.ruling)
    return line(at, {
      rule: 'GAM-CMB-31',
      what: `Quickdraw, ${creature.name}`,
      says: result.success ? 'The weapon is out: attack' : 'Fumbles, as if surprised',
      tone: result.success ? 'good' : 'bad',
      who: [creature.id],
      ...figuresOf(result),
      why: result.why,
      effects: result.success ? [] : surpriseEffects(situation, [creature]),
    })
  },
})

/** Loading and priming: an attack of several actions takes as many rounds, not always in a row; the first one fixes how many. Rules GAM-CMB-13 to GAM-CMB-15, GAM-WPN-07. */
export const readyShot = defineAction({
  id: 'gods-and-monsters.prepare',
  title: 'Ready a shot',
  rule: 'GAM-CMB-13',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: [],
  finds: 'load prime reload crossbow arquebus gun actions fire',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    weapon: { kind: 'text', role: 'weapon', title: 'Weapon', max: 80, optional: true },
    close: { kind: 'switch', title: 'In close combat', default: false },
  },
  plan(situation, { who, weapon, close }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who readies a weapon.')
    const cannot = cannotAct(creature, situation)
    if (cannot) return refusal(cannot)
    const scope = { weapon: namesOf(weaponsOf(creature, gear)) }
    const arm = armMeant(creature, weapon)
    if (isRefusal(arm)) return refusal(arm.refuses, { scope })
    const listed = arm.row?.fireActions ?? 1
    const readied = creature.uses?.[readyingOf(arm.name)]
    const needed = readied?.of ?? actionsNeeded(listed, close)
    const done = readied?.spent ?? 0
    return needed - done <= 1
      ? refusal(`The ${arm.name.toLowerCase()} is ready: the next action shoots. Attack with it.`, {
          scope,
        })
      : { creature, arm, needed, done, free: needed < listed, scope }
  },
  preview: ({ arm, needed, done, free, scope }) => ({
    ...plain(
      `${arm.name}: action ${done + 1} of ${needed}`,
      [{ name: 'Actions', value: needed, rule: 'GAM-WPN-07' }],
      free
        ? [{ name: 'Not in close combat', value: 'one action is free', rule: 'GAM-CMB-14' }]
        : [],
    ),
    scope,
  }),
  run({ creature, arm, needed, done }, situation, at) {
    const left = needed - done - 1
    const title = readyingTitle(arm.name)
    return line(at, {
      rule: 'GAM-CMB-13',
      what: `${creature.name} readies the ${arm.name.toLowerCase()}`,
      says: left <= 1 ? 'Ready: the next action shoots' : `${counted(left, 'action')} left`,
      who: [creature.id],
      effects: [
        {
          do: 'use',
          creature: creature.id,
          id: readyingOf(arm.name),
          to: { title, of: needed, spent: done + 1, at: situation.clock.seconds, again: 'never' },
        },
        ...markActed(situation, creature),
      ],
    })
  },
})

/** Companions named, else as many of the leader’s side who can act as the warrior level allows. */
function ledBy(
  situation: Situation,
  leader: ReadonlyCreature,
  named: readonly string[] | undefined,
): ReadonlyCreature[] {
  if (named?.length)
    return named.flatMap((id) => (id === leader.id ? [] : (situation.creatures[id] ?? [])))
  return Object.values(situation.creatures)
    .filter((one) => one.side === leader.side && one.id !== leader.id && !cannotAct(one, situation))
    .slice(0, leader.values.warrior ?? 0)
}

/** A warrior leads instead of fighting: companions make as much of cover as a warrior does. Rule GAM-CMB-26. */
export const leadCover = testAction({
  id: 'gods-and-monsters.lead-cover',
  title: 'Lead into cover',
  rule: 'GAM-CMB-26',
  phase: 'fight',
  slot: 'manoeuvre',
  finds: 'warrior leader cover companions perception shelter missiles',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who leads', first: 'party' },
    companions: {
      kind: 'creatures',
      role: 'target',
      title: 'Whom; else as many as their level',
      optional: true,
    },
  },
  plan(situation, { who, companions }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose the warrior who leads.')
    if (!situation.fight) return refusal('No fight is on: begin one first.')
    const cannot = cannotAct(creature, situation)
    if (cannot) return refusal(cannot)
    const levels = creature.values.warrior ?? 0
    if (levels < 1) return refusal(`${creature.name} is no warrior: only warriors lead so.`)
    const led = ledBy(situation, creature, companions)
    if (led.length === 0) return refusal('Nobody follows: choose whom to lead.')
    if (led.length > levels)
      return refusal(`${creature.name} leads ${levels} at most: choose fewer.`)
    return {
      who: [creature],
      name: creature.name,
      test: creatureTest(creature, situation, 'perception', {
        rule: 'GAM-CMB-26',
        success: 'They find cover',
        failure: 'No better than before',
        scoreRule: 'GAM-CMB-26',
      }),
      ends({ success }) {
        const acted: Effect = { do: 'acted', creature: who }
        if (!success) return { says: 'They find no better cover', effects: [acted] }
        const covered = led.map(({ id }): Effect => ({
          do: 'mark',
          creature: id,
          mark: ledToCover,
          on: true,
        }))
        return {
          says: `${listed(led.map(({ name }) => name))} in cover as warriors are, this round`,
          effects: [acted, ...covered],
        }
      },
    }
  },
})
