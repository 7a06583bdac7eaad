import { defineAction } from '../../../core/action.ts'
import { aboutAsk, whomAsk } from '../../../gm/cast-asks.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { defaultSpellLevel } from '../house-rules/magic.ts'
import { line } from '../line.ts'
import { casting, effectDue } from './casting.ts'
import { spellNamed, spellNames } from './rows.ts'
import { work } from './work.ts'
import type { SpellAtWork } from './working.ts'
import { concerned, targetsOf } from './targets.ts'

/** Resolves a spell begun earlier in the round, in the last phase. Rule DLV-INIT-02. */
export const effect = defineAction({
  id: 'delve.effect',
  title: 'The spell takes effect',
  rule: 'DLV-INIT-02',
  phase: 'fight',
  slot: 'spell',
  needs: ['wil'],
  finds: 'magic effect phase spell end of round',
  asks: {
    caster: { kind: 'creature', title: 'Who cast' },
    power: { kind: 'choice', title: 'Spell', of: spellNames },
    level: { kind: 'number', title: 'Level (0: the default)', min: 0, max: 9, default: 0 },
    targets: whomAsk,
    blood: { kind: 'switch', title: 'Paid in blood (Augury)', default: false },
    about: aboutAsk,
  },
  preview(situation, input) {
    const made = workingOf(situation, input)
    if (!made) return refusal('Choose who cast, and which spell.')
    const names = made.targets.map(({ name }) => name)
    return plain(
      `${made.spell.name}, level ${made.level}${names.length > 0 ? ` on ${listed(names)}` : ''}`,
      [],
      [{ name: made.spell.name, value: made.spell.says, rule: made.spell.rule }],
    )
  },
  *run(situation, input, at) {
    const made = workingOf(situation, input)
    if (!made) return line(at, { rule: 'DLV-INIT-02', what: 'A spell', says: 'Nothing happens' })
    const worked = yield* work(situation, made, at.ruling)
    const over: Effect[] = [
      { do: 'settle', due: effectDue(made.caster.id) },
      { do: 'mark', creature: made.caster.id, mark: casting, on: false },
    ]
    return line(at, {
      rule: made.spell.rule,
      what: `${made.spell.name}, ${made.caster.name}, level ${made.level}`,
      says: worked.says,
      tone: worked.tone,
      who: concerned(made.caster, made.targets),
      ...(worked.secret ? { secret: true } : {}),
      why: worked.why,
      effects: [...worked.effects, ...over],
    })
  },
})

interface Told {
  caster: string
  power: string
  level: number
  targets?: readonly string[] | undefined
  blood: boolean
  about?: string | undefined
}

function workingOf(situation: Situation, told: Told): SpellAtWork | null {
  const caster = situation.creatures[told.caster]
  const spell = spellNamed(told.power)
  if (!caster || !spell) return null
  const level = told.level || houseRule<number>(situation, defaultSpellLevel)
  const targets = targetsOf(situation, caster, spell, level, told.targets ?? [])
  return { caster, spell, level, targets, blood: told.blood, about: told.about ?? '' }
}
