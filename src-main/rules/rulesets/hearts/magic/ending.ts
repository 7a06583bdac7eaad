import { raisedOf } from '../../../common/animated-dead.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal, type Scope } from '../../../core/preview.ts'
import type { Situation } from '../../../core/situation.ts'
import { counted, listed } from '../../../core/words.ts'
import { gmOutcome } from '../../../gm/gm-outcome.ts'
import { clearConditions } from '../character.ts'
import { liftSpell } from './lasting.ts'
import { spellNamed, spellRows, type HeartsSpell } from './spells.ts'
import { holdingMark, releaseChances, releaseDead, servantMark } from './undead.ts'

/** Conditions that a spell leaves behind when it is over. */
const left: readonly string[] = ['dead', servantMark]

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
  prefill(situation) {
    const [first] = running(situation)
    return first ? { spell: first.name } : {}
  },
  plan(situation, { spell: name, undead }) {
    const open = running(situation)
    const raised = raisedOf(situation).length > 0
    const scope: Readonly<Record<string, Scope>> = {
      ...(open.length > 0 ? { spell: { of: open.map((one) => one.name) } } : {}),
      ...(raised || name !== 'Animate Dead' ? { undead: { idle: true } } : {}),
    }
    const spell = spellNamed(name)
    if (!spell) return refusal('Choose which spell ends.', { scope })
    const { marked, timers, dues } = runningOf(situation, spell)
    if (!isRunning({ marked, timers, dues }))
      return refusal(`No ${name} is running: cast it first, or choose another spell.`, { scope })
    const names = listed(marked.map((one) => one.name))
    return { spell, undead, marked, names, timers, dues, scope }
  },
  preview: ({ spell: { name }, names, scope }, situation) => ({
    ...plain(
      `${name} ends${names ? ` for ${names}` : ''}`,
      [],
      [{ name: 'The GM says when', value: name, rule: 'E-HRT-12' }],
    ),
    scope,
    ...(name === 'Animate Dead' ? { chances: releaseChances(situation) } : {}),
  }),
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

/** Spells that may be ended, in the order of the list. */
function running(situation: Situation): HeartsSpell[] {
  return lasting.filter((one) => isRunning(runningOf(situation, one)))
}

/** Creatures, timers and dues that a spell still has. */
function runningOf({ creatures, timers, dues }: Situation, { rule }: HeartsSpell) {
  return {
    marked: Object.values(creatures).filter(({ conditions }) =>
      Object.entries(conditions).some(([name, to]) => to.rule === rule && !left.includes(name)),
    ),
    timers: Object.values(timers).filter((timer) => timer.rule === rule),
    dues: Object.values(dues).filter((due) => due.rule === rule),
  }
}

function isRunning(running: ReturnType<typeof runningOf>): boolean {
  return Object.values(running).some(({ length }) => length > 0)
}
