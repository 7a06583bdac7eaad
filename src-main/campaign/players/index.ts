import { read } from '../../rules/clock/clock.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { creaturesToAct, sidesActing, turnOfSide } from '../../rules/gm/fight/turns.ts'
import type { Entry } from '../journal.ts'
import type { InForce } from '../view/index.ts'
import { skyShown } from '../view/sky.ts'
import type { CutLook } from './map-cut.ts'
import { rollsOf } from './dice.ts'
import { foeNames, foesOf, lightsOf, orderOf, partyOf } from './people.ts'
import { emptyProjection, type PlayersProjection } from './projection.ts'
import { shownOf } from './shown.ts'
import type { PlayersSwitches } from './switches.ts'

/**
 * Everything that the players may see now, and nothing else. It is built up from what is open to them, never by
 * leaving things out of what the GM sees.
 * @param entries a stretch of the journal that reaches to its end
 * @param cuts finished cuts of map pictures
 */
export function projectForPlayers(
  situation: Situation,
  entries: readonly Entry[],
  inForce: Pick<InForce, 'ruleset' | 'road' | 'offered'>,
  switches: PlayersSwitches,
  cuts: CutLook,
): PlayersProjection {
  const { theme, on, black } = switches
  if (black) return emptyProjection(theme)
  const { ruleset } = inForce
  const clock = read(situation.clock)
  const fight = on.turn || on.foes ? situation.fight : undefined
  const part = <T>(isOn: boolean, make: () => T): T | null => (isOn ? make() : null)
  return {
    theme,
    black,
    hour: part(on.time, () => ({ time: clock.time, line: clock.line })),
    turn: part(on.turns, () => clock.turnOfHour),
    lights: part(on.lights, () =>
      lightsOf(situation).map(({ id: _bearer, ...light }) => ({ ...light })),
    ),
    order: part(on.order, () => orderOf(situation)),
    party: part(on.party, () => partyOf(situation, ruleset)),
    fight: part(on.turn && fight !== undefined, () => turnOf(situation, inForce)),
    foes: part(on.foes && fight !== undefined, () => foesOf(situation, ruleset, switches)),
    dice: part(on.dice, () => {
      const look = (id: string) => inForce.offered.find(({ action }) => action.id === id)?.action
      // Before a fight the players may not have seen them.
      const foes = situation.fight ? foeNames(situation, switches) : new Map<string, string>()
      return rollsOf(situation, entries, look, foes)
    }),
    weather: part(on.weather, () => skyShown(inForce.road, situation)),
    place: part(on.place && situation.place.title.trim() !== '', () => situation.place.title),
    clocks: part(on.clocks, () => openClocks(situation)),
    message: switches.message.trim() || null,
    shown: shownOf(situation, switches, cuts),
  }
}

/** Progress clocks that the GM has not hidden from the players. */
function openClocks({ progress = {} }: Situation): NonNullable<PlayersProjection['clocks']> {
  return Object.values(progress)
    .filter(({ hidden }) => !hidden)
    .map(({ title, filled, parts }) => ({ title, filled, parts }))
}

/** Round, the side that acts and the one after it, and party members who may act. */
function turnOf(
  situation: Situation,
  { ruleset: { combat } }: Pick<InForce, 'ruleset'>,
): NonNullable<PlayersProjection['fight']> {
  const sides = sidesActing(situation, combat)
  const acts = sides.length === 1 ? (sides[0] ?? 'both') : 'both'
  const other = acts === 'party' ? 'foes' : 'party'
  const then = acts !== 'both' && turnOfSide(situation, combat, other) === 'then' ? other : null
  const names = creaturesToAct(situation, combat)
    .filter((id) => situation.party.includes(id))
    .flatMap((id) => situation.creatures[id]?.name ?? [])
  return { round: situation.fight?.round ?? 0, acts, then, names }
}
