import {
  choiceIn,
  numberIn,
  numberOr,
  numbersIn,
  textIn,
  type Operations,
  type Values,
} from '../../../worked-checks/operations.ts'
import { valueAfter } from '../../../worked-checks/play.ts'
import { reactions } from '../character/abilities.ts'
import { archetypes, type ArchetypeId } from '../character/archetypes.ts'
import {
  applySpecies,
  baseMovement,
  carryLimits,
  combatNumbers,
  firstMojo,
  firstSurvival,
  firstVerve,
  heightAndWeight,
  initialFields,
  levelBonus,
  nativeCulture,
  reactionTerms,
  rollAbility,
  startingAge,
  startingFightingArt,
  startingSilver,
  type AgilityDefense,
} from '../character/derive.ts'
import { scoresOf } from '../character/people.ts'
import { agilityDefense } from '../house-rules/characters.ts'
import { creatureWith, plays, ruledIn, situationWith } from './play.ts'

/** Scores that the check names; any it leaves out feed nothing. */
export const scoresIn = (i: Values): ReturnType<typeof scoresOf> =>
  scoresOf({ values: i as Record<string, number> })
export const archetypeIn = (i: Values): ArchetypeId => choiceIn(i, 'archetype', archetypes)
const speciesIn = (i: Values): string => ('species' in i ? textIn(i, 'species') : '')

export const characterOperations: Operations = {
  'gam.rollAbility': (i) => rollAbility(numbersIn(i, 'dice')),
  'gam.applySpecies': (i) => applySpecies(scoresIn(i), speciesIn(i)),
  'gam.firstLevelMojo': (i) => ({ mojo: firstMojo(archetypeIn(i), scoresIn(i)) }),
  'gam.firstLevelSurvival': (i) => ({ survival: firstSurvival(numberIn(i, 'endurance')) }),
  'gam.firstLevelVerve': (i) => ({ verve: firstVerve(archetypeIn(i), scoresIn(i)) }),
  'gam.startingFightingArt': (i) => startingFightingArt(archetypeIn(i)),
  'gam.nativeCulture': (i) =>
    nativeCulture(textIn(i, 'culture'), textIn(i, 'etiquette'), speciesIn(i)),
  'gam.initialFields': (i) => ({ fields: initialFields(scoresIn(i)) }),
  'gam.baseMovement': (i) => ({ movement: baseMovement(numberIn(i, 'species_base'), scoresIn(i)) }),
  'gam.carry': (i) => {
    const { items, largestBulk } = carryLimits(scoresIn(i))
    return { carry: items, largest_bulk: largestBulk }
  },
  'gam.reaction': (i) => {
    const reaction = choiceIn(i, 'reaction', reactions)
    const level = levelBonus(reaction, archetypeIn(i), numberIn(i, 'level'))
    const { level: level_bonus, ...terms } = reactionTerms(
      reaction,
      scoresIn(i),
      level,
      numberOr(i, 'special', 0),
    )
    return { ...terms, level_bonus }
  },
  'gam.combatNumbers': (i) => {
    const numbers = combatNumbers(scoresIn(i), ruledIn<AgilityDefense>(i, agilityDefense))
    return {
      defense: numbers.defense,
      close_attack: numbers.closeAttack,
      close_damage: numbers.closeDamage,
      thrown_attack: numbers.thrownAttack,
      thrown_damage: numbers.thrownDamage,
      thrown_relief: numbers.thrownRelief,
      propelled_attack: numbers.propelledAttack,
    }
  },
  'gam.startingAge': (i) => ({ age: startingAge(speciesIn(i), numberIn(i, 'rolled')) }),
  'gam.heightWeight': (i) => {
    const body = heightAndWeight(speciesIn(i), numberIn(i, 'rolled'), scoresIn(i))
    if (!body) return { height_in: null, weight_lb: null }
    const { inches, pounds } = body
    return {
      height_in: inches,
      feet: Math.floor(inches / 12),
      inches: inches % 12,
      weight_lb: pounds,
    }
  },
  'gam.startingSilver': (i) => ({ silver: startingSilver(archetypeIn(i), scoresIn(i)) }),
  'gam.creationPurchase': (i) => {
    const { coins, mojo } = traded(i)
    const cost = numbersIn(i, 'costs').reduce((sum, price) => sum + price, 0)
    return { cost, coins_left: coins - cost, mojo_left: mojo }
  },
}

/** Silver and mojo of somebody new, once some of the mojo has become silver. */
function traded(check: Values): { coins: number; mojo: number } {
  const [coins, mojo] = [numberIn(check, 'coins'), numberIn(check, 'mojo')]
  const given = numberOr(check, 'mojo_traded', 0)
  if (given === 0) return { coins, mojo }
  const situation = situationWith(check, creatureWith({ coins, mojo, level: 1 }))
  const { effects } = plays(situation, 'gods-and-monsters.mojo-for-silver', { mojo: given })
  return { coins: valueAfter(effects, 'coins', coins), mojo: valueAfter(effects, 'mojo', mojo) }
}
