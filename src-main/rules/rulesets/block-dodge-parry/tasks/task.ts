import { defineAction, type Preview } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { choose, rollOne } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { noGearCountsAs } from '../house-rules/tests.ts'
import { has, scoreOf, type Ability } from '../people.ts'
import { descriptors } from './descriptors.ts'
import { abilityTag, byDie, gearCounts, skillCounts, timeGearSkill } from './figures.ts'
import { presets, presetTitles } from './presets.ts'

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

interface Weighed {
  creature: ReadonlyCreature
  time: boolean
  gear: boolean
  skill: boolean
  count: number
  result: 'success' | 'fail' | 'roll'
  why: Step[]
}

/** Three judgements of a task, and what they come to. Rules BDP-TGS-01 to BDP-TGS-05, BDPX-CAR-02. */
function weigh(situation: Situation, creature: ReadonlyCreature, input: Input): Weighed {
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
    creature,
    time: input.time,
    gear,
    skill,
    count,
    result: result === 'success at a cost' ? 'success' : result,
    why: [
      {
        name: 'Time',
        value: `${yes(input.time)}${preset ? `: ${preset.time}` : ': no rush, and calm to choose'}`,
        rule: 'BDP-TGS-05',
      },
      {
        name: 'Gear',
        value: `${yes(gear)}${preset ? `: for it ${preset.helps}; against it ${preset.hinders}` : ''}`,
        rule: 'BDP-TGS-02',
      },
      {
        name: 'Skill',
        value: `${yes(skill)}${trades.length > 0 ? `: ${trades.join(', ')}` : ''}`,
        rule: trades.length > 0 ? 'BDPX-CAR-02' : 'BDP-TGS-03',
      },
      ...abilities.map((ability) => tagStep(creature, ability)),
      ...(preset
        ? [{ name: preset.title, value: 'as the text has it', rule: 'BDP-TGS-09' as const }]
        : []),
    ],
  }
}

/** The GM's choice, else those of the preset that speak for the one who tries. */
function abilitiesFor(input: Input, of: readonly Ability[]): Ability[] {
  return input.ability === 'none' ? [...of] : [input.ability]
}

/** Rules BDP-TGS-03, BDPX-CHR-02. */
function tagStep(creature: ReadonlyCreature, ability: Ability): Step {
  const score = scoreOf(creature, ability)
  const { tag } = abilityTag(score)
  const [bad, good] = descriptors[ability]
  return {
    name: `${ability} ${score}`,
    value: tag === 'none' ? 'neither helps nor hinders' : tag === 'benefit' ? good : bad,
    rule: 'BDPX-CHR-02',
  }
}

const faces = [1, 2, 3, 4, 5, 6]

