import { defineAction, type Preview, type Ruling, type Term } from '../../../core/action.ts'
import { hour, minute } from '../../../clock/clock.ts'
import { chanceUnder } from '../../../dice/checks.ts'
import type { Effect } from '../../../core/effects.ts'
import { percent, plain, refusal } from '../../../common/trial.ts'
import { counted } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { termSteps, targetOf } from '../checks/trial.ts'
import { deathAgain } from '../house-rules/injury.ts'
import { deathCheck as checked, dyingTime } from './figures.ts'
import { shocked } from './phantasm.ts'
import {
  condition,
  deathDue,
  deathId,
  dying,
  dyingClock,
  injuriesAgain,
  isUnconscious,
  semiConscious,
} from './states.ts'

function termsOf(creature: ReadonlyCreature, situation: Situation, bonus: number): Term[] {
  const terms: Term[] = [
    { name: 'Endurance', value: creature.values.endurance ?? 10, rule: 'GAM-INJ-08' },
    { name: 'Injuries', value: 0 - (creature.values.injuries ?? 0), rule: 'GAM-INJ-02' },
    injuriesAgain(creature, situation),
    semiConscious in creature.conditions
      ? { name: 'Semi-conscious', value: 2, rule: 'GAM-SEM-03' }
      : { name: 'Unconscious', value: isUnconscious(creature) ? 2 : 0, rule: 'GAM-INJ-09' },
    { name: 'Field bonus', value: bonus, rule: 'GAM-INJ-09' },
  ]
  return terms.filter(({ value }, at) => at === 0 || value !== 0)
}

function refusedOf(creature: ReadonlyCreature | undefined): string | null {
  if (!creature) return 'Choose whose life is at stake.'
  if ('dead' in creature.conditions)
    return `${creature.name} is dead. Undo, or lift that condition.`
  return (creature.values.injuries ?? 0) > 0
    ? null
    : `${creature.name} has no injuries: nobody dies without any.`
}

/** The injuries roll against the life: dying only where they succeed and the player fails. Rules GAM-INJ-07 to GAM-INJ-09, GAM-AMB-27. */
export const deathCheck = defineAction({
  id: 'gods-and-monsters.death-check',
  title: 'Death check',
  rule: 'GAM-INJ-08',
  phase: 'fight',
  slot: 'down',
  needs: [],
  finds: 'die dying death injuries endurance life',
  asks: {
    who: { kind: 'creature', title: 'Who', first: 'party' },
    bonus: {
      kind: 'number',
      title: 'Field bonus, with a fitting skill',
      min: 0,
      max: 30,
      default: 0,
    },
    phantasm: { kind: 'switch', title: 'By an illusion', default: false },
  },
  preview(situation, { who, bonus }, at) {
    const creature = situation.creatures[who]
    const refused = refusedOf(creature)
    if (refused || !creature) return refusal(refused ?? '')
    return shown(creature, termsOf(creature, situation, bonus), at.ruling)
  },
  *run(situation, { who, bonus, phantasm }, at) {
    const creature = situation.creatures[who]
    if (!creature || refusedOf(creature))
      return line(at, { rule: 'GAM-INJ-08', what: 'Death check', says: 'Nobody rolled' })
    const { injuries = 0, endurance = 10 } = creature.values
    const terms = termsOf(creature, situation, bonus)
    const target = targetOf(terms) + at.ruling.adjust
    const ruled = at.ruling.override
    const guide = ruled ? 0 : yield* rollOne('Guide’s d20', 20)
    const player = ruled ? 0 : yield* rollOne('player’s d20', 20)
    const hurt = { endurance, injuries, unconscious: isUnconscious(creature) }
    const again = injuriesAgain(creature, situation).value
    const fieldBonus = bonus + at.ruling.adjust + again
    const came = checked({ ...hurt, fieldBonus }, guide, player)
    const dies = ruled ? ruled === 'failure' : came.dying
    const bothMade = !ruled && guide <= injuries && player <= target
    const goesOn = bothMade && houseRule(situation, deathAgain) === 'again'
    const why: Step[] = ruled
      ? [{ name: 'Ruled by the GM', value: ruled }]
      : [
          ...termSteps(terms),
          {
            name: 'The injuries',
            value: `${guide} against ${injuries}: ${guide <= injuries ? 'succeed' : 'fail'}`,
            rule: 'GAM-INJ-08',
          },
          {
            name: creature.name,
            value: `${player} against ${target}: ${player <= target ? 'succeeds' : 'fails'}`,
            rule: 'GAM-INJ-09',
          },
        ]
    return line(at, {
      rule: 'GAM-INJ-08',
      what: `Death check of ${creature.name}`,
      says: dies
        ? phantasm
          ? 'In shock, until a full night’s rest'
          : `Dying: ${leftSays(creature)} left`
        : goesOn
          ? 'Lives on, and it goes on'
          : 'Lives on',
      tone: dies === (creature.side === 'party') ? 'bad' : 'good',
      who: [who],
      ...(ruled ? {} : { total: player }),
      ...(dies && !ruled && player > target ? { failedBy: Math.ceil(player - target) } : {}),
      why: [
        ...why,
        ...(dies && phantasm
          ? [
              {
                name: 'An illusion',
                value: 'shocks and does not kill',
                rule: 'GAM-ILL-04' as const,
              },
            ]
          : []),
        ...(goesOn
          ? [
              {
                name: 'Both succeed',
                value: 'again when the next round ends',
                rule: 'GAM-AMB-27' as const,
              },
            ]
          : []),
      ],
      effects: [
        { do: 'settle', due: deathId(who) },
        ...(dies ? (phantasm ? shocked(creature) : begins(creature, situation)) : []),
        ...(goesOn ? [deathDue(creature)] : []),
      ],
    })
  },
})

function shown(creature: ReadonlyCreature, terms: Term[], ruling: Ruling): Preview {
  const target = targetOf(terms) + ruling.adjust
  const injuries = creature.values.injuries ?? 0
  const reached = chanceUnder(20, injuries, 'equal')
  const failed = 1 - chanceUnder(20, target, 'equal')
  const dies = ruling.override ? Number(ruling.override === 'failure') : reached * failed
  return {
    ...plain(
      `Dies if the Guide rolls ${injuries} or less and the player over ${target}: ${percent(dies)}`,
      terms,
      [{ name: 'Dying', value: `${leftSays(creature)} to live`, rule: 'GAM-INJ-10' }],
    ),
    target: `at or under ${target}`,
    chances: [
      { says: 'Lives on', chance: 1 - dies, tone: 'good' },
      { says: 'Is dying', chance: dies, tone: 'bad' },
    ],
  }
}

/** So many minutes, or hours for those who lie unconscious. */
function leftSays(creature: ReadonlyCreature): string {
  const { endurance = 10, injuries = 0 } = creature.values
  const left = dyingTime(endurance, injuries, 0, isUnconscious(creature))
  return left.hours_left === undefined
    ? counted(left.minutes_left ?? 0, 'minute')
    : counted(left.hours_left, 'hour')
}

function begins(creature: ReadonlyCreature, situation: Situation): Effect[] {
  const { endurance = 10, injuries = 0 } = creature.values
  const left = dyingTime(endurance, injuries, 0, isUnconscious(creature))
  const seconds =
    left.hours_left === undefined ? (left.minutes_left ?? 0) * minute : left.hours_left * hour
  return [
    condition(creature.id, dying, { rule: 'GAM-INJ-10' }),
    ...dyingClock(creature, situation, seconds),
  ]
}
