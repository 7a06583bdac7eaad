import { defineAction, type Term } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { scores, scoreTerm, type ScoreName } from '../checks/scores.ts'
import { previewTest, scoredTest, runTest, type ScoredTest } from '../checks/trial.ts'
import { effortXp } from '../house-rules/death.ts'
import { beyondHelp, dying } from './states.ts'
import { deathEffects } from './time-is-up.ts'

/** XP of each mojo, for every one who gave any. Rules GAM-INJ-11, GAM-AMB-76. */
const xpOfMojo = 50

function effortOf(creature: ReadonlyCreature, score: ScoreName, bonus: number): ScoredTest {
  const terms: Term[] = [
    scoreTerm(creature, score),
    { name: 'Level', value: creature.values.level ?? 0, rule: 'GAM-INJ-11' },
    { name: 'Bonus', value: bonus, rule: 'GAM-CTS-13' },
  ]
  return scoredTest(score, terms, { rule: 'GAM-INJ-11', success: 'Succeeds', failure: 'Fails' })
}

function givers(
  situation: Situation,
  who: string,
  helpers: readonly string[] | undefined,
): ReadonlyCreature[] {
  return [who, ...(helpers ?? []).filter((id) => id !== who)].flatMap(
    (id) => situation.creatures[id] ?? [],
  )
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
    who: { kind: 'creature', title: 'Who', side: 'party' },
    score: { kind: 'choice', title: 'By', of: scores, default: 'strength' },
    bonus: { kind: 'number', title: 'Field bonus and others', min: -30, max: 30, default: 0 },
    mojo: { kind: 'number', title: 'Mojo bid in all', min: 0, max: 999, default: 0 },
    helpers: { kind: 'creatures', title: 'Who else gives mojo', side: 'party', optional: true },
  },
  preview(situation, { who, score, bonus, mojo, helpers }, at) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who makes the effort.')
    if (!(dying in creature.conditions) && !(beyondHelp in creature.conditions))
      return refusal(`${creature.name} is not dying: only the dying make a last effort.`)
    const most = givers(situation, who, helpers).reduce(
      (sum, { values }) => sum + (values.mojo ?? 0),
      0,
    )
    if (mojo > most) return refusal(`They have ${most} mojo between them: bid that much at most.`)
    const bid: Term[] = mojo === 0 ? [] : [{ name: 'Mojo', value: mojo, rule: 'GAM-INJ-11' }]
    const effort = effortOf(creature, score, bonus)
    return previewTest(
      scoredTest(score, [...effort.terms, ...bid], {
        rule: 'GAM-INJ-11',
        success: 'Succeeds',
        failure: 'Fails',
      }),
      at.ruling,
    )
  },
  *run(situation, { who, score, bonus, mojo, helpers }, at) {
    const creature = situation.creatures[who]
    if (!creature)
      return line(at, { rule: 'GAM-INJ-11', what: 'Last effort', says: 'Nobody made one' })
    const tried = yield* runTest(effortOf(creature, score, bonus), at.ruling)
    const missing = tried.failedBy ?? 0
    const saved = !tried.success && missing > 0 && missing <= mojo
    const paid = saved ? missing : 0
    const given = shares(givers(situation, who, helpers), paid)
    const success = tried.success || saved
    const byAll = houseRule(situation, effortXp) === 'all'
    const xpOf = (gave: number): number => xpOfMojo * (byAll ? paid : gave)
    return line(at, {
      rule: 'GAM-INJ-11',
      what: `Heroic last effort of ${creature.name}`,
      says: `${success ? 'Succeeds' : 'Fails'}${paid > 0 ? `, for ${paid} mojo` : ''}, and dies`,
      tone: success ? 'good' : 'bad',
      who: [who, ...given.map(({ id }) => id).filter((id) => id !== who)],
      ...(tried.total === undefined ? {} : { total: tried.total }),
      ...(success ? {} : { failedBy: missing }),
      why: [
        ...tried.why,
        { name: 'Injuries', value: 'are forgotten', rule: 'GAM-INJ-11' },
        ...given.map(({ name, mojo: gave }): Step => ({
          name,
          value: `${gave} mojo, ${xpOf(gave)} XP`,
          rule: 'GAM-AMB-76',
        })),
      ],
      effects: [
        ...given.flatMap((one) => paying(one.id, one.mojo, xpOf(one.mojo))),
        ...deathEffects(who, situation),
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
