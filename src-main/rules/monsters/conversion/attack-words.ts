import type { Attack, Derived } from '../canonical.ts'
import type { RuleId } from '../../core/outcome.ts'

/** `2 × claw 1d8 (poison)`. */
function attackInWords({ count, name, dice, notes }: Attack): string {
  const often = count > 1 ? `${count} × ` : ''
  return [`${often}${name}`, dice, notes && `(${notes})`].filter(Boolean).join(' ')
}

/** Attacks in one line, joined within a round and between choices: "2 × claw 1d8 and bite 1d8 or breath". */
export function attacksInWords(
  attacks: readonly Attack[],
  words: (attack: Attack) => string = attackInWords,
  between: Readonly<Record<'and' | 'or', string>> = { and: ' and ', or: ' or ' },
): string {
  return attacks
    .map((attack, at) => {
      const joined = attack.joins === 'or' ? between.or : between.and
      return (at === 0 ? '' : joined) + words(attack)
    })
    .join('')
}

/** One figure of the conversion per attack. */
export function attackFigures(
  attacks: readonly Attack[],
  rule: RuleId,
  how: (attack: Attack) => string,
  judgement: (attack: Attack) => string | undefined = () => undefined,
): Derived[] {
  return attacks.map((attack) => {
    const because = judgement(attack)
    return {
      field: `attack ${attack.id}`,
      title: attack.name,
      value: attackInWords(attack),
      how: attack.dice === '' ? 'no dice in the text' : how(attack),
      rule,
      ...(because === undefined ? {} : { judgement: because }),
    }
  })
}
