import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { isDown } from '../../../common/incapacitated.ts'
import type { HeldItem } from '../provisions.ts'
import { isDeprived, lacks } from './deprived.ts'
import { catchBreath } from './figures.ts'
import { skinDie, skinFor, skinNow, skinsOf } from './skins.ts'
import { dieSays } from './usage-die.ts'

function wanting(situation: Situation, who: readonly string[]): ReadonlyCreature[] {
  return who
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter((creature) => {
      const { hp = 0, maxHp = hp } = creature.values
      return hp < maxHp && !isDown(creature)
    })
}

function whyNot(creature: ReadonlyCreature): Step {
  return {
    name: creature.name,
    value: `lacks ${listed(lacks(creature))}: no HP back`,
    rule: 'BDP-DEP-01',
  }
}

interface Drunk {
  effects: Effect[]
  why: Step[]
  better: string[]
}

/** Each drinks and rolls the skin drunk from; a stream needs no skin. Rules BDP-HEAL-01, BDP-HEAL-02. */
function* drink(
  situation: Situation,
  thirsty: readonly ReadonlyCreature[],
  stream: boolean,
): ProcedureOf<Drunk> {
  let skins = skinsOf(situation)
  let fresh = situation.nextId
  const came: Drunk = { effects: [], why: [], better: [] }
  for (const creature of thirsty) {
    if (isDeprived(creature)) {
      came.why.push(whyNot(creature))
      continue
    }
    const { hp = 0, maxHp = hp } = creature.values
    const skin = stream ? undefined : skinFor(skins, creature.id)
    if (!stream && !skin) {
      came.why.push({ name: creature.name, value: 'nothing to drink', rule: 'BDP-HEAL-02' })
      continue
    }
    const die = skin ? skinDie(skin.item) : 8
    const roll = skin ? yield* rollOne(`waterskin, ${creature.name} (${creature.id})`, die) : 8
    const after = catchBreath(hp, maxHp, false, die, roll)
    came.effects.push({ do: 'set', creature: creature.id, field: 'hp', to: after.hp })
    came.better.push(creature.name)
    if (!skin) continue
    came.why.push({
      name: `Waterskin, ${creature.name}`,
      value: `d${die} rolled ${roll}${after.die < die ? `: ${dieSays(after.die)} now` : ''}`,
      rule: 'BDP-HEAL-02',
    })
    if (after.die === die) continue
    const now = skinNow(skin, after.die, `i${fresh}`)
    fresh += 1
    came.effects.push(...now.effects)
    skins = replaced(skins, skin, now.held)
  }
  return came
}

function replaced(skins: readonly HeldItem[], old: HeldItem, now: HeldItem): HeldItem[] {
  const left = old.item.count - 1
  const rest = skins.map((skin) =>
    skin === old ? (left > 0 ? { ...old, item: { ...old.item, count: left } } : now) : skin,
  )
  return left > 0 ? [...rest, now] : rest
}

/** A short pause out of combat and a drink: all HP. Rules BDP-HEAL-01, BDP-HEAL-02. */
export const breath = defineAction({
  id: 'block-dodge-parry.breath',
  title: 'Catch your breath',
  rule: 'BDP-HEAL-01',
  phase: 'rest',
  slot: 'rest',
  needs: ['hp'],
  finds: 'rest moment drink water heal hp short breather waterskin',
  asks: {
    who: { kind: 'creatures', title: 'Who rests', side: 'party' },
    stream: { kind: 'switch', title: 'Fresh water is at hand', default: false },
  },
  preview(situation, { who, stream }) {
    if (situation.fight) return refusal('A fight is on: end it before anybody rests.')
    const all = wanting(situation, who)
    if (all.length === 0) return refusal('Everybody chosen has all their HP, or is down.')
    const able = all.filter((creature) => !isDeprived(creature))
    if (able.length === 0)
      return refusal(`${listed(all.map(({ name }) => name))}: no HP come back while Deprived.`)
    const wet = skinsOf(situation).some(({ item }) => skinDie(item) > 0)
    if (!stream && !wet)
      return refusal('Every waterskin is empty: fill them, or drink at a stream.')
    return plain(
      `A moment’s pause: all HP for ${listed(able.map(({ name }) => name))}${stream ? '' : ', a usage die each'}`,
      [],
      [
        {
          name: 'A moment',
          value: 'it may expose them; no turn of the dungeon',
          rule: 'BDPX-DUN-09',
        },
        { name: 'The skin', value: 'a 1 or 2 takes its die a step down', rule: 'BDP-HEAL-02' },
        ...all.filter(isDeprived).map(whyNot),
      ],
    )
  },
  *run(situation, { who, stream }, at) {
    const came = yield* drink(situation, wanting(situation, who), stream)
    return line(at, {
      rule: 'BDP-HEAL-01',
      what: 'Catching their breath',
      says:
        came.better.length > 0 ? `All HP for ${listed(came.better)}` : 'Nobody is better for it',
      tone: came.better.length > 0 ? 'good' : 'bad',
      who: [...who],
      why: came.why,
      effects: came.effects,
    })
  },
})

/** Any water fills every skin to its d8. Rules E-BDP-11, BDPX-GEA-21. */
export const refill = defineAction({
  id: 'block-dodge-parry.refill',
  title: 'Fill the waterskins',
  rule: 'E-BDP-11',
  phase: 'rest',
  slot: 'supplies',
  needs: [],
  finds: 'water skin stream well river refill drink',
  asks: {},
  preview(situation) {
    const low = skinsOf(situation).filter(({ item }) => skinDie(item) < 8)
    if (low.length === 0) return refusal('No waterskin of the party wants filling.')
    return plain(
      `${low.length} of their skins to d8`,
      [],
      [{ name: 'Full', value: 'd8', rule: 'BDPX-GEA-21' }],
    )
  },
  *run(situation, _input, at) {
    yield* []
    const low = skinsOf(situation).filter(({ item }) => skinDie(item) < 8)
    return line(at, {
      rule: 'E-BDP-11',
      what: 'The waterskins',
      says: low.length > 0 ? 'Full again: d8' : 'None to fill',
      tone: 'good',
      why: [{ name: 'Full', value: 'd8', rule: 'BDPX-GEA-21' }],
      effects: low.map(({ bearer = '', item }): Effect => ({
        do: 'item',
        creature: bearer,
        item: { ...item, name: item.name.replace(/ \((?:d\d+|empty)\)$/, '') },
      })),
    })
  },
})
