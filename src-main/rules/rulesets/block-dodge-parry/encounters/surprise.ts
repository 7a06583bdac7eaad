import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { SurpriseRule } from '../../../core/ruleset/encounters.ts'
import type { Situation } from '../../../core/situation.ts'
import { encounteredCreatures, noMeeting } from '../../../gm/encounters/met.ts'
import { surpriseEffects, surpriseSays } from '../../../gm/encounters/surprise.ts'
import { has, partyOf } from '../character/people.ts'
import { dieBars, facesOf } from '../checks/odds.ts'

/** Highest face that surprises the party, and lowest that surprises the others, by ground. Rules BDPX-SUR-01, BDPX-SUR-03. */
const odds = {
  'like any': { party: 1, foes: 6 },
  'poor sight': { party: 2, foes: 5 },
  'their home ground': { party: 2, foes: 6 },
  'they see in the dark': { party: 3, foes: 7 },
} as const
type Ground = keyof typeof odds
const grounds = Object.keys(odds) as Ground[]

/** Sides surprised by a face of the d6: the party up to `party`, the others from `foes`. */
function sidesSurprised(
  d6: number,
  ground: Ground,
  alert = false,
  vigilant = false,
): { party: boolean; foes: boolean } {
  const { party, foes } = odds[ground]
  return { party: !vigilant && d6 <= (alert ? party - 1 : party), foes: d6 >= foes }
}

/** True when the party has an Alert member: one face harder to surprise, by our ruling. Rule BDPX-SKL-10. */
function isAlert(situation: Situation): boolean {
  return partyOf(situation).some((one) => has(one, 'Alert'))
}

/** True when a song keeps the party from being ambushed. Rule BDPX-SNG-02. */
function isVigilant(situation: Situation): boolean {
  return partyOf(situation).some(({ conditions }) => 'Song of Vigilance' in conditions)
}

/** Highest face that surprises the party on ordinary ground; 0 for none. */
function partyFace(situation: Situation): number {
  if (isVigilant(situation)) return 0
  const { party } = odds['like any']
  return isAlert(situation) ? party - 1 : party
}

/** Surprise die of an encounter that begins on ordinary ground. */
export function surpriseRule(situation: Situation): SurpriseRule {
  const { foes } = odds['like any']
  const rule = { sides: 6, least: foes, most: 6, rule: 'BDPX-SUR-01' as const }
  return { ...rule, one: { party: partyFace(situation), foes } }
}

function steps(ground: Ground, alert: boolean, vigilant: boolean): Step[] {
  return [
    step(
      'd6',
      `the party on ${odds[ground].party} or less, they on ${odds[ground].foes} or more`,
      ground === 'like any' ? 'BDPX-SUR-01' : 'BDPX-SUR-03',
    ),
    ...(alert ? [step('Alert', 'one face fewer against the party', 'BDPX-SKL-10')] : []),
    ...(vigilant ? [step('Song of Vigilance', 'nobody is ambushed', 'BDPX-SNG-02')] : []),
    step('Surprising', 'a free round before initiative', 'BDPX-SUR-02'),
  ]
}

/** Rolls surprise for both sides with one d6. */
export const surprise = defineAction({
  id: 'block-dodge-parry.surprise',
  title: 'Surprise',
  rule: 'BDPX-SUR-01',
  phase: 'encounter',
  slot: 'surprise',
  finds: 'surprised unaware ambush notice',
  asks: { ground: { kind: 'choice', title: 'Where', of: grounds, default: 'like any' } },
  plan(situation, { ground }) {
    const { encounter } = situation
    if (!encounter) return refusal(noMeeting)
    return { encounter, ground, alert: isAlert(situation), vigilant: isVigilant(situation) }
  },
  preview({ ground, alert, vigilant }) {
    const ends = facesOf(6).map((face) => {
      const { party, foes } = sidesSurprised(face, ground, alert, vigilant)
      return party ? 0 : foes ? 2 : 1
    })
    const says = ['Party surprised', 'Nobody surprised', 'They are surprised']
    const reached = [...new Set(ends)].sort()
    return {
      ...plain('A d6 for both sides', [], steps(ground, alert, vigilant)),
      bars: dieBars(6, (face) => reached.indexOf(ends[face - 1] ?? 1)),
      chances: reached.map((end) => ({
        says: says[end] ?? '',
        chance: ends.filter((each) => each === end).length / 6,
        tone: end === 0 ? ('bad' as const) : end === 2 ? ('good' as const) : ('plain' as const),
      })),
    }
  },
  *run({ encounter, ground, alert, vigilant }, situation, at) {
    const { override, adjust } = at.ruling
    const die = override ? null : yield* rollOne('surprise', 6)
    const set =
      die === null
        ? { party: override === 'failure', foes: override === 'success' }
        : sidesSurprised(Math.max(1, Math.min(6, die + adjust)), ground, alert, vigilant)
    const foes = encounteredCreatures(situation).map(({ id }) => id)
    return line(at, {
      rule: 'BDPX-SUR-01',
      what: `Surprise, ${encounter.title}`,
      says: surpriseSays(set),
      tone: set.party ? 'bad' : set.foes ? 'good' : 'plain',
      who: foes,
      ...(die === null ? {} : { total: die }),
      why: [
        ...(die === null
          ? [{ name: 'Ruled by the GM', value: override ?? '' }]
          : [step('Rolled', die, 'BDPX-SUR-01')]),
        ...steps(ground, alert, vigilant),
      ],
      effects: [
        { do: 'encounter', encounter: { ...encounter, surprise: set } },
        ...surpriseEffects(situation, foes, set, 'BDPX-SUR-02'),
      ],
    })
  },
})
