import type { MonsterConversion, MonsterKit } from '../../core/ruleset/monsters.ts'
import { upperFirst } from '../../core/words.ts'
import type { ConversionTarget, Converted, Derived, Monster } from '../canonical.ts'
import { ownFigure, type OwnLine } from '../own-lines.ts'
import { attackFigures } from './attack-words.ts'

/** A conversion to a game that takes the figures of its own printed line as they stand. */
export function withOwnFigures<
  C extends MonsterConversion & Partial<Pick<MonsterKit, 'hitPoints' | 'ownLine'>>,
>(conversion: C, target: ConversionTarget): C {
  const convert: C['convert'] = (monster, given, situation) => {
    const converted = conversion.convert(monster, given, situation)
    return monster.own?.game === target
      ? asPrinted(converted, monster, monster.own.values, conversion.ownLine)
      : converted
  }
  const judgements: C['judgements'] = (monster, situation) =>
    monster.own?.game === target
      ? convert(monster, {}, situation ?? null).judgements
      : conversion.judgements(monster, situation)
  const { hitPoints } = conversion
  const dice: C['hitPoints'] =
    hitPoints &&
    ((monster, converted) => (monster.own?.game === target ? null : hitPoints(monster, converted)))
  return { ...conversion, convert, judgements, ...(dice && { hitPoints: dice }) }
}

function asPrinted(
  converted: Converted,
  monster: Monster,
  own: NonNullable<Monster['own']>['values'],
  line: OwnLine | undefined,
): Converted {
  const printed = (field: string, title: string, of?: Derived): Derived => ({
    field,
    title,
    value: own[field]?.value ?? 0,
    how: 'as printed for this game',
    rule: of?.rule ?? 'GF-OWN-01',
  })
  const [attackRule] = converted.derived.flatMap(({ field, rule }) =>
    field.startsWith('attack ') ? [rule] : [],
  )
  const plain = converted.derived
    .filter(({ field }) => !field.startsWith('attack '))
    .map((each) => (each.field in own ? printed(each.field, each.title, each) : each))
  const more = (line?.labels ?? [])
    .filter(({ field }) => field in own && !plain.some((each) => each.field === field))
    .map(({ label, field }) => printed(field, label))
  const attacks =
    monster.attacks.length === 0
      ? []
      : attackFigures(monster.attacks, attackRule ?? 'GF-OWN-01', () => 'as printed for this game')
  const derived = [...plain, ...more, ...attacks]
  const values = { ...converted.values }
  for (const [field, { value }] of Object.entries(own)) {
    values[field] = value
    const most = `max${upperFirst(field)}`
    if (most in values) values[most] = value
  }
  const open = new Set(derived.map(({ judgement }) => judgement))
  const judgements = converted.judgements.filter(({ id }) => open.has(id))
  const answers = Object.fromEntries(
    Object.entries(converted.answers).filter(([id]) => judgements.some((each) => each.id === id)),
  )
  return { ...converted, values, attacks: monster.attacks, derived, judgements, answers }
}

/** Figures of a conversion in its game's own line, in the order of its labels. */
export function ownLabels(
  line: OwnLine,
  { values }: Converted,
  leftOut: (field: string, value: number) => boolean = () => false,
): string[] {
  return line.labels.flatMap((label) => {
    const value = values[label.field]
    return value === undefined || leftOut(label.field, value) ? [] : [ownFigure(label, value)]
  })
}
