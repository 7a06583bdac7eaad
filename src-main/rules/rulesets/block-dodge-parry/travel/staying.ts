import { defineAction, type Action } from '../../../core/action.ts'
import { read } from '../../../clock/clock.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Effect } from '../../../core/effects.ts'
import { watchPasses } from '../../../travel/watch.ts'
import { tired } from '../fatigue.ts'
import { tiredDue, wildHappens } from './events.ts'
import { skies, weatherOf } from './figures.ts'
import { rolledSky, skyNow } from './sky.ts'
import { walkers } from './weathering.ts'

/** A watch in which the country about is searched. Rule BDPX-WLD-05. */
function exploring(gameOf: GameOf): Action {
  return defineAction({
    id: 'block-dodge-parry.explore',
    title: 'Explore the watch',
    rule: 'BDPX-WLD-05',
    phase: 'travel',
    slot: 'watch',
    needs: [],
    finds: 'landmarks area look around scout search wilderness',
    asks: { found: { kind: 'text', title: 'What they find', max: 200, optional: true } },
    preview: (situation) => {
      const due = situation.dues[tiredDue]
      return due
        ? refusal(`${due.why}. First: ${due.title}.`)
        : plain(
            'A watch spent on this area, then the event die',
            [],
            [{ name: 'Explore', value: 'or a step of a complex task', rule: 'BDPX-WLD-05' }],
          )
    },
    *run(situation, { found }, at) {
      const come = yield* wildHappens(situation, at, gameOf, {
        action: 'block-dodge-parry.explore',
        sky: skyNow(situation),
      })
      const seen = found?.trim() ? `Found: ${found.trim()}` : 'This area is searched'
      const says = `${seen}. ${come.says}`
      return line(at, {
        rule: 'BDPX-WLD-05',
        what: 'Exploring',
        says,
        tone: come.tone === 'due' ? 'due' : 'good',
        who: come.who,
        why: come.why,
        effects: [
          ...come.effects,
          ...watchPasses(situation, { did: 'Explore', miles: 0, event: come.event, says }),
        ],
      })
    },
  })
}

const ways = ['a watch of rest', 'a Fatigue each'] as const

/** Rests for a watch, or settles an event of Exhaustion by a Fatigue each. Rule BDPX-WLD-08. */
const worn = defineAction({
  id: 'block-dodge-parry.worn',
  title: 'Rest a watch',
  rule: 'BDPX-WLD-08',
  phase: 'travel',
  slot: 'watch',
  needs: [],
  finds: 'exhaustion rest fatigue tired stay wait',
  asks: { how: { kind: 'choice', title: 'They take', of: ways, default: 'a watch of rest' } },
  preview: (situation, { how }) =>
    how === 'a Fatigue each' && !situation.dues[tiredDue]
      ? refusal('Nobody is worn out: an event of Exhaustion calls for a Fatigue.')
      : plain(
          how === 'a Fatigue each' ? 'A Fatigue each, and on they go' : 'A watch where they are',
          [],
          [{ name: 'Exhaustion', value: 'a watch, or a Fatigue each', rule: 'BDPX-WLD-08' }],
        ),
  *run(situation, { how }, at) {
    yield* []
    const settled: Effect[] = situation.dues[tiredDue] ? [{ do: 'settle', due: tiredDue }] : []
    const rests = how === 'a watch of rest'
    return line(at, {
      rule: 'BDPX-WLD-08',
      what: 'Worn out on the road',
      says: rests ? 'They rest the watch' : 'A Fatigue each',
      tone: rests ? 'plain' : 'bad',
      effects: [
        ...settled,
        ...(rests
          ? watchPasses(situation, { did: 'Rest', miles: 0 })
          : walkers(situation).flatMap((creature) => tired(creature, 1))),
      ],
    })
  },
})

/** The day’s weather. Rule BDPX-WLD-09. */
const weather = defineAction({
  id: 'block-dodge-parry.weather',
  title: 'The day’s weather',
  rule: 'BDPX-WLD-09',
  phase: 'travel',
  slot: 'weather',
  needs: [],
  finds: 'sky rain storm nice unpleasant terrible catastrophic day',
  asks: {},
  preview(situation) {
    const { season } = read(situation.clock)
    const of = (face: number) => weatherOf(season, face, skyNow(situation))
    const reached = skies.filter((sky) => [1, 2, 3, 4, 5, 6].some((face) => of(face) === sky))
    return {
      ...plain(`d6 in ${season}; ${skyNow(situation)} now`),
      chances: reached.map((sky) => ({
        says: sky,
        chance: [1, 2, 3, 4, 5, 6].filter((face) => of(face) === sky).length / 6,
        tone: sky === 'nice' ? 'good' : 'bad',
      })),
      bars: [1, 2, 3, 4, 5, 6].map((face) => ({
        face,
        chance: 1 / 6,
        leads: reached.indexOf(of(face)),
      })),
      why: [
        { name: 'Terrible twice', value: 'catastrophic', rule: 'BDPX-WLD-09' },
        { name: 'Foul weather', value: 'a Fatigue or a watch, or both', rule: 'BDPX-WLD-10' },
      ],
    }
  },
  *run(situation, _input, at) {
    const came = yield* rolledSky(situation)
    return line(at, {
      rule: 'BDPX-WLD-09',
      what: 'The day’s weather',
      says: came.sky,
      tone: came.sky === 'nice' ? 'good' : 'bad',
      total: came.face,
      why: came.why,
      effects: came.effects,
    })
  },
})

export function staying(gameOf: GameOf): readonly Action[] {
  return [exploring(gameOf), worn, weather]
}
