import type { Effect } from '../../../core/effects.ts'
import { actsTogether, togetherDue } from '../../../common/struck-together.ts'
import { counted } from '../../../core/words.ts'
import type { Outcome } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { round } from '../../../clock/clock.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { diesAtZero, endSteps, hurtWhileDown } from '../harm/dying.ts'
import { describeSpecialAttack } from '../harm/special-attacks.ts'
import { avengerChain } from '../house-rules/fight.ts'
import { foesOf, pathOf, partyOf } from '../character/people.ts'
import { reloadingOf } from './arms.ts'
import { sneaking, alert } from '../conditions.ts'
import type { AttackInHand } from './blow.ts'
import { avengeDue, chaseDue, freeAttackDue } from './free-attacks.ts'
import type { Rider } from './rider.ts'

export const avenged = 'avenged'

type Aftermath = Pick<Outcome, 'says' | 'why' | 'effects'>

/** Results of an attack: STA lost, reloading, noise, further attacks. `harm` is null on a miss. */
export function aftermathOf(
  situation: Situation,
  blow: AttackInHand,
  rider: Rider | null,
  harm: number | null,
): Aftermath {
  const { attacker, target, free } = blow
  const hp = target.values.hp ?? 0
  const left = Math.max(0, hp - (harm ?? 0))
  const fells = harm !== null && hp > 0 && left === 0
  const kills = fells && diesAtZero(target)
  const parts = [
    ...(kills ? [] : [riderAftermath(situation, blow, rider, harm)]),
    reloadAftermath(situation, blow),
    noiseAftermath(situation, blow),
    simultaneousAftermath(situation, blow, kills),
    ...(kills ? [avengerAftermath(situation, blow)] : []),
  ]
  return {
    says: [describeHit(blow, harm, left), ...parts.flatMap(({ says }) => says || [])].join('; '),
    why: [...(fells ? endSteps(target) : []), ...parts.flatMap(({ why }) => why)],
    effects: [
      ...(left === hp ? [] : [{ do: 'set' as const, creature: target.id, field: 'hp', to: left }]),
      ...hurtWhileDown(situation, target, harm ?? 0),
      ...parts.flatMap(({ effects }) => effects),
      ...(situation.fight && !free ? [{ do: 'acted' as const, creature: attacker.id }] : []),
    ],
  }
}

function describeHit({ target }: AttackInHand, harm: number | null, left: number): string {
  if (harm === null) return 'Misses'
  if (harm === 0) return 'Hits, and does no harm'
  if ((target.values.hp ?? 0) <= 0) return `Hits for ${harm}: ${target.name} is at 0 STA already`
  return left === 0
    ? `Hits for ${harm}: ${target.name} falls to 0 STA`
    : `Hits for ${harm}: ${target.name} to ${left} STA`
}

const nothing: Aftermath = { says: '', why: [], effects: [] }

/** Words of a stat block that only say whose weapon does the damage: nothing follows from them. */
const weaponOfItsOwn = /^\(?(?:or |as |and )?(?:by |with )?weapons?(?: [+−-]\d+)?\)?[,;.]?/i

/** Extra effect of a monster's hit: a save falls due, else its note is shown. Rule HBK-SAVE-02. */
function riderAftermath(
  situation: Situation,
  { attacker, target, arm }: AttackInHand,
  rider: Rider | null,
  harm: number | null,
): Aftermath {
  if (harm === null || attacker.kind !== 'monster') return nothing
  const besides = arm.notes.replace(weaponOfItsOwn, '').trim()
  if (besides === '') return nothing
  if (!rider || target.values.sav === undefined)
    return {
      says: `besides: ${besides}`,
      why: [{ name: 'Besides', value: 'you judge the result', rule: 'HBK-SAVE-02' }],
      effects: [],
    }
  const { words, ...specialAttack } = rider
  return {
    says: `${arm.notes}: ${target.name} has to save against ${rider.threat}`,
    why: [
      { name: 'Besides', value: describeSpecialAttack(specialAttack), rule: 'HBK-SAVE-02' },
      { name: 'In its own words', value: words },
    ],
    effects: [specialAttackDue(situation, attacker, target, specialAttack)],
  }
}

/** Due id of a save against a hit's extra effect; a second hit has its own. Rule HBK-SAVE-02. */
function sufferDue(attacker: string, target: string, { dues }: Pick<Situation, 'dues'>): string {
  const id = `suffer:${attacker}:${target}`
  let place = 1
  while (dues[place === 1 ? id : `${id}:${place}`]) place += 1
  return place === 1 ? id : `${id}:${place}`
}

