import { rowOf } from '../../rules/gm/fight/order.ts'
import { deedWith, untimelyReason } from '../../rules/gm/fight/phase-fit.ts'
import { attackRoutines } from '../../rules/gm/fight/routines.ts'
import {
  areSurprised,
  orderAroundFoes,
  fightSideOf,
  creaturesToAct,
  reasonsNotToAct,
  phasesOf,
  phaseTitle,
  sidesActing,
  spreadTargets,
  turnOfSide,
} from '../../rules/gm/fight/turns.ts'
import { ordinal, plural } from '../../rules/core/words.ts'
import { kindName } from '../../rules/gm/fight/names.ts'
import type { Ruleset } from '../../rules/core/ruleset.ts'
import type { ReadonlyCreature, Situation } from '../../rules/core/situation.ts'
import { isDown, outOfAction } from '../../rules/common/incapacitated.ts'
import { leftOf, usesOf } from '../../rules/common/uses.ts'
import { stowedWeapons, weaponsOf, type Weapon } from '../../rules/common/weapons.ts'
import { creatureView } from './creatures.ts'
import { Memory } from './memory.ts'
import type { BandView, FighterView, FightView, TimerView } from './views.ts'

/** Fight panel; before a fight begins, the creatures who would fight. */
export function fightView(
  situation: Situation,
  ruleset: Ruleset,
  timers: readonly TimerView[],
): FightView {
  const { fight } = situation
  const { combat } = ruleset
  const strangers = Object.values(situation.creatures).filter(({ side }) => side !== 'party')
  return {
    on: fight !== undefined,
    round: fight?.round ?? 0,
    rule: combat?.rule ?? null,
    phases: phases(situation, ruleset),
    first: fight?.first ?? null,
    each: combat?.first === 'each',
    together: combat?.first === 'together',
    declarations: (combat?.declarations ?? []).map(({ id, title, phase }) => ({
      id,
      title,
      phase,
    })),
    acting: fight ? [...sidesActing(situation, combat)] : [],
    turns: fight ? creaturesToAct(situation, combat) : [],
    cannotAct: fight ? reasonsNotToAct(situation, combat) : [],
    spread: spreadTargets(situation, combat),
    bands: bands(situation, ruleset),
    strangers: strangers.map((creature) => creatureView(creature, situation, ruleset, timers)),
    money: ruleset.money?.many ?? null,
  }
}

function phases(situation: Situation, { combat }: Ruleset): FightView['phases'] {
  const { fight } = situation
  const steps = phasesOf(fight, combat)
  const now = steps.findIndex(({ id }) => id === fight?.phase)
  return steps.map((phase, at) => ({
    id: phase.id,
    title: phaseTitle(situation, phase),
    says: phase.says,
    rule: phase.rule,
    at: at < now ? 'done' : at === now ? 'now' : 'to come',
  }))
}

/** The party, split around the foes where each goes by their own save; then each band of foes; then the rest. */
function bands(situation: Situation, ruleset: Ruleset): BandView[] {
  const row = rowOf(situation).flatMap((id) => situation.creatures[id] ?? [])
  const party = row.filter(({ side }) => side === 'party')
  const { fight } = situation
  const { combat } = ruleset
  const order = combat?.first === 'each' ? fight?.order : undefined
  const { early, late } = orderAroundFoes(party, fight, combat)
  const ours = (id: string, title: string, members: ReadonlyCreature[], acts: BandView['acts']) =>
    bandOf(situation, ruleset, { id, title, side: 'party', acts }, members)
  return withDistinctTitles([
    ...(early.length > 0
      ? [
          ours(
            'party',
            'The party',
            early,
            order ? 'before the foes' : turnOfSide(situation, combat, 'party'),
          ),
        ]
      : []),
    ...others(
      situation,
      ruleset,
      row,
      'foes',
      order ? null : turnOfSide(situation, combat, 'foes'),
    ),
    ...(late.length > 0
      ? [
          ours(
            'late',
            early.length > 0 ? 'After the foes' : 'The party',
            late,
            early.length > 0 ? null : 'after the foes',
          ),
        ]
      : []),
    ...others(
      situation,
      ruleset,
      row,
      'others',
      order ? null : turnOfSide(situation, combat, 'party'),
    ),
  ])
}

/** "Goblins", then "Goblins, 2nd band": no two bands are called alike. */
function withDistinctTitles(all: BandView[]): BandView[] {
  return all.map((band, at) => {
    const before = all.slice(0, at).filter(({ title }) => title === band.title).length
    return before === 0 ? band : { ...band, title: `${band.title}, ${ordinal(before + 1)} band` }
  })
}

