import type { Preview, Ruling } from '../../core/action.ts'
import type { Outcome, RuleId } from '../../core/outcome.ts'
import { type ProcedureOf, rollSummed } from '../../core/procedure.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import type { Situation } from '../../core/situation.ts'
import { look } from '../../tables/draw.ts'
import { plain, signed, totals } from '../../common/trial.ts'
import { attitudeOf } from '../../gm/encounters/minds.ts'
import { fightDue } from './fight-due.ts'
import { reaction } from './house-rules/meeting.ts'
import { languageOf } from './languages.ts'
import { reactionTable } from './tables.ts'

const rule: RuleId = 'HRTX-ED-01'

/** True when a house rule rolls 2d6 for those met, who have no language. Rule HRTX-ED-01. */
export function byDice(situation: Situation, language: string): boolean {
  return (
    language === 'As they speak' &&
    houseRule<string>(situation, reaction) === '2d6' &&
    languageOf(situation) === null
  )
}

/** How each word of the table leaves them. */
const attitudes: Readonly<Record<string, Encounter['attitude']>> = {
  Hostile: 'hostile',
  Negative: 'wary',
  Uncertain: 'wary',
  Positive: 'may negotiate',
  Enthusiastic: 'friendly',
}

/** The word for a total; below 2 is 2, above 12 is 12. Rule HRTX-ED-01. */
export function reactionOf(total: number): string {
  return look(reactionTable, Math.max(2, Math.min(12, total)))[1]
}

export function previewDice(ruling: Ruling): Preview {
  if (ruling.override) return plain(`Ruled a ${ruling.override}`)
  const words = Object.keys(attitudes)
  const faces = totals(2, 6).map(({ total, chance }) => ({
    face: total,
    chance,
    leads: words.indexOf(reactionOf(total + ruling.adjust)),
  }))
  const met = words.filter((_, at) => faces.some(({ leads }) => leads === at))
  return {
    ...plain('2d6, for what has no language', [], [{ name: '2d6', value: 'no language', rule }]),
    chances: met.map((word) => ({
      says: word,
      chance: faces
        .filter(({ leads }) => words[leads] === word)
        .reduce((sum, { chance }) => sum + chance, 0),
      tone: word === 'Hostile' ? 'bad' : word === 'Negative' ? 'plain' : 'good',
    })),
    bars: faces.map((bar) => ({ ...bar, leads: met.indexOf(words[bar.leads] ?? '') })),
  }
}

export function* rolledReaction(
  situation: Situation,
  encounter: Readonly<Encounter>,
  ruling: Ruling,
): ProcedureOf<Outcome> {
  const dice = ruling.override ? null : yield* rollSummed('2d6', 6, 2)
  const rolled = dice?.reduce((sum, die) => sum + die, 0)
  const total = (rolled ?? (ruling.override === 'success' ? 12 : 2)) + ruling.adjust
  const word = reactionOf(ruling.override ? (ruling.override === 'success' ? 12 : 2) : total)
  const hostile = word === 'Hostile'
  return {
    rule,
    what: `Reaction, ${encounter.title}`,
    says: word,
    tone: hostile ? 'bad' : word === 'Negative' ? 'plain' : 'good',
    who: [...(situation.groups[encounter.group]?.members ?? [])],
    ...(rolled === undefined ? {} : { total }),
    ...(ruling.secret ? { secret: true } : {}),
    why: [
      { name: '2d6', value: rolled ?? `ruled a ${ruling.override ?? ''}`, rule },
      ...(ruling.adjust === 0 ? [] : [{ name: '±', value: `${signed(ruling.adjust)} by the GM` }]),
    ],
    effects: [
      {
        do: 'encounter',
        encounter: {
          ...(encounter as Encounter),
          attitude: attitudeOf(situation, attitudes[word] ?? 'wary'),
        },
      },
      { do: 'settle action', action: 'hearts.reaction' },
      ...(hostile ? fightDue(situation, encounter) : []),
    ],
  }
}
