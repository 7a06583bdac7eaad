import { hour, turn } from '../../../clock/clock.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Due, Timer } from '../../../core/state/due.ts'
import { clearConditions } from '../character.ts'
import { dying } from '../house-rules/combat.ts'

const fates = ['dead', 'dying'] as const

export const deadOrDying = defineAction({
  id: 'hearts.down',
  title: 'Dead or dying?',
  rule: 'HRT-ATK-04',
  phase: 'fight',
  slot: 'down',
  needs: ['hp'],
  finds: 'death die zero',
  asks: {
    who: { kind: 'creature', role: 'target', title: 'Who' },
    fate: { kind: 'choice', role: 'fate', title: 'Dead or dying', of: fates, default: 'dead' },
  },
  plan(situation, { who, fate }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who is down.')
    if ((creature.values.hp ?? 0) > 0)
      return refusal(`${creature.name} still has HP. Bring it to 0 first, by damage or an edit.`)
    return { creature, fate, critical: criticalSteps(situation, creature) }
  },
  preview: ({ creature, fate, critical }) => plain(`${creature.name} is ${fate}`, [], critical),
  run({ creature, fate, critical }, situation) {
    const { id, name, side } = creature
    const timed = fate === 'dying' && houseRule<string>(situation, dying) === 'hour'
    return {
      rule: 'HRT-ATK-04',
      what: `At 0 HP, ${name}`,
      says: fate === 'dead' ? 'Dead' : 'Dying',
      tone: side === 'party' ? 'bad' : 'plain',
      who: [id],
      why: [
        { name: 'Dead or dying', value: 'the GM decides', rule: 'HRT-ATK-04' },
        ...(fate === 'dead' && side === 'party'
          ? [{ name: 'Rest', value: 'brings nobody back', rule: 'HRT-HEAL-04' as const }]
          : []),
        ...(timed
          ? [{ name: 'Dying', value: 'an hour, unless helped', rule: 'E-HRT-18' as const }]
          : []),
        ...critical,
      ],
      effects: [
        { do: 'condition', creature: id, name: fate === 'dead' ? 'dying' : 'dead', to: null },
        { do: 'condition', creature: id, name: fate, to: { rule: 'HRT-ATK-04' } },
        { do: 'settle action', action: 'hearts.down', who: id },
        ...(timed ? [{ do: 'timer' as const, timer: lastHour(situation, creature) }] : []),
        ...(fate === 'dead' ? stopDying(situation, id) : []),
      ],
    }
  },
})

const dyingTimer = (who: string): string => `dying:${who}`

function stopDying({ timers }: Situation, who: string): Effect[] {
  const timer = dyingTimer(who)
  return timers[timer] ? [{ do: 'stop timer', timer }] : []
}

/** Steps naming what Cairn monsters among the foes do in place of a plain kill. Rule HRT-ATK-05. */
function criticalSteps(situation: Situation, creature: ReadonlyCreature): Step[] {
  if (creature.side !== 'party') return []
  const effects = Object.values(situation.creatures)
    .filter(({ side }) => side === 'foes')
    .flatMap(({ notes }) => /^Critical damage: (.+)$/im.exec(notes)?.[1] ?? [])
  return [...new Set(effects)].map((value) => ({
    name: 'Critical damage, in its place',
    value,
    rule: 'HRT-ATK-05',
  }))
}

/** An hour to live unless somebody helps. Rules E-HRT-18, HRTX-GAP-04. */
function lastHour({ clock }: Situation, creature: ReadonlyCreature): Timer {
  return {
    id: dyingTimer(creature.id),
    kind: 'named',
    title: 'Dying',
    bearer: creature.id,
    from: clock.seconds,
    next: clock.seconds + hour,
    warn: turn,
    rule: 'E-HRT-18',
    due: {
      ...deadOrDyingDue(creature),
      title: 'Dead?',
      why: `${creature.name} has been dying for an hour`,
      rule: 'E-HRT-18',
      must: true,
    },
  }
}

function deadOrDyingDue({ id, name, side }: ReadonlyCreature): Omit<Due, 'id'> {
  return {
    action: 'hearts.down',
    input: { who: id, fate: 'dead' },
    title: 'Dead or dying?',
    why: `${name} is at 0 HP`,
    rule: 'HRT-ATK-04',
    when: 'now',
    who: [id],
    must: side === 'party',
  }
}

/** Asks for the fate of a creature that comes to 0 HP, and takes it back when HP return. Rule HRT-ATK-04. */
export function callForFates(before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures).flatMap((creature): Effect[] => {
    const earlier = before.creatures[creature.id]
    if (!earlier) return []
    const { hp: was = 1 } = earlier.values
    const { hp: is = 1 } = creature.values
    const id = `down:${creature.id}`
    const marks = clearConditions(creature, fates)
    if (was > 0 && is <= 0)
      return after.dues[id] || marks.length > 0
        ? []
        : [{ do: 'due', due: { id, ...deadOrDyingDue(creature) } }]
    if (was > 0 || is <= 0) return []
    return [
      ...(after.dues[id] ? [{ do: 'settle' as const, due: id }] : []),
      ...marks,
      ...stopDying(after, creature.id),
    ]
  })
}
