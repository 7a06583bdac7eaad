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
import type { Creature } from '../../situation.ts'

/** Monsters as the author's own conversion notes turn them, and Cairn's as they stand. Rules DLVX-ANS-25, DLVX-CRN-16. */
export const monsters: MonsterKit = { convert, judgements, toText, toCreature }

/** Its effect on a failed save stands in its notes, where an attack looks for it. Rule DLV-ATK-04. */
function toCreature(converted: Converted, id: string, name: string): Creature {
  const told = converted.derived.filter(({ field }) => field === 'critical')
  return {
    ...newFoe(converted, id, name),
    notes: told.map(({ title, value }) => `${title}: ${value}`).join('\n'),
  }
}

type Hide = 'none' | 'light' | 'scales'
const reduction: Record<Hide, number> = { none: 0, light: 1, scales: 3 }

function judgements(monster: Monster): Judgement[] {
  const { figures } = monster
  if (figures.family !== 'bx') return []
  const gives = (hide: Hide) => ({ title: 'DR', value: reduction[hide] })
  return [
    {
      id: 'hide',
      asks: 'How good is its hide? The author gives no AC; the choice made here is ours.',
      evidence: figures.ac
        ? monster.source.text.slice(figures.ac.span.from, figures.ac.span.to)
        : '',
      ...(figures.ac ? { span: figures.ac.span } : {}),
      options: [
        { id: 'none', title: 'None', hint: 'soft', gives: gives('none') },
        {
          id: 'light',
          title: 'Light or natural',
          hint: 'leather, fur, mail',
          gives: gives('light'),
        },
        {
          id: 'scales',
          title: 'Scales or plate',
          hint: 'dragon, plate armour',
          gives: gives('scales'),
        },
      ],
      default: suggestedHide(figures),
      rule: 'DLVX-ANS-25',
    },
  ]
}

/** The notes give words, not AC numbers; where the words begin is our ruling. */
function suggestedHide(figures: BxFigures): Hide {
  const { descending = null, ascending = null } = figures.ac?.value ?? {}
  const ac = descending ?? (ascending === null ? 9 : 19 - ascending)
  if (ac >= 8) return 'none'
  return ac > 2 ? 'light' : 'scales'
}

function convert(monster: Monster, given: Record<string, string>): Converted {
  const asked = judgements(monster)
  const answers = Object.fromEntries(
    asked.map((judgement) => {
      const said = given[judgement.id] ?? monster.judged.delve?.[judgement.id]
      return [
        judgement.id,
        judgement.options.some(({ id }) => id === said) && said ? said : judgement.default,
      ]
    }),
  )
  const { figures } = monster
  const derived = [
    ...(figures.family === 'bx' ? fromBx(figures, answers) : fromCairn(figures)),
    ...criticalOf(monster, 'shown when somebody it hurt fails the STR save', 'DLV-ATK-04'),
  ]
  const values = Object.fromEntries(
    derived.flatMap(({ field, value }) => (typeof value === 'number' ? [[field, value]] : [])),
  )
  return {
    ruleset: 'delve',
    name: monster.name,
    values: { ...values, maxHp: values['hp'] ?? 0 },
    attacks: monster.attacks,
    derived,
    judgements: asked,
    answers,
    tags: monster.tags,
  }
}

function fromBx(figures: BxFigures, answers: Record<string, string>): Derived[] {
  const hd = Math.floor(figures.hd?.value.dice ?? 1)
  const hide = answers['hide'] as Hide
  const morale = figures.morale?.value
  const will = morale === undefined ? null : wilOf(morale)
  return [
    { field: 'hp', title: 'HP', value: hd + 3, how: `${hd} HD + 3`, rule: 'DLVX-ANS-25' },
    ...(['str', 'dex'] as const).map((field): Derived => ({
      field,
      title: field.toUpperCase(),
      value: 10,
      how: 'not marked, so 10',
      rule: 'DLVX-ANS-25',
    })),
    {
      field: 'wil',
      title: 'WIL',
      value: will ?? 10,
      how: will === null ? 'no morale with a row, so 10' : `morale ${morale} on the table`,
      rule: 'DLVX-ANS-25',
    },
    {
      field: 'dr',
      title: 'DR',
      value: reduction[hide],
      how: `${hide} hide`,
      rule: 'DLVX-ANS-25',
      judgement: 'hide',
    },
  ]
}

/** Morale and WIL side by side in the author's conversion notes; there is no row for 5. */
function wilOf(morale: number): number | null {
  const rows: Readonly<Record<number, number>> = {
    2: 1,
    3: 2,
    4: 3,
    6: 7,
    7: 9,
    8: 13,
    9: 15,
    10: 18,
    11: 19,
    12: 20,
  }
  return rows[morale] ?? null
}

function fromCairn(figures: CairnFigures): Derived[] {
  const printed = (field: 'str' | 'dex' | 'wil'): Derived => {
    const read = figures[field]
    return {
      field,
      title: field.toUpperCase(),
      value: read?.value ?? 10,
      how: read ? 'as written' : 'left out, which is 10',
      rule: 'DLVX-CRN-11',
    }
  }
  return [
    {
      field: 'hp',
      title: 'HP',
      value: figures.hp?.value ?? 3,
      how: figures.hp ? 'as written' : 'left out: 3, an average foe',
      rule: 'DLVX-CRN-16',
    },
    printed('str'),
    printed('dex'),
    printed('wil'),
    {
      field: 'dr',
      title: 'DR',
      value: Math.min(3, figures.armor?.value ?? 0),
      how: figures.armor ? 'Armor as written' : 'none written',
      rule: 'DLVX-CRN-16',
    },
  ]
}

/** `Troll: HP 6, STR 14, DEX 12, WIL 10, DR 1, claw d6+d6`. */
function toText(converted: Converted): string {
  const figures = [
    ['HP', 'hp'],
    ['STR', 'str'],
    ['DEX', 'dex'],
    ['WIL', 'wil'],
    ['DR', 'dr'],
  ] as const
  const told = figures.map(([label, field]) => `${label} ${converted.values[field] ?? 0}`)
  return `${converted.name}: ${[...told, ...converted.attacks.map(attackLine)].join(', ')}`
}

function attackLine(attack: Attack): string {
  return [attack.count > 1 ? `${attack.count} ×` : '', attack.name, attack.dice]
    .filter(Boolean)
    .join(' ')
}
