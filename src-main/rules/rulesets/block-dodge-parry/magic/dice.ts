import type { Effect } from '../../../core/effects.ts'
import { choose, roll, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { useId } from '../../../common/uses.ts'
import { gearNamed } from '../gear.ts'
import { magicLimit } from '../house-rules/magic.ts'

/** Upper bound of dice in one roll, whatever the pool. Rules BDPX-MAG-01, BDPX-DIV-02. */
const mostDice = 4

export const exhausted = 'Exhausted Magic Dice'

/** Magic Dice of gear that is ready: a trinket or a wand 1, a staff 2; trinkets do not add up. Rule BDPX-MAG-08. */
function diceOfGear(creature: ReadonlyCreature): number {
  const held = new Set(
    creature.itemOrder.flatMap((id) => {
      const item = creature.items[id]
      return item?.ready ? [gearNamed(item.gear ?? item.name)?.id ?? ''] : []
    }),
  )
  return (
    (held.has('trinket') ? 1 : 0) + (held.has('wand') ? 1 : 0) + (held.has('wizards-staff') ? 2 : 0)
  )
}

/** How many Magic Dice somebody can roll now. Rules BDPX-MAG-01, BDPX-MAG-08, BDPX-MAG-09. */
export function magicPool(creature: ReadonlyCreature, situation: Situation): number {
  const limit = houseRule<string>(situation, magicLimit)
  const spent = limit === 'exhaust' ? (creature.uses?.[useId(exhausted)]?.spent ?? 0) : 0
  const all = (creature.values.magicDice ?? 0) + diceOfGear(creature) - spent
  return Math.max(0, Math.min(limit === 'cap' ? 2 : mostDice, all))
}

export function faithPool(creature: ReadonlyCreature): number {
  return Math.max(0, Math.min(mostDice, creature.values.faithDice ?? 0))
}

/** Fatigue of what was rolled: one for each die of 4 and up. Rule BDPX-MAG-02. */
export function fatigueOf(faces: readonly number[]): number {
  return faces.filter((face) => face >= 4).length
}

/** The sum of dice that match one another; more than 6 is a Blast on all Close. Rule BDPX-MAG-02. */
export function feedback(faces: readonly number[]): { sum: number; blast: boolean } {
  const matching = faces.filter((face, at) =>
    faces.some((other, place) => other === face && place !== at),
  )
  const sum = matching.reduce((all, face) => all + face, 0)
  return { sum, blast: sum > 6 }
}

/** Chance that some of so many dice match. Rule BDPX-MAG-10. */
export function feedbackChance(dice: number): number {
  let clean = 1
  for (let die = 1; die < dice; die++) clean *= (6 - die) / 6
  return 1 - clean
}

/** WIL that a miracle costs: 1 a die of 1 to 3, else 2. Rule BDPX-DIV-02. */
export function willOf(faces: readonly number[]): number {
  return faces.reduce((all, face) => all + (face <= 3 ? 1 : 2), 0)
}

/** Magic Dice as they fall; a 6 may call one more, beyond the pool, up to four. Rule BDPX-MAG-02. */
export function* rollMagic(count: number, label = 'magic'): ProcedureOf<number[]> {
  const faces = yield* roll(label, 6, count)
  let sixes = faces.filter((face) => face === 6).length
  while (sixes > 0 && faces.length < mostDice) {
    const place = faces.length + 1
    const more = yield* choose(`${label}: a 6, die ${place}`, ['no more', 'one more die'], {
      usual: 'no more',
    })
    if (more === 'no more') break
    const [face = 1] = yield* roll(`${label}, die ${place}`, 6)
    faces.push(face)
    sixes += face === 6 ? 0 : -1
  }
  return faces
}

type Held = ReadonlyCreature['items'][string]

/** Power of a wand or a staff as it is made, where its name says no other: "Wand (Power 2)". Rule BDPX-MAG-08. */
const fullPower: Readonly<Record<string, number>> = { wand: 3, 'wizards-staff': 6 }
const powerInName = / \(Power (\d)\)$/

function powerOf(item: Held): number {
  const whole = fullPower[gearNamed(item.gear ?? item.name)?.id ?? '']
  if (whole === undefined || !item.ready) return 0
  const found = powerInName.exec(item.name)?.[1]
  return found === undefined ? whole : Number(found)
}

function wandOf(creature: ReadonlyCreature): Held | undefined {
  return creature.itemOrder
    .flatMap((id) => creature.items[id] ?? [])
    .filter((item) => powerOf(item) > 0)
    .sort((a, b) => powerOf(b) - powerOf(a))[0]
}

/** Dice that the wand or staff in hand can keep from feeding back. Rule BDPX-MAG-08. */
export function wandPower(creature: ReadonlyCreature): number {
  const wand = wandOf(creature)
  return wand ? powerOf(wand) : 0
}

/** Power is used up; at nothing the wand cracks, and gives no dice. Rule BDPX-MAG-08. */
export function spendPower(creature: ReadonlyCreature, by: number): Effect[] {
  const wand = wandOf(creature)
  if (!wand || by <= 0) return []
  const left = Math.max(0, powerOf(wand) - by)
  const bare = wand.name.replace(powerInName, '')
  const { gear, ...rest } = wand
  const item =
    left > 0
      ? { ...wand, gear: gear ?? bare, name: `${bare} (Power ${left})` }
      : { ...rest, name: `Cracked ${bare.toLowerCase()}`, ready: false }
  return [{ do: 'item', creature: creature.id, item }]
}
