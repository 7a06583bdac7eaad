import { defineAction } from '../../../core/action.ts'
import { newCreature } from '../../../core/creature.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../../core/preview.ts'
import { rollOne, rollSum, type ProcedureOf } from '../../../core/procedure.ts'
import type { Creature, Use } from '../../../core/state/creature.ts'
import { counted, listed } from '../../../core/words.ts'
import { nameFor } from '../../../common/names.ts'
import { useId } from '../../../common/uses.ts'
import {
  buyStartingGear,
  readStartingGear,
  startingGearAsk,
} from '../../../gm/town/starting-gear.ts'
import { species, speciesNames } from '../character/species.ts'
import { careerNamed, careerNames, careers, careerTag, type Career } from '../character/careers.ts'
import { armorWorn } from '../character/index.ts'
import { trainedTag } from '../combat/arms.ts'
import { gearNamed } from '../gear.ts'
import { firstNames } from '../tables.ts'
import { kits, packItems, rollOutfit } from './kit.ts'
import {
  ageOf,
  rollScores,
  rollYears,
  scoresOf,
  swapAbilities,
  swaps,
  valuesOf,
  type RolledScores,
} from './scores.ts'

/** Careers named with commas; all must be known. */
function readCareers(said: string | undefined): Career[] | RefusedPreview {
  const names = (said ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  if (names.length > 4)
    return refusal(`${names.length} careers are named, and four is the most (BDPX-CHR-01).`)
  const unknown = names.find((name) => !careerNamed(name))
  if (unknown)
    return refusal(
      `“${unknown}” is no career: it is one of ${careerNames.join(', ')} (BDPX-CHR-01).`,
    )
  return names.flatMap((name) => careerNamed(name) ?? [])
}

/** Skills that may be learned again, each for one die more. Rule BDPX-SKL-35. */
const stacking = ['Devotion', 'Gifted']

interface CareerSkills {
  careers: Career[]
  skills: Record<string, number>
  why: Step[]
}

/** Rolls a skill of each career; a known one gives the next of the list. Rules BDPX-CAR-01, BDPX-CHR-01. */
function* rollCareerSkills(chosen: readonly Career[], count: number): ProcedureOf<CareerSkills> {
  const took: Career[] = []
  const skills: Record<string, number> = {}
  const why: Step[] = []
  for (let at = 0; at < count; at++) {
    const career =
      chosen[at % Math.max(1, chosen.length)] ??
      careers[(yield* rollOne(`career ${at + 1}`, careers.length, careerNames)) - 1]
    if (!career) continue
    took.push(career)
    const label = `skill of ${career.name}, ${at + 1}`
    const from = (yield* rollOne(label, career.skills.length, career.skills)) - 1
    const skill = nextSkill(career, from, skills)
    if (!skill) continue
    skills[skill] = (skills[skill] ?? 0) + 1
    why.push(step(career.name, `${skill}; knows of ${career.knows}`, career.rule))
  }
  return { careers: took, skills, why }
}

function nextSkill(
  career: Career,
  from: number,
  skills: Readonly<Record<string, number>>,
): string | undefined {
  const turned = [...career.skills.slice(from), ...career.skills.slice(0, from)]
  return turned.find(
    (skill) => !(skill in skills) || (stacking.includes(skill) && (skills[skill] ?? 0) < 4),
  )
}

const byDice = 'by the dice'
const kitChoices = [byDice, ...kits] as const
const types = ['Piercing', 'Bludgeoning', 'Slashing'] as const

/** Rolls age and applies it, where that option is used. Rule BDPX-CHR-06. */
function* rollAge(
  scores: RolledScores,
  wanted: boolean,
): ProcedureOf<{ scores: RolledScores; skills: number; says: string }> {
  if (!wanted) return { scores, skills: 4, says: '' }
  const age = ageOf(yield* rollOne('age', 6))
  const { years, skills } = yield* rollYears(age)
  const by = (score: number, more: number): number => Math.max(1, score + more)
  return {
    scores: {
      ...scores,
      str: by(scores.str, age.str),
      dex: by(scores.dex, age.dex),
      wil: by(scores.wil, age.wil),
    },
    skills,
    says: `${age.title}, ${years} years old`,
  }
}

export const newCharacter = defineAction({
  id: 'block-dodge-parry.new-character',
  title: 'New character',
  rule: 'BDPX-CHR-01',
  phase: 'table',
  slot: 'generate',
  finds: 'generate make roll random player party join career species',
  asks: {
    name: { kind: 'text', title: 'Name', max: 80, optional: true },
    careers: {
      kind: 'text',
      title: 'Careers',
      max: 200,
      optional: true,
      list: careerNames,
      most: 4,
      again: true,
    },
    swap: { kind: 'choice', title: 'Swap', of: swaps, default: 'none' },
    kit: { kind: 'choice', title: 'Arms', of: kitChoices, default: byDice },
    proficiency: { kind: 'choice', title: 'Trained in', of: types, default: 'Piercing' },
    species: { kind: 'choice', title: 'Species', of: speciesNames, default: 'none' },
    age: { kind: 'switch', title: 'Age counts (option)', default: false },
    gear: startingGearAsk,
  },
  creation: [
    {
      title: 'Careers',
      says: 'Up to four choices of career, the same one again if you like. Each teaches a skill of its list.',
      rule: 'BDPX-CAR-01',
      asks: ['careers'],
      dice: ['career ', 'skill of '],
      shows: careers.map(({ rule }) => rule),
    },
    {
      title: 'Abilities',
      says: 'HP d6; STR, DEX and WIL 3d6 in order. Two of them may be swapped, once.',
      rule: 'BDPX-CHR-01',
      asks: ['swap'],
      dice: ['HP', 'STR', 'DEX', 'WIL'],
    },
    {
      title: 'Species and age',
      says: 'Both are options. A species helps once a day; age moves abilities and the number of skills.',
      rule: 'BDPX-CHR-04',
      asks: ['species', 'age'],
      dice: ['age', 'years', 'young years', 'career skills'],
      shows: ['BDPX-CHR-06'],
    },
    {
      title: 'Training and arms',
      says: 'One type of damage, one set of armor and weapons, and the weapon you are trained in.',
      rule: 'BDPX-CHR-07',
      asks: ['proficiency', 'kit'],
      dice: ['arms', 'weapon', 'second weapon'],
      shows: ['BDPX-CHR-08'],
    },
    {
      title: 'Purse',
      says: '3d6 coins, to keep or to spend on the price list.',
      rule: 'BDPX-CHR-08',
      asks: ['gear'],
      dice: ['coins'],
      shows: ['GF-SHOP-01'],
    },
    {
      title: 'Name',
      says: 'A name of the player’s, or one of our list.',
      rule: 'GF-KIT-01',
      asks: ['name'],
      dice: ['name'],
    },
  ],
  plan(_situation, { careers: said, gear, ...input }, { ruleset: game }) {
    const chosen = readCareers(said)
    if (isRefusal(chosen)) return chosen
    const lines = readStartingGear(gear, game)
    return isRefusal(lines) ? lines : { ...input, chosen, lines }
  },
  preview: () =>
    plain(
      'HP d6, abilities 3d6 in order, four career skills, arms and 3d6 coins',
      [],
      [step('HP', 'a guard, not health', 'BDPX-CHR-03')],
    ),
  *run({ chosen, lines, ...input }, situation, at) {
    const called = yield* nameFor(situation, input.name, firstNames)
    const rolled = swapAbilities(yield* rollScores(), input.swap)
    const grown = yield* rollAge(rolled, input.age)
    // Fewer than four may be chosen; with the option of age, it says how many skills there are.
    const count = input.age ? grown.skills : chosen.length || grown.skills
    const learned = yield* rollCareerSkills(chosen, count)
    const kit =
      input.kit === byDice ? (kits[(yield* rollOne('arms', 3, kits)) - 1] ?? kits[0]) : input.kit
    const things = yield* rollOutfit(kit, learned.careers[0]?.name ?? '')
    const coins = yield* rollSum('coins', 6, 3)
    const id = `c${situation.nextId}`
    const weapon = gearNamed(things.weapon)?.name ?? things.weapon
    const { Gifted = 0, Devotion = 0 } = learned.skills
    const use: Use = {
      title: input.species,
      of: 1,
      spent: 0,
      at: situation.clock.seconds,
      again: 'day',
    }
    const outfitted: Creature = {
      ...newCreature(id, called, 'character', {
        ...valuesOf(grown.scores),
        coins,
        magicDice: Gifted,
        faithDice: Devotion,
      }),
      ...packItems(things.rows, id, things.keepsake),
      skills: { ...learned.skills, [`${input.proficiency} Proficiency`]: 1 },
      tags: Object.fromEntries([
        [trainedTag(weapon), true as const],
        ...learned.careers.map(({ name }) => [careerTag(name), true as const]),
      ]),
      notes: grown.says,
      ...(input.species === 'none' ? {} : { uses: { [useId(input.species)]: use } }),
    }
    const bought = yield* buyStartingGear(outfitted, lines, situation, at.ruleset)
    const { creature } = bought
    creature.values.armor = armorWorn(creature)
    const why: Step[] = [
      ...learned.why,
      step(
        'Trained',
        `${input.proficiency.toLowerCase()}, and the ${weapon.toLowerCase()}`,
        'BDPX-CHR-07',
      ),
      step(
        'Begins with',
        `${kit}, three days’ rations, a waterskin, a torch; one true rumour and one false`,
        'BDPX-CHR-08',
      ),
      ...(input.species === 'none'
        ? []
        : [step(input.species, `once a day: ${species[input.species]}`, 'BDPX-CHR-04')]),
      ...(grown.says ? [step('Age', grown.says, 'BDPX-CHR-06')] : []),
      ...bought.why,
    ]
    return line(at, {
      rule: 'BDPX-CHR-01',
      what: `New character, ${called}`,
      says: `${scoresOf(creature)}; ${listed(learned.careers.map(({ name }) => name))}; ${counted(creature.values.coins ?? 0, 'coin')}`,
      tone: 'good',
      who: [id],
      why,
      effects: [creature, ...bought.beasts].map((one) => ({ do: 'join', creature: one })),
    })
  },
})
