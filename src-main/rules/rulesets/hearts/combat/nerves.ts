import type { Effect } from '../../../core/effects.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { shakenDues } from '../../../common/morale-triggers.ts'
import type { Situation } from '../../../core/situation.ts'
import { morale as moraleRule } from '../house-rules/morale.ts'
import { mayBreak } from './morale.ts'

/** Rules HRTX-MOR-01, HRTX-MOR-02: the first casualty, and half lost; not the undead, not the party. */
export function nerves(before: Situation, after: Situation): Effect[] {
  if (houseRule<string>(after, moraleRule) === 'gmOnly') return []
  return shakenDues(before, after, { action: 'hearts.morale', rule: 'HRTX-MOR-01', mayBreak })
}
