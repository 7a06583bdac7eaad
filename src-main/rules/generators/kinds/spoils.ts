import { isDown } from '../../common/incapacitated.ts'
import type { Monster } from '../../monsters/canonical.ts'
import { experienceByHitDice } from '../../monsters/conversion/bx/by-hit-dice.ts'
import type { GeneratorContext } from '../generated.ts'
import type { Generator } from '../generator.ts'
import type { PartRoller } from '../roller.ts'
import { lotsRolled } from '../treasure/by-type.ts'
import { rollByWorth } from '../treasure/by-worth.ts'
import { Exchange } from '../treasure/exchange.ts'
import { nothing, combineFinds, type FoundTreasure } from '../treasure/found.ts'
import { lotsFrom, lotsOdds, type Lot } from '../treasure/lots.ts'
import { printedTreasure } from '../treasure/printed.ts'
import { classicTypes } from '../treasure/treasure-types.ts'
import { treasureParts, worthOdds } from './treasure.ts'

/** Treasure of the foes that have fallen in this fight, by what their stat blocks print. */
export const spoils: Generator = {
  id: 'spoils',
  title: 'Treasure of the fallen',
  group: 'Treasure',
  finds: 'loot fight foes dead bodies search',
  inputs: { lair: { kind: 'switch', title: 'In their lair: their hoard too', default: false } },
  parts({ lair }, on) {
    const fallen = fallenMonsters(on.context)
    if (fallen.length === 0)
      return { parts: [on.part('nobody', 'Found', 'no foe with a stat block has fallen')] }
    const exchange = new Exchange(on.game, on.situation)
    const found = combineFinds([
      carried(fallen, lair === true, on, exchange),
      extra(fallen, lair === true, on, exchange),
      byHitDice(fallen, on, exchange),
    ])
    return treasureParts(found, { isLoose: lair !== true, isSumKnown: false }, on, exchange)
  },
  odds({ lair }, context) {
    const fallen = fallenMonsters(context)
    if (fallen.length === 0) return null
    const exchange = new Exchange(context.at.ruleset, context.situation)
    const types = printedTypes(fallen, lair === true).map((type) => ({
      ...type,
      ...lotsOdds(type.lots, type.times, classicTypes),
    }))
    const gp = printedCoins(fallen, lair === true)
    const experience = experienceOf(fallen)
    const mean = types.reduce((sum, type) => sum + type.mean, gp + experience * 3)
    return {
      average: exchange.says(exchange.coins(mean)),
      lines: [
        ...types.map(({ says, nothing }) => ({
          title: `Type ${says}`,
          chance: 1 - nothing,
          says: '',
        })),
        ...(gp > 0
          ? [{ title: 'As printed', chance: 1, says: exchange.says(exchange.coins(gp)) }]
          : []),
        ...(experience > 0 ? [worthOdds('By Hit Dice', experience, exchange)] : []),
      ],
    }
  },
}

/** Library monsters of the foes that are down, one for each body. */
function fallenMonsters({ situation, at }: GeneratorContext): Monster[] {
  return Object.values(situation.creatures)
    .filter((creature) => creature.side === 'foes' && isDown(creature))
    .flatMap(({ monster }) => (monster ? (at.shelf.monster(monster) ?? []) : []))
}

function printedBy({ figures }: Monster): ReturnType<typeof printedTreasure> {
  return printedTreasure(figures.family === 'bx' ? (figures.treasure?.value ?? '') : '')
}

/** Types by letter: each creature's own for each body, a group's once, a hoard once and only in a lair. */
function printedTypes(
  fallen: readonly Monster[],
  lair: boolean,
): { letter: string; times: number; lots: Lot[]; says: string }[] {
  const times = new Map<string, number>()
  for (const monster of fallen)
    for (const { letter, times: each } of printedBy(monster).letters) {
      const [scope] = classicTypes.types[letter] ?? []
      if (scope === undefined || (scope === 'hoard' && !lair)) continue
      times.set(letter, scope === 'individual' ? (times.get(letter) ?? 0) + each : each)
    }
  return [...times].map(([letter, many]) => ({
    letter,
    times: many,
    lots: lotsFrom(classicTypes.types[letter]?.[1] ?? ''),
    says: many > 1 ? `${letter} × ${many}` : letter,
  }))
}

function carried(
  fallen: readonly Monster[],
  lair: boolean,
  on: PartRoller,
  exchange: Exchange,
): FoundTreasure {
  return combineFinds(
    printedTypes(fallen, lair).map(({ letter, times, lots, says }) => {
      const id = `type-${letter.toLowerCase()}`
      const found = lotsRolled(lots, times, id, on, exchange, classicTypes)
      if (found.parts.length === 0) return found
      return { ...found, parts: [on.part(id, 'Type', says, { parts: found.parts })] }
    }),
  )
}

/** Coins in gp that a stat block prints besides its types: a hoard's, so only in a lair. */
const printedCoins = (fallen: readonly Monster[], lair: boolean) =>
  lair ? Math.max(0, ...fallen.map((monster) => printedBy(monster).gp)) : 0

function extra(
  fallen: readonly Monster[],
  lair: boolean,
  on: PartRoller,
  exchange: Exchange,
): FoundTreasure {
  const gp = printedCoins(fallen, lair)
  if (gp === 0) return nothing()
  return {
    ...nothing(),
    gp,
    parts: [on.part('printed', 'As printed', exchange.says(exchange.coins(gp)))],
  }
}

/** Hit points that a Hit Die is worth in the Cairn family, which prints no dice and no treasure. */
const pointsOfDie = 3

/** XP by Hit Dice of folk whose stat blocks print nothing of treasure. */
function experienceOf(fallen: readonly Monster[]): number {
  return fallen
    .filter(({ figures, tags }) => {
      const isSilent = figures.family === 'cairn' || figures.treasure === null
      return isSilent && tags.some((tag) => ['humanoid', 'giant', 'dragon'].includes(tag))
    })
    .reduce((sum, { figures }) => {
      const dice =
        figures.family === 'cairn'
          ? Math.max(1, Math.round((figures.hp?.value ?? pointsOfDie) / pointsOfDie))
          : (figures.hd?.value.dice ?? 1)
      return sum + experienceByHitDice({ dice, modifier: 0, stars: 0 })
    }, 0)
}

/** Coins and things of folk whose stat blocks print nothing of treasure, by their Hit Dice. */
function byHitDice(fallen: readonly Monster[], on: PartRoller, exchange: Exchange): FoundTreasure {
  const experience = experienceOf(fallen)
  if (experience === 0) return nothing()
  const times = on.rng('worth').die(3) + 1
  return rollByWorth(exchange.coins(experience * times), on, exchange, classicTypes)
}
