import { difficulties, difficultyNames } from '../checks/figures.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, tested } from '../checks/trial.ts'
import { outdoors, speedNames, speeds } from '../movement/speeds.ts'
import { living, testing } from '../reckoning.ts'

const against = ['perception', 'evasion'] as const

/** A trap or a hidden thing seen in passing, or sprung: the faster they go, the worse. Rules GAM-MOV-03 to GAM-MOV-05. */
export const trap = testing({
  id: 'gods-and-monsters.trap',
  title: 'Trap in the way',
  rule: 'GAM-MOV-04',
  phase: 'dungeon',
  slot: 'trap',
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
  },
  try(situation, { who, by, speed, open, difficulty, bonus }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    const hurry = open ? outdoors(speed, 'reactions') : speeds[speed].reactions
    return {
      who: [creature],
      name: creature.name,
      test: tested(
        by,
        [
          scoreTerm(creature, by),
          { name: difficulty, value: difficulties[difficulty], rule: 'GAM-CTS-12' },
          { name: `Speed, ${speed}`, value: hurry, rule: open ? 'GAM-MOV-05' : 'GAM-MOV-04' },
          { name: 'Field bonus', value: bonus, rule: 'GAM-CTS-13' },
          ...burdens(creature, situation, by),
        ],
        {
          rule: 'GAM-MOV-04',
          success: by === 'perception' ? 'Sees it in time' : 'Gets clear of it',
          failure: by === 'perception' ? 'Walks into it' : 'It strikes',
        },
      ),
      why: [{ name: speed, value: 'what it does to reactions', rule: speeds[speed].rule }],
    }
  },
  ends: (_situation, { by }, { success }) => {
    if (by === 'perception') return { says: success ? 'Sees it in time' : 'Walks into it' }
    return { says: success ? 'Gets clear of it' : 'It strikes' }
  },
})
