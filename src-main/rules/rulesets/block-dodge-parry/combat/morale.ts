import { defineAction, type Ruling } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, step, type Step } from '../../../core/outcome.ts'
import { refusal } from '../../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import {
  groupChanged,
  lossesOf,
  markFleeing,
  moraleDue,
  moraleExemption,
  moraleReason,
  moraleTester,
  newlyDown,
  standingOf,
  testedFor,
  untestedReasons,
  withoutCause,
} from '../../../common/morale.ts'
import { previewCheck } from '../../../common/check.ts'
import { foesOf, has, isMindless, partyOf } from '../character/people.ts'
import { dueNow } from '../effects.ts'
import { rollSave, saveTrial } from '../saves/trial.ts'

/** True when a creature checks morale: neither a player character nor mindless. Rules BDPX-MOR-01, BDPX-MOR-02. */
function mayBreak(creature: ReadonlyCreature): boolean {
  return creature.kind !== 'character' && !isMindless(creature)
}

/** Reason that morale holds without a roll: an Inspiring ally or a song. Rules BDPX-SKL-06, BDPX-SNG-02. */
function heartenedBy(situation: Situation, who: ReadonlyCreature): Step | null {
  const side = who.side === 'party' ? partyOf(situation) : foesOf(situation)
  if (side.some((one) => has(one, 'Inspiring') && one.id !== who.id))
    return step('Inspiring', 'allies pass', 'BDPX-SKL-06')
  return 'Song of the Hearth' in who.conditions
    ? step('Song of the Hearth', 'morale passes', 'BDPX-SNG-02')
    : null
}

export const morale = defineAction({
  id: 'block-dodge-parry.morale',
  title: 'Morale',
  rule: 'BDPX-MOR-01',
  phase: 'fight',
  slot: 'morale',
  needs: ['wil'],
  finds: 'flee rout break nerve leader surrender',
  asks: {
    group: { kind: 'group', title: 'Who' },
    by: { kind: 'creature', role: 'actor', title: 'Whose WIL', optional: true },
    impressed: { kind: 'switch', title: 'After an impressive win: 2 less', default: false },
  },
  plan(situation, { group, by, impressed }) {
    const who = moraleTester(standingOf(situation, group).filter(mayBreak), by)
    const band = situation.groups[group]
    if (!who || !band)
      return refusal(moraleExemption(situation, group, 'the mindless'), {
        why: [step('The mindless', 'know no fear', 'BDPX-MOR-02')],
      })

    const held = heartenedBy(situation, who)
    const steps: Step[] = [
      ...(held ? [held] : []),
      ...(impressed
        ? [step('Impressive Skills', 'onlookers’ morale at 2 less', 'BDPX-SKL-05')]
        : []),
      step('WIL of', who.name, 'BDPX-MOR-01'),
    ]
    return { who, band, by: impressed ? -2 : 0, sure: held !== null, steps }
  },
  preview({ who, by, steps }, _situation, { ruling }) {
    const shown = previewCheck(trialOf(who), { ...ruling, adjust: ruling.adjust + by })
    return { ...shown, why: [...shown.why, ...steps] }
  },
  *run({ who, band, by, sure, steps }, situation, at) {
    const reasons = untestedReasons(situation, band)
    const ruling: Ruling = {
      ...at.ruling,
      adjust: at.ruling.adjust + by,
      ...(sure && !at.ruling.override ? { override: 'success' } : {}),
    }
    const result = yield* rollSave(who, 'WIL', ruling, { rule: 'BDPX-MOR-01' })
    const standing = standingOf(situation, band.id).filter(mayBreak)
    return line(at, {
      rule: 'BDPX-MOR-01',
      what: `Morale, ${band.name}, WIL ${trialOf(who).score}`,
      says: result.success ? 'They hold' : 'They flee or yield',
      tone: result.success === (who.side === 'party') ? 'good' : 'bad',
      who: standing.map(({ id }) => id),
      ...figuresOf(result),
      why: [
        ...result.why,
        ...steps,
        ...reasons.map((reason) => step(reason, 'checked', 'BDPX-MOR-01')),
      ],
      effects: [
        ...(result.success ? [] : markFleeing(standing, 'BDPX-MOR-01')),
        ...testedFor(band, reasons),
        { do: 'settle', due: moraleDue(band.id) },
      ],
    })
  },
})

function trialOf(who: ReadonlyCreature) {
  return saveTrial(who, 'WIL', {
    rule: 'BDPX-MOR-01',
    success: 'They hold',
    failure: 'They flee or yield',
  })
}

/** Morale checks that a change makes due, and removal of those now void. Rule BDPX-MOR-01. */
export function moraleConsequences(before: Situation, after: Situation): Effect[] {
  return [
    ...withoutCause(before, after, 'block-dodge-parry.morale'),
    ...Object.values(after.groups).flatMap((group) => groupDues(before, after, group)),
  ]
}

function groupDues(
  before: Situation,
  after: Situation,
  group: Situation['groups'][string],
): Effect[] {
  const id = moraleDue(group.id)
  const pending = after.dues[id]
  const steady = standingOf(after, group.id).filter(
    (one) => mayBreak(one) && !('fleeing' in one.conditions) && !('fled' in one.conditions),
  )
  const reasons = steady.length > 0 ? untestedReasons(after, group) : []
  if (reasons.length === 0) return pending && steady.length === 0 ? [{ do: 'settle', due: id }] : []
  if (pending || !groupChanged(before, after, group.id)) return []
  const fallen = group.members.flatMap((member) => newlyDown(before, after, member))
  const why = moraleReason(reasons, fallen, lossesOf(after, group.id), group.strength)
  return [
    dueNow({
      id,
      action: 'block-dodge-parry.morale',
      input: { group: group.id },
      title: 'Morale check due',
      why,
      rule: 'BDPX-MOR-01',
      who: [...group.members],
    }),
  ]
}
