import type { Action } from '../../../core/action.ts'
import { takeHarm } from '../../../borrowing/harm.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { readAmount } from '../../../dice/read-notation.ts'
import { difficultyNames, difficultyTerm, fieldBonusTerm } from '../checks/figures.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, scoredTest } from '../checks/trial.ts'
import { damage } from '../harm/damage.ts'
import { outdoors, speedNames, speeds } from '../movement/speeds.ts'
import { living, testing } from '../reckoning.ts'

const against = ['perception', 'evasion'] as const

/** A trap or a hidden thing seen in passing, or sprung: the faster they go, the worse. Rules GAM-MOV-03 to GAM-MOV-05. */
export function trapping(gameOf: GameOf): Action {
  return testing({
    id: 'gods-and-monsters.trap',
    title: 'Trap in the way',
    rule: 'GAM-MOV-04',
    phase: 'dungeon',
    slot: 'trap',
    needs: [...against],
    finds: 'trap notice avoid hidden ambush pit speed perception evasion reaction',
    asks: {
      who: { kind: 'creature', title: 'Who', side: 'party' },
      by: {
        kind: 'choice',
        title: 'They notice by, or avoid by',
        of: against,
        default: 'perception',
      },
      speed: { kind: 'choice', title: 'Going at', of: speedNames, default: 'explore' },
      open: { kind: 'switch', title: 'On open, safe ground', default: false },
      difficulty: { kind: 'choice', title: 'It is', of: difficultyNames, default: 'Difficult' },
      bonus: { kind: 'number', title: 'Field bonus', min: 0, max: 30, default: 0 },
      harm: { kind: 'notation', title: 'Harm, where it strikes', default: '1d6' },
    },
    try(situation, { who, by, speed, open, difficulty, bonus, harm }) {
      const creature = living(situation, who)
      if ('refuses' in creature) return creature
      const read = readAmount(harm)
      if ('says' in read)
        return { refuses: `“${harm}” is no amount of harm: ${read.says}. Write 4 or 1d6.` }
      const hurry = open ? outdoors(speed, 'reactions') : speeds[speed].reactions
      return {
        who: [creature],
        name: creature.name,
        test: scoredTest(
          by,
          [
            scoreTerm(creature, by),
            difficultyTerm(difficulty),
            { name: `Speed, ${speed}`, value: hurry, rule: open ? 'GAM-MOV-05' : 'GAM-MOV-04' },
            fieldBonusTerm(bonus),
            ...burdens(creature, situation, by),
          ],
          {
            rule: 'GAM-MOV-04',
            success: by === 'perception' ? 'Sees it in time' : 'Gets clear of it',
            failure: by === 'perception' ? 'Walks into it' : 'It strikes',
          },
        ),
        why: [
          { name: speed, value: 'what it does to reactions', rule: speeds[speed].rule },
          gameOf(situation).borrower?.harm.says(situation) ?? {
            name: 'Its harm',
            value: `${harm} of damage`,
            rule: 'GAM-SUR-12',
          },
        ],
      }
    },
    *ends(situation, { who, by, harm }, { success }, at) {
      const clear = by === 'perception' ? 'Sees it in time' : 'Gets clear of it'
      const creature = situation.creatures[who]
      if (success || !creature) return { says: clear }
      const { borrower } = gameOf(situation)
      const struck = yield* takeHarm(
        situation,
        { creature, amount: harm, damage, input: own },
        at,
        borrower,
      )
      const caught = by === 'perception' ? 'Walks into it' : 'It strikes'
      return { says: `${caught}: ${struck.says}`, why: struck.why, effects: struck.effects }
    },
  })
}

/** Inputs of the damage procedure besides target and amount. */
const own = { injuries: 0, verve: 'as the rule has it', phantasm: false }