function shownFor({ count, result, why }: Weighed): Preview {
  const counting: Step = { name: 'Of the three', value: count, rule: 'BDP-TGS-04' }
  if (result !== 'roll') {
    const good = result === 'success'
    return {
      ...plain(
        good
          ? 'All three: it succeeds, nothing is rolled'
          : `${count} of three: it fails, nothing is rolled`,
        [],
        [
          ...why,
          counting,
          ...(good ? [] : [{ name: 'One', value: 'is not enough', rule: 'BDP-TGS-08' as const }]),
        ],
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
        { name: 'd6', value: '1 fails, 2–3 at a cost, 4–6 succeeds', rule: 'BDP-TGS-06' },
        {
          name: 'A cost',
          value: 'something breaks, 1 Fatigue, a little damage, or it grows harder',
          rule: 'BDP-TGS-07',
        },
      ],
    ),
    target: '4 and up, 2–3 at a cost',
    chances: [
      { says: 'Success', chance: 3 / 6, tone: 'good' },
      { says: 'Success at a cost', chance: 2 / 6, tone: 'plain' },
      { says: 'Failure', chance: 1 / 6, tone: 'bad' },
    ],
    bars: faces.map((face) => ({ face, chance: 1 / 6, leads: ends.indexOf(byDie(face)) })),
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

/** Time, Gear, Skill: says at once that it succeeds, fails or is rolled for. */
export const task = defineAction({
  id: 'block-dodge-parry.task',
  title: 'Time, Gear, Skill',
  rule: 'BDP-TGS-04',
  phase: 'check',
  slot: 'skill',
  needs: [],
  finds: 'task try skill climb sneak lockpick tgs attempt breach door career',
  asks: {
    who: { kind: 'creature', title: 'Who', side: 'party' },
    time: { kind: 'switch', title: 'Time', default: false },
    gear: { kind: 'switch', title: 'Gear', default: false },
    skill: { kind: 'switch', title: 'Skill', default: false },
    task: { kind: 'choice', title: 'Task', of: presetTitles, default: 'Something else' },
    doubt: { kind: 'choice', title: 'It is', of: doubts, default: 'doubtful' },
    ability: { kind: 'choice', title: 'Ability that may count', of: counted, default: 'none' },
    helps: { kind: 'number', title: 'Gear that helps', min: 0, max: 9, default: 0 },
    hinders: { kind: 'number', title: 'Gear that hinders', min: 0, max: 9, default: 0 },
    what: { kind: 'text', title: 'What is tried', max: 80, optional: true },
  },
  preview(situation, input) {
    const creature = situation.creatures[input.who]
    if (!creature) return refusal('Choose who tries it.')
    if (input.doubt === 'doubtful') return shownFor(weigh(situation, creature, input))
    const sure = input.doubt === 'certain'
    return {
      ...plain(
        sure ? 'Certain: it succeeds' : 'Impossible: it fails',
        [],
        [{ name: 'First', value: `${input.doubt}, so nothing is rolled`, rule: 'BDP-TGS-01' }],
      ),
      chances: [{ says: sure ? 'Success' : 'Failure', chance: 1, tone: sure ? 'good' : 'bad' }],
    }
  },
  *run(situation, input, at) {
    const creature = situation.creatures[input.who]
    const called = input.what?.trim() ?? (input.task === 'Something else' ? 'A task' : input.task)
    if (!creature) return line(at, { rule: 'BDP-TGS-04', what: called, says: 'Nobody tried' })
    const base = { what: `${called}, ${creature.name}`, who: [creature.id] }
    if (input.doubt !== 'doubtful')
      return line(at, {
        ...base,
        rule: 'BDP-TGS-01',
        says: input.doubt === 'certain' ? 'Success, without a roll' : 'Failure, without a roll',
        tone: input.doubt === 'certain' ? 'good' : 'bad',
      })
    const weighed = weigh(situation, creature, input)
    const { override } = at.ruling
    const die = weighed.result === 'roll' && !override ? yield* rollOne('task', 6) : null
    const came = override
      ? override === 'success'
        ? 'success'
        : 'fail'
      : die === null
        ? weighed.result === 'success'
          ? 'success'
          : 'fail'
        : byDie(Math.max(1, Math.min(6, die + at.ruling.adjust)))
    const cost = came === 'success at a cost' ? yield* choose('The cost', costs) : null
    return line(at, {
      ...base,
      rule: die === null ? 'BDP-TGS-04' : 'BDP-TGS-06',
      says: cost ? `Success at a cost: ${cost}` : came === 'success' ? 'Success' : 'Failure',
      tone: came === 'success' ? 'good' : came === 'fail' ? 'bad' : 'plain',
      ...(die === null ? {} : { total: die }),
      why: [
        ...weighed.why,
        { name: 'Of the three', value: weighed.count, rule: 'BDP-TGS-04' },
        ...(die === null ? [] : [{ name: 'd6', value: die, rule: 'BDP-TGS-06' as const }]),
        ...(cost ? [{ name: 'Cost', value: cost, rule: 'BDP-TGS-07' as const }] : []),
      ],
      effects: cost ? costEffects(creature, cost) : [],
    })
  },
})
