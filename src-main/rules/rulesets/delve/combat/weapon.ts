import { type Weapon, isMissile, weaponsOf } from '../../../common/weapons.ts'
import type { RuleId, Step } from '../../../core/outcome.ts'
import { type RefusedPreview, isRefusal, refusal } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { stepDice, weaponLadder } from '../../../dice/ladder.ts'
import { type ParsedNotation, readAmount } from '../../../dice/read-notation.ts'
import { gear } from '../gear.ts'
import { dieLadder, multipleAttackers, thrownPhase } from '../house-rules/fight.ts'

type DieLadder = 'clamp' | 'd2toD20' | 'flat'
const ladders: Readonly<Record<DieLadder, readonly number[]>> = {
  clamp: weaponLadder,
  d2toD20: [2, ...weaponLadder, 20],
  flat: weaponLadder,
}

/** Damage dice one size up or down, past the ends as the house rule says; both cancel. Rules DLV-ATK-05, E-DLV-09, DLVX-CRN-04. */
export function stepDamageDice(
  dice: string,
  up: boolean,
  down: boolean,
  reading: DieLadder,
): string {
  if (up === down) return dice
  if (reading === 'flat') return up ? 'd12' : 'd4'
  return stepDice(dice, up ? 1 : -1, ladders[reading])
}

export type DieStep = 'as it is' | 'enhanced' | 'impaired'

/** Weapon and dice of an attack, with every reason its die is a size up or down. */
export interface WeaponInHand {
  weapon: Weapon
  missile: boolean
  thrown: boolean
  dice: string
  expression: ParsedNotation
  /** Bonus to the total, from a blessing. */
  plus: number
  why: Step[]
}

const bare: Weapon = { id: 'unarmed', name: 'bare hands', dice: 'd4', notes: '' }

/**
 * Weapon by id, name or typed dice; without input the first ready one, else bare hands. Rules DLV-EQ-06 to
 * DLV-EQ-10.
 */
function weaponMeant(
  creature: ReadonlyCreature,
  said: string | undefined,
): Weapon | RefusedPreview {
  const weapons = weaponsOf(creature, gear)
  if (!said) return weapons[0] ?? bare
  const weapon = weapons.find(
    ({ id, name }) => id === said || name.toLowerCase() === said.toLowerCase(),
  )
  if (weapon) return weapon
  if (['unarmed', bare.name].includes(said.toLowerCase())) return bare
  const read = readAmount(said)
  return 'says' in read
    ? refusal(`“${said}” is neither a weapon of ${creature.name} nor dice such as d6.`)
    : { id: '', name: said, dice: said, notes: '' }
}

/** False for bows, slings and bulky arms: of the price list only hand weapons may be thrown. Rule DLV-EQ-11. */
export function mayBeThrown(weapon: Weapon): boolean {
  return weapon.id !== bare.id && !isMissile(weapon) && !weapon.notes.includes('bulky')
}

interface How {
  lean?: DieStep
  thrown?: boolean
  target?: ReadonlyCreature
  weapon?: string | undefined
}

/**
 * Weapon of an attack, its die and all that modifies it. Rules DLV-ATK-05, DLV-ATK-06, DLV-WND-02, E-DLV-31.
 */
export function arm(
  situation: Situation,
  attacker: ReadonlyCreature,
  how: How,
): WeaponInHand | RefusedPreview {
  const weapon = weaponMeant(attacker, how.weapon)
  if (isRefusal(weapon)) return weapon
  const thrown = how.thrown === true
  if (thrown && !mayBeThrown(weapon))
    return refusal(`${weapon.name} can’t be thrown: choose a hand weapon (DLV-EQ-11).`)
  const missile = isMissile(weapon) || thrown
  const charged = how.target
    ? situation.fight?.marks?.[attacker.id]?.[chargeOf(how.target.id)] === true
    : false
  const oneEyed = missile && 'Eye Gouged Out' in attacker.conditions
  const blind = 'blind' in attacker.conditions || 'blinded' in attacker.conditions
  const up = how.lean === 'enhanced' || charged
  const down = how.lean === 'impaired' || oneEyed || blind
  const dice = damageDice(situation, severalDice(situation, attacker, weapon), up, down)
  const read = readAmount(dice)
  if ('says' in read)
    return refusal(`The dice of ${weapon.name}, “${weapon.dice}”, can’t be read: type them.`)
  const plus = 'Bless' in attacker.conditions ? 1 : 0
  return {
    weapon,
    missile,
    thrown,
    dice,
    expression: read.expression,
    plus,
    why: [
      ...(charged ? [step('Charge', 'enhanced', 'DLV-ATK-06')] : []),
      ...(oneEyed ? [step('One eye', 'impaired at range', 'DLV-WND-02')] : []),
      ...(blind ? [step('Blinded', 'impaired', 'DLV-MNV-01')] : []),
      ...(up === down ? [] : [step(up ? 'Enhanced' : 'Impaired', dice, leaningRule(situation))]),
      ...(up && down ? [step('Enhanced and impaired', 'cancel', 'DLV-ATK-05')] : []),
      ...(thrown
        ? [
            step('Thrown', 'one hand, and it leaves it', 'DLV-EQ-11'),
            step('Thrown', houseRule<string>(situation, thrownPhase), 'E-DLV-12'),
          ]
        : []),
      ...(plus > 0 ? [step('Bless', '1 more damage', 'E-DLV-31')] : []),
      ...(dice.startsWith('best(') ? [step('Several dice', 'the highest', 'DLVX-ANS-18')] : []),
    ],
  }
}

function step(name: string, value: string, rule: RuleId): Step {
  return { name, value, rule }
}

export function chargeOf(foe: string): string {
  return `charge ${foe}`
}

function leaningRule(situation: Situation): RuleId {
  return houseRule<DieLadder>(situation, dieLadder) === 'flat' ? 'DLVX-CRN-04' : 'DLV-ATK-05'
}

/** Damage dice as the house rule of the campaign steps them. Rules DLV-ATK-05, E-DLV-09. */
function damageDice(situation: Situation, dice: string, up: boolean, down: boolean): string {
  return stepDamageDice(dice, up, down, houseRule<DieLadder>(situation, dieLadder))
}

/** Two weapons, or one attack made several times: the highest die counts. Rules DLVX-ANS-18, DLVX-CRN-03. */
function severalDice(situation: Situation, attacker: ReadonlyCreature, weapon: Weapon): string {
  if (houseRule<string>(situation, multipleAttackers) !== 'highest') return weapon.dice
  const often = Math.min(6, attacker.attacks[weapon.id]?.count ?? 1)
  const parts = weapon.dice.split('+').map((part) => part.trim())
  const several = parts.length > 1 && parts.every((part) => /^1?d\d+$/i.test(part))
  if (!several && often < 2) return weapon.dice
  const each = several ? parts : Array.from({ length: often }, () => weapon.dice)
  return `best(${each.join(', ')})`
}
