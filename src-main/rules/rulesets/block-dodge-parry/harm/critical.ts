import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, step, type RuleId, type Step } from '../../../core/outcome.ts'
import { refusal } from '../../../core/preview.ts'
import { choose, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { previewCheck, runCheck, type Check } from '../../../common/check.ts'
import { leftOf, useId } from '../../../common/uses.ts'
import { abilities, fieldOf, has, scoreOf, type Ability } from '../character/people.ts'
import { dueNow, setCondition, settle } from '../effects.ts'
import { foeCritical } from '../house-rules/fight.ts'
import { saveTrial } from '../saves/trial.ts'
import { injure } from './injury.ts'

/** Rule of a failed Critical Damage Save on each ability. */
const ruleOfFailure: Readonly<Record<Ability, RuleId>> = {
  STR: 'BDP-CRIT-02',
  DEX: 'BDP-CRIT-03',
  WIL: 'BDP-CRIT-04',
}

/** Check of a Critical Damage Save. Rule BDP-CRIT-01. */
export function criticalTrial(
  creature: ReadonlyCreature,
  ability: Ability,
  failure: string,
  label = 'critical damage save',
): Check {
  return saveTrial(creature, ability, {
    label,
    rule: 'BDP-CRIT-01',
    success: 'Holds out',
    failure,
  })
}

/** Copy of a creature with an ability as harm that is not applied yet will leave it. */
export function withScore(
  creature: ReadonlyCreature,
  ability: Ability,
  score: number,
): ReadonlyCreature {
  return { ...creature, values: { ...creature.values, [fieldOf[ability]]: score } }
}

/** Conditions that loss of DEX or WIL may bring; a monster takes the first, for others it is asked. */
const helplessness: Readonly<Record<'DEX' | 'WIL', readonly [string, string]>> = {
  DEX: ['immobilised', 'unconscious'],
  WIL: ['debilitated', 'unconscious'],
}

/** Makes a creature helpless; for a character the GM chooses between two conditions. Rules BDP-CRIT-03, BDP-CRIT-04. */
function* becomeHelpless(
  creature: ReadonlyCreature,
  ability: 'DEX' | 'WIL',
  label: string,
): ProcedureOf<{ name: string; effects: Effect[] }> {
  const of = helplessness[ability]
  const name = creature.kind === 'monster' ? of[0] : yield* choose(label, of, { usual: of[0] })
  return {
    name,
    effects: [setCondition(creature.id, name, { rule: ruleOfFailure[ability] })],
  }
}

export type SaveDue = Situation['dues'][string]

/** Saves of a creature that are due on an ability, the oldest first: each loss calls for its own. Rule BDP-DMG-05. */
export function savesDue(
  { dues }: Situation,
  { id: who }: Pick<ReadonlyCreature, 'id'>,
  ability: Ability,
): readonly SaveDue[] {
  const first = firstId(who, ability)
  return Object.values(dues).filter(({ id }) => id === first || id.startsWith(`${first}:`))
}

const firstId = (who: string, ability: Ability): string => `critical:${who}:${ability}`

/** Due for the player's save: harm reached an ability and was lethal or disabling. Rules BDP-DMG-05, BDPX-ATK-01. */
export function criticalDueOf(
  situation: Situation,
  creature: ReadonlyCreature,
  ability: Ability,
  score: number,
  weapon?: string,
): Effect {
  const before = scoreOf(creature, ability)
  const first = firstId(creature.id, ability)
  return dueNow({
    id: situation.dues[first] ? `${first}:${score}` : first,
    action: 'block-dodge-parry.critical',
    input: { who: creature.id, ability, held: false, ...(weapon ? { weapon } : {}) },
    title: `Critical Damage Save, ${ability}`,
    why: `${creature.name} was hurt from ${ability} ${before} to ${score}`,
    rule: 'BDP-DMG-05',
    who: [creature.id],
    must: creature.side === 'party',
    before,
  })
}

/** True when a failure has the book's full results; for foes by house rule. Rule BDPX-GAP-10. */
function suffersFully(situation: Situation, creature: ReadonlyCreature): boolean {
  return creature.kind !== 'monster' || houseRule<string>(situation, foeCritical) === 'sameAsPc'
}

function failureOf(situation: Situation, creature: ReadonlyCreature, ability: Ability): string {
  if (!suffersFully(situation, creature)) return 'Out of the fight'
  return {
    STR: 'An injury by the d10',
    DEX: 'Immobilised or unconscious',
    WIL: 'Debilitated or unconscious',
  }[ability]
}

interface CriticalFailure {
  says: string
  why: Step[]
  effects: Effect[]
}

/** Carries out a failed Critical Damage Save. Rules BDP-CRIT-02 to BDP-CRIT-04, BDPX-ATK-04. */
export function* failCritical(
  situation: Situation,
  creature: ReadonlyCreature,
  ability: Ability,
  how: { weapon?: string | undefined; nonLethal?: boolean; label: string },
): ProcedureOf<CriticalFailure> {
  if (!suffersFully(situation, creature))
    return {
      says: `${creature.name} is out of the fight`,
      why: [step('A foe', 'takes no further part', 'BDPX-GAP-10')],
      effects: [setCondition(creature.id, 'out', { rule: 'BDPX-GAP-10' })],
    }
  if (how.nonLethal)
    return {
      says: `${creature.name} is knocked out`,
      why: [step('Held back', 'knocked out, not injured', 'BDPX-ATK-04')],
      effects: [setCondition(creature.id, 'unconscious', { rule: 'BDPX-ATK-04' })],
    }
  if (ability === 'STR') return yield* injure(creature, how)
  const fell = yield* becomeHelpless(creature, ability, `${how.label}: falls`)
  return {
    says: `${creature.name} is ${fell.name}`,
    why: [step(ability, fell.name, ruleOfFailure[ability])],
    effects: fell.effects,
  }
}

const hardToKill = 'Hard to Kill'

/** Offers the second roll of somebody Hard to Kill, once a day; null where it is not taken. Rule BDPX-SKL-19. */
function* rollAgain(
  { clock }: Situation,
  creature: ReadonlyCreature,
): ProcedureOf<{ trial(first: Check): Check; why: Step[]; effects: Effect[] } | null> {
  if (!has(creature, hardToKill)) return null
  const kept = creature.uses?.[useId(hardToKill)]
  const use = kept ?? { title: hardToKill, of: 1, spent: 0, at: 0, again: 'day' as const }
  if (leftOf(use, clock.seconds) < 1) return null
  const roll = 'Roll again'
  const said = yield* choose(hardToKill, [roll, 'Keep the failure'])
  if (said !== roll) return null
  return {
    trial: (first) => ({ ...first, label: `${first.label}, again` }),
    why: [step(hardToKill, 'rolled again, once a day', 'BDPX-SKL-19')],
    effects: [
      {
        do: 'use',
        creature: creature.id,
        id: useId(hardToKill),
        to: { ...use, spent: use.of, at: clock.seconds },
      },
    ],
  }
}

/** Rolls the save that lethal or disabling harm calls for. Rules BDP-CRIT-01 to BDP-CRIT-04. */
export const critical = defineAction({
  id: 'block-dodge-parry.critical',
  title: 'Critical Damage Save',
  rule: 'BDP-CRIT-01',
  phase: 'fight',
  slot: 'save',
  needs: ['str'],
  finds: 'critical damage save str dex wil injury dying unconscious',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who' },
    ability: { kind: 'choice', title: 'Ability', of: abilities, default: 'STR' },
    weapon: { kind: 'text', title: 'Hurt by', max: 24, optional: true },
    held: { kind: 'switch', title: 'Blows held back: knocked out, not injured', default: false },
  },
  plan(situation, { who, ability, weapon, held }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who was hurt.')
    if ('dead' in creature.conditions)
      return refusal(`${creature.name} is dead: there is nothing left to save.`)
    const trial = criticalTrial(creature, ability, failureOf(situation, creature, ability))
    return { creature, ability, weapon, held, trial }
  },
  preview: ({ trial }, _situation, at) => previewCheck(trial, at.ruling),
  *run({ creature, ability, weapon, held, trial }, situation, at) {
    const due = savesDue(situation, creature, ability)
    const first = yield* runCheck(trial, at.ruling)
    const again = first.success || at.ruling.override ? null : yield* rollAgain(situation, creature)
    const save = again ? yield* runCheck(again.trial(trial), at.ruling) : first
    const result = save.success
      ? { says: 'Holds out', why: [], effects: [] }
      : yield* failCritical(situation, creature, ability, {
          weapon,
          nonLethal: held,
          label: 'injury',
        })
    return line(at, {
      rule: save.success ? 'BDP-CRIT-01' : ruleOfFailure[ability],
      what: `Critical damage, ${creature.name}, ${ability} ${trial.score}`,
      says: result.says,
      tone: save.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [creature.id],
      ...figuresOf(save),
      why: [...first.why, ...(again ? [...again.why, ...save.why] : []), ...result.why],
      effects: [
        ...result.effects,
        ...(again?.effects ?? []),
        ...settle((due.find(({ input }) => input['weapon'] === weapon) ?? due[0])?.id),
      ],
    })
  },
})
