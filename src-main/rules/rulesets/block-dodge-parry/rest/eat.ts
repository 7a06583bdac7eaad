import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { counted } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { rationsNeedFire } from '../house-rules/rest.ts'
import { isPot, partyCarries } from '../provisions.ts'
import { mealNeeds, meals, type Meal } from './figures.ts'
import { eatenSays, eats, kindsOfPortion, mealsLeft } from './fed.ts'

const words: Readonly<Record<Meal, string>> = {
  desperate: 'raw meat, raw fish, rats',
  fresh: 'wild plants as they are',
  simple: 'something grilled or roasted',
  ration: 'rations',
  fancy: 'several things in one dish',
  'Bitterbark Chew': 'a chew, as good as a simple meal',
}

/** Reason why a meal can't be made; null when it can. Rules BDP-FOOD-05, BDP-FOOD-06, E-BDP-12. */
export function unmade(
  situation: Situation,
  kind: Meal,
  fire: boolean,
  bought: boolean,
): string | null {
  if (bought) return null
  const needs = mealNeeds(kind, houseRule<boolean>(situation, rationsNeedFire))
  if (needs.fire && !fire) return `A ${kind} meal needs a fire: light one, or eat something cold.`
  if (needs.pot && !partyCarries(situation, isPot))
    return 'A fancy meal needs a cooking pot, and nobody carries one: make a simple meal.'
  if (kind === 'fancy' && kindsOfPortion(situation) < 2)
    return 'A fancy meal takes two different things, and there are not two: make a simple meal.'
  if (mealsLeft(situation, kind) === 0)
    return `Nobody carries ${words[kind]}: gather, buy, or eat another kind of meal.`
  return null
}

function eatersOf(situation: Situation, who: readonly string[]): ReadonlyCreature[] {
  return who
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter(({ conditions, kind }) => !('dead' in conditions) && kind !== 'animal')
}

function needSteps(kind: Meal): Step[] {
  const { fire, pot } = mealNeeds(kind)
  return [
    { name: 'The day', value: 'one meal, or Deprived', rule: 'BDP-FOOD-01' },
    { name: 'Hunger', value: 'ends by food, and by nothing else', rule: 'E-BDP-04' },
    ...(kind === 'desperate' || kind === 'fresh'
      ? []
      : [
          {
            name: 'Fatigue',
            value: kind === 'fancy' ? 'all of it goes' : 'one goes',
            rule: 'E-BDP-19' as const,
          },
        ]),
    ...(kind === 'desperate'
      ? [{ name: 'Raw', value: 'a WIL save to keep it down', rule: 'BDP-FOOD-02' as const }]
      : []),
    ...(kind === 'fresh'
      ? [{ name: 'Fresh', value: 'feeds, and no Fatigue goes', rule: 'BDP-FOOD-03' as const }]
      : []),
    {
      name: 'Made with',
      value: fire ? (pot ? 'a fire and a pot' : 'a fire') : 'nothing',
      rule: 'BDP-FOOD-05',
    },
  ]
}

/** The day's meal, of one of six kinds. Rules BDP-FOOD-01 to BDP-FOOD-05. */
export const eat = defineAction({
  id: 'block-dodge-parry.eat',
  title: 'Eat a meal',
  rule: 'BDP-FOOD-01',
  phase: 'rest',
  slot: 'supplies',
  needs: [],
  finds: 'food ration meal cook hungry deprived fatigue day fancy simple',
  asks: {
    eaters: { kind: 'creatures', title: 'Who eats', side: 'party' },
    kind: { kind: 'choice', title: 'What', of: meals, default: 'ration' },
    fire: { kind: 'switch', title: 'A fire burns', default: true },
    bought: { kind: 'switch', title: 'Bought or given here', default: false },
    due: { kind: 'due', title: 'Which meal', optional: true },
  },
  preview(situation, { eaters, kind, fire, bought }) {
    const all = eatersOf(situation, eaters)
    if (all.length === 0) return refusal('Choose who eats: nobody living is chosen.')
    const hindrance = unmade(situation, kind, fire, bought)
    if (hindrance) return refusal(hindrance)
    const left = bought ? all.length : mealsLeft(situation, kind)
    const short = Math.max(0, all.length - left)
    return plain(
      `${counted(Math.min(left, all.length), 'meal')}: ${words[kind]}${short > 0 ? `; none for ${short} of them` : ''}`,
      [],
      needSteps(kind),
    )
  },
  *run(situation, { eaters, kind, bought, due }, at) {
    const came = yield* eats(situation, eatersOf(situation, eaters), kind, bought)
    return line(at, {
      rule: kind === 'Bitterbark Chew' ? 'BDP-WILD-14' : 'BDP-FOOD-01',
      what: `A meal, ${kind}`,
      says: eatenSays(situation, came),
      tone: came.unfed.length > 0 ? 'bad' : 'good',
      who: [...came.fed, ...came.unfed],
      why: [...needSteps(kind), ...came.why],
      effects: [...came.effects, ...(due ? [{ do: 'settle' as const, due }] : [])],
    })
  },
})
