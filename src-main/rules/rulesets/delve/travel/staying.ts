import { defineAction, type Action } from '../../../core/action.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { goingOf } from '../../../travel/terrain.ts'
import { watchPasses } from '../../../travel/watch.ts'
import { eventsWhenCamping } from '../house-rules/travel.ts'
import { restEffects } from '../exploration/short-rest.ts'
import { line } from '../line.ts'
import { restWatchDue, scaleOf, skyNow, turnOfWeather, wildHappens } from './events.ts'

/** Watch of exploring, which shows the landmarks here. Rule DLV-WTR-03. */
function exploring(gameOf: GameOf): Action {
  return defineAction({
    id: 'delve.explore',
    title: 'Explore the watch',
    rule: 'DLV-WTR-03',
    phase: 'travel',
    slot: 'watch',
    needs: [],
    finds: 'landmarks area look around scout',
    asks: { found: { kind: 'text', title: 'What they find', max: 200, optional: true } },
    preview: (situation) =>
      situation.dues[restWatchDue]
        ? refusal(
            `${situation.dues[restWatchDue].why}. First: ${situation.dues[restWatchDue].title}.`,
          )
        : {
            ...plain('A watch spent on the landmarks here; nothing to roll'),
            why: [
              { name: 'Explore', value: 'the landmarks of this area show', rule: 'DLV-WTR-03' },
            ],
          },
    *run(situation, { found }, at) {
      const come = houseRule<boolean>(situation, eventsWhenCamping)
        ? yield* wildHappens(situation, at, gameOf, 'delve.explore')
        : null
      const seen = found?.trim() ? `Found: ${found.trim()}` : 'The landmarks here are known'
      const says = come && come.event !== 'Free' ? `${seen}. ${come.says}` : seen
      return line(at, {
        rule: 'DLV-WTR-03',
        what: `Exploring, ${goingOf(situation.place.terrain).title.toLowerCase()}`,
        says,
        tone: come?.tone === 'due' ? 'due' : 'good',
        who: come?.who ?? [],
        why: come?.why ?? [],
        effects: [
          ...(come?.effects ?? []),
          ...watchPasses(situation, { did: 'Explore', miles: 0, says }),
        ],
      })
    },
  })
}

/** Watch of rest, as exhaustion demands. Rule DLV-WEV-04. */
const restWatch = defineAction({
  id: 'delve.rest-watch',
  title: 'Rest a watch',
  rule: 'DLV-WEV-04',
  phase: 'travel',
  slot: 'watch',
  needs: [],
  finds: 'exhaustion stay put wait short rest',
  asks: {},
  preview: (situation) => ({
    ...plain('A watch of rest where they are'),
    why: restEffects(situation).why,
  }),
  *run(situation, _input, at) {
    yield* []
    const rested = restEffects(situation)
    return line(at, {
      rule: 'DLV-WEV-04',
      what: 'A watch of rest',
      says: 'Rested, and no farther',
      why: rested.why,
      effects: [
        { do: 'settle', due: restWatchDue },
        ...rested.effects,
        ...watchPasses(situation, { did: 'Rest', miles: 0 }),
      ],
    })
  },
})

/** Changes the weather by one step. Rules DLV-WEV-05, E-DLV-30. */
const turnWeather = defineAction({
  id: 'delve.weather',
  title: 'Weather, a step',
  rule: 'DLV-WEV-05',
  phase: 'travel',
  slot: 'weather',
  needs: [],
  finds: 'sky rain storm better worse',
  asks: {},
  preview(situation) {
    const now = skyNow(situation)
    return {
      ...plain(`${now} now; a d6, 1 to 3 a step worse, 4 to 6 better`),
      chances: [
        { says: 'A step worse', chance: 0.5, tone: 'bad' },
        { says: 'A step better', chance: 0.5, tone: 'good' },
      ],
      bars: [1, 2, 3, 4, 5, 6].map((face) => ({ face, chance: 1 / 6, leads: face <= 3 ? 0 : 1 })),
      why: [{ name: 'Scale', value: scaleOf(situation).join(', '), rule: 'E-DLV-30' }],
    }
  },
  *run(situation, _input, at) {
    const turned = yield* turnOfWeather(situation)
    return line(at, {
      rule: 'DLV-WEV-05',
      what: 'The weather',
      says: turned.says.replace('Weather: ', ''),
      tone: turned.tone,
      total: turned.face,
      why: turned.why,
      effects: turned.effects,
    })
  },
})

export function staying(gameOf: GameOf): readonly Action[] {
  return [exploring(gameOf), restWatch, turnWeather]
}
