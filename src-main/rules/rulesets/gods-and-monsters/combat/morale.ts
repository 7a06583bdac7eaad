import { shakenDues } from '../../../common/morale-triggers.ts'
import {
  lossesOf,
  moraleDue,
  moraleReasons,
  markFleeing,
  standingOf,
  testedFor,
} from '../../../common/morale.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { figuresOf } from '../../../core/outcome.ts'
import { isRefusal, refusal, type RefusedPreview } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { creatureTest, previewTest, runTest, type ScoredTest } from '../checks/trial.ts'
import { foesBreak } from '../house-rules/fight.ts'

function mayBreak(creature: ReadonlyCreature): boolean {
  return creature.kind === 'monster' && creature.side !== 'party' && !creature.tags.undead
}

/** Willpower of the steadiest who still stands. Rule GAMX-ENC-10. */
function testOf(situation: Situation, group: string): ScoredTest | RefusedPreview {
  const name = situation.groups[group]?.name ?? 'They'
  const [leader] = standingOf(situation, group)
    .filter(mayBreak)
    .sort((a, b) => (b.values.willpower ?? 0) - (a.values.willpower ?? 0))
  if (!leader) return refusal(`${name}: nobody who stands would run. You say when they do.`)
  return creatureTest(leader, situation, 'willpower', {
    label: `willpower of ${leader.name} (${leader.id})`,
    rule: 'GAMX-ENC-10',
    success: 'They stay',
    failure: 'They flee',
    scoreRule: 'GAMX-ENC-10',
  })
}

/** Morale test of a side, by willpower: no rule of the book, an option of ours. Rule GAMX-ENC-10. */
export const moraleTest = defineAction({
  id: 'gods-and-monsters.nerve',
  title: 'Group morale',
  rule: 'GAMX-ENC-10',
  phase: 'fight',
  slot: 'morale',
  needs: [],
  finds: 'morale flee rout break nerve monsters',
  asks: { group: { kind: 'group', title: 'Who' } },
  plan(situation, { group }) {
    const band = situation.groups[group]
    const test = testOf(situation, group)
    return isRefusal(test) ? test : band ? { band, test } : refusal('Choose who is tested.')
  },
  preview: ({ test }, _situation, at) => previewTest(test, at.ruling),
  *run({ band, test }, situation, at) {
    const group = band.id
    const result = yield* runTest(test, at.ruling)
    const standing = standingOf(situation, group).filter(mayBreak)
    return line(at, {
      rule: 'GAMX-ENC-10',
      what: `Group morale, ${band.name}`,
      says: result.success ? 'They stay' : 'They flee',
      tone: result.success ? 'bad' : 'good',
      who: standing.map(({ id }) => id),
      ...figuresOf(result),
      why: result.why,
      effects: [
        ...(result.success ? [] : markFleeing(standing, 'GAMX-ENC-10')),
        ...testedFor(band, moraleReasons(band.strength, 0, lossesOf(situation, group))),
        { do: 'settle', due: moraleDue(group) },
      ],
    })
  },
})

/** Morale tests due at the first loss and at half, where the campaign uses the option. Rule GAMX-ENC-10. */
export function moraleDues(before: Situation, after: Situation): Effect[] {
  if (!houseRule<boolean>(after, foesBreak)) return []
  return shakenDues(before, after, {
    action: 'gods-and-monsters.nerve',
    rule: 'GAMX-ENC-10',
    mayBreak,
  })
}
