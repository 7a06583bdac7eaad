import type { Effect } from '../../../core/effects.ts'
import type { RuleId } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Again } from '../../../core/state/creature.ts'
import { counted } from '../../../core/words.ts'
import { abilities, fieldOf, missing, partyOf, type Ability } from '../character/people.ts'
import { inChaos, roused, tunnelMark } from '../combat/boons.ts'
import { setCondition, setField } from '../effects.ts'
import { elements, elementTag } from '../magic/arcane.ts'
import { rollSave, unruled } from '../saves/trial.ts'
import { startShow } from './showfighting.ts'

/** A skill that is used: how often, and with what result. */
export interface Talent {
  skill: string
  rule: RuleId
  says: string
  again?: Again
  /** Needs somebody it is used on. */
  on: 'nobody' | 'somebody'
  /** Set when the skill is of use in a fight only. */
  fight?: true
  /** Choices of what it is about, where there are any. */
  about?: readonly string[]
  /** Set when one of them has to be chosen. */
  must?: true
  /** Roll at which it is offered by itself; it is not used on purpose then. */
  offeredAt?: string
  work?(
    by: ReadonlyCreature,
    on: ReadonlyCreature,
    situation: Situation,
    about: string,
  ): TalentResult | ProcedureOf<TalentResult>
}

export interface TalentResult {
  says: string
  effects: Effect[]
}

const condition = (creature: string, name: string, rule: RuleId, fight = true): Effect =>
  setCondition(creature, name, { rule, ...(fight ? { fight: true as const } : {}) })

function heal(on: ReadonlyCreature, field: 'hp' | Lowercase<Ability>, by: number): Effect {
  const most =
    field === 'hp'
      ? (on.values.maxHp ?? 0)
      : (on.values[field] ?? 0) + missing(on, field.toUpperCase() as Ability)
  const now = on.values[field] ?? 0
  return setField(on.id, field, Math.max(now, Math.min(most, now + by)))
}

