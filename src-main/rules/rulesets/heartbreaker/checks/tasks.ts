import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { RuleId } from '../../../core/outcome.ts'
import { type Effect, setCondition } from '../../../core/effects.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { leftOf, useId } from '../../../common/uses.ts'
import type { Attribute } from '../character/attributes.ts'
import { staAfterHealing } from '../harm/injury.ts'
import { healTries } from '../house-rules/advancement.ts'
import { rusty } from '../conditions.ts'

/** Task that a trait allows with SKI and an attribute. Rules HBK-SKILL-02, HBK-SKILL-03. */
export interface Task {
  title: string
  /** Ancestry or background whose trait it is. */
  of: string
  attribute: Attribute
  rule: RuleId
}

const tasks: readonly Task[] = [
  { title: 'Foresee a cave-in', of: 'dwarf', attribute: 'WIS', rule: 'HBK-ANC-02' },
  { title: 'Change one’s looks', of: 'elf', attribute: 'CHA', rule: 'HBK-ANC-03' },
  {
    title: 'Lock, pocket, trap or bonds',
    of: 'vagabond',
    attribute: 'DEX',
    rule: 'HBK-BG-02',
  },
  { title: 'Climb a cliff', of: 'outlander', attribute: 'STR', rule: 'HBK-BG-03' },
  { title: 'Track', of: 'outlander', attribute: 'WIS', rule: 'HBK-BG-03' },
  { title: 'Mend metal', of: 'peasant', attribute: 'STR', rule: 'HBK-BG-04' },
  { title: 'Shape wood', of: 'peasant', attribute: 'DEX', rule: 'HBK-BG-04' },
  { title: 'Heal an ally', of: 'professional', attribute: 'CHA', rule: 'HBK-BG-05' },
  { title: 'Brew from a recipe', of: 'professional', attribute: 'INT', rule: 'HBK-BG-05' },
]

export const otherTask = 'Something else'

export const taskTitles: readonly string[] = [otherTask, ...tasks.map(({ title }) => title)]

/** Task of this title when the creature has its trait; null when SKI alone counts. */
export function taskByTrait(creature: ReadonlyCreature, title: string): Task | null {
  const task = tasks.find((each) => each.title === title)
  return task && task.of in creature.tags ? task : null
}

/** Tasks that a creature's traits allow. */
export function tasksOf(creature: Pick<ReadonlyCreature, 'tags'>): Task[] {
  return tasks.filter(({ of }) => of in creature.tags)
}

const looksUse = 'Change of looks'

export const healingUse = 'Healing an ally'

/** Reason a task can't be tried now, with the remedy; null when it can. */
export function taskHindrance(
  situation: Situation,
  creature: ReadonlyCreature,
  task: Task | null,
  target: ReadonlyCreature | undefined,
): string | null {
  const spent = (title: string): boolean => {
    const use = creature.uses?.[useId(title)]
    return use !== undefined && leftOf(use, situation.clock.seconds) === 0
  }
  if (task?.of === 'elf' && spent(looksUse))
    return `${creature.name} has changed their looks today (HBK-ANC-03): tomorrow again.`
  if (task?.title !== 'Heal an ally') return null
  if (spent(healingUse))
    return `${creature.name} has tried to heal since the last rest: rest first.`
  if (!target) return 'Choose the ally to heal under “For whom”.'
  return target.id === creature.id
    ? 'An ally is somebody else: choose another under “For whom”.'
    : null
}

/** Effects of a task: looks change for an hour, an ally regains 1 STA, rust is removed. */
export function taskEffects(
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
      use(looksUse, 'day'),
      ...(success
        ? [
            setCondition(creature.id, 'other looks', {
              until: now + 3600,
              rule: 'HBK-ANC-03' as const,
            }),
          ]
        : []),
    ]
  if (task?.title === 'Mend metal' && success && target && rusty in target.conditions)
    return [{ do: 'condition', creature: target.id, name: rusty, to: null, says: 'mended' }]
  if (task?.title !== 'Heal an ally' || !target) return []
  const once = houseRule<string>(situation, healTries) === 'oncePerRest'
  const { hp = 0, maxHp = hp } = target.values
  const by = staAfterHealing(hp, maxHp, 'injured' in target.conditions, 1) - hp
  return [
    ...(once ? [use(healingUse, 'never')] : []),
    ...(success && by > 0 ? [{ do: 'change' as const, creature: target.id, field: 'hp', by }] : []),
  ]
}