function others(
  situation: Situation,
  ruleset: Ruleset,
  row: readonly ReadonlyCreature[],
  side: 'foes' | 'others',
  acts: BandView['acts'],
): BandView[] {
  const here = row.filter((creature) => creature.side === side)
  const groups = [...new Set(here.map(({ group }) => group ?? ''))]
  return groups.map((group) => {
    const members = here.filter((creature) => (creature.group ?? '') === group)
    const may = members.some((one) => fightSideOf(one) !== null)
    const left = row.filter((one) => one.side !== side && one.group === group && group !== '')
    // Those of a band who are foes no longer, as under a charm, are a row of their own beside it.
    const apart = side === 'others' && left.some((one) => one.side === 'foes')
    const band = {
      id: apart ? `${group} apart` : group || side,
      title: `${titleOf(situation, group, members)}${apart ? ', no longer foes' : ''}`,
      side,
      acts: may ? acts : null,
    }
    return bandOf(situation, ruleset, band, members, left.length)
  })
}

/** "Goblins", "Ogre": what they are, without their number, which the row of them shows. */
function titleOf(
  situation: Situation,
  group: string,
  members: readonly ReadonlyCreature[],
): string {
  const kinds = [...new Set(members.map(({ name }) => kindName(name)))]
  const [kind] = kinds
  if (kinds.length === 1 && kind !== undefined) return members.length > 1 ? plural(kind) : kind
  return situation.groups[group]?.name ?? (members[0]?.side === 'others' ? 'Others' : 'Foes')
}

function stands(creature: ReadonlyCreature): boolean {
  return !isDown(creature) && !('fled' in creature.conditions)
}

function bandOf(
  situation: Situation,
  ruleset: Ruleset,
  band: Pick<BandView, 'id' | 'title' | 'side' | 'acts'>,
  members: readonly ReadonlyCreature[],
  left = 0,
): BandView {
  const strength = (situation.groups[band.id]?.strength ?? members.length) - left
  const waits = band.acts === 'acting now' && areSurprised(situation, ruleset.combat, members)
  return {
    ...band,
    acts: waits ? 'surprised' : band.acts,
    group: band.id in situation.groups ? band.id : null,
    standing: members.filter(stands).length,
    strength: Math.max(strength, members.length),
    fighters: members.map((creature) =>
      drawn.of(creature, situation, [ruleset], (seen) => fighterView(creature, seen, ruleset)),
    ),
  }
}

const drawn = new Memory<ReadonlyCreature, FighterView>()
/** Limited uses of each creature, worked out again only when the creature changes. */
const uses = new Memory<ReadonlyCreature, ReturnType<typeof usesOf>>()

function fighterView(
  creature: ReadonlyCreature,
  situation: Situation,
  { combat, gear }: Ruleset,
): FighterView {
  const { fight, clock } = situation
  const weapons = weaponsOf(creature, gear)
  const untimely = (weapon: Pick<Weapon, 'name' | 'notes'>): string | null =>
    untimelyReason(situation, combat, deedWith(weapon), creature) ?? null
  const arms = weapons.length > 0 ? weapons : [bareHands]
  return {
    id: creature.id,
    fights: fightSideOf(creature),
    acted: fight?.acted[creature.id] === true,
    declared: fight?.declared[creature.id] ?? null,
    marks: Object.keys(fight?.marks?.[creature.id] ?? {}).map((mark) =>
      markWithNames(mark, situation),
    ),
    goes: fight?.order?.[creature.id] ?? null,
    is: stateOf(creature),
    lies: liesAs(creature),
    routines: attackRoutines(creature, combat?.countsInOne?.(situation) ?? false),
    weapons: weapons.map((weapon) => ({ ...nameAndDice(weapon), untimely: untimely(weapon) })),
    fits:
      combat?.avoidsFights?.(creature) !== true && arms.some((weapon) => untimely(weapon) === null),
    unarmed: weapons.length > 0 ? null : stowedWeapons(creature, gear).map(nameAndDice),
    uses: Object.entries(uses.of(creature, situation, [], () => usesOf(creature))).map(
      ([id, use]) => ({
        id,
        title: use.title,
        left: leftOf(use, clock.seconds),
        of: use.of,
        dice: use.again === 'roll',
      }),
    ),
  }
}

const bareHands = { name: '', notes: '' }

function nameAndDice({ id, name, dice }: Weapon): Pick<Weapon, 'id' | 'name' | 'dice'> {
  return { id, name, dice }
}

/** A mark that names somebody by their id, as the GM knows them: "charges Goblin 3". */
function markWithNames(mark: string, situation: Situation): string {
  return mark.replace(/\bc\d+\b/g, (id) => situation.creatures[id]?.name ?? id)
}

/** The state that keeps somebody out of the fight, as its chip names it; null for those on their feet. */
function liesAs(creature: ReadonlyCreature): string | null {
  if (!isDown(creature)) return null
  return outOfAction.find((name) => name in creature.conditions) ?? 'down'
}

function stateOf(creature: ReadonlyCreature): FighterView['is'] {
  if (isDown(creature)) return 'down'
  if ('fled' in creature.conditions) return 'fled'
  return 'fleeing' in creature.conditions ? 'fleeing' : 'standing'
}
