import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, previewTrial, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, type Step } from '../../../core/outcome.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { land } from '../harm/land.ts'
import { cannotAct, foesOf } from '../people.ts'
import { saved, saveTrial } from '../saves/trial.ts'
import { step } from './dice.ts'

const from = ['Close', 'Near or farther'] as const
const mounts = ['on foot', 'mounted, foes slower', 'mounted, foes as fast'] as const

function trialOf(who: ReadonlyCreature) {
  return saveTrial(who, 'DEX', {
    rule: 'BDPX-RET-01',
    success: 'Away',
    failure: 'They are on to them',
  })
}

function steps(range: (typeof from)[number]): Step[] {
  return [
    range === 'Close'
      ? step('From Close', 'a full turn', 'BDPX-RET-01')
      : step('From farther off', 'a quick turn', 'BDPX-RET-01'),
  ]
}

/** A DEX save and somewhere safe to go; a rider leaves slower foes behind. Rules BDPX-RET-01, BDPX-RET-02, BDPX-GEA-24. */
export const retreat = defineAction({
  id: 'block-dodge-parry.retreat',
  title: 'Retreat',
  rule: 'BDPX-RET-01',
  phase: 'fight',
  slot: 'withdraw',
  needs: ['dex'],
  finds: 'withdraw run away escape leave flee mounted',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    range: { kind: 'choice', title: 'From', of: from, default: 'Close' },
    mount: { kind: 'choice', title: 'How', of: mounts, default: 'on foot' },
    safe: { kind: 'switch', title: 'There is somewhere safe to go', default: true },
  },
  preview(situation, { who, range, mount, safe }, at) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who retreats.')
    const held = cannotAct(creature, situation)
    if (held) return refusal(held)
    if (!safe)
      return refusal('There is nowhere safe to go: the fight goes with them. Find a place first.')
    if (mount === 'mounted, foes slower')
      return plain('No save against slower foes', [], [step('Mounted', 'no save', 'BDPX-GEA-24')])
    const shown = previewTrial(trialOf(creature), at.ruling)
    return {
      ...shown,
      why: [
        ...shown.why,
        ...steps(range),
        ...(mount === 'mounted, foes as fast'
          ? [step('Mounted', 'the horse’s DEX: choose the horse', 'BDPX-GEA-24')]
          : []),
      ],
    }
  },
  *run(situation, { who, range, mount }, at) {
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule: 'BDPX-RET-01', what: 'Retreat', says: 'Nobody left' })
    const sure = mount === 'mounted, foes slower' && !at.ruling.override
    const tried = yield* saved(
      creature,
      'DEX',
      sure ? { ...at.ruling, override: 'success' } : at.ruling,
      {
        rule: 'BDPX-RET-01',
      },
    )
    return line(at, {
      rule: tried.success ? 'BDPX-RET-01' : 'BDPX-RET-02',
      what: `Retreat, ${creature.name}`,
      says: tried.success
        ? `${creature.name} gets away`
        : 'The fight follows, or they strike: by their resolve',
      tone: tried.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [who],
      ...figuresOf(tried),
      why: [
        ...tried.why,
        ...steps(range),
        ...(sure ? [step('Mounted', 'no save against slower foes', 'BDPX-GEA-24')] : []),
      ],
      effects: [
        ...(tried.success ? [away(creature)] : []),
        ...(situation.fight ? [{ do: 'acted' as const, creature: who }] : []),
      ],
    })
  },
})

function away({ id }: ReadonlyCreature): Effect {
  return { do: 'condition', creature: id, name: 'fled', to: { fight: true, rule: 'BDPX-RET-01' } }
}

/** Leaving a zone where foes stand, without care, draws a quick blow. Rule BDPX-TIM-04. */
export const leave = defineAction({
  id: 'block-dodge-parry.leave',
  title: 'Leave a zone carelessly',
  rule: 'BDPX-TIM-04',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: ['hp', 'str'],
  finds: 'move zone disengage quick attack opportunity',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    by: { kind: 'creature', title: 'Struck by', optional: true },
  },
  preview(situation, { who, by }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who leaves.')
    const foe = strikerOf(situation, creature, by)
    if (!foe) return refusal(`Nobody stands there to strike ${creature.name}: simply move on.`)
    return plain(
      `${foe.name} strikes for d4`,
      [],
      [
        step('Zones', 'adjacent with a turn; a whole turn is one more', 'BDPX-TIM-03'),
        step('Without care', 'a quick blow of d4', 'BDPX-TIM-04'),
      ],
    )
  },
  *run(situation, { who, by }, at) {
    const creature = situation.creatures[who]
    const foe = creature ? strikerOf(situation, creature, by) : undefined
    if (!creature || !foe)
      return line(at, { rule: 'BDPX-TIM-04', what: 'Leave', says: 'Nobody strikes' })
    const die = Math.max(0, (yield* rollOne('quick attack', 4)) + at.ruling.adjust)
    const landed = yield* land(situation, { target: creature, totals: [die], by: foe })
    return line(at, {
      rule: 'BDPX-TIM-04',
      what: `${creature.name} leaves, ${foe.name} strikes`,
      says: landed.says,
      tone: landed.tone,
      who: [who, foe.id],
      total: die,
      why: [step('d4', die, 'BDPX-TIM-04'), ...landed.why],
      effects: landed.effects,
    })
  },
})

function strikerOf(
  situation: Situation,
  creature: ReadonlyCreature,
  by: string | undefined,
): ReadonlyCreature | undefined {
  const others =
    creature.side === 'party'
      ? foesOf(situation)
      : situation.party.flatMap((id) => situation.creatures[id] ?? [])
  return others.find(({ id }) => id === by) ?? others[0]
}
