import { counted } from '../../../core/words.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { imprint } from '../load.ts'
import { cannotAct } from '../people.ts'
import { faithPool, magicPool } from './pool.ts'
import { powerNamed, type Power } from './rows.ts'

export const asWritten = 'As written'

interface Meant {
  caster: string
  spell?: string | undefined
  power: string
  dice: number
}

export interface ReadyPower {
  caster: ReadonlyCreature
  power: Power
  dice: number
  /** A miracle that lies on the soul already. */
  imprinted: boolean
}

/**
 * Caster, power and dice of a casting, or the reason it is refused. Rules BDPX-MAG-01, BDPX-DIV-01,
 * BDPX-DIV-02, BDPX-SNG-01.
 */
export function readyOf(situation: Situation, meant: Meant): ReadyPower | { says: string } {
  const caster = situation.creatures[meant.caster]
  if (!caster) return { says: 'Choose who works it.' }
  const held = cannotAct(caster, situation)
  if (held) return { says: held }
  const written = meant.spell ? (caster.items[meant.spell]?.text ?? '') : ''
  const power = powerNamed(meant.power === asWritten ? written : meant.power)
  if (!power)
    return {
      says: written
        ? `“${written}” is nothing this game knows: choose a power by name.`
        : 'Choose what is worked: a power by name, or a book it stands in.',
    }
  return enough(situation, caster, power, meant.dice)
}

function enough(
  situation: Situation,
  caster: ReadonlyCreature,
  power: Power,
  dice: number,
): ReadyPower | { says: string } {
  const imprinted = `${imprint}${power.name}` in caster.conditions
  if (power.art === 'song')
    return situation.fight?.acted[caster.id]
      ? { says: `${caster.name} has acted this round, and a song is a full turn.` }
      : { caster, power, dice: 0, imprinted }
  const faith = power.art === 'miracle'
  const pool = faith ? faithPool(caster) : magicPool(caster, situation)
  const kind = faith ? 'Faith' : 'Magic'
  if (pool === 0)
    return {
      says: `${caster.name} has no ${kind} Dice: ${faith ? 'Devotion' : 'Gifted, a trinket, a wand or a staff'} gives them.`,
    }
  if (dice > pool)
    return {
      says: `${caster.name} has ${counted(pool, `${kind} Die`, `${kind} Dice`)}: choose no more.`,
    }
  return { caster, power, dice, imprinted }
}
