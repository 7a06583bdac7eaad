import { applyPatches } from 'immer'
import { expect, test } from 'vitest'
import { newCreature } from '../../rules/core/creature.ts'
import type { RulesetId } from '../../rules/core/situation.ts'
import type { Side } from '../../rules/core/state/creature.ts'
import { apply } from '../apply.ts'
import type { Entry, Head } from '../journal.ts'
import { command } from '../testing/journal-table.ts'
import { firstHead, newState } from '../state.ts'
import { undo } from '../undo.ts'
import { sessionSteps, sessionSummary } from './session.ts'
import { context as table } from '../testing/context.ts'

/** A campaign that is played a command at a time, a minute of the evening each. */
class Evening {
  head: Head
  entries: Entry[] = []

  constructor(game: RulesetId = 'hearts') {
    const ada = newCreature('c1', 'Ada', 'character', { hp: 3, coins: 10 })
    const bo = newCreature('c2', 'Bo', 'character', { hp: 3, coins: 0 })
    const state = newState('The Well', game, {})
    this.head = firstHead('c', {
      ...state,
      creatures: { c1: ada, c2: bo },
      party: ['c1', 'c2'],
      nextId: 3,
    })
  }

  get at(): string {
    return `2026-11-21T20:${String(this.entries.length).padStart(2, '0')}:00.000Z`
  }

  does(action: string, input: Record<string, unknown> = {}): void {
    const context = { ...table, consequences: () => [], at: this.at }
    const ran = apply(this.head, command(action, input), context)
    if (ran.end !== 'done') throw new Error(`${action}: ${JSON.stringify(ran)}`)
    this.head = ran.head
    this.entries.push(ran.entry)
  }

  /** As a charm or an oath brings somebody over. */
  sides(who: string, side: Side): void {
    this.does('house.note', { text: 'An oath.' })
    const path = ['creatures', who, 'side']
    const patched = (value: string): Entry['forward'] => ({
      head: [{ op: 'replace', path, value }],
      library: [],
    })
    const last = this.entries.pop()
    if (last) this.entries.push({ ...last, forward: patched(side), inverse: patched('foes') })
    this.head = { ...this.head, state: applyPatches(this.head.state, patched(side).head) }
  }

  undoes(): void {
    const of = this.entries.find(({ number }) => number === this.head.undo)
    if (!of) throw new Error('nothing to undo')
    const undone = undo(this.head, of, this.at)
    this.head = undone.head
    this.entries.push(undone.entry)
  }

  get summary(): ReturnType<typeof sessionSummary> {
    return sessionSummary(this.entries, this.head.state)
  }
}

test('without a beginning there is no session', () => {
  const evening = new Evening()
  evening.does('house.note', { text: 'It rains.' })
  expect(evening.summary).toBeNull()
})

test('coins of several kinds are counted in the one that prices are in', () => {
  const evening = new Evening('heartbreaker')
  evening.does('house.session-start', { number: 0 })
  evening.does('house.edit', { who: 'c1', field: 'gp', to: 12 })
  evening.does('house.edit', { who: 'c2', field: 'sp', to: 5 })
  evening.does('house.edit', { who: 'c2', field: 'strength', to: 9 })
  expect(evening.summary?.coins).toBe(13)
})

test('time, coins, skills, the fallen and the new are counted from the lines that are in force', () => {
  const evening = new Evening()
  evening.does('house.edit', { who: 'c1', field: 'coins', to: 500 })
  evening.does('house.session-start', { number: 0 })
  evening.does('house.share', {
    sum: 9,
    from: 'found',
    among: ['c1', 'c2'],
    halves: true,
  })
  evening.does('house.hand-coins', { sum: 100, from: 'c1', to: 'c2' })
  evening.does('house.edit', { who: 'c2', field: 'Stealth', to: 11 })
  evening.does('house.edit', { who: 'c2', field: 'Stealth', to: 12 })
  evening.does('house.join', { name: 'Dot', kind: 'character' })
  evening.does('house.edit', { who: 'c1', field: 'coins', to: 0 })
  evening.undoes()
  evening.does('house.fall', { who: 'c1', cause: 'a pit', things: 'left' })
  evening.does('house.session-end')
  evening.does('house.edit', { who: 'c2', field: 'coins', to: 0 })
  expect(evening.summary).toMatchObject({
    number: 1,
    open: false,
    began: '2026-11-21T20:01:00.000Z',
    ended: '2026-11-21T20:10:00.000Z',
    coins: 9,
    risen: ['Bo, Stealth 12'],
    joined: ['Dot'],
    fell: ['Ada'],
    fights: 0,
    passed: 0,
  })
})

test('an evening that was begun by mistake and taken back is none', () => {
  const evening = new Evening()
  evening.does('house.session-start', { number: 3 })
  expect(evening.summary?.number).toBe(3)
  evening.undoes()
  expect(evening.summary).toBeNull()
})

test('the last line keeps what there is to tell, and no more', () => {
  const evening = new Evening()
  evening.does('house.session-start', { number: 0 })
  const summary = evening.summary
  if (!summary) throw new Error('no session')
  expect(sessionSteps(summary)).toEqual([
    { name: 'Time passed', value: 'none' },
    { name: 'Fights', value: 0 },
  ])
  const full = { ...summary, passed: 7200, turns: 12, fights: 1, met: ['Six goblins'], coins: -4 }
  expect(sessionSteps(full).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Time passed: 2 h',
    'Turns: 12',
    'Fights: 1',
    'Met: Six goblins',
    'Spent: 4 coins',
  ])
})

