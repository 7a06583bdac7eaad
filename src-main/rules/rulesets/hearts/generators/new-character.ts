import { defineAction } from '../../../core/action.ts'
import type { Step } from '../../../core/outcome.ts'
import { type ProcedureOf, rollOne, rollSummed } from '../../../core/procedure.ts'
import type { Creature } from '../../../core/state/creature.ts'
import type { Situation } from '../../../core/situation.ts'
import { look } from '../../../tables/draw.ts'
import { gmOutcome } from '../../../gm/gm-outcome.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { counted, listed } from '../../../core/words.ts'
import { characters, equipped, newCharacter } from '../character.ts'
import { randomSpell } from '../magic/figures.ts'
import { kitTable } from '../tables.ts'
import { bought, packed, wishesSay } from './kit.ts'
import { nameFor } from './naming.ts'
import { rollSkills, skillsChosen } from './skills.ts'

const anyKit = 'By the dice'
const kits = [anyKit, ...kitTable.rows.map(([, wishes]) => wishesSay(wishes))]

/** A whole beginner: purse, four skills, a kit and what its book holds. Rules HRT-CHAR-01 to HRT-CHAR-03, HRT-EQ-07. */
export const newcomer = defineAction({
  id: 'hearts.new-character',
  title: 'New character',
  rule: 'HRT-CHAR-01',
  phase: 'table',
  slot: 'generate',
  needs: [],
  finds: 'generate make roll random player party join',
  asks: {
    name: { kind: 'text', title: 'Name', max: 80, optional: true },
    skills: { kind: 'text', title: 'Skills, with commas', max: 200, optional: true },
    kit: { kind: 'choice', title: 'What to buy', of: kits, default: anyKit },
  },
  preview(_situation, { skills }) {
    const chosen = skillsChosen(skills, 4)
    if ('says' in chosen) return refusal(`${chosen.says} (HRT-CHAR-03).`)
    return plain('HP 3, ST 11, 3d6 coins, four skills at 3d6, and a kit for the purse')
  },
  *run(situation, { name, skills: said, kit }) {
    const chosen = skillsChosen(said, 4)
    if ('says' in chosen) return gmOutcome('HRT-CHAR-03', 'New character', `${chosen.says}.`, [])
    const called = yield* nameFor(situation, name)
    const coins = yield* rollSummed('coins', 6, 3)
    const learned = yield* rollSkills(chosen, 4)
    const outfit = yield* outfitted(coins, kit)
    const creature = madeOf(situation, called, coins, learned.skills, outfit)
    return gmOutcome(
      'HRT-CHAR-01',
      `New character, ${called}`,
      `${counted(newCharacter(coins).coins, 'coin')}; ${Object.entries(learned.skills)
        .map(([skill, score]) => `${skill} ${score}`)
        .join(', ')}; ${listed(outfit.items)}`,
      [{ do: 'join', creature }],
      {
        who: [creature.id],
        tone: 'good',
        why: [
          { name: 'HP and ST', value: '3 and 11', rule: 'HRT-CHAR-01' },
          { name: 'Coins', value: `3d6, ${newCharacter(coins).coins}`, rule: 'E-HRT-27' },
          { name: 'Four of the 25 skills', value: 'all different', rule: 'HRT-SKILL-03' },
          ...learned.why,
          ...outfit.why,
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

/** Buys a kit from the price list and opens its books. Rules HRT-CHAR-02, HRT-EQ-01, HRT-EQ-02, HRT-EQ-07. */
function* outfitted(coins: readonly number[], kit: string): ProcedureOf<Outfit> {
  const purse = newCharacter(coins).coins
  // Entries of older versions hold the row as it is printed.
  const chosen = kitTable.rows.find(([, row]) => kit === wishesSay(row) || kit === row)
  const [, wishes] = chosen ?? look(kitTable, yield* rollOne('kit', 6))
  const { items, left } = bought(purse, wishes)
  const spells: string[] = []
  for (const [at, name] of items.filter((each) => each === 'Spellbook').entries())
    spells.push(randomSpell(yield* rollOne(`${name.toLowerCase()} ${at + 1}`, 20)).spell)
  return {
    items,
    left,
    spells,
    why: [
      { name: 'Wishes', value: wishesSay(wishes), rule: 'GF-KIT-01' },
      { name: 'The price list', value: `${purse - left} of ${purse} spent`, rule: 'HRT-EQ-02' },
      {
        name: 'Within the purse',
        value: counted(left, 'coin left', 'coins left'),
        rule: 'HRT-EQ-01',
      },
      { name: 'Gear', value: listed(items), rule: 'HRT-CHAR-02' },
      ...spells.map((spell): Step => ({ name: 'The book holds', value: spell, rule: 'HRT-EQ-07' })),
    ],
  }
}

function madeOf(
  situation: Situation,
  name: string,
  coins: readonly number[],
  skills: Record<string, number>,
  outfit: Outfit,
): Creature {
  const id = `c${situation.nextId}`
  const blank = characters.blank(id, name)
  const creature = {
    ...blank,
    skills,
    values: { ...blank.values, ...newCharacter(coins), coins: outfit.left },
    ...packed(outfit.items, id, situation, outfit.spells),
  }
  return equipped(creature, situation)
}
