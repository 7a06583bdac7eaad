import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { RuleId } from '../../../core/outcome.ts'
import type { Attribute } from '../attributes.ts'

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
export function traitFor(creature: ReadonlyCreature, title: string): Task | null {
  const task = tasks.find((each) => each.title === title)
  return task && task.of in creature.tags ? task : null
}

/** Tasks that a creature's traits allow. */
export function tasksOf(creature: Pick<ReadonlyCreature, 'tags'>): Task[] {
  return tasks.filter(({ of }) => of in creature.tags)
}