test('names those who joined, went down or died', () => {
  const evening = new Evening()
  evening.does('house.session-start', { number: 0 })
  for (const [index, name] of ['Goblin 1', 'Goblin 2', 'Goblin 3', 'Wolf'].entries()) {
    const goblin = newCreature(`g${index}`, name, 'monster', { hp: 2 })
    evening.head.state = {
      ...evening.head.state,
      creatures: { ...evening.head.state.creatures, [goblin.id]: goblin },
    }
  }
  for (const who of ['g0', 'g1']) evening.does('house.edit', { who, field: 'hp', to: 0 })
  evening.does('house.condition', { who: 'g3', name: 'dead', on: true })
  evening.sides('g2', 'party')
  evening.does('house.condition', { who: 'c2', name: 'dying', on: true })
  evening.does('house.condition', { who: 'c2', name: 'dying', on: false })
  evening.does('house.fall', { who: 'c1', cause: 'a pit', things: 'left' })
  expect(evening.summary).toMatchObject({
    joined: ['Goblin 3'],
    fell: ['Ada'],
    nearDeath: ['Bo'],
    slain: ['2 goblins', 'Wolf'],
    loot: [],
  })
})

test('one who goes down with the group out of view is named', () => {
  const evening = new Evening()
  evening.does('house.session-start', { number: 0 })
  evening.does('house.split-party', { going: ['c2'] })
  evening.does('house.watch-other')
  evening.does('house.condition', { who: 'c2', name: 'dying', on: true })
  evening.does('house.watch-other')
  expect(evening.summary?.nearDeath).toEqual(['Bo'])
})

test('who was marked dead and lives was near death', () => {
  const evening = new Evening()
  evening.does('house.session-start', { number: 0 })
  evening.does('house.condition', { who: 'c1', name: 'dead', on: true })
  expect([evening.summary?.fell, evening.summary?.nearDeath]).toEqual([['Ada'], []])
  evening.does('house.condition', { who: 'c1', name: 'dead', on: false })
  expect([evening.summary?.fell, evening.summary?.nearDeath]).toEqual([[], ['Ada']])
})

test('neither allies nor those only knocked out are slain', () => {
  const evening = new Evening()
  evening.does('house.session-start', { number: 0 })
  const others = [
    { ...newCreature('g0', 'Goblin', 'monster', { hp: 2 }), side: 'foes' as const },
    { ...newCreature('g1', 'Bandit', 'monster', { hp: 2 }), side: 'foes' as const },
    { ...newCreature('g2', 'Ferryman', 'monster', { hp: 2 }), side: 'others' as const },
  ]
  for (const one of others)
    evening.head.state = {
      ...evening.head.state,
      creatures: { ...evening.head.state.creatures, [one.id]: one },
    }
  evening.does('house.condition', { who: 'g0', name: 'unconscious', on: true })
  evening.does('house.condition', { who: 'g1', name: 'dead', on: true })
  evening.does('house.edit', { who: 'g2', field: 'hp', to: 0 })
  expect(evening.summary?.slain).toEqual(['Bandit'])
})

test('who comes back from the bench has returned, not joined', () => {
  const evening = new Evening()
  for (const who of ['c1', 'c2']) evening.does('house.bench', { who, why: 'absent', where: 'ill' })
  evening.does('house.session-start', { number: 0 })
  evening.does('house.unbench', { who: 'c1' })
  evening.does('house.unbench', { who: 'c2' })
  evening.does('house.join', { name: 'Dot', kind: 'character' })
  expect(evening.summary).toMatchObject({ joined: ['Dot'], returned: ['Ada', 'Bo'] })
  const steps = sessionSteps(evening.summary as NonNullable<typeof evening.summary>)
  expect(steps.map(({ name, value }) => `${name}: ${value}`)).toContain('Returned: Ada and Bo')
})

test('counts only turns spent as turns; a week in town adds none', () => {
  const evening = new Evening()
  evening.does('house.session-start', { number: 0 })
  evening.does('house.time', { amount: 3, unit: 'turns' })
  evening.does('house.time', { amount: 7, unit: 'days' })
  const { summary } = evening
  expect(summary?.turns).toBe(3)
  expect(sessionSteps(summary as NonNullable<typeof summary>)[0]?.value).toBe('7 days')
})

test('two groups each let their own time pass, and looking from one to the other lets none', () => {
  const evening = new Evening()
  evening.does('house.session-start', { number: 0 })
  evening.does('house.split-party', { going: ['c2'] })
  evening.does('house.time', { amount: 3, unit: 'turns' })
  evening.does('house.watch-other')
  evening.does('house.time', { amount: 2, unit: 'turns' })
  evening.does('house.watch-other')
  evening.does('house.watch-other')
  expect(evening.summary).toMatchObject({ turns: 5, passed: 1800 })
  evening.does('house.rejoin')
  evening.does('house.time', { amount: 1, unit: 'turns' })
  expect(evening.summary).toMatchObject({ turns: 6, passed: 2400 })
})
