import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { Due } from '../../../core/state/due.ts'
import { hurtLegs } from '../load.ts'

export const woundNames = [
  'Gruesome Scars',
  'Eye Gouged Out',
  'Broken Arm',
  'Broken Leg',
  'Dismembered, Arm',
  'Dismembered, Leg',
] as const

type GrievousWound = (typeof woundNames)[number]

/** The grievous wound of a d6. Rule DLV-WND-02. */
export function grievousWound(d6: number): { wound: GrievousWound } {
  const wound = woundNames[d6 - 1]
  if (!wound) throw new Error(`no wound stands at ${d6}: the table is a d6`)
  return { wound }
}

export const woundMeans: Readonly<Record<GrievousWound, string>> = {
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
function woundEffects(
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
      { name: wound, value: blinded ? 'the second: blind' : woundMeans[wound], rule: 'DLV-WND-02' },
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

/** The grievous wound of a creature at exactly 0 HP. Rules DLV-WND-01, DLV-WND-02. */
export const wound = defineAction({
  id: 'delve.wound',
  title: 'Grievous wound',
  rule: 'DLV-WND-02',
  phase: 'fight',
  slot: 'wound',
  needs: ['str'],
  finds: 'injury maim scars eye arm leg 0 hp',
  asks: { who: { kind: 'creature', role: 'actor', title: 'Who' } },
  plan(situation, { who }) {
    const creature = situation.creatures[who]
    return creature ? { creature } : refusal('Choose who is wounded.')
  },
  preview: ({ creature }) => ({
    ...plain(
      `A d6 for ${creature.name}: what it hits lasts`,
      [],
      [{ name: 'Exactly 0 HP', value: 'a d6 on the table of wounds', rule: 'DLV-WND-01' }],
    ),
    chances: woundNames.map((name) => ({ says: brief(name), chance: 1 / 6, tone: 'bad' })),
    bars: woundNames.map((_, at) => ({ face: at + 1, chance: 1 / 6, leads: at })),
  }),
  *run({ creature }, _situation, at) {
    const face = yield* rollOne('wound', 6)
    const hurt = grievousWound(face).wound
    const { effects, why } = woundEffects(creature, hurt)
    return line(at, {
      rule: 'DLV-WND-02',
      what: `Grievous wound, ${creature.name}`,
      says: hurt,
      tone: creature.side === 'party' ? 'bad' : 'good',
      who: [creature.id],
      total: face,
      why,
      effects: [...effects, { do: 'settle', due: woundDue(creature.id) }],
    })
  },
})
