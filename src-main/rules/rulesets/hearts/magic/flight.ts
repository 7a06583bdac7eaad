import { turn } from '../../../clock/clock.ts'
import { rollTurns } from '../../../common/flight-turns.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import type { Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { gmOutcome } from '../../../gm/gm-outcome.ts'
import type { Casting, SpellResult } from './casting.ts'
import { durationStep, spellTimer } from './lasting.ts'
import { flyTurn, spellScale } from './spells.ts'

const rule = 'HRT-SPELL-08'

/** Safe for ten minutes a Mana; then its timer calls for a die each turn. Rules HRT-SPELL-08, E-HRT-24. */
export function castFly(situation: Situation, { spell, mana, targets }: Casting): SpellResult {
  const minutes = spellScale('Fly', mana).reliableMinutes ?? 0
  const names = listed(targets.map(({ name }) => name))
  const id = `t${situation.nextId}`
  const [first] = targets
  const timer = spellTimer(situation, spell, minutes * 60, {
    at: 0,
    ...(first ? { bearer: first.id } : {}),
    every: turn,
    due: {
      action: 'hearts.flight',
      input: { timer: id, due: '', times: 1 },
      title: 'Does the flight end?',
      why: `The safe time of Fly is over for ${names}`,
      rule,
      when: 'next turn',
      who: targets.map((creature) => creature.id),
      must: false,
    },
  })
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
            { do: 'timer', timer },
          ],
  }
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
    times: { kind: 'number', title: 'Turns past the safe time', min: 1, max: 24, default: 1 },
  },
  plan(situation, { timer, times }) {
    const running = situation.timers[timer]
    const flyers = (running?.rule === rule ? (running.due?.who ?? []) : []).flatMap(
      (id) => situation.creatures[id] ?? [],
    )
    if (flyers.length === 0)
      return refusal('This timer is no flight: cast Fly first, or choose its timer.')
    const [oldest, ...later] = turnsDue(situation, timer)
    if (!oldest)
      return refusal(
        'No roll is due for this flight: its safe time runs, or the turn has been rolled.',
      )
    const names = listed(flyers.map(({ name }) => name))
    return { timer, who: flyers.map(({ id }) => id), names, oldest, later, times }
  },
  preview: ({ names, times }) => ({
    ...plain(`${times === 1 ? '' : `Up to ${times}`}d6, 5 up: ${names} come down`),
    chances: [
      { says: 'Flies on', chance: (4 / 6) ** times, tone: 'good' },
      { says: 'Ends', chance: 1 - (4 / 6) ** times, tone: 'bad' },
    ],
  }),
  *run({ timer, who, names, oldest, later, times }) {
    const faces = yield* rollTurns('flight d6', times)
    const die = faces.at(-1) ?? 0
    const { ends } = flyTurn(true, die)
    return gmOutcome(
      rule,
      `Fly, ${names}`,
      ends ? 'The flight ends' : 'Flies on for a turn',
      ends ? [{ do: 'stop timer', timer }, oldest, ...later] : [oldest],
      {
        who,
        tone: ends ? 'bad' : 'good',
        total: die,
        why: faces.map((face): Step => ({ name: 'd6', value: `${face}, 5 up ends it`, rule })),
      },
    )
  },
})

/** Settles turns of this flight that still want a die, oldest first. */
function turnsDue(situation: Situation, timer: string): Effect[] {
  return Object.values(situation.dues)
    .filter(({ action, input }) => action === 'hearts.flight' && input['timer'] === timer)
    .map(({ id }) => ({ do: 'settle', due: id }))
}
