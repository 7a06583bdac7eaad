import { newFoe } from '../../creature.ts'
import { signed } from '../../house/trial.ts'
import { descendingArmourClass } from '../../monsters/armour-class.ts'
import type {
  Attack,
  BxFigures,
  CairnFigures,
  Converted,
  Derived,
  Judgement,
  Monster,
} from '../../monsters/canonical.ts'
import { criticalOf } from '../../monsters/critical.ts'
import type { MonsterKit } from '../../ruleset.ts'
import type { Creature } from '../../situation.ts'
import { attribute } from './attributes.ts'

/** The book has no monsters of its own: these figures are our rulings. Rules HBKX-GAP-01, HBKX-GAP-02. */
export const monsters: MonsterKit = { convert, judgements, toText, toCreature }

const rule = 'HBKX-GAP-01'

/** What a Cairn monster does beyond its harm stands in its notes, for the GM to use. */
function toCreature(converted: Converted, id: string, name: string): Creature {
  const told = converted.derived.filter(({ field }) => field === 'critical')
  return {
    ...newFoe(converted, id, name),
    notes: told.map(({ title, value }) => `${title}: ${value}`).join('\n'),
  }
}

const hides = ['unarmoured', 'leather', 'chain', 'plate'] as const
type Hide = (typeof hides)[number]
const worth: Readonly<Record<Hide, { amr: number; cov: number; hint: string }>> = {
  unarmoured: { amr: 0, cov: 0, hint: 'soft; ours from AC 8' },
  leather: { amr: 1, cov: 0, hint: 'fur, thick skin; ours from AC 6' },
  chain: { amr: 2, cov: 1, hint: 'scales, mail; ours from AC 4' },
  plate: { amr: 3, cov: 2, hint: 'stone, dragon; ours below AC 4' },
}

function judgements(monster: Monster): Judgement[] {
  const { figures } = monster
  if (figures.family !== 'bx') return []
  return [hideJudgement(monster, figures), shieldJudgement(monster)]
}

function hideJudgement(monster: Monster, figures: BxFigures): Judgement {
  const { text } = monster.source
  return {
    id: 'hide',
    asks: 'What does its hide look like? The book prints no AC; the choice made here is ours.',
    evidence: figures.ac ? text.slice(figures.ac.span.from, figures.ac.span.to) : '',
    ...(figures.ac ? { span: figures.ac.span } : {}),
    options: hides.map((id) => ({
      id,
      title: id.slice(0, 1).toUpperCase() + id.slice(1),
      hint: worth[id].hint,
      gives: { title: 'AMR', value: worth[id].amr },
    })),
    default: hideOf(descendingArmourClass(figures, monster.source.system)),
    rule,
  }
}

/** B/X has unarmoured 9, leather 7, chain 5, plate 3, and a shield 1 better. */
function hideOf(descending: number | null): Hide {
  const ac = descending ?? 9
  if (ac >= 8) return 'unarmoured'
  if (ac >= 6) return 'leather'
  return ac >= 4 ? 'chain' : 'plate'
}

const shieldWord = /\bshields?\b/i

function shieldJudgement(monster: Monster): Judgement {
  const { text } = monster.source
  const found = shieldWord.exec(text)
  return {
    id: 'shield',
    asks: 'Does it bear a shield?',
    evidence: found?.[0] ?? '',
    ...(found ? { span: { from: found.index, to: found.index + found[0].length } } : {}),
    options: [
      { id: 'no', title: 'No shield', hint: '', gives: { title: 'DEF', value: 0 } },
      { id: 'yes', title: 'A shield', hint: 'DEF +2', gives: { title: 'DEF', value: 2 } },
    ],
    default: found ? 'yes' : 'no',
    rule,
  }
}

function convert(monster: Monster, given: Record<string, string>): Converted {
  const asked = judgements(monster)
  const answers = Object.fromEntries(
    asked.map((judgement) => {
      const said = given[judgement.id] ?? monster.judged.heartbreaker?.[judgement.id]
      return [
        judgement.id,
        judgement.options.some(({ id }) => id === said) && said ? said : judgement.default,
      ]
    }),
  )
  const { figures } = monster
  const derived = [
    ...(figures.family === 'bx' ? fromBx(figures, answers) : fromCairn(figures)),
    ...criticalOf(monster, 'no rule of this game: yours to use', rule),
  ]
  const values = Object.fromEntries(
    derived.flatMap(({ field, value }) => (typeof value === 'number' ? [[field, value]] : [])),
  )
  return {
    ruleset: 'heartbreaker',
    name: monster.name,
    values: { ...values, maxHp: values['hp'] ?? 1 },
    attacks: monster.attacks,
    derived,
    judgements: asked,
    answers,
    tags: monster.tags,
  }
}

