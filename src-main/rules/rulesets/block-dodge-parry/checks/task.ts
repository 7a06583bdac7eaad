import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { plain, refusal, type Preview } from '../../../core/preview.ts'
import { choose, rollOne } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { has, scoreOf, type Ability } from '../character/people.ts'
import { descriptors } from '../fields.ts'
import { noGearCountsAs } from '../house-rules/checks.ts'
import { dieBars } from './odds.ts'
import { presets, presetTitles, something } from './presets.ts'

type TaskResult = 'success' | 'success at a cost' | 'fail' | 'roll'

/**
 * Time, Gear, Skill: three are a success, one or none a failure, two are decided by a d6: 1 fails,
 * 2 and 3 cost something, 4 and up succeed. Rules BDP-TGS-04, BDP-TGS-06, BDP-TGS-08.
 */
export function timeGearSkill(
  time: boolean,
  gear: boolean,
  skill: boolean,
  d6: number | null = null,
): { count: number; result: TaskResult } {
  const count = [time, gear, skill].filter(Boolean).length
  if (count === 3) return { count, result: 'success' }
  if (count < 2) return { count, result: 'fail' }
  return { count, result: d6 === null ? 'roll' : byDie(d6) }
}

/** Rule BDP-TGS-06. */
function byDie(d6: number): Exclude<TaskResult, 'roll'> {
  if (d6 <= 1) return 'fail'
  return d6 <= 3 ? 'success at a cost' : 'success'
}

/** Gear counts when what helps outweighs what hinders. Rules BDP-TGS-02, E-BDP-02. */
export function gearCounts(
  benefits: number,
  hindrances: number,
  noGearCountsAs = false,
): { gear: boolean } {
  if (benefits === 0 && hindrances === 0) return { gear: noGearCountsAs }
  return { gear: benefits > hindrances }
}

/** Benefit or hindrance of an ability score to a task. Rule BDP-TGS-03. */
export function abilityTag(score: number): { tag: 'hindrance' | 'none' | 'benefit' } {
  if (score >= 15) return { tag: 'benefit' }
  return { tag: score <= 6 ? 'hindrance' : 'none' }
}

/** Skill counts for a speciality or a score of 15 and up; a score of 6 or less cancels one of them. Rules BDP-TGS-03, E-BDP-02. */
export function skillCounts(speciality: boolean, scores: readonly number[]): boolean {
  const tags = scores.map((score) => abilityTag(score).tag)
  const good = Number(speciality) + tags.filter((tag) => tag === 'benefit').length
  return good > tags.filter((tag) => tag === 'hindrance').length
}

const doubts = ['doubtful', 'certain', 'impossible'] as const
const counted = ['none', 'STR', 'DEX', 'WIL'] as const

interface Input {
  who: string
  task: string
  doubt: (typeof doubts)[number]
  time: boolean
  gear: boolean
  skill: boolean
  ability: (typeof counted)[number]
  helps: number
  hinders: number
}

interface JudgedTask {
  count: number
  result: 'success' | 'fail' | 'roll'
  why: Step[]
}

/** Judges time, gear and skill of a task, and their result. Rules BDP-TGS-01 to BDP-TGS-05, BDPX-CAR-02. */
function judgeTask(situation: Situation, creature: ReadonlyCreature, input: Input): JudgedTask {
  const preset = presets.find(({ title }) => title === input.task)
  const trades = preset?.skills.filter((skill) => has(creature, skill)) ?? []
  const abilities = abilitiesFor(input, preset?.abilities ?? [])
  const empty = houseRule<boolean>(situation, noGearCountsAs)
  const gear =
    input.helps + input.hinders > 0
      ? gearCounts(input.helps, input.hinders).gear
      : input.gear || gearCounts(0, 0, empty).gear
  const skill = skillCounts(
    input.skill || trades.length > 0,
    abilities.map((ability) => scoreOf(creature, ability)),
  )
  const { count, result } = timeGearSkill(input.time, gear, skill)
  const yes = (on: boolean): string => (on ? 'counts' : 'does not count')
  return {
    count,
    result: result === 'success at a cost' ? 'success' : result,
    why: [
      step(
        'Time',
        `${yes(input.time)}${preset ? `: ${preset.time}` : ': no rush, and calm to choose'}`,
        'BDP-TGS-05',
      ),
      step(
        'Gear',
        `${yes(gear)}${preset ? `: for it ${preset.helps}; against it ${preset.hinders}` : ''}`,
        'BDP-TGS-02',
      ),
      step(
        'Skill',
        `${yes(skill)}${trades.length > 0 ? `: ${trades.join(', ')}` : ''}`,
        trades.length > 0 ? 'BDPX-CAR-02' : 'BDP-TGS-03',
      ),
      ...abilities.map((ability) => tagStep(creature, ability)),
      ...(preset ? [step(preset.title, 'as the text has it', 'BDP-TGS-09')] : []),
    ],
  }
}

/** Abilities that may count: the GM's choice, else those of the preset. */
function abilitiesFor(input: Input, of: readonly Ability[]): Ability[] {
  return input.ability === 'none' ? [...of] : [input.ability]
}

/** Rules BDP-TGS-03, BDPX-CHR-02. */
function tagStep(creature: ReadonlyCreature, ability: Ability): Step {
  const score = scoreOf(creature, ability)
  const { tag } = abilityTag(score)
  const [bad, good] = descriptors[ability]
  return step(
    `${ability} ${score}`,
    tag === 'none' ? 'neither helps nor hinders' : tag === 'benefit' ? good : bad,
    'BDPX-CHR-02',
  )
}

