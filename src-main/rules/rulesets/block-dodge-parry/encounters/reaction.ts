import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { rollOne, rollSummed } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Encounter } from '../../../core/state/encounter.ts'
import { isDown } from '../../../common/incapacitated.ts'
import { signed, totals } from '../../../common/check.ts'
import { attitudeOf } from '../../../gm/encounters/minds.ts'
import { has, partyOf } from '../character/people.ts'
import { dueNow } from '../effects.ts'

const bands = ['Hostile', 'Wary', 'Curious', 'Kind', 'Helpful'] as const
type Band = (typeof bands)[number]
const attitudes: Readonly<Record<Band, Encounter['attitude']>> = {
  Hostile: 'hostile',
  Wary: 'wary',
  Curious: 'may negotiate',
  Kind: 'friendly',
  Helpful: 'friendly',
}

/** Reaction for a total of 2d6; totals beyond 2 and 12 count as those. Rules BDPX-REA-01, BDPX-REA-02. */
function bandOf(total: number): Band {
  if (total >= 12) return 'Helpful'
  if (total >= 9) return 'Kind'
  if (total >= 6) return 'Curious'
  return total >= 3 ? 'Wary' : 'Hostile'
}

const weapons = ['as usual', 'drawn', 'sheathed'] as const
const seconds = ['no', 'after an impressive win'] as const

function speakerOf(situation: Situation, who: string | undefined): ReadonlyCreature | undefined {
  return (
    (who ? situation.creatures[who] : undefined) ??
    partyOf(situation).find((one) => !isDown(one) && one.kind !== 'animal')
  )
}

/** Modifier from the speaker's skills. Rules BDPX-SKL-01, BDPX-SKL-05, BDPX-SKL-07. */
function skillsOf(
  speaker: ReadonlyCreature | undefined,
  situation: Situation,
  again: boolean,
): { mod: number; why: Step[] } {
  if (!speaker) return { mod: 0, why: [] }
  const members = situation.groups[situation.encounter?.group ?? '']?.members ?? []
  const beasts = members.some((id) => {
    const tags = situation.creatures[id]?.tags ?? {}
    return 'animal' in tags || 'beast' in tags
  })
  const attuned = beasts && has(speaker, 'Animal Attuned')
  const mediates = !beasts && has(speaker, 'Mediator')
  const impressive = again && has(speaker, 'Impressive Skills')
  return {
    mod: Number(attuned) + Number(mediates) + (impressive ? 2 : 0),
    why: [
      ...(attuned ? [step('Animal Attuned', '+1', 'BDPX-SKL-01')] : []),
      ...(mediates ? [step('Mediator', '+1, with a tongue in common', 'BDPX-SKL-07')] : []),
      ...(impressive ? [step('Impressive Skills', '+2', 'BDPX-SKL-05')] : []),
    ],
  }
}

const read: Step = step(
  'How they look',
  'unarmed seems harmless and no threat, armed to the teeth a threat',
  'BDPX-REA-03',
)

