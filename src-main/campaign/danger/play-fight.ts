import { holdingOn, isDown } from '../../rules/common/incapacitated.ts'
import type { Game } from '../../rules/core/action.ts'
import type { CombatOrder } from '../../rules/core/ruleset/combat.ts'
import type { Id, ReadonlyCreature, Situation } from '../../rules/core/situation.ts'
import { jointAttack } from '../../rules/gm/fight/attack-asks.ts'
import type { PlannedAttack } from '../../rules/gm/fight/blow-runs.ts'
import { attackRoutines } from '../../rules/gm/fight/routines.ts'
import {
  fightSideOf,
  creaturesToAct,
  phasesOf,
  sidesActing,
  takesPart,
} from '../../rules/gm/fight/turns.ts'
import type { FightTable } from './fight-table.ts'

type FightSide = 'party' | 'foes'

/** Upper bound on rounds of a fight that is played by itself. */
const mostFightRounds = 30

/** A fight that was played to its end. */
export interface FightEnd {
  /** Side without anybody left to fight; `neither` after the most rounds. */
  beaten: FightSide | 'both' | 'neither'
  /** Round in which it ended. */
  rounds: number
  partyDown: number
  /** Foes who are down; those who fled are not among them. */
  foesDown: number
}

/** Plays the fight against the foes on the table, round by round, until a side has nobody left. */
export function playFight(table: FightTable, game: Game): FightEnd {
  table.run('house.fight')
  for (let round = 1; round <= mostFightRounds; round += 1) {
    playRound(table, game)
    table.settleDues(['now', 'end of round'])
    const beaten = beatenIn(table.state)
    if (beaten !== 'neither') return endOf(table.state, beaten, round)
    if (!table.run('house.round')) break
  }
  return endOf(table.state, 'neither', mostFightRounds)
}

function playRound(table: FightTable, game: Game): void {
  table.settleDues(['now'])
  rollInitiative(table, game)
  const phases = phasesOf(table.state.fight, game.combat).map(({ id }) => id)
  for (const [nth, id] of (phases.length > 0 ? phases : [null]).entries()) {
    if (nth > 0 && !table.run('house.next-phase')) return
    table.settleDues(['now'])
    for (const acting of blowsFallIn(table.state, game.combat, id)) {
      attack(table, game, acting)
      table.settleDues(['now'])
      if (beatenIn(table.state) !== 'neither') return
    }
  }
}

/** Rolls initiative where the round still lacks it. */
function rollInitiative(table: FightTable, { combat, actions }: Game): void {
  const { fight } = table.state
  if (!fight || !combat || combat.first === 'together') return
  const isRolled = combat.first === 'each' ? fight.order !== undefined : fight.first !== undefined
  const roll = actions.find(({ slot }) => slot === 'initiative')
  if (!isRolled && roll) table.run(roll.id)
}

/**
 * Sides that strike in a phase: in the game's phase for blows, or a round without phases, everybody, in their order; in a
 * game without one each side in the last phase that is theirs.
 */
function blowsFallIn(
  situation: Situation,
  combat: CombatOrder | undefined,
  phase: string | null,
): readonly (FightSide | 'everybody')[] {
  if (phase === null) return ['everybody']
  const blows = combat?.declarations.find(({ id }) => id === 'strike')?.phase
  if (blows !== undefined) return blows === phase ? ['everybody'] : []
  const { fight } = situation
  if (!fight) return []
  const phases = phasesOf(fight, combat)
  const later = phases.slice(phases.findIndex(({ id }) => id === phase) + 1)
  const actsIn = (side: FightSide, id: string): boolean =>
    sidesActing({ fight: { ...fight, phase: id } }, combat).includes(side)
  return sidesActing(situation, combat).filter((side) => !later.some(({ id }) => actsIn(side, id)))
}

/** Everybody who may act now strikes once; those of one side who act in a row do so at once where the game joins blows. */
function attack(table: FightTable, game: Game, acting: FightSide | 'everybody'): void {
  const turns = creaturesToAct(table.state, game.combat).filter(
    (id) => acting === 'everybody' || sideIn(table.state, id) === acting,
  )
  const isJoint = jointAttack(game) !== null
  const rows = isJoint ? inRows(table.state, turns) : turns.map((id) => [id])
  let nth = 0
  for (const row of rows) {
    const targets = targetsOf(table.state, row[0] ?? '')
    if (targets.length === 0) continue
    const blows = row
      .filter((id) => isUp(table.state.creatures[id]))
      .map((by): PlannedAttack => {
        const on = targets[nth++ % targets.length] ?? ''
        return { by, on, ...routineOf(table.state, by, game) }
      })
    if (blows.length > 0) table.run('house.blows', { blows })
    table.settleDues(['now'])
  }
}

/** Fighters of one side who act one after another, together. */
function inRows(situation: Situation, turns: readonly Id[]): Id[][] {
  const rows: Id[][] = []
  for (const id of turns) {
    const last = rows.at(-1)
    if (last?.[0] !== undefined && sideIn(situation, last[0]) === sideIn(situation, id))
      last.push(id)
    else rows.push([id])
  }
  return rows
}

function routineOf(situation: Situation, by: Id, game: Game): { routine?: number } {
  const creature = situation.creatures[by]
  const [routine] = creature
    ? attackRoutines(creature, game.combat?.countsInOne?.(situation) ?? false)
    : []
  return routine && routine.rolls > 1 ? { routine: 0 } : {}
}

function isUp(creature: ReadonlyCreature | undefined): creature is ReadonlyCreature {
  return creature !== undefined && takesPart(creature)
}

function sideIn({ creatures }: Situation, id: Id): FightSide | null {
  const creature = creatures[id]
  return creature ? fightSideOf(creature) : null
}

/** Creatures of the other side that can be hit, the party in its marching order. */
function targetsOf(situation: Situation, by: Id): Id[] {
  const side = sideIn(situation, by)
  const able = Object.values(situation.creatures).filter(
    (one) => isUp(one) && fightSideOf(one) !== side && fightSideOf(one) !== null,
  )
  const place = ({ id }: ReadonlyCreature): number => {
    const at = situation.party.indexOf(id)
    return at < 0 ? situation.party.length : at
  }
  return able
    .filter(({ conditions }) => !(holdingOn in conditions))
    .toSorted((one, other) => place(one) - place(other))
    .map(({ id }) => id)
}

/** Side of which nobody is on their feet; those who hold on at 0 fight, and alone they have lost. */
function beatenIn(situation: Situation): FightEnd['beaten'] {
  const up = (side: FightSide): boolean =>
    Object.values(situation.creatures).some(
      (one) => isUp(one) && !(holdingOn in one.conditions) && fightSideOf(one) === side,
    )
  const [party, foes] = [up('party'), up('foes')]
  if (party && foes) return 'neither'
  return party ? 'foes' : foes ? 'party' : 'both'
}

function endOf(situation: Situation, beaten: FightEnd['beaten'], rounds: number): FightEnd {
  const down = (side: FightSide): number =>
    Object.values(situation.creatures).filter(
      (one) => isDown(one) && (one.side === 'party' ? 'party' : 'foes') === side,
    ).length
  return { beaten, rounds, partyDown: down('party'), foesDown: down('foes') }
}
