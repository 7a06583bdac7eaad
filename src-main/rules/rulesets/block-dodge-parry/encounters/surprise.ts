import { defineAction } from '../../../core/action.ts'
import { foesMet, noMeeting } from '../../../gm/encounters/met.ts'
import { surpriseEffects, surpriseSays } from '../../../gm/encounters/opening.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { SurpriseRule } from '../../../core/ruleset/encounters.ts'
import type { Situation } from '../../../core/situation.ts'
import { has, partyOf } from '../people.ts'

/** Faces of the d6 that catch the party out, and those that catch the others. Rules BDPX-SUR-01, BDPX-SUR-03. */
const odds = {
  'like any': { party: 1, foes: 6 },
  'poor sight': { party: 2, foes: 5 },
  'their home ground': { party: 2, foes: 6 },
  'they see in the dark': { party: 3, foes: 7 },
} as const
type Ground = keyof typeof odds
const grounds = Object.keys(odds) as Ground[]

/** Sides surprised by a face of the d6: the party up to `party`, the others from `foes`. */
function surprisedBy(
  d6: number,
  ground: Ground,
  alert = false,
  vigilant = false,
): { party: boolean; foes: boolean } {
  const { party, foes } = odds[ground]
  return { party: !vigilant && d6 <= (alert ? party - 1 : party), foes: d6 >= foes }
}

/** True when the party has somebody Alert: a face harder to surprise, by our ruling. Rule BDPX-SKL-10. */
function isAlert(situation: Situation): boolean {
  return partyOf(situation).some((one) => has(one, 'Alert'))
}

/** A song keeps the party from being ambushed. Rule BDPX-SNG-02. */
function isVigilant(situation: Situation): boolean {
  return partyOf(situation).some(({ conditions }) => 'Song of Vigilance' in conditions)
}

/** Highest face that catches the party out on ground like any; 0 is none. */
function partyFace(situation: Situation): number {
  if (isVigilant(situation)) return 0
  const { party } = odds['like any']
  return isAlert(situation) ? party - 1 : party
}

/** The die of an encounter that begins on ground like any. */
export function surpriseMet(situation: Situation): SurpriseRule {
  const { foes } = odds['like any']
  const rule = { sides: 6, least: foes, most: 6, rule: 'BDPX-SUR-01' as const }
  return { ...rule, one: { party: partyFace(situation), foes } }
}

const faces = [1, 2, 3, 4, 5, 6]

function steps(ground: Ground, alert: boolean, vigilant: boolean): Step[] {
  return [
    {
      name: 'd6',
      value: `the party on ${odds[ground].party} or less, they on ${odds[ground].foes} or more`,
      rule: ground === 'like any' ? 'BDPX-SUR-01' : 'BDPX-SUR-03',
    },
    ...(alert
      ? [{ name: 'Alert', value: 'one face fewer against the party', rule: 'BDPX-SKL-10' as const }]
      : []),
    ...(vigilant
      ? [{ name: 'Song of Vigilance', value: 'nobody is ambushed', rule: 'BDPX-SNG-02' as const }]
      : []),
    { name: 'Surprising', value: 'a free round before initiative', rule: 'BDPX-SUR-02' },
  ]
}

/** One d6 for both sides. */
export const surprise = defineAction({
  id: 'block-dodge-parry.surprise',
  title: 'Surprise',
  rule: 'BDPX-SUR-01',
  phase: 'encounter',
  slot: 'surprise',
  needs: [],
  finds: 'surprised unaware ambush notice',
  asks: { ground: { kind: 'choice', title: 'Where', of: grounds, default: 'like any' } },
  preview(situation, { ground }) {
    if (!situation.encounter) return refusal(noMeeting)
    const alert = isAlert(situation)
    const vigilant = isVigilant(situation)
    const ends = faces.map((face) => {
      const { party, foes } = surprisedBy(face, ground, alert, vigilant)
      return party ? 0 : foes ? 2 : 1
    })
    const says = ['Party surprised', 'Nobody surprised', 'They are surprised']
    const reached = [...new Set(ends)].sort()
    return {
      ...plain('A d6 for both sides', [], steps(ground, alert, vigilant)),
      bars: faces.map((face, at) => ({
        face,
        chance: 1 / 6,
        leads: reached.indexOf(ends[at] ?? 1),
      })),
      chances: reached.map((end) => ({
        says: says[end] ?? '',
        chance: ends.filter((each) => each === end).length / 6,
        tone: end === 0 ? ('bad' as const) : end === 2 ? ('good' as const) : ('plain' as const),
      })),
    }
  },
  *run(situation, { ground }, at) {
    const { encounter } = situation
    if (!encounter)
      return line(at, { rule: 'BDPX-SUR-01', what: 'Surprise', says: 'Nobody is met' })
    const { override, adjust } = at.ruling
    const alert = isAlert(situation)
    const vigilant = isVigilant(situation)
    const die = override ? null : yield* rollOne('surprise', 6)
    const set =
      die === null
        ? { party: override === 'failure', foes: override === 'success' }
        : surprisedBy(Math.max(1, Math.min(6, die + adjust)), ground, alert, vigilant)
    const foes = foesMet(situation).map(({ id }) => id)
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
          : [{ name: 'Rolled', value: die, rule: 'BDPX-SUR-01' as const }]),
        ...steps(ground, alert, vigilant),
      ],
      effects: [
        { do: 'encounter', encounter: { ...encounter, surprise: set } },
        ...surpriseEffects(situation, foes, set, 'BDPX-SUR-02'),
      ],
    })
  },
})
