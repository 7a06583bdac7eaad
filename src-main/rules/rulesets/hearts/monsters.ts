import { criticalOf } from '../../monsters/critical.ts'
import type {
  Attack,
  BxFigures,
  CairnFigures,
  Converted,
  Derived,
  Judgement,
  Monster,
} from '../../monsters/canonical.ts'
import { newFoe } from '../../creature.ts'
import type { MonsterKit } from '../../ruleset.ts'
import type { Creature, Situation } from '../../situation.ts'
import {
  armourHp,
  cairnArmourHp,
  convertBx,
  convertCairn,
  meanSave,
  wilToMorale,
  type Armour,
  type BxSave,
  type Magic,
  type MoraleGap,
} from './conversion.ts'
import { countedHitDice, houseRuleValue, judgementsOf, printedSaves } from './judgements.ts'

/** Monsters of the B/X and Cairn families as HEARTS reads them, by its own two sections. */
export const monsters: MonsterKit = { convert, judgements, toText, toCreature }

function judgements(monster: Monster, situation: Situation | null = null): Judgement[] {
  return judgementsOf(monster, situation)
}

function convert(
  monster: Monster,
  given: Record<string, string>,
  situation: Situation | null,
): Converted {
  const asked = judgementsOf(monster, situation)
  const answers = answered(asked, { ...monster.judged.hearts, ...given })
  const { figures } = monster
  const derived =
    figures.family === 'bx'
      ? [
          ...fromBx(figures, answers),
          ...attacksFrom(monster, 'HRT-BX-05', situation),
          ...powersOf(monster),
        ]
      : [
          ...fromCairn(figures, answers),
          ...attacksFrom(monster, 'HRT-CAIRN-03', situation),
          ...criticalOf(monster, 'offered when its attack brings someone to 0 HP', 'HRT-ATK-05'),
        ]
  return {
    ruleset: 'hearts',
    name: monster.name,
    values: valuesOf(derived),
    attacks: monster.attacks,
    derived,
    judgements: asked,
    answers,
    tags: monster.tags,
  }
}

/** Answers to what is asked; one that is not among the options counts as not given. */
function answered(
  asked: readonly Judgement[],
  given: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    asked.map((judgement) => {
      const known = judgement.options.some(({ id }) => id === given[judgement.id])
      return [judgement.id, known ? (given[judgement.id] ?? judgement.default) : judgement.default]
    }),
  )
}

function fromBx(figures: BxFigures, answers: Record<string, string>): Derived[] {
  const hd = countedHitDice(figures)
  const saves = printedSaves(figures)
  const armour = answers['armour'] as Armour
  const magic = answers['magic'] as Magic
  const bxSave = (answers['bxSave'] ?? 'tenPlusHd') as BxSave
  const { hp, ap, st, mana } = convertBx({ hd, armour, magic, saves, options: { bxSave } })
  const morale = figures.morale?.value
  return [
    {
      field: 'hp',
      title: 'HP',
      value: hp,
      how: hpHow(figures, armour),
      judgement: 'armour',
      rule: armour === 'none' ? 'HRT-BX-01' : armour === 'moderate' ? 'HRT-BX-03' : 'HRT-BX-04',
    },
    { field: 'ap', title: 'AP', value: ap, how: 'converted monsters have none', rule: 'HRT-BX-02' },
    {
      field: 'st',
      title: 'ST',
      value: st,
      how: stHow(hd, saves, bxSave),
      rule: 'HRT-BX-06',
      ...(saves.length > 0 ? { judgement: 'bxSave' } : {}),
    },
    {
      field: 'mana',
      title: 'Mana',
      value: mana,
      how: `${magic === 'none' ? 'no' : magic} magic`,
      rule: 'HRT-BX-08',
      judgement: 'magic',
    },
    ...(morale === undefined
      ? []
      : [
          {
            field: 'morale',
            title: 'Morale',
            value: morale,
            how: 'as written',
            rule: 'HRT-BX-09' as const,
          },
        ]),
  ]
}

function hpHow(figures: BxFigures, armour: Armour): string {
  const { dice } = figures.hd?.value ?? { dice: null }
  const whole =
    dice === null
      ? 'no HD in the text, counted as 1'
      : dice < 1
        ? 'less than 1 HD counts as 1'
        : `${Math.floor(dice)} HD`
  if (armour === 'none') return whole
  return `${whole}, + ${armourHp[armour]} for ${armour === 'moderate' ? 'chain-like' : 'plate-like'} hide`
}

function stHow(hd: number, saves: readonly number[], bxSave: BxSave): string {
  if (saves.length === 0 || bxSave === 'tenPlusHd') return `10 + ${Math.floor(hd)} HD`
  const mean = `mean of ${saves.join(', ')}, rounded down`
  return bxSave === 'average' ? mean : `21 minus ${meanSave(saves)}, the ${mean}`
}

