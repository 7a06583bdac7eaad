import { defineAction } from '../../../core/action.ts'
import { day, hour } from '../../../clock/clock.ts'
import { askNotation } from '../../../dice/roll.ts'
import type { Effect } from '../../../core/effects.ts'
import { expressionOf } from '../../../dice/read-notation.ts'
import { plain, refusal, signed, totals } from '../../../common/trial.ts'
import { counted } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollSummed } from '../../../core/procedure.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { Use } from '../../../core/state/creature.ts'
import { useId } from '../../../common/uses.ts'
import { progress } from './figures.ts'

/** How long a task is, and what it is counted in. Rules BDPX-CT-01, BDPX-IMP-02. */
const kinds = {
  mundane: { steps: '1d2', unit: '10 minutes' },
  effort: { steps: '1d4+2', unit: 'hour' },
  'hard or dangerous': { steps: '2d4+4', unit: 'watch' },
  mythic: { steps: '4d4+8', unit: 'day' },
  'a simple skill': { steps: '1d4+2', unit: 'day' },
  'a hard skill': { steps: '2d4+4', unit: 'day' },
  'an expert skill': { steps: '4d4+8', unit: 'day' },
} as const
type Kind = keyof typeof kinds
const kindNames = Object.keys(kinds) as Kind[]

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

/** A task that stands on somebody: "Mend the bridge, by the hour". */
function titleOf(task: string, unit: Unit): string {
  return `${task}, by the ${unit}`
}

function unitOf(title: string): Unit | null {
  const said = /, by the (.+)$/.exec(title)?.[1]
  return (Object.keys(seconds) as Unit[]).find((unit) => unit === said) ?? null
}

/** Tasks somebody has in hand. */
function tasksOf(creature: ReadonlyCreature): Use[] {
  return Object.values(creature.uses ?? {}).filter(({ title }) => unitOf(title) !== null)
}

export const begin = defineAction({
  id: 'block-dodge-parry.begin-task',
  title: 'Begin a complex task',
  rule: 'BDPX-CT-01',
  phase: 'town',
  slot: 'task',
  needs: [],
  finds: 'complex task project downtime learn study craft repair steps',
  asks: {
    who: { kind: 'creature', title: 'Who', side: 'party' },
    task: { kind: 'text', title: 'Task', max: 60 },
    size: { kind: 'choice', title: 'How hard', of: kindNames, default: 'effort' },
    unit: { kind: 'choice', title: 'Counted by', of: units, default: asUsual },
  },
  preview(situation, { who, task, size }) {
    if (!situation.creatures[who]) return refusal('Choose who takes it on.')
    if (task.trim() === '')
      return refusal('Say what the task is, to find it again: “Mend the bridge”.')
    const { steps, unit } = kinds[size]
    return plain(`${steps} steps, usually by the ${unit}`, [], [sizeStep(size)])
  },
  *run(situation, { who, task, size, unit: said }, at) {
    const creature = situation.creatures[who]
    const kind = kinds[size]
    const unit: Unit = said === asUsual ? kind.unit : said
    const rolled = yield* askNotation('steps', expressionOf(kind.steps))
    const of = Math.max(1, rolled.total + at.ruling.adjust)
    const title = titleOf(task.trim() || 'A task', unit)
    const use: Use = { title, of, spent: 0, at: situation.clock.seconds, again: 'never' }
    return line(at, {
      rule: 'BDPX-CT-01',
      what: `Complex task, ${creature?.name ?? 'nobody'}`,
      says: `${title}: ${counted(of, 'step')}`,
      who: [who],
      total: of,
      why: [{ name: kind.steps, value: rolled.says, rule: 'BDPX-CT-01' }, sizeStep(size)],
      effects: creature ? [{ do: 'use', creature: who, id: useId(title), to: use }] : [],
    })
  },
})

