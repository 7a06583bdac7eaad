import { defineAction, type Action } from '../action.ts'
import type { Item, Situation } from '../situation.ts'
import type { GameOf } from './meeting.ts'
import { told } from './told.ts'
import { plain, refusal } from './trial.ts'

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
    },
    preview: (situation, { who, name, count }) =>
      situation.creatures[who] && name?.trim()
        ? plain(
            `${count > 1 ? `${count} × ` : ''}${name.trim()} for ${situation.creatures[who].name}`,
          )
        : refusal('Say what it is and who takes it.'),
    *run(situation, { who, name, count, ready }) {
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
      }
      return told(
        'GF-ITEM-01',
        situation.creatures[who]?.name ?? 'Nobody',
        `Takes ${count > 1 ? `${count} × ` : ''}${item.name}`,
        [{ do: 'item', creature: who, item }],
        { who: [who] },
      )
    },
  })
  return [give, drop, ready]
}

const drop = defineAction({
  id: 'house.drop',
  title: 'Drop an item',
  rule: 'GF-ITEM-02',
  phase: 'table',
  slot: 'item',
  needs: [],
  finds: 'item lose use up remove',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    item: { kind: 'item', title: 'What', of: 'who' },
  },
  preview(situation, { who, item: id }) {
    const item = itemOf(situation, who, id)
    return item
      ? plain(`${situation.creatures[who]?.name ?? ''} drops ${item.name}`)
      : refusal('Choose something that is carried.')
  },
  *run(situation, { who, item: id }) {
    yield* []
    const item = itemOf(situation, who, id)
    if (!item) return told('GF-ITEM-02', 'Drop', 'Nothing was dropped', [])
    return told(
      'GF-ITEM-02',
      situation.creatures[who]?.name ?? '',
      `Drops ${item.name}`,
      [{ do: 'drop item', creature: who, item: id }],
      { who: [who] },
    )
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
  asks: {
    who: { kind: 'creature', title: 'Who' },
    item: { kind: 'item', title: 'What', of: 'who' },
  },
  preview(situation, { who, item: id }) {
    const item = itemOf(situation, who, id)
    return item
      ? plain(`${item.name}: ${item.ready ? 'put away' : 'made ready'}`)
      : refusal('Choose something that is carried.')
  },
  *run(situation, { who, item: id }) {
    yield* []
    const item = itemOf(situation, who, id)
    if (!item) return told('GF-ITEM-03', 'Ready', 'Nothing was changed', [])
    return told(
      'GF-ITEM-03',
      situation.creatures[who]?.name ?? '',
      `${item.name} ${item.ready ? 'put away' : 'made ready'}`,
      [{ do: 'item', creature: who, item: { ...item, ready: !item.ready } }],
      { who: [who] },
    )
  },
})
