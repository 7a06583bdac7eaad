import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { gearNamed } from '../gear/index.ts'
import { repairPrice } from '../gear/prices.ts'
import { step } from './dice.ts'

const blows = ['mundane', 'magic or elements'] as const
type Item = ReadonlyCreature['items'][string]

/** True when an item may be sacrificed to negate such a blow. Rule BDPX-DEF-11. */
function serves(item: Item, blow: (typeof blows)[number]): boolean {
  const row = gearNamed(item.gear ?? item.name)
  if (!row || !item.ready) return false
  if (row.id === 'shield' || row.id === 'heavy-armor' || row.id === 'legendary-armor') return true
  if (blow !== 'mundane') return false
  return /medium-armor/.test(row.id) || /\b(?:Balanced|Slow)\b/.test(row.notes ?? '')
}

function meant(
  situation: Situation,
  who: string,
  item: string,
  blow: (typeof blows)[number],
): { creature: ReadonlyCreature; item: Item } | { says: string } {
  const creature = situation.creatures[who]
  if (!creature) return { says: 'Choose who gives something up.' }
  const thing = creature.items[item]
  if (!thing)
    return { says: `Choose what ${creature.name} gives up: a readied shield, armor or weapon.` }
  if (!serves(thing, blow))
    return {
      says:
        blow === 'mundane'
          ? `${thing.name} will not do: a readied Balanced or Slow weapon, a shield, medium or heavy armor.`
          : `${thing.name} will not do against that: only a readied shield or heavy armor.`,
    }
  return { creature, item: thing }
}

/** At 0 HP, or down to it by choice, a thing is broken instead of its bearer. Rules BDPX-DEF-11, BDPX-DEF-12. */
export const sacrifice = defineAction({
  id: 'block-dodge-parry.sacrifice',
  title: 'Sacrifice gear',
  rule: 'BDPX-DEF-11',
  phase: 'fight',
  slot: 'item',
  needs: ['hp'],
  finds: 'shield splinter break armor weapon negate blow',
  asks: {
    who: { kind: 'creature', title: 'Who', side: 'party' },
    item: { kind: 'item', title: 'What', of: 'who' },
    blow: { kind: 'choice', title: 'Against', of: blows, default: 'mundane' },
  },
  preview(situation, { who, item, blow }) {
    const found = meant(situation, who, item, blow)
    if ('says' in found) return refusal(found.says)
    return plain(
      `The blow is undone; ${found.item.name} is useless, and ${found.creature.name} at 0 HP`,
      [],
      mending(found.item),
    )
  },
  *run(situation, { who, item, blow }, at) {
    yield* []
    const found = meant(situation, who, item, blow)
    if ('says' in found)
      return line(at, { rule: 'BDPX-DEF-11', what: 'Sacrifice', says: found.says })
    const { creature, item: thing } = found
    const broken = { ...thing, ready: false, name: `${thing.name}, broken`, gear: 'broken' }
    return line(at, {
      rule: 'BDPX-DEF-11',
      what: `${creature.name} sacrifices ${thing.name}`,
      says: 'The blow is undone',
      tone: 'good',
      who: [who],
      why: mending(thing),
      effects: [
        { do: 'set', creature: who, field: 'hp', to: 0 },
        { do: 'item', creature: who, item: broken },
      ],
    })
  },
})

function mending(item: Item) {
  const row = gearNamed(item.gear ?? item.name)
  return [
    step('Given up', 'negates one blow', 'BDPX-DEF-11'),
    step(
      'Mended',
      row?.id === 'shield'
        ? 'never: it is a shield'
        : `by a repair kit, or for ${repairPrice(row?.cost ?? 0)} coins`,
      'BDPX-DEF-12',
    ),
  ]
}
