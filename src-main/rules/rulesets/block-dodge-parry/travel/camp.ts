import { defineAction, type Action } from '../../../core/action.ts'
import { nightSteps } from '../../../borrowing/nights.ts'
import { read } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { counted, listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { awake } from '../../../travel/awake.ts'
import { watchPasses } from '../../../travel/watch.ts'
import { campEvents } from '../house-rules/travel.ts'
import { heldBy, isBedroll, isTent } from '../provisions.ts'
import { eats, mealsLeft } from '../rest/fed.ts'
import { unmade } from '../rest/eat.ts'
import { meals, type Quality } from '../rest/figures.ts'
import { foreseen, sleepersOf } from '../rest/night.ts'
import { mending, slept } from '../rest/slept.ts'
import { tiredDue, wildHappens } from './events.ts'
import { skyNow } from './sky.ts'

const qualitiesHere = ['as their gear allows', 'none', 'perilous', 'normal', 'comfortable'] as const
type Told = (typeof qualitiesHere)[number]

/** Rain, fall, winter or cold want a tent. Rule BDPX-GEA-17. */
function wantsTent(situation: Situation): boolean {
  const { season } = read(situation.clock)
  return season === 'autumn' || season === 'winter' || skyNow(situation) !== 'nice'
}

/** Two to a tent, a bedroll each: then the night is a normal one. Rules BDPX-GEA-02, BDPX-GEA-17. */
export function qualityFor(
  situation: Situation,
  sleepers: readonly ReadonlyCreature[],
): Map<string, Quality> {
  const count = (is: typeof isTent): number =>
    heldBy(situation)
      .filter(({ item }) => is(item))
      .reduce((sum, { item }) => sum + item.count, 0)
  let rolls = count(isBedroll)
  let places = wantsTent(situation) ? count(isTent) * 2 : sleepers.length
  return new Map(
    sleepers.map(({ id }) => {
      const well = rolls > 0 && places > 0
      if (well) {
        rolls -= 1
        places -= 1
      }
      return [id, well ? 'normal' : 'perilous']
    }),
  )
}

function nightFor(
  situation: Situation,
  sleepers: readonly ReadonlyCreature[],
  told: Told,
): Map<string, Quality> {
  if (told === 'as their gear allows') return qualityFor(situation, sleepers)
  return new Map(sleepers.map(({ id }) => [id, told]))
}

/** A night that brings back more than one’s wits. Rule BDP-SLP-02. */
function restful(quality: Quality | undefined): boolean {
  return quality === 'normal' || quality === 'comfortable'
}

/** A watch in camp: a meal, sleep as good as the gear, and the event die, 1 to 3. Rules BDPX-WLD-07, BDPX-WLD-08. */
export function camping(gameOf: GameOf): Action {
  return defineAction({
    id: 'block-dodge-parry.camp',
    title: 'Camp for the night',
    rule: 'BDPX-WLD-07',
    phase: 'travel',
    slot: 'camp',
    needs: [],
    finds: 'sleep rest camp night rations eat tent bedroll',
    asks: {
      eaters: { kind: 'creatures', title: 'Who eats', side: 'party' },
      meal: { kind: 'choice', title: 'A meal, of', of: meals, default: 'ration' },
      quality: {
        kind: 'choice',
        title: 'They sleep',
        of: qualitiesHere,
        default: 'as their gear allows',
      },
      mends: {
        kind: 'choice',
        title: 'A comfortable night mends',
        of: mending,
        default: 'what is lowest',
      },
    },
    preview(situation, { eaters, meal, quality }) {
      if (situation.fight) return refusal('A fight is on: end it before anybody camps.')
      const sleepers = sleepersOf(situation, situation.party)
      if (sleepers.length === 0) return refusal('Nobody is in the party: add somebody first.')
      const all = sleepersOf(situation, eaters)
      const hindrance =
        all.length > 0 && meal !== 'ration' ? unmade(situation, meal, true, false) : null
      if (hindrance) return refusal(hindrance)
      const left = mealsLeft(situation, meal)
      const fed = Math.min(left, all.length)
      const nights = nightFor(situation, sleepers, quality)
      const poor = sleepers.filter(({ id }) => nights.get(id) === 'perilous')
      const hungry = sleepers.filter(({ id }) => !all.slice(0, fed).some((one) => one.id === id))
      const worse = foreseen(hungry, 'normal', false)
      return {
        ...plain(
          [
            `${counted(fed, 'meal')} eaten`,
            ...(worse === '' ? [] : [worse]),
            ...(poor.length > 0
              ? [`perilous sleep for ${listed(poor.map(({ name }) => name))}`]
              : []),
          ].join('; '),
          [
            { name: 'Meals', value: left },
            { name: 'Eaten', value: -fed, rule: 'BDP-FOOD-01' },
          ],
          [
            ...campSteps(situation),
            ...nightSteps(
              situation,
              all
                .slice(0, fed)
                .map(({ id }) => id)
                .filter((id) => restful(nights.get(id))),
              gameOf(situation).borrower,
            ),
          ],
        ),
        scope: quality === 'comfortable' ? {} : { mends: { idle: true } },
      }
    },
    *run(situation, { eaters, meal, quality, mends }, at) {
      const { borrower } = gameOf(situation)
      const sleepers = sleepersOf(situation, situation.party)
      const ate = yield* eats(situation, sleepersOf(situation, eaters), meal, false)
      const nights = nightFor(situation, sleepers, quality)
      const effects: Effect[] = [...ate.effects]
      const why: Step[] = [...campSteps(situation), ...ate.why]
      for (const creature of sleepers) {
        const came = yield* slept(situation, creature, {
          quality: nights.get(creature.id) ?? 'perilous',
          mends,
          fed: ate.fed.includes(creature.id),
        })
        effects.push(...came.effects)
        why.push(...came.why)
        if (!borrower || !ate.fed.includes(creature.id) || !restful(nights.get(creature.id)))
          continue
        const better = yield* borrower.night.run(creature)
        effects.push(...better.effects)
        why.push(...better.why)
      }
      const come = houseRule<boolean>(situation, campEvents)
        ? yield* wildHappens(situation, at, gameOf, {
            action: 'block-dodge-parry.camp',
            sky: skyNow(situation),
            camping: true,
          })
        : null
      const hungry = sleepers.filter(({ id }) => !ate.fed.includes(id))
      const worse = foreseen(hungry, 'normal', false)
      const night = worse === '' ? 'All have eaten and slept' : worse
      const says = come && come.event !== 'Quiet' ? `${night}. ${come.says}` : night
      return line(at, {
        rule: 'BDPX-WLD-07',
        what: 'Camp',
        says,
        tone: come?.tone === 'due' ? 'due' : worse === '' ? 'good' : 'bad',
        who: sleepers.map(({ id }) => id),
        why: [...why, ...(come?.why ?? []), ...(come ? yield* awake(situation) : [])],
        effects: [
          ...(situation.dues[tiredDue] ? [{ do: 'settle' as const, due: tiredDue }] : []),
          ...effects,
          ...(come?.effects ?? []),
          ...watchPasses(situation, {
            did: 'Camp',
            miles: 0,
            says,
            ...(come ? { event: come.event } : {}),
          }),
        ],
      })
    },
  })
}

function campSteps(situation: Situation): Step[] {
  return [
    { name: 'A bedroll', value: 'for a normal night', rule: 'BDPX-GEA-02' },
    ...(wantsTent(situation)
      ? [{ name: 'A tent', value: 'for two, in rain or cold', rule: 'BDPX-GEA-17' as const }]
      : []),
  ]
}
