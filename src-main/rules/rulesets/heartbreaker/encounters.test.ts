import { expect, test } from 'vitest'
import { startInput } from '../../../campaign/view/defaults.ts'
import { reactionRoll } from './encounters.ts'
import { HeartbreakerEvening, hero, foe, shown } from './testing/evening.ts'

const maud = hero('c1', 'Maud', { charisma: 5 })

function eveningWithEncounter(): HeartbreakerEvening {
  const evening = new HeartbreakerEvening([maud, { ...foe('c5'), group: 'g9' }])
  evening.happen(
    { do: 'group', group: { id: 'g9', name: 'A goblin', members: ['c5'], strength: 1 } },
    {
      do: 'encounter',
      encounter: {
        id: 'e8',
        title: 'A goblin',
        group: 'g9',
        number: 1,
        from: 'here',
        attitude: 'unknown',
        foretold: false,
      },
    },
  )
  return evening
}

test('a d20 and the CHA of who leads; the aggressive attack at once', () => {
  const evening = eveningWithEncounter()
  const { chances } = shown(evening.state, 'heartbreaker.reaction')
  expect(chances[0]).toMatchObject({ says: 'Aggressive', chance: 6 / 20 })
  expect(evening.do('heartbreaker.reaction', {}, { reaction: 19 }).says).toContain('Open')
  expect(evening.state.encounter?.attitude).toBe('friendly')
  const came = evening.do('heartbreaker.reaction', {}, { reaction: 6 })
  expect([came.total, came.says]).toEqual([4, 'Aggressive: attacks at once'])
  expect(Object.values(evening.state.dues)).toMatchObject([
    { title: 'Initiative', why: expect.stringMatching(/^They attack at once: /) },
  ])
})

test('strangers only', () => {
  expect(new HeartbreakerEvening([maud]).refuses('heartbreaker.reaction')).toContain('met')
})

test('HBK-REA-02: the one whose chances are shown is the one who is rolled for', () => {
  const evening = eveningWithEncounter()
  evening.happen({ do: 'join', creature: hero('c2', 'Ysolde', { charisma: 16 }) })
  const input = startInput(reactionRoll, evening.state)
  expect(input).toEqual({ leader: 'c1' })
  expect(evening.do('heartbreaker.reaction', input, { reaction: 10 }).why).toContainEqual({
    name: 'Seems to lead',
    value: 'Maud',
    rule: 'HBK-REA-02',
  })
})
