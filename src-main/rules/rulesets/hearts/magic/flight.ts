import { defineAction } from '../../../core/action.ts'
import { turn } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { Due, Timer } from '../../../core/state/due.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { gmOutcome } from '../../../gm/gm-outcome.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import type { Casting } from './casting.ts'
import { flyTurn, spellScale } from './figures.ts'
import { durationStep, spellTimer } from './lasting.ts'
import type { SpellResult } from './worked.ts'

const rule = 'HRT-SPELL-08'

/** Safe for ten minutes a Mana; then its timer calls for a die each turn. Rules HRT-SPELL-08, E-HRT-24. */
export function fly(situation: Situation, { spell, mana, targets }: Casting): SpellResult {
  const minutes = spellScale('Fly', mana).reliableMinutes ?? 0
  const names = listed(targets.map(({ name }) => name))
  return {
    says: `${names}: flying, safe for ${minutes} minutes`,
    tone: 'good',
    why: [
      durationStep(spell, minutes * 60),
      { name: 'Afterwards', value: 'each turn a d6, and 5 up ends it', rule: 'E-HRT-24' },
    ],
    effects:
      minutes === 0
        ? []
        : [
            ...targets.map((creature): Effect => ({
              do: 'condition',
              creature: creature.id,
              name: 'flying',
              to: { rule },
            })),
            { do: 'timer', timer: timerOf(situation, { spell, targets }, minutes * 60, names) },
          ],
  }
}

function timerOf(
  situation: Situation,
  { spell, targets }: Pick<Casting, 'spell' | 'targets'>,
  seconds: number,
  names: string,
): Timer {
  const id = `t${situation.nextId}`
  const [first] = targets
  const due: Omit<Due, 'id'> = {
    action: 'hearts.flight',
    input: { timer: id, due: '' },
    title: 'Does the flight end?',
    why: `The safe time of Fly is over for ${names}`,
    rule,
    when: 'next turn',
    who: targets.map((creature) => creature.id),
    must: false,
  }
  const bearer = first ? { bearer: first.id } : {}
  return spellTimer(situation, spell, seconds, { at: 0, ...bearer, due, every: turn })
}

function flyersOf(situation: Situation, timer: string): ReadonlyCreature[] {
  const running = situation.timers[timer]
  if (running?.rule !== rule) return []
  return (running.due?.who ?? []).flatMap((id) => situation.creatures[id] ?? [])
}

/** The die of a turn past the safe time. */
export const flight = defineAction({
  id: 'hearts.flight',
  title: 'Does the flight end?',
  rule,
  phase: 'check',
  slot: 'spell',
  needs: [],
  finds: 'fly fall spell end',
  asks: {
    timer: { kind: 'timer', title: 'Which flight' },
    due: { kind: 'due', title: 'Which turn of it', optional: true },
  },
  preview(situation, { timer }) {
    const flyers = flyersOf(situation, timer)
    if (flyers.length === 0)
      return refusal('That is no flight by a spell: cast Fly first, or choose its timer.')
    if (asked(situation, timer).length === 0)
      return refusal(
        'No turn of this flight wants a die: its safe time runs, or it has been rolled.',
      )
    return {
      ...plain(`d6, 5 up: ${listed(flyers.map(({ name }) => name))} come down`),
      chances: [
        { says: 'Flies on', chance: 4 / 6, tone: 'good' },
        { says: 'Ends', chance: 2 / 6, tone: 'bad' },
      ],
    }
  },
  *run(situation, { timer }) {
    const flyers = flyersOf(situation, timer)
    if (flyers.length === 0) return gmOutcome(rule, 'Fly', 'Nobody is flying', [])
    const due = asked(situation, timer)
    const over = due.length > 0
    const die = yield* rollOne('flight d6', 6)
    const { ends } = flyTurn(over, die)
    return gmOutcome(
      rule,
      `Fly, ${listed(flyers.map(({ name }) => name))}`,
      ends ? 'The flight ends' : 'Flies on for a turn',
      ends ? [{ do: 'stop timer', timer }, ...due] : due.slice(0, 1),
      {
        who: flyers.map(({ id }) => id),
        tone: ends ? 'bad' : 'good',
        total: die,
        why: [{ name: 'd6', value: over ? `${die}, 5 up ends it` : 'still safe', rule }],
      },
    )
  },
})

/** Turns of this flight that still want a die, oldest first. */
function asked(situation: Situation, timer: string): Effect[] {
  return Object.values(situation.dues)
    .filter(({ action, input }) => action === 'hearts.flight' && input['timer'] === timer)
    .map(({ id }) => ({ do: 'settle', due: id }))
}
