import { step } from '../../../core/outcome.ts'
import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { upperFirst } from '../../../core/words.ts'
import { goingOf } from '../../../travel/terrain.ts'
import { watchPasses } from '../../../travel/watch.ts'
import { exhaustionReason, restDue } from '../exploration/exhaustion.ts'
import { eventsWhenCamping } from '../house-rules/travel.ts'
import { restEffects } from '../rest.ts'
import { scaleOf, skyNow, rollWeather, rollWatchEvent } from './events.ts'

/** Watch of exploring, which shows the landmarks here. Rule DLV-WTR-03. */
export const explore = defineAction({
  id: 'delve.explore',
  title: 'Explore the watch',
  rule: 'DLV-WTR-03',
  phase: 'travel',
  slot: 'watch',
  finds: 'landmarks area look around scout',
  asks: { found: { kind: 'text', title: 'What they find', max: 200, optional: true } },
  plan(situation, { found }) {
    const rest = exhaustionReason(situation, 'watch')
    return rest ? refusal(rest) : { found }
  },
  preview: () =>
    plain(
      'A watch spent on the landmarks here; nothing to roll',
      [],
      [step('Explore', 'the landmarks of this area show', 'DLV-WTR-03')],
    ),
  *run({ found }, situation, at) {
    const come = houseRule<boolean>(situation, eventsWhenCamping)
      ? yield* rollWatchEvent(situation, at, 'delve.explore')
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

/** Watch of rest, as exhaustion demands. Rule DLV-WEV-04. */
export const restWatch = defineAction({
  id: 'delve.rest-watch',
  title: 'Rest a watch',
  rule: 'DLV-WEV-04',
  phase: 'travel',
  slot: 'watch',
  finds: 'exhaustion stay put wait short rest',
  plan: restEffects,
  preview: ({ why }) => plain('A watch of rest where they are', [], why),
  run: ({ why, effects }, situation, at) =>
    line(at, {
      rule: 'DLV-WEV-04',
      what: 'A watch of rest',
      says: 'Rested, and no farther',
      why,
      effects: [
        { do: 'settle', due: restDue.watch },
        ...effects,
        ...watchPasses(situation, { did: 'Rest', miles: 0 }),
      ],
    }),
})

/** Changes the weather by one step. Rules DLV-WEV-05, E-DLV-30. */
export const turnWeather = defineAction({
  id: 'delve.weather',
  title: 'Weather, a step',
  rule: 'DLV-WEV-05',
  phase: 'travel',
  slot: 'weather',
  finds: 'sky rain storm better worse',
  plan: () => ({}),
  preview: (_plan, situation) => ({
    ...plain(`${skyNow(situation)} now; a d6, 1 to 3 a step worse, 4 to 6 better`),
    chances: [
      { says: 'A step worse', chance: 0.5, tone: 'bad' },
      { says: 'A step better', chance: 0.5, tone: 'good' },
    ],
    bars: [1, 2, 3, 4, 5, 6].map((face) => ({ face, chance: 1 / 6, leads: face <= 3 ? 0 : 1 })),
    why: [step('Scale', scaleOf(situation).join(', '), 'E-DLV-30')],
  }),
  *run(_plan, situation, at) {
    const turned = yield* rollWeather(situation)
    return line(at, {
      rule: 'DLV-WEV-05',
      what: 'The weather',
      says: upperFirst(turned.says.replace('Weather: ', '')),
      tone: turned.tone,
      total: turned.face,
      why: turned.why,
      effects: turned.effects,
    })
  },
})
