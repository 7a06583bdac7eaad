import { hour } from '../../../clock/clock.ts'
import { previewCheck } from '../../../common/check.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { type Step, figuresOf } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Due, Timer } from '../../../core/state/due.ts'
import { foeCritical } from '../house-rules/fight.ts'
import { saveTrial, rollSave } from '../saves.ts'

export function criticalDue(who: string): string {
  return `critical:${who}`
}

/** Due STR save after damage beyond HP, against the STR that is left. Rule DLV-ATK-02. */
export function criticalDueOf(
  creature: ReadonlyCreature,
  by: ReadonlyCreature | undefined,
  str: number,
): Due {
  return {
    id: criticalDue(creature.id),
    action: 'delve.critical',
    input: { who: creature.id, ...(by ? { by: by.id } : {}) },
    title: 'STR save, critical damage',
    why: `${creature.name} was hurt past HP, down to STR ${str}`,
    rule: 'DLV-ATK-02',
    when: 'now',
    who: [creature.id],
    must: creature.side === 'party',
  }
}

/** Step with the attacker's critical damage, which applies when the save fails. Rule DLV-ATK-04. */
export function criticalSteps(by: ReadonlyCreature | undefined): Step[] {
  const effect = by ? /^Critical damage: (.+)$/im.exec(by.notes)?.[1] : undefined
  return effect && by
    ? [{ name: `${by.name}, if it fails`, value: effect, rule: 'DLV-ATK-04' }]
    : []
}

/** True when a failed STR save means dying: for all but monsters, and for those by house rule. Rule E-DLV-17. */
export function liesDying(situation: Situation, creature: ReadonlyCreature): boolean {
  return creature.kind !== 'monster' || houseRule<string>(situation, foeCritical) === 'sameAsPc'
}

/**
 * Effects of a failed STR save: characters are dying, foes out of the fight unless a house rule differs.
 * Rules DLV-ATK-03, E-DLV-17.
 */
export function criticalEffects(situation: Situation, creature: ReadonlyCreature): Effect[] {
  const dies = liesDying(situation, creature)
  return [
    {
      do: 'condition',
      creature: creature.id,
      name: dies ? 'dying' : 'out',
      to: { rule: dies ? 'DLV-ATK-03' : 'E-DLV-17' },
    },
  ]
}

export function dyingTimer(who: string): string {
  return `dying:${who}`
}

/** Timer of the dying: one hour from the blow, unless helped. Rule DLV-ATK-03. */
export function dyingTimerOf(creature: ReadonlyCreature, now: number): Timer {
  return {
    id: dyingTimer(creature.id),
    kind: 'named',
    title: 'Dying',
    bearer: creature.id,
    from: now,
    next: now + hour,
    warn: hour / 6,
    rule: 'DLV-ATK-03',
    due: {
      action: 'delve.down',
      input: { who: creature.id, fate: 'dead' },
      title: `${creature.name} dies`,
      why: `Nobody helped ${creature.name} within the hour`,
      rule: 'DLV-ATK-03',
      when: 'now',
      who: [creature.id],
      must: true,
    },
  }
}

/** The STR save after damage beyond HP. Rules DLV-ATK-02, DLV-ATK-03, DLV-ATK-04. */
export const critical = defineAction({
  id: 'delve.critical',
  title: 'Critical damage',
  rule: 'DLV-ATK-02',
  phase: 'fight',
  slot: 'save',
  needs: ['str'],
  finds: 'str save dying past hp',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who' },
    by: { kind: 'creature', role: 'target', title: 'Hurt by', optional: true },
  },
  plan(situation, { who, by }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who was hurt past HP.')
    return { creature, foe: by ? situation.creatures[by] : undefined }
  },
  preview({ creature, foe }, situation, at) {
    const shown = previewCheck(criticalTrial(situation, creature), at.ruling)
    return { ...shown, why: [...shown.why, ...criticalSteps(foe)] }
  },
  *run({ creature, foe }, situation, at) {
    const { score, success, failure } = criticalTrial(situation, creature)
    const result = yield* rollSave(situation, creature, 'STR', at.ruling, { rule: 'DLV-ATK-02' })
    return line(at, {
      rule: result.success ? 'DLV-ATK-02' : 'DLV-ATK-03',
      what: `Critical damage, ${creature.name}, STR ${score}`,
      says: result.success ? success : failure,
      tone: result.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [creature.id],
      ...figuresOf(result),
      why: [...result.why, ...(result.success ? [] : criticalSteps(foe))],
      effects: [
        ...(result.success ? [] : criticalEffects(situation, creature)),
        { do: 'settle', due: criticalDue(creature.id) },
      ],
    })
  },
})

function criticalTrial(situation: Situation, creature: ReadonlyCreature) {
  return saveTrial(situation, creature, 'STR', {
    rule: 'DLV-ATK-02',
    success: 'Fights on',
    failure: liesDying(situation, creature) ? 'Dying: an hour to be helped' : 'Out of the fight',
  })
}

const fates = ['aided', 'dead'] as const

/** Aid for the dying, or death. Rule DLV-ATK-03. */
export const down = defineAction({
  id: 'delve.down',
  title: 'Aid or death',
  rule: 'DLV-ATK-03',
  phase: 'fight',
  slot: 'down',
  needs: ['str'],
  finds: 'stabilise first aid help dying die dead bandage',
  asks: {
    who: { kind: 'creature', role: 'target', title: 'Who lies there' },
    fate: { kind: 'choice', role: 'fate', title: 'Outcome', of: fates, default: 'aided' },
  },
  plan(situation, { who, fate }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who lies there.')
    const aided = fate === 'aided'
    if (aided && !('dying' in creature.conditions))
      return refusal(`${creature.name} is not dying: only the dying can be aided so.`)
    if (!aided && 'dead' in creature.conditions) return refusal(`${creature.name} is dead already.`)
    return { creature, aided }
  },
  preview: ({ creature, aided }) =>
    plain(
      aided
        ? `${creature.name} is safe, and lies still until a rest gives HP back`
        : `${creature.name} dies`,
      [],
      [{ name: 'Critically hurt', value: 'an hour from the blow', rule: 'DLV-ATK-03' }],
    ),
  run: ({ creature: { id, name, side }, aided }, _situation, at) =>
    line(at, {
      rule: 'DLV-ATK-03',
      what: `Critically hurt, ${name}`,
      says: aided ? `${name} is safe, and can do no more than crawl until a rest` : `${name} dies`,
      tone: aided === (side === 'party') ? 'good' : 'bad',
      who: [id],
      effects: [
        { do: 'condition', creature: id, name: 'dying', to: null },
        {
          do: 'condition',
          creature: id,
          name: aided ? 'stable' : 'dead',
          to: { rule: 'DLV-ATK-03' },
        },
        { do: 'settle action', action: 'delve.down', who: id },
      ],
    }),
})
