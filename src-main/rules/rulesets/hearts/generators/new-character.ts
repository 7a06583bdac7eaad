import { thingNames } from '../../../common/kit.ts'
import { defineAction } from '../../../core/action.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { isRefusal, plain } from '../../../core/preview.ts'
import { type ProcedureOf, rollOne, rollSummed } from '../../../core/procedure.ts'
import { counted, listed } from '../../../core/words.ts'
import { gmOutcome } from '../../../gm/gm-outcome.ts'
import { look } from '../../../tables/draw.ts'
import {
  buyStartingGear,
  readStartingGear,
  startingGearAsk,
} from '../../../gm/town/starting-gear.ts'
import { skillNames } from '../fields.ts'
import { characters, withFullPools, newCharacter } from '../character.ts'
import { randomSpell, spells as allSpells } from '../magic/spells.ts'
import { kitTable } from '../tables.ts'
import { buyWishes, nameFor, packKit, rollSkills, readSkills, wishesSay } from './parts.ts'

const anyKit = 'By the dice'
const noKit = 'Piece by piece'
const kits = [anyKit, noKit, ...kitTable.rows.map(([, wishes]) => wishesSay(wishes))]
const kitNames = kits.slice(2)

/** A whole beginner: purse, four skills, a kit and what its book holds. Rules HRT-CHAR-01 to HRT-CHAR-03, HRT-EQ-07. */
export const makeCharacter = defineAction({
  id: 'hearts.new-character',
  title: 'New character',
  rule: 'HRT-CHAR-01',
  phase: 'table',
  slot: 'generate',
  finds: 'generate make roll random player party join',
  asks: {
    name: { kind: 'text', title: 'Name', max: 80, optional: true },
    skills: {
      kind: 'text',
      title: 'Skills',
      max: 200,
      optional: true,
      list: skillNames,
      most: 4,
    },
    placed: { kind: 'switch', title: 'Place the four scores in that order', optional: true },
    kit: { kind: 'choice', title: 'What to buy', of: kits, default: anyKit },
    gear: startingGearAsk,
  },
  prefill: () => ({ placed: true }),
  creation: [
    {
      title: 'Skills',
      says: 'Four different skills of the 25, each with 3d6. Placed, the first score goes to the first skill, and so on.',
      rule: 'HRT-CHAR-03',
      asks: ['skills', 'placed'],
      dice: ['skill ', 'score ', ...skillNames.map((skill) => `${skill} 3d6`)],
      shows: ['HRT-SKILL-02', 'HRT-SKILL-03'],
    },
    {
      title: 'Purse',
      says: 'HP 3 and ST 11 for everybody, and 3d6 coins.',
      rule: 'HRT-CHAR-01',
      dice: ['coins'],
      shows: ['E-HRT-27'],
    },
    {
      title: 'Gear',
      says: 'The purse buys from the price list; a spellbook holds a random spell.',
      rule: 'HRT-CHAR-02',
      asks: ['kit', 'gear'],
      dice: ['kit', 'spellbook'],
      shows: ['GF-KIT-01', 'GF-SHOP-01', 'HRT-EQ-01', 'HRT-EQ-02', 'HRT-EQ-07'],
    },
    {
      title: 'Name',
      says: 'A name of the player’s, or one of our list.',
      rule: 'GF-KIT-01',
      asks: ['name'],
      dice: ['first name', 'byname'],
    },
  ],
  plan(_situation, { name, skills: typed, placed, kit, gear }, { ruleset: game }) {
    const skills = readSkills(typed, 4)
    if (isRefusal(skills)) return skills
    const lines = readStartingGear(gear, game)
    return isRefusal(lines) ? lines : { name, skills, placed, kit, lines }
  },
  preview: () => plain('HP 3, ST 11, 3d6 coins, four skills at 3d6, and a kit for the purse'),
  *run({ name: given, skills: chosen, placed, kit, lines }, situation, { ruleset: game }) {
    const name = yield* nameFor(situation, given)
    const numbers = newCharacter(yield* rollSummed('coins', 6, 3))
    const { skills, why } = yield* rollSkills(chosen, 4, placed)
    const outfit = kit === noKit ? nothing(numbers.coins) : yield* buyOutfit(numbers.coins, kit)
    const id = `c${situation.nextId}`
    const blank = characters.blank(id, name)
    const packed = {
      ...blank,
      skills,
      values: { ...blank.values, ...numbers, coins: outfit.left },
      ...packKit(outfit.items, id, situation, outfit.spells),
    }
    const bought = yield* buyStartingGear(packed, lines, situation, game)
    const { creature } = bought
    const things = thingNames(creature)
    const scores = Object.entries(skills).map(([skill, score]) => `${skill} ${score}`)
    return gmOutcome(
      'HRT-CHAR-01',
      `New character, ${name}`,
      `${counted(creature.values.coins ?? 0, 'coin left', 'coins left')}; ${scores.join(', ')}; ${listed(things) || 'nothing bought'}`,
      [{ do: 'join', creature: withFullPools(creature, situation) }],
      {
        who: [id],
        tone: 'good',
        why: [
          step('HP and ST', '3 and 11', 'HRT-CHAR-01'),
          step('Coins', `3d6, ${numbers.coins}`, 'E-HRT-27'),
          step('Four of the 25 skills', 'all different', 'HRT-SKILL-03'),
          ...why,
          ...outfit.why,
          ...bought.why,
        ],
      },
    )
  },
})

interface Outfit {
  items: string[]
  left: number
  spells: string[]
  why: Step[]
}

function nothing(left: number): Outfit {
  return { items: [], left, spells: [], why: [] }
}

/** Buys a kit from the price list and opens its books. Rules HRT-CHAR-02, HRT-EQ-01, HRT-EQ-02, HRT-EQ-07. */
function* buyOutfit(purse: number, kit: string): ProcedureOf<Outfit> {
  // Entries of older versions hold the row as it is printed.
  const chosen = kitTable.rows.find(([, row]) => kit === wishesSay(row) || kit === row)
  const [, wishes] = chosen ?? look(kitTable, yield* rollOne('kit', 6, kitNames))
  const { items, left } = buyWishes(purse, wishes)
  const spells: string[] = []
  for (const [at, name] of items.filter((each) => each === 'Spellbook').entries())
    spells.push(randomSpell(yield* rollOne(`${name.toLowerCase()} ${at + 1}`, 20, allSpells)).spell)
  return {
    items,
    left,
    spells,
    why: [
      step('Wishes', wishesSay(wishes), 'GF-KIT-01'),
      step('The price list', `${purse - left} of ${purse} spent`, 'HRT-EQ-02'),
      step('Within the purse', counted(left, 'coin left', 'coins left'), 'HRT-EQ-01'),
      step('Gear', listed(items), 'HRT-CHAR-02'),
      ...spells.map((spell): Step => step('The book holds', spell, 'HRT-EQ-07')),
    ],
  }
}
