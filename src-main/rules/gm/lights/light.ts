import { partyOf } from '../../common/sides.ts'
import { burningLights, secondsLeft } from '../../clock/timers.ts'
import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import type { LightKind } from '../../core/ruleset/gear.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { Timer } from '../../core/state/due.ts'
import { counted } from '../../core/words.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { taskOfSlot } from '../party/march.ts'
import { isBurntOut } from './dark.ts'
import {
  noHandReason,
  droppingCondition,
  fuelOf,
  fuelSays,
  kindOf,
  lastsSays,
  lightEffects,
  lightRuleSteps,
  stockFor,
  takesSays,
  titles,
  type Fuel,
} from './kinds.ts'
import { personKinds } from '../../core/state/creature.ts'

/** Lights a light. Rule GF-LIGHT-01. */
export const light = defineAction({
  id: 'house.light',
  title: 'Light',
  rule: 'GF-LIGHT-01',
  phase: 'dungeon',
  slot: 'light',
  fillsIn: 'lights',
  finds: 'torch lantern candle lamp fire burn',
  asks: {
    // Why the dead carry none is said with the light and the way out.
    bearer: {
      kind: 'creature',
      role: 'actor',
      title: 'Who carries it',
      side: 'party',
      only: personKinds,
      living: false,
    },
    light: { kind: 'choice', title: 'What', of: titles, default: 'Torch' },
  },
  // Whoever has a torch in the pack lights it, unless somebody is the party's light bearer.
  prefill(situation, ruleset) {
    const torch = kindOf(titles[0], situation, ruleset)
    const isTaken = Object.values(situation.tasks ?? {}).includes(taskOfSlot('light') ?? '')
    const owner = torch && !isTaken ? stockFor(situation, undefined, torch)?.owner : undefined
    return owner && !droppingCondition(owner) ? { bearer: owner.id } : {}
  },
  plan(situation, { bearer: id, light: title }, { ruleset }) {
    const bearer = situation.creatures[id]
    const kind = kindOf(title, situation, ruleset)
    if (!bearer || !kind) return refusal('Choose who carries the light.')
    const hindered = noHandReason(bearer, title)
    return hindered
      ? refusal(hindered)
      : { bearer, kind, title, fuel: fuelOf(situation, bearer, kind) }
  },
  preview: ({ bearer, kind, title, fuel }, situation) =>
    plain(
      `${title} for ${bearer.name}: ${lastsSays(kind)}${takesSays(situation, bearer, fuel)}`,
      [],
      [
        ...(kind.sheds ? [{ name: 'Light', value: kind.sheds, rule: kind.rule }] : []),
        ...lightRuleSteps(situation, kind, fuel),
      ],
    ),
  run: ({ bearer, kind, title, fuel }, situation) =>
    gmOutcome(
      kind.rule,
      `${title}, ${bearer.name}`,
      `Lit${fuel ? fuelSays(kind, fuel) : ''}${kind.until ? '' : ' for'} ${lastsSays(kind)}${kind.sheds ? `, ${kind.sheds}` : ''}`,
      lightEffects(situation, kind, bearer, fuel),
      { who: [bearer.id], why: lightRuleSteps(situation, kind, fuel) },
    ),
})

const same = 'the same'

interface WantedLight {
  bearer?: string | undefined
  light: string
  due?: string | undefined
}

/** Light to copy: the one that went out last, else the one that will go out first. */
function modelOf(
  situation: Situation,
  { due }: WantedLight,
): { light?: string; bearer?: string; due?: string } {
  const dues = Object.values(situation.dues)
  const burnt = dues.find(({ id }) => id === due) ?? dues.findLast(isBurntOut)
  if (burnt) {
    const { light: title, bearer } = burnt.input as { light?: string; bearer?: string }
    return { due: burnt.id, ...(title ? { light: title } : {}), ...(bearer ? { bearer } : {}) }
  }
  const [first] = burningLights(situation.timers).sort(
    (a, b) => secondsLeft(a as Timer, 0) - secondsLeft(b as Timer, 0),
  )
  return first ? { light: first.title, ...(first.bearer ? { bearer: first.bearer } : {}) } : {}
}

/** A further light: what, who carries it, and out of whose pack it comes. */
interface AnotherLight {
  kind: LightKind
  bearer: ReadonlyCreature
  from: Fuel
  due: string | null
}

function planAnother(
  situation: Situation,
  wanted: WantedLight,
  { ruleset }: { ruleset: Ruleset },
): AnotherLight | RefusedPreview {
  const model = modelOf(situation, wanted)
  const title = wanted.light === same ? (model.light ?? titles[0]) : wanted.light
  const kind = kindOf(title, situation, ruleset)
  if (!kind) return refusal(`Nothing is called “${title}” here: choose torch, lantern or candle.`)
  const chosen = situation.creatures[wanted.bearer ?? model.bearer ?? '']
  const able = chosen && !droppingCondition(chosen) ? chosen : undefined
  if (chosen && !able && wanted.bearer)
    return refusal(
      `${chosen.name} is ${droppingCondition(chosen) ?? 'down'}: choose who else carries the light.`,
    )
  const from = stockFor(situation, able?.id, kind)
  if (!from)
    return refusal(
      `Nobody carries another ${title.toLowerCase()}: find or buy one, or light one that stands on no list (G).`,
    )
  const bearer = able ?? standing(situation, from.owner)
  if (!bearer) return refusal('Nobody of the party stands who could carry it.')
  return { kind, bearer, from, due: model.due ?? null }
}

function standing(situation: Situation, owner: ReadonlyCreature): ReadonlyCreature | undefined {
  return [owner, ...partyOf(situation)].find((one) => !droppingCondition(one))
}

function whence({ kind, from, bearer }: AnotherLight): string {
  const pack = from.owner.id === bearer.id ? '' : ` from ${from.owner.name}’s pack`
  return `${fuelSays(kind, from)}${pack}, ${counted(from.count - 1, 'more', 'more')} carried there`
}

/** Lights another of the same kind as the last, from a party member's pack. Rule GF-LIGHT-08. */
export const another = defineAction({
  id: 'house.light-another',
  title: 'Light another',
  rule: 'GF-LIGHT-08',
  phase: 'dungeon',
  slot: 'relight',
  outlives: true,
  finds: 'torch lantern candle next new burnt out dark',
  asks: {
    bearer: {
      kind: 'creature',
      role: 'actor',
      title: 'Who carries it',
      side: 'party',
      only: personKinds,
      optional: true,
    },
    light: { kind: 'choice', title: 'What', of: [same, ...titles], default: same },
    due: { kind: 'due', title: 'Instead of what', optional: true },
  },
  plan: planAnother,
  preview: (plan) =>
    plain(`${plan.kind.title} for ${plan.bearer.name}, ${lastsSays(plan.kind)}${whence(plan)}`),
  run(plan, situation) {
    const { kind, bearer, from, due } = plan
    const settled: Effect[] = due === null ? [] : [{ do: 'settle', due }]
    // The first light of the day is no other one.
    const isNext = due !== null || burningLights(situation.timers).length > 0
    return gmOutcome(
      'GF-LIGHT-08',
      `${kind.title}, ${bearer.name}`,
      `${isNext ? 'Another lit' : 'Lit'}${whence(plan)}`,
      [...lightEffects(situation, kind, bearer, from), ...settled],
      { who: [bearer.id], why: lightRuleSteps(situation, kind, from) },
    )
  },
})
