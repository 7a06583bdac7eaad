import type { Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { counted } from '../../../core/words.ts'
import type { Casting, SpellResult } from './casting.ts'
import { augury, spellScale } from './spells.ts'

/** A hidden die for each answer; each HP of blood makes one sure. Rules HRT-SPELL-02, E-HRT-23. */
export function* askAugury({
  spell,
  caster,
  mana,
  blood,
  about,
}: Casting): ProcedureOf<SpellResult> {
  const questions = spellScale('Augury', mana).questions ?? 0
  const why: Step[] = [
    { name: 'Questions', value: questions, rule: 'HRT-MAG-05' },
    ...(blood > 0
      ? [
          {
            name: 'Blood',
            value: `${blood} HP for as many sure answers`,
            rule: 'E-HRT-23' as const,
          },
        ]
      : []),
  ]
  const answers: boolean[] = []
  for (let at = 1; at <= questions; at++) {
    const sure = at <= blood
    const die = sure ? 0 : yield* rollOne(`answer ${at}`, 6)
    const { truthful } = augury(die, sure ? 1 : 0)
    answers.push(truthful)
    const how = sure ? 'sure' : `d6 ${die}`
    why.push({
      name: `Answer ${at}`,
      value: `${truthful ? 'true' : 'false'}, ${how}`,
      rule: spell.rule,
    })
  }
  const said = answers.map((truthful) => (truthful ? 'true' : 'false')).join(', ')
  return {
    says: `${counted(questions, 'answer')}: ${said || 'none'}${about ? ` (${about})` : ''}`,
    tone: 'plain',
    secret: true,
    why,
    effects:
      blood > 0 ? [{ do: 'change', creature: caster.id, field: 'hp', by: -blood, min: 0 }] : [],
  }
}

/** A d6 of questions; how long dead by the Mana. Rules HRT-SPELL-15, HRT-SPELL-21, E-HRT-14. */
export function* speakWithDead({ spell, mana, about }: Casting): ProcedureOf<SpellResult> {
  const questions = yield* rollOne('questions d6', 6)
  const most = spellScale('Speak with Dead', mana).maxDead ?? ''
  return {
    says: `${counted(questions, 'question')}${about ? ` to ${about}` : ''}, dead for ${most} at most`,
    tone: 'good',
    total: questions,
    why: [
      { name: 'Questions', value: questions, rule: spell.rule },
      { name: 'Dead for at most', value: most, rule: 'HRT-SPELL-21' },
      ...(mana > 6
        ? [{ name: 'Above 6 Mana', value: 'still 1000 years', rule: 'E-HRT-14' as const }]
        : []),
      { name: 'Its mood', value: 'a reaction may decide it; it may bargain', rule: 'HRT-REACT-01' },
    ],
    effects: [],
  }
}
