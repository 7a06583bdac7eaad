import { refusal, type RefusedPreview } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { previewCheck, runCheck, type Check } from '../../../common/check.ts'
import { line } from '../../../core/line.ts'
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

interface MoraleCheck {
  trial: Check
  /** True when the GM has typed the score. */
  typed: boolean
  band: Situation['groups'][string]
  standing: ReadonlyCreature[]
}

/** Morale check of a group, by house rule only. Rules HBK-MOR-01, HBKX-GAP-03. */
function planMorale(
  situation: Situation,
  { group, score: said }: { group: string; score?: string | undefined },
): MoraleCheck | RefusedPreview {
  const band = situation.groups[group]
  const name = band?.name ?? 'They'
  if (!asInBx(situation))
    return {
      ...moraleKnown(
        refusal(
          'Monsters have no morale in this book: you say when they run. The house rule “Morale of monsters” adds it.',
        ),
      ),
      why: [{ name: 'Monsters', value: 'no morale', rule: 'HBK-MOR-01' }],
    }
  const standing = standingOf(situation, group).filter(mayBreak)
  if (!band || standing.length === 0)
    return moraleKnown(refusal(`${name}: nobody who stands ever checks.`))
  const own = standing.find(({ values }) => values.morale !== undefined)?.values.morale
  const score = own ?? typedMorale(said)
  if (score === null) return missingMorale(name)
  const trial: Check = {
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
  return { trial, typed: own === undefined, band, standing }
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
  plan: planMorale,
  preview({ trial, typed }, _situation, at) {
    const shown = previewCheck(trial, at.ruling)
    return typed ? shown : moraleKnown(shown)
  },
  *run({ trial, typed, band, standing }, situation, at) {
    const result = yield* runCheck(trial, at.ruling)
    const reasons = moraleReasons(band.strength, 0, lossesOf(situation, band.id))
    return line(at, {
      rule: 'HBKX-GAP-03',
      what: `Morale ${trial.score}, ${band.name}`,
      says: result.success ? 'They hold' : 'They flee',
      tone: result.success ? 'bad' : 'good',
      who: standing.map(({ id }) => id),
      ...figuresOf(result),
      why: result.why,
      effects: [
        ...(typed ? keepMorale(standing, trial.score) : []),
        ...(result.success ? [] : markFleeing(standing, 'HBKX-GAP-03')),
        ...testedFor(band, reasons),
        { do: 'settle', due: moraleDue(band.id) },
      ],
    })
  },
})

/** Dues for morale checks at the first loss and at half, by house rule only. Rule HBKX-GAP-03. */
export function moraleDues(before: Situation, after: Situation): Effect[] {
  if (!asInBx(after)) return []
  return shakenDues(before, after, {
    action: 'heartbreaker.morale',
    rule: 'HBKX-GAP-03',
    mayBreak,
  })
}
