import type { ReadonlyCreature } from '../../../core/situation.ts'
import { defineAction, type Action, type Term } from '../../../core/action.ts'
import { refusal, signed } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne } from '../../../core/procedure.ts'
import { modOf } from '../people.ts'
import { afterTask, barsTask } from './after-task.ts'
import { skill, skillPreview } from './contest.ts'
import { otherTask, taskTitles, traitFor, type Task } from './tasks.ts'

function termsOf(creature: ReadonlyCreature, task: Task | null): Term[] {
  return [
    { name: 'SKI', value: creature.values.ski ?? 0, rule: 'HBK-SKILL-01' },
    ...(task
      ? [{ name: task.attribute, value: modOf(creature, task.attribute), rule: task.rule }]
      : []),
  ]
}

function traitSteps(creature: ReadonlyCreature, title: string, task: Task | null): Step[] {
  if (task)
    return [
      { name: task.title, value: `SKI + ${task.attribute}, by a trait`, rule: 'HBK-SKILL-02' },
    ]
  const asked = title === otherTask ? 'No trait' : title
  const says = title === otherTask ? 'SKI alone' : `${creature.name} has no such trait: SKI alone`
  return [
    { name: asked, value: says, rule: 'HBK-SKILL-03' },
    { name: 'Attributes', value: 'join by a trait only', rule: 'HBK-SKILL-02' },
  ]
}

/** A d20 and SKI against a d20 and a d6. Rules HBK-SKILL-01 to HBK-SKILL-03. */
export const skillRoll: Action = defineAction({
  id: 'heartbreaker.skill',
  title: 'Skill roll',
  rule: 'HBK-SKILL-01',
  phase: 'check',
  slot: 'skill',
  needs: [],
  finds: 'ski trait lock pocket trap climb track mend brew heal disguise cave-in wood',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    task: { kind: 'choice', title: 'At what', of: taskTitles, default: otherTask },
    target: { kind: 'creature', title: 'For whom', optional: true },
  },
  preview(situation, { who, task: title, target }, at) {
    const creature = situation.creatures[who]
    if (creature?.values.ski === undefined)
      return refusal('Choose somebody who has SKI, or give them one by an edit.')
    const task = traitFor(creature, title)
    const barred = barsTask(situation, creature, task, situation.creatures[target ?? ''])
    if (barred) return refusal(barred)
    const shown = skillPreview(termsOf(creature, task), at.ruling)
    return {
      ...shown,
      why: traitSteps(creature, title, task),
      scope: healsOrMends(task) ? {} : { target: { idle: true } },
    }
  },
  *run(situation, { who, task: title, target }, at) {
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule: 'HBK-SKILL-01', what: 'Skill', says: 'Nobody rolled' })
    const task = traitFor(creature, title)
    const { adjust, override } = at.ruling
    const terms = termsOf(creature, task)
    const steps: Step[] = [
      ...traitSteps(creature, title, task),
      ...terms.map(({ name, value, rule }) => ({
        name,
        value: signed(value),
        ...(rule ? { rule } : {}),
      })),
    ]
    const end = { success: override === 'success', total: 0, opposition: 0 }
    if (override) steps.push({ name: 'Ruled by the GM', value: override })
    else {
      const d20 = yield* rollOne('skill', 20)
      const against = yield* rollOne('opposition', 20)
      const and = yield* rollOne('opposition, the d6', 6)
      const plus = terms.reduce((all, { value }) => all + value, 0) + adjust
      Object.assign(end, skill(d20, plus, against, and))
      steps.push(
        { name: 'd20', value: d20 },
        ...(adjust === 0 ? [] : [{ name: 'By the GM', value: signed(adjust) }]),
        { name: 'Total', value: end.total },
        {
          name: 'Against',
          value: `${against} + ${and} is ${end.opposition}`,
          rule: 'HBK-SKILL-01',
        },
      )
    }
    return line(at, {
      rule: 'HBK-SKILL-01',
      what: `${title === otherTask ? 'Skill roll' : title}, ${creature.name}`,
      says: end.success ? 'Done' : 'Not done',
      tone: end.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [who],
      ...(override ? {} : { total: end.total }),
      why: steps,
      effects: afterTask(situation, creature, task, situation.creatures[target ?? ''], end.success),
    })
  },
})

function healsOrMends(task: Task | null): boolean {
  return task?.title === 'Heal an ally' || task?.title === 'Mend metal'
}
