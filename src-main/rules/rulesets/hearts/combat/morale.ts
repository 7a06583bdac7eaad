import { defineAction, type Preview } from '../../../core/action.ts'
import {
  keepMorale,
  lossesOf,
  moraleAsk,
  moraleDue,
  moraleKnown,
  moraleMissing,
  moraleReasons,
  routed,
  standingOf,
  testedFor,
  typedMorale,
} from '../../../common/morale.ts'
import { figuresOf, type RuleId, type Step } from '../../../core/outcome.ts'
import { choose, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { plain, previewTrial, refusal, runTrial, type Trial } from '../../../common/trial.ts'
import { moraleToWil, type MoraleGap } from '../conversion.ts'
import { moraleGap } from '../house-rules/conversion.ts'
import { morale as moraleRule } from '../house-rules/morale.ts'

/** The undead and the players' own are exempt from morale. Rule HRTX-MOR-02. */
export function mayBreak(creature: ReadonlyCreature): boolean {
  return (
    creature.kind !== 'character' && !creature.tags.undead && !('raised' in creature.conditions)
  )
}

interface Nerve {
  trial: Trial
  reading: string
  who: ReadonlyCreature
  /** The score was typed: the band keeps it. */
  typed?: number
}

interface Exempt {
  says: string
  /** True when the band has no score, so that the GM may type one. */
  scoreless?: true
  rule?: RuleId
}

function nerveOf(situation: Situation, group: string, typed?: string): Nerve | Exempt {
  const standing = standingOf(situation, group)
  const name = situation.groups[group]?.name ?? 'They'
  if (standing.length === 0) return { says: `${name}: nobody is left standing to check.` }
  const reading = houseRule<string>(situation, moraleRule)
  const who = standing.find((creature) => mayBreak(creature) && scoreOf(creature))
  if (who) return nerve(situation, who, reading)
  if (!standing.some(mayBreak))
    return {
      says: `${name}: no morale check, as the undead and player characters are exempt.`,
      rule: 'HRTX-MOR-02',
    }
  const [first] = standing.filter(mayBreak)
  const score = typedMorale(typed)
  if (!first || score === null)
    return { says: `${name} have no morale score. Type one, 2 to 12.`, scoreless: true }
  const scored = { ...first, values: { ...first.values, morale: score } }
  return { ...nerve(situation, scored, reading), typed: score }
}

function scoreOf(creature: ReadonlyCreature): { value: number; kind: 'bx' | 'rout' } | null {
  if (creature.values.rout !== undefined) return { value: creature.values.rout, kind: 'rout' }
  return creature.values.morale === undefined ? null : { value: creature.values.morale, kind: 'bx' }
}

/** How a score is checked under the campaign's reading. Rules HRT-MOR-01, HRTX-MOR-03, HRTX-MOR-09. */
function nerve(situation: Situation, who: ReadonlyCreature, reading: string): Nerve | Exempt {
  const score = scoreOf(who) ?? { value: 0, kind: 'bx' as const }
  const base = {
    label: '2d6',
    count: 2,
    sides: 6,
    scoreName: 'Morale',
    success: 'Holds',
    failure: 'Flees',
  }
  if (reading === 'd20UnderWil') {
    const gap = houseRule<MoraleGap>(situation, moraleGap)
    const { wil } = moraleToWil({ morale: score.value, options: { moraleGap: gap } })
    if (wil === null)
      return {
        says: `Morale ${score.value} has no WIL in the table. Change that house rule, or the score.`,
      }
    return {
      who,
      reading,
      trial: {
        ...base,
        label: 'd20',
        count: 1,
        sides: 20,
        score: wil,
        scoreName: 'WIL',
        way: 'under',
        rule: 'HRT-CAIRN-06',
      },
    }
  }
  const rout = reading === 'allRout' || (reading === 'mosaic+bx' && score.kind === 'rout')
  const way = rout ? 'under' : 'at or under'
  const rule: RuleId = rout ? 'HRTX-MOR-03' : 'HRT-MOR-01'
  return { who, reading, trial: { ...base, score: score.value, way, rule } }
}

/** Why it is asked, where people were lost. Rule HRTX-MOR-01. */
function reasonsFor(situation: Situation, id: string): string[] {
  const strength = situation.groups[id]?.strength ?? 0
  return moraleReasons(strength, 0, lossesOf(situation, id))
}

function reasonSteps(situation: Situation, id: string): Step[] {
  const last = reasonsFor(situation, id).at(-1)
  return last ? [{ name: 'Asked for', value: last, rule: 'HRTX-MOR-01' }] : []
}

export const morale = defineAction({
  id: 'hearts.morale',
  title: 'Morale',
  rule: 'HRT-MOR-01',
  phase: 'fight',
  slot: 'morale',
  needs: ['morale'],
  finds: 'flee rout break nerve',
  asks: { group: { kind: 'group', title: 'Who' }, score: moraleAsk },
  preview(situation, { group, score }, at) {
    const found = nerveOf(situation, group, score)
    if ('says' in found && found.scoreless)
      return moraleMissing(situation.groups[group]?.name ?? 'They')
    if ('says' in found)
      return moraleKnown({
        ...refusal(found.says),
        why: found.rule ? [{ name: 'Exempt', value: 'never checks', rule: found.rule }] : [],
      })
    const known = found.typed === undefined ? moraleKnown : (preview: Preview) => preview
    if (found.reading === 'gmOnly' && !at.ruling.override)
      return known(
        plain(
          'You decide: hold or flee',
          [],
          [{ name: 'House rule', value: 'the GM decides', rule: 'E-HRT-07' }],
        ),
      )
    return known(previewTrial(found.trial, at.ruling))
  },
  *run(situation, { group, score }, at) {
    const found = nerveOf(situation, group, score)
    const band = situation.groups[group]
    const name = band?.name ?? 'nobody'
    if ('says' in found)
      return {
        rule: 'HRT-MOR-01',
        what: `Morale, ${name}`,
        says: found.says,
        tone: 'plain',
        who: [],
        why: [],
        effects: [],
      }
    const decided = found.reading === 'gmOnly' && !at.ruling.override
    const tried = decided ? yield* gmDecides() : yield* runTrial(found.trial, at.ruling)
    const standing = standingOf(situation, group).filter(mayBreak)
    return {
      rule: found.trial.rule,
      what: `Morale ${found.trial.score}, ${name}`,
      says: tried.success ? 'They hold' : 'They flee',
      tone: tried.success ? 'bad' : 'good',
      who: standing.map(({ id }) => id),
      ...figuresOf(tried),
      ...(at.ruling.secret ? { secret: true } : {}),
      why: [...reasonSteps(situation, group), ...tried.why],
      effects: [
        ...(found.typed === undefined ? [] : keepMorale(standing, found.typed)),
        ...(tried.success ? [] : routed(standing, 'HRT-MOR-01')),
        ...(band ? testedFor(band, reasonsFor(situation, group)) : []),
        { do: 'settle', due: moraleDue(group) },
      ],
    }
  },
})

function* gmDecides(): ProcedureOf<{ success: boolean; total?: number; why: Step[] }> {
  const how = yield* choose('do they hold', ['they hold', 'they flee'])
  return {
    success: how === 'they hold',
    why: [{ name: 'House rule', value: 'the GM decides', rule: 'E-HRT-07' }],
  }
}
