import { refusal, type RefusedPreview } from '../../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted } from '../../../core/words.ts'
import { cannotAct } from '../character/people.ts'
import { imprint } from '../load.ts'
import { faithPool, magicPool } from './dice.ts'
import { powerNamed, type Power } from './spells.ts'

export const asWritten = 'As written'

interface CastingInput {
  caster: string
  spell?: string | undefined
  power: string
  dice: number
}

export interface ReadyPower {
  caster: ReadonlyCreature
  power: Power
  dice: number
  /** True for a miracle that is imprinted already. */
  imprinted: boolean
}

/**
 * Caster, power and dice of a casting, or the reason it is refused. Rules BDPX-MAG-01, BDPX-DIV-01,
 * BDPX-DIV-02, BDPX-SNG-01.
 */
export function planCasting(
  situation: Situation,
  input: CastingInput,
): ReadyPower | RefusedPreview {
  const caster = situation.creatures[input.caster]
  if (!caster) return refusal('Choose who works it.')
  const held = cannotAct(caster, situation)
  if (held) return refusal(held)
  const written = input.spell ? (caster.items[input.spell]?.text ?? '') : ''
  const power = powerNamed(input.power === asWritten ? written : input.power)
  if (!power)
    return refusal(
      written
        ? `“${written}” is nothing this game knows: choose a power by name.`
        : 'Choose what is worked: a power by name, or a book it stands in.',
    )
  return checkDice(situation, caster, power, input.dice)
}

function checkDice(
  situation: Situation,
  caster: ReadonlyCreature,
  power: Power,
  dice: number,
): ReadyPower | RefusedPreview {
  const imprinted = `${imprint}${power.name}` in caster.conditions
  if (power.art === 'song')
    return situation.fight?.acted[caster.id]
      ? refusal(`${caster.name} has acted this round, and a song is a full turn.`)
      : { caster, power, dice: 0, imprinted }
  const faith = power.art === 'miracle'
  const pool = faith ? faithPool(caster) : magicPool(caster, situation)
  const kind = faith ? 'Faith' : 'Magic'
  if (pool === 0)
    return refusal(
      `${caster.name} has no ${kind} Dice: ${faith ? 'Devotion' : 'Gifted, a trinket, a wand or a staff'} gives them.`,
    )
  if (dice > pool)
    return refusal(
      `${caster.name} has ${counted(pool, `${kind} Die`, `${kind} Dice`)}: choose no more.`,
    )
  return { caster, power, dice, imprinted }
}
