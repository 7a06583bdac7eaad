import type { Effect } from '../../../core/effects.ts'
import type { RuleId, Step } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { has } from '../people.ts'
import type { ArmNotes } from './arms.ts'
import { step } from './dice.ts'

/** Condition: rolls damage twice on their turn, by a minstrel's words. Rule BDPX-SKL-09. */
export const roused = 'roused'
/** Condition: attacks on the creature are impaired in the chaos of a fight. Rule BDPX-SKL-40. */
export const inChaos = 'amid the chaos'

/** Mark of a creature that sees nobody but `on` in this fight. Rule BDPX-SKL-33. */
export function tunnelMark(on: string): string {
  return `tunnel:${on}`
}

/** A boon that lasts for so many attacks, as its condition says: "Smite: 5 more damage, 2 attacks". */
function counted(
  creature: ReadonlyCreature,
  of: RegExp,
): { name: string; by: number; left: number } | null {
  for (const name of Object.keys(creature.conditions)) {
    const [, by, left] = of.exec(name) ?? []
    if (by !== undefined && left !== undefined) return { name, by: Number(by), left: Number(left) }
  }
  return null
}

const smite = /^Smite: (\d+) more damage, (\d+) attacks?$/
const protection = /^Divine Protection: (\d) Armor, (\d+) attacks?$/
const empowered = /^Empowered: (\d+) more damage$/

/** Target with the Armor of Divine Protection against this blow. Rule BDPX-DIV-03. */
export function guarded(target: ReadonlyCreature): { target: ReadonlyCreature; why: Step[] } {
  const shield = counted(target, protection)
  if (!shield || shield.by <= (target.values.armor ?? 0)) return { target, why: [] }
  return {
    target: { ...target, values: { ...target.values, armor: shield.by } },
    why: [step('Divine Protection', `${shield.by} Armor`, 'BDPX-DIV-03')],
  }
}

/** Damage that a miracle adds, never more than the weapon's die. Rules BDPX-DIV-02, BDPX-DIV-03. */
export function blessed(attacker: ReadonlyCreature, arm: ArmNotes): { plus: number; why: Step[] } {
  const sides = [...arm.weapon.dice.matchAll(/d(\d+)/gi)].map(([, each]) => Number(each))
  const most = Math.max(0, ...sides)
  const struck = counted(attacker, smite)?.by ?? 0
  const names = Object.keys(attacker.conditions)
  const strong = Math.max(0, ...names.map((name) => Number(empowered.exec(name)?.[1] ?? 0)))
  const plus = Math.min(most, struck + strong)
  return {
    plus,
    why: [
      ...(struck > 0 ? [step('Smite', `${struck} more`, 'BDPX-DIV-03')] : []),
      ...(strong > 0 ? [step('Empower', `${strong} more`, 'BDPX-DIV-03')] : []),
      ...(struck + strong > most ? [step('No more than the die', most, 'BDPX-DIV-02')] : []),
    ],
  }
}

/** The dice that are rolled of one weapon: more of them by song, by words and by practice. Rules BDPX-SKL-09, BDPX-SKL-30, BDPX-SNG-02. */
export function moreDice(
  attacker: ReadonlyCreature,
  { weapon, thrown }: Pick<ArmNotes, 'weapon' | 'thrown'>,
): { dice: string[]; why: Step[] } {
  const why: Step[] = [
    ...('Song of Iron' in attacker.conditions
      ? [step('Song of Iron', 'one die more', 'BDPX-SNG-02')]
      : []),
    ...(thrown && has(attacker, 'Throwing Master')
      ? [step('Throwing Master', 'two dice, the best', 'BDPX-SKL-30')]
      : []),
    ...(roused in attacker.conditions
      ? [step('Rousing Words', 'rolled twice, the best', 'BDPX-SKL-09')]
      : []),
  ]
  return { dice: why.map(() => weapon.dice), why }
}

interface Leanings {
  up: Step[]
  down: Step[]
}

/** Steps by which active skills enhance or impair an attack. Rules BDPX-SKL-33, BDPX-SKL-40. */
export function leanings(
  situation: Situation,
  attacker: ReadonlyCreature,
  target: ReadonlyCreature,
): Leanings {
  const marks = (one: ReadonlyCreature): Record<string, boolean | undefined> =>
    (situation.fight?.marks?.[one.id] ?? {}) as Record<string, boolean | undefined>
  const sees = marks(target)
  const stares = Object.keys(sees).some((mark) => mark.startsWith('tunnel:') && sees[mark])
  const rule: RuleId = 'BDPX-SKL-33'
  return {
    up: [
      ...(marks(attacker)[tunnelMark(target.id)]
        ? [step('Tunnel Vision', 'sees only this one', rule)]
        : []),
      ...(stares && !sees[tunnelMark(attacker.id)]
        ? [step('Tunnel Vision', `${target.name} sees somebody else only`, rule)]
        : []),
    ],
    down: [
      ...(sees[tunnelMark(attacker.id)]
        ? [step('Tunnel Vision', 'is seen through and through', rule)]
        : []),
      ...(inChaos in target.conditions
        ? [step('Opportunist', 'hard to hit in the chaos', 'BDPX-SKL-40')]
        : []),
    ],
  }
}

function oneLess(creature: ReadonlyCreature, of: RegExp): Effect[] {
  const found = counted(creature, of)
  if (!found) return []
  const kept = creature.conditions[found.name]
  const left = found.left - 1
  const name = found.name.replace(/\d+ attacks?$/, `${left} attack${left === 1 ? '' : 's'}`)
  return [
    { do: 'condition', creature: creature.id, name: found.name, to: null },
    ...(left > 0 && kept
      ? [{ do: 'condition' as const, creature: creature.id, name, to: { ...kept } }]
      : []),
  ]
}

/** A miracle’s guard stands one attack less. Rule BDPX-DIV-03. */
export function spentGuard(target: ReadonlyCreature): Effect[] {
  return oneLess(target, protection)
}

/** Effects that use up boons of attacker and target after an attack. Rules BDPX-DIV-03, BDPX-SKL-09. */
export function spent(attacker: ReadonlyCreature, target: ReadonlyCreature): Effect[] {
  return [
    ...oneLess(attacker, smite),
    ...spentGuard(target),
    ...(roused in attacker.conditions
      ? [{ do: 'condition' as const, creature: attacker.id, name: roused, to: null }]
      : []),
  ]
}
