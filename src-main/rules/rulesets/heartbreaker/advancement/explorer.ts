import type { ReadonlyCreature } from '../../../core/situation.ts'
import { defineAction, type Action } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { useId } from '../../../common/uses.ts'
import { levelOf, pathOf } from '../people.ts'
import { explorerJournalLost } from './figures.ts'

/** Use title of the one fact an explorer may know between two upkeeps. Rule HBK-PATH-02. */
export const factUse = 'A fact known'

const floor: Step = { name: 'Never below 0', value: 'and the level stays', rule: 'E-HBK-25' }

function explorer(creature: ReadonlyCreature | undefined): string | null {
  if (!creature) return 'Choose an explorer.'
  return pathOf(creature) === 'explorer'
    ? null
    : `${creature.name} is no explorer (HBK-PATH-02): choose one, or tag them so.`
}

export const fact: Action = defineAction({
  id: 'heartbreaker.fact',
  title: 'Know a fact',
  rule: 'HBK-PATH-02',
  phase: 'check',
  slot: 'skill',
  needs: [],
  finds: 'explorer knows lore remember',
  asks: {
    who: { kind: 'creature', title: 'Which explorer', side: 'party', tagged: 'explorer' },
    what: { kind: 'text', title: 'What', max: 200, optional: true },
  },
  preview(situation, { who }) {
    const creature = situation.creatures[who]
    const fault = explorer(creature)
    if (fault) return refusal(fault)
    if (creature?.uses?.[useId(factUse)]?.spent)
      return refusal(`${creature.name} has known a fact since the last upkeep: pay upkeep first.`)
    return plain('Known, if it is not arcane; once between upkeeps')
  },
  *run(situation, { who, what }, at) {
    yield* []
    const now = situation.clock.seconds
    return line(at, {
      rule: 'HBK-PATH-02',
      what: `${situation.creatures[who]?.name ?? 'Nobody'} knows a fact`,
      says: what?.trim() || 'Something that is not arcane',
      tone: 'good',
      who: [who],
      effects: [
        {
          do: 'use',
          creature: who,
          id: useId(factUse),
          to: { title: factUse, of: 1, spent: 1, at: now, again: 'never' },
        },
      ],
    })
  },
})

export const journalLost: Action = defineAction({
  id: 'heartbreaker.journal',
  title: 'Lose the journal',
  rule: 'HBK-PATH-02',
  phase: 'town',
  slot: 'edit',
  needs: [],
  finds: 'explorer journal lost replace write',
  asks: {
    who: { kind: 'creature', title: 'Which explorer', side: 'party', tagged: 'explorer' },
    anew: { kind: 'switch', title: 'Begins a new one', default: true },
  },
  preview(situation, { who }) {
    const creature = situation.creatures[who]
    const fault = explorer(creature)
    if (fault || !creature) return { ...refusal(fault ?? ''), why: [floor] }
    const had = creature.values.exp ?? 0
    const { exp } = explorerJournalLost(levelOf(creature), had)
    return plain(
      `EXP ${had} to ${exp}; the level stays`,
      [{ name: 'LVL × 100', value: exp - had, rule: 'HBK-PATH-02' }],
      [floor],
    )
  },
  *run(situation, { who, anew }, at) {
    yield* []
    const creature = situation.creatures[who]
    if (!creature)
      return line(at, { rule: 'HBK-PATH-02', what: 'The journal', says: 'Nobody lost one' })
    const { exp } = explorerJournalLost(levelOf(creature), creature.values.exp ?? 0)
    return line(at, {
      rule: 'HBK-PATH-02',
      what: `${creature.name} lost the journal`,
      says: `EXP ${creature.values.exp ?? 0} to ${exp}${anew ? ', and a new one is begun' : ''}`,
      tone: 'bad',
      who: [who],
      why: [floor],
      effects: [
        { do: 'set', creature: who, field: 'exp', to: exp },
        ...journals(creature),
        ...(anew ? [begun(who, `i${situation.nextId}`)] : []),
      ],
    })
  },
})

function journals({ id, itemOrder, items }: ReadonlyCreature): Effect[] {
  return itemOrder
    .filter((each) => items[each]?.gear === 'journal')
    .map((item) => ({ do: 'drop item', creature: id, item }))
}

function begun(who: string, id: string): Effect {
  const item = { id, name: 'Journal', count: 1, gear: 'journal', ready: false }
  return { do: 'item', creature: who, item }
}
