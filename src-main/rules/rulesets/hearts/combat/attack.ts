import { opponentOf } from '../../../common/incapacitated.ts'
import { defineAction, type Ruling } from '../../../core/action.ts'
import { askNotation } from '../../../dice/roll.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { readAmount } from '../../../dice/read-notation.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { boundBy } from '../magic/bound.ts'
import { isUnnatural } from '../../../common/spell-marks.ts'
import { isMissile, weaponsOf, type Weapon } from '../../../common/weapons.ts'
import { gear, mayBeThrown } from '../gear.ts'
import { adjustment, bandOf, hits, hitsOf, isDown, previewHits, strike } from '../harm.ts'

/** The weapon meant by an id, a name or dice typed in; with nothing said, the first at hand. */
function weaponMeant(
  creature: ReadonlyCreature,
  said: string | undefined,
): Weapon | { says: string } {
  const weapons = weaponsOf(creature, gear)
  if (!said)
    return weapons[0] ?? { says: `${creature.name} has no weapon ready: type its dice, such as d6` }
  const meant = weapons.find(
    ({ id, name }) => id === said || name.toLowerCase() === said.toLowerCase(),
  )
  if (meant) return meant
  const read = readAmount(said)
  return 'says' in read
    ? { says: `“${said}” is neither a weapon of ${creature.name} nor dice` }
    : { id: '', name: said, dice: said, notes: '' }
}

type Meeting = Pick<Blow, 'attacker' | 'target' | 'weapon'>

/** A spell that keeps this blow off. Rules HRT-SPELL-04, HRT-SPELL-19. */
function wardedOff({ attacker, target, weapon }: Meeting, thrown: boolean): string | null {
  const missile = thrown || isMissile(weapon)
  if (missile && 'behind wind' in target.conditions)
    return `${target.name} is behind a Wind Barrier, where missiles do no harm: strike by hand, or end that spell.`
  if (!missile && 'in the circle' in target.conditions && isUnnatural(attacker))
    return `${attacker.name} can’t enter the Circle of Protection round ${target.name}: choose another target, or end that spell.`
  return null
}

interface Blow {
  attacker: ReadonlyCreature
  target: ReadonlyCreature
  weapon: Weapon
  expression: Parameters<typeof previewHits>[0]
}

function blowOf(
  situation: Situation,
  input: {
    target: string
    attacker?: string | undefined
    weapon?: string | undefined
    thrown?: boolean | undefined
  },
): Blow | { says: string } {
  const target = situation.creatures[input.target]
  if (!target) return { says: 'Choose whom to strike.' }
  const attacker = input.attacker
    ? situation.creatures[input.attacker]
    : opponentOf(situation, target)
  if (!attacker) return { says: 'Nobody stands against them: choose who strikes.' }
  if (attacker.id === target.id) return { says: 'Choose somebody else to strike.' }
  if (isDown(attacker)) return { says: `${attacker.name} is down and can’t strike.` }
  const bound = boundBy(attacker)
  if (bound) return { says: `${attacker.name} is ${bound} and can’t strike: end that spell first.` }
  const weapon = weaponMeant(attacker, input.weapon)
  if ('says' in weapon) return { says: `${weapon.says}.` }
  const thrown = input.thrown === true
  if (thrown && weapon.notes !== mayBeThrown)
    return { says: `${weapon.name} is not made for throwing: strike with it, or throw a dagger.` }
  const warded = wardedOff({ attacker, target, weapon }, thrown)
  if (warded) return { says: warded }
  const read = readAmount(weapon.dice)
  if ('says' in read)
    return { says: `The dice of ${weapon.name}, “${weapon.dice}”, can’t be read: type them.` }
  return { attacker, target, weapon, expression: read.expression }
}

export const attack = defineAction({
  id: 'hearts.attack',
  title: 'Attack',
  rule: 'HRT-ATK-01',
  phase: 'fight',
  slot: 'attack',
  needs: ['hp'],
  finds: 'strike hit weapon sword shoot',
  asks: {
    target: { kind: 'creature', title: 'Target' },
    attacker: { kind: 'creature', title: 'Attacker', optional: true },
    weapon: { kind: 'text', title: 'Weapon or dice', max: 80, optional: true },
    thrown: { kind: 'switch', title: 'Thrown', default: false, optional: true },
  },
  preview(situation, input, at) {
    const blow = blowOf(situation, input)
    if ('says' in blow) return refusal(blow.says)
    const { attacker, target, weapon, expression } = blow
    const shown = previewHits(expression, hitsUnder(situation, at.ruling))
    return {
      ...plain(
        `${attacker.name} on ${target.name}, ${weapon.name} ${weapon.dice}: nothing to roll to hit`,
      ),
      ...shown,
      terms: [
        { name: 'AP', value: target.values.ap ?? 0, rule: 'HRT-ATK-03' },
        { name: 'HP', value: target.values.hp ?? 0, rule: 'HRT-ATK-03' },
      ],
      why: [
        {
          name: 'Every attack connects',
          value: 'read the total on the hit table',
          rule: 'HRT-ATK-01',
        },
      ],
      ...(weapon.notes === mayBeThrown ? {} : { scope: { thrown: { idle: true } } }),
    }
  },
  *run(situation, input, at) {
    const blow = blowOf(situation, input)
    if ('says' in blow)
      return {
        rule: 'HRT-ATK-01',
        what: 'Attack',
        says: blow.says,
        tone: 'plain',
        who: [],
        why: [],
        effects: [],
      }
    const { attacker, target, weapon, expression } = blow
    const rolled = yield* askNotation('attack', expression)
    const total = Math.max(0, rolled.total + at.ruling.adjust)
    const struck = strike(target, hitsUnder(situation, at.ruling)(rolled.total))
    return {
      rule: 'HRT-ATK-02',
      what: `${attacker.name} on ${target.name}, ${weapon.name}`,
      says: struck.says,
      tone: struck.hits === 0 ? 'plain' : target.side === 'party' ? 'bad' : 'good',
      who: [attacker.id, target.id],
      total,
      ...(at.ruling.secret ? { secret: true } : {}),
      why: [
        ...adjustment(at.ruling.adjust),
        { name: `${total}:`, value: bandOf(total, hitsOf(situation)), rule: 'HRT-ATK-02' },
        ...(at.ruling.override ? [{ name: 'Ruled by the GM', value: at.ruling.override }] : []),
        ...struck.why,
        ...(weapon.notes === mayBeThrown
          ? [{ name: weapon.name, value: 'may be thrown', rule: 'HRT-EQ-03' as const }]
          : []),
      ],
      effects: [
        ...struck.effects,
        ...(situation.fight ? [{ do: 'acted' as const, creature: attacker.id }] : []),
      ],
    }
  },
})

/** Hits for a total of the dice, with the GM's ± and ruling: an attack that must succeed hits once at least. */
function hitsUnder(situation: Situation, ruling: Ruling): (rolled: number) => number {
  const most = hitsOf(situation)
  return (rolled) => {
    if (ruling.override === 'failure') return 0
    const counted = hits(Math.max(0, rolled + ruling.adjust), most)
    return ruling.override === 'success' ? Math.max(1, counted) : counted
  }
}
