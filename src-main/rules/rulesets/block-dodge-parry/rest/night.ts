import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type RuleId, type Step } from '../../../core/outcome.ts'
import { plain, refusal, type Preview } from '../../../core/preview.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { hour } from '../../../clock/clock.ts'
import { abilities, fieldOf, missing, peopleAmong, type Ability } from '../character/people.ts'
import { setCondition } from '../effects.ts'
import { comfortableRestores } from '../house-rules/rest.ts'
import { lowerFatigue } from '../load.ts'
import { deprive, deprivedMark, isDeprived, needsLacking, provide } from './deprivation.ts'
import { fedMark } from './meals.ts'

export const qualities = ['none', 'perilous', 'normal', 'comfortable'] as const
export type Quality = (typeof qualities)[number]

/** A tonic lifts sleep a step; no sleep at all it does not lift. Rules BDP-WILD-09, E-BDP-20. */
function qualityWith(quality: Quality, tonic: boolean): Quality {
  if (!tonic || quality === 'none') return quality
  return qualities[qualities.indexOf(quality) + 1] ?? quality
}

/** A night, and what it gives back of one ability's loss. Rules BDP-SLP-01, BDP-SLP-02. */
export function sleep(
  quality: Quality,
  fatigue: number,
  loss: number,
  tonic = false,
): { quality: Quality; sleepDeprived: boolean; fatigue: number; loss: number } {
  const slept = qualityWith(quality, tonic)
  const well = slept === 'normal' || slept === 'comfortable'
  return {
    quality: slept,
    sleepDeprived: slept === 'none',
    fatigue: well ? 0 : fatigue,
    loss: slept === 'comfortable' ? Math.max(0, loss - 1) : loss,
  }
}

/** Condition of a tonic drunk ahead of a night. Rule BDP-WILD-09. */
export const tonic = 'Sleeping Tonic'

interface Salve {
  name: string
  ability: Ability
  rule: RuleId
}

/** Salves to put on ahead of eight hours' rest. Rules BDP-WILD-06 to BDP-WILD-08. */
export const salves: readonly Salve[] = [
  { name: 'Healing Salve', ability: 'STR', rule: 'BDP-WILD-06' },
  { name: 'Musclesoothe Mixture', ability: 'DEX', rule: 'BDP-WILD-07' },
  { name: 'Dreamweed Tea', ability: 'WIL', rule: 'BDP-WILD-08' },
]

/** Salves that a creature has put on for the night. */
function salveOn(creature: ReadonlyCreature): Salve[] {
  return salves.filter(({ name }) => name in creature.conditions)
}

export const mending = ['what is lowest', ...abilities] as const
type Mending = (typeof mending)[number]

/** The ability a comfortable night mends: as chosen where something is lost there, else what has lost most. */
function mendedBy(creature: ReadonlyCreature, pick: Mending): Ability | null {
  if (pick !== 'what is lowest' && missing(creature, pick) > 0) return pick
  const [most] = [...abilities].sort((a, b) => missing(creature, b) - missing(creature, a))
  return most && missing(creature, most) > 0 ? most : null
}

/** Sleep in a dungeon is perilous at best. Rule BDPX-DUN-09. */
function qualityHere(situation: Situation, quality: Quality): Quality {
  const { level, title } = situation.place
  // A campaign begins at level 1 of nowhere: only a place that has a name is a dungeon.
  const best = level >= 1 && title !== '' ? 'perilous' : 'comfortable'
  return qualities[Math.min(qualities.indexOf(quality), qualities.indexOf(best))] ?? quality
}

interface NightResult {
  effects: Effect[]
  why: Step[]
}

/** One sleeper's night. Rules BDP-SLP-01, BDP-SLP-02, BDP-WILD-06 to BDP-WILD-09, BDP-REC-01. */
export function* sleepNight(
  situation: Situation,
  creature: ReadonlyCreature,
  how: { quality: Quality; mends: Mending; fed: boolean },
): ProcedureOf<NightResult> {
  const drunk = tonic in creature.conditions
  const { fatigue = 0 } = creature.values
  const night = sleep(how.quality, fatigue, 0, drunk)
  const eaten = how.fed || fedMark in creature.conditions
  const hungry = eaten ? provide(creature, 'food') : deprive(creature, 'food')
  const awake = night.sleepDeprived ? deprive(creature, 'sleep') : provide(creature, 'sleep')
  const lacking = !eaten || lacksBesides(creature)
  const whole =
    night.sleepDeprived || lacking ? nothing : yield* restoreAbilities(situation, creature, how)
  return {
    effects: [
      ...hungry,
      ...awake,
      ...lowerFatigue(creature, night.fatigue),
      ...(drunk && !night.sleepDeprived ? [endRemedy(creature, tonic)] : []),
      ...whole.effects,
    ],
    why: [
      step(
        creature.name,
        nightSays(creature, night),
        night.sleepDeprived ? 'BDP-SLP-01' : 'BDP-SLP-02',
      ),
      ...(drunk ? tonicSteps(how.quality, night.quality) : []),
      ...(eaten ? [] : [step(creature.name, 'has not eaten: Deprived', 'BDP-FOOD-01')]),
      ...(lacking && salveOn(creature).length > 0
        ? [step('Salves', 'nothing back while Deprived', 'E-BDP-24')]
        : []),
      ...whole.why,
    ],
  }
}

const nothing: NightResult = { effects: [], why: [] }

