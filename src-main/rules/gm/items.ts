import { defineAction, type Action, type Preview } from '../core/action.ts'
import type { Effect } from '../core/effects.ts'
import type { Outcome, RuleId } from '../core/outcome.ts'
import type { Item } from '../core/state/creature.ts'
import type { Situation } from '../core/situation.ts'
import type { GameOf } from './meeting.ts'
import { gmOutcome } from './gm-outcome.ts'
import { plain, refusal } from '../common/trial.ts'

function itemOf(situation: Situation, who: string, item: string): Item | undefined {
  return situation.creatures[who]?.items[item]
}

export function items(gameOf: GameOf): readonly Action[] {
  const give = defineAction({
    id: 'house.give',
    title: 'Give an item',
    rule: 'GF-ITEM-01',
    phase: 'table',
    slot: 'item',
    needs: [],
    finds: 'item gear carry find treasure torch',
    asks: {
      who: { kind: 'creature', title: 'To whom' },
      name: { kind: 'text', title: 'What', max: 80 },
      count: { kind: 'number', title: 'How many', min: 1, max: 9999, default: 1 },
      ready: { kind: 'switch', title: 'Worn or in hand', default: false },
      text: { kind: 'text', title: 'Written in it', max: 2000, optional: true },
    },
    preview: (situation, { who, name, count }) =>
      situation.creatures[who] && name?.trim()
        ? plain(
            `${count > 1 ? `${count} × ` : ''}${name.trim()} for ${situation.creatures[who].name}`,
          )
        : refusal('Say what it is and who takes it.'),
    *run(situation, { who, name, count, ready, text }) {
      yield* []
      const row = gameOf(situation).gear.find(
        (each) => each.name.toLowerCase() === name.trim().toLowerCase(),
      )
      const item: Item = {
        id: `i${situation.nextId}`,
        name: row?.name ?? name.trim(),
        count,
        ready,
        ...(row ? { gear: row.id } : {}),
        ...(text?.trim() ? { text: text.trim() } : {}),
      }
      return gmOutcome(
        'GF-ITEM-01',
        situation.creatures[who]?.name ?? 'Nobody',
        `Takes ${count > 1 ? `${count} × ` : ''}${item.name}`,
        [{ do: 'item', creature: who, item }],
        { who: [who] },
      )
    },
  })
  return [give, drop, ready, change]
}

const carried = {
  who: { kind: 'creature', title: 'Who' },
  item: { kind: 'item', title: 'What', of: 'who' },
} as const

const drop = defineAction({
  id: 'house.drop',
  title: 'Drop an item',
  rule: 'GF-ITEM-02',
  phase: 'table',
  slot: 'item',
  needs: [],
  finds: 'item lose use up remove',
  asks: carried,
  preview: (situation, input) =>
    previewItem(situation, input, ({ name }, bearer) => `${bearer} drops ${name}`),
  *run(situation, input) {
    yield* []
    return withItem('GF-ITEM-02', situation, input, ({ id, name }) => ({
      says: `Drops ${name}`,
      effect: { do: 'drop item', creature: input.who, item: id },
    }))
  },
})

const ready = defineAction({
  id: 'house.ready',
  title: 'Ready or put away',
  rule: 'GF-ITEM-03',
  phase: 'table',
  slot: 'item',
  needs: [],
  finds: 'wear wield equip hold stow',
  asks: carried,
  preview: (situation, input) => previewItem(situation, input, (item) => turned(item)),
  *run(situation, input) {
    yield* []
    return withItem('GF-ITEM-03', situation, input, (item) => ({
      says: turned(item),
      effect: { do: 'item', creature: input.who, item: { ...item, ready: !item.ready } },
    }))
  },
})

/** Changes an item's count, name and text. Rule GF-ITEM-05. */
const change = defineAction({
  id: 'house.item',
  title: 'Change an item',
  rule: 'GF-ITEM-05',
  phase: 'table',
  slot: 'item',
  needs: [],
  finds: 'count charges rename spellbook scroll write item',
  asks: {
    ...carried,
    count: { kind: 'number', title: 'How many, 0 as it is', min: 0, max: 9999, default: 0 },
    name: { kind: 'text', title: 'Called, or as it is', max: 80, optional: true },
    text: { kind: 'text', title: 'Written in it', max: 2000, optional: true },
  },
  preview: (situation, input) =>
    previewItem(situation, input, ({ name }, bearer) => `${bearer}: ${changed(name, input)}`),
  *run(situation, input) {
    yield* []
    return withItem('GF-ITEM-05', situation, input, (item) => ({
      says: changed(item.name, input),
      effect: { do: 'item', creature: input.who, item: rewritten(item, input) },
    }))
  },
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
  return `${count > 1 ? `${count} × ` : ''}${called}${text?.trim() ? `: ${text.trim()}` : ''}`
}

interface Carried {
  who: string
  item: string
}

function previewItem(
  situation: Situation,
  { who, item: id }: Carried,
  says: (item: Item, bearer: string) => string,
): Preview {
  const item = itemOf(situation, who, id)
  return item
    ? plain(says(item, situation.creatures[who]?.name ?? ''))
    : refusal('Choose something that is carried.')
}

function withItem(
  rule: RuleId,
  situation: Situation,
  { who, item: id }: Carried,
  change: (item: Item) => { says: string; effect: Effect },
): Outcome {
  const item = itemOf(situation, who, id)
  const name = situation.creatures[who]?.name ?? 'Nobody'
  if (!item) return gmOutcome(rule, name, 'Carries no such thing', [])
  const { says, effect } = change(item)
  return gmOutcome(rule, name, says, [effect], { who: [who] })
}

function turned(item: Item): string {
  return `${item.name} ${item.ready ? 'put away' : 'made ready'}`
}
