import { describe, expect, it, test } from 'vitest'
import type { FightView } from '../../../src-main/campaign/view/views.ts'
import {
  beatenSide,
  targetsOf,
  phaseKey,
  noTurnChoices,
  turnOf,
  type TurnChoices,
  type FighterRow,
  type FightTurn,
} from './turn.ts'

type State = 'standing' | 'down' | 'fleeing' | 'fled'
interface Somebody {
  is?: State
  acted?: boolean
}

function row(id: string, { is = 'standing', acted = false }: Somebody = {}): FighterRow {
  const side = id.startsWith('g') ? 'foes' : id.startsWith('n') ? 'others' : 'party'
  return {
    creature: { id, side, items: [{ id: `${id}’s axe`, ready: false }] },
    fighter: { id, fights: side === 'foes' ? 'foes' : 'party', is, acted },
    band: { id: side },
  } as unknown as FighterRow
}

/** Ada and Ben against three goblins, in the party's phase unless it is said otherwise. */
function played(
  some: {
    people?: Record<string, Somebody>
    turns?: string[]
    spread?: Record<string, string>
    on?: boolean
    picks?: Partial<TurnChoices>
    moment?: string
    more?: string[]
    acting?: string
  } = {},
): FightTurn {
  const ids = ['ada', 'ben', 'g1', 'g2', 'g3', ...(some.more ?? [])]
  const rows = ids.map((id) => row(id, some.people?.[id]))
  const fight = {
    on: some.on ?? true,
    turns: some.turns ?? ['ada', 'ben'],
    spread: some.spread ?? {},
  }
  return turnOf(
    rows,
    fight,
    { ...noTurnChoices, ...some.picks },
    some.moment ?? 'now',
    some.acting ?? null,
  )
}

const names = ({ actor, target, aimed }: FightTurn) =>
  [actor, target, aimed].map((one) => one?.creature.id ?? null)
const foes = ['g1', 'g2', 'g3']
const chosen = (id: string, some: { moment?: string; acted?: boolean; acting?: string } = {}) => ({
  actor: { id, moment: 'now', acted: false, acting: null, ...some },
})
const aimed = (id: string, moment = 'now') => ({ aimed: { id, moment } })

test('a side is beaten when all of it are down or have fled', () => {
  const all = (is: State) => ['ada', 'ben'].map((id) => row(id, { is }))
  expect([
    beatenSide([...all('fled'), row('g1')]),
    beatenSide([...all('down'), row('g1', { is: 'fleeing' })]),
    beatenSide([...all('fleeing'), row('g1', { is: 'down' })]),
    beatenSide([...all('standing'), row('g1')]),
  ]).toEqual(['party', 'party', 'foes', null])
})

test('those whom somebody may attack: their enemies first', () => {
  const ids = (rows: FighterRow[]) => rows.map(({ creature }) => creature.id)
  const ada = row('ada')
  const rows = [ada, row('ben'), row('g1', { is: 'down' }), row('g2'), row('g3')]
  expect(ids(targetsOf(rows, ada))).toEqual(['g2', 'g3', 'ben'])
  expect(ids(targetsOf(rows, rows[3] ?? null))).toEqual(['ada', 'ben', 'g3'])
})

