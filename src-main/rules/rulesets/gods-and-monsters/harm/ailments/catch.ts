import { minute } from '../../../../clock/clock.ts'
import { compact } from '../../../../common/compact.ts'
import type { Effect } from '../../../../core/effects.ts'
import type { Step } from '../../../../core/outcome.ts'
import { isRefusal, type Preview } from '../../../../core/preview.ts'
import { houseRule } from '../../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../../core/situation.ts'
import { livingCreature, testAction } from '../../checks/actions.ts'
import { creatureTest } from '../../checks/trial.ts'
import { acceptedAdds, sleepGas } from '../../house-rules/hazards.ts'
import {
  ailmentNames,
  ailmentPenalty,
  ailmentReaction,
  ailments,
  contacts,
  type AcceptedReading,
  type AilmentName,
} from './rows.ts'
import { ailmentTimer, ownAilment, type RunningAilment } from './running.ts'

interface AilmentInput {
  ailment: AilmentName | typeof ownAilment
  name?: string | undefined
  strength: number
  minutes: number
  chronic: boolean
  sides: number
  inside: boolean
}

interface Known {
  title: string
  seconds: number
  running: Omit<RunningAilment, 'caught'>
}

/** The ailment asked for: a row of the table, or one of the Guide’s own. Rules GAM-AIL-01, GAM-AMB-51. */
function knownOf(situation: Situation, input: AilmentInput): Known {
  const row = input.ailment === ownAilment ? null : ailments[input.ailment]
  const everywhere = input.ailment === 'Sleep gas' && houseRule(situation, sleepGas) === true
  return {
    title: row ? input.ailment : input.name?.trim() ? input.name.trim() : 'Ailment',
    seconds: row ? row.seconds : input.minutes * minute,
    running: {
      strength: row ? row.strength : input.strength,
      doses: 0,
      throws: 0,
      chronic: row ? row.chronic : input.chronic,
      inside: input.inside || everywhere,
      sides: row ? 0 : input.sides,
    },
  }
}

/** Poison, disease, drug or drink: does it take hold? Rules GAM-AIL-02, GAM-AIL-03, GAM-AIL-09. */
export const catchAilment = testAction({
  id: 'gods-and-monsters.ailment',
  title: 'Ailment',
  rule: 'GAM-AIL-02',
  phase: 'check',
  slot: 'save',
  finds: 'poison disease drug alcohol venom spider cold gas sick contract catch',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    ailment: {
      kind: 'choice',
      title: 'Ailment',
      of: [...ailmentNames, ownAilment],
      default: 'Food Poisoning',
    },
    contact: { kind: 'choice', title: 'It was', of: contacts, default: 'accepted' },
    inside: {
      kind: 'switch',
      title: 'They can’t get away from it',
      default: false,
      also: ['inescapable', 'trapped'],
    },
    name: { kind: 'text', title: 'Another: its name', max: 40, optional: true },
    strength: { kind: 'number', title: 'Another: strength', min: -4, max: 4, default: 0 },
    minutes: {
      kind: 'number',
      title: 'Another: minutes until it acts',
      min: 1,
      max: 100_000,
      default: 60,
    },
    chronic: { kind: 'switch', title: 'Another: chronic', default: false },
    sides: {
      kind: 'number',
      title: 'Another: injuries, sides of the die',
      min: 0,
      max: 20,
      default: 4,
    },
  },
  plan(situation, { who, contact, ...input }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    const { title, seconds, running } = knownOf(situation, input)
    const reaction = ailmentReaction(contact)
    const { strength } = running
    const surely = ailmentPenalty(
      strength,
      contact,
      houseRule<AcceptedReading>(situation, acceptedAdds),
    )
    const taken = contact === 'accepted' ? -4 : 0
    return {
      who: [creature],
      name: `${title}, ${creature.name}`,
      test: creatureTest(creature, situation, reaction, {
        rule: 'GAM-AIL-02',
        success: 'No effect',
        failure: 'It takes hold',
        terms: [
          { name: 'Strength', value: 0 - surely - taken, rule: 'GAM-AIL-02' },
          { name: 'Surely taken in', value: taken, rule: 'GAM-AIL-03' },
        ],
      }),
      scope: input.ailment === ownAilment ? {} : listed,
      why: compact(
        ailmentStep(input.ailment),
        { name: 'Acts after', value: durationOf(seconds), rule: 'GAM-AIL-04' },
        running.inside && {
          name: 'No way out of it',
          value: 'tested for each time',
          rule: 'GAM-AIL-07',
        },
      ),
      ends({ success }) {
        const carried = situation.dues[`carried:${who}`]
        const settles: Effect[] = carried ? [{ do: 'settle', due: carried.id }] : []
        if (success && !running.inside) return { says: `${title} has no effect`, effects: settles }
        const now = situation.clock.seconds
        const timer = ailmentTimer(
          creature,
          {
            id: `ailment:${who}:${title}`,
            title,
            from: now,
            next: now + seconds,
            every: seconds,
          },
          { ...running, caught: !success },
        )
        return {
          says: success ? `${title}: withstood for now` : `${title} takes hold`,
          effects: [...settles, { do: 'timer', timer }],
        }
      },
    }
  },
})

/** Of one on the list nothing more is to be told. */
const listed: NonNullable<Preview['scope']> = {
  name: { idle: true },
  strength: { idle: true },
  minutes: { idle: true },
  chronic: { idle: true },
  sides: { idle: true },
}

function ailmentStep(ailment: AilmentInput['ailment']): Step {
  if (ailment === ownAilment)
    return { name: 'Of your own', value: 'poison, disease, drug or drink', rule: 'GAM-AIL-01' }
  return { name: ailment, value: 'of the list', rule: ailments[ailment].rule }
}

function durationOf(seconds: number): string {
  if (seconds < minute) return seconds === 10 ? '1 round' : `${seconds / 10} rounds`
  const minutes = seconds / minute
  if (minutes < 60) return `${minutes} minutes`
  if (minutes < 24 * 60) return minutes === 60 ? '1 hour' : `${minutes / 60} hours`
  return minutes === 24 * 60 ? '1 day' : `${minutes / 1440} days`
}
