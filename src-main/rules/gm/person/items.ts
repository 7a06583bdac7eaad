import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { Outcome, RuleId } from '../../core/outcome.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { Item } from '../../core/state/creature.ts'
import { gmOutcome } from '../gm-outcome.ts'

/** Gives a creature something new. Rule GF-ITEM-01. */
const give = defineAction({
  id: 'house.give',
  title: 'Give an item',
  rule: 'GF-ITEM-01',
  phase: 'table',
  slot: 'item',
  finds: 'item gear carry find treasure torch',
  asks: {
    who: { kind: 'creature', role: 'target', title: 'To whom' },
    name: { kind: 'text', title: 'What', max: 80 },
    count: { kind: 'number', title: 'How many', min: 1, max: 9999, default: 1 },
    ready: { kind: 'switch', title: 'Worn or in hand', default: false },
    text: { kind: 'text', title: 'Written in it', max: 2000, optional: true, lines: true },
  },
  plan(situation, { who, name, count, ready, text }) {
    const taker = situation.creatures[who]
    return taker && name?.trim()
      ? { taker, name: name.trim(), count, ready, text: text?.trim() }
      : refusal('Say what it is and who takes it.')
  },
  preview: ({ taker, name, count }) => plain(`${heapSays(name, count)} for ${taker.name}`),
  run({ taker, name, count, ready, text }, { nextId }, { ruleset }) {
    const row = ruleset.gear.find((each) => each.name.toLowerCase() === name.toLowerCase())
    const item: Item = {
      id: `i${nextId}`,
      name: row?.name ?? name,
      count,
      ready,
      ...(row ? { gear: row.id } : {}),
      ...(text ? { text } : {}),
    }
    return gmOutcome(
      'GF-ITEM-01',
      taker.name,
      `Takes ${heapSays(item.name, count)}`,
      [{ do: 'item', creature: taker.id, item }],
      { who: [taker.id] },
    )
  },
})

function heapSays(name: string, count: number): string {
  return `${count > 1 ? `${count} × ` : ''}${name}`
}

const carried = {
  who: { kind: 'creature', role: 'actor', title: 'Who', living: false },
  item: { kind: 'item', title: 'What', of: 'who' },
} as const

interface Carried {
  bearer: ReadonlyCreature
  item: Item
}

/** The item meant, with its bearer, or the reason that there is none. */
export function carriedItem(
  { creatures }: Situation,
  { who, item: id }: { who: string; item: string },
): Carried | RefusedPreview {
  const bearer = creatures[who]
  const item = bearer?.items[id]
  return bearer && item ? { bearer, item } : refusal('Choose something that is carried.')
}

function done(rule: RuleId, { bearer }: Carried, says: string, effect: Effect): Outcome {
  return gmOutcome(rule, bearer.name, says, [effect], { who: [bearer.id] })
}

/** Rule GF-ITEM-02. */
const drop = defineAction({
  id: 'house.drop',
  title: 'Drop an item',
  rule: 'GF-ITEM-02',
  phase: 'table',
  slot: 'item',
  finds: 'item lose use up remove',
  asks: carried,
  plan: carriedItem,
  preview: ({ bearer, item }) => plain(`${bearer.name} drops ${item.name}`),
  run: (plan) =>
    done('GF-ITEM-02', plan, `Drops ${plan.item.name}`, {
      do: 'drop item',
      creature: plan.bearer.id,
      item: plan.item.id,
    }),
})

/** Rule GF-ITEM-03. */
const ready = defineAction({
  id: 'house.ready',
  title: 'Ready or put away',
  rule: 'GF-ITEM-03',
  phase: 'table',
  slot: 'item',
  finds: 'wear wield equip hold stow',
  asks: carried,
  plan: carriedItem,
  preview: ({ item }) => plain(turned(item)),
  run: (plan) =>
    done('GF-ITEM-03', plan, turned(plan.item), {
      do: 'item',
      creature: plan.bearer.id,
      item: { ...plan.item, ready: !plan.item.ready },
    }),
})

function turned(item: Item): string {
  return `${item.name} ${item.ready ? 'put away' : 'made ready'}`
}

/** Changes an item's count, name and text. Rule GF-ITEM-05. */
const change = defineAction({
  id: 'house.item',
  title: 'Change an item',
  rule: 'GF-ITEM-05',
  phase: 'table',
  slot: 'item',
  finds: 'count charges rename spellbook scroll write item',
  asks: {
    ...carried,
    count: { kind: 'number', title: 'How many, 0 as it is', min: 0, max: 9999, default: 0 },
    name: { kind: 'text', title: 'Called, or as it is', max: 80, optional: true },
    text: { kind: 'text', title: 'Written in it', max: 2000, optional: true, lines: true },
  },
  plan(situation, input) {
    const plan = carriedItem(situation, input)
    return isRefusal(plan) ? plan : { ...plan, rewrite: input }
  },
  preview: ({ bearer, item, rewrite }) => plain(`${bearer.name}: ${changed(item.name, rewrite)}`),
  run: (plan) =>
    done('GF-ITEM-05', plan, changed(plan.item.name, plan.rewrite), {
      do: 'item',
      creature: plan.bearer.id,
      item: rewritten(plan.item, plan.rewrite),
    }),
})

interface Rewrite {
  count: number
  name?: string | undefined
  text?: string | undefined
}

/** Returns the changed item: inputs left out keep their value; an empty text removes the text. */
function rewritten(item: Item, { count, name, text }: Rewrite): Item {
  const { text: had, ...bare } = item
  const writes = text === undefined ? had : text.trim()
  return {
    ...bare,
    count: count || item.count,
    name: name?.trim() || item.name,
    ...(writes ? { text: writes } : {}),
  }
}

function changed(name: string, { count, name: to, text }: Rewrite): string {
  const called = to?.trim() && to.trim() !== name ? `${name} is now ${to.trim()}` : name
  return `${heapSays(called, count)}${text?.trim() ? `: ${text.trim()}` : ''}`
}

export const items = [give, drop, ready, change]