function sizeStep(size: Kind): Step {
  return {
    name: size,
    value: `${kinds[size].steps} by the ${kinds[size].unit}`,
    rule: size.endsWith('skill') ? 'BDPX-IMP-02' : 'BDPX-CT-01',
  }
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

function taskMeant(
  creature: ReadonlyCreature | undefined,
  said: string | undefined,
): Use | { says: string } {
  if (!creature) return { says: 'Choose who works on it.' }
  const all = tasksOf(creature).filter(({ of, spent }) => spent < of)
  const wanted = said?.trim().toLowerCase() ?? ''
  const found = all.find(({ title }) => title.toLowerCase().startsWith(wanted))
  if (found) return found
  return {
    says:
      all.length === 0
        ? `${creature.name} has no task in hand: begin a complex task first.`
        : `${creature.name} has no task “${said ?? ''}”: it is one of ${all.map(({ title }) => title).join('; ')}.`,
  }
}

export const work = defineAction({
  id: 'block-dodge-parry.work',
  title: 'Work on a complex task',
  rule: 'BDPX-CT-02',
  phase: 'town',
  slot: 'task',
  needs: [],
  finds: 'complex task progress project downtime learn study',
  asks: {
    who: { kind: 'creature', title: 'Who', side: 'party' },
    task: { kind: 'text', title: 'Which task (empty: the first)', max: 80, optional: true },
    help: { kind: 'choice', title: 'The best help', of: helpNames, default: 'nothing' },
    granted: { kind: 'switch', title: 'A step without a roll', default: false },
    clock: { kind: 'switch', title: 'The clock moves on', default: true },
  },
  preview(situation, { who, task, help, granted }, at) {
    const creature = situation.creatures[who]
    const meant = taskMeant(creature, task)
    if (!('title' in meant)) return { ...refusal(meant.says), why: [helpStep(help)] }
    const left = `${meant.title}: ${meant.spent} of ${counted(meant.of, 'step')}`
    if (granted || (creature && freeTag(meant.title) in creature.tags))
      return plain(`${left}; one step, nothing is rolled`, [], [freeStep])
    return { ...oddsOf(left, helps[help] + at.ruling.adjust), why: [helpStep(help)] }
  },
  *run(situation, { who, task, help, granted, clock }, at) {
    const creature = situation.creatures[who]
    const meant = taskMeant(creature, task)
    if (!('title' in meant))
      return line(at, { rule: 'BDPX-CT-02', what: 'Complex task', says: meant.says })
    const tag = freeTag(meant.title)
    const wasFree = creature !== undefined && tag in creature.tags
    const free = granted || wasFree
    const dice = free ? [] : yield* rollSummed('2d6', 6, 2)
    const total = dice.reduce((sum, die) => sum + die, helps[help] + at.ruling.adjust)
    const came = free ? { steps: 1, free: 0 } : progress(total)
    const spent = Math.min(meant.of, meant.spent + came.steps)
    const done = spent === meant.of
    const unit = unitOf(meant.title) ?? 'hour'
    const effects: Effect[] = [
      {
        do: 'use',
        creature: who,
        id: useId(meant.title),
        to: done ? null : { ...meant, spent, at: situation.clock.seconds },
      },
      ...(wasFree !== came.free > 0
        ? [{ do: 'tag' as const, creature: who, tag, on: came.free > 0 && !done }]
        : []),
      ...(clock ? [{ do: 'advance' as const, seconds: seconds[unit] }] : []),
    ]
    return line(at, {
      rule: 'BDPX-CT-02',
      what: `${meant.title}, ${creature?.name ?? ''}`,
      says: done
        ? 'Done'
        : `${came.steps === 0 ? 'No progress' : 'A step on'}: ${spent} of ${meant.of}`,
      tone: came.steps > 0 ? 'good' : 'bad',
      who: [who],
      ...(free ? {} : { total }),
      why: free
        ? [freeStep]
        : [{ name: '2d6 and help', value: total, rule: 'BDPX-CT-02' }, helpStep(help)],
      effects,
    })
  },
})

const freeStep: Step = { name: 'This step', value: 'needs no roll', rule: 'BDPX-CT-02' }

function helpStep(help: keyof typeof helps): Step {
  return { name: help, value: signed(helps[help]), rule: 'BDPX-CT-03' }
}

function oddsOf(says: string, mod: number) {
  const bars = totals(2, 6).map(({ total, chance }) => {
    const came = progress(total + mod)
    return { face: total, chance, leads: came.steps === 0 ? 2 : came.free > 0 ? 0 : 1 }
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
