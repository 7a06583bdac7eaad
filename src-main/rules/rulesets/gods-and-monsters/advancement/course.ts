import type { InputOf } from '../../../core/action.ts'
import { counted } from '../../../core/words.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { abilities, major } from '../abilities.ts'
import { thiefFields } from '../characters/known-fields.ts'
import { sharesOf } from '../house-rules/shares.ts'
import {
  equalExceeds,
  resourceSilver,
  studyBeyond,
  studyCap,
  studyParts,
  studyRows,
} from '../house-rules/study.ts'
import { scoresOf } from '../people.ts'
import { afterSteps, feeSteps, ownSteps, resourceSteps } from './course-steps.ts'
import {
  intensiveLimit,
  studied,
  studies,
  studyKinds,
  studyRate,
  type Resource,
  type StudyReading,
} from './study.ts'

const level = (title: string, max = 99) =>
  ({ kind: 'number', title, min: 0, max, default: 0 }) as const

export const courseAsks = {
  who: { kind: 'creature', title: 'Who', side: 'party' },
  project: { kind: 'text', title: 'Field, skill or spell', max: 60, optional: true },
  kind: { kind: 'choice', title: 'Study', of: studyKinds, default: 'normal' },
  periods: { kind: 'number', title: 'Periods', min: 0, max: 1000, default: 1 },
  more: { kind: 'number', title: 'Days beyond them', min: 0, max: 29, default: 0 },
  student: { kind: 'number', title: 'Bonus or level of the student', min: 0, max: 99, default: 0 },
  book: level('General book, level (0 none)', 7),
  special: level('Specialized book, level (0 none)', 12),
  library: level('General library, level (0 none)'),
  collection: level('Specialized library, level (0 none)'),
  tutor: level('Tutor, bonus (0 none)'),
  school: level('School, level (0 none)'),
  immersion: { kind: 'switch', title: 'Living in the culture', default: false },
  given: level('Resources gave this project before', 9999),
  rate: level('Mojo a period set by you (0 by the table)'),
  fee: { kind: 'number', title: 'Fee a point, in silver', min: 0, max: 10, default: 0 },
} as const
export type CourseInput = InputOf<typeof courseAsks>

/** Resources of a course, one of each type at most. Rule GAM-PRM-07. */
function resourcesOf(course: CourseInput): Resource[] {
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

/** Rules GAM-AMB-01, GAM-AMB-42 to GAM-AMB-45. */
function readingOf(situation: Situation): StudyReading {
  return {
    shares: sharesOf(situation),
    equalExceeds: houseRule<boolean>(situation, equalExceeds),
    rows: houseRule<'table' | 'example'>(situation, studyRows),
    beyond: houseRule<'doubling' | 'last row'>(situation, studyBeyond),
    cap: houseRule<'sum' | 'largest'>(situation, studyCap),
  }
}

/** Days that a course takes. Rule GAM-PRM-10. */
export function daysOf({ kind, periods, more }: CourseInput): number {
  return periods * studies[kind].days + more
}

/**
 * Number of periods that pay, parts of one included where the house rule counts them. Rules GAM-PRM-10,
 * GAM-AMB-46.
 */
function paidPeriods(situation: Situation, course: CourseInput): number {
  const all = daysOf(course) / studies[course.kind].days
  return houseRule(situation, studyParts) === 'part' ? all : Math.floor(all)
}

interface Result {
  mojo: number
  silver: number
  why: Step[]
}

/** Mojo and silver of the whole course, whole points only. Rules GAM-PRM-03 to GAM-PRM-15. */
export function resultOf(
  situation: Situation,
  creature: ReadonlyCreature,
  course: CourseInput,
): Result {
  const from = resourcesOf(course)
  const reading = readingOf(situation)
  const found = studyRate(from, course.student, scoresOf(creature), reading)
  const rate = course.rate > 0 ? { ...found, perPeriod: course.rate } : found
  const periods = paidPeriods(situation, course)
  const left = Math.max(0, rate.cap - course.given)
  const granted = from.length > 0 ? Math.min(left, rate.perPeriod * periods) : 0
  const own = studied(course.kind, periods, 0).mojo
  const mojo = Math.floor(own + granted)
  const paidFor = houseRule<boolean>(situation, resourceSilver) ? mojo : Math.floor(own)
  const silver = paidFor * studies[course.kind].silver + Math.floor(granted) * course.fee
  return {
    mojo,
    silver,
    why: [
      ...ownSteps(course),
      ...resourceSteps(from, rate, granted, major(scoresOf(creature).intelligence, reading.shares)),
      ...feeSteps(course, granted),
      ...afterSteps(creature, course, mojo),
    ],
  }
}

/** Reason for refusing the course, with the way out; null when allowed. Rules GAM-PRM-02, GAM-PRM-05. */
export function fault(situation: Situation, course: CourseInput): string | null {
  const creature = situation.creatures[course.who]
  if (!creature) return 'Choose who studies.'
  const project = course.project?.trim().toLowerCase() ?? ''
  if ([...abilities, 'fighting art', ...thiefFields].some((each) => each.toLowerCase() === project))
    return `Nobody studies ${course.project?.trim() ?? ''} (GAM-PRM-02): name another field, a skill, a spell or a specialty.`
  if (!project) return 'Name the field, skill or spell that is studied (GAM-PRM-01).'
  if (daysOf(course) === 0) return 'No time is given to it: set periods or days.'
  if (course.kind !== 'intensive') return null
  if (resourcesOf(course).length === 0)
    return 'Intensive study takes a resource (GAM-PRM-05): name a book, a tutor or a school.'
  const days = intensiveLimit(scoresOf(creature).wisdom)
  return daysOf(course) > days
    ? `${creature.name} bears ${days} days of it in a row (GAM-PRM-05): at most ${counted(Math.floor(days / 2), 'period')}.`
    : null
}