function fromCairn(figures: CairnFigures, answers: Record<string, string>): Derived[] {
  const armor = figures.armor?.value ?? 0
  const printed = {
    hp: figures.hp?.value ?? 3,
    str: figures.str?.value ?? 10,
    wil: figures.wil?.value ?? 10,
  }
  const { hp, ap, st } = convertCairn({ ...printed, armor })
  const moraleGap = (answers['moraleGap'] ?? 'floorRow') as MoraleGap
  const bonus = cairnArmourHp(armor)
  const hpRead = figures.hp ? `${printed.hp} HP` : 'no HP printed, 3 by our ruling'
  return [
    {
      field: 'hp',
      title: 'HP',
      value: hp,
      rule: bonus > 0 ? 'HRT-CAIRN-02' : 'HRT-CAIRN-01',
      how: bonus > 0 ? `${hpRead}, + ${bonus} for Armor ${armor}` : hpRead,
    },
    { field: 'ap', title: 'AP', value: ap, how: 'converted monsters have none', rule: 'HRT-BX-02' },
    {
      field: 'st',
      title: 'ST',
      value: st,
      rule: 'HRT-CAIRN-04',
      how: figures.str ? `STR ${printed.str}` : 'no STR printed, which is 10',
    },
    {
      field: 'mana',
      title: 'Mana',
      value: 0,
      how: 'the Cairn section gives none',
      rule: 'HRT-MAG-01',
    },
    {
      field: 'morale',
      title: 'Morale',
      rule: 'HRT-CAIRN-06',
      value: wilToMorale({ wil: printed.wil, options: { moraleGap } }).morale,
      how: figures.wil
        ? `WIL ${printed.wil} on the table`
        : 'no WIL printed, which is 10 on the table',
      ...('moraleGap' in answers ? { judgement: 'moraleGap' } : {}),
    },
  ]
}

function attacksFrom(
  monster: Monster,
  rule: 'HRT-BX-05' | 'HRT-CAIRN-03',
  situation: Situation | null,
): Derived[] {
  const reading =
    houseRuleValue(situation, 'maxHits', ['cap3', 'per4']) === 'cap3'
      ? 'read on the hit table, 3 hits at most'
      : 'read on the hit table, a hit for each full 4'
  return monster.attacks.map((attack) => ({
    field: `attack ${attack.id}`,
    title: attack.name,
    value: attackLine(attack),
    how: attack.dice === '' ? 'no dice in the text' : `dice as written, ${reading}`,
    rule,
  }))
}

function powersOf(monster: Monster): Derived[] {
  return monster.attacks
    .filter((attack) => /breath/i.test(attack.name))
    .map((attack) => ({
      field: `power ${attack.id}`,
      title: attack.name,
      value: attack.notes || 'as a spell',
      how: 'resolve it as a spell of your choice, paid in Mana',
      rule: 'HRT-BX-07',
    }))
}

/** Pools stand at their maximum; a figure in words is no value. */
function valuesOf(derived: readonly Derived[]): Record<string, number> {
  const values: Record<string, number> = {}
  for (const { field, value } of derived) if (typeof value === 'number') values[field] = value
  for (const [pool, most] of [
    ['hp', 'maxHp'],
    ['ap', 'maxAp'],
    ['mana', 'maxMana'],
  ] as const) {
    values[most] = values[pool] ?? 0
  }
  return values
}

function attackLine(attack: Attack): string {
  const often = attack.count > 1 ? `${attack.count} × ` : ''
  return [`${often}${attack.name}`, attack.dice, attack.notes && `(${attack.notes})`]
    .filter(Boolean)
    .join(' ')
}

/** `Owl bear: HP 6, ST 15, Mana 0, Morale 9, 2 × claw 1d8 and bite 1d8`. */
function toText(converted: Converted): string {
  const { values } = converted
  const figures = [
    ['HP', 'hp'],
    ['ST', 'st'],
    ['Mana', 'mana'],
    ['Morale', 'morale'],
  ].flatMap(([label, field]) =>
    field && values[field] !== undefined ? [`${label} ${values[field]}`] : [],
  )
  const attacks = converted.attacks
    .map((attack) => (attack.joins === 'first' ? '' : ` ${attack.joins} `) + attackLine(attack))
    .join('')
  return `${converted.name}: ${[...figures, attacks].filter(Boolean).join(', ')}`
}

function toCreature(converted: Converted, id: string, name: string): Creature {
  const told = converted.derived.filter(
    ({ field }) => field === 'critical' || field.startsWith('power'),
  )
  return {
    ...newFoe(converted, id, name),
    notes: told.map(({ title, value }) => `${title}: ${value}`).join('\n'),
  }
}
