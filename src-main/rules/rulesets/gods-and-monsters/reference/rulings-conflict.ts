import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const rulingsConflict: readonly RuleText[] = section('Rulings: conflict and injury', [
  [
    'GAM-AMB-23',
    'Nights and days',
    'A full day includes its night. What it gives is chosen after the roll; a bad night gives 1 survival even to the injured.',
  ],
  ['GAM-AMB-24', 'Verve first', 'By default; a player may keep it back.'],
  [
    'GAM-AMB-25',
    'When one faints',
    'Rolled at once, fallen at the end of the round; without injuries it lasts that round.',
  ],
  ['GAM-AMB-26', 'The Yeti’s roll', 'Called a health roll, and made with fortitude.'],
  [
    'GAM-AMB-27',
    'Death checks',
    'One a round with new injuries and never again for both succeeding; the shorter time counts, whole minutes turn into hours.',
  ],
  ['GAM-AMB-28', 'Half levels', 'Kept. The Guide’s people make death checks when the Guide asks.'],
  ['GAM-AMB-29', 'Doubling', 'The dice double, not the targets; again while nobody can fail.'],
  [
    'GAM-AMB-30',
    'Verve in a failure with weapons',
    'Only verve that takes all cancels injuries; there are never more of them than points past it.',
  ],
  ['GAM-AMB-31', 'Care with an hour', 'A day gives +1, and nothing is longer.'],
  [
    'GAM-AMB-32',
    'Sizes between',
    'Rounded down to the power of two; below one is none. Straight scales leave size one free.',
  ],
  [
    'GAM-AMB-34',
    'Surprise in its first round',
    'Penalties begin in the second; the test that ends it is not hampered.',
  ],
  [
    'GAM-AMB-35',
    'Movement against called shots',
    'All of it, for special effects and disruption only.',
  ],
  [
    'GAM-AMB-36',
    'Counting a close combat',
    'Everybody in it, the target too; cover by the target’s archetype; bystanders by the same die.',
  ],
  ['GAM-AMB-37', 'Grabbing', 'Both −2 count; the immobilized are at −6.'],
  ['GAM-AMB-38', 'Combat pool', 'A counter of the Guide’s, empty at first.'],
  ['GAM-AMB-39', 'Forestalling', 'A tie or a loss leaves the attack free.'],
  [
    'GAM-AMB-40',
    'Defense of the printed fight',
    'Taken as printed: the example shows totals and not what they are made of. No rule hangs on it, so there is nothing to choose.',
  ],
  [
    'GAM-AMB-66',
    'Minds as normal',
    'Fighting Art counts, armor does not; charisma is added as written; the unwilling contest; a quarter of the movement.',
  ],
  ['GAM-AMB-67', 'Verve of an attack', 'The first pays for it.'],
  ['GAM-AMB-76', 'Experience of a last effort', 'Each who gave has 50 for every mojo of all.'],
  ['GAM-AMB-78', 'Order by agility', 'Successes first, the larger margin before the smaller.'],
  ['GAM-AMB-79', 'No survival, verve left', 'Counts as none for harm that is not archetypal.'],
  ['GAM-AMB-80', 'Verve of an encounter', 'The level is added, up to the full figure.'],
  ['GAM-AMB-81', 'Injuries in fainting and death', 'Taken off once.'],
  ['GAM-AMB-82', 'Pools and death', 'A pool is no survival.'],
])
