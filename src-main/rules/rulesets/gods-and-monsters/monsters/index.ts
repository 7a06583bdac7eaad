import { newFoe } from '../../../core/creature.ts'
import type { MonsterKit } from '../../../core/ruleset/monsters.ts'
import type { Attack, Converted, Derived, Monster } from '../../../monsters/canonical.ts'
import { answersTo } from '../../../monsters/conversion/answers.ts'
import { attackFigures, attacksInWords } from '../../../monsters/conversion/attack-words.ts'
import { convertedAs } from '../../../monsters/conversion/converted.ts'
import { ownLabels } from '../../../monsters/conversion/own-figures.ts'
import { onBxScales } from '../../../monsters/conversion/scales.ts'
import { criticalOf } from '../../../monsters/critical.ts'
import { damageStep, sizes } from '../scales.ts'
import { derivedOf, hitPoints, usualFigures } from './figures.ts'
import { judgements } from './judged.ts'
import { ownLine } from './own-line.ts'

/**
 * Attacks of the monster; one without dice takes those of its size, a monster without attacks gets one
 * strike. Rules GAMX-ENC-07, GAM-SIZ-04.
 */
function attacksOf({ attacks }: Monster, size: number): Attack[] {
  const dice = damageStep('D6', size - sizes.indexOf('medium')).toLowerCase()
  if (attacks.length === 0)
    return [{ id: 'a1', name: 'strike', count: 1, dice, notes: '', joins: 'first' }]
  return attacks.map((attack) => (attack.dice === '' ? { ...attack, dice } : attack))
}

/** Source of each attack’s dice: the text or the size. Rules GAMX-ENC-07, GAM-SIZ-04. */
function attacksDerived(monster: Monster, attacks: readonly Attack[]): Derived[] {
  const written = new Set(monster.attacks.filter(({ dice }) => dice !== '').map(({ id }) => id))
  return attacks.flatMap((attack) =>
    written.has(attack.id)
      ? attackFigures([attack], 'GAMX-ENC-07', () => 'its dice as written')
      : attackFigures(
          [attack],
          'GAM-SIZ-04',
          () => 'no dice in the text: d6 for a medium one, a step for each size',
          () => 'size',
        ),
  )
}

/** No bestiary was seen: these figures are the book's guidance, and our rulings where it stops. Rules GAMX-ENC-01 to GAMX-ENC-07. */
export const monsters: MonsterKit = onBxScales<MonsterKit>(
  { ownLine, convert, judgements, toText, toCreature: newFoe, hitPoints },
  'gods-and-monsters',
)

function convert(monster: Monster, given: Record<string, string>): Converted {
  const monsterJudgements = judgements(monster, null, {
    ...monster.judged['gods-and-monsters'],
    ...given,
  })
  const answers = answersTo(monsterJudgements, monster, 'gods-and-monsters', given)
  const figures = derivedOf(monster, answers)
  const size = figures.find(({ field }) => field === 'size')?.value
  const attacks = attacksOf(monster, Number(size))
  const derived = [
    ...figures,
    ...attacksDerived(monster, attacks),
    ...criticalOf(monster, 'no rule of this game: yours to use', 'GAMX-ENC-07'),
  ]
  return convertedAs('gods-and-monsters', monster, {
    judgements: monsterJudgements,
    answers,
    derived,
    attacks,
    more: pools,
  })
}

/** Survival stands at its most; monsters have no verve. */
function pools({ hp = 1 }: Record<string, number>): Record<string, number> {
  return { maxHp: hp, injuries: 0, verve: 0, maxVerve: 0 }
}

/**
 * `Yeti: level 4, survival 22, attack +4, defense 3, movement 10, size medium, 2 × claw 1d6`. Figures that follow from
 * level and size are left out.
 */
function toText(converted: Converted): string {
  const { name, attacks, values } = converted
  const usual = usualFigures(values['level'] ?? 0, sizes[values['size'] ?? 3] ?? 'medium')
  const figures = ownLabels(ownLine, converted, (field, value) =>
    field === 'missileBonus' ? value === values['attackBonus'] : usual[field] === value,
  )
  return `${name}: ${[...figures, attacksInWords(attacks)].filter(Boolean).join(', ')}`
}
