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
          { name: 'Days', value: 0 - days, rule: 'GAM-TRK-01' },
          {
            name: 'Their number',
            value: groupBonus(count, houseRule<GroupTop>(situation, groupTop)),
            rule: 'GAM-TRK-01',
          },
          {
            name: 'Length',
            value: trailPenalty(yards, ground, houseRule<TrackReading>(situation, trackingFree)),
            rule: 'GAM-TRK-01',
          },
          { name: 'Covered', value: 0 - covered, rule: 'GAM-TRK-03' },
          fieldBonusTerm(bonus),
        ],
      }),
      ends: ({ success }) =>
        success
          ? {
              says: `Follows it: ${count} passed, ${days === 0 ? 'today' : days === 1 ? 'a day ago' : `${days} days ago`}`,
              why: [{ name: 'Also known', value: 'when, how many, what kind', rule: 'GAM-TRK-02' }],
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
      why: [
        {
          name: 'Meanwhile',
          value: `Movement ${(creature.values.movement ?? 10) / 2}`,
          rule: 'GAM-TRK-03',
        },
      ],
      ends: ({ success, margin }) => ({
        says: success ? `Covered: trackers are ${margin} worse off` : 'Not covered',
      }),
    }
  },
})
