import { defineAction, type Action, type Preview, type Shelf } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { Step } from '../../core/outcome.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { GameOf } from '../meeting.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import {
  findHitPoints,
  hitPointOdds,
  hitPointRange,
  hitPointsOf,
  hitPointWays,
  type HitPointWay,
} from './hit-points.ts'
import { standingOf } from './met.ts'
import { parted } from './opening.ts'
type HitPoints = ReturnType<typeof hitPointsOf>

/** Maximum number of bars that stay legible. */
const mostBars = 60

/** Members of a group not down whose monster is in the library, with their hit points. */
function countedOf(
  situation: Situation,
  group: string,
  shelf: Pick<Shelf, 'monster'>,
  game: Ruleset,
): { one: ReadonlyCreature; has: HitPoints }[] {
  return standingOf(situation, group).flatMap((one) => {
    const monster = one.monster === undefined ? undefined : shelf.monster(one.monster)
    return monster ? [{ one, has: hitPointsOf(monster, situation, game) }] : []
  })
}

function refused(counted: readonly { has: HitPoints }[], name: string, game: Ruleset): string {
  if (!game.monsters.hitPoints)
    return `${game.title} gives monsters their HP without dice: they stay as written.`
  return counted.length === 0
    ? `Nobody standing of ${name} has a monster in the library: edit their HP one by one.`
    : `${name} have fixed HP and no hit dice: they stay as written.`
}

function shown(each: readonly HitPoints[], way: HitPointWay): Preview {
  if (way === 'as written')
    return plain(`HP ${[...new Set(each.map(({ written }) => written))].join(' or ')}, as written`)
  const dice = each.flatMap((has) => has.dice ?? [])
  const ranges = [...new Set(dice.map(hitPointRange))]
  const preview = plain(`HP each ${ranges.join('; ')}`)
  const only = ranges.length === 1 && way === 'rolled' ? dice[0] : undefined
  const odds = only ? hitPointOdds(only) : null
  const average = only?.average ?? 0
  return odds && odds.points.length > 1 && odds.points.length <= mostBars
    ? {
        ...preview,
        ...parted(
          odds.points.map(({ total, chance }) => ({ face: total, chance })),
          (hp) => hp < average,
          [`below ${average}`, `${average} or more`],
        ),
      }
    : preview
}

/** Sets the HP of a group. Damage taken remains; each keeps at least 1. Rule GF-MEET-16. */
export function groupHitPoints(gameOf: GameOf): Action {
  return defineAction({
    id: 'house.hit-points',
    title: 'HP of a group',
    rule: 'GF-MEET-16',
    phase: 'encounter',
    slot: 'group',
    needs: [],
    finds: 'roll hit points dice average fixed monsters foes tougher weaker',
    asks: {
      group: { kind: 'group', title: 'Which group' },
      way: { kind: 'choice', title: 'Hit points', of: hitPointWays, default: 'rolled' },
    },
    preview(situation, { group, way }, at) {
      const band = situation.groups[group]
      if (!band) return refusal('Choose a group that is on the table.')
      const game = gameOf(situation)
      const counted = countedOf(situation, group, at.shelf, game)
      return counted.some(({ has }) => has.dice)
        ? shown(
            counted.map(({ has }) => has),
            way,
          )
        : refusal(refused(counted, band.name, game))
    },
    *run(situation, { group, way }, at) {
      const name = situation.groups[group]?.name ?? 'the group'
      const effects: Effect[] = []
      const why: Step[] = []
      const rolled: number[] = []
      const counted = countedOf(situation, group, at.shelf, gameOf(situation))
      for (const { one, has } of counted) {
        const { hp, says } = yield* findHitPoints(one.name, has, way)
        const { hp: now = has.written, maxHp = now } = one.values
        const lost = Math.max(0, maxHp - now)
        effects.push(
          { do: 'set', creature: one.id, field: 'maxHp', to: hp },
          { do: 'set', creature: one.id, field: 'hp', to: Math.max(1, hp - lost) },
        )
        why.push({ name: one.name, value: lost > 0 ? `${says}, less ${lost} lost` : says })
        rolled.push(hp)
      }
      return gmOutcome('GF-MEET-16', `HP, ${name}`, `${rolled.join(', ')} HP`, effects, {
        who: counted.map(({ one }) => one.id),
        why,
      })
    },
  })
}
