import { defineAction, type Action, type AtTable } from '../../../core/action.ts'
import type { BorrowerRules } from '../../../borrowing/borrower.ts'
import { day } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { counted, listed } from '../../../core/words.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Timer } from '../../../core/state/due.ts'
import { awake } from '../../../travel/awake.ts'
import { watchPasses } from '../../../travel/watch.ts'
import { nightSteps } from '../../../borrowing/nights.ts'
import { eventsWhenCamping } from '../house-rules/travel.ts'
import { line } from '../line.ts'
import { fieldOf, missing } from '../people.ts'
import { camp } from '../rest.ts'
import { healing, mendedBy, type Healing } from '../resting.ts'
import { dailyNeed, eaten, goneWithout, hungry, stores } from '../supplies.ts'
import { restWatchDue, wildHappens, type WildCome } from './events.ts'

/**
 * Long rest of a creature that ate; in a borrower’s campaign, a night by its own rule. Rules DLV-WTR-05,
 * DLV-REST-02.
 */
function* rested(
  creature: ReadonlyCreature,
  heal: Healing,
  borrower: BorrowerRules | undefined,
): ProcedureOf<{ effects: Effect[]; why: Step[] }> {
  const full: Effect = { do: 'condition', creature: creature.id, name: hungry, to: null }
  const lifted = hungry in creature.conditions ? [full] : []
  if (creature.kind === 'animal') return { effects: lifted, why: [] }
  if (borrower) {
    const { effects, why } = yield* borrower.night.run(creature)
    return { effects: [...lifted, ...effects], why }
  }
  const { hp = 0, maxHp = hp, fatigue = 0 } = creature.values
  const after = camp(true, { hp, maxHp, fatigue })
  const ability = mendedBy(creature, heal)
  const mended = ability ? yield* rollOne(`${creature.name} mends (${creature.id})`, 6) : 0
  const back = ability ? Math.min(mended, missing(creature, ability)) : 0
  const set = (field: string, to: number): Effect => ({
    do: 'set',
    creature: creature.id,
    field,
    to,
  })
  return {
    effects: [
      ...lifted,
      ...(after.hp === hp ? [] : [set('hp', after.hp)]),
      ...(after.fatigue === fatigue ? [] : [set('fatigue', 0)]),
      ...(ability && back > 0
        ? [{ do: 'change' as const, creature: creature.id, field: fieldOf[ability], by: back }]
        : []),
    ],
    why: ability
      ? [
          {
            name: creature.name,
            value: `${ability} up ${back} of d6 ${mended}`,
            rule: 'DLV-REST-02',
          },
        ]
      : [],
  }
}

function* night(
  situation: Situation,
  at: AtTable,
  gameOf: GameOf,
): ProcedureOf<{ come: WildCome | null; why: Step[] }> {
  if (!houseRule<boolean>(situation, eventsWhenCamping)) return { come: null, why: [] }
  const come = yield* wildHappens(situation, at, gameOf, 'delve.camp')
  return { come, why: [...come.why, ...(yield* awake(situation))] }
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

function namesOf(situation: Situation, ids: readonly string[]): string {
  return listed(ids.map((id) => situation.creatures[id]?.name ?? ''))
}

/** A watch in camp: with a day’s rations a long rest, without them no HP until one. Rule DLV-WTR-05. */
export function camping(gameOf: GameOf): Action {
  return defineAction({
    id: 'delve.camp',
    title: 'Camp for the night',
    rule: 'DLV-WTR-05',
    phase: 'travel',
    slot: 'camp',
    needs: [],
    finds: 'long rest sleep rations eat night',
    asks: {
      eaters: { kind: 'creatures', title: 'Who eats', side: 'party' },
      heal: { kind: 'choice', title: 'The d6 goes to', of: healing, default: 'what is lowest' },
    },
    preview(situation, { eaters }) {
      if (situation.party.length === 0)
        return refusal('Nobody is in the party: add somebody first.')
      const meal = eaten(situation, eaters)
      const left = stores(situation)
      const { borrower } = gameOf(situation)
      const verdict =
        meal.unfed.length > 0
          ? `${namesOf(situation, meal.unfed)} ${meal.unfed.length === 1 ? 'goes' : 'go'} without: no HP back until a long rest`
          : `A long rest; ${counted(meal.food, 'day')} of food eaten, ${left.food - meal.food} left`
      const rests: Step[] = borrower
        ? nightSteps(situation, meal.fed, borrower)
        : [
            {
              name: 'Long rest',
              value: 'all HP, no fatigue, d6 of one ability',
              rule: 'DLV-REST-02',
            },
            { name: 'Fatigue', value: 'any rest takes it away', rule: 'DLV-INV-06' },
          ]
      const shown = plain(
        verdict,
        [
          { name: 'Food', value: left.food },
          { name: 'Eaten', value: -meal.food, rule: 'DLV-INV-07' },
        ],
        rests,
      )
      return borrower ? { ...shown, scope: { heal: { idle: true } } } : shown
    },
    *run(situation, { eaters, heal }, at) {
      const meal = eaten(situation, eaters)
      const { borrower } = gameOf(situation)
      const effects: Effect[] = [...meal.effects, ...goneWithout(situation, meal.unfed)]
      const why: Step[] = [
        {
          name: 'Food',
          value: `${meal.food} of ${stores(situation).food} eaten`,
          rule: 'DLV-INV-07',
        },
      ]
      if (dailyNeed(situation).feed > 0)
        why.push({ name: 'Feed', value: counted(meal.feed, 'unit'), rule: 'DLV-TRN-09' })
      for (const id of meal.fed) {
        const creature = situation.creatures[id]
        if (!creature) continue
        const better = yield* rested(creature, heal, borrower)
        effects.push(...better.effects)
        why.push(...better.why)
      }
      const { come, why: nights } = yield* night(situation, at, gameOf)
      const slept =
        meal.unfed.length > 0
          ? `${namesOf(situation, meal.unfed)} ${meal.unfed.length === 1 ? 'goes' : 'go'} without food`
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
          ...(situation.dues[restWatchDue] ? [{ do: 'settle' as const, due: restWatchDue }] : []),
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
}
