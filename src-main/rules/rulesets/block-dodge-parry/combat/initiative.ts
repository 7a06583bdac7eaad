import { defineAction, type AtTable } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { isRefusal, plain, refusal } from '../../../core/preview.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Fight } from '../../../core/state/fight.ts'
import { listed } from '../../../core/words.ts'
import { isDown } from '../../../common/incapacitated.ts'
import { noFoesReason } from '../../../gm/fight/begin.ts'
import { firstPhase } from '../../../gm/fight/turns.ts'
import { foesOf, has, partyOf, scoreOf } from '../character/people.ts'
import { clashTierByQuality, initiativeMode } from '../house-rules/fight.ts'
import { rollSave } from '../saves/trial.ts'
import { findArm, type ArmNotes } from './arms.ts'
import { combatOrder } from './order.ts'

type InitiativePlace = 'before' | 'after'

/** Rank of a weapon in initiative: Reach first while closing in, last once Close. Rule BDPX-INI-05. */
export function weaponRank(arm: Pick<ArmNotes, 'kind' | 'reach'>, close: boolean): number {
  const closing = arm.reach ? 0 : { Slow: 1, Balanced: 2, Fast: 3 }[arm.kind]
  return close ? 3 - closing : closing
}

function savers(situation: Situation): ReadonlyCreature[] {
  return partyOf(situation).filter((one) => !isDown(one) && one.kind !== 'animal')
}

/** Reason to pass without a save: Alert in round 1, or Quick Draw. Rules BDPX-SKL-10, BDPX-SKL-25. */
function passesUnrolled(
  situation: Situation,
  creature: ReadonlyCreature,
  arm: ArmNotes | null,
): Step | null {
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
  const read = findArm(situation, creature, undefined)
  return isRefusal(read) ? null : read
}

function isFull(situation: Situation, creature: ReadonlyCreature): boolean {
  const said = situation.fight?.declared[creature.id]
  return combatOrder.declarations.find(({ id }) => id === said)?.phase === 'full'
}

/** Place against the foes before any save: by turn, then by weapon; null is a tie. Rule BDPX-INI-02. */
function placeBeforeSaves(
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

/** Quality of a creature's attack: 1 enhanced, −1 impaired, else 0. Rule BDPX-INI-06. */
function qualityOf(situation: Situation, { id, conditions }: ReadonlyCreature): number {
  const up = situation.fight?.marks?.[id]?.['enhanced'] === true || 'raging' in conditions
  return Number(up) - Number('impaired' in conditions)
}

/** Place by the quality of attacks, where that option is used; null on a tie. Rule BDPX-INI-06. */
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

/** Rolls each saver's place before or after the foes, where turn and weapon do not decide. Rules BDPX-INI-01, BDPX-INI-02, BDPX-INI-07. */
function* rollPlaces(
  situation: Situation,
  all: readonly ReadonlyCreature[],
  close: boolean,
  at: AtTable,
): ProcedureOf<{ order: Record<string, InitiativePlace>; why: Step[] }> {
  const full = houseRule<string>(situation, initiativeMode) === 'full'
  const placed: Record<string, InitiativePlace> = {}
  const why: Step[] = []
  for (const [place, creature] of all.entries()) {
    const arm = armOf(situation, creature)
    const known = full ? placeBeforeSaves(situation, creature, close) : null
    if (known) why.push(known.why)
    if (known?.place) {
      placed[creature.id] = known.place
      continue
    }
    const certain = passesUnrolled(situation, creature, arm)
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
    const result = yield* rollSave(creature, 'DEX', ruling, { label, rule })
    why.push(
      step(creature.name, result.success ? 'before the foes' : 'after the foes', rule),
      ...result.why,
    )
    placed[creature.id] = result.success ? 'before' : 'after'
  }
  return { order: placed, why }
}

const distances = ['closing in', 'already Close'] as const

export const initiative = defineAction({
  id: 'block-dodge-parry.initiative',
  title: 'Initiative',
  rule: 'BDPX-INI-01',
  phase: 'fight',
  slot: 'initiative',
  needs: ['dex'],
  finds: 'fight start combat who goes first dex save quick full turn reach',
  asks: { range: { kind: 'choice', title: 'They are', of: distances, default: 'closing in' } },
  plan(situation, { range }) {
    const all = savers(situation)
    if (all.length === 0)
      return refusal('Nobody of the party stands: add somebody, or help them up.')
    const noFoes = noFoesReason(situation)
    if (noFoes) return refusal(noFoes)
    return { all, close: range === 'already Close' }
  },
  preview({ all }, situation) {
    const full = houseRule<string>(situation, initiativeMode) === 'full'
    return plain(
      full
        ? 'Quick before full, then by weapon; a DEX save breaks a tie'
        : 'A DEX save each: pass, and act before the foes',
      all.map((one) => step(one.name, scoreOf(one, 'DEX'), 'BDPX-INI-01')),
      [
        step('A round', 'about ten seconds', 'BDPX-TIM-01'),
        ...all
          .filter((one) => has(one, 'Quick Draw'))
          .map((one) => step(one.name, 'draws quickly with a trained weapon', 'BDPX-SKL-25')),
        step('Among themselves', 'at once, or as they sit', 'BDPX-INI-07'),
        ...(full
          ? [
              step('Closing in', 'Reach, Slow, Balanced, Fast', 'BDPX-INI-05'),
              step('Already Close', 'Fast, Balanced, Slow, Reach', 'BDPX-INI-05'),
            ]
          : []),
      ],
    )
  },
  *run({ all, close }, situation, at) {
    const { order, why } = yield* rollPlaces(situation, all, close, at)
    const names = (place: InitiativePlace): string =>
      listed(all.filter(({ id }) => order[id] === place).map(({ name }) => name))
    const [first, last] = [names('before'), names('after')]
    return line(at, {
      rule: houseRule<string>(situation, initiativeMode) === 'full' ? 'BDPX-INI-02' : 'BDPX-INI-01',
      what: 'Initiative',
      says:
        first === ''
          ? 'The foes act first'
          : last === ''
            ? 'The whole party acts first'
            : `${first} before the foes, ${last} after`,
      tone: last === '' ? 'good' : 'bad',
      who: all.map(({ id }) => id),
      why,
      effects: [
        { do: 'fight', fight: fightWith(situation, order) },
        { do: 'settle action', action: 'block-dodge-parry.initiative' },
      ],
    })
  },
})

function fightWith(situation: Situation, order: Record<string, InitiativePlace>): Fight {
  const { fight } = situation
  const at = fight ? fight.phase : firstPhase(situation, combatOrder)?.id
  return {
    round: fight?.round ?? 1,
    order,
    declared: { ...fight?.declared },
    acted: { ...fight?.acted },
    ...(at ? { phase: at } : {}),
    ...(fight?.row ? { row: [...fight.row] } : {}),
    began: fight?.began ?? situation.clock.seconds,
    ...(fight?.marks
      ? {
          marks: Object.fromEntries(
            Object.entries(fight.marks).map(([id, own]) => [id, { ...own }]),
          ),
        }
      : {}),
  }
}
