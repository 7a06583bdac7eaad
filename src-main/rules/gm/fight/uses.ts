import { step } from '../../core/outcome.ts'
import { leftOf, useId, usesOf } from '../../common/uses.ts'
import { defineAction } from '../../core/action.ts'
import { plain, refusal } from '../../core/preview.ts'
import { rollOne } from '../../core/procedure.ts'
import type { Again, Use } from '../../core/state/creature.ts'
import { gmOutcome } from '../gm-outcome.ts'

const ways = ['spend', 'give back', 'roll for it', 'forget'] as const

/** Counts a limited use of a creature. Rules GF-USE-01, GF-USE-02. */
const use = defineAction({
  id: 'house.use',
  title: 'Use something limited',
  rule: 'GF-USE-01',
  phase: 'table',
  slot: 'edit',
  finds: 'uses breath recharge per day spend charge limited',
  asks: {
    who: { kind: 'creature', role: 'target', title: 'Whose' },
    use: { kind: 'text', title: 'What', max: 40 },
    way: { kind: 'choice', title: 'How', of: ways, default: 'spend' },
  },
  plan({ creatures, clock }, { who, use: title, way }) {
    const creature = creatures[who]
    const found = creature && usesOf(creature)[useId(title ?? '')]
    const name = creature?.name ?? 'Nobody'
    if (!found)
      return refusal(
        `${name} has nothing called “${title ?? ''}” of limited use: set its limit first.`,
      )
    const left = leftOf(found, clock.seconds)
    if (way === 'spend' && left === 0)
      return refusal(`${name} has no ${found.title} left: give it back first, or rule it by hand.`)
    if (way === 'roll for it' && found.again !== 'roll')
      return refusal(`${found.title} does not come back by a die.`)
    return { who, found, left, way, what: `${name}, ${found.title}` }
  },
  preview: ({ found, left, what }) => plain(`${what}: ${left} of ${found.of} left`),
  *run({ who, found, left, way, what }, { clock }) {
    const set = (to: Use | null) =>
      ({ do: 'use', creature: who, id: useId(found.title), to }) as const
    if (way === 'forget')
      return gmOutcome('GF-USE-01', what, 'No longer counted', [set(null)], { who: [who] })
    const counting = (spent: number) => set({ ...found, spent, at: clock.seconds })
    if (way === 'roll for it') {
      const face = yield* rollOne('recharge', 6)
      const least = found.on ?? 6
      const back = face >= least
      return gmOutcome(
        'GF-USE-02',
        what,
        back ? 'Is ready again' : 'Not yet',
        back ? [counting(0)] : [],
        {
          who: [who],
          total: face,
          why: [step('Comes back on', `${least} or more`, 'GF-USE-02')],
        },
      )
    }
    const spent = way === 'spend' ? found.of - left + 1 : Math.max(0, found.of - left - 1)
    const says = `${found.of - spent} of ${found.of} left`
    return gmOutcome('GF-USE-01', what, says, [counting(spent)], { who: [who] })
  },
})

const times = ['a round', 'a turn', 'a day', 'a fight', 'until it recharges', 'ever'] as const
const againOf: Record<(typeof times)[number], Again> = {
  'a round': 'round',
  'a turn': 'turn',
  'a day': 'day',
  'a fight': 'fight',
  'until it recharges': 'roll',
  ever: 'never',
}

/** Sets how often something may be used. Rule GF-USE-03. */
const limit = defineAction({
  id: 'house.limit',
  title: 'Limit how often',
  rule: 'GF-USE-03',
  phase: 'table',
  slot: 'edit',
  finds: 'uses breath recharge per day limited counter',
  asks: {
    who: { kind: 'creature', role: 'target', title: 'Whose' },
    use: { kind: 'text', title: 'What', max: 40 },
    of: { kind: 'number', title: 'How often', min: 1, max: 99, default: 1 },
    per: { kind: 'choice', title: 'In', of: times, default: 'a day' },
    on: { kind: 'number', title: 'Recharges on a d6 of', min: 2, max: 6, default: 5 },
  },
  plan({ creatures, clock }, { who, use: title, of, per, on }) {
    const creature = creatures[who]
    if (!title?.trim() || !creature) return refusal('Say whose it is and what.')
    const again = againOf[per]
    const to: Use = {
      title: title.trim(),
      of,
      spent: 0,
      at: clock.seconds,
      again,
      ...(again === 'roll' ? { on } : {}),
    }
    return { who, to, what: `${creature.name}, ${to.title}`, says: `${of} ${per}` }
  },
  preview: ({ what, says }) => plain(`${what}: ${says}`),
  run: ({ who, to, what, says }) =>
    gmOutcome('GF-USE-03', what, says, [{ do: 'use', creature: who, id: useId(to.title), to }], {
      who: [who],
    }),
})

export const limitedUses = [use, limit]
