import { figuresOf } from '../../../core/outcome.ts'
import { defineAction, type Action } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, previewTrial, refusal } from '../../../common/trial.ts'
import { counted } from '../../../core/words.ts'
import type { Situation } from '../../../core/situation.ts'
import { line } from '../line.ts'
import { cannotAct, foesOf, partyOf } from '../people.ts'
import { saved, saveTrial } from '../saves.ts'
import { takeSupplies } from '../supplies.ts'
import { distract } from './figures.ts'

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
    who: { kind: 'creature', title: 'Who runs' },
    safe: { kind: 'switch', title: 'There is somewhere safe to run to', default: true },
  },
  preview(situation, { who, safe }, at) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who runs.')
    const held = cannotAct(creature, situation)
    if (held) return refusal(held)
    if (!safe)
      return refusal(
        'Nobody escapes without somewhere safe to run to: find a place, drop a distraction, or fight.',
      )
    return previewTrial(saveTrial(situation, creature, 'DEX', running), at.ruling)
  },
  *run(situation, { who }, at) {
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule: 'DLV-FLEE-01', what: 'Run', says: 'Nobody ran' })
    const tried = yield* saved(situation, creature, 'DEX', at.ruling, running)
    return line(at, {
      rule: 'DLV-FLEE-01',
      what: `Running, ${creature.name}`,
      says: tried.success ? `${creature.name} gets away` : `${creature.name} is caught up with`,
      tone: tried.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [who],
      ...figuresOf(tried),
      why: tried.why,
      effects: tried.success
        ? [
            { do: 'condition', creature: who, name: 'fleeing', to: null },
            {
              do: 'condition',
              creature: who,
              name: 'fled',
              to: { fight: true, rule: 'DLV-FLEE-01' },
            },
          ]
        : [],
    })
  },
})

const baits = ['rations', 'silver'] as const

interface Paid {
  says: string
  effects: Effect[]
}

/** Rations or silver the party drops, or the reason it can't. */
function drop(situation: Situation, bait: (typeof baits)[number], foes: number): Paid | string {
  const kind = bait === 'rations' ? 'unintelligent' : 'intelligent'
  const { rations = 0, sp = 0 } = distract(kind, foes)
  return bait === 'rations' ? dropRations(situation, rations) : dropSilver(situation, sp)
}

function dropRations(situation: Situation, needed: number): Paid | string {
  const { got, effects } = takeSupplies(situation, 'food', needed)
  if (got < needed)
    return `It takes ${counted(needed, 'day’s ration', 'days’ rations')}, and the party carries ${got}. Drop silver, or run.`
  return { says: counted(needed, 'day’s ration', 'days’ rations'), effects }
}

function dropSilver(situation: Situation, needed: number): Paid | string {
  const effects: Effect[] = []
  let left = needed
  for (const { id, values } of partyOf(situation)) {
    const paid = Math.min(left, values.coins ?? 0)
    if (paid <= 0) continue
    left -= paid
    effects.push({ do: 'change', creature: id, field: 'coins', by: -paid, min: 0 })
  }
  if (left > 0)
    return `It takes ${needed} sp, and the party has ${needed - left}. Drop rations, or run.`
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
  preview(situation, { what, number }) {
    const foes = number || foesOf(situation).length
    if (foes === 0) return refusal('Nobody is after the party.')
    const paid = drop(situation, what, foes)
    return typeof paid === 'string'
      ? refusal(paid)
      : plain(`${paid.says} for ${counted(foes, 'pursuer')}: the chase stops`)
  },
  *run(situation, { what, number }, at) {
    yield* []
    const foes = number || foesOf(situation).length
    const paid = drop(situation, what, foes)
    const effects = typeof paid === 'string' ? [] : paid.effects
    return line(at, {
      rule: 'DLV-FLEE-02',
      what: 'A distraction',
      says:
        typeof paid === 'string' ? paid : `${paid.says} dropped: the pursuers stop to gather it up`,
      tone: 'good',
      who: situation.party.slice(),
      why: [{ name: 'The chase', value: 'always stops for it', rule: 'DLV-FLEE-02' }],
      effects: [...effects, ...(situation.fight ? [{ do: 'fight' as const, fight: null }] : [])],
    })
  },
})

const secret = defineAction({
  id: 'delve.secret-way',
  title: 'Through a secret door',
  rule: 'DLV-FLEE-03',
  phase: 'fight',
  slot: 'flee',
  needs: [],
  finds: 'secret door passage shake off pursuit',
  asks: {},
  preview: (situation) =>
    foesOf(situation).length === 0
      ? refusal('Nobody is after the party.')
      : plain('Nobody follows through a secret door: the chase is over'),
  *run(situation, _input, at) {
    yield* []
    return line(at, {
      rule: 'DLV-FLEE-03',
      what: 'Through a secret door',
      says: 'Nobody follows',
      tone: 'good',
      who: situation.party.slice(),
      why: [{ name: 'A secret door', value: 'always shakes them off', rule: 'DLV-FLEE-03' }],
      effects: situation.fight ? [{ do: 'fight', fight: null }] : [],
    })
  },
})

export const flight: readonly Action[] = [flee, distraction, secret]
