import type { BorrowerRules } from '../../../borrowing/borrower.ts'
import { nightSteps } from '../../../borrowing/nights.ts'
import { day } from '../../../clock/clock.ts'
import { fieldOf, missingPoints } from '../../../common/abilities.ts'
import { type AtTable, defineAction } from '../../../core/action.ts'
import { type Effect, setCondition } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { type ProcedureOf, rollOne } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Timer } from '../../../core/state/due.ts'
import { counted, listed } from '../../../core/words.ts'
import { rollAwake } from '../../../travel/awake.ts'
import { watchPasses } from '../../../travel/watch.ts'
import { setTo } from '../character/people.ts'
import { restDue } from '../exploration/exhaustion.ts'
import { eventsWhenCamping } from '../house-rules/travel.ts'
import { type Healing, healingChoices, abilityMended } from '../rest.ts'
import { dailyNeed, eatDay, hungerEffects, hungry, stores } from '../supplies.ts'
import { type WildEventBrought, rollWatchEvent } from './events.ts'

/**
 * Long rest of a creature that ate; in a borrower’s campaign, a night by its own rule. Rules DLV-WTR-05,
 * DLV-REST-02.
 */
function* longRest(
  creature: ReadonlyCreature,
  heal: Healing,
  borrower: BorrowerRules | undefined,
): ProcedureOf<{ effects: Effect[]; why: Step[] }> {
  const full: Effect = setCondition(creature.id, hungry, null)
  const lifted = hungry in creature.conditions ? [full] : []
  if (creature.kind === 'animal') return { effects: lifted, why: [] }
  if (borrower) {
    const { effects, why } = yield* borrower.night.run(creature)
    return { effects: [...lifted, ...effects], why }
  }
  const { hp = 0, maxHp = hp, fatigue = 0 } = creature.values
  const ability = abilityMended(creature, heal)
  const mended = ability ? yield* rollOne(`${creature.name} mends (${creature.id})`, 6) : 0
  const back = ability ? Math.min(mended, missingPoints(creature, ability)) : 0
  return {
    effects: [
      ...lifted,
      ...(maxHp === hp ? [] : [setTo(creature, 'hp', maxHp)]),
      ...(fatigue === 0 ? [] : [setTo(creature, 'fatigue', 0)]),
      ...(ability && back > 0
        ? [{ do: 'change' as const, creature: creature.id, field: fieldOf[ability], by: back }]
        : []),
    ],
    why: ability
      ? [step(creature.name, `${ability} up ${back} of d6 ${mended}`, 'DLV-REST-02')]
      : [],
  }
}

function* night(
  situation: Situation,
  at: AtTable,
): ProcedureOf<{ come: WildEventBrought | null; why: Step[] }> {
  if (!houseRule<boolean>(situation, eventsWhenCamping)) return { come: null, why: [] }
  const come = yield* rollWatchEvent(situation, at, 'delve.camp')
  return { come, why: [...come.why, ...(yield* rollAwake(situation))] }
}

/** Restarts ration timers at the meal in camp, which is the day’s, and settles the due meal. */
function mealsCounted(situation: Situation): Effect[] {
  const now = situation.clock.seconds
  return [
    { do: 'settle action', action: 'delve.eat' },
    ...Object.values(situation.timers)
      .filter(({ kind, paused }) => kind === 'ration' && paused === undefined)
      .map((timer): Effect => ({
        do: 'timer',
        timer: { ...(timer as Timer), from: now, next: now + day },
      })),
  ]
}

/** "Maud and Odo go without". */
function goWithout(situation: Situation, unfed: readonly string[]): string {
  const names = listed(unfed.map((id) => situation.creatures[id]?.name ?? ''))
  return `${names} ${unfed.length === 1 ? 'goes' : 'go'} without`
}

/** A watch in camp: with a day’s rations a long rest, without them no HP until one. Rule DLV-WTR-05. */
export const makeCamp = defineAction({
  id: 'delve.camp',
  title: 'Camp for the night',
  rule: 'DLV-WTR-05',
  phase: 'travel',
  slot: 'camp',
  finds: 'long rest sleep rations eat night',
  asks: {
    eaters: { kind: 'creatures', role: 'actor', title: 'Who eats', side: 'party' },
    heal: {
      kind: 'choice',
      title: 'd6 restores',
      of: healingChoices,
      default: 'what is lowest',
    },
  },
  plan: (situation, { eaters, heal }) =>
    situation.party.length === 0
      ? refusal('Nobody is in the party: add somebody first.')
      : { meal: eatDay(situation, eaters), heal },
  preview({ meal }, situation, at) {
    const left = stores(situation)
    const { borrower } = at.ruleset
    const verdict =
      meal.unfed.length > 0
        ? `${goWithout(situation, meal.unfed)}: no HP back until a long rest`
        : `A long rest; ${counted(meal.food, 'day')} of food eaten, ${left.food - meal.food} left`
    const rests: Step[] = borrower
      ? nightSteps(situation, meal.fed, borrower)
      : [
          step('Long rest', 'all HP, no fatigue, d6 of one ability', 'DLV-REST-02'),
          step('Fatigue', 'any rest takes it away', 'DLV-INV-06'),
        ]
    return {
      ...plain(
        verdict,
        [{ name: 'Food', value: left.food }, step('Eaten', -meal.food, 'DLV-INV-07')],
        rests,
      ),
      ...(borrower ? { scope: { heal: { idle: true } } } : {}),
    }
  },
  *run({ meal, heal }, situation, at) {
    const effects: Effect[] = [...meal.effects, ...hungerEffects(situation, meal.unfed)]
    const why: Step[] = [
      step('Food', `${meal.food} of ${stores(situation).food} eaten`, 'DLV-INV-07'),
    ]
    if (dailyNeed(situation).feed > 0)
      why.push(step('Feed', counted(meal.feed, 'unit'), 'DLV-TRN-09'))
    for (const id of meal.fed) {
      const creature = situation.creatures[id]
      if (!creature) continue
      const better = yield* longRest(creature, heal, at.ruleset.borrower)
      effects.push(...better.effects)
      why.push(...better.why)
    }
    const { come, why: nights } = yield* night(situation, at)
    const slept =
      meal.unfed.length > 0
        ? `${goWithout(situation, meal.unfed)} food`
        : 'All have eaten: a long rest'
    const says = come && come.event !== 'Free' ? `${slept}. ${come.says}` : slept
    return line(at, {
      rule: 'DLV-WTR-05',
      what: 'Camp',
      says,
      tone: meal.unfed.length > 0 ? 'bad' : come?.tone === 'due' ? 'due' : 'good',
      who: [...meal.fed, ...meal.unfed],
      why: [...why, ...nights],
      effects: [
        ...(situation.dues[restDue.watch] ? [{ do: 'settle' as const, due: restDue.watch }] : []),
        ...effects,
        ...mealsCounted(situation),
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
