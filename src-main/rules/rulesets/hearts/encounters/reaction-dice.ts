import { signed, totals } from '../../../common/check.ts'
import type { Ruling } from '../../../core/action.ts'
import type { Outcome, RuleId, Tone } from '../../../core/outcome.ts'
import { plain, type Preview } from '../../../core/preview.ts'
import { type ProcedureOf, rollSummed } from '../../../core/procedure.ts'
import type { Situation } from '../../../core/situation.ts'
import type { Encounter } from '../../../core/state/encounter.ts'
import { attitudeOf } from '../../../gm/encounters/minds.ts'
import { look } from '../../../tables/draw.ts'
import { reactionTable } from '../tables.ts'

const rule: RuleId = 'HRTX-ED-01'

/** Result of a reaction, by dice or by talk. */
export interface Reacted extends Pick<
  Outcome,
  'rule' | 'says' | 'tone' | 'total' | 'failedBy' | 'why' | 'effects'
> {
  attitude: Encounter['attitude']
}

/** Each word of the table, and how it leaves them. */
const attitudes: Readonly<Record<string, { attitude: Encounter['attitude']; tone: Tone }>> = {
  Hostile: { attitude: 'hostile', tone: 'bad' },
  Negative: { attitude: 'wary', tone: 'plain' },
  Uncertain: { attitude: 'wary', tone: 'good' },
  Positive: { attitude: 'may negotiate', tone: 'good' },
  Enthusiastic: { attitude: 'friendly', tone: 'good' },
}

/** The word for a total; below 2 is 2, above 12 is 12. Rule HRTX-ED-01. */
export function reactionOf(total: number): string {
  return look(reactionTable, Math.max(2, Math.min(12, total)))[1]
}

/** Preview of the 2d6 that a house rule rolls for those without a language. */
export function previewDice(ruling: Ruling): Preview {
  if (ruling.override) return plain(`Ruled a ${ruling.override}`)
  const faces = totals(2, 6).map(({ total, chance }) => ({
    face: total,
    chance,
    word: reactionOf(total + ruling.adjust),
  }))
  const words = Object.entries(attitudes).filter(([word]) =>
    faces.some((face) => face.word === word),
  )
  return {
    ...plain('2d6, for what has no language', [], [{ name: '2d6', value: 'no language', rule }]),
    chances: words.map(([word, { tone }]) => ({
      says: word,
      chance: faces
        .filter((face) => face.word === word)
        .reduce((sum, { chance }) => sum + chance, 0),
      tone: tone as 'good' | 'bad' | 'plain',
    })),
    bars: faces.map(({ face, chance, word }) => ({
      face,
      chance,
      leads: words.findIndex(([each]) => each === word),
    })),
  }
}

export function* rollReaction(situation: Situation, ruling: Ruling): ProcedureOf<Reacted> {
  const { override, adjust } = ruling
  const dice = override ? null : yield* rollSummed('2d6', 6, 2)
  const rolled = dice?.reduce((sum, die) => sum + die, 0)
  const total = rolled === undefined ? undefined : rolled + adjust
  const word = reactionOf(total ?? (override === 'success' ? 12 : 2))
  const { attitude = 'wary', tone = 'good' } = attitudes[word] ?? {}
  return {
    rule,
    says: word,
    tone,
    attitude: attitudeOf(situation, attitude),
    ...(total === undefined ? {} : { total }),
    why: [
      { name: '2d6', value: rolled ?? `ruled a ${override ?? ''}`, rule },
      ...(adjust === 0 ? [] : [{ name: '±', value: `${signed(adjust)} by the GM` }]),
    ],
    effects: [],
  }
}
