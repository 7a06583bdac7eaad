import { defineAction, type AtTable, type Shelf } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { Outcome, Step } from '../../core/outcome.ts'
import { plain, refusal, type Preview } from '../../core/preview.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import { houseRule, type HouseRule } from '../../core/ruleset/house-rules.ts'
import type { HitPointDice } from '../../core/ruleset/monsters.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { Creature } from '../../core/state/creature.ts'
import { oddsOrRefusal, type Distribution } from '../../dice/odds.ts'
import { expressionOf } from '../../dice/read-notation.ts'
import { askNotation } from '../../dice/roll.ts'
import type { Monster } from '../../monsters/canonical.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { hitPointLabel } from '../person/numbers.ts'
import { standingOf } from './met.ts'
import { splitFaces } from './spread.ts'

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
export function hitPointRuleOf(game: Ruleset): HouseRule {
  if (game.monsters.hitPoints) return hitPointRule
  const means = `${game.title} gives monsters their ${hitPointLabel(game)} without dice.`
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

/** Hit points of a creature, with a text on how they came about. */
interface FoundHitPoints {
  hp: number
  says: string
}

/**
 * Hit points that the text of a monster prints for one of several: those by Hit Dice as they are where the game's own
 * go by dice too, those of Cairn's kin as the game converts them; else those of the conversion.
 */
export function printedHitPoints(
  monster: Monster,
  printed: number,
  situation: Situation,
  game: Ruleset,
): FoundHitPoints {
  const { figures } = monster
  const value = Math.max(1, printed)
  const written = (hp: typeof monster): number => hitPointsOf(hp, situation, game).written
  if (figures.family === 'bx') {
    if (game.monsters.hitPoints) return { hp: value, says: `${value}, as its text lists them` }
    const hp = written(monster)
    return { hp, says: `${hp}, as written; the ${value} of its text go by Hit Dice` }
  }
  const span = figures.hp?.span ?? { from: 0, to: 0 }
  const hp = written({ ...monster, figures: { ...figures, hp: { value, span } } })
  return { hp, says: `${hp}, as its text lists them` }
}

/** Hit points that the roster of a monster's text lists for those who come next. */
function listedOf(monster: Monster, situation: Situation, game: Ruleset): FoundHitPoints[] {
  const { id, roster } = monster
  if (!roster) return []
  const here = Object.values(situation.creatures).filter((one) => one.monster === id)
  return roster.value
    .slice(here.length)
    .map((printed) => printedHitPoints(monster, printed, situation, game))
}

/** Odds of hit dice; null where they would take too long. */
function hitPointOdds({ dice }: HitPointDice): Distribution | null {
  const odds = oddsOrRefusal(expressionOf(dice))
  return 'refused' in odds ? null : odds
}

/** Text of hit dice: "2d8: 2–16, average 9". */
function hitPointRange(hitDice: HitPointDice): string {
  const odds = hitPointOdds(hitDice)
  const range = odds ? `${odds.least}–${odds.most}, ` : ''
  return `${hitDice.dice}: ${range}average ${hitDice.average}`
}

/** End of a preview with the hit points by the campaign's rule: "; HP 9 each", "; HP 4, 5, 7"; empty for one figure “as written”. */
export function hitPointsPreview(
  monster: Monster,
  number: string,
  situation: Situation,
  game: Ruleset,
): string {
  const way = houseRule<HitPointWay>(situation, hitPointRule)
  const label = hitPointLabel(game)
  if (way === 'as written') {
    const listed = listedOf(monster, situation, game).slice(0, Number(number) || undefined)
    return listed.length > 0 ? `; ${label} ${listed.map(({ hp }) => hp).join(', ')}` : ''
  }
  const { dice } = hitPointsOf(monster, situation, game)
  if (!dice) return ''
  return way === 'average'
    ? `; ${label} ${dice.average} each`
    : `; ${label} each ${hitPointRange(dice)}`
}

/** Finds hit points of one creature in one of the three ways, with a text on how. */
export function* findHitPoints(
  name: string,
  { written, dice }: { written: number; dice: HitPointDice | null },
  way: HitPointWay,
): ProcedureOf<FoundHitPoints> {
  if (way === 'as written' || !dice) return { hp: written, says: `${written}, as written` }
  if (way === 'average')
    return { hp: dice.average, says: `${dice.average}, average of ${dice.dice}` }
  const { total, says } = yield* askNotation(`hit points, ${name}`, expressionOf(dice.dice))
  return { hp: total, says: `${dice.dice}, ${says}` }
}

/**
 * Adds hit points by the campaign's house rule, or as a roster lists them, to all monsters that an outcome brings:
 * by tables, by hand, prepared encounters, event dice, reinforcements. Rule GF-MEET-15.
 */
export function* withHitPoints(
  situation: Situation,
  procedure: ProcedureOf<Outcome>,
  at: Pick<AtTable, 'shelf' | 'ruleset'>,
): ProcedureOf<Outcome> {
  const outcome = yield* procedure
  const way = houseRule<HitPointWay>(situation, hitPointRule)
  const listed = new Map<string, FoundHitPoints[]>()
  const effects: Effect[] = []
  const why: Step[] = []
  for (const effect of outcome.effects) {
    const coming =
      effect.do === 'join' && !effect.measured
        ? comingMonster(effect.creature, situation, at)
        : undefined
    if (effect.do !== 'join' || !coming) {
      effects.push(effect)
      continue
    }
    const { creature } = effect
    const found =
      way === 'as written'
        ? nextListed(listed, coming, situation, at.ruleset)
        : yield* byDice(creature.name, coming, way, situation, at.ruleset)
    if (!found) {
      effects.push(effect)
      continue
    }
    const { hp, says } = found
    effects.push({ ...effect, creature: { ...creature, values: full(creature.values, hp) } })
    why.push({ name: `Hit points, ${creature.name}`, value: says, rule })
  }
  return { ...outcome, effects, why: [...outcome.why, ...why] }
}

/** The next hit points of a monster's roster; undefined where it has none, or none are left. */
function nextListed(
  listed: Map<string, FoundHitPoints[]>,
  monster: Monster,
  situation: Situation,
  game: Ruleset,
): FoundHitPoints | undefined {
  const left = listed.get(monster.id) ?? listedOf(monster, situation, game)
  listed.set(monster.id, left)
  return left.shift()
}

/** Hit points by the dice of a monster; undefined where it has none in this game. */
function* byDice(
  name: string,
  monster: Monster,
  way: HitPointWay,
  situation: Situation,
  game: Ruleset,
): ProcedureOf<FoundHitPoints | undefined> {
  const found = hitPointsOf(monster, situation, game)
  return found.dice ? yield* findHitPoints(name, found, way) : undefined
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

/** Values with these hit points, none of them lost. */
export function full(values: Creature['values'], hp: number): Creature['values'] {
  return { ...values, hp, maxHp: hp }
}

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

function fixedReason(counted: readonly { has: HitPoints }[], name: string, game: Ruleset): string {
  const label = hitPointLabel(game)
  if (!game.monsters.hitPoints)
    return `${game.title} gives monsters their ${label} without dice: they stay as written.`
  return counted.length === 0
    ? `Nobody standing of ${name} has a monster in the library: edit their ${label} one by one.`
    : `${name} have fixed ${label} and no hit dice: they stay as written.`
}

function shown(each: readonly HitPoints[], way: HitPointWay, label: string): Preview {
  if (way === 'as written') {
    const written = [...new Set(each.map((has) => has.written))]
    return plain(`${label} ${written.join(' or ')}, as written`)
  }
  const dice = each.flatMap((has) => has.dice ?? [])
  const ranges = [...new Set(dice.map(hitPointRange))]
  const preview = plain(`${label} each ${ranges.join('; ')}`)
  const only = ranges.length === 1 && way === 'rolled' ? dice[0] : undefined
  const odds = only ? hitPointOdds(only) : null
  const average = only?.average ?? 0
  return odds && odds.points.length > 1 && odds.points.length <= mostBars
    ? {
        ...preview,
        ...splitFaces(
          odds.points.map(({ total, chance }) => ({ face: total, chance })),
          (hp) => hp < average,
          [`below ${average}`, `${average} or more`],
        ),
      }
    : preview
}

/** Sets the hit points of a group. Damage taken remains; each keeps at least 1. Rule GF-MEET-16. */
export const groupHitPoints = defineAction({
  id: 'house.hit-points',
  title: 'Hit points of a group',
  rule: 'GF-MEET-16',
  phase: 'encounter',
  slot: 'group',
  finds: 'roll hit points dice average fixed monsters foes tougher weaker',
  asks: {
    group: { kind: 'group', title: 'Which group' },
    way: { kind: 'choice', title: 'Hit points', of: hitPointWays, default: 'rolled' },
  },
  plan(situation, { group, way }, { shelf, ruleset }) {
    const band = situation.groups[group]
    if (!band) return refusal('Choose a group that is on the table.')
    const counted = countedOf(situation, group, shelf, ruleset)
    return counted.some(({ has }) => has.dice)
      ? { name: band.name, counted, way }
      : refusal(fixedReason(counted, band.name, ruleset))
  },
  preview: ({ counted, way }, _situation, { ruleset }) =>
    shown(
      counted.map(({ has }) => has),
      way,
      hitPointLabel(ruleset),
    ),
  *run({ name, counted, way }, _situation, { ruleset }) {
    const effects: Effect[] = []
    const why: Step[] = []
    const rolled: number[] = []
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
    const label = hitPointLabel(ruleset)
    const says = `${rolled.join(', ')} ${label}`
    return gmOutcome('GF-MEET-16', `${label}, ${name}`, says, effects, {
      who: counted.map(({ one }) => one.id),
      why,
    })
  },
})
