import { defineAction } from '../../core/action.ts'
import { type Step, step } from '../../core/outcome.ts'
import { plain, refusal, type Preview } from '../../core/preview.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import { expressionOf } from '../../dice/read-notation.ts'
import { askNotation } from '../../dice/roll.ts'
import type { Mind } from '../../monsters/minds.ts'
import { look } from '../../tables/draw.ts'
import { defineTable, type Table, type TableRow } from '../../tables/table.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { encounteredCreatures, noMeeting } from './met.ts'
import { encounteredCompany, type Company } from './minds.ts'

/** An activity: its rolls on a d12, its text for several, and for one alone where that differs. */
type Activity = readonly [rolls: string, several: string, alone?: string]

const titles: Readonly<Record<Mind, string>> = {
  people: 'those who talk',
  beasts: 'beasts',
  mindless: 'the mindless',
  undead: 'the undead',
}

const activities: Readonly<Record<Mind, readonly Activity[]>> = {
  people: [
    ['1', 'Sleeping, one awake', 'Asleep'],
    ['2', 'Feeding', 'Eating'],
    ['3', 'On guard'],
    ['4-5', 'Hunting'],
    ['6', 'Parleying', 'Waiting for somebody'],
    ['7', 'Fleeing'],
    ['8', 'At work'],
    ['9', 'Quarrelling', 'Tending a wound'],
    ['10', 'Passing through'],
    ['11', 'Searching'],
    ['12', 'Lying in wait'],
  ],
  beasts: [
    ['1-2', 'Sleeping, one awake', 'Asleep'],
    ['3', 'Feeding'],
    ['4', 'Guarding their young', 'Guarding its lair'],
    ['5-6', 'Hunting'],
    ['7', 'Fleeing'],
    ['8', 'Drinking'],
    ['9', 'Fighting each other', 'Marking its ground'],
    ['10', 'Passing through'],
    ['11', 'Following a scent'],
    ['12', 'Lying in wait'],
  ],
  mindless: [
    ['1-3', 'Motionless'],
    ['4-5', 'Feeding, or at their task', 'Feeding, or at its task'],
    ['6-8', 'Moving along'],
    ['9-10', 'Drawn by light or sound'],
    ['11', 'Blocking the way'],
    ['12', 'Hidden'],
  ],
  undead: [
    ['1-2', 'Standing motionless'],
    ['3-4', 'Walking the same round'],
    ['5-6', 'On guard'],
    ['7-8', 'Drawn by the living'],
    ['9', 'Lying as if dead'],
    ['10', 'Gathered round a grave', 'Beside a grave'],
    ['11', 'Doing what they did in life', 'Doing what it did in life'],
    ['12', 'Lying in wait'],
  ],
}

function tableOf(mind: Mind, several: boolean): Table {
  const rows = activities[mind].map(([rolls, many, alone = many]): TableRow => [
    rolls,
    several ? many : alone,
  ])
  return defineTable({
    id: `house-activity-${mind}-${several ? 'several' : 'alone'}`,
    title: `Activity of ${titles[mind]}, ${several ? 'several' : 'alone'}`,
    dice: '1d12',
    source: 'Gatefold',
    licence: 'CC0 1.0',
    rule: 'GF-MEET-09',
    use: 'activity',
    rows,
  })
}

const tables = Object.fromEntries(
  (Object.keys(activities) as Mind[]).flatMap((mind) =>
    [true, false].map((several) => [`${mind} ${several}`, tableOf(mind, several)]),
  ),
)

/** Activity table for a company, by its mind and by whether it is several. Rule GF-MEET-09. */
function activityTable({ mind, several }: Company): Table {
  return tables[`${mind} ${several}`] ?? tableOf(mind, several)
}

export function* rollActivity(company: Company): ProcedureOf<{ activity: string; why: Step[] }> {
  const table = activityTable(company)
  const { total } = yield* askNotation('activity', expressionOf(table.dice))
  const [rolls, activity] = look(table, total)
  return {
    activity,
    why: [step('Activity', `${rolls}: ${activity}`, 'GF-MEET-09')],
  }
}

/** Rolls or sets the activity of the creatures. Rule GF-MEET-09. */
export const activity = defineAction({
  id: 'house.encounter-activity',
  title: 'Activity',
  rule: 'GF-MEET-09',
  phase: 'encounter',
  slot: 'activity',
  fillsIn: 'always',
  finds: 'doing sleeping hunting feeding guarding encounter reroll',
  asks: { doing: { kind: 'text', title: 'Doing what; empty rolls', max: 80, optional: true } },
  plan(situation, { doing }) {
    const { encounter } = situation
    if (!encounter) return refusal(noMeeting)
    return { encounter, typed: doing?.trim(), company: encounteredCompany(situation) }
  },
  preview: ({ typed, company }) => (typed ? plain(typed) : foreseen(activityTable(company))),
  *run({ encounter, typed, company }, situation) {
    const found = typed
      ? { activity: typed, why: [{ name: 'Activity', value: 'as the GM says' }] }
      : yield* rollActivity(company)
    return gmOutcome(
      'GF-MEET-09',
      `Activity, ${encounter.title}`,
      found.activity,
      [{ do: 'encounter', encounter: { ...encounter, activity: found.activity } }],
      { who: encounteredCreatures(situation).map(({ id }) => id), why: found.why },
    )
  },
})

/** Preview of a table: every row with its chance. */
function foreseen({ title, dice, rows }: Table): Preview {
  return {
    ...plain(`${title}, ${dice}`),
    chances: rows.map(([rolls, says]) => {
      const [least = 0, most = least] = rolls.split('-').map(Number)
      return { says, chance: (most - least + 1) / 12, tone: 'plain' }
    }),
  }
}
