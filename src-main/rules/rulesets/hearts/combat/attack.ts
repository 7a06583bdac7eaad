import {
  goneFromFight,
  isDown,
  opponentOf,
  outOfReach,
  plightOf,
} from '../../../common/incapacitated.ts'
import { actsTogether, togetherAttacker, togetherDue } from '../../../common/struck-together.ts'
import { isUnnatural } from '../../../common/spell-marks.ts'
import { isMissile, noWeaponReason, weaponsOf, type Weapon } from '../../../common/weapons.ts'
import { defineAction, type Ruling } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { readAmount } from '../../../dice/read-notation.ts'
import { askNotation } from '../../../dice/roll.ts'
import { gear, mayBeThrown } from '../gear.ts'
import {
  adjustment,
  bandStep,
  hits,
  hitReading,
  poolTerms,
  previewHits,
  strike,
} from '../harm/damage.ts'
import { boundBy, cannotAct } from '../magic/lasting.ts'
import { targetAsk } from '../../../gm/fight/attack-asks.ts'

export const attack = defineAction({
  id: 'hearts.attack',
  title: 'Attack',
  rule: 'HRT-ATK-01',
  phase: 'fight',
  slot: 'attack',
  needs: ['hp'],
  finds: 'strike hit weapon sword shoot',
  asks: {
    target: { ...targetAsk, proposed: true },
    attacker: togetherAttacker,
    weapon: { kind: 'text', role: 'weapon', title: 'Weapon or dice', max: 80, optional: true },
    thrown: { kind: 'switch', title: 'Thrown', default: false, optional: true },
  },
  plan(situation, { target: on, attacker: by, weapon: said, thrown }) {
    const target = situation.creatures[on]
    if (!target) return refusal('Choose whom to strike.')
    const attacker = by ? situation.creatures[by] : opponentOf(situation, target)
    if (!attacker) return refusal('Nobody stands against them: choose who strikes.')
    if (attacker.id === target.id) return refusal('Choose somebody else to strike.')
    if (isDown(attacker) && !situation.dues[togetherDue(attacker.id)])
      return refusal(
        `${attacker.name} is ${plightOf(attacker) ?? 'down'} and can’t strike: choose somebody who stands.`,
      )
    const held = goneFromFight(attacker) ?? outOfReach(target) ?? cannotAct(attacker, situation)
    if (held) return refusal(held)
    const weapon = weaponMeant(attacker, said)
    if (isRefusal(weapon)) return weapon
    if (thrown && weapon.notes !== mayBeThrown)
      return refusal(`${weapon.name} is not made for throwing: strike with it, or throw a dagger.`)
    const warded = wardedOff(attacker, target, thrown === true || isMissile(weapon))
    if (warded) return refusal(warded)
    const read = readAmount(weapon.dice)
    if ('says' in read)
      return refusal(`The dice of ${weapon.name}, “${weapon.dice}”, can’t be read: type them.`)
    return { attacker, target, weapon, expression: read.expression }
  },
  preview({ attacker, target, weapon, expression }, situation, at) {
    return {
      ...plain(
        `${attacker.name} on ${target.name}, ${weapon.name} ${weapon.dice}: nothing to roll to hit`,
        poolTerms(target),
        [
          {
            name: 'Every attack connects',
            value: 'read the total on the hit table',
            rule: 'HRT-ATK-01',
          },
        ],
      ),
      ...previewHits(expression, hitsUnder(situation, at.ruling)),
      ...(weapon.notes === mayBeThrown ? {} : { scope: { thrown: { idle: true } } }),
    }
  },
  *run({ attacker, target, weapon, expression }, situation, at) {
    const rolled = yield* askNotation('attack', expression)
    const total = Math.max(0, rolled.total + at.ruling.adjust)
    const struck = strike(target, hitsUnder(situation, at.ruling)(rolled.total))
    const falls = struck.down && !isDown(target) && !boundBy(target)
    const together = falls && actsTogether(situation, target) ? [strikesBack(target, attacker)] : []
    return line(at, {
      rule: 'HRT-ATK-02',
      what: `${attacker.name} on ${target.name}, ${weapon.name}`,
      says: [struck.says, ...together.map(({ says }) => says)].join('. '),
      tone: struck.hits === 0 ? 'plain' : target.side === 'party' ? 'bad' : 'good',
      who: [attacker.id, target.id],
      total,
      why: [
        ...adjustment(at),
        bandStep(total, hitReading(situation)),
        ...(at.ruling.override ? [{ name: 'Ruled by the GM', value: at.ruling.override }] : []),
        ...struck.why,
        ...(weapon.notes === mayBeThrown
          ? [{ name: weapon.name, value: 'may be thrown', rule: 'HRT-EQ-03' as const }]
          : []),
        ...together.map(({ why }) => why),
      ],
      effects: [
        ...struck.effects,
        ...together.map(({ effect }) => effect),
        ...(situation.dues[togetherDue(attacker.id)]
          ? [{ do: 'settle' as const, due: togetherDue(attacker.id) }]
          : []),
        ...(situation.fight ? [{ do: 'acted' as const, creature: attacker.id }] : []),
      ],
    })
  },
})

