import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../../core/preview.ts'
import { rollSummed } from '../../../core/procedure.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { Use } from '../../../core/state/creature.ts'
import { counted } from '../../../core/words.ts'
import { day, hour } from '../../../clock/clock.ts'
import { signed, totals } from '../../../common/check.ts'
import { useId } from '../../../common/uses.ts'
import { expressionOf } from '../../../dice/read-notation.ts'
import { askNotation } from '../../../dice/roll.ts'

/** Steps done by one unit of work on a complex task; from 10 up the next needs no roll. Rule BDPX-CT-02. */
export function progress(total: number): { steps: number; free: number } {
  if (total <= 6) return { steps: 0, free: 0 }
  return { steps: 1, free: total >= 10 ? 1 : 0 }
}

/** Number of steps and unit of time of each kind of task. Rules BDPX-CT-01, BDPX-IMP-02. */
export const taskKinds = {
  mundane: { steps: '1d2', unit: '10 minutes' },
  effort: { steps: '1d4+2', unit: 'hour' },
  'hard or dangerous': { steps: '2d4+4', unit: 'watch' },
  mythic: { steps: '4d4+8', unit: 'day' },
  'a simple skill': { steps: '1d4+2', unit: 'day' },
  'a hard skill': { steps: '2d4+4', unit: 'day' },
  'an expert skill': { steps: '4d4+8', unit: 'day' },
} as const
type Kind = keyof typeof taskKinds
const kindNames = Object.keys(taskKinds) as Kind[]

const seconds = {
  '10 minutes': 600,
  hour,
  watch: 8 * hour,
  day,
  week: 7 * day,
  month: 30 * day,
} as const
type Unit = keyof typeof seconds
const asUsual = 'as usual'
const units = [asUsual, ...(Object.keys(seconds) as Unit[])] as const

/** Title of a task in hand: "Mend the bridge, by the hour". */
function titleOf(task: string, unit: Unit): string {
  return `${task}, by the ${unit}`
}

function unitOf(title: string): Unit | null {
  const said = /, by the (.+)$/.exec(title)?.[1]
  return (Object.keys(seconds) as Unit[]).find((unit) => unit === said) ?? null
}

/** Tasks that a creature has in hand. */
function tasksOf(creature: ReadonlyCreature): Use[] {
  return Object.values(creature.uses ?? {}).filter(({ title }) => unitOf(title) !== null)
}

export const begin = defineAction({
  id: 'block-dodge-parry.begin-task',
  title: 'Begin a complex task',
  rule: 'BDPX-CT-01',
  phase: 'town',
  slot: 'task',
  finds: 'complex task project downtime learn study craft repair steps',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    task: { kind: 'text', title: 'Task', max: 60 },
    size: { kind: 'choice', title: 'How hard', of: kindNames, default: 'effort' },
    unit: { kind: 'choice', title: 'Counted by', of: units, default: asUsual },
  },
  plan(situation, { who, task, size, unit: said }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who takes it on.')
    if (task.trim() === '')
      return refusal('Say what the task is, to find it again: “Mend the bridge”.')
    const kind = taskKinds[size]
    return {
      creature,
      kind,
      title: titleOf(task.trim(), said === asUsual ? kind.unit : said),
      size,
    }
  },
  preview: ({ kind, size }) =>
    plain(`${kind.steps} steps, usually by the ${kind.unit}`, [], [sizeStep(size)]),
  *run({ creature, kind, title, size }, situation, at) {
    const rolled = yield* askNotation('steps', expressionOf(kind.steps))
    const of = Math.max(1, rolled.total + at.ruling.adjust)
    const use: Use = { title, of, spent: 0, at: situation.clock.seconds, again: 'never' }
    return line(at, {
      rule: 'BDPX-CT-01',
      what: `Complex task, ${creature.name}`,
      says: `${title}: ${counted(of, 'step')}`,
      who: [creature.id],
      total: of,
      why: [step(kind.steps, rolled.says, 'BDPX-CT-01'), sizeStep(size)],
      effects: [{ do: 'use', creature: creature.id, id: useId(title), to: use }],
    })
  },
})

function sizeStep(size: Kind): Step {
  return step(
    size,
    `${taskKinds[size].steps} by the ${taskKinds[size].unit}`,
    size.endsWith('skill') ? 'BDPX-IMP-02' : 'BDPX-CT-01',
  )
}

const helps = {
  nothing: 0,
  'something general': 1,
  'something specific': 2,
  'something unique': 3,
  'a hindrance': -1,
  'a grave hindrance': -2,
} as const
const helpNames = Object.keys(helps) as (keyof typeof helps)[]

function freeTag(title: string): string {
  return `next step is free: ${useId(title)}`
}

