import { defineAction } from '../../../core/action.ts'
import { hour } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { qualities, type Quality } from './figures.ts'
import { mending, qualityHere, slept, worseBy } from './slept.ts'

const means: Readonly<Record<Quality, string>> = {
  none: 'awake all night: Deprived',
  perilous: 'no Deprivation, and nothing more',
  normal: 'all Fatigue goes',
  comfortable: 'all Fatigue goes, and a point of an ability comes back',
}

export function sleepersOf(situation: Situation, who: readonly string[]): ReadonlyCreature[] {
  return who
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter(({ conditions, kind }) => !('dead' in conditions) && kind !== 'animal')
}

/** "Odo and Pell Deprived of food". */
export function foreseen(
  sleepers: readonly ReadonlyCreature[],
  quality: Quality,
  fed: boolean,
): string {
  const worse = sleepers.filter((one) => worseBy(one, quality, fed).length > 0)
  if (worse.length === 0) return ''
  const of = [...new Set(worse.flatMap((one) => worseBy(one, quality, fed)))]
  return `${listed(worse.map(({ name }) => name))} Deprived of ${listed(of)}`
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
    who: { kind: 'creatures', title: 'Who sleeps', side: 'party' },
    quality: { kind: 'choice', title: 'How well', of: qualities, default: 'normal' },
    mends: {
      kind: 'choice',
      title: 'A comfortable night mends',
      of: mending,
      default: 'what is lowest',
    },
    fed: { kind: 'switch', title: 'All have eaten today', default: false },
  },
  preview(situation, { who, quality, fed }) {
    if (situation.fight) return refusal('A fight is on: end it before anybody sleeps.')
    const sleepers = sleepersOf(situation, who)
    if (sleepers.length === 0) return refusal('Choose who sleeps: nobody living is chosen.')
    const here = qualityHere(situation, quality)
    const worse = foreseen(sleepers, here, fed)
    return {
      ...plain(
        `8 hours, ${here}: ${means[here]}${worse === '' ? '' : `. ${worse}`}`,
        [],
        [
          ...(here === quality ? [] : [dungeon]),
          { name: 'Quality', value: means[here], rule: 'BDP-SLP-02' },
          ...(here === 'comfortable'
            ? [{ name: 'Comfort', value: 'a point of a lost ability', rule: 'BDP-REC-01' as const }]
            : []),
          ...(worse === '' ? [] : [deprivation]),
        ],
      ),
      scope: here === 'comfortable' ? {} : { mends: { idle: true } },
    }
  },
  *run(situation, { who, quality, mends, fed }, at) {
    const here = qualityHere(situation, quality)
    const sleepers = sleepersOf(situation, who)
    const effects: Effect[] = []
    const why: Step[] = here === quality ? [] : [dungeon]
    for (const creature of sleepers) {
      const came = yield* slept(situation, creature, { quality: here, mends, fed })
      effects.push(...came.effects)
      why.push(...came.why)
    }
    const worse = foreseen(sleepers, here, fed)
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

const deprivation: Step = {
  name: 'Deprived',
  value: 'nothing comes back, and a Fatigue for each day past the first',
  rule: 'BDP-DEP-02',
}
const dungeon: Step = { name: 'In a dungeon', value: 'perilous at best', rule: 'BDPX-DUN-09' }
