import { isDown } from '../../common/incapacitated.ts'
import { defineAction, type Action } from '../../core/action.ts'
import { askFor } from '../../core/asks.ts'
import { type Effect, setCondition } from '../../core/effects.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { Due } from '../../core/state/due.ts'
import { listed } from '../../core/words.ts'
import { isEncounterOpen } from '../encounters/held.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { forEach } from './apart.ts'

function namesOf(creatures: readonly ReadonlyCreature[]): string {
  return listed(creatures.map(({ name }) => name))
}

/** Conditions that death replaces. */
const endedByDeath = ['dying', 'stable', 'unconscious', 'holding on', 'fleeing'] as const

/** Kills one or several creatures by the GM's decision. Rule GF-HARM-05. */
export const kill = defineAction({
  id: 'house.kill',
  title: 'Kill',
  rule: 'GF-HARM-05',
  phase: 'fight',
  slot: 'damage',
  finds: 'kill dead slay die several foes',
  asks: { who: { kind: 'creatures', role: 'target', title: 'Whom', first: 'foes' } },
  plan(situation, { who }) {
    const living = who
      .flatMap((id) => situation.creatures[id] ?? [])
      .filter(({ conditions }) => !conditions['dead'])
    return living.length === 0 ? refusal('Choose somebody who is not dead yet.') : living
  },
  preview: (living) => plain(`${namesOf(living)}: dead`),
  run: (living) =>
    gmOutcome('GF-HARM-05', namesOf(living), 'Dead', living.flatMap(deathOf), {
      who: living.map(({ id }) => id),
      tone: living.some(({ side }) => side === 'party') ? 'bad' : 'good',
    }),
})

/** Effects of death; the mark comes first, so that no rule checks whether they are dying. */
function deathOf({ id, conditions, values }: ReadonlyCreature): Effect[] {
  return [
    setCondition(id, 'dead', { rule: 'GF-HARM-05' }),
    ...endedByDeath
      .filter((name) => name in conditions)
      .map((name): Effect => setCondition(id, name, null)),
    ...((values.hp ?? 0) > 0 ? [{ do: 'set' as const, creature: id, field: 'hp', to: 0 }] : []),
  ]
}

const flights = ['runs', 'gets away', 'is caught up'] as const

/** Condition and text of each way that a flight goes. */
const flightOf = {
  runs: { mark: 'fleeing', says: 'Flight' },
  'gets away': { mark: 'fled', says: 'Away and gone' },
  'is caught up': { mark: null, says: 'Caught up: the fight goes on' },
} as const

/** Creatures that flee are pursued or let go; those let go may still be caught. Rule GF-FIGHT-08. */
export const flight = defineAction({
  id: 'house.flight',
  title: 'Runs, gets away, or is caught up',
  rule: 'GF-FIGHT-08',
  phase: 'fight',
  slot: 'flee',
  finds: 'flee fled rout pursue chase let go escape',
  asks: {
    who: { kind: 'creatures', role: 'actor', title: 'Who', first: 'foes' },
    how: { kind: 'choice', title: 'How it goes', of: flights },
  },
  plan(situation, { who, how }) {
    if (!isEncounterOpen(situation)) return refusal('No fight or encounter is on to run from.')
    const runners = who
      .flatMap((id) => situation.creatures[id] ?? [])
      .filter((creature) => !isDown(creature))
    return runners.length === 0
      ? refusal('Choose who runs, among those who stand.')
      : { runners, how }
  },
  preview: ({ runners, how }) => plain(`${namesOf(runners)}: ${how}`),
  run({ runners, how }) {
    const { mark, says } = flightOf[how]
    const effects = runners.flatMap(({ id, conditions }): Effect[] => [
      ...['fleeing', 'fled']
        .filter((name) => name in conditions && name !== mark)
        .map((name): Effect => setCondition(id, name, null)),
      ...(mark ? [setCondition(id, mark, { rule: 'GF-FIGHT-08' as const })] : []),
    ])
    return gmOutcome('GF-FIGHT-08', namesOf(runners), says, effects, {
      who: runners.map(({ id }) => id),
    })
  },
})

/** A due about somebody who fell, and the word that settles it. */
interface Fate {
  name: string
  due: Due
  word: string
}

/** The game's action that settles what becomes of the fallen, with its ask and the words it takes. */
function settlingOf({
  actions,
}: {
  actions: readonly Action[]
}): { action: Action; fateKey: string; words: readonly string[] } | null {
  const action = actions.find(({ slot }) => slot === 'down')
  const fateKey = action ? askFor(action.asks, 'fate') : null
  const ask = fateKey === null ? undefined : action?.asks[fateKey]
  return action && fateKey !== null && ask?.kind === 'choice'
    ? { action, fateKey, words: ask.of }
    : null
}

/** Settles the fates of several who fell at once: one for all, with exceptions. Rule GF-DUE-02. */
export const alike = defineAction({
  id: 'house.alike',
  title: 'The same for all who fell',
  rule: 'GF-DUE-02',
  phase: 'fight',
  slot: 'settle',
  finds: 'dead dying fallen all several down',
  asks: {
    who: { kind: 'creatures', role: 'target', title: 'Who' },
    word: { kind: 'text', title: 'All of them', max: 40 },
    except: { kind: 'creatures', title: 'But these' },
    otherwise: { kind: 'text', title: 'are', max: 40, optional: true },
  },
  plan(situation, { who, word, except, otherwise }, { ruleset }) {
    const found = settlingOf(ruleset)
    const fates = who.flatMap((id): Fate[] => {
      const due = found && fallDue(situation, found.action, id)
      const name = situation.creatures[id]?.name
      if (!due || name === undefined) return []
      return [{ name, due, word: (except.includes(id) && otherwise) || (word ?? '') }]
    })
    if (!found || fates.length === 0) return refusal('Nobody who fell waits for a word.')
    const wrong = fates.find((fate) => !found.words.includes(fate.word))
    if (wrong) return refusal(`“${wrong.word}” is not one of ${found.words.join(', ')}.`)
    return { ...found, fates, word, names: listed(fates.map(({ name }) => name)) }
  },
  preview: ({ names, word }) => plain(`${names}: ${word}`),
  *run({ action, fateKey, fates, names }, situation, at) {
    const ends = yield* forEach(
      action,
      situation,
      at,
      fates.map(({ name, due, word }) => ({ name, input: { ...due.input, [fateKey]: word } })),
    )
    return gmOutcome(
      'GF-DUE-02',
      `${action.title} ${names}`,
      spoken(fates),
      ends.flatMap(({ effects }) => effects),
      {
        who: ends.flatMap((end) => end.who),
        why: ends.map((end, nth) => ({
          name: fates[nth]?.name ?? '',
          value: end.says,
          rule: end.rule,
        })),
      },
    )
  },
})

function fallDue({ dues }: Situation, action: Action, who: string): Due | undefined {
  const due = Object.values(dues).find(
    (each) => each.action === action.id && each.who.includes(who),
  )
  return due as Due | undefined
}

/** Summary of fates: "4 dead, 1 dying". */
function spoken(fates: readonly Fate[]): string {
  const words = [...new Set(fates.map(({ word }) => word))]
  return words
    .map((word) => `${fates.filter((fate) => fate.word === word).length} ${word}`)
    .join(', ')
}
