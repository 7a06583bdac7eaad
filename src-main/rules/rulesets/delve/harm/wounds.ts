import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { Due } from '../../../core/state/due.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { line } from '../line.ts'
import { hurtLegs } from '../load.ts'
import { grievous, woundNames, type GrievousWound } from './figures.ts'

const means: Readonly<Record<GrievousWound, string>> = {
  'Gruesome Scars': 'reaction −1 when they lead the talk',
  'Eye Gouged Out': 'ranged attacks are impaired; a second one blinds',
  'Broken Arm': 'disadvantage on everything that arm does',
  'Broken Leg': 'speed and capacity halved',
  'Dismembered, Arm': 'an arm is gone',
  'Dismembered, Leg': 'a leg is gone: speed and capacity halved',
}

/** Number of times a creature has a wound, each its own condition: "Broken Leg", "Broken Leg 2". */
export function woundCount(creature: ReadonlyCreature, wound: GrievousWound): number {
  return Object.keys(creature.conditions).filter((name) => woundIn(name) === wound).length
}

/** Wound named by a condition, or null. */
export function woundIn(condition: string): GrievousWound | null {
  const bare = condition.replace(/ \d+$/, '')
  return woundNames.find((wound) => wound === bare) ?? null
}

export function woundDue(who: string): string {
  return `wound:${who}`
}

/** Due wound roll of a creature brought to exactly 0 HP. Rule DLV-WND-01. */
export function woundDueOf(creature: ReadonlyCreature): Due {
  return {
    id: woundDue(creature.id),
    action: 'delve.wound',
    input: { who: creature.id },
    title: 'Grievous wound',
    why: `${creature.name} was brought to exactly 0 HP`,
    rule: 'DLV-WND-01',
    when: 'now',
    who: [creature.id],
    must: creature.side === 'party',
  }
}

/** A wound as lasting conditions, the second eye blinding. Rules DLV-WND-02, DLV-WND-03. */
function wounded(
  creature: ReadonlyCreature,
  wound: GrievousWound,
): { effects: Effect[]; why: Step[] } {
  const before = woundCount(creature, wound)
  const name = before === 0 ? wound : `${wound} ${before + 1}`
  const blinded = wound === 'Eye Gouged Out' && before > 0
  return {
    effects: [
      { do: 'condition', creature: creature.id, name, to: { rule: 'DLV-WND-02' } },
      ...(blinded
        ? [
            {
              do: 'condition' as const,
              creature: creature.id,
              name: 'blind',
              to: { rule: 'DLV-WND-02' as const },
            },
          ]
        : []),
    ],
    why: [
      { name: wound, value: blinded ? 'the second: blind' : means[wound], rule: 'DLV-WND-02' },
      ...(wound.endsWith('Leg')
        ? [
            {
              name: 'Legs hurt',
              value: `${hurtLegs(creature) + 1}, each halves, rounded down`,
              rule: 'DLV-WND-04' as const,
            },
          ]
        : []),
      { name: 'It lasts', value: 'only magic heals it', rule: 'DLV-WND-03' },
    ],
  }
}

/** Short name of a wound, as six share a line under the odds. */
function brief(name: string): string {
  return name.replace(/^Dismembered, (\w+)$/, '$1 lost')
}

export const wound = defineAction({
  id: 'delve.wound',
  title: 'Grievous wound',
  rule: 'DLV-WND-02',
  phase: 'fight',
  slot: 'wound',
  needs: ['str'],
  finds: 'injury maim scars eye arm leg 0 hp',
  asks: { who: { kind: 'creature', title: 'Who' } },
  preview(situation, { who }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who is wounded.')
    const each = woundNames.map((name) => ({
      says: brief(name),
      chance: 1 / 6,
      tone: 'bad' as const,
    }))
    return {
      ...plain(
        `A d6 for ${creature.name}: what it hits lasts`,
        [],
        [{ name: 'Exactly 0 HP', value: 'a d6 on the table of wounds', rule: 'DLV-WND-01' }],
      ),
      chances: each,
      bars: each.map((_, at) => ({ face: at + 1, chance: 1 / 6, leads: at })),
    }
  },
  *run(situation, { who }, at) {
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule: 'DLV-WND-02', what: 'Wound', says: 'Nobody is hurt' })
    const face = yield* rollOne('wound', 6)
    const hurt = grievous(face).wound
    const { effects, why } = wounded(creature, hurt)
    return line(at, {
      rule: 'DLV-WND-02',
      what: `Grievous wound, ${creature.name}`,
      says: hurt,
      tone: creature.side === 'party' ? 'bad' : 'good',
      who: [who],
      total: face,
      why,
      effects: [...effects, { do: 'settle', due: woundDue(who) }],
    })
  },
})
