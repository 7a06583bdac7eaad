import type { Effect } from '../../../core/effects.ts'
import { listed } from '../../../core/words.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { relieved } from '../fatigue.ts'
import { comfortableRestores } from '../house-rules/rest.ts'
import { abilities, fieldOf, missing, type Ability } from '../people.ts'
import { deprive, deprivedMark, isDeprived, lacks, provided } from './deprived.ts'
import { fedMark } from './fed.ts'
import { qualities, qualityWith, sleep, type Quality } from './figures.ts'
import { salveOn, tonic } from './remedies.ts'

export const mending = ['what is lowest', ...abilities] as const
type Mending = (typeof mending)[number]

/** The ability a comfortable night mends: as chosen where something is lost there, else what has lost most. */
function mendedBy(creature: ReadonlyCreature, pick: Mending): Ability | null {
  if (pick !== 'what is lowest' && missing(creature, pick) > 0) return pick
  const [most] = [...abilities].sort((a, b) => missing(creature, b) - missing(creature, a))
  return most && missing(creature, most) > 0 ? most : null
}

/** Sleep in a dungeon is perilous at best. Rule BDPX-DUN-09. */
export function qualityHere(situation: Situation, quality: Quality): Quality {
  const { level, title } = situation.place
  // A campaign begins at level 1 of nowhere: only a place that has a name is a dungeon.
  const best = level >= 1 && title !== '' ? 'perilous' : 'comfortable'
  return qualities[Math.min(qualities.indexOf(quality), qualities.indexOf(best))] ?? quality
}

interface Slept {
  effects: Effect[]
  why: Step[]
}

/** One sleeper's night. Rules BDP-SLP-01, BDP-SLP-02, BDP-WILD-06 to BDP-WILD-09, BDP-REC-01. */
export function* slept(
  situation: Situation,
  creature: ReadonlyCreature,
  told: { quality: Quality; mends: Mending; fed: boolean },
): ProcedureOf<Slept> {
  const drunk = tonic in creature.conditions
  const { fatigue = 0 } = creature.values
  const night = sleep(told.quality, fatigue, 0, drunk)
  const eaten = told.fed || fedMark in creature.conditions
  const hungry = eaten ? provided(creature, 'food') : deprive(creature, 'food')
  const awake = night.sleepDeprived ? deprive(creature, 'sleep') : provided(creature, 'sleep')
  const lacking = !eaten || lacksBesides(creature)
  const whole = night.sleepDeprived || lacking ? nothing : yield* better(situation, creature, told)
  return {
    effects: [
      ...hungry,
      ...awake,
      ...relieved(creature, night.fatigue),
      ...(drunk && !night.sleepDeprived ? [mark(creature, tonic)] : []),
      ...whole.effects,
    ],
    why: [
      {
        name: creature.name,
        value: nightSays(creature, night),
        rule: night.sleepDeprived ? 'BDP-SLP-01' : 'BDP-SLP-02',
      },
      ...(drunk ? tonicSteps(told.quality, night.quality) : []),
      ...(eaten
        ? []
        : [
            { name: creature.name, value: 'has not eaten: Deprived', rule: 'BDP-FOOD-01' as const },
          ]),
      ...(lacking && salveOn(creature).length > 0
        ? [{ name: 'Salves', value: 'nothing back while Deprived', rule: 'E-BDP-24' as const }]
        : []),
      ...whole.why,
    ],
  }
}

const nothing: Slept = { effects: [], why: [] }

function mark(creature: ReadonlyCreature, name: string): Effect {
  return { do: 'condition', creature: creature.id, name, to: null }
}

/** Something besides food and sleep is lacking. */
function lacksBesides(creature: ReadonlyCreature): boolean {
  const ends = [deprivedMark('sleep'), deprivedMark('food')]
  return isDeprived({
    ...creature,
    conditions: Object.fromEntries(
      Object.entries(creature.conditions).filter(([name]) => !ends.includes(name)),
    ),
  })
}

function tonicSteps(was: Quality, is: Quality): Step[] {
  return was === is
    ? [{ name: 'Sleeping Tonic', value: 'no effect', rule: 'E-BDP-20' }]
    : [{ name: 'Sleeping Tonic', value: `${was} to ${is}`, rule: 'BDP-WILD-09' }]
}

function nightSays(
  creature: ReadonlyCreature,
  night: { quality: Quality; fatigue: number },
): string {
  const { fatigue = 0 } = creature.values
  if (night.quality === 'none') return 'awake all night: Deprived'
  const rested = fatigue > night.fatigue ? ', no Fatigue left' : ''
  return `${night.quality} sleep${rested}`
}

/** Points of lost abilities that a night restores: by comfort, and by salves. */
function* better(
  situation: Situation,
  creature: ReadonlyCreature,
  told: { quality: Quality; mends: Mending },
): ProcedureOf<Slept> {
  const quality = qualityWith(told.quality, tonic in creature.conditions)
  const back = new Map<Ability, number>()
  const why: Step[] = []
  const effects: Effect[] = []
  if (quality === 'comfortable') {
    const each = houseRule<string>(situation, comfortableRestores) === 'each'
    const pick = mendedBy(creature, told.mends)
    const mended = each ? abilities.filter((one) => missing(creature, one) > 0) : pick ? [pick] : []
    for (const ability of mended) back.set(ability, 1)
    if (mended.length > 0)
      why.push({ name: 'Comfort', value: `1 ${listed(mended)} back`, rule: 'BDP-REC-01' })
  }
  for (const { name, ability, rule } of salveOn(creature)) {
    const face = yield* rollOne(`${name}, ${creature.name} (${creature.id})`, 3)
    back.set(ability, (back.get(ability) ?? 0) + face)
    why.push({ name, value: `1d3 rolled ${face}: ${ability}`, rule })
    effects.push(mark(creature, name))
  }
  for (const [ability, by] of back) {
    const points = Math.min(by, missing(creature, ability))
    if (points > 0)
      effects.push({ do: 'change', creature: creature.id, field: fieldOf[ability], by: points })
  }
  return { effects, why }
}

/** Needs that somebody will lack in the morning, as it stands. */
export function worseBy(creature: ReadonlyCreature, quality: Quality, fed: boolean): string[] {
  return [
    ...(quality === 'none' ? ['sleep'] : []),
    ...(fed || fedMark in creature.conditions ? [] : ['food']),
    ...lacks(creature).filter((lack) => lack !== 'sleep' && lack !== 'food'),
  ]
}
