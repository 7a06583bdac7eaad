import { defineAction } from '../../../core/action.ts'
import { type Trial, previewTrial, refusal } from '../../../common/trial.ts'
import {
  lossesOf,
  moraleDue,
  moraleReasons,
  routed,
  standingOf,
  testedFor,
} from '../../../common/morale.ts'
import { figuresOf, type Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { intelligentUndead, moraleBoth } from '../house-rules/morale.ts'
import { line } from '../line.ts'
import { isUndead } from '../people.ts'
import { saveTrial, saved } from '../saves.ts'

/**
 * True when a creature checks morale: not characters, nor undead unless intelligent and the house rule says
 * so. Rules DLV-MOR-04, DLV-MOR-05, E-DLV-20.
 */
export function mayBreak(situation: Situation, creature: ReadonlyCreature): boolean {
  if (creature.kind === 'character') return false
  if (!isUndead(creature)) return true
  return 'intelligent' in creature.tags && houseRule<string>(situation, intelligentUndead) === 'all'
}

/**
 * Creature whose WIL a group checks by: the one named, else a standing leader, else the first standing. Rule
 * DLV-MOR-02.
 */
function nerveOf(
  situation: Situation,
  group: string,
  by: string | undefined,
): ReadonlyCreature | undefined {
  const standing = standingOf(situation, group).filter((one) => mayBreak(situation, one))
  return (
    standing.find(({ id }) => id === by) ??
    standing.find(
      ({ tags, name }) => 'leader' in tags || /\b(?:chief|leader|captain)/i.test(name),
    ) ??
    standing[0]
  )
}

function trialOf(situation: Situation, who: ReadonlyCreature): Trial {
  return saveTrial(situation, who, 'WIL', {
    rule: 'DLV-MOR-01',
    success: 'They hold',
    failure: 'They flee',
  })
}

function exempt(situation: Situation, group: string): string {
  const name = situation.groups[group]?.name ?? 'They'
  return standingOf(situation, group).length === 0
    ? `${name}: nobody is left standing to check.`
    : `${name}: no morale check, as the undead and player characters are exempt.`
}

export const alone = 'Alone at 0 HP'

/** Reasons for a morale check that the group has not yet checked for. Rules DLV-MOR-01, DLV-MOR-03. */
export function reasonsFor(situation: Situation, group: Situation['groups'][string]): string[] {
  const lost = lossesOf(situation, group.id)
  const standing = standingOf(situation, group.id)
  const lone = group.strength === 1
  const reasons = lone
    ? standing.some(({ values }) => (values.hp ?? 1) <= 0)
      ? [alone]
      : []
    : moraleReasons(group.strength, 0, lost)
  return reasons.filter((reason) => !group.tested?.[reason])
}

function moraleSteps(who: ReadonlyCreature, standing: readonly ReadonlyCreature[]): Step[] {
  return [
    who.id === standing[0]?.id && !('leader' in who.tags)
      ? { name: 'WIL of', value: who.name, rule: 'DLV-MOR-01' }
      : { name: 'Leader', value: who.name, rule: 'DLV-MOR-02' },
    ...(standing.some(isUndead)
      ? [{ name: 'The undead', value: 'do not know fear', rule: 'DLV-MOR-04' as const }]
      : []),
    ...(who.kind === 'hireling' || who.kind === 'animal'
      ? [{ name: 'Hirelings and mounts', value: 'when you call for it', rule: 'E-DLV-24' as const }]
      : []),
  ]
}

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
    by: { kind: 'creature', title: 'Whose WIL', optional: true },
  },
  preview(situation, { group, by }, at) {
    const who = nerveOf(situation, group, by)
    if (!who)
      return {
        ...refusal(exempt(situation, group)),
        why: [
          { name: 'The undead', value: 'do not know fear', rule: 'DLV-MOR-04' },
          { name: 'Player characters', value: 'never check', rule: 'DLV-MOR-05' },
        ],
      }
    const shown = previewTrial(trialOf(situation, who), at.ruling)
    return { ...shown, why: [...shown.why, ...moraleSteps(who, standingOf(situation, group))] }
  },
  *run(situation, { group, by }, at) {
    const who = nerveOf(situation, group, by)
    const band = situation.groups[group]
    if (!who || !band)
      return line(at, { rule: 'DLV-MOR-01', what: 'Morale', says: exempt(situation, group) })
    const reasons = reasonsFor(situation, band)
    const twice = reasons.length > 1 && houseRule<string>(situation, moraleBoth) === 'two'
    let tried = yield* saved(situation, who, 'WIL', at.ruling, { rule: 'DLV-MOR-01' })
    const why = [...tried.why]
    if (tried.success && twice) {
      tried = yield* saved(situation, who, 'WIL', at.ruling, {
        rule: 'E-DLV-14',
        label: 'WIL save, again',
      })
      why.push(...tried.why)
    }
    const standing = standingOf(situation, group).filter((one) => mayBreak(situation, one))
    return line(at, {
      rule: 'DLV-MOR-01',
      what: `Morale, ${band.name}, WIL ${trialOf(situation, who).score}`,
      says: tried.success ? 'They hold' : 'They flee',
      tone: tried.success ? 'bad' : 'good',
      who: standing.map(({ id }) => id),
      ...figuresOf(tried),
      why: [
        ...why,
        ...moraleSteps(who, standingOf(situation, group)),
        ...reasons.map((reason): Step => ({
          name: reason,
          value: 'checked',
          rule: reason === alone ? 'DLV-MOR-03' : 'DLV-MOR-01',
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
        ...(tried.success ? [] : routed(standing, 'DLV-MOR-01')),
        ...testedFor(band, reasons),
        { do: 'settle', due: moraleDue(group) },
      ],
    })
  },
})
