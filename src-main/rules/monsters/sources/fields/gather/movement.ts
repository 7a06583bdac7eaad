import { movementText } from '../main-value.ts'
import { bareKey } from '../keys.ts'
import type { GatheredMonster, GatheredWords } from './gathering.ts'

const way = /fl(?:y|ying)|air|swim(?:ming)?|water|climb(?:ing)?|burrow(?:ing)?|web/
const ofRound = /encounter|combat|round/
const none = /^\s*(?:0|-|–|—|none|nil|n\/?a|null)?\s*$/i

/** Movement under a key for each way, `move_ground` and `move_flying`, or for turn and round, as one. */
export function settleMovement(got: GatheredMonster): void {
  const held = got.fields.get('movement') ?? []
  const ways = held.map(({ key }) => way.exec(bareKey(key))?.[0] ?? '')
  if (held.length < 2 && ways.join('') === '') return
  const said = held.filter(({ words }) => !none.test(words))
  const plainly = said.filter((each) => ways[held.indexOf(each)] === '')
  const timed = plainly.find(({ key }) => ofRound.test(bareKey(key)))
  const main = plainly.find((each) => each !== timed)
  const round = timed ?? (main && plainly.find((each) => each !== main && saysTurn(main, each)))
  const others = said.flatMap((each) => spoken(each, ways[held.indexOf(each)] ?? ''))
  const walked =
    main && round && !main.words.includes('(') ? pacedBy(main.words, round.words) : null
  const first = main ?? round
  const words = [...(first ? [walked ?? first.words] : []), ...others].join(', ')
  const [any] = said
  if (any)
    got.fields.set('movement', [{ key: (first ?? any).key, words, span: (first ?? any).span }])
}

/** True when the key of one of the fields names a turn or exploration. */
function saysTurn(...held: readonly GatheredWords[]): boolean {
  return held.some(({ key }) => /turn|explor/.test(bareKey(key)))
}

/** Movement in a turn and in a round: the longer distance is a turn's, whatever a program calls it. */
function pacedBy(one: string, other: string): string {
  return Number(one) < Number(other) ? movementText(other, one) : movementText(one, other)
}

/** `fly 60`, unless its words say so themselves. */
function spoken({ words }: GatheredWords, by: string): string[] {
  if (by === '') return []
  return [words.toLowerCase().includes(by.slice(0, 3)) ? words : `${by} ${words}`]
}
