import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { previewTrial, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, type Step } from '../../../core/outcome.ts'
import { rollOne } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { diseaseOneSaveHeals } from '../house-rules/rest.ts'
import { fieldOf, scoreOf } from '../people.ts'
import { saved, saveTrial } from '../saves/trial.ts'
import {
  clockOf,
  courseOf,
  courseSays,
  courseTimer,
  diseasesOf,
  type DiseaseCourse,
} from './course.ts'
import { dayEnds, diseases, harmDie } from './figures.ts'
import { isTended } from './tended.ts'

const first = 'the first they have'
const names = [first, ...diseases.map(({ name }) => name)] as const

interface Sick {
  creature: ReadonlyCreature
  course: DiseaseCourse
}

function sickOf(situation: Situation, who: string, named: string): Sick | { says: string } {
  const creature = situation.creatures[who]
  if (!creature) return { says: 'Choose who is ill.' }
  const has = diseasesOf(creature)
  const disease = named === first ? has[0] : has.find(({ name }) => name === named)
  const course = disease ? courseOf(situation, who, disease.name) : null
  if (course) return { creature, course }
  return {
    says: disease
      ? `The clock of ${disease.name} does not run for ${creature.name}: let them fall ill anew.`
      : `${creature.name} has ${named === first ? 'no disease' : `no ${named}`}: let them fall ill first.`,
  }
}

/** Effect that stores a day's progress in the disease's timer. */
function wears(situation: Situation, creature: ReadonlyCreature, course: DiseaseCourse): Effect {
  const running = situation.timers[courseTimer(creature.id, course.disease)]
  return {
    do: 'timer',
    timer: clockOf(creature, course, situation.clock.seconds, running),
  }
}

/** A day of it: a STR save, two dice under care, or harm. Rules BDP-DIS-01 to BDP-DIS-03, E-BDP-10. */
export const dayOfDisease = defineAction({
  id: 'block-dodge-parry.disease',
  title: 'Disease save',
  rule: 'BDP-DIS-01',
  phase: 'rest',
  slot: 'save',
  needs: ['str'],
  finds: 'disease sick illness daily day plague care',
  asks: {
    who: { kind: 'creature', title: 'Who', side: 'party' },
    disease: { kind: 'choice', title: 'Which', of: names, default: first },
    care: { kind: 'switch', title: 'Rest and care: two dice', default: false },
    due: { kind: 'due', title: 'Which day', optional: true },
  },
  preview(situation, { who, disease, care }, at) {
    const sick = sickOf(situation, who, disease)
    if ('says' in sick) return refusal(sick.says)
    const { creature, course } = sick
    const cared = care || isTended(creature)
    const { name, damage, ability } = course.disease
    const shown = previewTrial(
      saveTrial(creature, 'STR', {
        rule: 'BDP-DIS-01',
        success: 'Spared today',
        failure: `${damage} ${ability} lost`,
        leaning: cared ? 'advantage' : 'normal',
      }),
      at.ruling,
    )
    return {
      ...shown,
      why: [
        ...shown.why,
        { name, value: courseSays(course), rule: 'BDP-DIS-03' },
        ...(cared
          ? [{ name: 'Care', value: 'the lower of two dice', rule: 'BDP-DIS-02' as const }]
          : []),
      ],
    }
  },
  *run(situation, { who, disease: named, care, due }, at) {
    const sick = sickOf(situation, who, named)
    if ('says' in sick)
      return line(at, {
        rule: 'BDP-DIS-01',
        what: 'Disease',
        says: sick.says,
        effects: due ? [{ do: 'settle', due }] : [],
      })
    const { creature, course } = sick
    const cared = care || isTended(creature)
    const { disease } = course
    const tried = yield* saved(creature, 'STR', at.ruling, {
      rule: 'BDP-DIS-01',
      leaning: cared ? 'advantage' : 'normal',
    })
    const die = tried.success ? null : harmDie(disease)
    const harm = die === null ? null : yield* rollOne(`${disease.name} harms`, die)
    const score = scoreOf(creature, disease.ability)
    const after = dayEnds(disease, tried.success, {
      score,
      damageRoll: harm,
      successes: course.successes,
      oneSaveHeals: houseRule<boolean>(situation, diseaseOneSaveHeals),
    })
    const left = course.left === null ? null : course.left - 1
    const over = after.cured || left === 0
    const next: DiseaseCourse = { disease, left, successes: after.successes }
    const ended = after.cured ? 'is cured' : 'has run its time'
    return line(at, {
      rule: 'BDP-DIS-01',
      what: `${disease.name}, ${creature.name}`,
      says: `${tried.success ? 'Spared today' : `${disease.ability} ${score} to ${after.score}`}; ${over ? ended : courseSays(next)}`,
      tone: tried.success || over ? 'good' : 'bad',
      who: [who],
      ...figuresOf(tried),
      why: [...tried.why, ...stepsOf(course, next, over, cared)],
      effects: [
        ...(after.score === score
          ? []
          : [
              {
                do: 'set' as const,
                creature: who,
                field: fieldOf[disease.ability],
                to: after.score,
              },
            ]),
        ...(over
          ? [{ do: 'condition' as const, creature: who, name: disease.name, to: null }]
          : [wears(situation, creature, next)]),
        ...(due ? [{ do: 'settle' as const, due }] : []),
      ],
    })
  },
})

function stepsOf(
  { disease }: DiseaseCourse,
  next: DiseaseCourse,
  over: boolean,
  care: boolean,
): Step[] {
  return [
    ...(care
      ? [{ name: 'Care', value: 'the lower of two dice', rule: 'BDP-DIS-02' as const }]
      : []),
    { name: 'It saves', value: `on STR, and harms ${disease.ability}`, rule: 'E-BDP-17' },
    { name: disease.name, value: over ? 'over' : courseSays(next), rule: 'BDP-DIS-03' },
    ...(disease.saves === null && next.left === null
      ? [{ name: 'No count given', value: 'only a cure ends it', rule: 'E-BDP-10' as const }]
      : []),
  ]
}
