import type { ReadonlyCreature } from '../../core/situation.ts'
import { defineAction, type Action, type Ruling } from '../../core/action.ts'
import { refusal, type Term } from '../../core/preview.ts'
import { previewCheck, signed, runCheck, type Check, type CheckResult } from '../../common/check.ts'
import { line } from '../../core/line.ts'
import { figuresOf, type RuleId, type Step, step } from '../../core/outcome.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import { uses, type Attribute } from './character/attributes.ts'
import { pathNamed, type PathId } from './character/paths.ts'
import { modOf, pathOf } from './character/people.ts'

/** True when the path adds SKI to saves by this attribute. Rule HBK-SAVE-03. */
function addsSki(path: PathId | undefined, by: Attribute | undefined): boolean {
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

interface SaveOptions {
  threat?: Threat
  /** Terms besides attribute and path, such as lodgings. */
  plus?: readonly Term[]
  rule?: RuleId
  label?: string
  success?: string
  failure?: string
}

/** Terms added to the d20. Rules HBK-SAVE-02, HBK-SAVE-03. */
function saveTerms(creature: ReadonlyCreature, how: SaveOptions): Term[] {
  const by = threats[how.threat ?? 'anything else'] ?? undefined
  return [
    ...(by ? [{ name: by, value: modOf(creature, by), rule: uses[by].rule }] : []),
    ...(addsSki(pathOf(creature), by)
      ? [step(`SKI, ${pathOf(creature) ?? ''}`, creature.values.ski ?? 0, 'HBK-SAVE-03')]
      : []),
    ...(how.plus ?? []),
  ]
}

/** Sum of what is added to the d20. */
function saveBonus(creature: ReadonlyCreature, how: SaveOptions): number {
  return saveTerms(creature, how).reduce((all, { value }) => all + value, 0)
}

/** Save as a trial, in which terms lower the target number. */
export function saveTrial(creature: ReadonlyCreature, how: SaveOptions = {}): Check {
  const plus = saveBonus(creature, how)
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

export function saveSteps(creature: ReadonlyCreature, how: SaveOptions): Step[] {
  const terms = saveTerms(creature, how)
  const path = pathNamed(pathOf(creature))
  const by = threats[how.threat ?? 'anything else'] ?? undefined
  const apart: Step[] =
    by === undefined || addsSki(path?.id, by)
      ? []
      : [step(path?.title ?? 'No path', 'adds no SKI to this', 'HBK-SAVE-03')]
  const bare: Step[] =
    terms.length === 0 ? [step('A bare d20', 'nothing joins', 'HBK-SAVE-02')] : []
  return [
    step('SAV', creature.values.sav ?? 15, 'HBK-SAVE-01'),
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
export function* rollSave(
  creature: ReadonlyCreature,
  ruling: Ruling,
  how: SaveOptions = {},
): ProcedureOf<CheckResult> {
  const result = yield* runCheck(saveTrial(creature, how), ruling)
  return { ...result, why: [...saveSteps(creature, how), ...result.why] }
}

const saving = defineAction({
  id: 'heartbreaker.save',
  title: 'Save',
  rule: 'HBK-SAVE-01',
  phase: 'check',
  slot: 'save',
  finds: 'sav crushing tripping poison spell illusion fear resist',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who' },
    threat: { kind: 'choice', title: 'Against', of: threatNames, default: 'anything else' },
  },
  plan(situation, { who, threat }) {
    const creature = situation.creatures[who]
    return creature?.values.sav === undefined
      ? refusal('Choose somebody who has a SAV, or give them one by an edit.')
      : { creature, threat }
  },
  preview({ creature, threat }, _situation, at) {
    const shown = previewCheck(saveTrial(creature, { threat }), at.ruling)
    return { ...shown, why: [...shown.why, ...saveSteps(creature, { threat })] }
  },
  *run({ creature, threat }, _situation, at) {
    const result = yield* rollSave(creature, at.ruling, { threat })
    return line(at, {
      rule: 'HBK-SAVE-01',
      what: `Save against ${threat}, ${creature.name}`,
      says: result.success ? 'Saved' : 'Not saved',
      tone: result.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [creature.id],
      ...figuresOf(
        result.total === undefined
          ? result
          : { ...result, total: result.total + saveBonus(creature, { threat }) },
      ),
      why: result.why,
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
  finds: 'avenger cruel humanoid peaceful restrain temper',
  asks: {
    who: {
      kind: 'creature',
      role: 'actor',
      title: 'Which avenger',
      side: 'party',
      tagged: 'avenger',
    },
  },
  plan(situation, { who }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose an avenger.')
    if (pathOf(creature) !== 'avenger')
      return refusal(`${creature.name} is no avenger: only they must hold back (HBK-PATH-04).`)
    return { creature }
  },
  preview: ({ creature }, _situation, at) => previewCheck(saveTrial(creature, peace), at.ruling),
  *run({ creature }, _situation, at) {
    const result = yield* rollSave(creature, at.ruling, peace)
    return line(at, {
      rule: 'HBK-PATH-04',
      what: `${creature.name} before the cruel`,
      says: result.success ? 'Stays peaceful' : 'Cannot stay peaceful',
      tone: result.success ? 'good' : 'bad',
      who: [creature.id],
      ...figuresOf(result),
      why: result.why,
    })
  },
})

const peace: SaveOptions = {
  rule: 'HBK-PATH-04',
  success: 'Stays peaceful',
  failure: 'Cannot stay peaceful',
}

export const saves: readonly Action[] = [saving, restrain]
