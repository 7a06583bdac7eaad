import { defineAction, type AtTable } from '../../../core/action.ts'
import { round } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { nobodyToFight } from '../../../gm/fight/begin.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import type { RuleId, Step } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Fight } from '../../../core/state/fight.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { isDown } from '../../../common/incapacitated.ts'
import { initiativeFrequency, initiativeWho, lateActs } from '../house-rules/fight.ts'
import { line } from '../line.ts'
import { foesOf, partyOf, scoreOf } from '../people.ts'
import { saved } from '../saves.ts'
import { order as phases } from './order.ts'

/** Party members who save for initiative: all standing but beasts, which go with their riders. */
function savers(situation: Situation): ReadonlyCreature[] {
  return partyOf(situation).filter((one) => !isDown(one) && one.kind !== 'animal')
}

/** Haste passes by itself, Slow fails by itself, both cancel. Rules DLV-SPELL-10, DLV-SPELL-18, E-DLV-33. */
function sureInitiative(creature: ReadonlyCreature): 'before' | 'after' | null {
  const hasted = 'Haste' in creature.conditions
  const slowed = 'Slow' in creature.conditions
  if (hasted === slowed) return null
  return hasted ? 'before' : 'after'
}

function sureSteps(creature: ReadonlyCreature): Step[] {
  const sure = sureInitiative(creature)
  if (sure)
    return [
      {
        name: creature.name,
        value: sure === 'before' ? 'hasted: first' : 'slowed: last',
        rule: sure === 'before' ? 'DLV-SPELL-10' : 'DLV-SPELL-18',
      },
    ]
  return 'Haste' in creature.conditions && 'Slow' in creature.conditions
    ? [{ name: creature.name, value: 'Haste and Slow cancel', rule: 'E-DLV-33' }]
    : []
}

/** Initiative of each party member by an own save, or of all by the leader's. Rules DLV-INIT-01, E-DLV-16. */
function* places(
  situation: Situation,
  at: AtTable,
): ProcedureOf<{ order: Record<string, 'before' | 'after'>; why: Step[] }> {
  const leader = houseRule<string>(situation, initiativeWho) === 'leader'
  const all = savers(situation)
  const order: Record<string, 'before' | 'after'> = {}
  const why: Step[] = []
  let led: 'before' | 'after' | null = null
  for (const [place, creature] of all.entries()) {
    const sure = sureInitiative(creature)
    why.push(...sureSteps(creature))
    if (sure) order[creature.id] = sure
    else if (leader && led) order[creature.id] = led
    else {
      const label = `${place + 1}. ${creature.name}: DEX save`
      const rule: RuleId = leader ? 'E-DLV-16' : 'DLV-INIT-01'
      const tried = yield* saved(situation, creature, 'DEX', at.ruling, { label, rule })
      why.push({ name: creature.name, value: tried.success ? 'first' : 'after the foes', rule })
      why.push(...tried.why)
      order[creature.id] = led = tried.success ? 'before' : 'after'
    }
  }
  for (const foe of foesOf(situation)) {
    const sure = sureInitiative(foe)
    why.push(...sureSteps(foe))
    if (sure) order[foe.id] = sure
  }
  return { order, why }
}

function settledFor(situation: Situation): boolean {
  return (
    situation.fight?.order !== undefined &&
    houseRule<string>(situation, initiativeFrequency) === 'perCombat'
  )
}

export const initiative = defineAction({
  id: 'delve.initiative',
  title: 'Initiative',
  rule: 'DLV-INIT-01',
  phase: 'fight',
  slot: 'initiative',
  needs: ['dex'],
  finds: 'fight start combat who goes first dex save',
  asks: {},
  preview(situation) {
    if (settledFor(situation))
      return refusal(
        'Initiative is saved for once a fight. End the fight first, or change the house rule to each round.',
      )
    const nobody = nobodyToFight(situation)
    if (nobody) return refusal(nobody)
    const all = savers(situation)
    if (all.length === 0)
      return refusal('Nobody of the party stands: add somebody, or help them up.')
    return {
      ...plain(
        'A DEX save each: pass, and act before the foes in every phase',
        all.map((one) => ({ name: one.name, value: scoreOf(one, 'DEX'), rule: 'DLV-INIT-01' })),
      ),
      why: [
        { name: 'In every phase', value: 'those with initiative first', rule: 'DLV-INIT-03' },
        {
          name: 'How often',
          value:
            houseRule<string>(situation, initiativeFrequency) === 'perCombat'
              ? 'once a fight'
              : 'each round',
          rule: 'E-DLV-39',
        },
        ...all.flatMap(sureSteps),
      ],
    }
  },
  *run(situation, _input, at) {
    const { order, why } = yield* places(situation, at)
    const all = savers(situation)
    const first = all.filter(({ id }) => order[id] === 'before')
    const last = all.filter(({ id }) => order[id] !== 'before')
    const names = (of: ReadonlyCreature[]): string => listed(of.map(({ name }) => name))
    return line(at, {
      rule: 'DLV-INIT-01',
      what: 'Initiative, a DEX save each',
      says:
        first.length === 0
          ? 'The foes act first'
          : last.length === 0
            ? 'The whole party acts first'
            : `${names(first)} before the foes, ${names(last)} after`,
      tone: first.length >= last.length ? 'good' : 'bad',
      who: all.map(({ id }) => id),
      why: [...why, ...lateSteps(situation, last)],
      effects: [
        { do: 'fight', fight: begun(situation, order) },
        ...late(situation, last),
        { do: 'settle action', action: 'delve.initiative' },
      ],
    })
  },
})

function begun(situation: Situation, order: Record<string, 'before' | 'after'>): Fight {
  const { fight } = situation
  const at = fight?.phase ?? phases.phases[0]?.id
  return {
    round: fight?.round ?? 1,
    order,
    declared: { ...fight?.declared },
    acted: { ...fight?.acted },
    ...(at ? { phase: at } : {}),
    ...(fight?.marks
      ? {
          marks: Object.fromEntries(
            Object.entries(fight.marks).map(([id, own]) => [id, { ...own }]),
          ),
        }
      : {}),
  }
}

/** Cairn's second edition takes the first turn of those who fail. Rule DLVX-CRN-14. */
function late(situation: Situation, last: readonly ReadonlyCreature[]): Effect[] {
  if (!losesTurn(situation)) return []
  return last.map(({ id }) => ({
    do: 'condition',
    creature: id,
    name: 'surprised',
    to: { until: situation.clock.seconds + round, fight: true, rule: 'DLVX-CRN-14' },
  }))
}

function lateSteps(situation: Situation, last: readonly ReadonlyCreature[]): Step[] {
  return losesTurn(situation) && last.length > 0
    ? [{ name: 'Late', value: 'they lose the first round', rule: 'DLVX-CRN-14' }]
    : []
}

function losesTurn(situation: Situation): boolean {
  return houseRule<string>(situation, lateActs) === 'loses' && (situation.fight?.round ?? 1) === 1
}
