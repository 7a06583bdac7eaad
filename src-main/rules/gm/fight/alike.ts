import { defineAction } from '../../core/action.ts'
import type { Action } from '../../core/action.ts'
import type { Due } from '../../core/state/due.ts'
import type { Situation } from '../../core/situation.ts'
import type { GameOf } from '../meeting.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { listed } from '../../core/words.ts'
import { askNamed, forEach } from './apart.ts'

interface Fate {
  name: string
  due: Due
  word: string
}

/** Settles the fates of several who fell at once: one for all, with exceptions. Rule GF-DUE-02. */
export function alike(gameOf: GameOf) {
  const downOf = (situation: Situation): { action: Action; words: readonly string[] } | null => {
    const action = gameOf(situation).actions.find(({ slot }) => slot === 'down')
    const asked = action ? askNamed(action, 'choice') : null
    const ask = action && asked ? action.asks[asked] : undefined
    return action && ask?.kind === 'choice' ? { action, words: ask.of } : null
  }

  const fatesOf = (
    situation: Situation,
    action: Action,
    who: readonly string[],
    word: string,
    except: readonly string[],
    otherwise: string | undefined,
  ): Fate[] =>
    who.flatMap((id) => {
      const due = Object.values(situation.dues).find(
        (each) => each.action === action.id && each.who.includes(id),
      )
      const name = situation.creatures[id]?.name
      if (!due || name === undefined) return []
      const said = otherwise && except.includes(id) ? otherwise : word
      return [{ name, due: due as Due, word: said }]
    })

  return defineAction({
    id: 'house.alike',
    title: 'The same for all who fell',
    rule: 'GF-DUE-02',
    phase: 'fight',
    slot: 'settle',
    needs: [],
    finds: 'dead dying fallen all several down',
    asks: {
      who: { kind: 'creatures', title: 'Who' },
      word: { kind: 'text', title: 'All of them', max: 40 },
      except: { kind: 'creatures', title: 'But these' },
      otherwise: { kind: 'text', title: 'are', max: 40, optional: true },
    },
    preview(situation, { who, word, except, otherwise }) {
      const found = downOf(situation)
      const fates = found
        ? fatesOf(situation, found.action, who, word ?? '', except, otherwise)
        : []
      if (!found || fates.length === 0) return refusal('Nobody who fell waits for a word.')
      const wrong = fates.find((fate) => !found.words.includes(fate.word))
      if (wrong) return refusal(`“${wrong.word}” is not one of ${found.words.join(', ')}.`)
      return plain(`${listed(fates.map(({ name }) => name))}: ${word}`)
    },
    *run(situation, { who, word, except, otherwise }, at) {
      const found = downOf(situation)
      const fates = found
        ? fatesOf(situation, found.action, who, word, except, otherwise).filter((fate) =>
            found.words.includes(fate.word),
          )
        : []
      const asked = found ? askNamed(found.action, 'choice') : null
      if (!found || asked === null || fates.length === 0)
        return gmOutcome('GF-DUE-02', 'Who fell', 'Nobody waits for a word', [])
      const ends = yield* forEach(
        found.action,
        situation,
        at,
        fates.map(({ name, due, word: said }) => ({ name, told: { ...due.input, [asked]: said } })),
      )
      return gmOutcome(
        'GF-DUE-02',
        `${found.action.title} ${listed(fates.map(({ name }) => name))}`,
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
}

/** Summary of fates: "4 dead, 1 dying". */
function spoken(fates: readonly Fate[]): string {
  const words = [...new Set(fates.map(({ word }) => word))]
  return words
    .map((word) => `${fates.filter((fate) => fate.word === word).length} ${word}`)
    .join(', ')
}
