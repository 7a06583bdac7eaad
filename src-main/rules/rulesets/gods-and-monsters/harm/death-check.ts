import { hour, minute } from '../../../clock/clock.ts'
import { compact } from '../../../common/compact.ts'
import { percent } from '../../../common/check.ts'
import { defineAction, type Ruling } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { plain, refusal, type Preview, type Term } from '../../../core/preview.ts'
import { rollOne } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted } from '../../../core/words.ts'
import { chanceUnder } from '../../../dice/checks.ts'
import { askBid } from '../checks/bid.ts'
import { targetOf, termSteps } from '../checks/trial.ts'
import { deathAgain } from '../house-rules/harm.ts'
import { shockEffects } from './illusions.ts'
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

/** The player's target in a death check. Rules GAM-INJ-08, GAM-INJ-09, GAM-SEM-03. */
function deathTarget(
  endurance: number,
  injuries: number,
  unconscious: boolean,
  fieldBonus = 0,
): number {
  return endurance - injuries + (unconscious ? 2 : 0) + fieldBonus
}

/** Minutes that the dying have left, from the moment they began to die. Rule GAM-INJ-10. */
function minutesToLive(endurance: number, injuries: number, passed = 0): number {
  return Math.max(0, endurance - injuries - passed)
}

/** Dying only where the injuries' roll succeeds and the player's fails. Rules GAM-INJ-08, GAM-AMB-27. */
export function rollDeathCheck(
  hurt: { endurance: number; injuries: number; unconscious: boolean; fieldBonus?: number },
  guide: number,
  player: number,
): { target: number; dying: boolean; minutes?: number } {
  const target = deathTarget(hurt.endurance, hurt.injuries, hurt.unconscious, hurt.fieldBonus)
  const dying = guide <= hurt.injuries && player > target
  return {
    target,
    dying,
    ...(dying ? { minutes: minutesToLive(hurt.endurance, hurt.injuries) } : {}),
  }
}

/** The dying clock: whole minutes left become hours for the unconscious. Rules GAM-INJ-10, GAM-AMB-27. */
export function dyingTime(
  endurance: number,
  injuries: number,
  passed: number,
  unconscious: boolean,
): { minutes_left?: number; hours_left?: number } {
  const left = minutesToLive(endurance, injuries, passed)
  return unconscious ? { hours_left: Math.floor(left) } : { minutes_left: left }
}

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
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    bonus: {
      kind: 'number',
      title: 'Field bonus, with a fitting skill',
      min: 0,
      max: 30,
      default: 0,
    },
    phantasm: { kind: 'switch', title: 'By an illusion', default: false },
  },
  plan(situation, { who, bonus, phantasm }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose whose life is at stake.')
    const { name, conditions, values } = creature
    if ('dead' in conditions) return refusal(`${name} is dead. Undo, or lift that condition.`)
    if ((values.injuries ?? 0) <= 0)
      return refusal(`${name} has no injuries: nobody dies without any.`)
    return { creature, terms: termsOf(creature, situation, bonus), bonus, phantasm }
  },
  preview: ({ creature, terms }, _situation, at) => previewOf(creature, terms, at.ruling),
  *run({ creature, terms, bonus, phantasm }, situation, at) {
    const { injuries = 0, endurance = 10 } = creature.values
    const target = targetOf(terms) + at.ruling.adjust
    const ruled = at.ruling.override
    const guide = ruled ? 0 : yield* rollOne('Guide’s d20', 20)
    const player = ruled ? 0 : yield* rollOne('player’s d20', 20)
    const hurt = { endurance, injuries, unconscious: isUnconscious(creature) }
    const again = injuriesAgain(creature, situation).value
    const fieldBonus = bonus + at.ruling.adjust + again
    const came = rollDeathCheck({ ...hurt, fieldBonus }, guide, player)
    const bid =
      came.dying && !ruled && creature.kind === 'character'
        ? yield* askBid(creature, 'death check', player, target)
        : null
    const dies = ruled ? ruled === 'failure' : came.dying && !bid?.turned
    const bothMade = !ruled && guide <= injuries && (player <= target || (bid?.turned ?? false))
    const isRepeated = bothMade && houseRule(situation, deathAgain) === 'again'
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
          ...(bid?.why ?? []),
        ]
    return line(at, {
      rule: 'GAM-INJ-08',
      what: `Death check of ${creature.name}`,
      says: dies
        ? phantasm
          ? 'In shock, until a full night’s rest'
          : `Dying: ${leftSays(creature)} left`
        : isRepeated
          ? 'Lives on, and it goes on'
          : 'Lives on',
      tone: dies === (creature.side === 'party') ? 'bad' : 'good',
      who: [creature.id],
      ...(ruled ? {} : { total: player }),
      ...(dies && !ruled && player > target ? { failedBy: Math.ceil(player - target) } : {}),
      why: compact(
        ...why,
        dies &&
          phantasm && {
            name: 'An illusion',
            value: 'shocks and does not kill',
            rule: 'GAM-ILL-04',
          },
        isRepeated && {
          name: 'Both succeed',
          value: 'again when the next round ends',
          rule: 'GAM-AMB-27',
        },
      ),
      effects: compact(
        { do: 'settle', due: deathId(creature.id) },
        ...(dies ? (phantasm ? shockEffects(creature) : startDying(creature, situation)) : []),
        isRepeated && deathDue(creature),
      ),
    })
  },
})

function previewOf(creature: ReadonlyCreature, terms: Term[], ruling: Ruling): Preview {
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

function startDying(creature: ReadonlyCreature, situation: Situation): Effect[] {
  const { endurance = 10, injuries = 0 } = creature.values
  const left = dyingTime(endurance, injuries, 0, isUnconscious(creature))
  const seconds =
    left.hours_left === undefined ? (left.minutes_left ?? 0) * minute : left.hours_left * hour
  return [
    condition(creature.id, dying, { rule: 'GAM-INJ-10' }),
    ...dyingClock(creature, situation, seconds),
  ]
}
