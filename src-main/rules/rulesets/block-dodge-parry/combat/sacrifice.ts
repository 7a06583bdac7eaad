import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { step } from '../../../core/outcome.ts'
import { plain, refusal, type RefusedPreview } from '../../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { setField, settle } from '../effects.ts'
import { gearNamed, repairPrice } from '../gear.ts'
import { savesDue, type SaveDue } from '../harm/critical.ts'

const blows = ['mundane', 'magic or elements'] as const
type Item = ReadonlyCreature['items'][string]

/** True when an item may be sacrificed to negate such a blow. Rule BDPX-DEF-11. */
function mayNegate(item: Item, blow: (typeof blows)[number]): boolean {
  const row = gearNamed(item.gear ?? item.name)
  if (!row || !item.ready) return false
  if (row.id === 'shield' || row.id === 'heavy-armor' || row.id === 'legendary-armor') return true
  if (blow !== 'mundane') return false
  return /medium-armor/.test(row.id) || /\b(?:Balanced|Slow)\b/.test(row.notes ?? '')
}

function planSacrifice(
  situation: Situation,
  { who, item, blow }: { who: string; item: string; blow: (typeof blows)[number] },
): { creature: ReadonlyCreature; item: Item; save: SaveDue | undefined } | RefusedPreview {
  const creature = situation.creatures[who]
  if (!creature) return refusal('Choose who gives something up.')
  const thing = creature.items[item]
  if (!thing)
    return refusal(`Choose what ${creature.name} gives up: a readied shield, armor or weapon.`)
  if (!mayNegate(thing, blow))
    return refusal(
      blow === 'mundane'
        ? `${thing.name} will not do: a readied Balanced or Slow weapon, a shield, medium or heavy armor.`
        : `${thing.name} will not do against that: only a readied shield or heavy armor.`,
    )
  return { creature, item: thing, save: savesDue(situation, creature, 'STR').at(-1) }
}

/** Negates a blow, the STR lost and the save due: an item breaks, and its bearer is at 0 HP. Rules BDPX-DEF-11, BDPX-DEF-12. */
export const sacrifice = defineAction({
  id: 'block-dodge-parry.sacrifice',
  title: 'Sacrifice gear',
  rule: 'BDPX-DEF-11',
  phase: 'fight',
  slot: 'item',
  needs: ['hp'],
  finds: 'shield splinter break armor weapon negate blow',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    item: { kind: 'item', title: 'What', of: 'who' },
    blow: { kind: 'choice', title: 'Against', of: blows, default: 'mundane' },
  },
  plan: planSacrifice,
  preview: ({ creature, item, save }) =>
    plain(
      `${undoneSays(creature, save)}; ${item.name} is useless, and ${creature.name} at 0 HP`,
      [],
      repairSteps(item),
    ),
  run: ({ creature, item, save }, _situation, at) =>
    line(at, {
      rule: 'BDPX-DEF-11',
      what: `${creature.name} sacrifices ${item.name}`,
      says: undoneSays(creature, save),
      tone: 'good',
      who: [creature.id],
      why: repairSteps(item),
      effects: [
        setField(creature.id, 'hp', 0),
        ...(save?.before === undefined ? [] : [setField(creature.id, 'str', save.before)]),
        ...settle(save?.id),
        {
          do: 'item',
          creature: creature.id,
          item: { ...item, ready: false, name: `${item.name}, broken`, gear: 'broken' },
        },
      ],
    }),
})

/** STR that comes back with the blow whose save is due: the last one, where several are. */
function undoneSays({ values }: ReadonlyCreature, save: SaveDue | undefined): string {
  return save?.before === undefined
    ? 'The blow is undone'
    : `The blow is undone: STR ${values.str ?? 0} to ${save.before}`
}

function repairSteps(item: Item) {
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
