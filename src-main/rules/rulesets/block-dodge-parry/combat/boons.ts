import type { Effect } from '../../../core/effects.ts'
import { step, type RuleId, type Step } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { has } from '../character/people.ts'
import { setCondition } from '../effects.ts'
import { ironSong } from '../magic/spells.ts'
import type { ArmNotes } from './arms.ts'

/** Condition: rolls damage twice on their turn, by a minstrel's words. Rule BDPX-SKL-09. */
export const roused = 'roused'
/** Condition: attacks on the creature are impaired in the chaos of a fight. Rule BDPX-SKL-40. */
export const inChaos = 'amid the chaos'

/** Mark of a creature that sees nobody but `on` in this fight. Rule BDPX-SKL-33. */
export function tunnelMark(on: string): string {
  return `tunnel:${on}`
}

/** Mark of a creature whose next attack on `on`, dodged just now, is enhanced. Rule BDPX-SKL-34. */
function wrathMark(on: string): string {
  return `wrath:${on}`
}

/** Marks a dodge for Wind’s Wrath, and uses up what earlier dodges left the attacker. Rule BDPX-SKL-34. */
export function wrathEffects(
  situation: Situation,
  {
    attacker,
    target,
    reaction,
  }: { attacker: ReadonlyCreature; target: ReadonlyCreature; reaction: string },
): Effect[] {
  if (!situation.fight) return []
  const left = Object.keys(marksOf(situation, attacker)).filter((mark) => mark.startsWith('wrath:'))
  return [
    ...left.map((mark): Effect => ({ do: 'mark', creature: attacker.id, mark, on: false })),
    ...(reaction === 'dodge' && has(target, 'Wind’s Wrath')
      ? [{ do: 'mark' as const, creature: target.id, mark: wrathMark(attacker.id), on: true }]
      : []),
  ]
}

function marksOf(
  situation: Situation,
  { id }: ReadonlyCreature,
): Readonly<Record<string, boolean | undefined>> {
  return situation.fight?.marks?.[id] ?? {}
}

/** Boon with a number of attacks left, read from its condition: "Smite: 5 more damage, 2 attacks". */
function countedBoon(
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
export function withGuard(target: ReadonlyCreature): { target: ReadonlyCreature; why: Step[] } {
  const shield = countedBoon(target, protection)
  if (!shield || shield.by <= (target.values.armor ?? 0)) return { target, why: [] }
  return {
    target: { ...target, values: { ...target.values, armor: shield.by } },
    why: [step('Divine Protection', `${shield.by} Armor`, 'BDPX-DIV-03')],
  }
}

/** Damage that a miracle adds, never more than the weapon's die. Rules BDPX-DIV-02, BDPX-DIV-03. */
export function blessingOf(
  attacker: ReadonlyCreature,
  arm: ArmNotes,
): { plus: number; why: Step[] } {
  const sides = [...arm.weapon.dice.matchAll(/d(\d+)/gi)].map(([, each]) => Number(each))
  const most = Math.max(0, ...sides)
  const struck = countedBoon(attacker, smite)?.by ?? 0
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

/** Extra dice of the weapon, by a song, by words or by mastery. Rules BDPX-SKL-09, BDPX-SKL-30, BDPX-SNG-02. */
export function extraDice(
  attacker: ReadonlyCreature,
  { weapon, thrown }: Pick<ArmNotes, 'weapon' | 'thrown'>,
): { dice: string[]; why: Step[] } {
  const why: Step[] = [
    ...(ironSong in attacker.conditions ? [step(ironSong, 'one die more', 'BDPX-SNG-02')] : []),
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

/** Steps by which active skills enhance or impair an attack. Rules BDPX-SKL-33, BDPX-SKL-34, BDPX-SKL-40. */
export function skillLeanings(
  situation: Situation,
  attacker: ReadonlyCreature,
  target: ReadonlyCreature,
): Leanings {
  const sees = marksOf(situation, target)
  const stares = Object.keys(sees).some((mark) => mark.startsWith('tunnel:') && sees[mark])
  const rule: RuleId = 'BDPX-SKL-33'
  return {
    up: [
      ...(marksOf(situation, attacker)[tunnelMark(target.id)]
        ? [step('Tunnel Vision', 'sees only this one', rule)]
        : []),
      ...(marksOf(situation, attacker)[wrathMark(target.id)]
        ? [step('Wind’s Wrath', 'dodged this foe just now', 'BDPX-SKL-34')]
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

function spendOne(creature: ReadonlyCreature, of: RegExp): Effect[] {
  const found = countedBoon(creature, of)
  if (!found) return []
  const kept = creature.conditions[found.name]
  const left = found.left - 1
  const name = found.name.replace(/\d+ attacks?$/, `${left} attack${left === 1 ? '' : 's'}`)
  return [
    setCondition(creature.id, found.name, null),
    ...(left > 0 && kept ? [setCondition(creature.id, name, { ...kept })] : []),
  ]
}

/** Uses up one attack of Divine Protection. Rule BDPX-DIV-03. */
export function spendGuard(target: ReadonlyCreature): Effect[] {
  return spendOne(target, protection)
}

/** Effects that use up boons of attacker and target after an attack. Rules BDPX-DIV-03, BDPX-SKL-09. */
export function spendBoons(attacker: ReadonlyCreature, target: ReadonlyCreature): Effect[] {
  return [
    ...spendOne(attacker, smite),
    ...spendGuard(target),
    ...(roused in attacker.conditions ? [setCondition(attacker.id, roused, null)] : []),
  ]
}