function specialAttackDue(
  situation: Situation,
  attacker: ReadonlyCreature,
  target: ReadonlyCreature,
  specialAttack: Omit<Rider, 'words'>,
): Effect {
  return {
    do: 'due',
    due: {
      id: sufferDue(attacker.id, target.id, situation),
      action: 'heartbreaker.suffer',
      input: { who: target.id, half: false, ...specialAttack },
      title: `Save against ${specialAttack.threat}`,
      why: `${attacker.name} has hit ${target.name}: ${describeSpecialAttack(specialAttack)}`,
      rule: 'HBK-SAVE-02',
      when: 'now',
      who: [target.id],
      must: false,
    },
  }
}

/** Shot in round 1, ready again in round 3 (a crossbow) or 4 (a firearm). Rule HBK-WPN-18. */
function reloadAftermath(situation: Situation, { attacker, arm }: AttackInHand): Aftermath {
  if (arm.reload === 0) return nothing
  const until = situation.clock.seconds + (arm.reload + 1) * round
  return {
    says: '',
    why: [{ name: 'Reloading', value: counted(arm.reload, 'round'), rule: 'HBK-WPN-18' }],
    effects: [
      {
        do: 'condition',
        creature: attacker.id,
        name: reloadingOf(arm),
        to: { until, rule: 'HBK-WPN-18' },
      },
    ],
  }
}

/** A gunshot ends the shooter’s sneaking and alerts the other side. Rule HBK-WPN-19. */
function noiseAftermath(situation: Situation, { attacker, arm }: AttackInHand): Aftermath {
  if (!arm.firearm || !arm.ranged) return nothing
  const warned = attacker.side === 'party' ? foesOf(situation) : partyOf(situation)
  return {
    says: '',
    why: [{ name: 'The shot', value: 'is heard: they are on the lookout', rule: 'HBK-WPN-19' }],
    effects: [
      ...(sneaking in attacker.conditions ? [liftCondition(attacker, sneaking)] : []),
      ...warned
        .filter(({ conditions }) => !(alert in conditions))
        .map(({ id }): Effect => ({
          do: 'condition',
          creature: id,
          name: alert,
          to: { rule: 'HBK-WPN-19' },
        })),
    ],
  }
}

function liftCondition({ id }: ReadonlyCreature, name: string): Effect {
  return { do: 'condition', creature: id, name, to: null }
}

/** On tied initiative, a creature killed before it acted still attacks. Rule HBK-INIT-01. */
export function simultaneousAftermath(
  situation: Situation,
  { attacker, target }: Pick<AttackInHand, 'attacker' | 'target'>,
  kills: boolean,
): Aftermath {
  if (!kills || !actsTogether(situation, target)) return nothing
  return {
    says: `${target.name} strikes at the same time`,
    why: [{ name: 'Equal initiative', value: 'both act together', rule: 'HBK-INIT-01' }],
    effects: [
      freeAttackDue(togetherDue(target.id), target, attacker, {
        title: 'At the same time',
        why: `${target.name} fell in the same moment and strikes all the same`,
        rule: 'HBK-INIT-01',
      }),
    ],
  }
}

/** A killing blow of an avenger’s grants another attack at once. Rules HBK-PATH-04, E-HBK-21. */
function avengerAftermath(situation: Situation, { attacker, target }: AttackInHand): Aftermath {
  if (pathOf(attacker) !== 'avenger') return nothing
  const once = houseRule<string>(situation, avengerChain) === 'oncePerRound'
  if (once && situation.fight?.marks?.[attacker.id]?.[avenged])
    return {
      ...nothing,
      why: [{ name: 'Avenger', value: 'has had the attack of this round', rule: 'E-HBK-21' }],
    }
  const next = foesOf(situation).find(({ id }) => id !== target.id)
  return {
    says: `${attacker.name} may attack again`,
    why: [{ name: 'Avenger', value: 'a killing blow: another attack', rule: 'HBK-PATH-04' }],
    effects: [
      ...(situation.fight
        ? [{ do: 'mark' as const, creature: attacker.id, mark: avenged, on: true }]
        : []),
      ...(next
        ? [
            freeAttackDue(avengeDue(attacker.id), attacker, next, {
              title: 'Another attack',
              why: `${attacker.name} struck ${target.name} down`,
              rule: 'HBK-PATH-04',
            }),
          ]
        : []),
    ],
  }
}

/** Settles dues for the attack just made. */
export function settleAttacks(situation: Situation, attacker: string, target: string): Effect[] {
  return [avengeDue(attacker), chaseDue(attacker, target), togetherDue(attacker)]
    .filter((id) => situation.dues[id])
    .map((due) => ({ do: 'settle', due }))
}
