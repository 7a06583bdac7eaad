import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { roll, rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { useId } from '../../../common/uses.ts'
import { missing, scoreOf } from '../character/people.ts'
import { resists } from '../combat/gambit.ts'
import { setCondition, setField } from '../effects.ts'
import { freeSlots, imprint } from '../load.ts'
import { rollSave, unruled } from '../saves/trial.ts'
import { willOf } from './dice.ts'
import type { ReadyPower } from './ready.ts'
import { effectPhrase, markName, markTargets, spells, type PowerResult } from './spells.ts'

/** Faith Dice are paid for in WIL, and nobody saves against that. Rules BDPX-DIV-01 to BDPX-DIV-03. */
export function* workMiracle(
  situation: Situation,
  ready: ReadyPower,
  targets: readonly ReadonlyCreature[],
): ProcedureOf<PowerResult> {
  const { caster, power, dice, imprinted } = ready
  const who = [caster.id, ...targets.map(({ id }) => id)]
  const before: Step[] = []
  if (!imprinted) {
    const result = yield* rollSave(caster, 'WIL', unruled, {
      rule: 'BDPX-DIV-01',
      label: 'WIL save, from the book',
    })
    before.push(step('Not imprinted', 'ten minutes and a WIL save', 'BDPX-DIV-01'), ...result.why)
    if (!result.success)
      return {
        says: 'The prayer goes unheard, and none is imprinted until sunrise',
        tone: 'bad',
        total: 0,
        why: [...before, ownRule(power)],
        effects: [],
        who,
      }
  }
  const faces = yield* roll('faith', 6, dice)
  const sum = faces.reduce((all, face) => all + face, 0)
  const cost = willOf(faces)
  const { wil = 10 } = caster.values
  const did = yield* miracleEffect(situation, ready, targets, faces)
  return {
    says: `${did.says}; ${cost} WIL`,
    tone: 'good',
    total: sum,
    who,
    why: [
      ...before,
      step('Faith Dice', faces.join(', '), 'BDPX-DIV-02'),
      step('Paid', `${cost} WIL`, 'BDPX-DIV-02'),
      ownRule(power),
      ...did.why,
    ],
    effects: [
      setField(caster.id, 'wil', Math.max(0, wil - cost)),
      ...(situation.fight
        ? [{ do: 'mark' as const, creature: caster.id, mark: 'praying', on: true }]
        : []),
      ...did.effects,
    ],
  }
}

function ownRule(power: ReadyPower['power']): Step {
  return step(power.name, effectPhrase(power), power.rule)
}

interface MiracleEffect {
  says: string
  why: Step[]
  effects: Effect[]
}

function* miracleEffect(
  situation: Situation,
  { caster, power }: ReadyPower,
  targets: readonly ReadonlyCreature[],
  faces: readonly number[],
): ProcedureOf<MiracleEffect> {
  const sum = faces.reduce((all, face) => all + face, 0)
  const count = faces.length
  if (power.name === 'Rebuke') return yield* rebuke(targets.slice(0, sum), count)
  if (power.name === 'Replenish')
    return replenish(targets.length > 0 ? targets.slice(0, count) : [caster], sum)
  if (power.name === 'Bless')
    return {
      says: `A pool of ${sum} points to the end of the day`,
      why: [],
      effects: [
        {
          do: 'use',
          creature: caster.id,
          id: useId('Bless points'),
          to: {
            title: 'Bless points',
            of: Math.max(1, sum),
            spent: 0,
            at: situation.clock.seconds,
            again: 'never',
          },
        },
      ],
    }
  if (power.name === 'Purify')
    return {
      says: purified[Math.min(count, purified.length) - 1] ?? purified[0],
      why: [],
      effects: [],
    }
  const most = power.name === 'Empower' ? sum : power.name === 'Smite' ? 1 : count
  const takes = (targets.length > 0 ? targets : [caster]).slice(0, most)
  return {
    says: `${markName(power, faces) || power.name}, for ${listed(takes.map(({ name }) => name))}`,
    why: [],
    effects: markTargets(power, takes, faces, situation),
  }
}

/** Effect of Purify by the number of its dice. Rule BDPX-DIV-03. */
const purified = [
  'A meal or a skin is clean',
  'Four meals or skins are clean',
  'Toxins nearby are held back',
  'Toxins nearby are gone for good',
] as const

/** At or under WIL and over the dice, or they flee. */
function* rebuke(targets: readonly ReadonlyCreature[], dice: number): ProcedureOf<MiracleEffect> {
  const fled: ReadonlyCreature[] = []
  const why: Step[] = []
  for (const target of targets) {
    const d20 = yield* rollOne(`${target.name}: WIL save`, 20)
    const held = resists(scoreOf(target, 'WIL'), dice, d20)
    why.push(step(target.name, `${d20}: ${held ? 'stands' : 'flees'}`, 'BDPX-DIV-03'))
    if (!held) fled.push(target)
  }
  return {
    says:
      fled.length > 0
        ? `${listed(fled.map(({ name }) => name))} ${fled.length > 1 ? 'flee' : 'flees'}`
        : 'Nobody flees',
    why,
    effects: fled.map(({ id }): Effect => setCondition(id, 'fleeing', { rule: 'BDPX-DIV-03' })),
  }
}

function replenish(targets: readonly ReadonlyCreature[], sum: number): MiracleEffect {
  return {
    says: `${listed(targets.map(({ name }) => name))}: up to ${sum} HP back`,
    why: [],
    effects: targets.map((target): Effect => {
      const { hp = 0, maxHp = hp } = target.values
      return setField(target.id, 'hp', Math.max(hp, Math.min(maxHp, hp + sum)))
    }),
  }
}

const miracles = spells.filter(({ art }) => art === 'miracle').map(({ name }) => name)
const whens = ['at sunrise', 'in the field', 'let go of'] as const

/** A miracle on the soul fills a slot. Rule BDPX-DIV-01. */
export const imprintMiracle = defineAction({
  id: 'block-dodge-parry.imprint',
  title: 'Imprint a miracle',
  rule: 'BDPX-DIV-01',
  phase: 'rest',
  slot: 'supplies',
  needs: ['wil'],
  finds: 'pray prepare miracle sunrise prayer book focus',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    miracle: { kind: 'choice', title: 'Miracle', of: miracles, default: 'Bless' },
    when: { kind: 'choice', title: 'When', of: whens, default: 'at sunrise' },
  },
  plan(situation, { who, miracle, when }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who prays.')
    const plan = { creature, miracle, name: `${imprint}${miracle}`, when }
    const on = plan.name in creature.conditions
    if (when === 'let go of')
      return on
        ? plan
        : refusal(`${miracle} is not imprinted on ${creature.name}: there is nothing to let go.`)
    if (on) return refusal(`${miracle} is imprinted on ${creature.name} already: choose another.`)
    if ((creature.values.faithDice ?? 0) < 1)
      return refusal(`${creature.name} has no Faith Dice: Devotion gives them.`)
    if (freeSlots(creature, situation) < 1)
      return refusal(
        `${creature.name} has no slot free for it: drop something, or let a miracle go.`,
      )
    return plan
  },
  preview: ({ miracle, when }) =>
    when === 'let go of'
      ? plain(`${miracle} is let go: its slot is free`)
      : plain(
          when === 'at sunrise' ? 'A slot, until it is let go' : 'Ten minutes and a WIL save',
          [],
          [step('Imprinted', 'a slot; wounds and Fatigue can push it out', 'BDPX-DIV-01')],
        ),
  *run({ creature, miracle, name, when }, _situation, at) {
    const set = (to: boolean): Effect =>
      setCondition(creature.id, name, to ? { rule: 'BDPX-DIV-01' } : null)
    const base = {
      rule: 'BDPX-DIV-01' as const,
      what: `${miracle}, ${creature.name}`,
      who: [creature.id],
    }
    if (when === 'let go of') return line(at, { ...base, says: 'Let go', effects: [set(false)] })
    if (when === 'at sunrise')
      return line(at, { ...base, says: 'Imprinted', tone: 'good', effects: [set(true)] })
    const result = yield* rollSave(creature, 'WIL', at.ruling, { rule: 'BDPX-DIV-01' })
    return line(at, {
      ...base,
      says: result.success ? 'Imprinted' : 'None until sunrise',
      tone: result.success ? 'good' : 'bad',
      why: result.why,
      effects: [...(result.success ? [set(true)] : []), { do: 'advance', seconds: 600 }],
    })
  },
})

