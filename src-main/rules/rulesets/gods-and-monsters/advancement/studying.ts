import { defineAction, type Action } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { counted } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { scoresOf } from '../people.ts'
import { courseAsks, daysOf, fault, resultOf, type CourseInput } from './course.ts'
import { studiedFor, studyOf } from './paying.ts'
import { studies } from './study.ts'

const day = 86_400

/** Timer after which the mojo of intensive study is lost; none for other study. Rule GAM-PRM-05. */
function forgotten(
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

export const study: Action = defineAction({
  id: 'gods-and-monsters.study',
  title: 'Study',
  rule: 'GAM-PRM-03',
  phase: 'town',
  slot: 'task',
  needs: [],
  finds: 'practical mojo tutor library school book learn rate periods silver',
  asks: courseAsks,
  preview(situation, course) {
    const creature = situation.creatures[course.who]
    const why = fault(situation, course)
    if (!creature || why) return refusal(why ?? 'Choose who studies.')
    const { mojo, silver, why: told } = resultOf(situation, creature, course)
    return plain(
      `${mojo} mojo in ${counted(daysOf(course), 'day')}, for ${silver} silver`,
      [],
      told,
    )
  },
  *run(situation, course, at) {
    yield* []
    const creature = situation.creatures[course.who]
    const why = fault(situation, course)
    if (!creature || why)
      return line(at, { rule: 'GAM-PRM-03', what: 'No study', says: why ?? 'Nobody is chosen.' })
    const { mojo, silver, why: told } = resultOf(situation, creature, course)
    const { coins = 0 } = creature.values
    const project = course.project?.trim() ?? ''
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
        { do: 'advance', seconds: daysOf(course) * day },
        { do: 'change', creature: course.who, field: 'coins', by: -silver, min: 0 },
        {
          do: 'skill',
          creature: course.who,
          skill: studyOf(project),
          to: studiedFor(creature, project) + mojo,
        },
        ...forgotten(situation, creature, course),
      ],
    })
  },
})
