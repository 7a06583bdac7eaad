import type { Effect } from '../../../core/effects.ts'
import { healed } from '../harm/figures.ts'
import { healTries } from '../house-rules/advancement.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { leftOf, useId } from '../../../common/uses.ts'
import { rusty } from '../town/conditions.ts'
import type { Task } from './tasks.ts'

const guise = 'Change of looks'
export const healing = 'Healing an ally'

/** Reason a task can't be tried now, with the remedy; null when it can. */
export function barsTask(
  situation: Situation,
  creature: ReadonlyCreature,
  task: Task | null,
  target: ReadonlyCreature | undefined,
): string | null {
  const spent = (title: string): boolean => {
    const use = creature.uses?.[useId(title)]
    return use !== undefined && leftOf(use, situation.clock.seconds) === 0
  }
  if (task?.of === 'elf' && spent(guise))
    return `${creature.name} has changed their looks today (HBK-ANC-03): tomorrow again.`
  if (task?.title !== 'Heal an ally') return null
  if (spent(healing)) return `${creature.name} has tried to heal since the last rest: rest first.`
  if (!target) return 'Choose the ally to heal under “For whom”.'
  return target.id === creature.id
    ? 'An ally is somebody else: choose another under “For whom”.'
    : null
}

/** Effects of a task: looks change for an hour, an ally regains 1 STA, rust is removed. */
export function afterTask(
  situation: Situation,
  creature: ReadonlyCreature,
  task: Task | null,
  target: ReadonlyCreature | undefined,
  success: boolean,
): Effect[] {
  const now = situation.clock.seconds
  const use = (title: string, again: 'day' | 'never'): Effect => ({
    do: 'use',
    creature: creature.id,
    id: useId(title),
    to: { title, of: 1, spent: 1, at: now, again },
  })
  if (task?.of === 'elf')
    return [
      use(guise, 'day'),
      ...(success
        ? [
            {
              do: 'condition' as const,
              creature: creature.id,
              name: 'other looks',
              to: { until: now + 3600, rule: 'HBK-ANC-03' as const },
            },
          ]
        : []),
    ]
  if (task?.title === 'Mend metal' && success && target && rusty in target.conditions)
    return [{ do: 'condition', creature: target.id, name: rusty, to: null, says: 'mended' }]
  if (task?.title !== 'Heal an ally' || !target) return []
  const once = houseRule<string>(situation, healTries) === 'oncePerRest'
  const { hp = 0, maxHp = hp } = target.values
  const by = healed(hp, maxHp, 'injured' in target.conditions, 1) - hp
  return [
    ...(once ? [use(healing, 'never')] : []),
    ...(success && by > 0 ? [{ do: 'change' as const, creature: target.id, field: 'hp', by }] : []),
  ]
}
