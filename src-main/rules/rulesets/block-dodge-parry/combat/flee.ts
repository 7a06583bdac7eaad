import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, step, type Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { previewCheck } from '../../../common/check.ts'
import { cannotAct, foesOf } from '../character/people.ts'
import { setCondition } from '../effects.ts'
import { landBlow } from '../harm/blow.ts'
import { rollSave, saveTrial } from '../saves/trial.ts'

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

/** Retreats by a DEX save to somewhere safe; a rider needs no save against slower foes. Rules BDPX-RET-01, BDPX-RET-02, BDPX-GEA-24. */
export const retreat = defineAction({
  id: 'block-dodge-parry.retreat',
  deed: 'move',
  title: 'Retreat',
  rule: 'BDPX-RET-01',
  phase: 'fight',
  slot: 'withdraw',
  needs: ['dex'],
  finds: 'withdraw run away escape leave flee mounted',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who' },
    range: { kind: 'choice', title: 'From', of: from, default: 'Close' },
    mount: { kind: 'choice', title: 'How', of: mounts, default: 'on foot' },
    safe: { kind: 'switch', title: 'There is somewhere safe to go', default: true },
  },
  plan(situation, { who, range, mount, safe }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who retreats.')
    const held = cannotAct(creature, situation)
    if (held) return refusal(held)
    if (!safe)
      return refusal('There is nowhere safe to go: the fight goes with them. Find a place first.')
    return { creature, range, mount }
  },
  preview({ creature, range, mount }, _situation, at) {
    if (mount === 'mounted, foes slower')
      return plain('No save against slower foes', [], [step('Mounted', 'no save', 'BDPX-GEA-24')])
    const shown = previewCheck(trialOf(creature), at.ruling)
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
  *run({ creature, range, mount }, situation, at) {
    const sure = mount === 'mounted, foes slower' && !at.ruling.override
    const result = yield* rollSave(
      creature,
      'DEX',
      sure ? { ...at.ruling, override: 'success' } : at.ruling,
      {
        rule: 'BDPX-RET-01',
      },
    )
    return line(at, {
      rule: result.success ? 'BDPX-RET-01' : 'BDPX-RET-02',
      what: `Retreat, ${creature.name}`,
      says: result.success
        ? `${creature.name} gets away`
        : 'The fight follows, or they strike: by their resolve',
      tone: result.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [creature.id],
      ...figuresOf(result),
      why: [
        ...result.why,
        ...steps(range),
        ...(sure ? [step('Mounted', 'no save against slower foes', 'BDPX-GEA-24')] : []),
      ],
      effects: [
        ...(result.success ? [fledEffect(creature)] : []),
        ...(situation.fight ? [{ do: 'acted' as const, creature: creature.id }] : []),
      ],
    })
  },
})

function fledEffect({ id }: ReadonlyCreature): Effect {
  return setCondition(id, 'fled', { fight: true, rule: 'BDPX-RET-01' })
}

/** Leaves a zone with foes carelessly, which draws a quick attack. Rule BDPX-TIM-04. */
export const leave = defineAction({
  id: 'block-dodge-parry.leave',
  title: 'Leave a zone carelessly',
  rule: 'BDPX-TIM-04',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: ['hp', 'str'],
  finds: 'move zone disengage quick attack opportunity',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who' },
    by: { kind: 'creature', role: 'target', title: 'Struck by', optional: true },
  },
  plan(situation, { who, by }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who leaves.')
    const foe = strikerOf(situation, creature, by)
    if (!foe) return refusal(`Nobody stands there to strike ${creature.name}: simply move on.`)
    return { creature, foe }
  },
  preview: ({ foe }) =>
    plain(
      `${foe.name} strikes for d4`,
      [],
      [
        step('Zones', 'adjacent with a turn; a whole turn is one more', 'BDPX-TIM-03'),
        step('Without care', 'a quick blow of d4', 'BDPX-TIM-04'),
      ],
    ),
  *run({ creature, foe }, situation, at) {
    const die = Math.max(0, (yield* rollOne('quick attack', 4)) + at.ruling.adjust)
    const landed = yield* landBlow(situation, { target: creature, totals: [die], by: foe })
    return line(at, {
      rule: 'BDPX-TIM-04',
      what: `${creature.name} leaves, ${foe.name} strikes`,
      says: landed.says,
      tone: landed.tone,
      who: [creature.id, foe.id],
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
