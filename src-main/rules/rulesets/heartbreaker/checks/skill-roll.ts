import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { defineAction, type AtTable } from '../../../core/action.ts'
import { refusal, type Term, type Preview, type RefusedPreview } from '../../../core/preview.ts'
import { signed, percent } from '../../../common/check.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { rollOne, type Procedure } from '../../../core/procedure.ts'
import { modOf } from '../character/people.ts'
import {
  taskEffects,
  taskHindrance,
  otherTask,
  taskTitles,
  taskByTrait,
  type Task,
} from './tasks.ts'

/** Resolves a skill roll: d20 + SKI must beat an opposing d20 + d6. Rule HBK-SKILL-01. */
export function skill(
  d20: number,
  ski: number,
  oppD20: number,
  oppD6: number,
  modifier = 0,
): { total: number; opposition: number; success: boolean } {
  const total = d20 + ski + modifier
  const opposition = oppD20 + oppD6
  return { total, opposition, success: total > opposition }
}

/** Ways a d20 and a d6 come to each total, 2 to 26. */
const opposing: readonly number[] = Array.from({ length: 27 }, (_, total) => {
  const faces = [1, 2, 3, 4, 5, 6]
  return faces.filter((d6) => total - d6 >= 1 && total - d6 <= 20).length
})

/** Chance, 0 to 1, that a d20 and `plus` beat a d20 and a d6. */
function skillChance(plus: number): number {
  let ways = 0
  for (let d20 = 1; d20 <= 20; d20++)
    opposing.forEach((count, total) => {
      if (d20 + plus > total) ways += count
    })
  return ways / (20 * 20 * 6)
}

function termsOf(creature: ReadonlyCreature, task: Task | null): Term[] {
  return [
    step('SKI', creature.values.ski ?? 0, 'HBK-SKILL-01'),
    ...(task
      ? [{ name: task.attribute, value: modOf(creature, task.attribute), rule: task.rule }]
      : []),
  ]
}

function sumOf(terms: readonly Term[]): number {
  return terms.reduce((all, { value }) => all + value, 0)
}

function traitSteps(creature: ReadonlyCreature, title: string, task: Task | null): Step[] {
  if (task) return [step(task.title, `SKI + ${task.attribute}, by a trait`, 'HBK-SKILL-02')]
  const traitTitle = title === otherTask ? 'No trait' : title
  const says = title === otherTask ? 'SKI alone' : `${creature.name} has no such trait: SKI alone`
  return [
    step(traitTitle, says, 'HBK-SKILL-03'),
    step('Attributes', 'join by a trait only', 'HBK-SKILL-02'),
  ]
}

/** A skill roll about to be made, with its task where a trait helps. */
export interface SkillRoll {
  creature: ReadonlyCreature
  title: string
  task: Task | null
  target: ReadonlyCreature | undefined
}

export function planSkill(
  situation: Situation,
  { who, task: title, target: id }: { who: string; task: string; target?: string | undefined },
): SkillRoll | RefusedPreview {
  const creature = situation.creatures[who]
  if (creature?.values.ski === undefined)
    return refusal('Choose somebody who has SKI, or give them one by an edit.')
  const task = taskByTrait(creature, title)
  const target = situation.creatures[id ?? '']
  const barred = taskHindrance(situation, creature, task, target)
  return barred ? refusal(barred) : { creature, title, task, target }
}

export function previewSkill({ creature, title, task }: SkillRoll, { ruling }: AtTable): Preview {
  const { adjust, override } = ruling
  const terms = termsOf(creature, task)
  const plus = sumOf(terms) + adjust
  const chance = override ? Number(override === 'success') : skillChance(plus)
  const helps = task?.title === 'Heal an ally' || task?.title === 'Mend metal'
  return {
    terms: adjust === 0 ? terms : [...terms, { name: 'GM', value: adjust }],
    target: 'over d20 + d6',
    chances: [
      { says: 'Done', chance, tone: 'good' },
      { says: 'Not done', chance: 1 - chance, tone: 'bad' },
    ],
    bars: [],
    verdict: override ? `Ruled a ${override}` : `d20 + ${plus} over d20 + d6: ${percent(chance)}`,
    why: traitSteps(creature, title, task),
    scope: helps ? {} : { target: { idle: true } },
  }
}

export function* runSkill(
  { creature, title, task, target }: SkillRoll,
  situation: Situation,
  at: AtTable,
): Procedure {
  const { adjust, override } = at.ruling
  const terms = termsOf(creature, task)
  const why: Step[] = [
    ...traitSteps(creature, title, task),
    ...terms.map(({ name, value, rule }) => ({
      name,
      value: signed(value),
      ...(rule ? { rule } : {}),
    })),
  ]
  let success = override === 'success'
  let total: number | undefined
  if (override) why.push({ name: 'Ruled by the GM', value: override })
  else {
    const d20 = yield* rollOne('skill', 20)
    const against = yield* rollOne('opposition', 20)
    const and = yield* rollOne('opposition, the d6', 6)
    const rolled = skill(d20, sumOf(terms) + adjust, against, and)
    success = rolled.success
    total = rolled.total
    why.push(
      { name: 'd20', value: d20 },
      ...(adjust === 0 ? [] : [{ name: 'By the GM', value: signed(adjust) }]),
      { name: 'Total', value: total },
      step('Against', `${against} + ${and} is ${rolled.opposition}`, 'HBK-SKILL-01'),
    )
  }
  return line(at, {
    rule: 'HBK-SKILL-01',
    what: `${title === otherTask ? 'Skill roll' : title}, ${creature.name}`,
    says: success ? 'Done' : 'Not done',
    tone: success === (creature.side === 'party') ? 'good' : 'bad',
    who: [creature.id],
    ...(total === undefined ? {} : { total }),
    why,
    effects: taskEffects(situation, creature, task, target, success),
  })
}

/** A d20 and SKI against a d20 and a d6. Rules HBK-SKILL-01 to HBK-SKILL-03. */
export const skillRoll = defineAction({
  id: 'heartbreaker.skill',
  title: 'Skill roll',
  rule: 'HBK-SKILL-01',
  phase: 'check',
  slot: 'skill',
  finds: 'ski trait lock pocket trap climb track mend brew heal disguise cave-in wood',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who' },
    task: { kind: 'choice', title: 'At what', of: taskTitles, default: otherTask },
    target: {
      kind: 'creature',
      role: 'target',
      title: 'For whom',
      optional: true,
      living: true,
    },
  },
  plan: planSkill,
  preview: (roll, _situation, at) => previewSkill(roll, at),
  run: runSkill,
})
