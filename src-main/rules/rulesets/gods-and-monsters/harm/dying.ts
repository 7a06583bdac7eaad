import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { plain, refusal, type Term } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import {
  previewTest,
  runTest,
  scoredTest,
  scores,
  scoreTerm,
  type ScoredTest,
  type ScoreName,
} from '../checks/trial.ts'
import { effortXp } from '../house-rules/harm.ts'
import { beyondHelp, condition, dying, endId, settleDue, stopClock } from './states.ts'

/** Past healing: one last effort is theirs before the scene is over. Rules GAM-INJ-11, GAM-INJ-12. */
export const timeIsUp = defineAction({
  id: 'gods-and-monsters.time-is-up',
  title: 'Time runs out',
  rule: 'GAM-INJ-11',
  phase: 'fight',
  slot: 'down',
  needs: [],
  finds: 'dying death last breath beyond help healing',
  asks: { who: { kind: 'creature', role: 'target', title: 'Who', first: 'party' } },
  plan(situation, { who }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose whose time is up.')
    if ('dead' in creature.conditions) return refusal(`${creature.name} is dead already.`)
    if (beyondHelp in creature.conditions)
      return refusal(`${creature.name} is past healing already: the last effort is theirs.`)
    if (!(dying in creature.conditions) && (creature.values.injuries ?? 0) <= 0)
      return refusal(`${creature.name} has no injuries: nobody dies without any.`)
    return creature
  },
  preview: ({ name }) => plain(`${name} is past healing and dies when the scene ends`),
  run: ({ id: who, name }, situation, at) =>
    line(at, {
      rule: 'GAM-INJ-11',
      what: `${name} is past healing`,
      says: 'One last effort, and death when the scene ends',
      tone: 'due',
      who: [who],
      effects: [
        condition(who, beyondHelp, { rule: 'GAM-INJ-11' }),
        { do: 'settle', due: endId(who) },
        ...stopClock(who, situation),
        lastDue(who, name),
      ],
    }),
})

/** Death at the end of the scene. Rule GAM-INJ-12. */
function lastDue(who: string, name: string): Effect {
  return {
    do: 'due',
    due: {
      id: endId(who),
      action: 'gods-and-monsters.dies',
      input: { who },
      title: 'Death',
      why: `${name} dies when this scene ends`,
      rule: 'GAM-INJ-12',
      when: 'end of fight',
      who: [who],
      must: true,
    },
  }
}

function deathEffects(who: string, situation: Situation): Effect[] {
  return [condition(who, 'dead', { rule: 'GAM-INJ-12' }), ...settleDue(situation, endId(who))]
}

/** The scene is over for somebody past healing. Rule GAM-INJ-12. */
export const sceneDeath = defineAction({
  id: 'gods-and-monsters.dies',
  title: 'Dies',
  rule: 'GAM-INJ-12',
  phase: 'fight',
  slot: 'down',
  needs: [],
  finds: 'dead death end of scene',
  asks: { who: { kind: 'creature', role: 'target', title: 'Who' } },
  plan(situation, { who }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who dies.')
    return 'dead' in creature.conditions ? refusal(`${creature.name} is dead already.`) : creature
  },
  preview: ({ name }) => plain(`${name} dies`),
  run: ({ id, name }, situation, at) =>
    line(at, {
      rule: 'GAM-INJ-12',
      what: `${name}, the end of the scene`,
      says: 'Dies',
      tone: 'bad',
      who: [id],
      effects: deathEffects(id, situation),
    }),
})

/** XP of each mojo, for every one who gave any. Rules GAM-INJ-11, GAM-AMB-76. */
const xpOfMojo = 50

const testTexts = { rule: 'GAM-INJ-11', success: 'Succeeds', failure: 'Fails' } as const

function effortOf(creature: ReadonlyCreature, score: ScoreName, bonus: number): ScoredTest {
  const terms: Term[] = [
    scoreTerm(creature, score),
    { name: 'Level', value: creature.values.level ?? 0, rule: 'GAM-INJ-11' },
    { name: 'Bonus', value: bonus, rule: 'GAM-CTS-13' },
  ]
  return scoredTest(score, terms, testTexts)
}