interface PrayerAnswer {
  dice: string
  all: boolean
  freeDie: boolean
}

/** WIL that an evening prayer gives back and its free die, by the total. Rule BDPX-DIV-04. */
function prayerAnswer(total: number): PrayerAnswer {
  if (total >= 6) return { dice: '', all: true, freeDie: total >= 9 }
  if (total >= 4) return { dice: '1d4+1', all: false, freeDie: false }
  return { dice: total >= 2 ? '1d2' : '', all: false, freeDie: false }
}

export const eveningPrayer = defineAction({
  id: 'block-dodge-parry.evening-prayer',
  title: 'Evening prayer',
  rule: 'BDPX-DIV-04',
  phase: 'rest',
  slot: 'supplies',
  needs: ['wil'],
  finds: 'pray piety higher power evening will regain',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    piety: { kind: 'number', title: 'Piety of the day', min: 0, max: 3, default: 0 },
  },
  plan(situation, { who, piety }) {
    const creature = situation.creatures[who]
    return creature
      ? { creature, piety, lost: missing(creature, 'WIL') }
      : refusal('Choose who prays.')
  },
  preview: ({ piety, lost }) =>
    plain(`d6 + ${piety}: 2–3 1d2 WIL, 4–5 1d4+1, 6 and up all`, [
      step('WIL lost', lost, 'BDPX-DIV-04'),
    ]),
  *run({ creature, piety, lost }, _situation, at) {
    const total = (yield* rollOne('prayer', 6)) + piety + at.ruling.adjust
    const result = prayerAnswer(total)
    const back = result.all
      ? lost
      : result.dice === '1d2'
        ? yield* rollOne('WIL', 2)
        : result.dice === ''
          ? 0
          : ((yield* roll('WIL', 4))[0] ?? 0)
    const gained = Math.min(lost, result.dice === '1d4+1' ? back + 1 : back)
    return line(at, {
      rule: 'BDPX-DIV-04',
      what: `Evening prayer, ${creature.name}`,
      says: result.freeDie
        ? `All WIL back, and a free Faith Die tomorrow`
        : gained > 0
          ? `${gained} WIL back`
          : 'Nothing',
      tone: gained > 0 || result.freeDie ? 'good' : 'plain',
      who: [creature.id],
      total,
      why: [step('d6 and piety', total, 'BDPX-DIV-04')],
      effects:
        gained > 0 ? [{ do: 'change', creature: creature.id, field: 'wil', by: gained }] : [],
    })
  },
})
