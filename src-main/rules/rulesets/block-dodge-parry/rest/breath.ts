import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { isDown } from '../../../common/incapacitated.ts'
import { setField } from '../effects.ts'
import {
  dieSays,
  drinkFromSkin,
  fullSkin,
  heldBy,
  isWaterskin,
  skinDie,
  type HeldItem,
} from '../supplies.ts'
import { overburdened } from '../load.ts'
import { isDeprived, needsLacking } from './deprivation.ts'

/** HP and waterskin die after a short pause and a drink. Rules BDP-HEAL-01, BDP-DEP-01. */
export function catchBreath(
  hp: number,
  maxHp: number,
  deprived: boolean,
  die: number,
  roll: number | null,
): { hp: number; die: number } {
  if (deprived || hp >= maxHp) return { hp, die }
  const drink = drinkFromSkin(die, roll)
  return { hp: drink.recovers ? maxHp : hp, die: drink.die }
}

/** Waterskins that members of the party carry. */
function skinsOf(situation: Situation): HeldItem[] {
  return heldBy(situation).filter(({ bearer, item }) => bearer !== undefined && isWaterskin(item))
}

/** Waterskin to drink from: one's own, else the fullest of another's. Rule E-BDP-11. */
function skinFor(skins: readonly HeldItem[], who: string): HeldItem | undefined {
  const wet = skins
    .filter(({ item }) => skinDie(item) > 0)
    .sort((a, b) => skinDie(b.item) - skinDie(a.item))
  return wet.find(({ bearer }) => bearer === who) ?? wet[0]
}

/** Sets the die of a water skin; out of a stack, one is split off. */
function setSkinDie(
  { bearer = '', item }: HeldItem,
  die: number,
  freshId: string,
): { held: HeldItem; effects: Effect[] } {
  const bare = item.name.replace(/ \((?:d\d+|empty)\)$/, '')
  const name = die === fullSkin ? bare : `${bare} (${dieSays(die)})`
  if (item.count === 1) {
    const now = { ...item, name }
    return {
      held: { bearer, item: now },
      effects: [{ do: 'item', creature: bearer, item: now }],
    }
  }
  const one = { ...item, id: freshId, name, count: 1 }
  return {
    held: { bearer, item: one },
    effects: [
      { do: 'item', creature: bearer, item: { ...item, count: item.count - 1 } },
      { do: 'item', creature: bearer, item: one },
    ],
  }
}

function lackingHp(situation: Situation, who: readonly string[]): ReadonlyCreature[] {
  return who
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter((creature) => {
      const { hp = 0, maxHp = hp } = creature.values
      return hp < maxHp && !isDown(creature)
    })
}

/** Step on why a pause gives somebody no HP, Deprived or without a free slot; null when it does. Rules BDP-DEP-01, BDPX-CHR-09. */
function withoutHpStep(creature: ReadonlyCreature): Step | null {
  if (isDeprived(creature))
    return step(creature.name, `lacks ${listed(needsLacking(creature))}: no HP back`, 'BDP-DEP-01')
  return overburdened in creature.conditions
    ? step(creature.name, 'every slot is full: no HP back', 'BDPX-CHR-09')
    : null
}

interface DrinkResult {
  effects: Effect[]
  why: Step[]
  better: string[]
}

/** Each drinks and rolls the die of the waterskin; a stream needs none. Rules BDP-HEAL-01, BDP-HEAL-02. */
function* drink(
  situation: Situation,
  thirsty: readonly ReadonlyCreature[],
  stream: boolean,
): ProcedureOf<DrinkResult> {
  let skins = skinsOf(situation)
  let fresh = situation.nextId
  const result: DrinkResult = { effects: [], why: [], better: [] }
  for (const creature of thirsty) {
    const without = withoutHpStep(creature)
    if (without) {
      result.why.push(without)
      continue
    }
    const { hp = 0, maxHp = hp } = creature.values
    const skin = stream ? undefined : skinFor(skins, creature.id)
    if (!stream && !skin) {
      result.why.push(step(creature.name, 'nothing to drink', 'BDP-HEAL-02'))
      continue
    }
    const die = skin ? skinDie(skin.item) : 8
    const roll = skin ? yield* rollOne(`waterskin, ${creature.name} (${creature.id})`, die) : 8
    const after = catchBreath(hp, maxHp, false, die, roll)
    result.effects.push(setField(creature.id, 'hp', after.hp))
    result.better.push(creature.name)
    if (!skin) continue
    result.why.push(
      step(
        `Waterskin, ${creature.name}`,
        `d${die} rolled ${roll}${after.die < die ? `: ${dieSays(after.die)} now` : ''}`,
        'BDP-HEAL-02',
      ),
    )
    if (after.die === die) continue
    const now = setSkinDie(skin, after.die, `i${fresh}`)
    fresh += 1
    result.effects.push(...now.effects)
    skins = replaceSkin(skins, skin, now.held)
  }
  return result
}

