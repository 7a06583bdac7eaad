import { type Ability, abilities, fieldOf, fullOf } from '../../common/abilities.ts'
import { partyOf } from '../../common/sides.ts'
import { deriveAgain } from '../../common/derive-again.ts'
import { isDown } from '../../common/incapacitated.ts'
import { type Effect, setCondition } from '../../core/effects.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { characters } from './character/index.ts'
import { setTo } from './character/people.ts'
import { ammunitionDues } from './combat/ammunition.ts'
import { initiativeDue } from './combat/initiative.ts'
import { moraleDues } from './combat/morale.ts'
import { criticalDue, dyingTimer, dyingTimerOf } from './harm/dying.ts'
import { woundDue } from './harm/wounds.ts'
import { initiativeFrequency } from './house-rules/fight.ts'
import { encumberedHp } from './house-rules/load.ts'
import { encumberedMark, isEncumbered } from './load.ts'
import { effectDue, interruptDue } from './magic/interrupt.ts'
import { keepHunger } from './supplies.ts'

/** Consequences of any change: gear, load, injury and death, spells, morale, rounds, end of the fight. */
export function consequences(before: Situation, after: Situation): Effect[] {
  return [
    ...armourChanges(before, after),
    ...burdens(before, after),
    ...bodies(before, after),
    ...stoppedHours(after),
    ...lostSpells(before, after),
    ...moraleDues(before, after),
    ...fights(before, after),
  ]
}

/** Updates damage reduction after a change of gear. Rule DLV-EQ-05. */
function armourChanges(before: Situation, after: Situation): Effect[] {
  const changed = Object.values(after.creatures).filter(
    ({ id, items }) => before.creatures[id]?.items !== items,
  )
  return deriveAgain(characters.derive, before, after, changed)
}

/** Field of the HP set aside while encumbered, by the house rule. */
const setAside = 'hpAside'

/** Effects of load and hunger after any change. Rules DLV-INV-04, E-DLV-04, DLV-WTR-05. */
function burdens(before: Situation, after: Situation): Effect[] {
  const settings = before.houseRules !== after.houseRules
  return partyOf(after)
    .filter((creature) => settings || before.creatures[creature.id] !== creature)
    .filter(({ kind, values }) => kind !== 'animal' && values.hp !== undefined)
    .flatMap((creature) => {
      const starved = keepHunger(before.creatures[creature.id], creature)
      return starved.length > 0 ? starved : encumbrance(creature, after)
    })
}

function encumbrance(creature: ReadonlyCreature, situation: Situation): Effect[] {
  const marked = encumberedMark in creature.conditions
  const { hp = 0, maxHp = hp } = creature.values
  const aside = houseRule<string>(situation, encumberedHp) === 'suspended'
  if (isEncumbered(creature, situation)) {
    return [
      ...(marked ? [] : [encumberedCondition(creature, true, costs(hp))]),
      ...(hp > 0 ? [setTo(creature, 'hp', 0)] : []),
      ...(hp > 0 && aside ? [setTo(creature, setAside, hp)] : []),
    ]
  }
  if (!marked) return []
  const fullScoreKept = creature.values[setAside] ?? 0
  return [
    encumberedCondition(creature, false, 'encumbered no more'),
    ...(fullScoreKept > 0 ? [setTo(creature, setAside, 0)] : []),
    ...(fullScoreKept > 0 && aside
      ? [setTo(creature, 'hp', Math.max(hp, Math.min(fullScoreKept, maxHp)))]
      : []),
  ]
}

function costs(hp: number): string {
  return hp > 0 ? `encumbered, HP ${hp} to 0` : 'encumbered'
}

function encumberedCondition(creature: ReadonlyCreature, on: boolean, says: string): Effect {
  return {
    do: 'condition',
    creature: creature.id,
    name: encumberedMark,
    to: on ? { rule: 'DLV-INV-04' } : null,
    says,
  }
}

/**
 * Effects on bodies after any change: scores lost, scores at 0, death, recovery. Rules DLV-ABL-01,
 * DLV-ATK-03.
 */
function bodies(before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures).flatMap((is) => {
    const was = before.creatures[is.id]
    if (was === is) return []
    return [
      ...(was
        ? abilities.flatMap((ability) => [
            ...kept(was, is, ability),
            ...zeroConditions(was, is, ability),
          ])
        : []),
      ...stableEnded(was, is),
      ...dyingChanges(was, is, after),
    ]
  })
}

/**
 * Records the full score of an ability at its first loss, for rests to restore. Rules DLV-REST-02,
 * DLV-REST-03.
 */
function kept(was: ReadonlyCreature, is: ReadonlyCreature, ability: Ability): Effect[] {
  const before = was.values[fieldOf[ability]]
  const now = is.values[fieldOf[ability]]
  if (before === undefined || now === undefined || now >= before) return []
  return is.values[fullOf[ability]] === undefined ? [setTo(is, fullOf[ability], before)] : []
}

const states: Readonly<Record<Ability, string>> = {
  STR: 'dead',
  DEX: 'paralysed',
  WIL: 'delirious',
}

