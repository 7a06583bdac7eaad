import type { Action } from '../../rules/core/action.ts'
import type { Credit, Ruleset } from '../../rules/core/ruleset.ts'
import type { HouseRule } from '../../rules/core/ruleset/house-rules.ts'
import type { PlaceUse } from '../../rules/core/state/place.ts'
import type { Situation } from '../../rules/core/situation.ts'
import type { Table } from '../../rules/tables/table.ts'
import { wanderingTable } from '../../rules/gm/meeting.ts'
import { noTable, placeTable, placeUses } from '../../rules/gm/travel/place-tables.ts'
import type { Context } from '../apply.ts'
import type { Entry, Head } from '../journal.ts'
import { lineage } from '../lineage.ts'
import { actionViews, dueViews } from './actions.ts'
import { chronicle } from './chronicle.ts'
import { clockView } from './clock.ts'
import { collectionViews } from './collections.ts'
import { companyView } from './company.ts'
import { partyViews } from './creatures.ts'
import { diff } from './diff.ts'
import { encounterView, foretoldView, otherEncounters, preparedViews } from './encounter.ts'
import { eventView } from './event.ts'
import { fightView } from './fight.ts'
import { handoutsView } from './handouts.ts'
import { houseRuleViews } from './house-rules.ts'
import { journeyView } from './journey.ts'
import { timerViews, topView } from './top.ts'
import { townView } from './town.ts'
import { emptySharedLibrary } from './views/library.ts'
import type { ViewName, ViewPatch, Views } from './views.ts'

/** The rules in force: the campaign's own game, and what it borrows. */
export interface InForce {
  ruleset: Ruleset
  offered: readonly { action: Action; from: string | null }[]
  houseRules: readonly { rule: HouseRule; ruleset: Pick<Ruleset, 'title'> }[]
  event: { table: Table; from: string | null } | null
  /** The game whose travel rules apply, its own or a lender's. */
  road: Parameters<typeof journeyView>[0]
  credits: readonly Credit[]
}

/** Lines of the chronicle that the screen holds; older ones are fetched. */
const chronicleLines = 200

/** Everything the screen draws. `entries` is a stretch of the journal that reaches to its end. */
export function viewsOf(
  head: Head,
  entries: readonly Entry[],
  inForce: InForce,
  context: Context,
): Views {
  const situation = head.state
  const { ruleset } = inForce
  const timers = timerViews(situation)
  const undo = entries.find((entry) => entry.number === head.undo)
  const redo = entries.find((entry) => entry.number === head.redo)
  return {
    top: topView(situation, ruleset, inForce.road, timers, namedIn(undo), namedIn(redo)),
    actions: actionViews(inForce.offered, situation, context),
    event: eventView(turnOf(inForce), inForce.event, situation, context),
    encounter: encounterView(situation, ruleset, context, timers),
    others: otherEncounters(situation),
    prepared: preparedViews(situation),
    fight: fightView(situation, ruleset, timers),
    party: partyViews(situation, ruleset, timers),
    company: companyView(situation, ruleset, timers),
    timers,
    clock: clockView(situation, inForce.road),
    journey: journeyView(inForce.road, situation),
    dues: dueViews(situation, context),
    place: placeView(situation, context),
    foretold: foretoldView(situation),
    town: townView(situation, ruleset, context),
    handouts: handoutsView(situation),
    collections: collectionViews(situation, context),
    shared: context.shared ?? emptySharedLibrary,
    pinnedTables: pinnedViews(situation, context, ruleset),
    chronicle: {
      lines: chronicle(entries, situation.clock.season, {
        most: chronicleLines,
        within: amendable(head, entries),
      }),
      total: head.version,
    },
    houseRules: houseRuleViews(inForce.houseRules, situation),
    credit: inForce.credits.map((credit) => ({ ...credit })),
  }
}

/** Numbers of the lines that can be amended, as far as these entries reach. */
export function amendable(head: Head, entries: readonly Entry[]): ReadonlySet<number> {
  const byNumber = new Map(entries.map((entry) => [entry.number, entry]))
  return new Set(lineage(head, (number) => byNumber.get(number)).map(({ line }) => line.number))
}

/** Patches from one set of views to the next, by panel; unchanged panels are left out. */
export function viewPatches(before: Views, after: Views): Partial<Record<ViewName, ViewPatch[]>> {
  const patches: Partial<Record<ViewName, ViewPatch[]>> = {}
  for (const name of Object.keys(after) as ViewName[]) {
    const steps = diff(before[name], after[name])
    if (steps.length > 0) patches[name] = steps
  }
  return patches
}

function namedIn(entry: Entry | undefined): string | null {
  return entry ? entry.outcome.what : null
}

function turnOf({ offered }: InForce): Action | undefined {
  return offered.find(({ action }) => action.slot === 'turn')?.action
}

/** Uses of tables that a place may have a table for. */
const placed: readonly string[] = ['encounter', ...Object.keys(placeUses)]

function placeView(situation: Situation, context: Context): Views['place'] {
  const { shelf } = context
  const lacks = situation.event?.lacks
  const titleOf = (use: PlaceUse): string | null => placeTable(situation, shelf, use)?.title ?? null
  const chosen = (use: PlaceUse): string | null => situation.place.tables?.[use] ?? null
  // Families of monsters have clues of their own: which table it is shows when one is foretold.
  const byMonster = shelf.tables('clue').some(({ at }) => at !== undefined)
    ? 'by the monster'
    : null
  return {
    title: situation.place.title,
    level: situation.place.level,
    table: situation.place.table ?? null,
    terrain: situation.place.terrain ?? null,
    at: situation.place.at ?? null,
    regions: Object.keys(situation.regions ?? {}).length,
    inUse: wanderingTable(situation, shelf)?.title ?? null,
    lacks: lacks ? { use: lacks, says: noTable(lacks) } : null,
    clue: { table: chosen('clue'), inUse: titleOf('clue') ?? byMonster },
    locality: { table: chosen('locality'), inUse: titleOf('locality') },
    rumour: { table: chosen('rumour'), inUse: titleOf('rumour') },
    reaction: { table: chosen('reaction'), inUse: titleOf('reaction') },
    tables: placed.flatMap((use) =>
      shelf.tables(use).map(({ id, title, at }) => ({ id, title, use, at: at ?? null })),
    ),
  }
}

/** Pinned tables that are still there. */
function pinnedViews(
  { tableDesk }: Situation,
  { shelf }: Context,
  { tables }: Ruleset,
): Views['pinnedTables'] {
  return (tableDesk?.pinned ?? []).flatMap((id) => {
    const table = shelf.table(id) ?? tables.find((each) => each.id === id)
    return table ? [{ id, title: table.title }] : []
  })
}
