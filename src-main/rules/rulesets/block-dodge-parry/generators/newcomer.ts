import { defineAction } from '../../../core/action.ts'
import { newCreature } from '../../../core/creature.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import { nameFor } from '../../../common/names.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { type ProcedureOf, roll, rollOne, rollSum } from '../../../core/procedure.ts'
import type { Creature, Use } from '../../../core/state/creature.ts'
import { useId } from '../../../common/uses.ts'
import { careerTag } from '../careers/careers.ts'
import { armorWorn } from '../character.ts'
import { trainedTag } from '../combat/arms.ts'
import { gearNamed } from '../gear/index.ts'
import { firstNames } from '../tables.ts'
import { careersMeant, schooled } from './careers.ts'
import { kits, outfit, packed } from './kit.ts'
import { ageOf, rolledScores, swapped, swaps, valuesOf, type Rolled } from './scores.ts'

/** Once a day each. Rule BDPX-CHR-04. */
const species = {
  none: '',
  Tough: 'a drop to 0 HP becomes 1 HP',
  Arcane: 'a small feat of the ancestors',
  Cunning: 'one save again',
  Adaptable: 'another ability for a save',
} as const
const speciesNames = Object.keys(species) as (keyof typeof species)[]

const byDice = 'by the dice'
const kitChoices = [byDice, ...kits] as const
const types = ['Piercing', 'Bludgeoning', 'Slashing'] as const

/** Changed by age, where the option is used. Rule BDPX-CHR-06. */
function* aged(
  scores: Rolled,
  wanted: boolean,
): ProcedureOf<{ scores: Rolled; skills: number; says: string }> {
  if (!wanted) return { scores, skills: 4, says: '' }
  const age = ageOf(yield* rollOne('age', 6))
  const years = age.years(yield* rollOne('years', 10), yield* rollOne('young years', 6))
  const skills = age.skills(yield* roll('career skills', 4, 2))
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

export const newcomer = defineAction({
  id: 'block-dodge-parry.new-character',
  title: 'New character',
  rule: 'BDPX-CHR-01',
  phase: 'table',
  slot: 'generate',
  needs: [],
  finds: 'generate make roll random player party join career species',
  asks: {
    name: { kind: 'text', title: 'Name', max: 80, optional: true },
    careers: { kind: 'text', title: 'Careers, with commas', max: 200, optional: true },
    swap: { kind: 'choice', title: 'Swap', of: swaps, default: 'none' },
    kit: { kind: 'choice', title: 'Arms', of: kitChoices, default: byDice },
    proficiency: { kind: 'choice', title: 'Trained in', of: types, default: 'Piercing' },
    species: { kind: 'choice', title: 'Species', of: speciesNames, default: 'none' },
    age: { kind: 'switch', title: 'Age counts (option)', default: false },
  },
  preview(_situation, { careers }) {
    const chosen = careersMeant(careers)
    if ('says' in chosen) return refusal(`${chosen.says} (BDPX-CHR-01).`)
    return plain(
      'HP d6, abilities 3d6 in order, four career skills, arms and 3d6 coins',
      [],
      [{ name: 'HP', value: 'a guard, not health', rule: 'BDPX-CHR-03' }],
    )
  },
  *run(situation, input, at) {
    const chosen = careersMeant(input.careers)
    if ('says' in chosen)
      return line(at, { rule: 'BDPX-CHR-01', what: 'New character', says: `${chosen.says}.` })
    const called = yield* nameFor(situation, input.name, firstNames)
    const rolled = swapped(yield* rolledScores(), input.swap)
    const grown = yield* aged(rolled, input.age)
    const learned = yield* schooled(chosen, grown.skills)
    const kit =
      input.kit === byDice ? (kits[(yield* rollOne('arms', 3)) - 1] ?? kits[0]) : input.kit
    const things = yield* outfit(kit, learned.careers[0]?.name ?? '')
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
    const creature: Creature = {
      ...newCreature(id, called, 'character', {
        ...valuesOf(grown.scores),
        coins,
        magicDice: Gifted,
        faithDice: Devotion,
      }),
      ...packed(things.rows, id, things.keepsake),
      skills: { ...learned.skills, [`${input.proficiency} Proficiency`]: 1 },
      tags: Object.fromEntries([
        [trainedTag(weapon), true as const],
        ...learned.careers.map(({ name }) => [careerTag(name), true as const]),
      ]),
      notes: grown.says,
      ...(input.species === 'none' ? {} : { uses: { [useId(input.species)]: use } }),
    }
    creature.values.armor = armorWorn(creature)
    const why: Step[] = [
      ...learned.why,
      {
        name: 'Trained',
        value: `${input.proficiency.toLowerCase()}, and the ${weapon.toLowerCase()}`,
        rule: 'BDPX-CHR-07',
      },
      {
        name: 'Begins with',
        value: `${kit}, three days’ rations, a waterskin, a torch; one true rumour and one false`,
        rule: 'BDPX-CHR-08',
      },
      ...(input.species === 'none'
        ? []
        : [
            {
              name: input.species,
              value: `once a day: ${species[input.species]}`,
              rule: 'BDPX-CHR-04' as const,
            },
          ]),
      ...(grown.says ? [{ name: 'Age', value: grown.says, rule: 'BDPX-CHR-06' as const }] : []),
    ]
    return line(at, {
      rule: 'BDPX-CHR-01',
      what: `New character, ${called}`,
      says: `${scoresOf(creature)}; ${listed(learned.careers.map(({ name }) => name))}; ${coins} coins`,
      tone: 'good',
      who: [id],
      why,
      effects: [{ do: 'join', creature }],
    })
  },
})

export function scoresOf({ values }: Creature): string {
  const { hp = 0, str = 0, dex = 0, wil = 0 } = values
  return `HP ${hp}, STR ${str}, DEX ${dex}, WIL ${wil}`
}
