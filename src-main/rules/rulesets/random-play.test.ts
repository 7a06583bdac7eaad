import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { previewAction, runAction, type Action, type Game } from '../core/action.ts'
import type { Outcome } from '../core/outcome.ts'
import type { Slot } from '../core/phase.ts'
import type { Preview } from '../core/preview.ts'
import { actionsOf, books, games, ruleText } from '../registry.ts'
import {
  attemptsIn,
  playAtRandom,
  randomSituation,
  type Attempt,
} from '../../app/testing/random-situation.ts'

/** True for broken texts, such as "here..", "Sword | Club" and "the the". */
function isBroken(words: string): boolean {
  return /(?<!\.)\.\.(?!\.)|\?\.(?:\s|$)| \| |\b(the|an?|is|of|to|and|or|in|at) \1\b/i.test(words)
}

/** Slots of actions rolled by a key or on a card. */
const checks: readonly Slot[] = [
  'morale',
  'save',
  'skill',
  'door',
  'listen',
  'trap',
  'search',
  'reaction',
]

/** Dice of the turn that a check takes, and how long it takes. */
const notOfTheCheck = /^event|^rounds it takes$/

/** Fixed words of an action: its title and what it asks. */
function wordsOf({ title, asks }: Action): string[] {
  return [title, ...Object.values(asks).map((ask) => ask.title)]
}

/**
 * Rolls hidden from the table by their own rule, whatever the GM ruled: some spells’ dice, how far a journey
 * is.
 */
const hiddenByRule: ReadonlySet<string> = new Set(['DLV-SPELL-02', 'HRT-SPELL-02', 'BDPX-WLD-02'])

/** True for outcomes hidden by their own rule; of camp outcomes only the forecast is. */
function isHidden({ rule, what = '' }: Outcome): boolean {
  return hiddenByRule.has(rule) || (rule === 'BDPX-WLD-07' && what.endsWith('forecast'))
}
const seeds = fc
  .array(fc.integer({ min: 0, max: 15 }), { minLength: 32, maxLength: 32 })
  .map((digits) => digits.map((digit) => digit.toString(16)).join(''))

/** An attempt as it was shown and played: no outcome where it was refused. */
interface Played extends Attempt {
  seed: string
  shown: Preview | null
  /** True where the first thing it asks for is dice of its own. */
  rolls: boolean
  outcome: Outcome | null
}

/** Shows and plays all that a random campaign offers. @throws with its seed, where anything throws */
function playedIn(game: Game, seed: string): Played[] {
  try {
    return attemptsIn(game, seed).map((attempt) => {
      const { action, state, input, at, rng } = attempt
      const shown = previewAction(action, state, input, at)
      if (shown?.refuses) return { ...attempt, seed, shown, rolls: false, outcome: null }
      const first = runAction(action, state, input, at).next()
      const rolls =
        !first.done && first.value.ask === 'dice' && !notOfTheCheck.test(first.value.label)
      const outcome = playAtRandom(runAction(action, state, input, at), rng)
      return { ...attempt, seed, shown, rolls, outcome }
    })
  } catch (cause) {
    throw new Error(`${game.title} from seed ${seed}`, { cause })
  }
}

test('the screen’s own rules are reported in whole sentences', () => {
  const texts = books.flatMap((book) => book.texts).flatMap(({ title, text }) => [title, text])
  expect(texts.filter(isBroken)).toEqual([])
  const unended = books
    .flatMap((book) => book.texts)
    .filter(({ rule, text }) => rule.startsWith('GF-') && !/[.!?…”)]$/.test(text))
  expect(unended.map(({ rule }) => rule)).toEqual([])
})

