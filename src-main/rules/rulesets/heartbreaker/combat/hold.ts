import { plain, refusal } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import type { Fight } from '../../../core/state/fight.ts'
import { cannotAct } from './order.ts'

/** Due id of a held action. Rule HBK-ATK-07. */
export function heldDue(id: string): string {
  return `held:${id}`
}

/** Mark of somebody whose held action outlasts the round. Rule HBK-ATK-07. */
export const keepMark = 'holds past the round'

/** Holds an action until a named trigger. Rule HBK-ATK-07. */
export const hold = defineAction({
  id: 'heartbreaker.hold',
  title: 'Hold the action',
  rule: 'HBK-ATK-07',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: [],
  finds: 'wait trigger ready overwatch delay',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who' },
    trigger: { kind: 'text', title: 'Until', max: 120 },
    keep: { kind: 'switch', title: 'Keep it past this round', default: false },
  },
  plan(situation, { who, trigger, keep }) {
    const creature = situation.creatures[who]
    if (!situation.fight) return refusal('No fight is on: begin one first.')
    if (!creature) return refusal('Choose who waits.')
    const held = cannotAct(creature, situation)
    if (held) return refusal(held)
    if (situation.fight.acted[who])
      return refusal(`${creature.name} has acted in this round: there is nothing left to hold.`)
    return { creature, trigger: trigger.trim(), keep }
  },
  preview: ({ creature, trigger, keep }) =>
    plain(
      `${creature.name} waits ${trigger ? `until ${trigger}` : 'for a moment you name'}`,
      [],
      [
        {
          name: 'It goes off',
          value: keep
            ? 'at once, in this round or a later one'
            : 'at once; it lapses with the round',
          rule: 'HBK-ATK-07',
        },
      ],
    ),
  run({ creature: { id: who, name }, trigger, keep }, _situation, at) {
    const until = trigger || 'the moment comes'
    return line(at, {
      rule: 'HBK-ATK-07',
      what: `${name} holds the action`,
      says: `Until ${until}`,
      who: [who],
      effects: [
        { do: 'acted', creature: who },
        { do: 'mark', creature: who, mark: keepMark, on: keep },
        {
          do: 'due',
          due: {
            id: heldDue(who),
            action: 'heartbreaker.release',
            input: { who },
            title: 'Held action',
            why: `${name} waits until ${until}`,
            rule: 'HBK-ATK-07',
            when: 'now',
            who: [who],
            must: false,
          },
        },
      ],
    })
  },
})

/** Releases a held action at once. Rule HBK-ATK-07. */
export const release = defineAction({
  id: 'heartbreaker.release',
  title: 'The moment is there',
  rule: 'HBK-ATK-07',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: [],
  finds: 'held action trigger fire release',
  asks: { who: { kind: 'creature', role: 'actor', title: 'Whose held action' } },
  plan(situation, { who }) {
    const name = situation.creatures[who]?.name ?? 'Nobody'
    return situation.dues[heldDue(who)]
      ? { who, name }
      : refusal(`${name} holds no action: hold one first.`)
  },
  preview: ({ name }) => plain(`${name} acts at once`),
  run({ who, name }, { fight }, at) {
    const { [who]: _had, ...acted } = fight?.acted ?? {}
    const { [keepMark]: _kept, ...own } = fight?.marks?.[who] ?? {}
    const marks = fight?.marks && { marks: { ...fight.marks, [who]: own } }
    return line(at, {
      rule: 'HBK-ATK-07',
      what: `${name}, a held action`,
      says: 'Acts now',
      tone: 'due',
      who: [who],
      effects: [
        { do: 'settle', due: heldDue(who) },
        ...(fight
          ? [{ do: 'fight' as const, fight: { ...(fight as Fight), acted, ...marks } }]
          : []),
      ],
    })
  },
})
