import { isDown } from '../../rules/common/incapacitated.ts'
import type { Shelf } from '../../rules/core/action.ts'
import type { CampaignState } from '../../rules/core/situation.ts'
import type { Creature } from '../../rules/core/state/creature.ts'
import type { PreparedEncounter } from '../../rules/core/state/encounter.ts'
import { seeded, seedFrom } from '../../rules/dice/rng.ts'
import { rulesetOf } from '../../rules/registry.ts'
import { FightTable, fightRules } from './fight-table.ts'
import { playFight, type FightEnd } from './play-fight.ts'

/** Number of fights of an estimate. */
export const dangerRuns = 1000

/** Rounds after which a side is beaten, and in how many fights. */
export interface RoundCount {
  rounds: number
  fights: number
}

/** Fights of a prepared encounter, counted: figures, no advice. */
export interface DangerEstimate {
  runs: number
  /** Fights in which the foes are beaten: down, or fled. */
  foesBeaten: number
  partyBeaten: number
  /** Fights that neither side has won after the most rounds, and those that both have lost. */
  undecided: number
  /** By the round in which it happens, from 1; without gaps. */
  foesBeatenIn: RoundCount[]
  partyBeatenIn: RoundCount[]
  /** Number of the party down at the end, from none to all, and in how many fights. */
  partyDown: { down: number; fights: number }[]
  /** Mean of the foes who come. */
  foesComing: number
}

/**
 * Fights of the party as it stands against a prepared encounter, played one after another by the game's own rules. What
 * else is on the table is left out. Pure: the seed decides every die.
 */
export function* fightsOf(
  start: CampaignState,
  prepared: PreparedEncounter,
  shelf: Shelf,
  seed: string,
): Generator<FightEnd & { foes: number }, never> {
  const rules = fightRules(start, shelf)
  const game = rulesetOf(start)
  const rng = seeded(seed)
  for (;;) {
    const fight = new FightTable(start, rules, seeded(seedFrom(rng)))
    fight.run('house.start-prepared', { which: prepared.id })
    const foes = Object.values(fight.state.creatures).filter(({ side }) => side === 'foes').length
    yield { ...playFight(fight, game), foes }
  }
}

/** The campaign with the party alone on the table, and without what no fight looks at. */
export function onlyTheParty(start: CampaignState, prepared: PreparedEncounter): CampaignState {
  const {
    fight: _fight,
    encounter: _encounter,
    encounters: _others,
    foretold: _foretold,
    split: _split,
    sites: _sites,
    regions: _regions,
    handouts: _handouts,
    tableVersions: _versions,
    ...state
  } = start
  const creatures = Object.fromEntries(
    Object.entries(start.creatures).filter(([, one]) => takesPartIn(one)),
  )
  return {
    ...state,
    creatures,
    party: start.party.filter((id) => id in creatures),
    groups: {},
    dues: {},
    timers: {},
    prepared: { [prepared.id]: prepared },
  }
}

/** True for the party on its feet; animals without any attack stay out of fights. */
function takesPartIn(creature: Creature): boolean {
  const { side, kind, attackOrder } = creature
  return side === 'party' && !isDown(creature) && (kind !== 'animal' || attackOrder.length > 0)
}

/** Counts fights together. */
export function countFights(
  fights: readonly (FightEnd & { foes: number })[],
  party: number,
): DangerEstimate {
  const foes = fights.filter(({ beaten }) => beaten === 'foes')
  const ours = fights.filter(({ beaten }) => beaten === 'party')
  return {
    runs: fights.length,
    foesBeaten: foes.length,
    partyBeaten: ours.length,
    undecided: fights.length - foes.length - ours.length,
    foesBeatenIn: byRound(foes),
    partyBeatenIn: byRound(ours),
    partyDown: Array.from({ length: party + 1 }, (_, down) => ({
      down,
      fights: fights.filter(({ partyDown }) => partyDown === down).length,
    })),
    foesComing: fights.reduce((sum, one) => sum + one.foes, 0) / Math.max(1, fights.length),
  }
}

function byRound(fights: readonly FightEnd[]): RoundCount[] {
  const last = Math.max(0, ...fights.map(({ rounds }) => rounds))
  return Array.from({ length: last }, (_, at) => ({
    rounds: at + 1,
    fights: fights.filter(({ rounds }) => rounds === at + 1).length,
  }))
}
