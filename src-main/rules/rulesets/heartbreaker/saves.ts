import type { ReadonlyCreature } from '../../core/situation.ts'
import { defineAction, type Action, type Ruling, type Term } from '../../core/action.ts'
import { previewTrial, refusal, signed, runTrial, type Trial } from '../../common/trial.ts'
import { line } from '../../core/line.ts'
import { figuresOf, type RuleId, type Step } from '../../core/outcome.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import { uses, type Attribute } from './attributes.ts'
import { pathNamed, type PathId } from './origins/paths.ts'
import { modOf, pathOf } from './people.ts'

/** True when the path adds SKI to saves by this attribute. Rule HBK-SAVE-03. */
function joins(path: PathId | undefined, by: Attribute | undefined): boolean {
  return by !== undefined && (pathNamed(path)?.saves.includes(by) ?? false)
}

/** Threats to save against, with the attribute that helps. Rule HBK-SAVE-02. */
export const threats = {
  'anything else': null,
  crushing: 'STR',
  tripping: 'DEX',
  poison: 'CON',
  spells: 'INT',
  illusions: 'WIS',
  fear: 'CHA',
} as const satisfies Record<string, Attribute | null>
export type Threat = keyof typeof threats
export const threatNames = Object.keys(threats) as Threat[]

interface Saving {
  threat?: Threat
  /** Terms besides attribute and path, such as lodgings. */
  plus?: readonly Term[]
  rule?: RuleId
  label?: string
  success?: string
  failure?: string
}

/** Terms added to the d20. Rules HBK-SAVE-02, HBK-SAVE-03. */
function saveTerms(creature: ReadonlyCreature, how: Saving): Term[] {
  const by = threats[how.threat ?? 'anything else'] ?? undefined
  return [
    ...(by ? [{ name: by, value: modOf(creature, by), rule: uses[by].rule }] : []),
    ...(joins(pathOf(creature), by)
      ? [
          {
            name: `SKI, ${pathOf(creature) ?? ''}`,
            value: creature.values.ski ?? 0,
            rule: 'HBK-SAVE-03' as const,
          },
        ]
      : []),
    ...(how.plus ?? []),
  ]
}

/** Save as a trial, in which terms lower the target number. */
export function saveTrial(creature: ReadonlyCreature, how: Saving = {}): Trial {
  const plus = saveTerms(creature, how).reduce((all, { value }) => all + value, 0)
  return {
    label: how.label ?? 'SAV',
    count: 1,
    sides: 20,
    score: (creature.values.sav ?? 15) - plus,
    scoreName: 'SAV',
    way: 'at or over',
    rule: how.rule ?? 'HBK-SAVE-01',
    success: how.success ?? 'Saved',
    failure: how.failure ?? 'Not saved',
  }
}

export function saveSteps(creature: ReadonlyCreature, how: Saving): Step[] {
  const terms = saveTerms(creature, how)
  const path = pathNamed(pathOf(creature))
  const by = threats[how.threat ?? 'anything else'] ?? undefined
  const apart: Step[] =
    by === undefined || joins(path?.id, by)
      ? []
      : [
          {
            name: path?.title ?? 'No path',
            value: 'adds no SKI to this',
            rule: 'HBK-SAVE-03',
          },
        ]
  const bare: Step[] =
    terms.length === 0 ? [{ name: 'A bare d20', value: 'nothing joins', rule: 'HBK-SAVE-02' }] : []
  return [
    { name: 'SAV', value: creature.values.sav ?? 15, rule: 'HBK-SAVE-01' },
    ...terms.map(({ name, value, rule }) => ({
      name,
      value: signed(value),
      rule: rule ?? ('HBK-SAVE-02' as const),
    })),
    ...apart,
    ...bare,
  ]
}

/** Rolls a save for another procedure and returns its result and steps. */
export function* saved(
  creature: ReadonlyCreature,
  ruling: Ruling,
  how: Saving = {},
): ProcedureOf<{ success: boolean; total?: number; failedBy?: number; why: Step[] }> {
  const tried = yield* runTrial(saveTrial(creature, how), ruling)
  return { ...tried, why: [...saveSteps(creature, how), ...tried.why] }
}

const saving = defineAction({
  id: 'heartbreaker.save',
  title: 'Save',
  rule: 'HBK-SAVE-01',
  phase: 'check',
  slot: 'save',
  needs: [],
  finds: 'sav crushing tripping poison spell illusion fear resist',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    threat: { kind: 'choice', title: 'Against', of: threatNames, default: 'anything else' },
  },
  preview(situation, { who, threat }, at) {
    const creature = situation.creatures[who]
    if (creature?.values.sav === undefined)
      return refusal('Choose somebody who has a SAV, or give them one by an edit.')
    const shown = previewTrial(saveTrial(creature, { threat }), at.ruling)
    return { ...shown, why: [...shown.why, ...saveSteps(creature, { threat })] }
  },
  *run(situation, { who, threat }, at) {
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule: 'HBK-SAVE-01', what: 'Save', says: 'Nobody rolled' })
    const tried = yield* saved(creature, at.ruling, { threat })
    return line(at, {
      rule: 'HBK-SAVE-01',
      what: `Save against ${threat}, ${creature.name}`,
      says: tried.success ? 'Saved' : 'Not saved',
      tone: tried.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [who],
      ...figuresOf(tried),
      why: tried.why,
    })
  },
})

/** Before a cruel humanoid an avenger stays peaceful by a passed bare SAV only. Rule HBK-PATH-04. */
const restrain = defineAction({
  id: 'heartbreaker.restrain',
  title: 'Hold an avenger back',
  rule: 'HBK-PATH-04',
  phase: 'encounter',
  slot: 'save',
  needs: [],
  finds: 'avenger cruel humanoid peaceful restrain temper',
  asks: { who: { kind: 'creature', title: 'Which avenger', side: 'party', tagged: 'avenger' } },
  preview(situation, { who }, at) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose an avenger.')
    if (pathOf(creature) !== 'avenger')
      return refusal(`${creature.name} is no avenger: only they must hold back (HBK-PATH-04).`)
    return previewTrial(saveTrial(creature, peace), at.ruling)
  },
  *run(situation, { who }, at) {
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule: 'HBK-PATH-04', what: 'Peace', says: 'Nobody rolled' })
    const tried = yield* saved(creature, at.ruling, peace)
    return line(at, {
      rule: 'HBK-PATH-04',
      what: `${creature.name} before the cruel`,
      says: tried.success ? 'Stays peaceful' : 'Cannot stay peaceful',
      tone: tried.success ? 'good' : 'bad',
      who: [who],
      ...figuresOf(tried),
      why: tried.why,
    })
  },
})

const peace: Saving = {
  rule: 'HBK-PATH-04',
  success: 'Stays peaceful',
  failure: 'Cannot stay peaceful',
}

export const saves: readonly Action[] = [saving, restrain]
