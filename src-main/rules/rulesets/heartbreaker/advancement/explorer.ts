import { plain, refusal, type RefusedPreview, isRefusal } from '../../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { useId } from '../../../common/uses.ts'
import { levelOf, pathOf } from '../character/people.ts'
import { personKinds } from '../../../core/state/creature.ts'

/** Use title of the one fact an explorer may know between two upkeeps. Rule HBK-PATH-02. */
export const factUse = 'A fact known'

const floor: Step = step('Never below 0', 'and the level stays', 'E-HBK-25')

function findExplorer(situation: Situation, who: string): ReadonlyCreature | RefusedPreview {
  const creature = situation.creatures[who]
  if (!creature) return refusal('Choose an explorer.')
  return pathOf(creature) === 'explorer'
    ? creature
    : refusal(`${creature.name} is no explorer (HBK-PATH-02): choose one, or tag them so.`)
}

/** EXP after an explorer's journal is lost: level × 100 less, never below 0. Rules HBK-PATH-02, E-HBK-25. */
export function explorerJournalLost(lvl: number, exp: number): { exp: number } {
  return { exp: Math.max(0, exp - 100 * lvl) }
}

export const fact = defineAction({
  id: 'heartbreaker.fact',
  title: 'Know a fact',
  rule: 'HBK-PATH-02',
  phase: 'check',
  slot: 'skill',
  finds: 'explorer knows lore remember',
  asks: {
    who: {
      kind: 'creature',
      role: 'actor',
      title: 'Which explorer',
      side: 'party',
      tagged: 'explorer',
      only: personKinds,
    },
    what: { kind: 'text', title: 'What', max: 200, optional: true },
  },
  plan(situation, { who, what }) {
    const creature = findExplorer(situation, who)
    if (isRefusal(creature)) return creature
    if (creature.uses?.[useId(factUse)]?.spent)
      return refusal(`${creature.name} has known a fact since the last upkeep: pay upkeep first.`)
    return { creature, what: what?.trim() || 'Something that is not arcane' }
  },
  preview: () => plain('Known, if it is not arcane; once between upkeeps'),
  run: ({ creature, what }, situation, at) =>
    line(at, {
      rule: 'HBK-PATH-02',
      what: `${creature.name} knows a fact`,
      says: what,
      tone: 'good',
      who: [creature.id],
      effects: [
        {
          do: 'use',
          creature: creature.id,
          id: useId(factUse),
          to: { title: factUse, of: 1, spent: 1, at: situation.clock.seconds, again: 'never' },
        },
      ],
    }),
})

interface LostJournal {
  creature: ReadonlyCreature
  had: number
  exp: number
  /** A new one is begun. */
  anew: boolean
}

export const journalLost = defineAction({
  id: 'heartbreaker.journal',
  title: 'Lose the journal',
  rule: 'HBK-PATH-02',
  phase: 'town',
  slot: 'edit',
  finds: 'explorer journal lost replace write',
  asks: {
    who: {
      kind: 'creature',
      role: 'actor',
      title: 'Which explorer',
      side: 'party',
      tagged: 'explorer',
      only: personKinds,
    },
    anew: { kind: 'switch', title: 'Begins a new one', default: true },
  },
  plan(situation, { who, anew }): LostJournal | RefusedPreview {
    const creature = findExplorer(situation, who)
    if (isRefusal(creature)) return { ...creature, why: [floor] }
    const had = creature.values.exp ?? 0
    return { creature, had, ...explorerJournalLost(levelOf(creature), had), anew }
  },
  preview: ({ had, exp }) =>
    plain(
      `EXP ${had} to ${exp}; the level stays`,
      [step('LVL × 100', exp - had, 'HBK-PATH-02')],
      [floor],
    ),
  run: ({ creature, had, exp, anew }, situation, at) =>
    line(at, {
      rule: 'HBK-PATH-02',
      what: `${creature.name} lost the journal`,
      says: `EXP ${had} to ${exp}${anew ? ', and a new one is begun' : ''}`,
      tone: 'bad',
      who: [creature.id],
      why: [floor],
      effects: [
        { do: 'set', creature: creature.id, field: 'exp', to: exp },
        ...dropJournals(creature),
        ...(anew ? [newJournal(creature.id, `i${situation.nextId}`)] : []),
      ],
    }),
})

function dropJournals({ id, itemOrder, items }: ReadonlyCreature): Effect[] {
  return itemOrder
    .filter((each) => items[each]?.gear === 'journal')
    .map((item) => ({ do: 'drop item', creature: id, item }))
}

function newJournal(who: string, id: string): Effect {
  const item = { id, name: 'Journal', count: 1, gear: 'journal', ready: false }
  return { do: 'item', creature: who, item }
}
