import { animateDeadEnds, raisedMark, raisedOf } from '../../../common/animated-dead.ts'
import { defineAction } from '../../../core/action.ts'
import { newCreature } from '../../../core/creature.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { type ProcedureOf, roll, rollOne } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Creature } from '../../../core/state/creature.ts'
import type { Timer } from '../../../core/state/due.ts'
import { counted, listed } from '../../../core/words.ts'
import { type CastResult, type SpellAtWork, secondsOf } from './conditions.ts'

const rule = 'DLV-SPELL-01'

/** Animates one undead per level, d6 HP each, on the caster's side. Rule DLV-SPELL-01. */
export function* animate(situation: Situation, working: SpellAtWork): ProcedureOf<CastResult> {
  const { caster, level } = working
  const dice = yield* roll('HP of the undead', 6, Math.max(1, level))
  const first = situation.nextId
  const raised = dice.map((hp, at) => raisedBy(caster, `c${first + at}`, at + 1, hp))
  const now = situation.clock.seconds
  const timer: Timer = {
    id: `t${first + dice.length}`,
    kind: 'spell',
    title: 'Animate Dead',
    bearer: caster.id,
    from: now,
    next: now + secondsOf(working),
    rule,
    due: {
      action: 'delve.release',
      input: {},
      title: 'The raised dead are let go',
      why: `Animate Dead by ${caster.name} is over`,
      rule,
      when: 'now',
      who: [caster.id],
      must: false,
    },
  }
  return {
    says: `${counted(level, 'undead rises', 'undead rise')}`,
    tone: caster.side === 'foes' ? 'bad' : 'good',
    why: dice.map((hp, at) => ({ name: `Undead ${at + 1}`, value: `${hp} HP`, rule })),
    effects: [
      ...raised.map((creature): Effect => ({ do: 'join', creature })),
      { do: 'timer', timer },
    ],
  }
}

function raisedBy(caster: ReadonlyCreature, id: string, number: number, hp: number): Creature {
  const values = { hp, maxHp: hp, str: 10, dex: 10, wil: 10, dr: 0 }
  return {
    ...newCreature(id, `${caster.name}’s undead ${number}`, 'monster', values),
    side: caster.side,
    tags: { undead: true },
    conditions: { [raisedMark]: { rule } },
    attacks: {
      claw: { id: 'claw', name: 'claw', count: 1, dice: 'd6', notes: '', joins: 'first' },
    },
    attackOrder: ['claw'],
  }
}

const ends = {
  hostile: 'turn on everybody',
  dust: 'fall to dust',
  permanent: 'serve for good',
} as const

/** The end of the raised dead's service. Rule DLV-SPELL-01. */
export const release = defineAction({
  id: 'delve.release',
  title: 'The raised dead are let go',
  rule,
  phase: 'check',
  slot: 'spell',
  needs: [],
  finds: 'animate dead end undead hostile dust servants',
  asks: {},
  plan(situation) {
    const raised = raisedOf(situation)
    return raised.length === 0
      ? refusal('No raised dead are on the table: cast Animate Dead first.')
      : { raised, names: listed(raised.map(({ name }) => name)) }
  },
  preview: ({ names }) => ({
    ...plain(`A d6 for ${names}`),
    chances: [
      { says: ends.hostile, chance: 3 / 6, tone: 'bad' },
      { says: ends.dust, chance: 2 / 6, tone: 'plain' },
      { says: ends.permanent, chance: 1 / 6, tone: 'good' },
    ],
  }),
  *run({ raised, names }, _situation, at) {
    const face = yield* rollOne('end of the spell', 6)
    const { result } = animateDeadEnds(face)
    return line(at, {
      rule,
      what: `Animate Dead is over: ${names}`,
      says: `They ${ends[result]}`,
      tone: result === 'hostile' ? 'bad' : result === 'dust' ? 'plain' : 'good',
      who: raised.map(({ id }) => id),
      total: face,
      effects: [
        ...raised.flatMap(({ id, side }): Effect[] => {
          if (result === 'dust') return [{ do: 'leave', creature: id }]
          const off: Effect = { do: 'condition', creature: id, name: raisedMark, to: null }
          return result === 'hostile' && side !== 'foes'
            ? [off, { do: 'side', creature: id, side: 'foes' }]
            : [off]
        }),
        { do: 'settle action', action: 'delve.release' },
      ],
    })
  },
})
