import { defineAction, type Action, type InputOf } from '../../../action.ts'
import { plain, refusal } from '../../../house/trial.ts'
import { counted } from '../../../house/words.ts'
import { line } from '../../../line.ts'
import type { Step } from '../../../outcome.ts'
import { houseRule } from '../../../ruleset.ts'
import type { Situation } from '../../../situation.ts'
import { major } from '../abilities.ts'
import { equalExceeds, resourceSilver } from '../house-rules/advancement.ts'
import { scoresOf, type Someone } from '../people.ts'
import {
  intensiveLimit,
  resources,
  studied,
  studies,
  studyKinds,
  studyRate,
  type Resource,
  type StudyRate,
} from './study.ts'

const level = (title: string) => ({ kind: 'number', title, min: 0, max: 99, default: 0 }) as const

const asks = {
  who: { kind: 'creature', title: 'Who', side: 'party' },
  project: { kind: 'text', title: 'Field, skill or spell', max: 60, optional: true },
  kind: { kind: 'choice', title: 'Study', of: studyKinds, default: 'normal' },
  periods: { kind: 'number', title: 'Periods', min: 1, max: 1000, default: 1 },
  student: { kind: 'number', title: 'Bonus or level of the student', min: 0, max: 99, default: 0 },
  book: level('General book, level (0 none)'),
  special: level('Specialized book, level (0 none)'),
  library: level('General library, level (0 none)'),
  collection: level('Specialized library, level (0 none)'),
  tutor: level('Tutor, bonus (0 none)'),
  school: level('School, level (0 none)'),
  immersion: { kind: 'switch', title: 'Living in the culture', default: false },
  fee: { kind: 'number', title: 'Fee a point, in silver', min: 0, max: 10, default: 0 },
} as const
type Course = InputOf<typeof asks>

/** One of each type at most. Rule GAM-PRM-07. */
function resourcesOf(course: Course): Resource[] {
  const of = (type: Resource['type'], at: number): Resource[] =>
    at > 0 ? [{ type, level: at }] : []
  return [
    ...of('general book', course.book),
    ...of('specialized book', course.special),
    ...of('general library', course.library),
    ...of('specialized library', course.collection),
    ...of('tutor', course.tutor),
    ...of('school', course.school),
    ...(course.immersion ? [{ type: 'immersion' as const, level: 0 }] : []),
  ]
}

interface Result {
  rate: StudyRate
  mojo: number
  silver: number
  why: Step[]
}

/** Mojo and silver of the whole course, whole points only. Rules GAM-PRM-03 to GAM-PRM-15. */
export function resultOf(situation: Situation, creature: Someone, course: Course): Result {
  const from = resourcesOf(course)
  const scores = scoresOf(creature)
  const rate = studyRate(from, course.student, scores, houseRule<boolean>(situation, equalExceeds))
  const study = studies[course.kind]
  const granted = Math.min(rate.cap, rate.perPeriod * course.periods)
  const own = studied(course.kind, course.periods, 0).mojo
  const mojo = Math.floor(own + granted)
  const paidFor = houseRule<boolean>(situation, resourceSilver) ? mojo : own
  const silver = paidFor * study.silver + Math.floor(granted) * course.fee
  return { rate, mojo, silver, why: steps(course, from, scores.intelligence, rate, granted) }
}

function steps(
  course: Course,
  from: Resource[],
  intelligence: number,
  rate: StudyRate,
  granted: number,
): Step[] {
  const study = studies[course.kind]
  return [
    {
      name: study.title,
      value: `${study.base} mojo a ${study.period}, ${study.silver} silver each`,
      rule: study.rule,
    },
    ...from.map(({ type, level: at }): Step => ({
      name: type,
      value: at || 'all or nothing',
      rule: resources[type].rule,
    })),
    ...(from.length > 0
      ? [
          { name: 'Sum of resources', value: rate.total, rule: 'GAM-PRM-08' as const },
          { name: 'Rows by intelligence', value: major(intelligence), rule: 'GAM-PRM-15' as const },
          {
            name: 'Their mojo a period',
            value: rounded(rate.perPeriod),
            rule: 'GAM-PRM-09' as const,
          },
          { name: 'At most', value: rate.cap, rule: 'GAM-PRM-12' as const },
          { name: 'They give', value: rounded(granted), rule: 'GAM-PRM-10' as const },
        ]
      : []),
    ...(rate.once
      ? [{ name: 'Outgrown', value: 'one project only', rule: 'GAM-PRM-14' as const }]
      : []),
  ]
}

const rounded = (figure: number): number => Math.round(figure * 100) / 100

function fault(situation: Situation, course: Course): string | null {
  const creature = situation.creatures[course.who]
  if (!creature) return 'Choose who studies.'
  if (course.kind !== 'intensive') return null
  if (resourcesOf(course).length === 0)
    return 'Intensive study takes a resource (GAM-PRM-05): name a book, a tutor or a school.'
  const days = intensiveLimit(scoresOf(creature).wisdom)
  return course.periods * 2 > days
    ? `${creature.name} bears ${days} days of it in a row (GAM-PRM-05): at most ${counted(Math.floor(days / 2), 'period')}.`
    : null
}

export const study: Action = defineAction({
  id: 'gods-and-monsters.study',
  title: 'Study',
  rule: 'GAM-PRM-03',
  phase: 'town',
  slot: 'task',
  needs: [],
  finds: 'practical mojo tutor library school book learn rate periods silver',
  asks,
  preview(situation, course) {
    const creature = situation.creatures[course.who]
    const why = fault(situation, course)
    if (!creature || why) return refusal(why ?? 'Choose who studies.')
    const { mojo, silver, why: told } = resultOf(situation, creature, course)
    const days = course.periods * studies[course.kind].days
    return plain(`${mojo} mojo in ${counted(days, 'day')}, for ${silver} silver`, [], told)
  },
  *run(situation, course, at) {
    yield* []
    const creature = situation.creatures[course.who]
    const why = fault(situation, course)
    if (!creature || why)
      return line(at, { rule: 'GAM-PRM-03', what: 'No study', says: why ?? 'Nobody is chosen.' })
    const { mojo, silver, why: told } = resultOf(situation, creature, course)
    const { coins = 0 } = creature.values
    const project = course.project?.trim() || 'a project'
    const name = `Study: ${project}`
    return line(at, {
      rule: studies[course.kind].rule,
      what: `${creature.name} studies ${project}`,
      says:
        `${mojo} mojo for it, ${silver} silver` +
        (silver > coins ? `, of which ${Math.round((silver - coins) * 100) / 100} is owed` : ''),
      tone: 'good',
      who: [course.who],
      total: mojo,
      why: told,
      effects: [
        { do: 'advance', seconds: course.periods * studies[course.kind].days * 86_400 },
        { do: 'change', creature: course.who, field: 'coins', by: -silver, min: 0 },
        { do: 'skill', creature: course.who, skill: name, to: (creature.skills[name] ?? 0) + mojo },
      ],
    })
  },
})
