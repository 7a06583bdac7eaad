import type { AtTable } from '../../../core/action.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { isDown } from '../../../common/incapacitated.ts'
import { clashTierByQuality, initiativeMode } from '../house-rules/fight.ts'
import { foesOf, has, partyOf } from '../people.ts'
import { saved } from '../saves/trial.ts'
import { armsOf, type ArmNotes } from './arms.ts'
import { order } from './order.ts'
import { step } from './dice.ts'

export type InitiativePlace = 'before' | 'after'

/** Weapons as a distance is closed, and the other way round once Close. Rule BDPX-INI-05. */
export function weaponRank(arm: Pick<ArmNotes, 'kind' | 'reach'>, close: boolean): number {
  const closing = arm.reach ? 0 : { Slow: 1, Balanced: 2, Fast: 3 }[arm.kind]
  return close ? 3 - closing : closing
}

export function savers(situation: Situation): ReadonlyCreature[] {
  return partyOf(situation).filter((one) => !isDown(one) && one.kind !== 'animal')
}

/** Reason to pass without a save: Alert in round 1, or Quick Draw. Rules BDPX-SKL-10, BDPX-SKL-25. */
function sure(situation: Situation, creature: ReadonlyCreature, arm: ArmNotes | null): Step | null {
  if ((situation.fight?.round ?? 1) === 1 && has(creature, 'Alert'))
    return step(creature.name, 'alert: passes in round 1', 'BDPX-SKL-10')
  if (
    has(creature, 'Quick Draw') &&
    arm &&
    Object.keys(creature.tags).some((tag) => tag === `trained: ${arm.weapon.name}`)
  )
    return step(creature.name, 'draws quickly', 'BDPX-SKL-25')
  return null
}

function armOf(situation: Situation, creature: ReadonlyCreature): ArmNotes | null {
  const read = armsOf(situation, creature, undefined)
  return 'says' in read ? null : read
}

function isFull(situation: Situation, creature: ReadonlyCreature): boolean {
  const said = situation.fight?.declared[creature.id]
  return order.declarations.find(({ id }) => id === said)?.phase === 'full'
}

/** Place against the foes before any save: by turn, then by weapon; null is a tie. Rule BDPX-INI-02. */
function standing(
  situation: Situation,
  creature: ReadonlyCreature,
  close: boolean,
): { place: InitiativePlace | null; why: Step } {
  const foes = foesOf(situation)
  const tier = tierOf(situation, creature, foes)
  if (tier) return tier
  const own = armOf(situation, creature)
  const ranks = foes.flatMap((foe) => {
    const arm = armOf(situation, foe)
    return arm ? [weaponRank(arm, close)] : []
  })
  if (isFull(situation, creature) && foes.some((foe) => !isFull(situation, foe)))
    return {
      place: 'after',
      why: step(creature.name, 'a full turn, after the quick', 'BDPX-INI-02'),
    }
  if (!own || ranks.length === 0)
    return { place: null, why: step(creature.name, 'no weapon to go by', 'BDPX-INI-05') }
  const rank = weaponRank(own, close)
  const least = Math.min(...ranks)
  const says = own.reach ? 'Reach' : own.kind
  if (rank === least)
    return { place: null, why: step(creature.name, `${says}, as theirs`, 'BDPX-INI-05') }
  return {
    place: rank < least ? 'before' : 'after',
    why: step(creature.name, says, 'BDPX-INI-05'),
  }
}

/** 1 for whoever strikes enhanced, −1 for whoever strikes impaired. Rule BDPX-INI-06. */
function qualityOf(situation: Situation, { id, conditions }: ReadonlyCreature): number {
  const up = situation.fight?.marks?.[id]?.['enhanced'] === true || 'raging' in conditions
  return Number(up) - Number('impaired' in conditions)
}

/** Enhanced attacks before ordinary ones, impaired ones last, where the option is used. Rule BDPX-INI-06. */
function tierOf(
  situation: Situation,
  creature: ReadonlyCreature,
  foes: readonly ReadonlyCreature[],
): { place: InitiativePlace; why: Step } | null {
  if (!houseRule<boolean>(situation, clashTierByQuality) || foes.length === 0) return null
  const own = qualityOf(situation, creature)
  const best = Math.max(...foes.map((foe) => qualityOf(situation, foe)))
  if (own === best) return null
  return {
    place: own > best ? 'before' : 'after',
    why: step(
      creature.name,
      own > best ? 'their attack is better' : 'their attack is worse',
      'BDPX-INI-06',
    ),
  }
}

/** Everybody's place against the foes, by saves where they decide. Rules BDPX-INI-01, BDPX-INI-02, BDPX-INI-07. */
export function* places(
  situation: Situation,
  close: boolean,
  at: AtTable,
): ProcedureOf<{ order: Record<string, InitiativePlace>; why: Step[] }> {
  const full = houseRule<string>(situation, initiativeMode) === 'full'
  const placed: Record<string, InitiativePlace> = {}
  const why: Step[] = []
  for (const [place, creature] of savers(situation).entries()) {
    const arm = armOf(situation, creature)
    const known = full ? standing(situation, creature, close) : null
    if (known) why.push(known.why)
    if (known?.place) {
      placed[creature.id] = known.place
      continue
    }
    const certain = sure(situation, creature, arm)
    if (certain) {
      why.push(certain)
      placed[creature.id] = 'before'
      continue
    }
    const quick = arm?.tags.Quick ?? 0
    const rule = full ? 'BDPX-INI-02' : 'BDPX-INI-01'
    if (quick > 0) why.push(step(`Quick ${quick}`, `DEX ${quick} more`, 'BDPX-WPN-04'))
    const label = `${place + 1}. ${creature.name}: DEX save`
    const ruling = { ...at.ruling, adjust: at.ruling.adjust + quick }
    const tried = yield* saved(creature, 'DEX', ruling, { label, rule })
    why.push(
      step(creature.name, tried.success ? 'before the foes' : 'after the foes', rule),
      ...tried.why,
    )
    placed[creature.id] = tried.success ? 'before' : 'after'
  }
  return { order: placed, why }
}