/** Skills with a number or a trigger that are used on purpose. Rules BDPX-SKL-04 to BDPX-SKL-43. */
export const talents: readonly Talent[] = [
  {
    skill: 'Commander',
    rule: 'BDPX-SKL-04',
    says: 'an ally’s next attack is enhanced, or they heal 1d6 HP',
    again: 'fight',
    on: 'somebody',
    *work(_by, on, situation) {
      if (situation.fight)
        return {
          says: `${on.name}’s next attack is enhanced`,
          effects: [{ do: 'mark', creature: on.id, mark: 'enhanced', on: true }],
        }
      const die = yield* rollOne('HP', 6)
      return { says: `${on.name} gets ${die} HP`, effects: [heal(on, 'hp', die)] }
    },
  },
  {
    skill: 'Provocateur',
    rule: 'BDPX-SKL-08',
    says: 'a WIL save, or they must duel',
    on: 'somebody',
    *work(by, on) {
      const result = yield* rollSave(on, 'WIL', unruled, { rule: 'BDPX-SKL-08' })
      return result.success
        ? { says: `${on.name} keeps their temper`, effects: [] }
        : {
            says: `${on.name} must duel ${by.name}`,
            effects: [condition(on.id, 'provoked', 'BDPX-SKL-08')],
          }
    },
  },
  {
    skill: 'Rousing Words',
    rule: 'BDPX-SKL-09',
    says: 'allies roll damage twice on their turn and keep the best',
    again: 'day',
    on: 'nobody',
    work(by, _on, situation) {
      const allies = partyOf(situation).filter(({ id }) => id !== by.id)
      return {
        says: `${counted(allies.length, 'ally', 'allies')}: damage rolled twice in the next attack`,
        effects: allies.map(({ id }) => condition(id, roused, 'BDPX-SKL-09')),
      }
    },
  },
  {
    skill: 'Hard to Kill',
    rule: 'BDPX-SKL-19',
    says: 'a failed Critical Damage Save is rolled again',
    again: 'day',
    on: 'nobody',
    offeredAt: 'a Critical Damage Save that fails',
  },
  {
    skill: 'Patient Strike',
    rule: 'BDPX-SKL-23',
    says: 'goes last by choice; the attack is enhanced',
    on: 'nobody',
    work(by) {
      return {
        says: `${by.name} waits; the next attack is enhanced`,
        effects: [{ do: 'mark', creature: by.id, mark: 'enhanced', on: true }],
      }
    },
  },
  {
    skill: 'Protect',
    rule: 'BDPX-SKL-24',
    says: 'gives up the action and draws all attacks of the melee',
    on: 'nobody',
    work(by) {
      return {
        says: `All blows fall on ${by.name}`,
        effects: [condition(by.id, 'protecting', 'BDPX-SKL-24'), { do: 'acted', creature: by.id }],
      }
    },
  },
  {
    skill: 'Rage',
    rule: 'BDPX-SKL-26',
    says: 'damage dealt and taken is enhanced; a WIL save each round to stop',
    on: 'nobody',
    work: rage,
  },
  {
    skill: 'Showfighter',
    rule: 'BDPX-SKL-28',
    says: 'before a big crowd: 1 more Armor, STR 18',
    on: 'nobody',
    work(by) {
      return {
        says: `${by.name} plays to the crowd`,
        effects: startShow(by),
      }
    },
  },
  {
    skill: 'Throwing Master',
    rule: 'BDPX-SKL-30',
    says: 'thrown: two dice, the best; a 1 on either loses or breaks it',
    on: 'nobody',
    work(by) {
      return {
        says: `${by.name}: say “Thrown” in the attack, and two dice are rolled`,
        effects: [],
      }
    },
  },
  {
    skill: 'Tunnel Vision',
    rule: 'BDPX-SKL-33',
    says: 'one humanoid: enhanced against it, impaired from it; all others enhanced against you',
    again: 'day',
    on: 'somebody',
    fight: true,
    work(by, on) {
      return {
        says: `Nobody else is there but ${on.name}`,
        effects: [
          condition(by.id, `sees only ${on.name}`, 'BDPX-SKL-33'),
          { do: 'mark', creature: by.id, mark: tunnelMark(on.id), on: true },
        ],
      }
    },
  },
  {
    skill: 'Wind’s Wrath',
    rule: 'BDPX-SKL-34',
    says: 'after a dodge the next attack on that foe is enhanced',
    on: 'nobody',
    work(by) {
      return {
        says: `${by.name}’s next attack is enhanced`,
        effects: [{ do: 'mark', creature: by.id, mark: 'enhanced', on: true }],
      }
    },
  },
  {
    skill: 'Elemental',
    rule: 'BDPX-SKL-36',
    says: '3 Armor against magic of one element',
    on: 'nobody',
    about: elements,
    must: true,
    work(by, _on, _situation, element) {
      return {
        says: `${by.name}: 3 Armor against ${element}`,
        effects: [{ do: 'tag', creature: by.id, tag: elementTag(element), on: true }],
      }
    },
  },
  {
    skill: 'Lay On Hands',
    rule: 'BDPX-SKL-37',
    says: 'cures a disease or poison, or gives 1d6 STR back',
    again: 'day',
    on: 'somebody',
    *work(_by, on) {
      const die = yield* rollOne('STR', 6)
      return { says: `${on.name}: up to ${die} STR back`, effects: [heal(on, 'str', die)] }
    },
  },
  {
    skill: 'Words of Grace',
    rule: 'BDPX-SKL-38',
    says: '1d6 of an ability back; Deprived until rest',
    on: 'somebody',
    about: abilities,
    *work(by, on, _situation, about) {
      const said = abilities.find((each) => each === about)
      const worst =
        said ??
        abilities.reduce((most, each) => (missing(on, each) > missing(on, most) ? each : most))
      const die = yield* rollOne(worst, 6)
      return {
        says: `${on.name}: up to ${die} ${worst} back; ${by.name} is Deprived`,
        effects: [
          heal(on, fieldOf[worst], die),
          condition(by.id, 'Deprived of sleep', 'BDPX-SKL-38', false),
        ],
      }
    },
  },
  {
    skill: 'Opportunist',
    rule: 'BDPX-SKL-40',
    says: 'attacks against them are impaired in chaos',
    on: 'nobody',
    fight: true,
    work(by) {
      return {
        says: `${by.name} is hard to hit while the chaos lasts`,
        effects: [condition(by.id, inChaos, 'BDPX-SKL-40')],
      }
    },
  },
  {
    skill: 'Pocket Change',
    rule: 'BDPX-SKL-41',
    says: 'a day of streets: WIL save, 1d10 coins, else 1d4',
    again: 'day',
    on: 'nobody',
    *work(by) {
      const result = yield* rollSave(by, 'WIL', unruled, { rule: 'BDPX-SKL-41' })
      const coins = yield* rollOne('coins', result.success ? 10 : 4)
      return {
        says: `${coins} coins`,
        effects: [{ do: 'change', creature: by.id, field: 'coins', by: coins }],
      }
    },
  },
  {
    skill: 'Surveillance',
    rule: 'BDPX-SKL-42',
    says: 'each week of watching is one secret',
    on: 'nobody',
  },
  {
    skill: 'Well-Traveled',
    rule: 'BDPX-SKL-43',
    says: 'knows the major places; a minor one 4 in 6, an obscure one 2 in 6',
    on: 'nobody',
    *work() {
      const die = yield* rollOne('place', 6)
      return {
        says:
          die <= 2
            ? 'Knows it, however obscure'
            : die <= 4
              ? 'Knows it if it is minor'
              : 'Knows only major places',
        effects: [],
      }
    },
  },
]

/** Starts a rage, or ends one by a WIL save. Rule BDPX-SKL-26. */
function* rage(by: ReadonlyCreature): ProcedureOf<TalentResult> {
  if (!('raging' in by.conditions))
    return { says: `${by.name} rages`, effects: [condition(by.id, 'raging', 'BDPX-SKL-26')] }
  const result = yield* rollSave(by, 'WIL', unruled, { rule: 'BDPX-SKL-26' })
  return result.success
    ? {
        says: `${by.name} comes to themselves`,
        effects: [setCondition(by.id, 'raging', null)],
      }
    : { says: `${by.name} can’t stop`, effects: [] }
}
