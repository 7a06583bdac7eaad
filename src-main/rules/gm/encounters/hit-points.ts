import { oddsOrRefusal, type Distribution } from '../../dice/odds.ts'
import { askNotation } from '../../dice/roll.ts'
import type { Effect } from '../../core/effects.ts'
import type { Monster } from '../../monsters/canonical.ts'
import type { Outcome, Step } from '../../core/outcome.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import { houseRule, type HouseRule } from '../../core/ruleset/house-rules.ts'
import { type HitPointDice } from '../../core/ruleset/monsters.ts'
import { type Ruleset } from '../../core/ruleset.ts'
import type { AtTable } from '../../core/action.ts'
import type { Creature } from '../../core/state/creature.ts'
import type { Situation } from '../../core/situation.ts'
import type { GameOf } from '../meeting.ts'
import { expressionOf } from '../../dice/read-notation.ts'

export const hitPointWays = ['rolled', 'average', 'as written'] as const
export type HitPointWay = (typeof hitPointWays)[number]

const title = 'Hit points of foes'
const asks = 'Monsters may have the hit points of their stat block, the average or a roll each.'
const rule = 'GF-MEET-15'

const hitPointRule: HouseRule = {
  id: 'foeHitPoints',
  title,
  asks,
  rule,
  group: 'Encounters',
  choice: {
    kind: 'options',
    of: [
      { value: 'as written', title: 'As written', means: 'As the monster was converted.' },
      { value: 'average', title: 'Average', means: 'The average of its hit dice.' },
      { value: 'rolled', title: 'Rolled', means: 'Its hit dice, each monster by itself.' },
    ],
  },
}

/** House rule for hit points in one game; only “as written” where monsters have no hit dice. */
export function hitPointRuleOf({ title: game, monsters }: Ruleset): HouseRule {
  if (monsters.hitPoints) return hitPointRule
  const means = `${game} gives monsters their HP without dice.`
  return {
    ...hitPointRule,
    choice: { kind: 'options', of: [{ value: 'as written', title: 'As written', means }] },
  }
}

/** Hit points of a monster in this game: as converted, and by dice; null for a monster without dice. */
export function hitPointsOf(
  monster: Monster,
  situation: Situation,
  game: Ruleset,
): { written: number; dice: HitPointDice | null } {
  const converted = game.monsters.convert(monster, monster.judged[game.id] ?? {}, situation)
  return {
    written: converted.values['hp'] ?? 1,
    dice: game.monsters.hitPoints?.(monster, converted) ?? null,
  }
}

/** Odds of hit dice; null where they would take too long. */
export function hitPointOdds({ dice }: HitPointDice): Distribution | null {
  const odds = oddsOrRefusal(expressionOf(dice))
  return 'refused' in odds ? null : odds
}

/** Text of hit dice: "2d8: 2–16, average 9". */
export function hitPointRange(hitDice: HitPointDice): string {
  const odds = hitPointOdds(hitDice)
  const range = odds ? `${odds.least}–${odds.most}, ` : ''
  return `${hitDice.dice}: ${range}average ${hitDice.average}`
}

/** End of a preview with the HP by the campaign's rule: "; HP 9 each"; empty for “as written”. */
export function hitPointsAhead(monster: Monster, situation: Situation, game: Ruleset): string {
  const way = houseRule<HitPointWay>(situation, hitPointRule)
  if (way === 'as written') return ''
  const { dice } = hitPointsOf(monster, situation, game)
  if (!dice) return ''
  return way === 'average' ? `; HP ${dice.average} each` : `; HP each ${hitPointRange(dice)}`
}

/** Finds hit points of one creature in one of the three ways, with a text on how. */
export function* findHitPoints(
  name: string,
  { written, dice }: { written: number; dice: HitPointDice | null },
  way: HitPointWay,
): ProcedureOf<{ hp: number; says: string }> {
  if (way === 'as written' || !dice) return { hp: written, says: `${written}, as written` }
  if (way === 'average')
    return { hp: dice.average, says: `${dice.average}, average of ${dice.dice}` }
  const { total, says } = yield* askNotation(`hit points, ${name}`, expressionOf(dice.dice))
  return { hp: total, says: `${dice.dice}, ${says}` }
}

/**
 * Adds hit points by the campaign's house rule to all monsters that an outcome brings: by tables, by hand,
 * prepared encounters, event dice, reinforcements. Rule GF-MEET-15.
 */
export function* withHitPoints(
  situation: Situation,
  procedure: ProcedureOf<Outcome>,
  at: Pick<AtTable, 'shelf'>,
  gameOf: GameOf,
): ProcedureOf<Outcome> {
  const outcome = yield* procedure
  const way = houseRule<HitPointWay>(situation, hitPointRule)
  if (way === 'as written') return outcome
  const effects: Effect[] = []
  const why: Step[] = []
  for (const effect of outcome.effects) {
    const coming = effect.do === 'join' ? comingMonster(effect.creature, situation, at) : undefined
    const found = coming ? hitPointsOf(coming, situation, gameOf(situation)) : undefined
    if (effect.do !== 'join' || !found?.dice) {
      effects.push(effect)
      continue
    }
    const { creature } = effect
    const { hp, says } = yield* findHitPoints(creature.name, found, way)
    effects.push({ ...effect, creature: { ...creature, values: full(creature.values, hp) } })
    why.push({ name: `Hit points, ${creature.name}`, value: says, rule })
  }
  return { ...outcome, effects, why: [...outcome.why, ...why] }
}

/** Library monster of a creature that is new in play. */
function comingMonster(
  { id, kind, monster }: Creature,
  { creatures }: Situation,
  { shelf }: Pick<AtTable, 'shelf'>,
): Monster | undefined {
  return kind === 'monster' && monster !== undefined && !creatures[id]
    ? shelf.monster(monster)
    : undefined
}

function full(values: Creature['values'], hp: number): Creature['values'] {
  return { ...values, hp, maxHp: hp }
}
