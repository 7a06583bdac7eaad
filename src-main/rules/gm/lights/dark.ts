import { partyOf } from '../../common/sides.ts'
import { plain, refusal } from '../../core/preview.ts'
import { defineAction } from '../../core/action.ts'
import { day } from '../../clock/clock.ts'
import { burningLights } from '../../clock/timers.ts'
import type { Effect } from '../../core/effects.ts'
import type { ActionId, ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { Timer } from '../../core/state/due.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { listed, upperFirst } from '../../core/words.ts'
import { burntOut, droppingCondition, hasSpare, kindOf, lightEffects, nameOf } from './kinds.ts'

const anyway = 'light one anyway'
const takeOver = 'take over a light'
const goOn = 'go on without'

/** Actions of the cards about a light that burnt out without a spare. */
const ids = { dark: 'house.dark', lit: 'house.light-less' } as const satisfies Record<
  string,
  ActionId
>

/** Resolves a light that burnt out without a spare: find one, hand one over, or go on. Rule GF-LIGHT-11. */
function withoutSpare<const I extends ActionId>(id: I, title: string, ways: readonly string[]) {
  return defineAction({
    id,
    title,
    rule: 'GF-LIGHT-11',
    phase: 'dungeon',
    slot: 'snuff',
    outlives: true,
    finds: 'torch burnt out dark no spare',
    asks: {
      way: { kind: 'choice', title: 'What they do', of: ways },
      light: { kind: 'text', title: 'What burnt out', max: 20, optional: true },
      bearer: {
        kind: 'creature',
        role: 'actor',
        title: 'Who carried it',
        side: 'party',
        optional: true,
      },
      due: { kind: 'due', title: 'Because of', optional: true },
    },
    plan(situation, { way, light = 'Torch', bearer, due }) {
      const burning = other(situation)
      return way === takeOver && !burning
        ? refusal('No other light burns that could be handed over.')
        : { way, light, bearer: bearerOf(situation, bearer), burning, due }
    },
    preview: ({ way, light, bearer }) =>
      plain(`${upperFirst(way)}: ${light.toLowerCase()}, ${bearer?.name ?? 'nobody'}`),
    run({ way, light, bearer, burning, due }, situation, { ruleset }) {
      const kind = kindOf(light, situation, ruleset)
      const how: Effect[] =
        way === anyway && kind && bearer
          ? lightEffects(situation, kind, bearer, null)
          : way === takeOver && burning && bearer
            ? [{ do: 'timer', timer: { ...(burning as Timer), bearer: bearer.id } }]
            : []
      const settled: Effect[] = due && situation.dues[due] ? [{ do: 'settle', due }] : []
      return gmOutcome(
        'GF-LIGHT-11',
        `${light} burnt out`,
        saysOf(way, bearer, burning, situation),
        [...how, ...settled],
      )
    },
  })
}

export const inTheDark = withoutSpare(ids.dark, 'In the dark', [anyway, goOn])
export const lightLess = withoutSpare(ids.lit, 'A light less', [takeOver, anyway, goOn])

function saysOf(
  way: string,
  bearer: ReadonlyCreature | undefined,
  burning: Situation['timers'][string] | undefined,
  situation: Situation,
): string {
  const name = bearer?.name ?? 'Nobody'
  if (way === anyway) return `${name} lights another, from no list`
  if (way === takeOver && burning) return `${nameOf(burning, situation)}: handed to ${name}`
  return burning ? 'They go on by the light that is left' : 'They go on in the dark'
}

/** True for a due about a light that burnt out, with or without a spare. */
export function isBurntOut({ action }: Situation['dues'][string]): boolean {
  return ['house.light-another', ids.dark, ids.lit].includes(action)
}

function bearerOf(situation: Situation, id: string | undefined): ReadonlyCreature | undefined {
  const standing = partyOf(situation)
  return [...standing.filter((one) => one.id === id), ...standing].find(
    (one) => !droppingCondition(one),
  )
}

function other(situation: Situation): Situation['timers'][string] | undefined {
  return burningLights(situation.timers)[0]
}

/**
 * Chooses the card for a light that burnt out: without a spare it says who is in the dark. A card about one
 * light less becomes the dark card when the last light goes out.
 */
export function showDarkCards(before: Situation, after: Situation): Effect[] {
  const burning = other(after)
  return Object.values(after.dues).flatMap((due): Effect[] => {
    const light = String(due.input['light'] ?? '')
    const isNew = due.action === 'house.light-another' && !before.dues[due.id]
    const isLast = due.action === ids.lit && !burning
    // Whoever spends a day or more has long seen to their lights.
    if (isNew && after.clock.seconds - before.clock.seconds >= day)
      return [{ do: 'settle', due: due.id }]
    if (isNew ? hasSpare(after, light) : !isLast) return []
    const people = partyOf(after)
    const names = people
      .filter((one) => one.kind !== 'animal' && !('dead' in one.conditions))
      .map(({ name }) => name)
    if (names.length === 0) return [{ do: 'settle', due: due.id }]
    const left = burning
      ? `${nameOf(burning, after)} still burns`
      : `${listed(names)} ${names.length === 1 ? 'is' : 'are'} in the dark`
    const id = isNew ? `${due.id}@dark` : due.id
    return [
      { do: 'settle', due: due.id },
      {
        do: 'due',
        due: {
          ...(due as typeof due & { who: string[] }),
          id,
          action: burning ? ids.lit : ids.dark,
          input: { light, bearer: due.input['bearer'], due: id },
          title: burning ? 'A light less' : 'In the dark',
          why: `${burntOut(light)} and nobody carries another: ${left}`,
          rule: 'GF-LIGHT-11',
        },
      },
    ]
  })
}

/** Removes dark cards where a light burns; a new light replaces one that burnt out. */
export function removeDarkCards(before: Situation, after: Situation): Effect[] {
  const burning = burningLights(after.timers)
  const dues = Object.values(after.dues)
  const inDark = burning.length > 0 ? dues.filter(({ action }) => action === ids.dark) : []
  const more = burning.filter(({ id }) => !before.timers[id]).length
  const less = dues
    .filter(({ id, action }) => action === ids.lit && before.dues[id])
    .slice(0, Math.max(0, more - inDark.length))
  return [...inDark, ...less].map(({ id }): Effect => ({ do: 'settle', due: id }))
}
