import { compact } from '../../../common/compact.ts'
import { previewCheck, type Check } from '../../../common/check.ts'
import { defineAction } from '../../../core/action.ts'
import type { InputOf } from '../../../core/asks.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, type Step, step } from '../../../core/outcome.ts'
import { isRefusal, refusal, type RefusedPreview } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { bidderOf, runTest } from '../checks/trial.ts'
import { spellRetry } from '../house-rules/advancement.ts'
import { spellCompatibility, spellMojo } from './levels.ts'
import { studiedSpells } from './offered-names.ts'
import { spellSkill } from '../sheet/lists.ts'
import { payment, type Payment } from './prices.ts'
import { personKinds } from '../../../core/state/creature.ts'

const asks = {
  who: {
    kind: 'creature',
    role: 'actor',
    title: 'Which sorceror',
    side: 'party',
    only: personKinds,
    having: 'sorceror',
  },
  name: { kind: 'text', title: 'Spell', max: 80, optional: true },
  level: { kind: 'number', title: 'Its level', min: 1, max: 30, default: 1 },
  archetypal: {
    kind: 'number',
    title: 'Archetypal mojo spent on it',
    min: 0,
    max: 999,
    default: 0,
  },
  again: { kind: 'switch', title: 'Tried before, at a lower level', default: false },
} as const
type Spell = InputOf<typeof asks>

/** Rules GAM-ADV-23, GAM-ADV-26, GAM-AMB-22. */
function priceOf(situation: Situation, { level, again }: Spell): number {
  if (!again) return spellMojo(level)
  return houseRule<string>(situation, spellRetry) === 'level' ? 2 * level : 2
}

/**
 * True when archetypal mojo is enough to write the spell into the book at once. Rules GAM-ADV-23, GAM-ADV-24.
 */
const inscribed = ({ archetypal, level }: Spell): boolean => archetypal >= level

const nameOf = ({ name, level }: Spell): string => name?.trim() || `A spell of level ${level}`

/** Payment for the spell; archetypal mojo never comes from study. Rules GAM-PRM-01, GAM-ADV-23. */
function paidFor(
  situation: Situation,
  creature: ReadonlyCreature,
  spell: Spell,
): Payment | RefusedPreview {
  const project = inscribed(spell) ? null : nameOf(spell)
  return payment(creature, priceOf(situation, spell), { project })
}

function trialOf(creature: ReadonlyCreature, { level, name }: Spell): Check {
  return {
    label: 'd20 reason',
    count: 1,
    sides: 20,
    score: spellCompatibility(creature.values.reason ?? 4, level) - (creature.values.injuries ?? 0),
    scoreName: `Reason + 6 − ${level}`,
    way: 'at or under',
    rule: 'GAM-ADV-25',
    success: `${name?.trim() || 'The spell'} is learned`,
    failure: 'It cannot be learned at this level',
  }
}

/** The sorceror with the mojo that is left once the spell is paid: they may bid it on the test. Rules GAM-MOJ-07, GAM-MOJ-08. */
function bidderAfter(
  creature: ReadonlyCreature,
  { mojo: paid }: Payment,
): ReturnType<typeof bidderOf> {
  const { mojo = 0 } = creature.values
  return bidderOf({ ...creature, values: { ...creature.values, mojo: mojo - paid } }, 'reason')
}

function componentStep(spell: Spell): Step {
  const times = spell.again ? 'five' : 'ten'
  return inscribed(spell)
    ? step('Paid with archetypal mojo', 'no components, inscribed at once', 'GAM-ADV-24')
    : {
        name: 'Components',
        value: `${times} times what a casting takes`,
        rule: spell.again ? 'GAM-ADV-26' : 'GAM-ADV-23',
      }
}

/** Learns a spell by a test of compatibility, for mojo. Rules GAM-ADV-23 to GAM-ADV-26. */
export const learnSpell = defineAction({
  id: 'gods-and-monsters.learn-spell',
  title: 'Learn a spell',
  rule: 'GAM-ADV-25',
  phase: 'town',
  slot: 'skill',
  needs: ['mojo'],
  finds: 'sorceror spell research compatibility inscribe mojo components retry',
  asks,
  plan(situation, spell) {
    const creature = situation.creatures[spell.who]
    if (!creature) return refusal('Choose a sorceror who learns the spell.')
    if ((creature.values.sorceror ?? 0) < 1)
      return refusal(`${creature.name} is no sorceror (GAM-ADV-23): choose one who is.`)
    const known = spell.name?.trim()
    if (known && `${spellSkill}${known}` in creature.skills)
      return refusal(`${creature.name} has learned ${known} already: choose another spell.`)
    const paid = paidFor(situation, creature, spell)
    return isRefusal(paid)
      ? refusal(paid.refuses, { scope: { name: { of: studiedSpells(creature) } } })
      : { creature, spell, paid, price: priceOf(situation, spell), trial: trialOf(creature, spell) }
  },
  preview({ creature, spell, paid, price, trial }, _situation, at) {
    const shown = previewCheck(trial, at.ruling)
    const cost: Step = step('Mojo', price, 'GAM-ADV-23')
    return {
      ...shown,
      why: [...shown.why, cost, ...paid.why, componentStep(spell)],
      scope: { name: { of: studiedSpells(creature) } },
    }
  },
  *run({ creature, spell, paid, price, trial }, _situation, at) {
    const named = nameOf(spell)
    const free = inscribed(spell)
    const result = free
      ? { success: true, why: [] }
      : yield* runTest({ trial, terms: [], ...bidderAfter(creature, paid) }, at.ruling)
    return line(at, {
      rule: free ? 'GAM-ADV-24' : 'GAM-ADV-25',
      what: `${creature.name}, ${named}`,
      says: result.success
        ? `Learned for ${price} mojo`
        : `Not to be learned at this level; ${price} mojo gone`,
      tone: result.success ? 'good' : 'bad',
      who: [spell.who],
      ...figuresOf(result),
      why: [...result.why, componentStep(spell)],
      effects: compact(
        ...paid.effects,
        result.success && {
          do: 'skill',
          creature: spell.who,
          skill: `Spell: ${named}`,
          to: spell.level,
        },
      ),
    })
  },
})
