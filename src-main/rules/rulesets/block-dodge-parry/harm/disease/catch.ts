import { defineAction } from '../../../../core/action.ts'
import { line } from '../../../../core/line.ts'
import { step } from '../../../../core/outcome.ts'
import { plain, refusal } from '../../../../core/preview.ts'
import { rollOne } from '../../../../core/procedure.ts'
import { listed } from '../../../../core/words.ts'
import { setCondition, settle } from '../../effects.ts'
import {
  clockOf,
  courseOf,
  courseSays,
  daysDie,
  diseases,
  diseasesOf,
  knownDisease as rowOf,
} from './index.ts'

const names = diseases.map(({ name }) => name)
const everyDisease = 'every disease'

/** Makes a creature fall ill; the length is rolled at onset. Rules BDP-DIS-04, E-BDP-18. */
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
    who: { kind: 'creature', role: 'actor', title: 'Who', optional: true },
    disease: { kind: 'choice', title: 'Which disease', of: names, default: names[0] ?? '' },
    due: { kind: 'due', title: 'Called for by', optional: true },
  },
  plan(situation, { who, disease, due }) {
    const creature = situation.creatures[who ?? '']
    if (!creature) return refusal('Choose who falls ill.')
    const running = courseOf(situation, creature.id, disease)
    if (running) return refusal(`${creature.name} has ${disease} already: ${courseSays(running)}.`)
    return { creature, row: rowOf(disease), due }
  },
  preview: ({ creature, row }) =>
    plain(
      `${creature.name}: ${row.signs}; lasts ${row.lasts}, ${row.damage} ${row.ability} a day on a failed STR save`,
      [],
      [
        step('Each day', `a STR save, or ${row.damage} ${row.ability}`, 'BDP-DIS-01'),
        step(
          'It ends',
          row.saves === null ? 'with its time, or by a cure' : `after ${row.saves} saves`,
          'BDP-DIS-03',
        ),
        step('The save', 'STR, whatever it harms', 'E-BDP-17'),
        step('Rest and care', 'two dice, the lower counts', 'BDP-DIS-02'),
      ],
    ),
  *run({ creature, row, due }, situation, at) {
    const die = daysDie(row)
    const left = die === null ? null : yield* rollOne(`days of ${row.name}`, die)
    const course = { disease: row, left, successes: 0 }
    return line(at, {
      rule: 'BDP-DIS-04',
      what: `${creature.name} falls ill`,
      says: `${row.name}, ${courseSays(course)}: ${row.signs}`,
      tone: 'bad',
      who: [creature.id],
      why: [
        step('Lasts', row.lasts, 'BDP-DIS-04'),
        step('The first save', 'at the end of this day', 'E-BDP-18'),
      ],
      effects: [
        setCondition(creature.id, row.name, { rule: 'BDP-DIS-04' }),
        { do: 'timer', timer: clockOf(creature, course, situation.clock.seconds) },
        ...settle(due),
      ],
    })
  },
})

/** Cures every disease of a creature without saves. Rule BDP-DIS-03. */
export const cure = defineAction({
  id: 'block-dodge-parry.cure',
  title: 'Cure a disease',
  rule: 'BDP-DIS-03',
  phase: 'rest',
  slot: 'heal',
  needs: [],
  finds: 'heal disease illness remedy medicine lay on hands plague',
  asks: {
    who: {
      kind: 'creature',
      role: 'target',
      title: 'Who is cured',
      side: 'party',
      living: true,
      begins: 'hurt',
    },
    disease: { kind: 'choice', title: 'Of', of: [everyDisease, ...names], default: everyDisease },
  },
  plan(situation, { who, disease }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who is cured.')
    const has = diseasesOf(creature).map(({ name }) => name)
    if (has.length === 0) return refusal(`${creature.name} has no disease to cure.`)
    if (disease !== everyDisease && !has.includes(disease))
      return refusal(`${creature.name} has no ${disease}. They have ${listed(has)}.`)
    return { creature, names: has.filter((name) => [name, everyDisease].includes(disease)) }
  },
  preview: ({ creature, names }) => plain(`${creature.name} is rid of ${listed(names)}`),
  run: ({ creature, names }, _situation, at) =>
    line(at, {
      rule: 'BDP-DIS-03',
      what: `A cure, ${creature.name}`,
      says: `Rid of ${listed(names)}`,
      tone: 'good',
      who: [creature.id],
      effects: names.map((name) => setCondition(creature.id, name, null)),
    }),
})