/** Attack of somebody felled before they acted, where both sides act together. Rule E-HRT-03. */
function strikesBack(
  fallen: ReadonlyCreature,
  target: ReadonlyCreature,
): { says: string; why: Step; effect: Effect } {
  const due = {
    id: togetherDue(fallen.id),
    action: 'hearts.attack' as const,
    input: { attacker: fallen.id, target: target.id },
    title: 'At the same time',
    why: `${fallen.name} fell in the same moment and strikes all the same`,
    rule: 'E-HRT-03' as const,
    when: 'now' as const,
    who: [fallen.id],
    must: false,
  }
  return {
    says: `${fallen.name} strikes at the same time`,
    why: { name: 'Tied initiative', value: 'both act together', rule: 'E-HRT-03' },
    effect: { do: 'due', due },
  }
}

/** The weapon meant by an id, a name or dice typed in; with nothing said, the first at hand. */
function weaponMeant(
  creature: ReadonlyCreature,
  said: string | undefined,
): Weapon | RefusedPreview {
  const weapons = weaponsOf(creature, gear)
  if (!said) return weapons[0] ?? refusal(noWeaponReason(creature, 'type its dice, such as d6'))
  const weapon = weapons.find(
    ({ id, name }) => id === said || name.toLowerCase() === said.toLowerCase(),
  )
  if (weapon) return weapon
  return 'says' in readAmount(said)
    ? refusal(`“${said}” is neither a weapon of ${creature.name} nor dice.`)
    : { id: '', name: said, dice: said, notes: '' }
}

/** Text on the spell that keeps an attack off; null without one. Rules HRT-SPELL-04, HRT-SPELL-19. */
function wardedOff(
  attacker: ReadonlyCreature,
  target: ReadonlyCreature,
  missile: boolean,
): string | null {
  if (missile && 'behind wind' in target.conditions)
    return `${target.name} is behind a Wind Barrier, where missiles do no harm: strike by hand, or end that spell.`
  if (!missile && 'in the circle' in target.conditions && isUnnatural(attacker))
    return `${attacker.name} can’t enter the Circle of Protection round ${target.name}: choose another target, or end that spell.`
  return null
}

/** Text on the spell that keeps the attacker's first weapon off; null without one. */
export function usualAttackWardedOff(
  attacker: ReadonlyCreature,
  target: ReadonlyCreature,
): string | null {
  const [first] = weaponsOf(attacker, gear)
  return wardedOff(attacker, target, first !== undefined && isMissile(first))
}

/** Hits for a total of the dice, with the GM's ± and ruling: an attack that must succeed hits once at least. */
function hitsUnder(situation: Situation, ruling: Ruling): (rolled: number) => number {
  const most = hitReading(situation)
  return (rolled) => {
    if (ruling.override === 'failure') return 0
    const counted = hits(Math.max(0, rolled + ruling.adjust), most)
    return ruling.override === 'success' ? Math.max(1, counted) : counted
  }
}
