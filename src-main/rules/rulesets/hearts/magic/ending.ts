import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { gmOutcome } from '../../../gm/gm-outcome.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { counted, listed } from '../../../core/words.ts'
import { lifted } from './lasting.ts'
import { spellNamed, spellRows, type HeartsSpell } from './rows.ts'
import { release } from './undead.ts'

const lasting = spellRows.filter(({ lasts }) => lasts !== undefined)
const names = lasting.map(({ name }) => name)

interface Under {
  marked: ReadonlyCreature[]
  timers: string[]
  due: string[]
}

/** Everybody and everything a spell still holds. */
function under(situation: Situation, spell: HeartsSpell): Under {
  return {
    marked: Object.values(situation.creatures).filter(({ conditions }) =>
      Object.values(conditions).some(({ rule }) => rule === spell.rule),
    ),
    timers: Object.values(situation.timers).flatMap(({ id, rule }) =>
      rule === spell.rule ? [id] : [],
    ),
    due: Object.values(situation.dues).flatMap(({ id, rule }) => (rule === spell.rule ? [id] : [])),
  }
}

/** A spell ends because the GM says so; the raised dead have their closing die. Rules HRT-MAG-08, HRT-SPELL-01. */
export const endSpell = defineAction({
  id: 'hearts.end-spell',
  title: 'End a spell',
  rule: 'HRT-MAG-08',
  phase: 'check',
  slot: 'spell',
  needs: [],
  finds: 'spell over stop dispel wake release undead animate',
  asks: {
    spell: { kind: 'choice', title: 'Which spell', of: names },
    undead: {
      kind: 'number',
      title: 'Undead away from the table (Animate Dead)',
      min: 0,
      max: 99,
      default: 1,
    },
  },
  preview(situation, { spell: name }) {
    const spell = spellNamed(name)
    if (!spell) return refusal('Choose which spell ends.')
    const { marked, timers, due } = under(situation, spell)
    if (marked.length + timers.length + due.length === 0)
      return refusal(`No ${name} is running: cast it first, or choose another spell.`)
    return plain(
      `${name} ends${marked.length > 0 ? ` for ${listed(marked.map((one) => one.name))}` : ''}`,
      [],
      [{ name: 'The GM says when', value: spell.name, rule: 'E-HRT-12' }],
    )
  },
  *run(situation, { spell: name, undead }) {
    const spell = spellNamed(name)
    if (!spell) return gmOutcome('HRT-MAG-08', 'End a spell', 'Nothing ends', [])
    const { marked, timers, due } = under(situation, spell)
    const closing = name === 'Animate Dead' ? yield* release(situation, undead) : null
    const effects: Effect[] = [
      ...(closing?.effects ?? []),
      ...(closing
        ? marked.flatMap(({ id, conditions }) =>
            'holds the dead' in conditions
              ? [{ do: 'condition' as const, creature: id, name: 'holds the dead', to: null }]
              : [],
          )
        : marked.flatMap((creature) => lifted(creature, spell.rule))),
      ...timers.map((timer): Effect => ({ do: 'stop timer', timer })),
      ...due.map((id): Effect => ({ do: 'settle', due: id })),
    ]
    return gmOutcome(
      spell.rule,
      `${spell.name} ends`,
      closing?.says ??
        (marked.length > 0
          ? `Over for ${listed(marked.map((one) => one.name))}`
          : `${counted(timers.length, 'timer')} stopped`),
      effects,
      {
        who: marked.map(({ id }) => id),
        tone: closing?.bad ? 'bad' : 'plain',
        why: closing?.why ?? [{ name: 'The GM says when', value: spell.name, rule: 'E-HRT-12' }],
      },
    )
  },
})
