import { compact } from '../../../common/compact.ts'
import { leftOf, useId } from '../../../common/uses.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import type { RuleId, Step } from '../../../core/outcome.ts'
import {
  isRefusal,
  plain,
  refusal,
  type Preview,
  type RefusedPreview,
} from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted, listed } from '../../../core/words.ts'
import { aboutAsk, whomAsk } from '../../../gm/cast-asks.ts'
import { learnedSpells } from '../advancement/own-skills.ts'
import { levelPoints } from '../advancement/levels.ts'
import { aboutOf } from '../character/about.ts'
import { partyOf } from '../character/people.ts'
import { calculator, livingCreature } from '../checks/actions.ts'
import { markActed } from '../combat/can-act.ts'
import { forsaken } from '../harm/states.ts'
import { magicPrice, type MagicPrice } from '../house-rules/magic.ts'
import { spellSkill } from '../sheet/lists.ts'
import { manifestationNamed, manifestations, type Manifestation } from './spells.ts'

const ofTheirOwn = 'as written or named'

interface CastingInput {
  caster?: string | undefined
  spell?: string | undefined
  power: string
  named?: string | undefined
  level: number
}

/** Spell or manifestation ready to cast, with its caster and strength. */
interface ReadySpell {
  caster: ReadonlyCreature
  name: string
  /** Printed manifestation; undefined for one of the Guide’s own. */
  row: Manifestation | undefined
  /** Level of the caster that its figures go by. */
  strength: number
  /** Level of the manifestation itself. */
  level: number
  kind: 'spirit' | 'spell'
  spends: Spending
}

/** Slots or calling points that a casting takes. */
interface Spending {
  title: string
  /** Points of the day, those left before this casting, and those it takes; 0 where they are not counted. */
  total: number
  left: number
  takes: number
  rule: RuleId
}

const pools = {
  spirit: { title: 'Calling points', rule: 'GAM-ADV-19' },
  spell: { title: 'Spell slots', rule: 'GAM-ADV-21' },
} as const

/** "1 calling point", "3 spell slots". */
const pointsSay = (count: number, { title }: Pick<Spending, 'title'>): string =>
  counted(count, title.toLowerCase().replace(/s$/, ''))

/** Rules GAM-ADV-19, GAM-ADV-21; the price by house rule. */
function spendingOf(
  situation: Situation,
  { caster, kind, strength, level }: Omit<ReadySpell, 'spends'>,
): Spending {
  const price = houseRule<MagicPrice>(situation, magicPrice)
  const { total } = levelPoints(strength)
  const use = caster.uses?.[useId(pools[kind].title)]
  return {
    ...pools[kind],
    total,
    left: use ? leftOf({ ...use, of: total }, situation.clock.seconds) : total,
    takes: price === 'free' ? 0 : price === 'one' ? 1 : level,
  }
}

/** Chosen caster, else the first of the living party who can: of the prophets for a printed manifestation. */
function casterOf(
  situation: Situation,
  { caster: chosen, power }: CastingInput,
): ReadonlyCreature | undefined {
  if (chosen) return situation.creatures[chosen]
  const able = partyOf(situation).filter(
    ({ values, conditions }) =>
      !('dead' in conditions) && (values.prophet ?? 0) + (values.sorceror ?? 0) > 0,
  )
  const prophet = able.find(({ values }) => (values.prophet ?? 0) > 0)
  return (power === ofTheirOwn ? undefined : prophet) ?? able[0]
}

