import { defineAction, type Preview } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { aboutAsk, whomAsk } from '../../../gm/cast-asks.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { counted, listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import type { Situation } from '../../../core/situation.ts'
import { levelPoints } from '../advancement/levels.ts'
import { manifestations } from './rows.ts'
import { ofTheirOwn, readyOf, type CastingInput, type ReadySpell } from './source.ts'

const asks = {
  caster: { kind: 'creature', title: 'Who, or the first who can', optional: true },
  spell: { kind: 'item', title: 'As written in', of: 'caster', optional: true },
  power: {
    kind: 'choice',
    title: 'Spell or spirit',
    of: [ofTheirOwn, ...manifestations.map(({ name }) => name)],
    default: ofTheirOwn,
  },
  named: { kind: 'text', title: 'One of your own', max: 80, optional: true },
  level: { kind: 'number', title: 'Its level (0: as learned)', min: 0, max: 20, default: 0 },
  minutes: {
    kind: 'number',
    title: 'Minutes that one of your own lasts',
    min: 0,
    max: 100_000,
    default: 0,
  },
  targets: whomAsk,
  about: aboutAsk,
} as const

const spans = [
  { seconds: 86_400, one: 'day' },
  { seconds: 3600, one: 'hour' },
  { seconds: 60, one: 'minute' },
  { seconds: 10, one: 'round' },
] as const

/** “3 hours”, in the longest span that it fills whole. */
function spanOf(seconds: number): string {
  const span = spans.find((each) => seconds % each.seconds === 0)
  return span ? counted(seconds / span.seconds, span.one) : `${seconds} seconds`
}

interface Casting extends CastingInput {
  minutes: number
  targets?: string[] | undefined
  about?: string | undefined
}

function lastsOf({ row, strength }: ReadySpell, { minutes }: Casting): number {
  return row ? row.lasts * strength : minutes * 60
}

function stepsOf(ready: ReadySpell, asked: Casting): Step[] {
  const { caster, row, strength, level, kind } = ready
  const lasts = lastsOf(ready, asked)
  const { total } = levelPoints(strength)
  return [
    {
      name: kind === 'spirit' ? 'Spirit' : 'Spell',
      value: `level ${level}`,
      rule: kind === 'spirit' ? 'GAMX-SPL-04' : 'GAM-SPL-01',
    },
    kind === 'spirit'
      ? {
          name: `${caster.name}, prophet ${strength}`,
          value: `${total} calling points`,
          rule: 'GAM-ADV-19',
        }
      : {
          name: `${caster.name}, sorceror ${strength}`,
          value: `${total} slots`,
          rule: 'GAM-ADV-21',
        },
    ...(row
      ? [
          { name: row.name, value: row.does(strength), rule: row.rule },
          { name: 'Calling time', value: spanOf(row.calling), rule: 'GAMX-SPL-05' as const },
        ]
      : [{ name: 'Of your own', value: 'compared with others', rule: 'GAMX-SPL-07' as const }]),
    {
      name: 'Lasts',
      value: lasts > 0 ? spanOf(lasts) : 'no longer than it takes',
      rule: 'GAMX-SPL-05',
    },
    { name: 'Rite', value: 'words aloud, free hands, a focus', rule: 'GAMX-SPL-02' },
  ]
}

function effectsOf(situation: Situation, ready: ReadySpell, asked: Casting): Effect[] {
  const { caster, name, row } = ready
  const lasts = lastsOf(ready, asked)
  const now = situation.clock.seconds
  const rule = row?.rule ?? 'GAMX-SPL-07'
  const timer: Effect = {
    do: 'timer',
    timer: {
      id: `t${situation.nextId}`,
      kind: 'spell',
      title: name,
      bearer: caster.id,
      from: now,
      next: now + lasts,
      rule,
    },
  }
  return [
    ...(lasts > 0 ? [timer] : []),
    ...(lasts > 0 && row?.rests
      ? (asked.targets ?? []).map((creature): Effect => ({
          do: 'condition',
          creature,
          name,
          to: { until: now + lasts, rule },
        }))
      : []),
    ...(situation.fight ? [{ do: 'acted' as const, creature: caster.id }] : []),
  ]
}

function shown(ready: ReadySpell, asked: Casting): Preview {
  const { caster, name, row, strength } = ready
  const told = row ? row.does(strength) : 'as you have it'
  return {
    ...plain(`${caster.name}, ${name}: ${told}`, [], stepsOf(ready, asked)),
    scope: row ? { minutes: { idle: true }, named: { idle: true } } : {},
  }
}

/** A spell is cast or a spirit called: what it does by level, and how long. Rules GAMX-SPL-01 to GAMX-SPL-07. */
export const cast = defineAction({
  id: 'gods-and-monsters.cast',
  title: 'Cast or call',
  rule: 'GAMX-SPL-02',
  phase: 'fight',
  slot: 'spell',
  needs: [],
  finds: `magic spell spirit manifestation prophet sorceror ${manifestations.map(({ name }) => name.toLowerCase()).join(' ')}`,
  asks,
  preview(situation, asked) {
    const ready = readyOf(situation, asked)
    return 'says' in ready ? refusal(ready.says) : shown(ready, asked)
  },
  *run(situation, asked, at) {
    yield* []
    const ready = readyOf(situation, asked)
    if ('says' in ready)
      return line(at, { rule: 'GAMX-SPL-02', what: 'Cast or call', says: ready.says })
    const { caster, name, row, strength } = ready
    const targets = (asked.targets ?? []).flatMap((id) => situation.creatures[id] ?? [])
    const on = targets.length > 0 ? `, on ${listed(targets.map((each) => each.name))}` : ''
    const about = asked.about?.trim() ? ` (${asked.about.trim()})` : ''
    return line(at, {
      rule: row?.rule ?? 'GAMX-SPL-07',
      what: `${name}, ${caster.name}${on}`,
      says: `${row ? row.does(strength) : `It is ${ready.kind === 'spirit' ? 'called' : 'cast'}`}${about}`,
      who: [caster.id, ...targets.map(({ id }) => id)],
      why: stepsOf(ready, asked),
      effects: effectsOf(situation, ready, asked),
    })
  },
})
