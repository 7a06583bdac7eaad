import { defineAction, type Action } from '../../core/action.ts'
import { rollOne } from '../../core/procedure.ts'
import type { Again, Use } from '../../core/state/creature.ts'
import type { Situation } from '../../core/situation.ts'
import { leftOf, useId, usesOf } from '../../common/uses.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'

const ways = ['spend', 'give back', 'roll for it', 'forget'] as const

/** Finds a creature's limited use by the title typed. */
function meant(situation: Situation, who: string, title: string): Use | undefined {
  const creature = situation.creatures[who]
  return creature ? usesOf(creature)[useId(title)] : undefined
}

const use = defineAction({
  id: 'house.use',
  title: 'Use something limited',
  rule: 'GF-USE-01',
  phase: 'table',
  slot: 'edit',
  needs: [],
  finds: 'uses breath recharge per day spend charge limited',
  asks: {
    who: { kind: 'creature', title: 'Whose' },
    use: { kind: 'text', title: 'What', max: 40 },
    way: { kind: 'choice', title: 'How', of: ways, default: 'spend' },
  },
  preview(situation, { who, use: title, way }) {
    const found = meant(situation, who, title ?? '')
    const name = situation.creatures[who]?.name ?? 'Nobody'
    if (!found)
      return refusal(
        `${name} has nothing called “${title ?? ''}” of limited use: set its limit first.`,
      )
    const left = leftOf(found, situation.clock.seconds)
    if (way === 'spend' && left === 0)
      return refusal(`${name} has no ${found.title} left: give it back first, or rule it by hand.`)
    if (way === 'roll for it' && found.again !== 'roll')
      return refusal(`${found.title} does not come back by a die.`)
    return plain(`${name}, ${found.title}: ${left} of ${found.of} left`)
  },
  *run(situation, { who, use: title, way }) {
    const found = meant(situation, who, title)
    const name = situation.creatures[who]?.name ?? 'Nobody'
    if (!found) return gmOutcome('GF-USE-01', name, 'Has nothing of that name', [])
    const id = useId(found.title)
    const what = `${name}, ${found.title}`
    if (way === 'forget')
      return gmOutcome(
        'GF-USE-01',
        what,
        'No longer counted',
        [{ do: 'use', creature: who, id, to: null }],
        { who: [who] },
      )
    const now = situation.clock.seconds
    const left = leftOf(found, now)
    const set = (spent: number) =>
      ({ do: 'use', creature: who, id, to: { ...found, spent, at: now } }) as const
    if (way === 'roll for it') {
      const face = yield* rollOne('recharge', 6)
      const back = face >= (found.on ?? 6)
      return gmOutcome(
        'GF-USE-02',
        what,
        back ? 'Is ready again' : 'Not yet',
        back ? [set(0)] : [],
        {
          who: [who],
          total: face,
          why: [{ name: 'Comes back on', value: `${found.on ?? 6} or more`, rule: 'GF-USE-02' }],
        },
      )
    }
    const spent = way === 'spend' ? found.of - left + 1 : Math.max(0, found.of - left - 1)
    const says = `${found.of - spent} of ${found.of} left`
    return gmOutcome('GF-USE-01', what, says, [set(spent)], { who: [who] })
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

const limit = defineAction({
  id: 'house.limit',
  title: 'Limit how often',
  rule: 'GF-USE-03',
  phase: 'table',
  slot: 'edit',
  needs: [],
  finds: 'uses breath recharge per day limited counter',
  asks: {
    who: { kind: 'creature', title: 'Whose' },
    use: { kind: 'text', title: 'What', max: 40 },
    of: { kind: 'number', title: 'How often', min: 1, max: 99, default: 1 },
    per: { kind: 'choice', title: 'In', of: times, default: 'a day' },
    on: { kind: 'number', title: 'Recharges on a d6 of', min: 2, max: 6, default: 5 },
  },
  preview: (situation, { who, use: title, of, per }) =>
    title?.trim() && situation.creatures[who]
      ? plain(`${situation.creatures[who].name}, ${title.trim()}: ${of} ${per}`)
      : refusal('Say whose it is and what.'),
  *run(situation, { who, use: title, of, per, on }) {
    yield* []
    const again = againOf[per]
    const to: Use = {
      title: title.trim(),
      of,
      spent: 0,
      at: situation.clock.seconds,
      again,
      ...(again === 'roll' ? { on } : {}),
    }
    return gmOutcome(
      'GF-USE-03',
      `${situation.creatures[who]?.name ?? 'Nobody'}, ${to.title}`,
      `${of} ${per}`,
      to.title === '' ? [] : [{ do: 'use', creature: who, id: useId(to.title), to }],
      { who: [who] },
    )
  },
})

export const limited: readonly Action[] = [use, limit]