describe.each(games.map((game) => [game.title, game] as const))('%s', (_, game) => {
  let played: Played[]

  /** Every attempt with something wrong, by its action and seed. */
  const faults = (wrong: (one: Played) => readonly unknown[]): unknown[] =>
    played.flatMap((one) => {
      const found = wrong(one)
      return found.length > 0 ? [[one.action.id, one.seed, ...found]] : []
    })

  // Other campaigns each time, the same for every test.
  beforeAll(() => {
    played = fc.sample(seeds, 100).flatMap((seed) => playedIn(game, seed))
  }, 120_000)

  test('actions run from any seed on any situation, and say how it came out', () => {
    expect(
      faults(({ outcome }) =>
        outcome && (outcome.what === '' || outcome.says === '') ? [outcome] : [],
      ),
    ).toEqual([])
    expect(
      faults(({ outcome }) =>
        outcome && ruleText(outcome.rule) === null ? [`ends by ${outcome.rule}`] : [],
      ),
    ).toEqual([])
  })

  test('what a check rolls is secret where the GM ruled so, and nothing else is', () => {
    expect(
      faults(({ outcome, at }) => {
        if (!outcome || (isHidden(outcome) && !at.ruling.secret)) return []
        const isCheck = outcome.why.some(
          ({ name }) => name.startsWith('d20') || name.startsWith('2d6'),
        )
        if (!isCheck && at.ruling.secret) return []
        return (outcome.secret ?? false) === at.ruling.secret
          ? []
          : [`by ${outcome.rule}, secret ${outcome.secret}`]
      }),
    ).toEqual([])
  })

  test('previews: chances sum to 1, bars too; a refusal has words', () => {
    const isWhole = (of: readonly { chance: number }[]): boolean =>
      of.length === 0 || Math.abs(of.reduce((all, { chance }) => all + chance, 0) - 1) < 5e-10
    expect(
      faults(({ shown }) =>
        shown?.refuses !== undefined && shown.refuses.length <= 10 ? [shown.refuses] : [],
      ),
    ).toEqual([])
    expect(
      faults(({ shown }) =>
        !shown || (isWhole(shown.chances) && isWhole(shown.bars))
          ? []
          : [shown.chances, shown.bars],
      ),
    ).toEqual([])
    expect(
      faults(({ shown }) => shown?.bars.filter(({ leads }) => !shown.chances[leads]) ?? []),
    ).toEqual([])
    const twice = (of: readonly string[] = []): string[] =>
      of.filter((name, at) => of.indexOf(name) !== at)
    expect(
      faults(({ shown }) => Object.values(shown?.scope ?? {}).flatMap(({ of }) => twice(of))),
      'offered twice',
    ).toEqual([])
  })

  test('every check that rolls shows its odds before', () => {
    const without = faults(({ action, at, shown, rolls }) =>
      rolls &&
      !at.ruling.override &&
      checks.includes(action.slot) &&
      (shown?.chances.length ?? 0) < 2
        ? ['without odds']
        : [],
    )
    expect(without).toEqual([])
  })

  test('what it says is whole: no stop twice, no bare separator, no small word doubled', () => {
    const { houseRules, conditions, spells, reference } = game
    expect(
      [
        ...houseRules.flatMap(({ title, asks, choice }) => [
          title,
          asks,
          ...(choice.kind === 'options' ? choice.of.flatMap((one) => [one.title, one.means]) : []),
        ]),
        ...conditions.map(({ says }) => says),
        ...spells.map(({ says }) => says),
        ...actionsOf(randomSituation(game, '0'.repeat(32))).flatMap(({ action }) =>
          wordsOf(action),
        ),
        ...reference.flatMap(({ title, text }) => [title, text]),
      ].filter(isBroken),
    ).toEqual([])
    expect(
      faults(({ shown, outcome }) =>
        [
          shown?.refuses,
          shown?.verdict,
          outcome?.what,
          outcome?.says,
          ...[...(shown?.why ?? []), ...(outcome?.why ?? [])].flatMap(({ name, value }) => [
            name,
            String(value),
          ]),
        ].filter((each) => each && isBroken(each)),
      ),
    ).toEqual([])
  })
})