function previewJudged({ count, result, why }: JudgedTask): Preview {
  const counting: Step = step('Of the three', count, 'BDP-TGS-04')
  if (result !== 'roll') {
    const good = result === 'success'
    return {
      ...plain(
        good
          ? 'All three: it succeeds, nothing is rolled'
          : `${count} of three: it fails, nothing is rolled`,
        [],
        [...why, counting, ...(good ? [] : [step('One', 'is not enough', 'BDP-TGS-08')])],
      ),
      chances: [{ says: good ? 'Success' : 'Failure', chance: 1, tone: good ? 'good' : 'bad' }],
    }
  }
  const ends = ['success', 'success at a cost', 'fail'] as const
  return {
    ...plain(
      'Two of three: roll a d6',
      [],
      [
        ...why,
        counting,
        step('d6', '1 fails, 2–3 at a cost, 4–6 succeeds', 'BDP-TGS-06'),
        step(
          'A cost',
          'something breaks, 1 Fatigue, a little damage, or it grows harder',
          'BDP-TGS-07',
        ),
      ],
    ),
    target: '4 and up, 2–3 at a cost',
    chances: [
      { says: 'Success', chance: 3 / 6, tone: 'good' },
      { says: 'Success at a cost', chance: 2 / 6, tone: 'plain' },
      { says: 'Failure', chance: 1 / 6, tone: 'bad' },
    ],
    bars: dieBars(6, (face) => ends.indexOf(byDie(face))),
  }
}

const costs = ['something breaks', '1 Fatigue', '1 damage', 'it grows harder'] as const

/** Rule BDP-TGS-07. */
function costEffects(creature: ReadonlyCreature, cost: (typeof costs)[number]): Effect[] {
  if (cost === '1 Fatigue')
    return [{ do: 'change', creature: creature.id, field: 'fatigue', by: 1 }]
  if (cost === '1 damage')
    return [{ do: 'change', creature: creature.id, field: 'hp', by: -1, min: 0 }]
  return []
}

/** Resolves a task by time, gear and skill: all three succeed, two roll a d6, fewer fail. */
export const task = defineAction({
  id: 'block-dodge-parry.task',
  title: 'Time, Gear, Skill',
  rule: 'BDP-TGS-04',
  phase: 'check',
  slot: 'skill',
  finds: 'task try skill climb sneak lockpick tgs attempt breach door career',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    time: { kind: 'switch', title: 'Time', default: false },
    gear: { kind: 'switch', title: 'Gear', default: false },
    skill: { kind: 'switch', role: 'skill', title: 'Skill', default: false },
    task: { kind: 'choice', title: 'Task', of: presetTitles, default: something },
    doubt: { kind: 'choice', title: 'It is', of: doubts, default: 'doubtful' },
    ability: { kind: 'choice', title: 'Ability that may count', of: counted, default: 'none' },
    helps: { kind: 'number', title: 'Gear that helps', min: 0, max: 9, default: 0 },
    hinders: { kind: 'number', title: 'Gear that hinders', min: 0, max: 9, default: 0 },
    what: { kind: 'text', title: 'What is tried', max: 80, optional: true },
  },
  plan(situation, input) {
    const creature = situation.creatures[input.who]
    if (!creature) return refusal('Choose who tries it.')
    const called = input.what?.trim() ?? (input.task === something ? 'A task' : input.task)
    const { doubt } = input
    const weighed = doubt === 'doubtful' ? judgeTask(situation, creature, input) : null
    return { creature, called, doubt, weighed }
  },
  preview({ doubt, weighed }) {
    if (weighed) return previewJudged(weighed)
    const sure = doubt === 'certain'
    return {
      ...plain(
        sure ? 'Certain: it succeeds' : 'Impossible: it fails',
        [],
        [step('First', `${doubt}, so nothing is rolled`, 'BDP-TGS-01')],
      ),
      chances: [{ says: sure ? 'Success' : 'Failure', chance: 1, tone: sure ? 'good' : 'bad' }],
    }
  },
  *run({ creature, called, doubt, weighed }, _situation, at) {
    const base = { what: `${called}, ${creature.name}`, who: [creature.id] }
    if (!weighed)
      return line(at, {
        ...base,
        rule: 'BDP-TGS-01',
        says: doubt === 'certain' ? 'Success, without a roll' : 'Failure, without a roll',
        tone: doubt === 'certain' ? 'good' : 'bad',
      })
    const { override } = at.ruling
    const die = weighed.result === 'roll' && !override ? yield* rollOne('task', 6) : null
    const end = override
      ? override === 'success'
        ? 'success'
        : 'fail'
      : die === null
        ? weighed.result === 'success'
          ? 'success'
          : 'fail'
        : byDie(Math.max(1, Math.min(6, die + at.ruling.adjust)))
    const cost =
      end === 'success at a cost'
        ? yield* choose('The cost', costs, { usual: 'it grows harder' })
        : null
    return line(at, {
      ...base,
      rule: die === null ? 'BDP-TGS-04' : 'BDP-TGS-06',
      says: cost ? `Success at a cost: ${cost}` : end === 'success' ? 'Success' : 'Failure',
      tone: end === 'success' ? 'good' : end === 'fail' ? 'bad' : 'plain',
      ...(die === null ? {} : { total: die }),
      why: [
        ...weighed.why,
        step('Of the three', weighed.count, 'BDP-TGS-04'),
        ...(die === null ? [] : [step('d6', die, 'BDP-TGS-06')]),
        ...(cost ? [step('Cost', cost, 'BDP-TGS-07')] : []),
      ],
      effects: cost ? costEffects(creature, cost) : [],
    })
  },
})
