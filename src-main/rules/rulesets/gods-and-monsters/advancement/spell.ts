import { defineAction, type Action, type InputOf } from '../../../action.ts'
import { previewTrial, refusal, tryIt, type Trial } from '../../../house/trial.ts'
import { line } from '../../../line.ts'
import { figuresOf, type Step } from '../../../outcome.ts'
import { houseRule } from '../../../ruleset.ts'
import type { Situation } from '../../../situation.ts'
import { spellRetry } from '../house-rules/advancement.ts'
import type { Someone } from '../people.ts'
import { spellCompatibility, spellMojo } from './levels.ts'

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

/** Mojo enough of the right kind writes it into the book at once. Rules GAM-ADV-23, GAM-ADV-24. */
const inscribed = ({ archetypal, level }: Spell): boolean => archetypal >= level

function fault(situation: Situation, spell: Spell): string | null {
  const creature = situation.creatures[spell.who]
  if (!creature) return 'Choose a sorceror who learns the spell.'
  if ((creature.values.sorceror ?? 0) < 1)
    return `${creature.name} is no sorceror (GAM-ADV-23): choose one who is.`
  const price = priceOf(situation, spell)
  const { mojo = 0 } = creature.values
  return price > mojo
    ? `${creature.name} has ${mojo} mojo and it takes ${price}: study for the rest.`
    : null
}

function trialOf(creature: Someone, { level, name }: Spell): Trial {
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
    return { ...shown, why: [...shown.why, price, needed(spell)] }
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
    const paid = priceOf(situation, spell)
    const named = spell.name?.trim() || `A spell of level ${spell.level}`
    const free = inscribed(spell)
    const tried = free
      ? { success: true, why: [] }
      : yield* tryIt(trialOf(creature, spell), at.ruling)
    return line(at, {
      rule: free ? 'GAM-ADV-24' : 'GAM-ADV-25',
      what: `${creature.name}, ${named}`,
      says: tried.success
        ? `Learned for ${paid} mojo`
        : `Not to be learned at this level; ${paid} mojo gone`,
      tone: tried.success ? 'good' : 'bad',
      who: [spell.who],
      ...figuresOf(tried),
      why: [...tried.why, needed(spell)],
      effects: [
        { do: 'change', creature: spell.who, field: 'mojo', by: -paid, min: 0 },
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