/** COM, SAV and HD of so many Hit Dice. Rule HBKX-GAP-01. */
function fromHitDice(dice: number): Derived[] {
  const hd = Math.floor(dice)
  const says = `${hd} HD`
  return [
    { field: 'com', title: 'COM', value: Math.floor(hd / 2), how: `half of ${says}`, rule },
    {
      field: 'sav',
      title: 'SAV',
      value: Math.max(5, 15 - hd),
      how: 15 - hd < 5 ? `15 − ${hd}, and 5 at least` : `15 − ${says}`,
      rule,
    },
    {
      field: 'hd',
      title: 'HD',
      value: Math.max(1, hd),
      how: hd < 1 ? 'under 1 counts as 1, for turning' : 'as they are, for turning',
      rule: 'HBK-TURN-01',
    },
  ]
}

function stamina(dice: number, modifier: number): number {
  return Math.max(1, Math.floor(4.5 * dice + modifier))
}

function fromBx(figures: BxFigures, answers: Record<string, string>): Derived[] {
  const { dice, modifier, hitPoints } = figures.hd?.value ?? {
    dice: 1,
    modifier: 0,
    hitPoints: null,
  }
  const hide = answers['hide'] as Hide
  const shield = answers['shield'] === 'yes'
  const plus = modifier === 0 ? '' : ` ${signed(modifier)}`
  return [
    {
      field: 'hp',
      title: 'STA',
      value: hitPoints ?? stamina(dice, modifier),
      how: hitPoints === null ? `${dice} d8${plus}, the average` : 'its hit points, as printed',
      rule,
    },
    ...fromHitDice(dice),
    {
      field: 'def',
      title: 'DEF',
      value: shield ? 2 : 0,
      how: shield ? 'a shield' : 'none for claws or weapons',
      rule: 'HBKX-GAP-02',
      judgement: 'shield',
    },
    ...(['amr', 'cov'] as const).map((field): Derived => ({
      field,
      title: field.toUpperCase(),
      value: worth[hide][field],
      how: hide === 'unarmoured' ? 'unarmoured' : `looks like ${hide}`,
      rule,
      judgement: 'hide',
    })),
    ...(figures.morale
      ? [
          {
            field: 'morale',
            title: 'Morale',
            value: figures.morale.value,
            how: 'as printed, for the house rule',
            rule: 'HBKX-GAP-03' as const,
          },
        ]
      : []),
  ]
}

/** Cairn’s hit protection runs about 3 above the Hit Dice of the same beast; its armour is a hide of that number. */
function fromCairn(figures: CairnFigures): Derived[] {
  const hp = figures.hp?.value ?? 3
  const dice = Math.max(1, hp - 3)
  const armour = Math.min(3, Math.max(0, figures.armor?.value ?? 0))
  const hide = hides[armour] ?? 'unarmoured'
  return [
    {
      field: 'hp',
      title: 'STA',
      value: stamina(dice, 0),
      how: `HP ${hp} less 3 is ${dice} HD, the average of as many d8`,
      rule,
    },
    ...fromHitDice(dice),
    { field: 'def', title: 'DEF', value: 0, how: 'none for claws or weapons', rule: 'HBKX-GAP-02' },
    {
      field: 'amr',
      title: 'AMR',
      value: armour,
      how: figures.armor ? 'Armor as written' : 'none written',
      rule,
    },
    {
      field: 'cov',
      title: 'COV',
      value: worth[hide].cov,
      how: `that of ${hide === 'unarmoured' ? 'no armour' : hide}`,
      rule,
    },
    ...(['str', 'dex'] as const).map((score): Derived => {
      const value = figures[score]?.value ?? 10
      return {
        field: score === 'str' ? 'strength' : 'dexterity',
        title: score.toUpperCase(),
        value,
        how: `${figures[score] ? 'as written' : 'left out, which is 10'}: ${joins(score, value)}`,
        rule,
      }
    }),
  ]
}

function joins(score: 'str' | 'dex', value: number): string {
  const { mod } = attribute(value)
  return `${mod === 0 ? '0' : signed(mod)} to ${score === 'str' ? 'damage in melee' : 'defence in melee'}`
}

/** `Orc: STA 4, SAV 14, COM 0, DEF 0, COV 0, AMR 1, HD 1, weapon 1d6`. */
function toText(converted: Converted): string {
  const figures = [
    ['STA', 'hp'],
    ['SAV', 'sav'],
    ['COM', 'com'],
    ['DEF', 'def'],
    ['COV', 'cov'],
    ['AMR', 'amr'],
    ['HD', 'hd'],
  ] as const
  const told = figures.map(([label, field]) => `${label} ${converted.values[field] ?? 0}`)
  return `${converted.name}: ${[...told, ...converted.attacks.map(attackLine)].join(', ')}`
}

function attackLine(attack: Attack): string {
  return [attack.count > 1 ? `${attack.count} ×` : '', attack.name, attack.dice]
    .filter(Boolean)
    .join(' ')
}
