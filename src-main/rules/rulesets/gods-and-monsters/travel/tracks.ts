import { step } from '../../../core/outcome.ts'
import { isRefusal } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { livingCreature, testAction } from '../checks/actions.ts'
import { fieldBonusTerm } from '../checks/figures.ts'
import { creatureTest } from '../checks/trial.ts'
import { groupBonus, type GroupTop } from '../groups/group.ts'
import { groupTop } from '../house-rules/checks.ts'
import { trackingFree } from '../house-rules/travel.ts'
import { trackGrounds, trailPenalty, type TrackReading } from './movement.ts'

/** Following a trail. Rules GAM-TRK-01, GAM-TRK-02. */
export const track = testAction({
  id: 'gods-and-monsters.track',
  title: 'Follow tracks',
  rule: 'GAM-TRK-01',
  phase: 'travel',
  slot: 'search',
  needs: ['perception'],
  finds: 'tracking trail follow hunt perception footprints',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    days: { kind: 'number', title: 'Days since they passed', min: 0, max: 1000, default: 0 },
    count: { kind: 'number', title: 'How many passed', min: 1, max: 1_000_000, default: 1 },
    yards: { kind: 'number', title: 'Yards to follow', min: 0, max: 10_000_000, default: 440 },
    ground: { kind: 'choice', title: 'Over ground that is', of: trackGrounds, default: 'natural' },
    covered: { kind: 'number', title: 'Covered by', min: 0, max: 30, default: 0 },
    bonus: { kind: 'number', title: 'Field bonus', min: 0, max: 30, default: 0 },
  },
  plan(situation, { who, days, count, yards, ground, covered, bonus }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    return {
      who: [creature],
      name: creature.name,
      test: creatureTest(creature, situation, 'perception', {
        rule: 'GAM-TRK-01',
        success: 'Follows it',
        failure: 'Loses it',
        scoreRule: 'GAM-TRK-01',
        terms: [
          step('Days', 0 - days, 'GAM-TRK-01'),
          step(
            'Their number',
            groupBonus(count, houseRule<GroupTop>(situation, groupTop)),
            'GAM-TRK-01',
          ),
          step(
            'Length',
            trailPenalty(yards, ground, houseRule<TrackReading>(situation, trackingFree)),
            'GAM-TRK-01',
          ),
          step('Covered', 0 - covered, 'GAM-TRK-03'),
          fieldBonusTerm(bonus),
        ],
      }),
      ends: ({ success }) =>
        success
          ? {
              says: `Follows it: ${count} passed, ${days === 0 ? 'today' : days === 1 ? 'a day ago' : `${days} days ago`}`,
              why: [step('Also known', 'when, how many, what kind', 'GAM-TRK-02')],
            }
          : { says: 'Loses the trail' },
    }
  },
})

/** Hiding one’s trail at half Movement. Rule GAM-TRK-03. */
export const coverTracks = testAction({
  id: 'gods-and-monsters.cover-tracks',
  title: 'Cover tracks',
  rule: 'GAM-TRK-03',
  phase: 'travel',
  slot: 'skill',
  finds: 'hide trail tracks perception pursuers',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    bonus: { kind: 'number', title: 'Field bonus', min: 0, max: 30, default: 0 },
  },
  plan(situation, { who, bonus }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    return {
      who: [creature],
      name: creature.name,
      test: creatureTest(creature, situation, 'perception', {
        rule: 'GAM-TRK-03',
        success: 'Covered',
        failure: 'In plain sight',
        scoreRule: 'GAM-TRK-03',
        terms: [fieldBonusTerm(bonus)],
      }),
      why: [step('Meanwhile', `Movement ${(creature.values.movement ?? 10) / 2}`, 'GAM-TRK-03')],
      ends: ({ success, margin }) => ({
        says: success ? `Covered: trackers are ${margin} worse off` : 'Not covered',
      }),
    }
  },
})
