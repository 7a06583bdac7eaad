import { initiativeDueBy } from '../../../common/initiative-due.ts'
import { round } from '../../../clock/clock.ts'
import { scoreOf } from '../../../common/abilities.ts'
import { foesOf, partyOf } from '../../../common/sides.ts'
import { isDown } from '../../../common/incapacitated.ts'
import { type AtTable, defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import type { RuleId, Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { CombatOrder } from '../../../core/ruleset/combat.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Fight } from '../../../core/state/fight.ts'
import { listed } from '../../../core/words.ts'
import { noFoesReason } from '../../../gm/fight/begin.ts'
import { cannotAct } from '../character/people.ts'
import {
  initiativeFrequency,
  initiativeWho,
  lateActs,
  multipleAttackers,
} from '../house-rules/fight.ts'
import { rollSave } from '../saves.ts'

/** Five phases; in each, those with initiative go first. Rules DLV-INIT-01 to DLV-INIT-03. */
export const order: CombatOrder = {
  rule: 'DLV-INIT-02',
  first: 'each',
  cannotAct,
  countsInOne: (situation) => houseRule<string>(situation, multipleAttackers) === 'highest',
  phases: [
    {
      id: 'cast',
      title: 'Magic cast',
      says: 'casters begin to read',
      rule: 'DLV-INIT-02',
      deeds: ['spell'],
    },
    {
      id: 'missile',
      title: 'Missiles',
      says: 'bows, slings, throws',
      rule: 'DLV-INIT-05',
      deeds: ['shot'],
    },
    {
      id: 'move',
      title: 'Move',
      says: 'all who did not shoot',
      rule: 'DLV-INIT-05',
      deeds: ['move'],
    },
    {
      id: 'melee',
      title: 'Melee',
      says: 'blows and manoeuvres',
      rule: 'DLV-ATK-01',
      deeds: ['blow'],
    },
    {
      id: 'effect',
      title: 'Magic takes effect',
      says: 'spells not lost',
      rule: 'DLV-INIT-02',
      deeds: [],
    },
  ],
  declarations: [
    { id: 'cast', title: 'Casts a spell', phase: 'cast', rule: 'DLV-INIT-02' },
    { id: 'shoot', title: 'Shoots or throws', phase: 'missile', rule: 'DLV-INIT-05' },
    { id: 'move', title: 'Moves', phase: 'move', rule: 'DLV-INIT-05' },
    { id: 'strike', title: 'Strikes', phase: 'melee', rule: 'DLV-ATK-01' },
  ],
}

/** Due initiative, which the GM may dismiss. */
export function initiativeDue(why: string, rule: RuleId): Effect {
  return initiativeDueBy('delve.initiative', why, rule)
}

type Placed = Record<string, 'before' | 'after'>

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
function* rollPlaces(
  situation: Situation,
  all: readonly ReadonlyCreature[],
  at: AtTable,
): ProcedureOf<{ placed: Placed; why: Step[] }> {
  const leader = houseRule<string>(situation, initiativeWho) === 'leader'
  const placed: Placed = {}
  const why: Step[] = []
  let led: Placed[string] | null = null
  for (const [place, creature] of all.entries()) {
    const sure = sureInitiative(creature)
    why.push(...sureSteps(creature))
    if (sure) placed[creature.id] = sure
    else if (leader && led) placed[creature.id] = led
    else {
      const label = `${place + 1}. ${creature.name}: DEX save`
      const rule: RuleId = leader ? 'E-DLV-16' : 'DLV-INIT-01'
      const result = yield* rollSave(situation, creature, 'DEX', at.ruling, { label, rule })
      why.push({ name: creature.name, value: result.success ? 'first' : 'after the foes', rule })
      why.push(...result.why)
      placed[creature.id] = led = result.success ? 'before' : 'after'
    }
  }
  for (const foe of foesOf(situation)) {
    const sure = sureInitiative(foe)
    why.push(...sureSteps(foe))
    if (sure) placed[foe.id] = sure
  }
  return { placed, why }
}

function settledFor(situation: Situation): boolean {
  return (
    situation.fight?.order !== undefined &&
    houseRule<string>(situation, initiativeFrequency) === 'perCombat'
  )
}

/** A DEX save each, for the order in every phase. Rules DLV-INIT-01, DLV-INIT-03, E-DLV-39. */
export const initiative = defineAction({
  id: 'delve.initiative',
  title: 'Initiative',
  rule: 'DLV-INIT-01',
  phase: 'fight',
  slot: 'initiative',
  needs: ['dex'],
  finds: 'fight start combat who goes first dex save',
  asks: {},
  plan(situation) {
    if (settledFor(situation))
      return refusal(
        'Initiative is saved for once a fight. End the fight first, or change the house rule to each round.',
      )
    const noFoes = noFoesReason(situation)
    if (noFoes) return refusal(noFoes)
    const all = savers(situation)
    return all.length === 0
      ? refusal('Nobody of the party stands: add somebody, or help them up.')
      : { all }
  },
  preview({ all }, situation) {
    const often = houseRule<string>(situation, initiativeFrequency)
    return plain(
      'A DEX save each: pass, and act before the foes in every phase',
      all.map((one) => ({ name: one.name, value: scoreOf(one, 'DEX'), rule: 'DLV-INIT-01' })),
      [
        { name: 'In every phase', value: 'those with initiative first', rule: 'DLV-INIT-03' },
        {
          name: 'How often',
          value: often === 'perCombat' ? 'once a fight' : 'each round',
          rule: 'E-DLV-39',
        },
        ...all.flatMap(sureSteps),
      ],
    )
  },
  *run({ all }, situation, at) {
    const { placed, why } = yield* rollPlaces(situation, all, at)
    const first = all.filter(({ id }) => placed[id] === 'before')
    const last = all.filter(({ id }) => placed[id] !== 'before')
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
        { do: 'fight', fight: fightInOrder(situation, placed) },
        ...lateEffects(situation, last),
        { do: 'settle action', action: 'delve.initiative' },
      ],
    })
  },
})

function fightInOrder(situation: Situation, placed: Placed): Fight {
  const { fight } = situation
  const at = fight?.phase ?? order.phases[0]?.id
  return {
    round: fight?.round ?? 1,
    order: placed,
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
function lateEffects(situation: Situation, last: readonly ReadonlyCreature[]): Effect[] {
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
