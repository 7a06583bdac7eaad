import { defineAction, type Preview } from '../../core/action.ts'
import { hour, minute, round, turn } from '../../clock/clock.ts'
import type { Condition } from '../../core/state/creature.ts'
import type { Situation } from '../../core/situation.ts'
import { conditionNamed } from '../creatures.ts'
import { encounterOpen } from '../encounters/held.ts'
import type { GameOf } from '../meeting.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { counted, listed } from '../../core/words.ts'

const lengths = ['rounds', 'minutes', 'turns', 'hours', 'the fight', 'until lifted'] as const
type Length = (typeof lengths)[number]
const seconds: Partial<Record<Length, number>> = {
  rounds: round,
  minutes: minute,
  turns: turn,
  hours: hour,
}

function conditionFor(situation: Situation, lasts: number, of: Length): Condition {
  const each = seconds[of]
  if (each !== undefined)
    return { until: situation.clock.seconds + lasts * each, rule: 'GF-EDIT-04' }
  return of === 'the fight' ? { fight: true, rule: 'GF-EDIT-04' } : { rule: 'GF-EDIT-04' }
}

function howLong(lasts: number, of: Length): string {
  if (seconds[of] !== undefined) return `for ${counted(lasts, of.slice(0, -1), of)}`
  return of === 'the fight' ? 'until the fight is over' : 'until it is lifted'
}

const noFight = 'No fight or encounter is on that ends it: choose how long it lasts.'

/** Sets a condition for a time; the clock or the end of the fight ends it. */
export const afflicting = (gameOf: GameOf) =>
  defineAction({
    id: 'house.afflict',
    title: 'A condition for a time',
    rule: 'GF-EDIT-04',
    phase: 'table',
    slot: 'edit',
    needs: [],
    finds: 'condition stunned held asleep poisoned duration rounds mark',
    asks: {
      who: { kind: 'creatures', title: 'Whom' },
      name: { kind: 'text', title: 'What', max: 40 },
      lasts: { kind: 'number', title: 'For how many', min: 1, max: 999, default: 3 },
      of: { kind: 'choice', title: 'Of what', of: lengths, default: 'rounds' },
    },
    preview(situation, { who, name, lasts, of }) {
      const ends = encounterOpen(situation)
      const names = who.flatMap((id) => situation.creatures[id]?.name ?? [])
      const shown = (): Preview => {
        if (!name?.trim()) return refusal('Type the condition, such as Held.')
        if (names.length === 0) return refusal('Choose who is affected.')
        if (of === 'the fight' && !ends) return refusal(noFight)
        return plain(`${listed(names)}: ${name.trim()} ${howLong(lasts, of)}`)
      }
      const open = lengths.filter((length) => length !== 'the fight')
      return { ...shown(), ...(ends ? {} : { scope: { of: { of: open } } }) }
    },
    *run(situation, { who, name, lasts, of }) {
      yield* []
      const creatures = who.flatMap((id) => situation.creatures[id] ?? [])
      const typed = name.trim()
      if (creatures.length === 0 || typed === '')
        return gmOutcome('GF-EDIT-04', 'A condition', 'Nobody was marked', [])
      const to = conditionFor(situation, lasts, of)
      return gmOutcome(
        'GF-EDIT-04',
        listed(creatures.map((creature) => creature.name)),
        `${typed} ${howLong(lasts, of)}`,
        creatures.map((creature) => ({
          do: 'condition',
          creature: creature.id,
          name: conditionNamed(creature, typed, gameOf(situation)),
          to,
        })),
        { who: creatures.map(({ id }) => id) },
      )
    },
  })
