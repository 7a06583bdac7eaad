import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { counted, listed } from '../../../core/words.ts'
import { gmOutcome } from '../../../gm/gm-outcome.ts'
import { clearConditions } from '../character.ts'
import { liftSpell } from './lasting.ts'
import { spellNamed, spellRows } from './spells.ts'
import { holdingMark, releaseDead } from './undead.ts'

const lasting = spellRows.filter(({ lasts }) => lasts !== undefined)

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
    spell: { kind: 'choice', title: 'Which spell', of: lasting.map(({ name }) => name) },
    undead: {
      kind: 'number',
      title: 'Undead away from the table (Animate Dead)',
      min: 0,
      max: 99,
      default: 1,
    },
  },
  plan(situation, { spell: name, undead }) {
    const spell = spellNamed(name)
    if (!spell) return refusal('Choose which spell ends.')
    const { rule } = spell
    const marked = Object.values(situation.creatures).filter(({ conditions }) =>
      Object.values(conditions).some((condition) => condition.rule === rule),
    )
    const timers = Object.values(situation.timers).filter((timer) => timer.rule === rule)
    const dues = Object.values(situation.dues).filter((due) => due.rule === rule)
    if (marked.length + timers.length + dues.length === 0)
      return refusal(`No ${name} is running: cast it first, or choose another spell.`)
    return { spell, undead, marked, names: listed(marked.map((one) => one.name)), timers, dues }
  },
  preview: ({ spell: { name }, names }) =>
    plain(
      `${name} ends${names ? ` for ${names}` : ''}`,
      [],
      [{ name: 'The GM says when', value: name, rule: 'E-HRT-12' }],
    ),
  *run({ spell, undead, marked, names, timers, dues }, situation) {
    const { name, rule } = spell
    const closing = name === 'Animate Dead' ? yield* releaseDead(situation, undead) : null
    const effects: Effect[] = [
      ...(closing?.effects ?? []),
      ...marked.flatMap((creature) =>
        closing ? clearConditions(creature, [holdingMark]) : liftSpell(creature, rule),
      ),
      ...timers.map(({ id }): Effect => ({ do: 'stop timer', timer: id })),
      ...dues.map(({ id }): Effect => ({ do: 'settle', due: id })),
    ]
    return gmOutcome(
      rule,
      `${name} ends`,
      closing?.says ?? (names ? `Over for ${names}` : `${counted(timers.length, 'timer')} stopped`),
      effects,
      {
        who: marked.map(({ id }) => id),
        tone: closing?.bad ? 'bad' : 'plain',
        why: closing?.why ?? [{ name: 'The GM says when', value: name, rule: 'E-HRT-12' }],
      },
    )
  },
})
