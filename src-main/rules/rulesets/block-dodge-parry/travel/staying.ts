import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { watchPasses } from '../../../travel/watch.ts'
import { walkers } from '../character/people.ts'
import { settleOpen } from '../effects.ts'
import { addFatigue } from '../load.ts'
import { rollWildEvent, tiredDue } from './events.ts'
import { skyNow } from './weather.ts'

/** Explores the surroundings for a watch. Rule BDPX-WLD-05. */
export const explore = defineAction({
  id: 'block-dodge-parry.explore',
  title: 'Explore the watch',
  rule: 'BDPX-WLD-05',
  phase: 'travel',
  slot: 'watch',
  finds: 'landmarks area look around scout search wilderness',
  asks: { found: { kind: 'text', title: 'What they find', max: 200, optional: true } },
  plan(situation, { found }) {
    const due = situation.dues[tiredDue]
    return due ? refusal(`${due.why}. First: ${due.title}.`) : { found }
  },
  preview: () =>
    plain(
      'A watch spent on this area, then the event die',
      [],
      [step('Explore', 'or a step of a complex task', 'BDPX-WLD-05')],
    ),
  *run({ found }, situation, at) {
    const brought = yield* rollWildEvent(situation, at, {
      action: 'block-dodge-parry.explore',
      sky: skyNow(situation),
    })
    const seen = found?.trim() ? `Found: ${found.trim()}` : 'This area is searched'
    const says = `${seen}. ${brought.says}`
    return line(at, {
      rule: 'BDPX-WLD-05',
      what: 'Exploring',
      says,
      tone: brought.tone === 'due' ? 'due' : 'good',
      who: brought.who,
      why: brought.why,
      effects: [
        ...brought.effects,
        ...watchPasses(situation, { did: 'Explore', miles: 0, event: brought.event, says }),
      ],
    })
  },
})

const ways = ['a watch of rest', 'a Fatigue each'] as const

/** Rests for a watch, or settles an event of Exhaustion by a Fatigue each. Rule BDPX-WLD-08. */
export const restWatch = defineAction({
  id: 'block-dodge-parry.worn',
  title: 'Rest a watch',
  rule: 'BDPX-WLD-08',
  phase: 'travel',
  slot: 'watch',
  finds: 'exhaustion rest fatigue tired stay wait',
  asks: { how: { kind: 'choice', title: 'They take', of: ways, default: 'a watch of rest' } },
  plan: (situation, { how }) =>
    how === 'a Fatigue each' && !situation.dues[tiredDue]
      ? refusal('Nobody is worn out: an event of Exhaustion calls for a Fatigue.')
      : { rests: how === 'a watch of rest' },
  preview: ({ rests }) =>
    plain(
      rests ? 'A watch where they are' : 'A Fatigue each, and on they go',
      [],
      [step('Exhaustion', 'a watch, or a Fatigue each', 'BDPX-WLD-08')],
    ),
  run({ rests }, situation, at) {
    return line(at, {
      rule: 'BDPX-WLD-08',
      what: 'Worn out on the road',
      says: rests ? 'They rest the watch' : 'A Fatigue each',
      tone: rests ? 'plain' : 'bad',
      effects: [
        ...settleOpen(situation, tiredDue),
        ...(rests
          ? watchPasses(situation, { did: 'Rest', miles: 0 })
          : walkers(situation).flatMap((creature) => addFatigue(creature, 1))),
      ],
    })
  },
})
