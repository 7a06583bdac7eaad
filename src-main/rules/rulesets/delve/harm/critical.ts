import { defineAction } from '../../../core/action.ts'
import { hour } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, previewTrial, refusal } from '../../../common/trial.ts'
import { figuresOf, type Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Due, Timer } from '../../../core/state/due.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { foeCritical } from '../house-rules/fight.ts'
import { line } from '../line.ts'
import { saved, saveTrial } from '../saves.ts'

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

/**
 * Effects of a failed STR save: characters are dying, foes out of the fight unless a house rule differs.
 * Rules DLV-ATK-03, E-DLV-17.
 */
export function criticalEffects(situation: Situation, creature: ReadonlyCreature): Effect[] {
  const dies =
    creature.kind !== 'monster' || houseRule<string>(situation, foeCritical) === 'sameAsPc'
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

export const critical = defineAction({
  id: 'delve.critical',
  title: 'Critical damage',
  rule: 'DLV-ATK-02',
  phase: 'fight',
  slot: 'save',
  needs: ['str'],
  finds: 'str save dying past hp',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    by: { kind: 'creature', title: 'Hurt by', optional: true },
  },
  preview(situation, { who, by }, at) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who was hurt past HP.')
    const shown = previewTrial(criticalTrial(situation, creature), at.ruling)
    const foe = by ? situation.creatures[by] : undefined
    return { ...shown, why: [...shown.why, ...criticalSteps(foe)] }
  },
  *run(situation, { who, by }, at) {
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule: 'DLV-ATK-02', what: 'STR save', says: 'Nobody saved' })
    const trial = criticalTrial(situation, creature)
    const tried = yield* saved(situation, creature, 'STR', at.ruling, { rule: 'DLV-ATK-02' })
    const foe = by ? situation.creatures[by] : undefined
    return line(at, {
      rule: tried.success ? 'DLV-ATK-02' : 'DLV-ATK-03',
      what: `Critical damage, ${creature.name}, STR ${trial.score}`,
      says: tried.success ? 'Fights on' : trial.failure,
      tone: tried.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [who],
      ...figuresOf(tried),
      why: [...tried.why, ...(tried.success ? [] : criticalSteps(foe))],
      effects: [
        ...(tried.success ? [] : criticalEffects(situation, creature)),
        { do: 'settle', due: criticalDue(who) },
      ],
    })
  },
})

function criticalTrial(situation: Situation, creature: ReadonlyCreature) {
  const out = creature.kind === 'monster' && houseRule<string>(situation, foeCritical) === 'out'
  return saveTrial(situation, creature, 'STR', {
    rule: 'DLV-ATK-02',
    success: 'Fights on',
    failure: out ? 'Out of the fight' : 'Dying: an hour to be helped',
  })
}

const fates = ['aided', 'dead'] as const

export const down = defineAction({
  id: 'delve.down',
  title: 'Aid or death',
  rule: 'DLV-ATK-03',
  phase: 'fight',
  slot: 'down',
  needs: ['str'],
  finds: 'stabilise first aid help dying die dead bandage',
  asks: {
    who: { kind: 'creature', title: 'Who lies there' },
    fate: { kind: 'choice', title: 'What comes of it', of: fates, default: 'aided' },
  },
  preview(situation, { who, fate }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who lies there.')
    if (fate === 'aided' && !('dying' in creature.conditions))
      return refusal(`${creature.name} is not dying: only the dying can be aided so.`)
    if (fate === 'dead' && 'dead' in creature.conditions)
      return refusal(`${creature.name} is dead already.`)
    return plain(
      fate === 'aided'
        ? `${creature.name} is safe, and lies still until a rest gives HP back`
        : `${creature.name} dies`,
      [],
      [{ name: 'Critically hurt', value: 'an hour from the blow', rule: 'DLV-ATK-03' }],
    )
  },
  *run(situation, { who, fate }, at) {
    yield* []
    const creature = situation.creatures[who]
    const name = creature?.name ?? 'nobody'
    const aided = fate === 'aided'
    return line(at, {
      rule: 'DLV-ATK-03',
      what: `Critically hurt, ${name}`,
      says: aided ? `${name} is safe, and can do no more than crawl until a rest` : `${name} dies`,
      tone: aided === (creature?.side === 'party') ? 'good' : 'bad',
      who: [who],
      effects: [
        { do: 'condition', creature: who, name: 'dying', to: null },
        {
          do: 'condition',
          creature: who,
          name: aided ? 'stable' : 'dead',
          to: { rule: 'DLV-ATK-03' },
        },
        { do: 'settle action', action: 'delve.down', who },
      ],
    })
  },
})
