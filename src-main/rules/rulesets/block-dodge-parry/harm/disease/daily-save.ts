import { defineAction } from '../../../../core/action.ts'
import type { Effect } from '../../../../core/effects.ts'
import { line } from '../../../../core/line.ts'
import { figuresOf, step, type Step } from '../../../../core/outcome.ts'
import { isRefusal, refusal, type RefusedPreview } from '../../../../core/preview.ts'
import { rollOne } from '../../../../core/procedure.ts'
import { houseRule } from '../../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../../core/situation.ts'
import { day } from '../../../../clock/clock.ts'
import { previewCheck } from '../../../../common/check.ts'
import { fieldOf, scoreOf } from '../../character/people.ts'
import { setCondition, setField, settle } from '../../effects.ts'
import { diseaseOneSaveHeals } from '../../house-rules/rest.ts'
import { rollSave, saveTrial } from '../../saves/trial.ts'
import {
  clockOf,
  courseOf,
  courseSays,
  courseTimer,
  diseases,
  diseasesOf,
  endDay,
  harmDie,
  isTended,
  type DiseaseCourse,
} from './index.ts'

const first = 'the first they have'
const names = [first, ...diseases.map(({ name }) => name)] as const

interface Sick {
  creature: ReadonlyCreature
  course: DiseaseCourse
}

function findSick(situation: Situation, who: string, named: string): Sick | RefusedPreview {
  const creature = situation.creatures[who]
  if (!creature) return refusal('Choose who is ill.')
  const has = diseasesOf(creature)
  const disease = named === first ? has[0] : has.find(({ name }) => name === named)
  const course = disease ? courseOf(situation, who, disease.name) : null
  if (course) return { creature, course }
  return refusal(
    disease
      ? `The clock of ${disease.name} does not run for ${creature.name}: let them fall ill again.`
      : `${creature.name} has ${named === first ? 'no disease' : `no ${named}`}: let them fall ill first.`,
  )
}

/** Effect that stores a day's progress in the disease's timer; a save ahead of its time stands for the coming one. */
function storeCourse(
  situation: Situation,
  creature: ReadonlyCreature,
  course: DiseaseCourse,
  isAhead: boolean,
): Effect {
  const running = situation.timers[courseTimer(creature.id, course.disease)]
  const timer = clockOf(creature, course, situation.clock.seconds, running)
  return { do: 'timer', timer: isAhead ? { ...timer, next: timer.next + day } : timer }
}

/** Rolls a day's STR save, with two dice under care, or harm. Rules BDP-DIS-01 to BDP-DIS-03, E-BDP-10. */
export const diseaseSave = defineAction({
  id: 'block-dodge-parry.disease',
  title: 'Disease save',
  rule: 'BDP-DIS-01',
  phase: 'rest',
  slot: 'save',
  needs: ['str'],
  finds: 'disease sick illness daily day plague care',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    disease: { kind: 'choice', title: 'Which', of: names, default: first },
    care: { kind: 'switch', title: 'Rest and care: two dice', default: false },
    due: { kind: 'due', title: 'Which day', optional: true },
  },
  plan(situation, { who, disease, care, due }) {
    const sick = findSick(situation, who, disease)
    if (isRefusal(sick)) return sick
    return { ...sick, cared: care || isTended(sick.creature), due }
  },
  preview({ creature, course, cared }, _situation, at) {
    const { name, damage, ability } = course.disease
    const shown = previewCheck(
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
        step(name, courseSays(course), 'BDP-DIS-03'),
        ...(cared ? [step('Care', 'the lower of two dice', 'BDP-DIS-02')] : []),
      ],
    }
  },
  *run({ creature, course, cared, due }, situation, at) {
    const { disease } = course
    const result = yield* rollSave(creature, 'STR', at.ruling, {
      rule: 'BDP-DIS-01',
      leaning: cared ? 'advantage' : 'normal',
    })
    const die = result.success ? null : harmDie(disease)
    const harm = die === null ? null : yield* rollOne(`${disease.name} harms`, die)
    const score = scoreOf(creature, disease.ability)
    const after = endDay(disease, result.success, {
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
      says: `${result.success ? 'Spared today' : `${disease.ability} ${score} to ${after.score}`}; ${over ? ended : courseSays(next)}`,
      tone: result.success || over ? 'good' : 'bad',
      who: [creature.id],
      ...figuresOf(result),
      why: [...result.why, ...stepsOf(course, next, over, cared)],
      effects: [
        ...(after.score === score
          ? []
          : [setField(creature.id, fieldOf[disease.ability], after.score)]),
        ...(over
          ? [setCondition(creature.id, disease.name, null)]
          : [storeCourse(situation, creature, next, (due ?? '') === '')]),
        ...settle(due),
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
    ...(care ? [step('Care', 'the lower of two dice', 'BDP-DIS-02')] : []),
    step('It saves', `on STR, and harms ${disease.ability}`, 'E-BDP-17'),
    step(disease.name, over ? 'over' : courseSays(next), 'BDP-DIS-03'),
    ...(disease.saves === null && next.left === null
      ? [step('No count given', 'only a cure ends it', 'E-BDP-10')]
      : []),
  ]
}
