import { expect, test } from 'vitest'
import { consequencesOf, actionNamed, games } from '../rules/registry.ts'
import { emptyShelf } from '../rules/testing/empty-shelf.ts'
import { apply, type Context } from './apply.ts'
import type { Given, Head } from './journal.ts'
import { command } from './testing/journal-table.ts'
import { firstHead, newState } from './state.ts'

const context: Context = {
  action: actionNamed,
  consequences: (before, after) => consequencesOf(after)(before, after),
  shelf: emptyShelf,
  record: () => null,
  at: '2026-11-22T20:00:00.000Z',
}

/** Runs an action with a fixed seed and the first option of every choice. */
function ran(head: Head, action: string, input: Record<string, unknown> = {}): Head {
  let given: Given = {}
  for (;;) {
    const after = apply(head, command(action, input, given), context)
    if (after.end === 'refused') throw new Error(after.refused.why)
    if (after.end === 'done') return after.head
    const { question } = after
    if (question.ask !== 'choice') throw new Error(`“${question.label}” is asked`)
    given = { ...after.given, [question.label]: question.of[0] ?? '' }
  }
}

const firstNames = (all: readonly { name: string; kind: string }[]): string[] =>
  all.filter(({ kind }) => kind !== 'animal').map(({ name }) => name.split(' ')[0] ?? '')

test.each(games.map(({ title, id }) => [title, id] as const))(
  '%s: whoever comes in while others live has a name of their own, whatever the dice say',
  (_, game) => {
    let head = firstHead('c', newState('Test', game, {}))
    for (let more = 0; more < 4; more += 1) {
      head = ran(head, `${game}.new-character`)
      head = ran(head, `${game}.new-hireling`)
    }
    const [dead = '', away = ''] = head.state.party
    const [name] = firstNames([head.state.creatures[dead]!])
    head = ran(head, 'house.bench', { who: away, why: 'absent' })
    head = ran(head, `${game}.new-character`)
    const around = [
      ...Object.values(head.state.creatures),
      ...Object.values(head.state.bench ?? {}).map(({ creature }) => creature),
    ]
    const names = firstNames(around)
    expect([...new Set(names)]).toEqual(names)
    head = ran(head, 'house.condition', { who: dead, name: 'dead', on: true })
    head = ran(head, `${game}.new-character`)
    const bear = firstNames(Object.values(head.state.creatures)).filter((one) => one === name)
    expect(bear).toEqual([name, name])
  },
)
