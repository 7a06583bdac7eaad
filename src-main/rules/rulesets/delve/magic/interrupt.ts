import { type Ability, abilities } from '../../../common/abilities.ts'
import { previewCheck } from '../../../common/check.ts'
import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { figuresOf } from '../../../core/outcome.ts'
import { refusal } from '../../../core/preview.ts'
import { type ProcedureOf, choose } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Due } from '../../../core/state/due.ts'
import { spellSave } from '../house-rules/magic.ts'
import { saveTrial, rollSave } from '../saves.ts'

/** Mark of a caster from the first phase of a round to the last, while the spell is being cast. */
export const casting = 'casting'

export function isCasting(situation: Situation, who: string): boolean {
  return situation.fight?.marks?.[who]?.[casting] === true
}

export function interruptDue(who: string): string {
  return `interrupt:${who}`
}

/** Due save of a caster who is hit while casting. Rule DLV-INIT-04. */
export function interruptDueOf(creature: ReadonlyCreature): Due {
  return {
    id: interruptDue(creature.id),
    action: 'delve.interrupt',
    input: { who: creature.id },
    title: 'Does the spell hold?',
    why: `${creature.name} was hit while casting`,
    rule: 'DLV-INIT-04',
    when: 'now',
    who: [creature.id],
    holds: 'delve.effect',
    must: true,
  }
}

export function effectDue(who: string): string {
  return `effect:${who}`
}

/** The ability that resists magic: WIL, or as the GM says each time. Rule E-DLV-10. */
export function* resistedWith(situation: Situation, label: string): ProcedureOf<Ability> {
  if (houseRule<string>(situation, spellSave) === 'WIL') return 'WIL'
  return yield* choose(label, abilities)
}

/** The save of a caster who is hit while casting. Rules DLV-INIT-04, E-DLV-10. */
export const interrupt = defineAction({
  id: 'delve.interrupt',
  title: 'Caster is hit',
  rule: 'DLV-INIT-04',
  phase: 'fight',
  slot: 'save',
  needs: ['wil'],
  finds: 'interrupt casting spell lost concentration',
  asks: { who: { kind: 'creature', role: 'actor', title: 'Who was casting' } },
  plan(situation, { who }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who was casting.')
    if (!isCasting(situation, who))
      return refusal(`${creature.name} is not casting: begin a spell in a fight first (Y).`)
    return { creature }
  },
  preview({ creature }, situation, at) {
    const shown = previewCheck(
      saveTrial(situation, creature, 'WIL', {
        rule: 'DLV-INIT-04',
        success: 'The spell holds',
        failure: 'The spell is lost',
      }),
      at.ruling,
    )
    const reading = houseRule<string>(situation, spellSave)
    return {
      ...shown,
      why: [...shown.why, { name: 'Save by', value: reading, rule: 'E-DLV-10' }],
    }
  },
  *run({ creature }, situation, at) {
    const { id, name, side } = creature
    const ability = yield* resistedWith(situation, 'the spell holds by')
    const result = yield* rollSave(situation, creature, ability, at.ruling, { rule: 'DLV-INIT-04' })
    return line(at, {
      rule: 'DLV-INIT-04',
      what: `Hit while casting, ${name}`,
      says: result.success ? 'The spell holds' : 'The spell is lost, and paid for',
      tone: result.success === (side === 'party') ? 'good' : 'bad',
      who: [id],
      ...figuresOf(result),
      why: [...result.why, { name: 'Save by', value: ability, rule: 'E-DLV-10' }],
      effects: [
        { do: 'settle', due: interruptDue(id) },
        ...(result.success
          ? []
          : [
              { do: 'settle' as const, due: effectDue(id) },
              { do: 'mark' as const, creature: id, mark: casting, on: false },
            ]),
      ],
    })
  },
})
