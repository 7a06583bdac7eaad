import { defineAction, type Action } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { plain, refusal } from '../../../common/trial.ts'
import type { Item } from '../../../core/state/creature.ts'
import type { Situation } from '../../../core/situation.ts'
import { line } from '../line.ts'
import { cannotAct } from '../people.ts'
import { isKit, isSpikes } from '../provisions.ts'
import { inTheTurn, mustRest } from './happening.ts'

/** Spikes of the party, with their bearer; a delve's kit, which never runs out, comes first. */
function spikesOf(situation: Situation): { bearer: string; item: Item } | undefined {
  return situation.party
    .flatMap((id) => {
      const creature = situation.creatures[id]
      return (creature?.itemOrder ?? []).flatMap((each) => {
        const item = creature?.items[each]
        return item && isSpikes(item) && item.count > 0 ? [{ bearer: id, item: item as Item }] : []
      })
    })
    .sort((a, b) => Number(isKit(b.item)) - Number(isKit(a.item)))[0]
}

function used(situation: Situation): Effect[] {
  const spikes = spikesOf(situation)
  if (!spikes || isKit(spikes.item)) return []
  const { bearer, item } = spikes
  return item.count > 1
    ? [{ do: 'item', creature: bearer, item: { ...item, count: item.count - 1 } }]
    : [{ do: 'drop item', creature: bearer, item: item.id }]
}

/** Describes the spikes in use, with their bearer and number. */
function spikesTold(situation: Situation): string {
  const spikes = spikesOf(situation)
  if (!spikes) return 'nobody has spikes listed'
  const { bearer, item } = spikes
  if (isKit(item)) return 'a delve’s kit holds them'
  return `one of ${item.count} ${item.name.toLowerCase()}, ${situation.creatures[bearer]?.name ?? 'somebody'}’s`
}

/** Spikes keep a door shut against monsters, or open for a retreat. Rule DLV-DOOR-05. */
export function wedging(gameOf: GameOf): Action {
  return defineAction({
    id: 'delve.spike',
    title: 'Spike a door',
    rule: 'DLV-DOOR-05',
    phase: 'dungeon',
    slot: 'door',
    needs: [],
    finds: 'door wedge iron spikes shut open retreat',
    asks: {
      who: { kind: 'creature', title: 'Who', side: 'party' },
      how: { kind: 'choice', title: 'Wedged', of: ['shut', 'open'], default: 'shut' },
      turn: { kind: 'switch', title: 'It takes the turn', default: false },
    },
    preview(situation, { who, how, turn }) {
      const creature = situation.creatures[who]
      if (!creature) return refusal('Choose who wedges the door: nobody is chosen.')
      const hindrance = cannotAct(creature, situation) ?? (turn ? mustRest(situation) : null)
      if (hindrance) return refusal(hindrance)
      const spikes = spikesOf(situation)
      const from = spikes
        ? `, with ${spikes.item.name.toLowerCase()}`
        : ': nobody has spikes listed'
      return {
        ...plain(`${creature.name} wedges a door ${how}${from}`),
        why: [
          {
            name: 'Spiked',
            value: 'monsters must burst it, which may warn you',
            rule: 'DLV-DOOR-05',
          },
        ],
      }
    },
    *run(situation, { who, how, turn }, at) {
      const done = line(at, {
        rule: 'DLV-DOOR-05',
        what: `${situation.creatures[who]?.name ?? 'Somebody'}, a door`,
        says: `Wedged ${how}`,
        who: [who],
        why: [{ name: 'Spikes', value: spikesTold(situation), rule: 'DLV-DOOR-05' }],
        effects: [
          ...used(situation),
          {
            do: 'here',
            id: 'spiked',
            to: { title: `A door is wedged ${how}`, rule: 'DLV-DOOR-05' },
          },
        ],
      })
      return turn ? yield* inTheTurn(situation, at, gameOf, 'delve.spike', done) : done
    },
  })
}