function endRemedy(creature: ReadonlyCreature, name: string): Effect {
  return setCondition(creature.id, name, null)
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
    ? [step('Sleeping Tonic', 'no effect', 'E-BDP-20')]
    : [step('Sleeping Tonic', `${was} to ${is}`, 'BDP-WILD-09')]
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
function* restoreAbilities(
  situation: Situation,
  creature: ReadonlyCreature,
  how: { quality: Quality; mends: Mending },
): ProcedureOf<NightResult> {
  const quality = qualityWith(how.quality, tonic in creature.conditions)
  const back = new Map<Ability, number>()
  const why: Step[] = []
  const effects: Effect[] = []
  if (quality === 'comfortable') {
    const each = houseRule<string>(situation, comfortableRestores) === 'each'
    const pick = mendedBy(creature, how.mends)
    const mended = each ? abilities.filter((one) => missing(creature, one) > 0) : pick ? [pick] : []
    for (const ability of mended) back.set(ability, 1)
    if (mended.length > 0) why.push(step('Comfort', `1 ${listed(mended)} back`, 'BDP-REC-01'))
  }
  for (const { name, ability, rule } of salveOn(creature)) {
    const face = yield* rollOne(`${name}, ${creature.name} (${creature.id})`, 3)
    back.set(ability, (back.get(ability) ?? 0) + face)
    why.push(step(name, `1d3 rolled ${face}: ${ability}`, rule))
    effects.push(endRemedy(creature, name))
  }
  for (const [ability, by] of back) {
    const points = Math.min(by, missing(creature, ability))
    if (points > 0)
      effects.push({ do: 'change', creature: creature.id, field: fieldOf[ability], by: points })
  }
  return { effects, why }
}

/** Needs that somebody will lack in the morning, as it stands. */
function needsByMorning(creature: ReadonlyCreature, quality: Quality, fed: boolean): string[] {
  return [
    ...(quality === 'none' ? ['sleep'] : []),
    ...(fed || fedMark in creature.conditions ? [] : ['food']),
    ...needsLacking(creature).filter((lack) => lack !== 'sleep' && lack !== 'food'),
  ]
}

const means: Readonly<Record<Quality, string>> = {
  none: 'awake all night: Deprived',
  perilous: 'no Deprivation, and nothing more',
  normal: 'all Fatigue goes',
  comfortable: 'all Fatigue goes, and a point of an ability comes back',
}

/** "Odo and Pell Deprived of food". */
export function foreseeDeprivation(
  sleepers: readonly ReadonlyCreature[],
  nightOf: (id: string) => { quality: Quality; fed: boolean },
): string {
  const needs = sleepers.map((one): [string, string[]] => {
    const { quality, fed } = nightOf(one.id)
    return [one.name, needsByMorning(one, quality, fed)]
  })
  const worse = needs.filter(([, lacked]) => lacked.length > 0)
  if (worse.length === 0) return ''
  const of = [...new Set(worse.flatMap(([, lacked]) => lacked))]
  return `${listed(worse.map(([name]) => name))} Deprived of ${listed(of)}`
}

/** A night under a roof, in a camp, behind a barred door. Rules BDP-SLP-01, BDP-SLP-02. */
export const night = defineAction({
  id: 'block-dodge-parry.night',
  title: 'A night’s sleep',
  rule: 'BDP-SLP-02',
  phase: 'rest',
  slot: 'rest',
  needs: ['hp'],
  finds: 'sleep rest bed inn camp night comfortable perilous fatigue eight hours',
  asks: {
    who: { kind: 'creatures', role: 'actor', title: 'Who sleeps', side: 'party', lying: true },
    quality: { kind: 'choice', title: 'How well', of: qualities, default: 'normal' },
    mends: {
      kind: 'choice',
      title: 'A comfortable night mends',
      of: mending,
      default: 'what is lowest',
    },
    fed: { kind: 'switch', title: 'All have eaten today', default: false },
  },
  plan(situation, { who, quality, mends, fed }) {
    if (situation.fight) return refusal('A fight is on: end it before anybody sleeps.')
    const sleepers = peopleAmong(situation, who)
    if (sleepers.length === 0) return refusal('Choose who sleeps: nobody living is chosen.')
    const here = qualityHere(situation, quality)
    const worse = foreseeDeprivation(sleepers, () => ({ quality: here, fed }))
    return { sleepers, here, mends, fed, worse, limits: here === quality ? [] : [dungeon] }
  },
  preview: ({ here, worse, limits }): Preview => ({
    ...plain(
      `8 hours, ${here}: ${means[here]}${worse === '' ? '' : `. ${worse}`}`,
      [],
      [
        ...limits,
        step('Quality', means[here], 'BDP-SLP-02'),
        ...(here === 'comfortable'
          ? [step('Comfort', 'a point of a lost ability', 'BDP-REC-01')]
          : []),
        ...(worse === '' ? [] : [deprivation]),
      ],
    ),
    scope: here === 'comfortable' ? {} : { mends: { idle: true } },
  }),
  *run({ sleepers, here, mends, fed, worse, limits }, situation, at) {
    const effects: Effect[] = []
    const why: Step[] = [...limits]
    for (const creature of sleepers) {
      const result = yield* sleepNight(situation, creature, { quality: here, mends, fed })
      effects.push(...result.effects)
      why.push(...result.why)
    }
    return line(at, {
      rule: 'BDP-SLP-02',
      what: `A night, ${here}`,
      says: worse === '' ? 'They have slept' : worse,
      tone: worse === '' ? 'good' : 'bad',
      who: sleepers.map(({ id }) => id),
      why,
      effects: [...effects, { do: 'advance', seconds: 8 * hour }],
    })
  },
})

const deprivation: Step = step(
  'Deprived',
  'nothing comes back, and a Fatigue for each day past the first',
  'BDP-DEP-02',
)
const dungeon: Step = step('In a dungeon', 'perilous at best', 'BDPX-DUN-09')
