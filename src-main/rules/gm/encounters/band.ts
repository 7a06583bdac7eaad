import type { Effect } from '../../core/effects.ts'
import type { Group } from '../../core/state/creature.ts'
import type { Id, Situation } from '../../core/situation.ts'
import { countOf, plural } from '../../core/words.ts'
import { isCaptive } from './met.ts'

type Frozen = Situation['groups'][string]

/** Title of a group: "Six goblins"; "No goblins" when none are left. */
export function titleFor(number: number, kind: string): string {
  return number === 0 ? `No ${plural(kind).toLowerCase()}` : countOf(number, kind)
}

/** Kind of a group: its first member's name without the number, "Goblin" for "Goblin 3". */
export function kindOf(situation: Situation, group: Frozen): string {
  const first = group.members.map((id) => situation.creatures[id]?.name).find(Boolean)
  return (first ?? group.name).replace(/ \d+$/, '')
}

/** Effects that update a group, and the encounter when it began with that group. */
export function bandEffects(
  situation: Situation,
  group: Omit<Frozen, 'members'> & { members: readonly string[] },
): Effect[] {
  const { encounter } = situation
  const band: Group = { ...group, members: [...group.members] } as Group
  return [
    { do: 'group', group: band },
    ...(encounter?.group === band.id
      ? [
          {
            do: 'encounter' as const,
            encounter: { ...encounter, title: band.name, number: band.strength },
          },
        ]
      : []),
  ]
}

/** Adds a creature to a band; when the band is captive, it forms a new band. */
export function joinBand(
  situation: Situation,
  band: Frozen,
  creature: Id,
  kind: string,
): { group: Id; effects: Effect[] } {
  if (isCaptive(situation, band.id)) {
    const group = `g${situation.nextId + 1}`
    const own = { id: group, name: countOf(1, kind), members: [creature], strength: 1 }
    return { group, effects: [{ do: 'group', group: own }] }
  }
  const strength = band.strength + 1
  const name = countOf(strength, kind)
  const members = [...band.members, creature]
  return {
    group: band.id,
    effects: bandEffects(situation, { ...band, name, members, strength }),
  }
}
