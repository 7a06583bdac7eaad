import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { Effect } from '../../../core/effects.ts'
import { gearNamed } from '../gear/index.ts'

type Held = ReadonlyCreature['items'][string]

/** Power of a wand or a staff as it is made, where its name says no other: "Wand (Power 2)". Rule BDPX-MAG-08. */
const made: Readonly<Record<string, number>> = { wand: 3, 'wizards-staff': 6 }
const said = / \(Power (\d)\)$/

function powerOf(item: Held): number {
  const whole = made[gearNamed(item.gear ?? item.name)?.id ?? '']
  if (whole === undefined || !item.ready) return 0
  const found = said.exec(item.name)?.[1]
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
export function spentPower(creature: ReadonlyCreature, by: number): Effect[] {
  const wand = wandOf(creature)
  if (!wand || by <= 0) return []
  const left = Math.max(0, powerOf(wand) - by)
  const bare = wand.name.replace(said, '')
  const { gear, ...rest } = wand
  const item =
    left > 0
      ? { ...wand, gear: gear ?? bare, name: `${bare} (Power ${left})` }
      : { ...rest, name: `Cracked ${bare.toLowerCase()}`, ready: false }
  return [{ do: 'item', creature: creature.id, item }]
}
