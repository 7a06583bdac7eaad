import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { previewTrial, refusal, runTrial, type Trial } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
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
import { figuresOf } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { shakenDues } from '../../../common/morale-triggers.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { monsterMorale } from '../house-rules/fight.ts'

/**
 * True for monsters and animals that check morale: not the undead, not the party’s own; hirelings have a
 * roll of their own. Rules HBK-MOR-01, HBK-HIRE-04.
 */
function mayBreak(creature: ReadonlyCreature): boolean {
  return (
    (creature.kind === 'monster' || creature.kind === 'animal') &&
    creature.side !== 'party' &&
    !creature.tags.undead
  )
}

function asInBx(situation: Situation): boolean {
  return houseRule<string>(situation, monsterMorale) === 'bx'
}

/** Morale check of a group, or the reason there is none. Rules HBK-MOR-01, HBKX-GAP-03. */
function trialOf(
  situation: Situation,
  group: string,
  typed?: string,
): { trial: Trial; typed: boolean } | { says: string; scoreless?: true } {
  const name = situation.groups[group]?.name ?? 'They'
  if (!asInBx(situation))
    return {
      says: 'Monsters have no morale in this book: you say when they run. The house rule “Morale of monsters” adds it.',
    }
  const steady = standingOf(situation, group).filter(mayBreak)
  if (steady.length === 0) return { says: `${name}: nobody who stands ever checks.` }
  const own = steady.find(({ values }) => values.morale !== undefined)?.values.morale
  const score = own ?? typedMorale(typed)
  if (score === null)
    return { says: `${name} have no morale score. Type one, 2 to 12.`, scoreless: true }
  const trial: Trial = {
    label: '2d6',
    count: 2,
    sides: 6,
    score,
    scoreName: 'Morale',
    way: 'at or under',
    rule: 'HBKX-GAP-03',
    success: 'Holds',
    failure: 'Flees',
  }
  return { trial, typed: own === undefined }
}

/** Morale check: 2d6 above the score and the group flees, by house rule only. Rule HBKX-GAP-03. */
export const morale = defineAction({
  id: 'heartbreaker.morale',
  title: 'Morale',
  rule: 'HBK-MOR-01',
  phase: 'fight',
  slot: 'morale',
  needs: [],
  finds: 'flee rout break nerve monsters',
  asks: { group: { kind: 'group', title: 'Who' }, score: moraleAsk },
  preview(situation, { group, score }, at) {
    const found = trialOf(situation, group, score)
    if (!('says' in found)) {
      const shown = previewTrial(found.trial, at.ruling)
      return found.typed ? shown : moraleKnown(shown)
    }
    if (found.scoreless) return moraleMissing(situation.groups[group]?.name ?? 'They')
    const refused = moraleKnown(refusal(found.says))
    return asInBx(situation)
      ? refused
      : { ...refused, why: [{ name: 'Monsters', value: 'no morale', rule: 'HBK-MOR-01' }] }
  },
  *run(situation, { group, score }, at) {
    const band = situation.groups[group]
    const found = trialOf(situation, group, score)
    if ('says' in found || !band)
      return line(at, {
        rule: 'HBK-MOR-01',
        what: 'Morale',
        says: 'says' in found ? found.says : 'Nobody checked',
      })
    const { trial, typed } = found
    const tried = yield* runTrial(trial, at.ruling)
    const standing = standingOf(situation, group).filter(mayBreak)
    const reasons = moraleReasons(band.strength, 0, lossesOf(situation, group))
    return line(at, {
      rule: 'HBKX-GAP-03',
      what: `Morale ${trial.score}, ${band.name}`,
      says: tried.success ? 'They hold' : 'They flee',
      tone: tried.success ? 'bad' : 'good',
      who: standing.map(({ id }) => id),
      ...figuresOf(tried),
      why: tried.why,
      effects: [
        ...(typed ? keepMorale(standing, trial.score) : []),
        ...(tried.success ? [] : routed(standing, 'HBKX-GAP-03')),
        ...testedFor(band, reasons),
        { do: 'settle', due: moraleDue(group) },
      ],
    })
  },
})

/** Dues for morale checks at the first loss and at half, by house rule only. Rule HBKX-GAP-03. */
export function nerves(before: Situation, after: Situation): Effect[] {
  if (!asInBx(after)) return []
  return shakenDues(before, after, {
    action: 'heartbreaker.morale',
    rule: 'HBKX-GAP-03',
    mayBreak,
  })
}
