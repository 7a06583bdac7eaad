import {
  aloneReason,
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
import { type Check, previewCheck } from '../../../common/check.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { type Step, figuresOf } from '../../../core/outcome.ts'
import { type RefusedPreview, refusal } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Due } from '../../../core/state/due.ts'
import { isUndead } from '../character/people.ts'
import { intelligentUndead, moraleBoth } from '../house-rules/fight.ts'
import { saveTrial, rollSave } from '../saves.ts'

/**
 * True when a creature checks morale: not characters, nor undead unless intelligent and the house rule says
 * so. Rules DLV-MOR-04, DLV-MOR-05, E-DLV-20.
 */
function mayBreak(situation: Situation, creature: ReadonlyCreature): boolean {
  if (creature.kind === 'character') return false
  if (!isUndead(creature)) return true
  return 'intelligent' in creature.tags && houseRule<string>(situation, intelligentUndead) === 'all'
}

function trialOf(situation: Situation, who: ReadonlyCreature): Check {
  return saveTrial(situation, who, 'WIL', {
    rule: 'DLV-MOR-01',
    success: 'They hold',
    failure: 'They flee',
  })
}

function moraleSteps(
  situation: Situation,
  who: ReadonlyCreature,
  standing: readonly ReadonlyCreature[],
): Step[] {
  return [
    who.id === standing[0]?.id && !('leader' in who.tags)
      ? { name: 'WIL of', value: who.name, rule: 'DLV-MOR-01' }
      : { name: 'Leader', value: who.name, rule: 'DLV-MOR-02' },
    ...(standing.some((one) => !mayBreak(situation, one))
      ? [{ name: 'The undead', value: 'do not know fear', rule: 'DLV-MOR-04' as const }]
      : []),
    ...(who.kind === 'hireling' || who.kind === 'animal'
      ? [{ name: 'Hirelings and mounts', value: 'when you call for it', rule: 'E-DLV-24' as const }]
      : []),
  ]
}

/** Morale of a group, by the WIL of one of them. Rules DLV-MOR-01 to DLV-MOR-05. */
export const morale = defineAction({
  id: 'delve.morale',
  title: 'Morale',
  rule: 'DLV-MOR-01',
  phase: 'fight',
  slot: 'morale',
  needs: ['wil'],
  finds: 'flee rout break nerve leader',
  asks: {
    group: { kind: 'group', title: 'Who' },
    by: { kind: 'creature', role: 'actor', title: 'Whose WIL', optional: true },
  },
  plan(situation, { group, by }) {
    const band = situation.groups[group]
    const standing = standingOf(situation, group)
    const who = moraleTester(
      standing.filter((one) => mayBreak(situation, one)),
      by,
    )
    if (band && who) return { band, who, steps: moraleSteps(situation, who, standing) }
    const refused: RefusedPreview = {
      ...refusal(moraleExemption(situation, group, 'the undead')),
      why: [
        { name: 'The undead', value: 'do not know fear', rule: 'DLV-MOR-04' },
        { name: 'Player characters', value: 'never check', rule: 'DLV-MOR-05' },
      ],
    }
    return refused
  },
  preview({ who, steps }, situation, at) {
    const shown = previewCheck(trialOf(situation, who), at.ruling)
    return { ...shown, why: [...shown.why, ...steps] }
  },
  *run({ band, who, steps }, situation, at) {
    const reasons = untestedReasons(situation, band)
    const twice = reasons.length > 1 && houseRule<string>(situation, moraleBoth) === 'two'
    let result = yield* rollSave(situation, who, 'WIL', at.ruling, { rule: 'DLV-MOR-01' })
    const why = [...result.why]
    if (result.success && twice) {
      result = yield* rollSave(situation, who, 'WIL', at.ruling, {
        rule: 'E-DLV-14',
        label: 'WIL save, again',
      })
      why.push(...result.why)
    }
    const standing = standingOf(situation, band.id).filter((one) => mayBreak(situation, one))
    return line(at, {
      rule: 'DLV-MOR-01',
      what: `Morale, ${band.name}, WIL ${trialOf(situation, who).score}`,
      says: result.success ? 'They hold' : 'They flee',
      tone: result.success ? 'bad' : 'good',
      who: standing.map(({ id }) => id),
      ...figuresOf(result),
      why: [
        ...why,
        ...steps,
        ...reasons.map((reason): Step => ({
          name: reason,
          value: 'checked',
          rule: reason === aloneReason ? 'DLV-MOR-03' : 'DLV-MOR-01',
        })),
        ...(reasons.length > 1
          ? [
              {
                name: 'Both at once',
                value: twice ? 'a save for each' : 'one save',
                rule: 'E-DLV-14' as const,
              },
            ]
          : []),
      ],
      effects: [
        ...(result.success ? [] : markFleeing(standing, 'DLV-MOR-01')),
        ...testedFor(band, reasons),
        { do: 'settle', due: moraleDue(band.id) },
      ],
    })
  },
})

/** Adds and settles morale dues of every group after a change. */
export function moraleDues(before: Situation, after: Situation): Effect[] {
  return [
    ...withoutCause(before, after, 'delve.morale'),
    ...Object.values(after.groups).flatMap((group) => moraleDuesOf(before, after, group)),
  ]
}

function moraleDuesOf(
  before: Situation,
  after: Situation,
  group: Situation['groups'][string],
): Effect[] {
  const id = moraleDue(group.id)
  const pending = after.dues[id]
  const standing = standingOf(after, group.id)
  const steady = standing.filter(
    (one) => mayBreak(after, one) && !('fleeing' in one.conditions) && !('fled' in one.conditions),
  )
  const reasons = steady.length > 0 ? untestedReasons(after, group) : []
  if (reasons.length === 0) return pending ? [{ do: 'settle', due: id }] : []
  if (!groupChanged(before, after, group.id)) return []
  const fallen = group.members.flatMap((member) => newlyDown(before, after, member))
  const why = moraleReason(reasons, fallen, lossesOf(after, group.id), group.strength)
  return pending ? [] : [{ do: 'due', due: moraleDueOf(group, reasons, why, standing) }]
}

function moraleDueOf(
  group: Situation['groups'][string],
  reasons: readonly string[],
  why: string,
  standing: readonly ReadonlyCreature[],
): Due {
  return {
    id: moraleDue(group.id),
    action: 'delve.morale',
    input: { group: group.id },
    title: 'Morale check due',
    why,
    rule: reasons.includes(aloneReason) ? 'DLV-MOR-03' : 'DLV-MOR-01',
    when: 'now',
    who: standing.map(({ id }) => id),
    must: false,
  }
}
