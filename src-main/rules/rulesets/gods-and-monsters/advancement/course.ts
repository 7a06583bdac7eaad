import { day } from '../../../clock/clock.ts'
import { compact } from '../../../common/compact.ts'
import { defineAction } from '../../../core/action.ts'
import type { InputOf } from '../../../core/asks.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { plain, refusal, type RefusedPreview } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted } from '../../../core/words.ts'
import { abilities, major } from '../character/abilities.ts'
import { thiefFields } from '../character/known-fields.ts'
import { scoresOf } from '../character/people.ts'
import {
  equalExceeds,
  resourceSilver,
  studyBeyond,
  studyCap,
  studyParts,
  studyRows,
} from '../house-rules/advancement.ts'
import { sharesOf } from '../house-rules/characters.ts'
import { payCoins } from '../../../gm/party/coins.ts'
import { money } from '../money.ts'
import { toHundredths } from '../scales.ts'
import { offeredProjects } from './offered-names.ts'
import { studyOf } from './own-skills.ts'
import { studiedFor } from './prices.ts'
import {
  afterSteps,
  feeSteps,
  intensiveLimit,
  periodDays,
  ownSteps,
  resourceSteps,
  studies,
  studyKinds,
  studyRate,
  studyYield,
  type Resource,
  type StudyReading,
} from './study.ts'

const level = (title: string, max = 99) =>
  ({ kind: 'number', title, min: 0, max, default: 0 }) as const

const courseAsks = {
  who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
  project: {
    kind: 'text',
    title: 'Field, skill or spell',
    max: 60,
    optional: true,
    also: ['subject', 'topic', 'studies'],
  },
  kind: { kind: 'choice', title: 'Study', of: studyKinds, default: 'normal' },
  periods: {
    kind: 'number',
    title: 'Periods',
    min: 0,
    max: 1000,
    default: 1,
    lasts: { by: 'kind', days: periodDays },
  },
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
  rate: { ...level('Mojo a period set by you (0 by the table)'), parts: true },
  fee: { kind: 'number', title: 'Fee a point, in silver', min: 0, max: 10, default: 0 },
} as const
type CourseInput = InputOf<typeof courseAsks>

/** Resources of a course, one of each type at most. Rule GAM-PRM-07. */
function resourcesOf(course: CourseInput): Resource[] {
  const of = (type: Resource['type'], at: number): Resource[] =>
    at > 0 ? [{ type, level: at }] : []
  return compact(
    ...of('general book', course.book),
    ...of('specialized book', course.special),
    ...of('general library', course.library),
    ...of('specialized library', course.collection),
    ...of('tutor', course.tutor),
    ...of('school', course.school),
    course.immersion && { type: 'immersion', level: 0 },
  )
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
function daysOf({ kind, periods, more }: CourseInput): number {
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
function resultOf(situation: Situation, creature: ReadonlyCreature, course: CourseInput): Result {
  const from = resourcesOf(course)
  const reading = readingOf(situation)
  const found = studyRate(from, course.student, scoresOf(creature), reading)
  const rate = course.rate > 0 ? { ...found, perPeriod: course.rate } : found
  const periods = paidPeriods(situation, course)
  const left = from.length > 0 ? Math.max(0, rate.cap - course.given) : Infinity
  const granted = from.length > 0 || course.rate > 0 ? Math.min(left, rate.perPeriod * periods) : 0
  const own = studyYield(course.kind, periods, 0).mojo
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

/** Plans a course of study, or refuses it. Rules GAM-PRM-01, GAM-PRM-02, GAM-PRM-05. */
function planCourse(
  situation: Situation,
  course: CourseInput,
): { creature: ReadonlyCreature; course: CourseInput; result: Result } | RefusedPreview {
  const creature = situation.creatures[course.who]
  if (!creature) return refusal('Choose who studies.')
  const hindrance = courseHindrance(creature, course)
  return hindrance
    ? refusal(hindrance, { scope: { project: { of: offeredProjects(creature) } } })
    : { creature, course, result: resultOf(situation, creature, course) }
}

/** Reason that a course can't be; null when it can. Rules GAM-PRM-01, GAM-PRM-02, GAM-PRM-05. */
function courseHindrance(creature: ReadonlyCreature, course: CourseInput): string | null {
  const named = course.project?.trim() ?? ''
  const project = named.toLowerCase()
  if ([...abilities, 'fighting art', ...thiefFields].some((each) => each.toLowerCase() === project))
    return `Nobody studies ${named} (GAM-PRM-02): name another field, a skill, a spell or a specialty.`
  if (!project) return 'Name the field, skill or spell that is studied (GAM-PRM-01).'
  if (daysOf(course) === 0) return 'No time is given to it: set periods or days.'
  if (course.kind === 'intensive') {
    if (resourcesOf(course).length === 0 && course.rate === 0)
      return 'Intensive study takes a resource (GAM-PRM-05): name a book, a tutor or a school.'
    const days = intensiveLimit(scoresOf(creature).wisdom)
    if (daysOf(course) > days)
      return `${creature.name} bears ${days} days of it in a row (GAM-PRM-05): at most ${counted(Math.floor(days / 2), 'period')}.`
  }
  return null
}

/** Timer after which the mojo of intensive study is lost; none for other study. Rule GAM-PRM-05. */
function forgetTimer(
  situation: Situation,
  creature: ReadonlyCreature,
  course: CourseInput,
): Effect[] {
  if (course.kind !== 'intensive') return []
  const { seconds } = situation.clock
  const over = seconds + daysOf(course) * day
  return [
    {
      do: 'timer',
      timer: {
        id: `study${situation.nextId}`,
        kind: 'named',
        title: `${creature.name}: mojo of intensive study is lost`,
        bearer: creature.id,
        from: over,
        next: over + scoresOf(creature).intelligence * day,
        rule: 'GAM-PRM-05',
      },
    },
  ]
}

/** Studies a project for a while, for practical mojo. Rules GAM-PRM-03 to GAM-PRM-15. */
export const study = defineAction({
  id: 'gods-and-monsters.study',
  title: 'Study',
  rule: 'GAM-PRM-03',
  phase: 'town',
  slot: 'task',
  finds: 'practical mojo tutor library school book learn rate periods silver',
  asks: courseAsks,
  plan: planCourse,
  preview: ({ creature, course, result: { mojo, silver, why } }) => ({
    ...plain(`${mojo} mojo in ${counted(daysOf(course), 'day')}, for ${silver} silver`, [], why),
    scope: { project: { of: offeredProjects(creature) } },
  }),
  run({ creature, course, result: { mojo, silver, why } }, situation, at) {
    const { coins = 0 } = creature.values
    const project = course.project?.trim() ?? ''
    return line(at, {
      rule: studies[course.kind].rule,
      what: `${creature.name} studies ${project}`,
      says:
        `${mojo} mojo for it, ${silver} silver` +
        (silver > coins ? `, of which ${toHundredths(silver - coins)} is owed` : ''),
      tone: 'good',
      who: [course.who],
      total: mojo,
      why,
      effects: [
        { do: 'advance', seconds: daysOf(course) * day },
        ...payCoins(creature, silver, money, situation),
        {
          do: 'skill',
          creature: course.who,
          skill: studyOf(project),
          to: studiedFor(creature, project) + mojo,
        },
        ...forgetTimer(situation, creature, course),
      ],
    })
  },
})