function replaceSkin(skins: readonly HeldItem[], old: HeldItem, now: HeldItem): HeldItem[] {
  const left = old.item.count - 1
  const rest = skins.map((skin) =>
    skin === old ? (left > 0 ? { ...old, item: { ...old.item, count: left } } : now) : skin,
  )
  return left > 0 ? [...rest, now] : rest
}

/** Restores all HP by a short pause and a drink, out of combat. Rules BDP-HEAL-01, BDP-HEAL-02. */
export const breath = defineAction({
  id: 'block-dodge-parry.breath',
  title: 'Catch your breath',
  rule: 'BDP-HEAL-01',
  phase: 'rest',
  slot: 'rest',
  needs: ['hp'],
  finds: 'rest moment drink water heal hp short breather waterskin',
  asks: {
    who: { kind: 'creatures', role: 'actor', title: 'Who rests', side: 'party' },
    stream: { kind: 'switch', title: 'Fresh water is at hand', default: false },
  },
  plan(situation, { who, stream }) {
    if (situation.fight) return refusal('A fight is on: end it before anybody rests.')
    const all = lackingHp(situation, who)
    if (all.length === 0) return refusal('Everybody chosen has all their HP, or is down.')
    const able = all.filter((creature) => withoutHpStep(creature) === null)
    if (able.length === 0)
      return refusal(
        all.every(isDeprived)
          ? `${listed(all.map(({ name }) => name))}: no HP come back while Deprived.`
          : `${listed(all.map(({ name }) => name))}: no HP come back while Deprived or with every slot full. Eat, sleep or drop something first.`,
      )
    const wet = skinsOf(situation).some(({ item }) => skinDie(item) > 0)
    if (!stream && !wet)
      return refusal('Every waterskin is empty: fill them, or drink at a stream.')
    return { who, all, able, stream }
  },
  preview: ({ all, able, stream }) =>
    plain(
      `A moment’s pause: all HP for ${listed(able.map(({ name }) => name))}${stream ? '' : ', a usage die each'}`,
      [],
      [
        step('A moment', 'it may expose them; no turn of the dungeon', 'BDPX-DUN-09'),
        step('The skin', 'a 1 or 2 takes its die a step down', 'BDP-HEAL-02'),
        ...all.flatMap((creature) => withoutHpStep(creature) ?? []),
      ],
    ),
  *run({ who, all, stream }, situation, at) {
    const result = yield* drink(situation, all, stream)
    return line(at, {
      rule: 'BDP-HEAL-01',
      what: 'Catching their breath',
      says:
        result.better.length > 0
          ? `All HP for ${listed(result.better)}`
          : 'Nobody is better for it',
      tone: result.better.length > 0 ? 'good' : 'bad',
      who: [...who],
      why: result.why,
      effects: result.effects,
    })
  },
})

const full: Step[] = [step('Full', 'd8', 'BDPX-GEA-21')]

/** Fills every waterskin to its d8. Rules E-BDP-11, BDPX-GEA-21. */
export const refill = defineAction({
  id: 'block-dodge-parry.refill',
  title: 'Fill the waterskins',
  rule: 'E-BDP-11',
  phase: 'rest',
  slot: 'supplies',
  finds: 'water skin stream well river refill drink',
  plan(situation) {
    const low = skinsOf(situation).filter(({ item }) => skinDie(item) < 8)
    return low.length > 0 ? { low } : refusal('No waterskin of the party wants filling.')
  },
  preview: ({ low }) => plain(`${low.length} of their skins to d8`, [], full),
  run: ({ low }, _situation, at) =>
    line(at, {
      rule: 'E-BDP-11',
      what: 'The waterskins',
      says: 'Full again: d8',
      tone: 'good',
      why: full,
      effects: low.map(({ bearer = '', item }): Effect => ({
        do: 'item',
        creature: bearer,
        item: { ...item, name: item.name.replace(/ \((?:d\d+|empty)\)$/, '') },
      })),
    }),
})
