import { defineAction, type Action } from '../action.ts'
import type { Effect } from '../effects.ts'
import { paused, resumed } from '../clock/timers.ts'
import type { LightKind } from '../ruleset.ts'
import type { Item, Situation, Timer } from '../situation.ts'
import { told } from './told.ts'
import { plain, refusal } from './trial.ts'
import { counted } from './words.ts'
import type { GameOf } from './meeting.ts'

/** Where a game gives its lights no time of their own. Torch and lantern as is common; the candle is ours. */
export const houseLights: readonly LightKind[] = [
  { id: 'torch', title: 'Torch', burns: 6 * 600, icon: 'torch', rule: 'GF-LIGHT-01' },
  { id: 'lantern', title: 'Lantern', burns: 24 * 600, icon: 'lantern', rule: 'GF-LIGHT-02' },
  { id: 'candle', title: 'Candle', burns: 12 * 600, icon: 'candle', rule: 'GF-LIGHT-03' },
]

const titles = ['Torch', 'Lantern', 'Candle'] as const
/** What each uses up when it is lit. */
const fuel: Readonly<Record<string, RegExp>> = {
  torch: /\btorch/i,
  lantern: /\b(?:lamp )?oil\b|oil flask/i,
  candle: /\bcandle/i,
}
const warning = 2 * 600

function kindOf(title: string, situation: Situation, gameOf: GameOf): LightKind | undefined {
  const own = gameOf(situation).lights
  return [...own, ...houseLights].find((light) => light.title === title)
}

function fuelOf(situation: Situation, who: string, light: LightKind): Item | undefined {
  const creature = situation.creatures[who]
  return creature?.itemOrder
    .flatMap((id) => creature.items[id] ?? [])
    .find((item) => fuel[light.id]?.test(item.name) && item.count > 0)
}

function used(who: string, item: Item): Effect {
  if (item.count <= 1) return { do: 'drop item', creature: who, item: item.id }
  return { do: 'item', creature: who, item: { ...item, count: item.count - 1 } }
}

export function lights(gameOf: GameOf): readonly Action[] {
  const light = defineAction({
    id: 'house.light',
    title: 'Light',
    rule: 'GF-LIGHT-01',
    phase: 'dungeon',
    slot: 'light',
    needs: [],
    finds: 'torch lantern candle lamp fire burn',
    asks: {
      bearer: { kind: 'creature', title: 'Who carries it', side: 'party' },
      light: { kind: 'choice', title: 'What', of: titles, default: 'Torch' },
    },
    preview(situation, { bearer, light: title }) {
      const creature = situation.creatures[bearer]
      const kind = kindOf(title, situation, gameOf)
      if (!creature || !kind) return refusal('Choose who carries the light.')
      const item = fuelOf(situation, bearer, kind)
      const from = item
        ? `, uses up ${item.name.toLowerCase()} (${item.count} carried)`
        : ', from no list: nothing is used up'
      return plain(`${title} for ${creature.name}: ${counted(kind.burns / 600, 'turn')}${from}`)
    },
    *run(situation, { bearer, light: title }) {
      yield* []
      const kind = kindOf(title, situation, gameOf)
      const creature = situation.creatures[bearer]
      if (!kind || !creature) return told('GF-LIGHT-01', 'Light', 'Nobody lit it', [])
      const now = situation.clock.seconds
      const timer: Timer = {
        id: `t${situation.nextId}`,
        kind: 'light',
        title,
        bearer,
        from: now,
        next: now + kind.burns,
        warn: warning,
        rule: kind.rule,
      }
      const item = fuelOf(situation, bearer, kind)
      return told(
        kind.rule,
        `${title}, ${creature.name}`,
        `Lit for ${counted(kind.burns / 600, 'turn')}`,
        [{ do: 'timer', timer }, ...(item ? [used(bearer, item)] : [])],
        { who: [bearer] },
      )
    },
  })

  const snuff = defineAction({
    id: 'house.snuff',
    title: 'Put out or relight',
    rule: 'GF-LIGHT-04',
    phase: 'dungeon',
    slot: 'snuff',
    needs: [],
    finds: 'pause douse extinguish relight stop timer end',
    asks: {
      timer: { kind: 'timer', title: 'Which' },
      how: {
        kind: 'choice',
        title: 'What with it',
        of: ['put out', 'relight', 'end'],
        default: 'put out',
      },
    },
    preview(situation, { timer: id, how }) {
      const timer = situation.timers[id]
      if (!timer) return refusal('Choose a light or a timer.')
      if (how === 'put out' && timer.paused !== undefined)
        return refusal(`${timer.title} is out already: relight it.`)
      if (how === 'relight' && timer.paused === undefined)
        return refusal(`${timer.title} is burning already: put it out.`)
      return plain(`${timer.title}: ${how}`)
    },
    *run(situation, { timer: id, how }) {
      yield* []
      const timer = situation.timers[id]
      if (!timer) return told('GF-LIGHT-04', 'Light', 'It was out already', [])
      const words = timer.kind === 'light' ? lightWords : timerWords
      const who = timer.bearer ? [timer.bearer] : []
      return told(
        'GF-LIGHT-04',
        nameOf(timer, situation),
        words[how],
        [turned(timer as Timer, how, situation.clock.seconds)],
        { who },
      )
    },
  })

  return [light, snuff]
}

function nameOf(timer: Situation['timers'][string], situation: Situation): string {
  const bearer = timer.bearer ? situation.creatures[timer.bearer]?.name : undefined
  return bearer ? `${timer.title}, ${bearer}` : timer.title
}

const lightWords = { 'put out': 'Put out', relight: 'Burning again', end: 'Ended' } as const
const timerWords = { 'put out': 'Stopped', relight: 'Running again', end: 'Ended' } as const

/** A light that is out keeps its time left; relit, it goes on from there. */
function turned(timer: Timer, how: 'put out' | 'relight' | 'end', now: number): Effect {
  if (how === 'end') return { do: 'stop timer', timer: timer.id }
  return { do: 'timer', timer: how === 'put out' ? paused(timer, now) : resumed(timer, now) }
}