describe('who acts', () => {
  it('is the first whose phase it is and who has not acted', () => {
    expect(names(played())).toEqual(['ada', 'g1', 'g1'])
    expect(names(played({ turns: ['ben'], people: { ada: { acted: true } } }))).toEqual([
      'ben',
      'g1',
      'g1',
    ])
  })

  it('is the character who acts on the whole screen, where they may', () => {
    expect(names(played({ acting: 'ben' }))[0]).toBe('ben')
    const pick = chosen('g3', { acting: 'ben' })
    expect(names(played({ acting: 'ben', picks: pick }))[0]).toBe('g3')
    expect(names(played({ acting: 'ada', picks: pick }))[0]).toBe('ada')
    expect(names(played({ acting: 'ben', turns: foes }))[0]).toBe('g1')
  })

  it('changes side with the phase, and whom they attack with it', () => {
    expect(names(played({ turns: foes }))).toEqual(['g1', 'ada', 'ada'])
    const old = { ...chosen('ben', { moment: 'before' }), ...aimed('g2', 'before') }
    expect(names(played({ turns: foes, picks: old }))).toEqual(['g1', 'ada', 'ada'])
  })

  it('is whom the GM chose, of either side, until their attack is done', () => {
    expect(names(played({ picks: chosen('g3') }))).toEqual(['g3', 'ada', 'ada'])
    const struck = { g3: { acted: true } }
    expect(names(played({ picks: chosen('g3'), people: struck }))[0]).toBe('ada')
    expect(names(played({ picks: chosen('g3', { acted: true }), people: struck }))[0]).toBe('g3')
  })

  it('is nobody once all have acted, or in a phase that is nobody’s', () => {
    expect(names(played({ turns: [], picks: aimed('g2') }))).toEqual([null, null, 'g2'])
  })

  it('is no longer somebody who fell or runs', () => {
    for (const is of ['down', 'fleeing', 'fled'] as const)
      expect(
        names(played({ picks: chosen('ada'), turns: ['ada', 'ben'], people: { ada: { is } } }))[0],
      ).toBe('ben')
  })

  it('before a fight is anybody, the party first', () => {
    expect(names(played({ on: false, turns: [] }))).toEqual(['ada', 'g1', 'g1'])
  })
})

describe('whom they attack', () => {
  it('a fallen target gives way to the next of the same side: nothing flips', () => {
    const picks = aimed('ada')
    expect(names(played({ turns: foes, picks }))).toEqual(['g1', 'ada', 'ada'])
    const fell = { ada: { is: 'down' as const } }
    expect(names(played({ turns: foes, picks, people: fell }))).toEqual(['g1', 'ben', 'ada'])
    expect(names(played({ picks: aimed('g1'), people: { g1: { is: 'down' } } }))[1]).toBe('g2')
  })

  it('aiming at a friend is for healing and details: the attack stays on the foe', () => {
    expect(names(played({ picks: aimed('ben') }))).toEqual(['ada', 'g1', 'ben'])
  })

  it('a friend is attacked only when named', () => {
    const named = { named: { actor: 'ada', target: 'ben' } }
    expect(names(played({ picks: named }))[1]).toBe('ben')
    expect(names(played({ picks: named, turns: ['ben'] }))[1]).toBe('g1')
  })

  it('each foe has a target of its own, until the GM aims', () => {
    const spread = { g1: 'ben', g2: 'ada', g3: 'ben' }
    expect(names(played({ turns: foes, spread }))[1]).toBe('ben')
    expect(names(played({ turns: foes, spread, picks: aimed('ada') }))[1]).toBe('ada')
  })

  it('those who flee may be hit once nobody stands', () => {
    const people = { g1: { is: 'fleeing' }, g2: { is: 'fled' }, g3: { is: 'down' } } as const
    expect(names(played({ people }))[1]).toBe('g1')
    const none = { g1: { is: 'fled' }, g2: { is: 'fled' }, g3: { is: 'down' } } as const
    expect(names(played({ people: none }))[1]).toBeNull()
  })

  it('others fight beside the party', () => {
    expect(names(played({ more: ['n1'], picks: chosen('n1') }))).toEqual(['n1', 'g1', 'g1'])
  })
})

it('a weapon is one actor’s own', () => {
  const picks = { weapons: { ada: 'bow' } }
  expect(played({ picks }).weapon).toBe('bow')
  expect(played({ picks, turns: ['ben'] }).weapon).toBe('')
})

it('a weapon that is out of the hand again gives way to the first one', () => {
  expect(played({ picks: { weapons: { ada: 'ada’s axe' } } }).weapon).toBe('')
})

it('a phase of one campaign is not that of another, nor a round the next', () => {
  const fight = (round: number, on = true) =>
    ({ on, round, phases: [{ id: 'first', at: 'now' }] }) as unknown as FightView
  const moments = [
    phaseKey('a', fight(1)),
    phaseKey('b', fight(1)),
    phaseKey('a', fight(2)),
    phaseKey('a', fight(1, false)),
  ]
  expect(new Set(moments).size).toBe(4)
})
