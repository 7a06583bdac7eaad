import { type Step, step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf, roll, rollSummed } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Creature } from '../../../core/state/creature.ts'
import type { Situation } from '../../../core/situation.ts'
import {
  attribute,
  attributes,
  rollAttribute,
  type AttributeScores,
} from '../character/attributes.ts'
import type { BackgroundId, Background } from '../character/backgrounds.ts'
import type { PathId, Path } from '../character/paths.ts'
import {
  expToAdvance,
  packageNames,
  packages,
  packageTag,
  type Package,
  levelValues,
} from '../advancement/level.ts'
import { expMode, conOnStaDice, startStaMin } from '../house-rules/advancement.ts'
import type { Ancestry } from '../character/ancestries.ts'

interface Start {
  staDice: readonly number[]
  /** AttributeScores, after ancestry. */
  con: number
  int: number
  background: BackgroundId
  path: PathId
  peasantDie?: number
  seekerDie?: number
}

type ConReading = 'oncePerRoll' | 'perDie'

/** Starting STA, SAV, COM, MAG and SKI. Rules HBK-CHAR-04, HBK-BG-04, HBK-PATH-01, HBK-PATH-03, E-HBK-11. */
export function startingValues(
  start: Start,
  options: { con?: ConReading; least?: number } = {},
): { sta: number; sav: number; com: number; mag: number; ski: number } {
  const { background, path } = start
  const peasant = background === 'peasant' ? (start.peasantDie ?? 0) : 0
  const seeker = path === 'seeker' ? (start.seekerDie ?? 0) : 0
  const dice = start.staDice.reduce((all, die) => all + die, 0)
  const rolled = dice + peasant - seeker
  const thrown = start.staDice.length + (background === 'peasant' ? 1 : 0)
  const times = options.con === 'perDie' ? thrown : 1
  return {
    sta: startingSta(rolled, start.con, times, options.least ?? 1),
    sav: 15,
    com: path === 'swashbuckler' ? 1 : 0,
    mag: -1 + attribute(start.int).mod + (path === 'seeker' ? 1 : 0),
    ski: 2,
  }
}

/** Dice and CON, never below the house rule's least. Rules HBK-ATTR-05, E-HBK-11. */
export function startingSta(rolled: number, con: number, times: number, least: number): number {
  return Math.max(least, rolled + times * attribute(con).mod)
}

/**
 * Raises a level 1 character to a level, with a package for each one gained. Rules HBK-LVL-01, HBK-LVL-02,
 * E-HBK-12.
 */
export function* raiseToLevel(
  situation: Situation,
  first: Creature,
  level: number,
  growth: Package | undefined,
): ProcedureOf<{ creature: Creature; why: Step[] }> {
  let creature = first
  const why: Step[] = []
  for (let next = 2; next <= level; next++) {
    const choice = growth ?? (yield* rollPackage(next))
    const die = yield* rollOne(`level ${next}, STA`, packages[choice].sides)
    const values = { ...creature.values, ...levelValues(situation, creature, choice, die) }
    const tags = { ...creature.tags, [packageTag(next, choice)]: true as const }
    creature = { ...creature, values, tags }
    why.push(step(`Level ${next}`, packages[choice].says, 'HBK-LVL-02'))
  }
  const counts = houseRule<string>(situation, expMode) === 'total'
  if (level < 2 || !counts) return { creature, why }
  const { exp } = expToAdvance(level - 1)
  return {
    creature: { ...creature, values: { ...creature.values, exp } },
    why: [...why, step('EXP', exp, 'HBK-LVL-01')],
  }
}

function* rollPackage(level: number): ProcedureOf<Package> {
  const faces = packageNames.flatMap((each) => [each, each])
  const face = yield* rollOne(`level ${level}, package`, 6, faces)
  return packageNames[Math.ceil(face / 2) - 1] ?? 'martial'
}

/** Four dice for each, the lowest dropped. Rules HBK-CHAR-01, HBK-CHAR-02. */
export function* rollScores(): ProcedureOf<AttributeScores> {
  const scores: Partial<AttributeScores> = {}
  for (const each of attributes) scores[each] = rollAttribute(yield* roll(each, 6, 4)).score
  return scores as AttributeScores
}

export interface CharacterOrigin {
  ancestry: Ancestry
  background: Background
  path: Path
}

/** STA, its raw dice kept beside it so that a swap may count CON again. Rules HBK-CHAR-04, E-HBK-11. */
export function* rollStart(
  situation: Situation,
  { background, path }: CharacterOrigin,
  scores: AttributeScores,
): ProcedureOf<Record<string, number>> {
  const staDice = yield* rollSummed('STA', 6, 2)
  const peasantDie = background.id === 'peasant' ? yield* rollOne('STA, a peasant’s', 6) : 0
  const seekerDie = path.id === 'seeker' ? yield* rollOne('STA, a seeker’s loss', 6) : 0
  const con = houseRule<ConReading>(situation, conOnStaDice)
  const { sta, ...others } = startingValues(
    {
      staDice,
      con: scores.CON,
      int: scores.INT,
      background: background.id,
      path: path.id,
      peasantDie,
      seekerDie,
    },
    { con, least: houseRule<number>(situation, startStaMin) },
  )
  return {
    ...others,
    hp: sta,
    maxHp: sta,
    staRolled: staDice.reduce((all, die) => all + die, 0) + peasantDie - seekerDie,
    staTimes: con === 'perDie' ? staDice.length + (background.id === 'peasant' ? 1 : 0) : 1,
  }
}
