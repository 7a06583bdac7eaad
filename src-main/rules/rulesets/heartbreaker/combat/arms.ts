import { readAmount } from '../../../dice/read-notation.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { noWeaponReason, weaponsOf } from '../../../common/weapons.ts'
import { type RefusedPreview, refusal } from '../../../core/preview.ts'
import { gear, pieceNamed, pieceOf, thrownDagger } from '../gear.ts'
import { crossbowIsBow } from '../house-rules/town.ts'
import { gearLimit } from '../character/limits.ts'
import { ancestryOf } from '../character/people.ts'
import { roleSteps } from '../hirelings/people.ts'
import { parseExploding, type ExplodingDice } from './exploding-dice.ts'

export const reaches = ['as the weapon has it', 'close', 'at range'] as const
export type StrikeReach = (typeof reaches)[number]

/** Weapon or natural attack in use, with its figures. */
export interface StrikeMeans {
  name: string
  dice: string
  /** Its dice explode. */
  starred: ExplodingDice | null
  ranged: boolean
  /** Usable in melee and at range; the GM chooses. */
  either: boolean
  /** A dagger that leaves the hand. Rule E-HBK-27. */
  thrown: boolean
  atk: number
  /** Rounds lost after a shot. */
  reload: number
  firearm: boolean
  notes: string
}

const shoots =
  /\b(?:bow|shortbow|longbow|crossbow|sling|arrows?|bolts?|javelins?|darts?|pistol|musket|gun|missiles?|ranged|thrown?|hurls?|spits?|spikes)\b/i

/** Weapon given by id, name or dice; the first one ready when nothing is given. */
export function findArm(
  creature: ReadonlyCreature,
  said: string | undefined,
  reach: StrikeReach,
): StrikeMeans | RefusedPreview {
  const arms = weaponsOf(creature, gear)
  const wanted = said?.trim().toLowerCase()
  const meant = wanted
    ? arms.find(({ id, name }) => id === said || name.toLowerCase() === wanted)
    : arms[0]
  if (meant) return armOf(meant, reach)
  if (!wanted) return refusal(noWeaponReason(creature, 'ready one, or type its dice, such as d6'))
  if (parseExploding(wanted)) return armOf({ name: wanted, dice: wanted, notes: '' }, reach)
  const read = readAmount(wanted)
  return 'says' in read
    ? refusal(`“${said ?? ''}” is neither a weapon of ${creature.name} nor dice.`)
    : armOf({ name: wanted, dice: wanted, notes: '' }, reach)
}

/** Figures of the weapon: from its price list row, else from its name and notes. */
function armOf(
  weapon: { name: string; dice: string; notes: string },
  reach: StrikeReach,
): StrikeMeans {
  const row = pieceNamed(weapon.name)
  const far = row ? row.kind === 'ranged' : shoots.test(`${weapon.name} ${weapon.notes}`)
  const ranged = reach === 'as the weapon has it' ? far : reach === 'at range'
  const thrown = ranged && row?.id === 'dagger'
  const atk = thrown ? (thrownDagger.atk ?? 0) : (row?.atk ?? 0)
  const explodes = row?.explodes === true && weapon.dice === row.die
  return {
    name: weapon.name,
    dice: weapon.dice,
    starred: explodes ? parseExploding(`${weapon.dice}*`) : parseExploding(weapon.dice),
    ranged,
    either: !row || row.id === 'dagger',
    thrown,
    atk,
    reload: ranged ? (row?.reload ?? 0) : 0,
    firearm: row?.barred === 'firearm',
    notes: weapon.notes,
  }
}

/** Name of the step about a limit of the book that an attack breaks. */
export const barred = 'Barred'

/**
 * Steps that warn of a limit of the book that weapon or striker breaks; never a refusal. Rules HBK-WPN-17,
 * HBK-ANC-02, HBK-HIRE-02.
 */
export function barredSteps(
  situation: Situation,
  creature: ReadonlyCreature,
  arm: StrikeMeans,
): Step[] {
  if (creature.kind === 'monster' || creature.kind === 'animal') return []
  const worn = Object.values(creature.items).flatMap((item) => {
    const piece = item.ready ? pieceOf(item) : undefined
    return piece?.kind === 'armour' ? [piece.id] : []
  })
  const limits = (worn.length > 0 ? worn : [undefined]).flatMap(
    (armour) =>
      gearLimit({
        weapon: arm.name,
        crossbowIsBow: houseRule<boolean>(situation, crossbowIsBow),
        ancestry: ancestryOf(creature),
        armour,
      }) ?? [],
  )
  return [
    ...roleSteps(creature, arm.ranged),
    ...limits.slice(0, 1).map(({ says, rule }) => ({ name: barred, value: says, rule })),
  ]
}

/** The state of a weapon that was shot and is not ready again. Rule HBK-WPN-18. */
export function reloadingOf(arm: Pick<StrikeMeans, 'name'>): string {
  return `reloading ${arm.name.toLowerCase()}`
}