/** Task in hand whose title begins with the text, or has it in it; the first for an empty text. */
function taskMeant(creature: ReadonlyCreature, said: string | undefined): Use | RefusedPreview {
  const all = tasksOf(creature).filter(({ of, spent }) => spent < of)
  const wanted = said?.trim().toLowerCase() ?? ''
  const found =
    all.find(({ title }) => title.toLowerCase().startsWith(wanted)) ??
    all.find(({ title }) => title.toLowerCase().includes(wanted))
  if (found) return found
  return refusal(
    all.length === 0
      ? `${creature.name} has no task in hand: begin a complex task first.`
      : `${creature.name} has no task “${said ?? ''}”: it is one of ${all.map(({ title }) => title).join('; ')}.`,
  )
}

export const work = defineAction({
  id: 'block-dodge-parry.work',
  title: 'Work on a complex task',
  rule: 'BDPX-CT-02',
  phase: 'town',
  slot: 'task',
  finds: 'complex task progress project downtime learn study',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    task: { kind: 'text', title: 'Which task (empty: the first)', max: 80, optional: true },
    help: { kind: 'choice', title: 'The best help', of: helpNames, default: 'nothing' },
    granted: { kind: 'switch', title: 'A step without a roll', default: false },
    clock: { kind: 'switch', title: 'The clock moves on', default: true },
  },
  plan(situation, { who, task, help, granted, clock }) {
    const creature = situation.creatures[who]
    const why = [helpStep(help)]
    if (!creature) return refusal('Choose who works on it.', { why })
    const meant = taskMeant(creature, task)
    if (isRefusal(meant)) return refusal(meant.refuses, { why })
    const wasFree = freeTag(meant.title) in creature.tags
    return { creature, meant, help, wasFree, free: granted || wasFree, clock }
  },
  preview({ meant, help, free }, _situation, at) {
    const left = `${meant.title}: ${meant.spent} of ${counted(meant.of, 'step')}`
    if (free) return plain(`${left}; one step, nothing is rolled`, [], [freeStep])
    return { ...oddsOf(left, helps[help] + at.ruling.adjust), why: [helpStep(help)] }
  },
  *run({ creature, meant, help, wasFree, free, clock }, situation, at) {
    const dice = free ? [] : yield* rollSummed('2d6', 6, 2)
    const total = dice.reduce((sum, die) => sum + die, helps[help] + at.ruling.adjust)
    const result = free ? { steps: 1, free: 0 } : progress(total)
    const spent = Math.min(meant.of, meant.spent + result.steps)
    const done = spent === meant.of
    const unit = unitOf(meant.title) ?? 'hour'
    const effects: Effect[] = [
      {
        do: 'use',
        creature: creature.id,
        id: useId(meant.title),
        to: done ? null : { ...meant, spent, at: situation.clock.seconds },
      },
      ...(wasFree !== result.free > 0
        ? [
            {
              do: 'tag' as const,
              creature: creature.id,
              tag: freeTag(meant.title),
              on: result.free > 0 && !done,
            },
          ]
        : []),
      ...(clock ? [{ do: 'advance' as const, seconds: seconds[unit] }] : []),
    ]
    return line(at, {
      rule: 'BDPX-CT-02',
      what: `${meant.title}, ${creature.name}`,
      says: done
        ? 'Done'
        : `${result.steps === 0 ? 'No progress' : 'A step on'}: ${spent} of ${meant.of}`,
      tone: result.steps > 0 ? 'good' : 'bad',
      who: [creature.id],
      ...(free ? {} : { total }),
      why: free ? [freeStep] : [step('2d6 and help', total, 'BDPX-CT-02'), helpStep(help)],
      effects,
    })
  },
})

const freeStep: Step = step('This step', 'needs no roll', 'BDPX-CT-02')

function helpStep(help: keyof typeof helps): Step {
  return step(help, signed(helps[help]), 'BDPX-CT-03')
}

function oddsOf(says: string, mod: number) {
  const bars = totals(2, 6).map(({ total, chance }) => {
    const result = progress(total + mod)
    return { face: total, chance, leads: result.steps === 0 ? 2 : result.free > 0 ? 0 : 1 }
  })
  const chance = (leads: number): number =>
    bars.filter((bar) => bar.leads === leads).reduce((sum, bar) => sum + bar.chance, 0)
  return {
    ...plain(`${says}; 2d6 ${signed(mod)}`),
    bars,
    chances: [
      { says: 'A step, and the next is free', chance: chance(0), tone: 'good' as const },
      { says: 'A step', chance: chance(1), tone: 'good' as const },
      { says: 'Nothing', chance: chance(2), tone: 'bad' as const },
    ],
  }
}
