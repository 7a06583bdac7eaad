import type { Bar, Chance, Preview } from '../../../core/preview.ts'
import type { Ruling } from '../../../core/action.ts'
import { chanceContest } from '../../../dice/checks.ts'
import { oddsOrRefusal } from '../../../dice/odds.ts'
import { harmOf, sumOf, type AttackInHand } from './blow.ts'
import { explodingOdds } from './exploding-dice.ts'

/** Chance that the attack beats the defence. Rule HBK-ATK-04. */
export function hitChance(blow: AttackInHand, ruling: Ruling): number {
  if (ruling.override) return ruling.override === 'success' ? 1 : 0
  if (blow.sure) return 1
  return chanceContest(
    { sides: 20, plus: sumOf(blow.attack) + ruling.adjust },
    { sides: 20, plus: sumOf(blow.defence) },
  ).win
}

/** Exact chances of no harm, harm and reaching 0 STA, with a bar for each amount of harm. */
export function blowOdds(blow: AttackInHand, ruling: Ruling): Pick<Preview, 'chances' | 'bars'> {
  const hit = hitChance(blow, ruling)
  const left = Math.max(1, blow.target.values.hp ?? 1)
  const dealt = harmOdds(blow, left)
  if (!dealt)
    return {
      chances: [
        { says: 'Hits', chance: hit, tone: 'good' },
        { says: 'Misses', chance: 1 - hit, tone: 'bad' },
      ],
      bars: [],
    }
  const of = (test: (harm: number) => boolean): number =>
    dealt.reduce((sum, chance, harm) => (test(harm) ? sum + chance : sum), 0)
  const falls = hit * of((harm) => harm >= left)
  const hurt = hit * of((harm) => harm > 0 && harm < left)
  const chances: Chance[] = [
    { says: 'Falls', chance: falls, tone: 'good' },
    { says: 'Is hurt', chance: hurt, tone: 'good' },
    { says: 'No harm', chance: 1 - falls - hurt, tone: 'bad' },
  ]
  const bars: Bar[] = dealt.map((chance, harm) => ({
    face: harm,
    chance: harm === 0 ? 1 - hit + hit * chance : hit * chance,
    leads: harm >= left ? 0 : harm > 0 ? 1 : 2,
  }))
  return { chances, bars: bars.filter((bar) => bar.chance > 0) }
}

/** Chance of each amount of harm on a hit, by index; the last fells. Null when the odds can't be computed. */
function harmOdds(blow: AttackInHand, left: number): number[] | null {
  const points = damageOdds(blow, left)
  if (!points) return null
  const dealt = Array.from({ length: left + 1 }, () => 0)
  for (const { total, chance } of points) {
    const at = Math.min(left, harmOf(blow, total))
    dealt[at] = (dealt[at] ?? 0) + chance
  }
  return dealt
}

function damageOdds(blow: AttackInHand, left: number): { total: number; chance: number }[] | null {
  if ('starred' in blow.dice)
    return explodingOdds(blow.dice.starred, blow.exploding, left + Math.max(0, -sumOf(blow.harm)))
  const odds = oddsOrRefusal(blow.dice.expression)
  if ('refused' in odds) return null
  return odds.tail > 0 ? [...odds.points, { total: odds.most + 1, chance: odds.tail }] : odds.points
}
