import { newCreature } from '../../../rules/core/creature.ts'
import { openQuestion } from '../../../rules/gm/encounters/held.ts'
import { rulesetOf } from '../../../rules/registry.ts'
import { apply } from '../../apply.ts'
import type { Entry, Head } from '../../journal.ts'
import { command } from '../../testing/journal-table.ts'
import { firstHead, newState } from '../../state.ts'
import { context } from '../../testing/context.ts'
import { undo } from '../../undo.ts'
import type { PrintSources } from '../print-content.ts'

/** A HEARTS campaign that is played a line at a time, ten minutes of the evening each. */
export class PrintedEvening {
  head: Head
  entries: Entry[] = []

  constructor(name = 'The Drowned Belfry') {
    const ada = newCreature('c1', 'Ada Fenwick', 'character', { hp: 3, coins: 10 })
    const bo = newCreature('c2', 'Bo', 'character', { hp: 3, coins: 0 })
    const goblins = ['c3', 'c4'].map((id, at) =>
      newCreature(id, `Goblin ${at + 1}`, 'monster', { hp: 1 }),
    )
    this.head = firstHead('c', {
      ...newState(name, 'hearts', {}),
      creatures: Object.fromEntries([ada, bo, ...goblins].map((one) => [one.id, one])),
      party: ['c1', 'c2'],
      groups: { g: { id: 'g', name: 'Goblins', members: ['c3', 'c4'], strength: 2 } },
      encounter: {
        id: 'e',
        title: 'Two goblins',
        group: 'g',
        number: 2,
        from: 'by hand',
        attitude: 'unknown',
        foretold: false,
      },
      nextId: 5,
    })
  }

  does(action: string, input: Record<string, unknown> = {}, secret = false): this {
    const at = wallAt(19 * 60 + this.entries.length * 10)
    // The goblins stand there all day, as nobody has ended the encounter.
    const request = { ...command(action, input, { [openQuestion]: 'pass over it' }), secret }
    const ran = apply(this.head, request, { ...context, at })
    if (ran.end !== 'done') throw new Error(`${action}: ${JSON.stringify(ran)}`)
    this.head = ran.head
    this.entries.push(ran.entry)
    return this
  }

  undoes(): this {
    const of = this.entries.find(({ number }) => number === this.head.undo)
    if (!of) throw new Error('nothing to undo')
    const undone = undo(this.head, of, '2026-11-21T23:59:00.000Z')
    this.head = undone.head
    this.entries.push(undone.entry)
    return this
  }

  get around(): PrintSources {
    const situation = this.head.state
    const { shelf } = context
    return { situation, ruleset: rulesetOf(situation), shelf, entries: this.entries }
  }
}

/** Wall clock this many minutes after midnight of the first evening, ISO 8601. */
function wallAt(minutes: number): string {
  const two = (number: number): string => String(number).padStart(2, '0')
  const hours = Math.floor(minutes / 60)
  return `2026-11-${21 + Math.floor(hours / 24)}T${two(hours % 24)}:${two(minutes % 60)}:00.000Z`
}

/** Two sessions: talk, a fight with a death on either side, spoils, and a secret. */
export function twoSessions(): PrintedEvening {
  return new PrintedEvening()
    .does('house.session-start', { number: 1 })
    .does('house.note', { text: 'The ferryman will not say who paid him.' })
    .does('house.time', { amount: 3, unit: 'turns' })
    .does('house.session-end')
    .does('house.session-start', { number: 2 })
    .does('house.time', { amount: 1, unit: 'days' })
    .does('house.roll', { dice: 'd20', label: 'does the abbot lie' }, true)
    .does('hearts.initiative')
    .does('house.condition', { who: 'c3', name: 'dead', on: true })
    .does('house.condition', { who: 'c2', name: 'dead', on: true })
    .does('house.fight-over', {
      fallen: 'leave the table',
      standing: 'leave the table',
      spoils: 'to the stash',
      coins: 40,
      things: 'a silver bell, a map',
    })
    .does('house.fall', { who: 'c2', cause: 'a goblin’s spear', things: 'left' })
    .does('house.write-rumour', { text: 'The bells ring by themselves.', truth: 'unknown' })
}
