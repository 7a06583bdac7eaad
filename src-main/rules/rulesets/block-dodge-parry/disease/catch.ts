import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { rollOne } from '../../../core/procedure.ts'
import { clockOf, courseOf, courseSays } from './course.ts'
import { daysDie, disease as rowOf, diseases } from './figures.ts'

const names = diseases.map(({ name }) => name)

/** Gives somebody a disease; its length is rolled at onset. Rules BDP-DIS-04, E-BDP-18. */
export const fallIll = defineAction({
  id: 'block-dodge-parry.catch',
  title: 'Fall ill',
  rule: 'BDP-DIS-04',
  phase: 'table',
  slot: 'wound',
  needs: ['str'],
  finds: 'disease sick illness plague infected catch fever rot',
  asks: {
    // Nobody until said: what harms somebody for good is never done by a mere Enter.
    who: { kind: 'creature', title: 'Who', optional: true },
    disease: { kind: 'choice', title: 'Which disease', of: names, default: names[0] ?? '' },
    due: { kind: 'due', title: 'Called for by', optional: true },
  },
  preview(situation, { who, disease }) {
    const creature = situation.creatures[who ?? '']
    if (!creature) return refusal('Choose who falls ill.')
    const running = courseOf(situation, creature.id, disease)
    if (running) return refusal(`${creature.name} has ${disease} already: ${courseSays(running)}.`)
    const row = rowOf(disease)
    return plain(
      `${creature.name}: ${row.signs}; lasts ${row.lasts}, ${row.damage} ${row.ability} a day on a failed STR save`,
      [],
      [
        {
          name: 'Each day',
          value: `a STR save, or ${row.damage} ${row.ability}`,
          rule: 'BDP-DIS-01',
        },
        {
          name: 'It ends',
          value: row.saves === null ? 'with its time, or by a cure' : `after ${row.saves} saves`,
          rule: 'BDP-DIS-03',
        },
        { name: 'The save', value: 'STR, whatever it harms', rule: 'E-BDP-17' },
        { name: 'Rest and care', value: 'two dice, the lower counts', rule: 'BDP-DIS-02' },
      ],
    )
  },
  *run(situation, { who, disease, due }, at) {
    const creature = situation.creatures[who ?? '']
    if (!creature) return line(at, { rule: 'BDP-DIS-04', what: disease, says: 'Nobody is ill' })
    const row = rowOf(disease)
    const die = daysDie(row)
    const left = die === null ? null : yield* rollOne(`days of ${disease}`, die)
    const course = { disease: row, left, successes: 0 }
    return line(at, {
      rule: 'BDP-DIS-04',
      what: `${creature.name} falls ill`,
      says: `${disease}, ${courseSays(course)}: ${row.signs}`,
      tone: 'bad',
      who: [creature.id],
      why: [
        { name: 'Lasts', value: row.lasts, rule: 'BDP-DIS-04' },
        { name: 'The first save', value: 'at the end of this day', rule: 'E-BDP-18' },
      ],
      effects: [
        { do: 'condition', creature: creature.id, name: row.name, to: { rule: 'BDP-DIS-04' } },
        { do: 'timer', timer: clockOf(creature, course, situation.clock.seconds) },
        ...(due ? [{ do: 'settle' as const, due }] : []),
      ],
    })
  },
})
