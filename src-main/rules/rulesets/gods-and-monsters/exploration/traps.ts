import { takeHarm } from '../../../borrowing/harm.ts'
import { isRefusal, refusal } from '../../../core/preview.ts'
import { readAmount } from '../../../dice/read-notation.ts'
import { prefillTrapHarm } from '../../../sites/trap-here.ts'
import { livingCreature, testAction } from '../checks/actions.ts'
import { difficultyNames, difficultyTerm, fieldBonusTerm } from '../checks/figures.ts'
import { creatureTest } from '../checks/trial.ts'
import { damage } from '../harm/damage.ts'
import { outdoorModifier, speedNames, speeds } from '../travel/movement.ts'

/** Inputs of the damage procedure besides target and amount. */
const damageInput = { injuries: 0, verve: 'as the rule has it', phantasm: false }

const against = ['perception', 'evasion'] as const

/** A trap or a hidden thing seen in passing, or sprung: the faster they go, the worse. Rules GAM-MOV-03 to GAM-MOV-05. */
export const trap = testAction({
  id: 'gods-and-monsters.trap',
  title: 'Trap in the way',
  rule: 'GAM-MOV-04',
  phase: 'dungeon',
  slot: 'trap',
  needs: [...against],
  finds: 'trap notice avoid hidden ambush pit speed perception evasion reaction',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    by: {
      kind: 'choice',
      title: 'They notice by, or avoid by',
      of: against,
      default: 'perception',
    },
    speed: { kind: 'choice', title: 'Going at', of: speedNames, default: 'explore' },
    open: {
      kind: 'switch',
      title: 'On open, safe ground',
      default: false,
      also: ['outdoors', 'outside', 'road'],
    },
    difficulty: { kind: 'choice', title: 'It is', of: difficultyNames, default: 'Difficult' },
    bonus: { kind: 'number', title: 'Field bonus', min: 0, max: 30, default: 0 },
    harm: { kind: 'notation', title: 'Harm, where it strikes', default: '1d6' },
  },
  prefill: prefillTrapHarm('harm'),
  plan(situation, { who, by, speed, open, difficulty, bonus, harm }, at) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    const read = readAmount(harm)
    if ('says' in read)
      return refusal(`“${harm}” is no amount of harm: ${read.says}. Write 4 or 1d6.`)
    const [clear, caught] =
      by === 'perception'
        ? ['Sees it in time', 'Walks into it']
        : ['Gets clear of it', 'It strikes']
    const hurry = open ? outdoorModifier(speed, 'reactions') : speeds[speed].reactions
    return {
      who: [creature],
      name: creature.name,
      test: creatureTest(creature, situation, by, {
        rule: 'GAM-MOV-04',
        success: clear,
        failure: caught,
        terms: [
          difficultyTerm(difficulty),
          { name: `Speed, ${speed}`, value: hurry, rule: open ? 'GAM-MOV-05' : 'GAM-MOV-04' },
          fieldBonusTerm(bonus),
        ],
      }),
      why: [
        { name: speed, value: 'what it does to reactions', rule: speeds[speed].rule },
        at.ruleset.borrower?.harm.says(situation) ?? {
          name: 'Its harm',
          value: `${harm} of damage`,
          rule: 'GAM-SUR-12',
        },
      ],
      *ends({ success }) {
        if (success) return { says: clear }
        const struck = yield* takeHarm(
          situation,
          { creature, amount: harm, damage, input: damageInput },
          at,
          at.ruleset.borrower,
        )
        return { says: `${caught}: ${struck.says}`, why: struck.why, effects: struck.effects }
      },
    }
  },
})
