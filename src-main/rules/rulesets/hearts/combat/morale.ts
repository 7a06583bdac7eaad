import {
  keepMorale,
  lossesOf,
  moraleAsk,
  moraleDue,
  moraleKnown,
  missingMorale,
  moraleReasons,
  markFleeing,
  standingOf,
  testedFor,
  typedMorale,
} from '../../../common/morale.ts'
import { shakenDues } from '../../../common/morale-triggers.ts'
import { previewCheck, runCheck, type Check, type CheckResult } from '../../../common/check.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, type Step } from '../../../core/outcome.ts'
import { plain, refusal, type Preview } from '../../../core/preview.ts'
import { choose, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { morale as moraleRule } from '../house-rules/combat.ts'
import { moraleGap } from '../house-rules/monsters.ts'
import { moraleToWil, type MoraleGap } from '../monsters/conversion.ts'

/** The undead and the players' own are exempt from morale. Rule HRTX-MOR-02. */
export function mayBreak(creature: ReadonlyCreature): boolean {
  return (
    creature.kind !== 'character' && !creature.tags.undead && !('raised' in creature.conditions)
  )
}

interface MoraleScore {
  value: number
  kind: 'bx' | 'rout'
}

function scoresOf({ values: { rout, morale } }: ReadonlyCreature): MoraleScore[] {
  if (rout !== undefined) return [{ value: rout, kind: 'rout' }]
  return morale === undefined ? [] : [{ value: morale, kind: 'bx' }]
}

/** Check of a score under the campaign's reading; null for a morale without a WIL. Rules HRT-MOR-01, HRTX-MOR-03, HRTX-MOR-09. */
function moraleTrial(
  situation: Situation,
  { value, kind }: MoraleScore,
  reading: string,
): Check | null {
  const ends = { success: 'Holds', failure: 'Flees' }
  if (reading === 'd20UnderWil') {
    const gap = houseRule<MoraleGap>(situation, moraleGap)
    const { wil } = moraleToWil({ morale: value, options: { moraleGap: gap } })
    const d20 = { label: 'd20', count: 1, sides: 20 }
    return wil === null
      ? null
      : { ...d20, ...ends, score: wil, scoreName: 'WIL', way: 'under', rule: 'HRT-CAIRN-06' }
  }
  const rout = reading === 'allRout' || (reading === 'mosaic+bx' && kind === 'rout')
  return {
    ...ends,
    label: '2d6',
    count: 2,
    sides: 6,
    score: value,
    scoreName: 'Morale',
    ...(rout ? { way: 'under', rule: 'HRTX-MOR-03' } : { way: 'at or under', rule: 'HRT-MOR-01' }),
  }
}

const gmStep: Step = { name: 'House rule', value: 'the GM decides', rule: 'E-HRT-07' }

export const morale = defineAction({
  id: 'hearts.morale',
  title: 'Morale',
  rule: 'HRT-MOR-01',
  phase: 'fight',
  slot: 'morale',
  needs: ['morale'],
  finds: 'flee rout break nerve',
  asks: { group: { kind: 'group', title: 'Who' }, score: moraleAsk },
  plan(situation, { group: id, score: typed }, at) {
    const group = situation.groups[id]
    const name = group?.name ?? 'They'
    const standing = standingOf(situation, id)
    if (!group || standing.length === 0)
      return moraleKnown(refusal(`${name}: nobody is left standing to check.`))
    const members = standing.filter(mayBreak)
    if (members.length === 0)
      return moraleKnown({
        ...refusal(`${name}: no morale check, as the undead and player characters are exempt.`),
        why: [{ name: 'Exempt', value: 'never checks', rule: 'HRTX-MOR-02' }],
      })
    const [own] = members.flatMap(scoresOf)
    const value = typedMorale(typed)
    if (!own && value === null) return missingMorale(name)
    const score = own ?? { value: value ?? 0, kind: 'bx' as const }
    const reading = houseRule<string>(situation, moraleRule)
    const trial = moraleTrial(situation, score, reading)
    if (!trial)
      return moraleKnown(
        refusal(
          `Morale ${score.value} has no WIL in the table. Change that house rule, or the score.`,
        ),
      )
    return {
      group,
      members,
      trial,
      byGm: reading === 'gmOnly' && !at.ruling.override,
      reasons: moraleReasons(group.strength, 0, lossesOf(situation, id)),
      typed: own ? null : score.value,
    }
  },
  preview({ trial, byGm, typed }, _situation, { ruling }) {
    const shown: Preview = byGm
      ? plain('You decide: hold or flee', [], [gmStep])
      : previewCheck(trial, ruling)
    return typed === null ? moraleKnown(shown) : shown
  },
  *run({ group, members, trial, byGm, reasons, typed }, _situation, at) {
    const result = byGm ? yield* decideMorale() : yield* runCheck(trial, at.ruling)
    const last = reasons.at(-1)
    return line(at, {
      rule: trial.rule,
      what: `Morale ${trial.score}, ${group.name}`,
      says: result.success ? 'They hold' : 'They flee',
      tone: result.success ? 'bad' : 'good',
      who: members.map(({ id }) => id),
      ...figuresOf(result),
      why: [
        ...(last ? [{ name: 'Asked for', value: last, rule: 'HRTX-MOR-01' as const }] : []),
        ...result.why,
      ],
      effects: [
        ...(typed === null ? [] : keepMorale(members, typed)),
        ...(result.success ? [] : markFleeing(members, 'HRT-MOR-01')),
        ...testedFor(group, reasons),
        { do: 'settle', due: moraleDue(group.id) },
      ],
    })
  },
})

function* decideMorale(): ProcedureOf<CheckResult> {
  const how = yield* choose('do they hold', ['they hold', 'they flee'])
  return { success: how === 'they hold', why: [gmStep] }
}

/** Calls for morale at the first casualty and at half lost. Rules HRTX-MOR-01, HRTX-MOR-02. */
export function callForMorale(before: Situation, after: Situation): Effect[] {
  if (houseRule<string>(after, moraleRule) === 'gmOnly') return []
  return shakenDues(before, after, { action: 'hearts.morale', rule: 'HRTX-MOR-01', mayBreak })
}