/** Rolls a reaction: 2d6, high is kind; drawn or sheathed weapons shift it by a d4. */
export const rollReaction = defineAction({
  id: 'block-dodge-parry.reaction',
  title: 'Reaction',
  rule: 'BDPX-REA-01',
  phase: 'encounter',
  slot: 'reaction',
  finds: 'talk parley hail attitude mood negotiate',
  asks: {
    speaker: {
      kind: 'creature',
      role: 'actor',
      title: 'Who leads the talk',
      side: 'party',
      optional: true,
    },
    weapons: { kind: 'choice', title: 'Weapons', of: weapons, default: 'as usual' },
    again: { kind: 'choice', title: 'Rolled again', of: seconds, default: 'no' },
  },
  prefill: (situation) => ({ speaker: speakerOf(situation, undefined)?.id }),
  plan(situation, { speaker, weapons: held, again }) {
    const { encounter } = situation
    if (!encounter) return refusal('Nobody has been met. Make an encounter first (E).')
    const leads = speakerOf(situation, speaker)
    return { encounter, leads, held, ...skillsOf(leads, situation, again !== 'no') }
  },
  preview: ({ held, mod, why }, _situation, at) => ({
    ...odds(mod + at.ruling.adjust, held),
    why: [...why, ...drawnSteps(held), read],
  }),
  *run({ encounter, leads, held, mod, why }, situation, at) {
    const { override, adjust } = at.ruling
    const dice = override ? [] : yield* rollSummed('2d6', 6, 2)
    const d4 = override || held === 'as usual' ? 0 : yield* rollOne('weapons', 4)
    const drawn = held === 'drawn' ? -d4 : d4
    const total = dice.reduce((sum, die) => sum + die, mod + adjust + drawn)
    const says: Band = override ? (override === 'success' ? 'Kind' : 'Hostile') : bandOf(total)
    const members = situation.groups[encounter.group]?.members ?? []
    return line(at, {
      rule: 'BDPX-REA-01',
      what: leads
        ? `Reaction, ${encounter.title}, ${leads.name} speaks`
        : `Reaction, ${encounter.title}`,
      says,
      tone: says === 'Hostile' ? 'bad' : says === 'Wary' ? 'plain' : 'good',
      who: [...(leads ? [leads.id] : []), ...members],
      ...(override ? {} : { total }),
      why: [
        ...(override
          ? [{ name: 'Ruled by the GM', value: override }]
          : [step('2d6', dice.join(' and '), 'BDPX-REA-01')]),
        ...(d4 === 0 ? [] : [step(`Weapons ${held}`, signed(drawn), 'BDPX-REA-02')]),
        ...why,
        read,
      ],
      effects: moodEffects(situation, encounter as Encounter, says),
    })
  },
})

function drawnSteps(held: (typeof weapons)[number]): Step[] {
  return held === 'as usual'
    ? []
    : [step(`Weapons ${held}`, held === 'drawn' ? '1d4 less' : '1d4 more', 'BDPX-REA-02')]
}

/** Exact chances of the five reactions, with the d4 of weapons. */
function odds(mod: number, held: (typeof weapons)[number]) {
  const shifts = held === 'as usual' ? [0] : held === 'drawn' ? [-1, -2, -3, -4] : [1, 2, 3, 4]
  const bandAt = (total: number): number => bands.indexOf(bandOf(total + mod))
  const points = totals(2, 6).flatMap(({ total, chance }) =>
    shifts.map((shift) => ({ total: total + shift, chance: chance / shifts.length })),
  )
  return {
    ...plain(`2d6${mod === 0 ? '' : ` ${signed(mod)}`}: high is kind`),
    bars:
      shifts.length === 1
        ? totals(2, 6).map(({ total, chance }) => ({ face: total, chance, leads: bandAt(total) }))
        : [],
    chances: bands.map((says, at) => ({
      says,
      chance: points
        .filter(({ total }) => bandAt(total) === at)
        .reduce((sum, { chance }) => sum + chance, 0),
      tone: at === 0 ? ('bad' as const) : at > 2 ? ('good' as const) : ('plain' as const),
    })),
  }
}

/** Effects of a reaction roll: the attitude, and initiative due against hostile creatures. */
function moodEffects(situation: Situation, encounter: Encounter, says: Band): Effect[] {
  return [
    {
      do: 'encounter',
      encounter: { ...encounter, attitude: attitudeOf(situation, attitudes[says]) },
    },
    { do: 'settle action', action: 'block-dodge-parry.reaction' },
    ...(says === 'Hostile' && !situation.fight
      ? [
          dueNow({
            id: 'initiative',
            action: 'block-dodge-parry.initiative',
            input: {},
            title: 'Initiative',
            why: `${encounter.title} are hostile`,
            rule: 'BDPX-REA-01',
            who: [],
          }),
        ]
      : []),
  ]
}