/** Conditions of a score at 0, which end above 0: STR death, DEX paralysis, WIL delirium. Rule DLV-ABL-01. */
function zeroConditions(was: ReadonlyCreature, is: ReadonlyCreature, ability: Ability): Effect[] {
  const [before, now] = [was.values[fieldOf[ability]] ?? 1, is.values[fieldOf[ability]] ?? 1]
  const name = states[ability]
  const rule = 'DLV-ABL-01'
  if (before > 0 && now <= 0 && !(name in is.conditions))
    return [setCondition(is.id, name, { rule })]
  if (before <= 0 && now > 0 && is.conditions[name]?.rule === rule)
    return [setCondition(is.id, name, null)]
  return []
}

/** Removes “stable” when HP is regained. Rule DLV-ATK-03. */
function stableEnded(was: ReadonlyCreature | undefined, is: ReadonlyCreature): Effect[] {
  const gained = (is.values.hp ?? 0) > (was?.values.hp ?? 0)
  return was && gained && 'stable' in is.conditions ? [setCondition(is.id, 'stable', null)] : []
}

/** Starts the hour of the newly dying; removes “dying” and dues from the newly dead. Rule DLV-ATK-03. */
function dyingChanges(
  was: ReadonlyCreature | undefined,
  is: ReadonlyCreature,
  after: Situation,
): Effect[] {
  const dead = 'dead' in is.conditions
  const timer = after.timers[dyingTimer(is.id)]
  const dying = 'dying' in is.conditions && !dead
  const died = dead && was !== undefined && !('dead' in was.conditions)
  return [
    ...(dying && !timer && !(was && 'dying' in was.conditions)
      ? [{ do: 'timer' as const, timer: dyingTimerOf(is, after.clock.seconds) }]
      : []),
    ...(died && 'dying' in is.conditions ? [setCondition(is.id, 'dying', null)] : []),
    ...(died
      ? [criticalDue(is.id), woundDue(is.id)]
          .filter((id) => after.dues[id])
          .map((due): Effect => ({ do: 'settle', due }))
      : []),
  ]
}

/** Stops the hour of creatures that are no longer dying, or gone. */
function stoppedHours(after: Situation): Effect[] {
  return Object.values(after.timers).flatMap((timer): Effect[] => {
    if (!timer.id.startsWith(dyingTimer(''))) return []
    const creature = after.creatures[timer.id.slice(dyingTimer('').length)]
    return creature && 'dying' in creature.conditions ? [] : [{ do: 'stop timer', timer: timer.id }]
  })
}

/** True for a due that names creatures, foes alone. */
function isAgainstFoes({ input }: Situation['dues'][string], { creatures }: Situation): boolean {
  const targets = [input['targets']].flat().flatMap((id) => creatures[String(id)] ?? [])
  return targets.length > 0 && targets.every(({ side }) => side === 'foes')
}

/** Settles the spell of a caster who falls; when the fight ends, a due interruption and a spell against its foes. Rule DLV-INIT-04. */
function lostSpells(before: Situation, after: Situation): Effect[] {
  return Object.values(after.dues).flatMap((due): Effect[] => {
    const who = due.who[0] ?? ''
    const fallen = after.creatures[who]
    const fightOver =
      !after.fight &&
      (due.id === interruptDue(who) ||
        (Boolean(before.fight) && due.id === effectDue(who) && isAgainstFoes(due, after)))
    const lost =
      (due.id === effectDue(who) || due.id === interruptDue(who)) && (!fallen || isDown(fallen))
    return fightOver || lost ? [{ do: 'settle', due: due.id }] : []
  })
}

const ofTheRound = ['moved', 'shot']

/** Effects of a new round, and of the end of a fight. Rules DLV-INIT-05, E-DLV-39, DLV-EQ-13. */
function fights(before: Situation, after: Situation): Effect[] {
  if (!before.fight) return []
  if (!after.fight) return over(before, after)
  return after.fight.round > before.fight.round ? newRound(after) : []
}

function over(before: Situation, after: Situation): Effect[] {
  const initiative = Object.values(after.dues).filter(({ action }) => action === 'delve.initiative')
  return [
    ...ammunitionDues(before, after),
    ...Object.values(after.creatures).flatMap(({ id, conditions }) =>
      Object.entries(conditions)
        .filter(([, condition]) => condition.fight)
        .map(([name]): Effect => setCondition(id, name, null)),
    ),
    ...initiative.map(({ id }): Effect => ({ do: 'settle', due: id })),
  ]
}

function newRound(after: Situation): Effect[] {
  const marks = Object.entries(after.fight?.marks ?? {}).flatMap(([creature, own]) =>
    ofTheRound
      .filter((mark) => own[mark])
      .map((mark): Effect => ({ do: 'mark', creature, mark, on: false })),
  )
  if (houseRule<string>(after, initiativeFrequency) === 'perCombat') return marks
  return [...marks, initiativeDue(`Round ${after.fight?.round ?? 1} begins`, 'E-DLV-39')]
}
