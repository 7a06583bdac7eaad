import { defineAction, type Action } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { burningLights, left } from '../../clock/timers.ts'
import type { LightKind } from '../../core/ruleset/gear.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { Timer } from '../../core/state/due.ts'
import type { GameOf } from '../meeting.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { counted } from '../../core/words.ts'
import { isBurntOut } from './dark.ts'
import { fuelSays, fallen, kindOf, lastsSays, lit, stockFor, titles, type Fuel } from './kinds.ts'

interface Wanted {
  bearer?: string | undefined
  light: string
  due?: string | undefined
}
interface Another {
  kind: LightKind
  bearer: ReadonlyCreature
  from: Fuel
  due: string | null
}

const same = 'the same'

/** Light to copy: the one that went out last, else the one that will go out first. */
function modelOf(
  situation: Situation,
  { due }: Wanted,
): { light?: string; bearer?: string; due?: string } {
  const dues = Object.values(situation.dues)
  const burnt = dues.find(({ id }) => id === due) ?? dues.findLast(isBurntOut)
  if (burnt) {
    const { light, bearer } = burnt.input as { light?: string; bearer?: string }
    return { due: burnt.id, ...(light ? { light } : {}), ...(bearer ? { bearer } : {}) }
  }
  const [first] = burningLights(situation.timers).sort(
    (a, b) => left(a as Timer, 0) - left(b as Timer, 0),
  )
  return first ? { light: first.title, ...(first.bearer ? { bearer: first.bearer } : {}) } : {}
}

function find(situation: Situation, wanted: Wanted, gameOf: GameOf): Another | { says: string } {
  const model = modelOf(situation, wanted)
  const title = wanted.light === same ? (model.light ?? titles[0]) : wanted.light
  const kind = kindOf(title, situation, gameOf)
  if (!kind) return { says: `Nothing is called “${title}” here: choose torch, lantern or candle.` }
  const chosen = situation.creatures[wanted.bearer ?? model.bearer ?? '']
  const able = chosen && !fallen(chosen) ? chosen : undefined
  if (chosen && !able && wanted.bearer)
    return {
      says: `${chosen.name} is ${fallen(chosen) ?? 'down'}: choose who else carries the light.`,
    }
  const from = stockFor(situation, able?.id, kind)
  if (!from)
    return {
      says: `Nobody carries another ${title.toLowerCase()}: find or buy one, or light one that stands on no list (G).`,
    }
  const bearer = able ?? standing(situation, from.owner)
  if (!bearer) return { says: 'Nobody of the party stands who could carry it.' }
  return { kind, bearer, from, due: model.due ?? null }
}

function standing(situation: Situation, owner: ReadonlyCreature): ReadonlyCreature | undefined {
  const party = situation.party.flatMap((id) => situation.creatures[id] ?? [])
  return [owner, ...party].find((one) => !fallen(one))
}

function whence({ kind, from, bearer }: Another): string {
  const pack = from.owner.id === bearer.id ? '' : ` from ${from.owner.name}’s pack`
  return `${fuelSays(kind, from)}${pack}, ${counted(from.count - 1, 'more', 'more')} carried there`
}

/** Lights another of the same kind as the last, from a party member's pack. Rule GF-LIGHT-08. */
export function another(gameOf: GameOf): Action {
  return defineAction({
    id: 'house.light-another',
    title: 'Light another',
    rule: 'GF-LIGHT-08',
    phase: 'dungeon',
    slot: 'relight',
    needs: [],
    outlives: true,
    finds: 'torch lantern candle next new burnt out dark',
    asks: {
      bearer: { kind: 'creature', title: 'Who carries it', side: 'party', optional: true },
      light: { kind: 'choice', title: 'What', of: [same, ...titles], default: same },
      due: { kind: 'due', title: 'Instead of what', optional: true },
    },
    preview(situation, wanted) {
      const found = find(situation, wanted, gameOf)
      if ('says' in found) return refusal(found.says)
      const { kind, bearer } = found
      return plain(`${kind.title} for ${bearer.name}, ${lastsSays(kind)}${whence(found)}`)
    },
    *run(situation, wanted) {
      yield* []
      const found = find(situation, wanted, gameOf)
      if ('says' in found) return gmOutcome('GF-LIGHT-08', 'Light another', found.says, [])
      const { kind, bearer, from, due } = found
      const settled: Effect[] = due === null ? [] : [{ do: 'settle', due }]
      return gmOutcome(
        'GF-LIGHT-08',
        `${kind.title}, ${bearer.name}`,
        `Another lit${whence(found)}`,
        [...lit(situation, kind, bearer, from), ...settled],
        { who: [bearer.id] },
      )
    },
  })
}
