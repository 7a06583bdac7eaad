import type { Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { Situation } from '../../../core/situation.ts'
import type { ArchetypeId } from '../archetypes.ts'
import { levelChanges, levelReading } from '../advancement/level-gain.ts'
import { xpForLevel } from '../advancement/levels.ts'

type Numbers = Record<string, number>

/** Raises a first-level character to a level, a d10 for each level gained. Rules GAM-ADV-02, GAM-ADV-10. */
export function* raised(
  situation: Pick<Situation, 'houseRules'>,
  first: Numbers,
  archetype: ArchetypeId,
  level: number,
): ProcedureOf<{ values: Numbers; why: Step[] }> {
  const reading = levelReading(situation)
  const values = { ...first }
  const why: Step[] = []
  for (let next = 2; next <= level; next++) {
    const face = yield* rollOne(`level ${next}`, 10)
    const { kind, gain, changes } = levelChanges(values, archetype, face, reading)
    for (const [field, by] of Object.entries(changes)) values[field] = (values[field] ?? 0) + by
    why.push({ name: `Level ${next}`, value: `${kind} +${gain}`, rule: 'GAM-ADV-10' })
  }
  if (level > 1) {
    values.experience = xpForLevel(level)
    why.push({ name: 'XP', value: values.experience, rule: 'GAM-ADV-02' })
  }
  return { values, why }
}

/** Steps of every new character: each figure with its rule. Rules GAM-CRE-05 to GAM-CRE-14. */
export function madeSteps(values: Readonly<Numbers>, age: number): Step[] {
  const of = (field: string): number => values[field] ?? 0
  return [
    { name: 'Mojo', value: of('mojo'), rule: 'GAM-CRE-05' },
    {
      name: 'Survival and verve',
      value: `${of('maxHp')} and ${of('maxVerve')}`,
      rule: 'GAM-CRE-06',
    },
    {
      name: 'Movement and carry',
      value: `${of('movement')} and ${of('carry')}`,
      rule: 'GAM-CRE-10',
    },
    { name: 'Reactions', value: '4 and what feeds each', rule: 'GAM-CRE-11' },
    {
      name: 'Attack and defense',
      value: `${of('attackBonus')} and ${of('defense')}`,
      rule: 'GAM-CRE-13',
    },
    { name: 'Age', value: `${age} years`, rule: 'GAM-CRE-14' },
  ]
}
