import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import {
  lossesOf,
  moraleDue,
  moraleReasons,
  routed,
  standingOf,
  testedFor,
} from '../../../common/morale.ts'
import { figuresOf } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { shakenDues } from '../../../common/morale-triggers.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, previewTest, scoredTest, runTest, type ScoredTest } from '../checks/trial.ts'
import { foesBreak } from '../house-rules/fight.ts'

function mayBreak(creature: ReadonlyCreature): boolean {
  return creature.kind === 'monster' && creature.side !== 'party' && !creature.tags.undead
}

/** Willpower of the steadiest who still stands. Rule GAMX-ENC-10. */
function testOf(situation: Situation, group: string): ScoredTest | { says: string } {
  const name = situation.groups[group]?.name ?? 'They'
  const [leader] = standingOf(situation, group)
    .filter(mayBreak)
    .sort((a, b) => (b.values.willpower ?? 0) - (a.values.willpower ?? 0))
  if (!leader) return { says: `${name}: nobody who stands would run. You say when they do.` }
  return scoredTest(
    `willpower of ${leader.name} (${leader.id})`,
    [
      { ...scoreTerm(leader, 'willpower'), rule: 'GAMX-ENC-10' },
      ...burdens(leader, situation, 'willpower'),
    ],
    { rule: 'GAMX-ENC-10', success: 'They stay', failure: 'They flee' },
  )
}

/** Morale test of a side, by willpower: no rule of the book, an option of ours. Rule GAMX-ENC-10. */
export const nerve = defineAction({
  id: 'gods-and-monsters.nerve',
  title: 'Do they run?',
  rule: 'GAMX-ENC-10',
  phase: 'fight',
  slot: 'morale',
  needs: [],
  finds: 'morale flee rout break nerve monsters',
  asks: { group: { kind: 'group', title: 'Who' } },
  preview(situation, { group }, at) {
    const test = testOf(situation, group)
    return 'says' in test ? refusal(test.says) : previewTest(test, at.ruling)
  },
  *run(situation, { group }, at) {
    const band = situation.groups[group]
    const test = testOf(situation, group)
    if ('says' in test || !band)
      return line(at, { rule: 'GAMX-ENC-10', what: 'Do they run?', says: 'Nobody tested' })
    const tried = yield* runTest(test, at.ruling)
    const standing = standingOf(situation, group).filter(mayBreak)
    return line(at, {
      rule: 'GAMX-ENC-10',
      what: `Do they run? ${band.name}`,
      says: tried.success ? 'They stay' : 'They flee',
      tone: tried.success ? 'bad' : 'good',
      who: standing.map(({ id }) => id),
      ...figuresOf(tried),
      why: tried.why,
      effects: [
        ...(tried.success ? [] : routed(standing, 'GAMX-ENC-10')),
        ...testedFor(band, moraleReasons(band.strength, 0, lossesOf(situation, group))),
        { do: 'settle', due: moraleDue(group) },
      ],
    })
  },
})

/** Morale tests due at the first loss and at half, where the campaign uses the option. Rule GAMX-ENC-10. */
export function nerves(before: Situation, after: Situation): Effect[] {
  if (!houseRule<boolean>(after, foesBreak)) return []
  return shakenDues(before, after, {
    action: 'gods-and-monsters.nerve',
    rule: 'GAMX-ENC-10',
    mayBreak,
  })
}