/** Spell or manifestation to cast, or the reason it can’t be. Rules GAM-SPL-01, GAMX-SPL-01. */
function planCasting(situation: Situation, input: CastingInput): ReadySpell | RefusedPreview {
  const caster = casterOf(situation, input)
  if (!caster)
    return refusal(
      'Nobody of the party is a prophet or a sorceror (GAMX-SPL-01): choose who casts or calls.',
    )
  if ('dead' in caster.conditions)
    return refusal(`${caster.name} is dead: choose somebody who lives.`)
  const item = input.spell ? caster.items[input.spell] : undefined
  const named = input.power === ofTheirOwn ? (input.named?.trim() ?? '') : input.power
  const name = named || item?.text || firstKnown(caster)
  if (!name)
    return refusal(
      `Nothing is chosen: take one of the list, name one, or write it into a thing of ${caster.name}.`,
      { scope: { named: { untold: 'Spell or spirit' } } },
    )
  const row = manifestationNamed(name)
  const { prophet = 0, sorceror = 0 } = caster.values
  const kind = row || prophet >= sorceror ? 'spirit' : 'spell'
  const strength = kind === 'spirit' ? prophet : sorceror
  if (strength < 1)
    return refusal(
      `${caster.name} is ${row ? 'no prophet' : 'neither prophet nor sorceror'} (GAMX-SPL-01): choose one who is.`,
    )
  const barred = kind === 'spirit' ? barredSpirit(caster, row) : null
  if (barred) return refusal(barred)
  const learned = caster.skills[`${spellSkill}${name}`]
  const level = row?.level ?? (input.level > 0 ? input.level : (learned ?? 1))
  const { injuries = 0 } = caster.values
  const most = maxSpellLevel(strength, injuries)
  if (kind === 'spell' && level > most)
    return refusal(
      `${name} is of level ${level}, and ${caster.name}, sorceror ${strength}${injuries > 0 ? ` with ${counted(injuries, 'injury', 'injuries')}` : ''}, casts ${most === 0 ? 'no spell' : `up to level ${most}`} (GAM-INJ-03): ${[most > 0 && 'choose a lower one', injuries > 0 && 'heal first'].filter(Boolean).join(', or ')}.`,
    )
  const spell = { caster, name: row?.name ?? name, row, strength, level, kind } as const
  const spends = spendingOf(situation, spell)
  if (spends.takes > spends.left)
    return refusal(
      `${spell.name} takes ${pointsSay(spends.takes, spends)}, and ${caster.name} has ${spends.left} of ${spends.total} left today (${spends.rule}): choose a lower one, or wait for the next day.`,
    )
  return { ...spell, spends }
}

/** Spell that a casting begins with while none is chosen: the first learned, else the first spirit that comes. */
function firstKnown(caster: ReadonlyCreature): string {
  const [learned] = learnedSpells(caster)
  if (learned !== undefined || (caster.values.prophet ?? 0) < 1) return learned ?? ''
  return manifestations.find((row) => barredSpirit(caster, row) === null)?.name ?? ''
}

/** Reason why no such spirit comes to a prophet; null where it does. Rules GAM-ADV-17, GAM-ADV-20. */
function barredSpirit(caster: ReadonlyCreature, row: Manifestation | undefined): string | null {
  if (forsaken in caster.conditions)
    return `${caster.name} has changed code without the god, and no spirit comes (GAM-ADV-17): do the quest that the god sets first.`
  const { spirits } = aboutOf(caster)
  if (!row || spirits.length === 0 || row.types.some((type) => spirits.includes(type))) return null
  return `${row.name} comes with a spirit of ${listed(row.types)}, and ${caster.name} calls ${listed(spirits)} (GAM-ADV-20): choose another.`
}