/** One thing before the end, injuries forgotten: all the mojo of the dying, and of those who give theirs. Rules GAM-INJ-11, GAM-AMB-76. */
export const lastEffort = defineAction({
  id: 'gods-and-monsters.last-effort',
  title: 'Heroic last effort',
  rule: 'GAM-INJ-11',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: ['mojo'],
  finds: 'heroic dying final act mojo last sacrifice',
  asks: {
    who: {
      kind: 'creature',
      role: 'actor',
      title: 'Who',
      side: 'party',
      begins: [beyondHelp, dying],
    },
    score: { kind: 'choice', title: 'By', of: scores, default: 'strength' },
    bonus: { kind: 'number', title: 'Field bonus and others', min: -30, max: 30, default: 0 },
    mojo: { kind: 'number', title: 'Mojo bid in all', min: 0, max: 999, default: 0 },
    helpers: { kind: 'creatures', title: 'Who else gives mojo', side: 'party', optional: true },
  },
  plan(situation, { who, score, bonus, mojo, helpers }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who makes the effort.')
    if (!(dying in creature.conditions) && !(beyondHelp in creature.conditions))
      return refusal(`${creature.name} is not dying: only the dying make a last effort.`)
    const givers = [who, ...(helpers ?? []).filter((id) => id !== who)].flatMap(
      (id) => situation.creatures[id] ?? [],
    )
    const most = givers.reduce((sum, { values }) => sum + (values.mojo ?? 0), 0)
    if (mojo > most) return refusal(`They have ${most} mojo between them: bid that much at most.`)
    return { creature, givers, score, mojo, test: effortOf(creature, score, bonus) }
  },
  preview({ score, mojo, test }, _situation, at) {
    const bid: Term[] = mojo === 0 ? [] : [{ name: 'Mojo', value: mojo, rule: 'GAM-INJ-11' }]
    return previewTest(scoredTest(score, [...test.terms, ...bid], testTexts), at.ruling)
  },
  *run({ creature, givers, mojo, test }, situation, at) {
    const result = yield* runTest(test, at.ruling)
    const missing = result.failedBy ?? 0
    const saved = !result.success && missing > 0 && missing <= mojo
    const paid = saved ? missing : 0
    const given = shares(givers, paid)
    const success = result.success || saved
    const byAll = houseRule(situation, effortXp) === 'all'
    const xpOf = (gave: number): number => xpOfMojo * (byAll ? paid : gave)
    return line(at, {
      rule: 'GAM-INJ-11',
      what: `Heroic last effort of ${creature.name}`,
      says: `${success ? 'Succeeds' : 'Fails'}${paid > 0 ? `, for ${paid} mojo` : ''}, and dies`,
      tone: success ? 'good' : 'bad',
      who: [creature.id, ...given.map(({ id }) => id).filter((id) => id !== creature.id)],
      ...(result.total === undefined ? {} : { total: result.total }),
      ...(success ? {} : { failedBy: missing }),
      why: [
        ...result.why,
        { name: 'Injuries', value: 'are forgotten', rule: 'GAM-INJ-11' },
        ...given.map(({ name, mojo: gave }): Step => ({
          name,
          value: `${gave} mojo, ${xpOf(gave)} XP`,
          rule: 'GAM-AMB-76',
        })),
      ],
      effects: [
        ...given.flatMap((one) => paying(one.id, one.mojo, xpOf(one.mojo))),
        ...deathEffects(creature.id, situation),
      ],
    })
  },
})

/** Mojo that each giver pays: the dying first, then the others as they are named. */
function shares(
  from: readonly ReadonlyCreature[],
  paid: number,
): { id: string; name: string; mojo: number }[] {
  let left = paid
  return from.flatMap(({ id, name, values }) => {
    const mojo = Math.min(left, values.mojo ?? 0)
    left -= mojo
    return mojo > 0 ? [{ id, name, mojo }] : []
  })
}

function paying(creature: string, mojo: number, xp: number): Effect[] {
  return [
    { do: 'change', creature, field: 'mojo', by: -mojo, min: 0 },
    { do: 'change', creature, field: 'experience', by: xp },
  ]
}
