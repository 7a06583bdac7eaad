import { newFoe } from '../../../creature.ts'
import type { Attack, Converted, Monster } from '../../../monsters/canonical.ts'
import { criticalOf } from '../../../monsters/critical.ts'
import type { MonsterKit } from '../../../ruleset.ts'
import type { Creature } from '../../../situation.ts'
import { damageStep, sizes } from '../scales/sizes.ts'
import { derivedOf } from './figures.ts'
import { judgements } from './judged.ts'

/** No bestiary was seen: these figures are the book's guidance, and our rulings where it stops. Rules GAMX-ENC-01 to GAMX-ENC-07. */
export const monsters: MonsterKit = { convert, judgements, toText, toCreature }

/** What it does besides stands in its notes, for the GM to use. */
function toCreature(converted: Converted, id: string, name: string): Creature {
  const told = converted.derived.filter(({ field }) => field === 'critical')
  return {
    ...newFoe(converted, id, name),
    notes: told.map(({ title, value }) => `${title}: ${value}`).join('\n'),
  }
}

function convert(monster: Monster, given: Record<string, string>): Converted {
  const asked = judgements(monster)
  const answers = Object.fromEntries(
    asked.map((judgement) => {
      const said = given[judgement.id] ?? monster.judged['gods-and-monsters']?.[judgement.id]
      const known = said !== undefined && judgement.options.some(({ id }) => id === said)
      return [judgement.id, known ? said : judgement.default]
    }),
  )
  const derived = [
    ...derivedOf(monster, answers),
    ...criticalOf(monster, 'no rule of this game: yours to use', 'GAMX-ENC-07'),
  ]
  const values = Object.fromEntries(
    derived.flatMap(({ field, value }) => (typeof value === 'number' ? [[field, value]] : [])),
  )
  return {
    ruleset: 'gods-and-monsters',
    name: monster.name,
    values: { ...values, maxHp: values['hp'] ?? 1, injuries: 0, verve: 0, maxVerve: 0 },
    attacks: attacksOf(monster, values['size'] ?? 3),
    derived,
    judgements: asked,
    answers,
    tags: monster.tags,
  }
}

/** Its own attacks; what has no dice has those of its size, and what has no attack strikes once. Rules GAMX-ENC-07, GAM-SIZ-04. */
function attacksOf(monster: Monster, size: number): Attack[] {
  const bySize = damageStep('D6', size - sizes.indexOf('medium')).toLowerCase()
  const strike: Attack = {
    id: 'a1',
    name: 'strike',
    count: 1,
    dice: bySize,
    notes: '',
    joins: 'first',
  }
  if (monster.attacks.length === 0) return [strike]
  return monster.attacks.map((attack) =>
    attack.dice === '' ? { ...attack, dice: bySize } : attack,
  )
}

/** `Yeti: level 4, survival 22, attack +4, defense 3, movement 10, 2 × claw 1d6`. */
function toText(converted: Converted): string {
  const { level = 0, hp = 1, attackBonus = 0, defense = 0, movement = 10 } = converted.values
  const told = [
    `level ${level}`,
    `survival ${hp}`,
    `attack +${attackBonus}`,
    `defense ${defense}`,
    `movement ${movement}`,
  ]
  return `${converted.name}: ${[...told, ...converted.attacks.map(attackLine)].join(', ')}`
}

function attackLine(attack: Attack): string {
  return [attack.count > 1 ? `${attack.count} ×` : '', attack.name, attack.dice]
    .filter(Boolean)
    .join(' ')
}