const asks = {
  caster: {
    kind: 'creature',
    role: 'actor',
    title: 'Who casts or calls',
    none: 'the first who can',
    optional: true,
  },
  spell: { kind: 'item', title: 'As written in', of: 'caster', optional: true },
  power: {
    kind: 'choice',
    role: 'power',
    title: 'Spell or spirit',
    of: [ofTheirOwn, ...manifestations.map(({ name }) => name)],
    default: ofTheirOwn,
  },
  named: { kind: 'text', title: 'One of your own', max: 80, optional: true },
  level: {
    kind: 'number',
    role: 'pool',
    title: 'Its level (0: as learned)',
    min: 0,
    max: 20,
    default: 0,
  },
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

function stepsOf(ready: ReadySpell, casting: Casting): Step[] {
  const { caster, row, strength, level, kind, spends } = ready
  const { title, total, left, takes, rule } = spends
  const lasts = lastsOf(ready, casting)
  return [
    {
      name: kind === 'spirit' ? 'Spirit' : 'Spell',
      value: `level ${level}`,
      rule: kind === 'spirit' ? 'GAMX-SPL-04' : 'GAM-SPL-01',
    },
    {
      name: `${caster.name}, ${kind === 'spirit' ? 'prophet' : 'sorceror'} ${strength}`,
      value: pointsSay(total, spends),
      rule,
    },
    ...(takes > 0 ? [{ name: title, value: `${takes} of ${left} left`, rule }] : []),
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

function effectsOf(situation: Situation, ready: ReadySpell, casting: Casting): Effect[] {
  const { caster, name, row, spends } = ready
  const lasts = lastsOf(ready, casting)
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
  const { title, total, left, takes } = spends
  return compact(
    takes > 0 &&
      ({
        do: 'use',
        creature: caster.id,
        id: useId(title),
        to: { title, of: total, spent: total - left + takes, at: now, again: 'day' },
      } satisfies Effect),
    lasts > 0 && timer,
    ...(lasts > 0 && row?.rests
      ? (casting.targets ?? []).map((creature): Effect => ({
          do: 'condition',
          creature,
          name,
          to: { until: now + lasts, rule },
        }))
      : []),
    ...markActed(situation, caster),
  )
}

/** Limits of the inputs: the caster's own spells, and things with something written in them. */
function scopeOf(
  caster: ReadonlyCreature | undefined,
  row: Manifestation | undefined,
): NonNullable<Preview['scope']> {
  const idle = { idle: true } as const
  const reads = Object.values(caster?.items ?? {}).some(({ text }) => text !== undefined)
  return {
    ...(reads ? {} : { spell: idle }),
    ...(row
      ? { minutes: idle, named: idle }
      : { named: { of: caster ? learnedSpells(caster) : [] } }),
  }
}

function previewOf(ready: ReadySpell, casting: Casting): Preview {
  const { caster, name, row, strength } = ready
  const effect = row ? row.does(strength) : 'as you have it'
  return {
    ...plain(`${caster.name}, ${name}: ${effect}`, [], stepsOf(ready, casting)),
    scope: scopeOf(caster, row),
  }
}

/** A spell is cast or a spirit called: what it does by level, and how long. Rules GAMX-SPL-01 to GAMX-SPL-07. */
export const cast = defineAction({
  id: 'gods-and-monsters.cast',
  deed: 'spell',
  title: 'Cast or call',
  rule: 'GAMX-SPL-02',
  phase: 'fight',
  slot: 'spell',
  needs: [],
  finds: `magic spell spirit manifestation prophet sorceror ${manifestations.map(({ name }) => name.toLowerCase()).join(' ')}`,
  asks,
  plan(situation, casting) {
    const ready = planCasting(situation, casting)
    if (!isRefusal(ready)) return { ready, casting }
    const row = manifestationNamed(casting.power)
    const scope = scopeOf(casterOf(situation, casting), row)
    const named = { ...scope['named'], ...ready.scope?.['named'] }
    return refusal(ready.refuses, { scope: { ...scope, named } })
  },
  preview: ({ ready, casting }) => previewOf(ready, casting),
  run({ ready, casting }, situation, at) {
    const { caster, name, row, strength } = ready
    const targets = (casting.targets ?? []).flatMap((id) => situation.creatures[id] ?? [])
    const on = targets.length > 0 ? `, on ${listed(targets.map((each) => each.name))}` : ''
    const about = casting.about?.trim() ? ` (${casting.about.trim()})` : ''
    return line(at, {
      rule: row?.rule ?? 'GAMX-SPL-07',
      what: `${name}, ${caster.name}${on}`,
      says: `${row ? row.does(strength) : `It is ${ready.kind === 'spirit' ? 'called' : 'cast'}`}${about}`,
      who: [caster.id, ...targets.map(({ id }) => id)],
      why: stepsOf(ready, casting),
      effects: effectsOf(situation, ready, casting),
    })
  },
})

/** The highest spell that somebody hurt may cast or memorize; 0 is none. Rule GAM-INJ-03. */
export function maxSpellLevel(level: number, injuries: number): number {
  return Math.max(0, level - injuries)
}

/** The highest spell that a hurt sorceror may cast or memorize. Rule GAM-INJ-03. */
export const highestSpell = calculator({
  id: 'gods-and-monsters.highest-spell',
  title: 'Highest spell while hurt',
  rule: 'GAM-INJ-03',
  phase: 'fight',
  slot: 'spell',
  finds: 'sorceror cast memorize level injuries limit',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party', having: 'sorceror' },
  },
  plan(situation, { who }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    const { sorceror = 0, injuries = 0 } = creature.values
    if (sorceror < 1)
      return refusal(`${creature.name} has no level of sorceror: choose one who has.`)
    const most = maxSpellLevel(sorceror, injuries)
    return {
      says:
        most === 0
          ? `${creature.name} is too hurt to cast or memorize`
          : `${creature.name} casts and memorizes up to level ${most}`,
      terms: [
        { name: 'Level', value: sorceror, rule: 'GAM-INJ-03' },
        { name: 'Injuries', value: 0 - injuries, rule: 'GAM-INJ-03' },
      ],
      who: [creature.id],
    }
  },
})
