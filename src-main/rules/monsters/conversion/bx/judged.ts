import { upperFirst } from '../../../core/words.ts'
import type { CairnFigures, Judgement, Monster } from '../../canonical.ts'
import { beginnerHitChance, moraleChance } from '../chances.ts'
import { evidenceOf } from '../evidence.ts'
import { hitDiceInWords } from '../hit-dice.ts'
import { moraleByPage, moraleByTable } from '../morale.ts'
import { keepsHighest } from '../routine.ts'

/** Judgement calls from Cairn to B/X. No page was found for this direction: the readings are ours. */
export function judgements(monster: Monster): Judgement[] {
  const { figures } = monster
  if (figures.family !== 'cairn') return []
  return [
    hitDice(monster, figures),
    ...quickness(monster, figures),
    nerve(monster, figures),
    ...twoDice(monster),
    pace(monster, figures),
    powers(monster),
  ]
}

export type HitDiceReading = 'less three' | 'one' | 'one each'

/** Hit Dice from HP: Cairn’s page backwards, ½ or 1 at least; or the older page, 1 for 1. Rule GF-BX-01. */
export function diceOf(hp: number, reading: HitDiceReading): number {
  if (reading === 'one each') return Math.max(1, hp)
  return Math.max(reading === 'one' ? 1 : 0.5, hp - 3)
}

function hitDice(monster: Monster, figures: CairnFigures): Judgement {
  const hp = figures.hp?.value ?? 3
  const option = (
    id: HitDiceReading,
    title: string,
    hint: string,
  ): Judgement['options'][number] => ({
    id,
    title,
    hint,
    gives: {
      title: 'HD',
      value: hitDiceInWords({ dice: diceOf(hp, id), modifier: 0, stars: 0, hitPoints: null }),
    },
  })
  return {
    id: 'hitDice',
    asks: 'How many Hit Dice are its HP?',
    ...evidenceOf(monster, figures.hp, 'no HP in the text: 3'),
    like: `${hp} HP`,
    options: [
      option('less three', 'HP less 3', 'Cairn’s page read backwards'),
      ...(hp <= 3 ? [option('one', 'One', 'no half dice')] : []),
      option('one each', 'One for each HP', 'an older form of that page'),
    ],
    default: 'less three',
    rule: 'GF-BX-01',
  }
}

/** Descending AC of an Armor of 0 to 3. Rule GF-BX-02. */
export function armourClassOf(armor: number, quick: boolean): number {
  return 9 - 2 * Math.min(3, Math.max(0, Math.floor(armor))) - (quick ? 1 : 0)
}

/** Judgement for nimble creatures only. */
function quickness(monster: Monster, figures: CairnFigures): Judgement[] {
  const dex = figures.dex?.value ?? 10
  if (dex < 14) return []
  const armor = figures.armor?.value ?? 0
  const option = (id: string, title: string, quick: boolean): Judgement['options'][number] => {
    const armourClass = armourClassOf(armor, quick)
    return {
      id,
      title,
      hint: quick ? 'one better' : 'by its Armor alone',
      gives: { title: 'AC', value: armourClass },
      odds: [{ title: 'a beginner hits it', chance: beginnerHitChance(armourClass) }],
    }
  }
  return [
    {
      id: 'quick',
      asks: 'Does its quickness better its AC?',
      ...evidenceOf(monster, figures.dex),
      like: `DEX ${dex}, Armor ${armor}`,
      options: [option('no', 'No', false), option('yes', 'Yes', true)],
      default: 'no',
      rule: 'GF-BX-02',
    },
  ]
}

export type NerveReading = 'page' | 'table' | 'fearless'

/** Morale, 2 to 12. Rule GF-BX-05. */
export function moraleOf(wil: number, reading: NerveReading): number {
  if (reading === 'fearless') return 12
  return reading === 'page' ? moraleByPage(wil) : moraleByTable(wil, 'floorRow')
}

const fearless = /^(?:undead|mindless|construct|ooze)$/

function nerve(monster: Monster, figures: CairnFigures): Judgement {
  const wil = figures.wil?.value ?? 10
  const never = monster.tags.find((tag) => fearless.test(tag))
  const option = (id: NerveReading, title: string, hint: string): Judgement['options'][number] => ({
    id,
    title,
    hint,
    gives: { title: 'ML', value: moraleOf(wil, id) },
    odds: [{ title: 'its nerve holds', chance: moraleChance(moraleOf(wil, id)) }],
  })
  return {
    id: 'morale',
    asks: 'Which morale is its WIL? In print WIL follows wit more than nerve.',
    ...evidenceOf(monster, figures.wil, never ?? 'no WIL in the text: 10'),
    like: `WIL ${wil}${never ? `, ${never}` : ''}`,
    options: [
      option('page', 'By Cairn’s page', 'two thirds of it'),
      option('table', 'By the table in HEARTS', 'the row below'),
      option('fearless', 'It knows no fear', 'the dead, the made, the mindless'),
    ],
    default: never ? 'fearless' : 'page',
    rule: 'GF-BX-05',
  }
}

export type DicePairs = 'each' | 'one'

/** Judgement for attacks that roll several dice and keep the highest. Rule GF-BX-06. */
function twoDice(monster: Monster): Judgement[] {
  if (!keepsHighest(monster.attacks)) return []
  return [
    {
      id: 'twoDice',
      asks: 'What is an attack of several dice?',
      evidence: monster.attacks.map(({ dice }) => dice).join(', '),
      like: 'several dice',
      options: [
        {
          id: 'each',
          title: 'As many attacks',
          hint: 'one for each die',
          gives: { title: 'd6+d6', value: '2 × 1d6' },
        },
        {
          id: 'one',
          title: 'One attack',
          hint: 'of the highest die',
          gives: { title: 'd6+d6', value: '1d6' },
        },
      ],
      default: 'each',
      rule: 'GF-BX-06',
    },
  ]
}

/** Feet a turn. */
export const paces = { slow: 60, ordinary: 120, quick: 180 } as const
export type Pace = keyof typeof paces

function pace(monster: Monster, figures: CairnFigures): Judgement {
  const dex = figures.dex?.value ?? 10
  return {
    id: 'pace',
    asks: 'How fast does it move? Cairn prints no movement.',
    ...evidenceOf(monster, figures.dex, 'no DEX in the text: 10'),
    like: `DEX ${dex}`,
    options: (Object.keys(paces) as Pace[]).map((id) => ({
      id,
      title: upperFirst(id),
      hint: '',
      gives: { title: 'MV', value: `${paces[id]}’` },
    })),
    default: dex <= 6 ? 'slow' : dex >= 16 ? 'quick' : 'ordinary',
    rule: 'GF-BX-08',
  }
}

/** Asterisks count for experience only. */
function powers(monster: Monster): Judgement {
  const critical = monster.details.find(({ title }) => /^critical damage/i.test(title))
  return {
    id: 'stars',
    asks: 'How many special abilities has it, for experience?',
    evidence: critical?.title ?? '',
    ...(critical ? { span: critical.span } : {}),
    like: critical ? 'critical damage' : 'no critical damage',
    options: ['0', '1', '2', '3'].map((id) => ({
      id,
      title: id === '0' ? 'None' : id,
      hint: '',
      gives: { title: 'Asterisks', value: '*'.repeat(Number(id)) || 'none' },
    })),
    default: critical ? '1' : '0',
    rule: 'GF-BX-07',
  }
}
