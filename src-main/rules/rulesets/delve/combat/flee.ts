import { foesOf, partyOf } from '../../../common/sides.ts'
import { previewCheck } from '../../../common/check.ts'
import { type Action, defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { figuresOf } from '../../../core/outcome.ts'
import { type RefusedPreview, isRefusal, plain, refusal } from '../../../core/preview.ts'
import type { Situation } from '../../../core/situation.ts'
import { counted } from '../../../core/words.ts'
import { cannotAct } from '../character/people.ts'
import { saveTrial, rollSave } from '../saves.ts'
import { takeSupplies } from '../supplies.ts'

const running = { rule: 'DLV-FLEE-01', success: 'Gets away', failure: 'Does not get away' } as const

/** A DEX save, and somewhere safe to run to. Rule DLV-FLEE-01. */
const flee = defineAction({
  id: 'delve.flee',
  title: 'Run',
  rule: 'DLV-FLEE-01',
  phase: 'fight',
  slot: 'flee',
  needs: ['dex'],
  finds: 'flee escape run away pursuit chase',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who runs', first: 'party' },
    safe: { kind: 'switch', title: 'There is somewhere safe to run to', default: true },
  },
  plan(situation, { who, safe }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who runs.')
    const held = cannotAct(creature, situation)
    if (held) return refusal(held)
    if ('fled' in creature.conditions)
      return refusal(`${creature.name} has got away already: choose another.`)
    if (!safe)
      return refusal(
        'Nobody escapes without somewhere safe to run to: find a place, drop a distraction, or fight.',
      )
    return { creature }
  },
  preview: ({ creature }, situation, at) =>
    previewCheck(saveTrial(situation, creature, 'DEX', running), at.ruling),
  *run({ creature }, situation, at) {
    const { id, name, side } = creature
    const result = yield* rollSave(situation, creature, 'DEX', at.ruling, running)
    return line(at, {
      rule: 'DLV-FLEE-01',
      what: `Running, ${name}`,
      says: result.success ? `${name} gets away` : `${name} is caught up with`,
      tone: result.success === (side === 'party') ? 'good' : 'bad',
      who: [id],
      ...figuresOf(result),
      why: result.why,
      effects: result.success
        ? [
            { do: 'condition', creature: id, name: 'fleeing', to: null },
            {
              do: 'condition',
              creature: id,
              name: 'fled',
              to: { fight: true, rule: 'DLV-FLEE-01' },
            },
          ]
        : [],
    })
  },
})

/**
 * Price of a distraction that stops a chase: rations for unintelligent monsters, silver for others. Rule
 * DLV-FLEE-02.
 */
export function distract(
  kind: 'unintelligent' | 'intelligent',
  monsters: number,
): { rations?: number; sp?: number } {
  return kind === 'unintelligent' ? { rations: monsters } : { sp: 100 * monsters }
}

const baits = ['rations', 'silver'] as const

interface Paid {
  says: string
  effects: Effect[]
}

/** Plans to drop rations or silver for a number of pursuers. */
function planDrop(
  situation: Situation,
  bait: (typeof baits)[number],
  foes: number,
): Paid | RefusedPreview {
  const kind = bait === 'rations' ? 'unintelligent' : 'intelligent'
  const { rations = 0, sp = 0 } = distract(kind, foes)
  return bait === 'rations' ? dropRations(situation, rations) : dropSilver(situation, sp)
}

function dropRations(situation: Situation, needed: number): Paid | RefusedPreview {
  const { got, effects } = takeSupplies(situation, 'food', needed)
  if (got < needed)
    return refusal(
      `It takes ${counted(needed, 'day’s ration', 'days’ rations')}, and the party carries ${got}. Drop silver, or run.`,
    )
  return { says: counted(needed, 'day’s ration', 'days’ rations'), effects }
}

function dropSilver(situation: Situation, needed: number): Paid | RefusedPreview {
  const effects: Effect[] = []
  let left = needed
  for (const { id, values } of partyOf(situation)) {
    const paid = Math.min(left, values.coins ?? 0)
    if (paid <= 0) continue
    left -= paid
    effects.push({ do: 'change', creature: id, field: 'coins', by: -paid, min: 0 })
  }
  if (left > 0)
    return refusal(
      `It takes ${needed} sp, and the party has ${needed - left}. Drop rations, or run.`,
    )
  return { says: `${needed} sp`, effects }
}

/**
 * Distraction: food for the unintelligent, silver for the intelligent; it always ends the chase. Rule
 * DLV-FLEE-02.
 */
const distraction = defineAction({
  id: 'delve.distract',
  title: 'Drop a distraction',
  rule: 'DLV-FLEE-02',
  phase: 'fight',
  slot: 'flee',
  needs: [],
  finds: 'rations silver coins bait chase pursuit stop',
  asks: {
    what: { kind: 'choice', title: 'What', of: baits, default: 'rations' },
    number: { kind: 'number', title: 'Pursuers (0: all who stand)', min: 0, max: 60, default: 0 },
  },
  plan(situation, { what, number }) {
    const foes = number || foesOf(situation).length
    if (foes === 0) return refusal('Nobody is after the party.')
    const paid = planDrop(situation, what, foes)
    return isRefusal(paid) ? paid : { ...paid, foes }
  },
  preview: ({ says, foes }) => plain(`${says} for ${counted(foes, 'pursuer')}: the chase stops`),
  run: ({ says, effects }, situation, at) =>
    line(at, {
      rule: 'DLV-FLEE-02',
      what: 'A distraction',
      says: `${says} dropped: the pursuers stop to gather it up`,
      tone: 'good',
      who: situation.party.slice(),
      why: [{ name: 'The chase', value: 'always stops for it', rule: 'DLV-FLEE-02' }],
      effects: [...effects, ...chaseOver(situation)],
    }),
})

/** A secret door, which nobody follows through. Rule DLV-FLEE-03. */
const secret = defineAction({
  id: 'delve.secret-way',
  title: 'Through a secret door',
  rule: 'DLV-FLEE-03',
  phase: 'fight',
  slot: 'flee',
  needs: [],
  finds: 'secret door passage shake off pursuit',
  asks: {},
  plan: (situation) =>
    !situation.fight || foesOf(situation).length === 0 ? refusal('Nobody is after the party.') : {},
  preview: () => plain('Nobody follows through a secret door: the chase is over'),
  run: (_plan, situation, at) =>
    line(at, {
      rule: 'DLV-FLEE-03',
      what: 'Through a secret door',
      says: 'Nobody follows',
      tone: 'good',
      who: situation.party.slice(),
      why: [{ name: 'A secret door', value: 'always shakes them off', rule: 'DLV-FLEE-03' }],
      effects: chaseOver(situation),
    }),
})

function chaseOver(situation: Situation): Effect[] {
  return situation.fight ? [{ do: 'fight', fight: null }] : []
}

export const fleeActions: readonly Action[] = [flee, distraction, secret]
