import type { RuleId, Step } from '../../../core/outcome.ts'
import { HeartbreakerEvening, hero, withItems, foe, shown } from './evening.ts'

const rulesOf = (steps: readonly Step[]): RuleId[] => steps.flatMap(({ rule }) => rule ?? [])

/** A storm takes more hexes than walkers have. Rule E-HBK-19. */
function stormbound(): RuleId[] {
  const evening = new HeartbreakerEvening([hero('c1', 'Ada')])
  evening.happen({ do: 'weather', to: { sky: 'storm', since: 0 } })
  return rulesOf(shown(evening.state, 'heartbreaker.travel').why)
}

/** A dagger leaves the hand. Rule E-HBK-27. */
function thrown(): RuleId[] {
  const evening = new HeartbreakerEvening([withItems(hero('c1', 'Ada'), 'dagger'), foe('c5')])
  const blow = { attacker: 'c1', target: 'c5', reach: 'at range' }
  return rulesOf(shown(evening.state, 'heartbreaker.attack', blow).why)
}

/** A 2 on the side of an elf and a human; a 1 on both sides. Rules E-HBK-35, E-HBK-30. */
function opening(): RuleId[] {
  const sides = [hero('c1', 'Ilse', {}, 'elf'), hero('c2', 'Ada', {}, 'human'), foe('c5')]
  return [2, 1].flatMap((party) =>
    rulesOf(
      new HeartbreakerEvening(sides).do(
        'heartbreaker.initiative',
        {},
        { 'party d6': party, 'foes d6': party === 1 ? 1 : 6 },
      ).why,
    ),
  )
}

/** Rules that a play at random seldom comes to, each shown by a case of its own. */
export function proofs(): RuleId[] {
  return [...stormbound(), ...thrown(), ...opening()]
}
