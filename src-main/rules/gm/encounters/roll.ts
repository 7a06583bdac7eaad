import { defineAction, type AtTable, type Game } from '../../core/action.ts'
import { type Outcome, step } from '../../core/outcome.ts'
import {
  plain,
  refusal,
  type Chance,
  type Preview,
  type RefusedPreview,
} from '../../core/preview.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import type { Situation } from '../../core/situation.ts'
import { bars, oddsOrRefusal } from '../../dice/odds.ts'
import { readRolls, tableDice } from '../../tables/rolls.ts'
import type { Table } from '../../tables/table.ts'
import { gmOutcome } from '../gm-outcome.ts'
import {
  drawMeeting,
  entryOf,
  wanderingTable,
  chooseMonsterDue,
  type DrawnEncounter,
} from '../meeting.ts'
import { beginEncounter, describeOpening, rollOpening, unsetParts } from './begin.ts'
import { fromForetold } from './foretold.ts'
import { encounteredCreatures } from './met.ts'
import { encounteredCompany } from './minds.ts'
import { surpriseRolled } from './rulings.ts'
import { surpriseMarks } from './surprise.ts'

type OpenEncounter = NonNullable<Situation['encounter']>

/** Parts that an encounter at hand still lacks, an encounter that a clue announced, or a table to roll on. */
type Rolling =
  | { encounter: OpenEncounter; rest: string[] }
  | { waiting: DrawnEncounter; foretold: NonNullable<Situation['foretold']> }
  | { table: Table }

function planRoll(situation: Situation, _input: unknown, at: AtTable): Rolling | RefusedPreview {
  const { encounter, foretold } = situation
  const rest = encounter ? unsetParts(situation, encounter, at.ruleset) : []
  if (encounter && rest.length > 0) return { encounter, rest }
  const waiting = fromForetold(situation, at)
  if (foretold && waiting) return { waiting, foretold }
  const table = wanderingTable(situation, at.shelf)
  if (!table)
    return refusal(
      'No encounter table for this place. Choose one under Place, or make an encounter by hand.',
    )
  return table.rows.length === 0
    ? refusal(`${table.title} has no rows: choose another table under Place.`)
    : { table }
}

/** Rolls a whole encounter, also beside one that is already rolled. Rules GF-MEET-05, GF-MEET-13. */
export const rollEncounter = defineAction({
  id: 'house.meet',
  title: 'Roll an encounter',
  rule: 'GF-MEET-05',
  phase: 'encounter',
  slot: 'encounter',
  finds: 'wandering monster table meet random distance surprise activity',
  plan: planRoll,
  preview(rolling) {
    if ('rest' in rolling)
      return plain(`${rolling.encounter.title}: ${rolling.rest.join(', ')} still to roll`)
    return 'foretold' in rolling
      ? plain(`The clue comes true: ${rolling.foretold.title}`)
      : previewRows(rolling.table)
  },
  *run(rolling, situation, at) {
    if ('rest' in rolling) return yield* theRest(situation, rolling.encounter, at.ruleset)
    if ('foretold' in rolling)
      return yield* come(situation, rolling.waiting, at.ruleset, situation.foretold)
    const found = yield* drawMeeting(situation, at)
    return 'says' in found
      ? nameless(found.says)
      : yield* come(situation, found.drawn, at.ruleset, undefined)
  },
})

const foreseen = new WeakMap<Table, Preview>()

/** Preview of a table's rows with their chances, cached per table. */
function previewRows(table: Table): Preview {
  const ready = foreseen.get(table)
  if (ready) return ready
  const dice = tableDice(table.dice)
  const distribution = typeof dice === 'string' ? null : oddsOrRefusal(dice.expression)
  const preview = plain(`${table.title}, ${table.dice}`)
  if (distribution && !('refused' in distribution)) {
    const ranges = table.rows.map(([rolls]) => readRolls(rolls) ?? [])
    const rowOf = (total: number): number =>
      ranges.findIndex((row) => row.some(({ least, most }) => total >= least && total <= most))
    if (distribution.points.every(({ total }) => rowOf(total) >= 0)) {
      preview.bars = bars(distribution, rowOf)
      preview.chances = table.rows.map(([, text], row): Chance => ({
        says: entryOf(text).name,
        chance: preview.bars
          .filter(({ leads }) => leads === row)
          .reduce((sum, { chance }) => sum + chance, 0),
        tone: 'plain',
      }))
    }
  }
  foreseen.set(table, preview)
  return preview
}

function* theRest(
  situation: Situation,
  encounter: OpenEncounter,
  game: Game,
): ProcedureOf<Outcome> {
  const company = encounteredCompany(situation)
  const { opening, why } = yield* rollOpening(situation, encounter, company, game)
  const foes = encounteredCreatures(situation).map(({ id }) => id)
  const rule = surpriseRolled(situation, game)?.rule
  return gmOutcome(
    'GF-MEET-05',
    encounter.title,
    describeOpening('', opening).replace(/^, /, ''),
    [
      { do: 'encounter', encounter: { ...encounter, ...opening } },
      ...surpriseMarks(situation, foes, opening, rule),
    ],
    { who: foes, tone: opening.surprise?.party ? 'bad' : 'plain', why },
  )
}

function* come(
  situation: Situation,
  drawn: DrawnEncounter,
  game: Game,
  waits: Situation['foretold'],
): ProcedureOf<Outcome> {
  const begun = yield* beginEncounter(situation, drawn, game, { waits })
  return gmOutcome('GF-MEET-05', 'Encounter', begun.says, begun.effects, {
    who: begun.members,
    tone: begun.encounter.surprise?.party ? 'bad' : 'due',
    total: drawn.number,
    why: [
      ...(waits ? [step('Foretold', 'by a clue', 'GF-MEET-10')] : []),
      step('From', drawn.from, 'GF-MEET-05'),
      ...begun.why,
    ],
  })
}

function nameless(says: string): Outcome {
  const due = chooseMonsterDue(says, 'GF-MEET-05')
  return gmOutcome('GF-MEET-05', 'Encounter', 'Who is it?', [{ do: 'due', due }], {
    tone: 'due',
    why: [{ name: 'Table', value: says }],
  })
}
