import { defineAction, type Action, type InputOf } from '../../../core/action.ts'
import { previewTrial, refusal, runTrial, type Trial } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, type Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { spellRetry } from '../house-rules/advancement.ts'
import { spellCompatibility, spellMojo } from './levels.ts'
import { payment, type Payment } from './paying.ts'

const asks = {
  who: { kind: 'creature', title: 'Which sorceror', side: 'party' },
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

function fault(situation: Situation, spell: Spell): string | null {
  const creature = situation.creatures[spell.who]
  if (!creature) return 'Choose a sorceror who learns the spell.'
  if ((creature.values.sorceror ?? 0) < 1)
    return `${creature.name} is no sorceror (GAM-ADV-23): choose one who is.`
  const paid = paidFor(situation, creature, spell)
  return typeof paid === 'string' ? paid : null
}

const nameOf = ({ name, level }: Spell): string => name?.trim() || `A spell of level ${level}`

/** Payment for the spell; archetypal mojo never comes from study. Rules GAM-PRM-01, GAM-ADV-23. */
function paidFor(situation: Situation, creature: ReadonlyCreature, spell: Spell): Payment | string {
  const project = inscribed(spell) ? null : nameOf(spell)
  return payment(creature, priceOf(situation, spell), { project })
}

function trialOf(creature: ReadonlyCreature, { level, name }: Spell): Trial {
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

function needed(spell: Spell): Step {
  const times = spell.again ? 'five' : 'ten'
  return inscribed(spell)
    ? {
        name: 'Paid with archetypal mojo',
        value: 'no components, inscribed at once',
        rule: 'GAM-ADV-24',
      }
    : {
        name: 'Components',
        value: `${times} times what a casting takes`,
        rule: spell.again ? 'GAM-ADV-26' : 'GAM-ADV-23',
      }
}

export const learnSpell: Action = defineAction({
  id: 'gods-and-monsters.learn-spell',
  title: 'Learn a spell',
  rule: 'GAM-ADV-25',
  phase: 'town',
  slot: 'skill',
  needs: ['mojo'],
  finds: 'sorceror spell research compatibility inscribe mojo components retry',
  asks,
  preview(situation, spell, at) {
    const creature = situation.creatures[spell.who]
    const why = fault(situation, spell)
    if (!creature || why) return refusal(why ?? 'Choose a sorceror who learns the spell.')
    const shown = previewTrial(trialOf(creature, spell), at.ruling)
    const price: Step = { name: 'Mojo', value: priceOf(situation, spell), rule: 'GAM-ADV-23' }
    const paid = paidFor(situation, creature, spell)
    const how = typeof paid === 'string' ? [] : paid.why
    return { ...shown, why: [...shown.why, price, ...how, needed(spell)] }
  },
  *run(situation, spell, at) {
    const creature = situation.creatures[spell.who]
    const why = fault(situation, spell)
    if (!creature || why)
      return line(at, {
        rule: 'GAM-ADV-25',
        what: 'No spell learned',
        says: why ?? 'Nobody is chosen.',
      })
    const price = priceOf(situation, spell)
    const paid = paidFor(situation, creature, spell)
    const named = nameOf(spell)
    const free = inscribed(spell)
    const tried = free
      ? { success: true, why: [] }
      : yield* runTrial(trialOf(creature, spell), at.ruling)
    return line(at, {
      rule: free ? 'GAM-ADV-24' : 'GAM-ADV-25',
      what: `${creature.name}, ${named}`,
      says: tried.success
        ? `Learned for ${price} mojo`
        : `Not to be learned at this level; ${price} mojo gone`,
      tone: tried.success ? 'good' : 'bad',
      who: [spell.who],
      ...figuresOf(tried),
      why: [...tried.why, needed(spell)],
      effects: [
        ...(typeof paid === 'string' ? [] : paid.effects),
        ...(tried.success
          ? [
              {
                do: 'skill' as const,
                creature: spell.who,
                skill: `Spell: ${named}`,
                to: spell.level,
              },
            ]
          : []),
      ],
    })
  },
})
