import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { plain, refusal, type Preview } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted, listed } from '../../../core/words.ts'
import { nightSteps } from '../../../borrowing/nights.ts'
import { read } from '../../../clock/clock.ts'
import { rollAwake } from '../../../travel/awake.ts'
import { thisWatch, watchPasses } from '../../../travel/watch.ts'
import { peopleAmong, walkers } from '../character/people.ts'
import { settleOpen } from '../effects.ts'
import { campEvents } from '../house-rules/travel.ts'
import { eatMeals, isFoundHere, mealHindrance, meals, mealsFor, mealsLeft } from '../rest/meals.ts'
import { foreseeDeprivation, mending, sleepNight, type Quality } from '../rest/night.ts'
import { heldBy, isBedroll, isTent } from '../supplies.ts'
import { rollWildEvent, tiredDue } from './events.ts'
import { skyNow } from './weather.ts'

const qualitiesHere = ['as their gear allows', 'none', 'perilous', 'normal', 'comfortable'] as const
type SleepChoice = (typeof qualitiesHere)[number]

/** True when the weather or the season calls for a tent. Rule BDPX-GEA-17. */
function wantsTent(situation: Situation): boolean {
  const { season } = read(situation.clock)
  return season === 'autumn' || season === 'winter' || skyNow(situation) !== 'nice'
}

/** Quality of each sleeper's night by gear: normal with a bedroll, and half a tent where one is needed. Rules BDPX-GEA-02, BDPX-GEA-17. */
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

function qualitiesFor(
  situation: Situation,
  sleepers: readonly ReadonlyCreature[],
  chosen: SleepChoice,
): Map<string, Quality> {
  if (chosen === 'as their gear allows') return qualityFor(situation, sleepers)
  return new Map(sleepers.map(({ id }) => [id, chosen]))
}

/** Night of each sleeper, and whether they have eaten. */
function nightOf(
  nights: ReadonlyMap<string, Quality>,
  fed: readonly string[],
): (id: string) => { quality: Quality; fed: boolean } {
  return (id) => ({ quality: nights.get(id) ?? 'perilous', fed: fed.includes(id) })
}

/** True for a night that restores something. Rule BDP-SLP-02. */
function isRestful(quality: Quality | undefined): boolean {
  return quality === 'normal' || quality === 'comfortable'
}

/** Camps for a watch: a meal, sleep as good as the gear, and the event die, 1 to 3. Rules BDPX-WLD-07, BDPX-WLD-08. */
export const camp = defineAction({
  id: 'block-dodge-parry.camp',
  title: 'Camp for the night',
  rule: 'BDPX-WLD-07',
  phase: 'travel',
  slot: 'camp',
  finds: 'sleep rest camp night rations eat tent bedroll',
  asks: {
    eaters: { kind: 'creatures', role: 'actor', title: 'Who eats', side: 'party' },
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
  plan(situation, { eaters, meal, quality, mends }) {
    if (situation.fight) return refusal('A fight is on: end it before anybody camps.')
    if (thisWatch(situation).daylight)
      return refusal('It is day: travel or rest a watch until it is dark, and camp then.')
    const sleepers = walkers(situation)
    if (sleepers.length === 0) return refusal('Nobody is in the party: add somebody first.')
    const all = peopleAmong(situation, eaters)
    const hindrance =
      all.length > 0 && meal !== 'ration' ? mealHindrance(situation, meal, true, false) : null
    if (hindrance) return refusal(hindrance)
    const nights = qualitiesFor(situation, sleepers, quality)
    return { sleepers, all, meal, quality, nights, mends }
  },
  preview({ sleepers, all, meal, quality, nights }, situation, at): Preview {
    const { served } = mealsFor(situation, all, meal)
    const poor = sleepers.filter(({ id }) => nights.get(id) === 'perilous')
    const left = isFoundHere(situation, meal) ? served.length : mealsLeft(situation, meal)
    const worse = foreseeDeprivation(sleepers, nightOf(nights, served))
    return {
      ...plain(
        [
          `${counted(served.length, 'meal')} eaten`,
          ...(worse === '' ? [] : [worse]),
          ...(poor.length > 0
            ? [`perilous sleep for ${listed(poor.map(({ name }) => name))}`]
            : []),
        ].join('; '),
        [{ name: 'Meals', value: left }, step('Eaten', -served.length, 'BDP-FOOD-01')],
        [
          ...campSteps(situation),
          ...nightSteps(
            situation,
            served.filter((id) => isRestful(nights.get(id))),
            at.ruleset.borrower,
          ),
        ],
      ),
      scope: quality === 'comfortable' ? {} : { mends: { idle: true } },
    }
  },
  *run({ sleepers, all, meal, nights, mends }, situation, at) {
    const { borrower } = at.ruleset
    const ate = yield* eatMeals(situation, all, meal, false)
    const effects: Effect[] = [...ate.effects]
    const why: Step[] = [...campSteps(situation), ...ate.why]
    for (const creature of sleepers) {
      const result = yield* sleepNight(situation, creature, {
        ...nightOf(nights, ate.fed)(creature.id),
        mends,
      })
      effects.push(...result.effects)
      why.push(...result.why)
      if (!borrower || !ate.fed.includes(creature.id) || !isRestful(nights.get(creature.id)))
        continue
      const better = yield* borrower.night.run(creature)
      effects.push(...better.effects)
      why.push(...better.why)
    }
    const brought = houseRule<boolean>(situation, campEvents)
      ? yield* rollWildEvent(situation, at, {
          action: 'block-dodge-parry.camp',
          sky: skyNow(situation),
          camping: true,
        })
      : null
    const worse = foreseeDeprivation(sleepers, nightOf(nights, ate.fed))
    const night = worse === '' ? 'All have eaten and slept' : worse
    const says = brought && brought.event !== 'Quiet' ? `${night}. ${brought.says}` : night
    return line(at, {
      rule: 'BDPX-WLD-07',
      what: 'Camp',
      says,
      tone: brought?.tone === 'due' ? 'due' : worse === '' ? 'good' : 'bad',
      who: sleepers.map(({ id }) => id),
      why: [...why, ...(brought?.why ?? []), ...(brought ? yield* rollAwake(situation) : [])],
      effects: [
        ...settleOpen(situation, tiredDue),
        ...effects,
        ...(brought?.effects ?? []),
        ...watchPasses(situation, {
          did: 'Camp',
          miles: 0,
          says,
          ...(brought ? { event: brought.event } : {}),
        }),
      ],
    })
  },
})

function campSteps(situation: Situation): Step[] {
  return [
    step('A bedroll', 'for a normal night', 'BDPX-GEA-02'),
    ...(wantsTent(situation) ? [step('A tent', 'for two, in rain or cold', 'BDPX-GEA-17')] : []),
  ]
}
