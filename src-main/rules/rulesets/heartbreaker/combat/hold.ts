import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Fight } from '../../../core/state/fight.ts'
import { cannotAct } from './can-act.ts'
import { heldDue } from './due-ids.ts'

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
    who: { kind: 'creature', title: 'Who' },
    trigger: { kind: 'text', title: 'Until', max: 120 },
    keep: { kind: 'switch', title: 'Keep it past this round', default: false },
  },
  preview(situation, { who, trigger, keep }) {
    const creature = situation.creatures[who]
    if (!situation.fight) return refusal('No fight is on: begin one first.')
    if (!creature) return refusal('Choose who waits.')
    const held = cannotAct(creature, situation)
    if (held) return refusal(held)
    if (situation.fight.acted[who])
      return refusal(`${creature.name} has acted in this round: there is nothing left to hold.`)
    return plain(
      `${creature.name} waits ${trigger.trim() ? `until ${trigger.trim()}` : 'for a moment you name'}`,
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
    )
  },
  *run(situation, { who, trigger, keep }, at) {
    yield* []
    const name = situation.creatures[who]?.name ?? 'Nobody'
    const until = trigger.trim() || 'the moment comes'
    return line(at, {
      rule: 'HBK-ATK-07',
      what: `${name} holds the action`,
      says: `Until ${until}`,
      who: [who],
      effects: [
        { do: 'acted', creature: who },
        {
          do: 'due',
          due: {
            id: heldDue(who),
            action: 'heartbreaker.release',
            input: { who, keep },
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
  asks: { who: { kind: 'creature', title: 'Whose held action' } },
  preview(situation, { who }) {
    const name = situation.creatures[who]?.name ?? 'Nobody'
    return situation.dues[heldDue(who)]
      ? plain(`${name} acts at once`)
      : refusal(`${name} holds no action: hold one first.`)
  },
  *run(situation, { who }, at) {
    yield* []
    const { fight } = situation
    const held = situation.dues[heldDue(who)]
    const { [who]: _had, ...others } = fight?.acted ?? {}
    return line(at, {
      rule: 'HBK-ATK-07',
      what: `${situation.creatures[who]?.name ?? 'Nobody'}, a held action`,
      says: held ? 'Acts now' : 'Nothing was held',
      tone: held ? 'due' : 'plain',
      who: [who],
      effects: held
        ? [
            { do: 'settle', due: held.id },
            ...(fight
              ? [{ do: 'fight' as const, fight: { ...(fight as Fight), acted: others } }]
              : []),
          ]
        : [],
    })
  },
})
