import { expect, test } from 'vitest'
import { FightEvening } from '../fight/testing/evening.ts'
import { games } from '../../registry.ts'
import { captured } from '../../common/incapacitated.ts'

/** An evening with three captured goblins that stay in play. */
function captives(game: (typeof games)[number]['id']): FightEvening {
  const evening = new FightEvening(game)
  evening.do('house.fight')
  const ended = evening.do('house.fight-over', {
    fallen: 'leave the table',
    standing: 'are captured',
    spoils: 'left lying',
    coins: 0,
  })
  expect(ended.end).toBe('done')
  return evening
}

test.each(games.map(({ id }) => id))('%s: one more like a captive is a foe of its own', (game) => {
  const evening = captives(game)
  const held = Object.values(evening.state.creatures).filter((one) => captured in one.conditions)
  const [one] = held
  const [band] = Object.values(evening.state.groups)
  expect(evening.says('house.one-more', { like: one?.id })).toMatch(/ comes$/)
  const come = Object.values(evening.state.creatures).find(({ side }) => side === 'foes')
  expect(evening.state.groups[band?.id ?? '']).toEqual(band)
  expect(come).toBeDefined()
  expect(evening.state.groups[come?.group ?? '']).toMatchObject({
    members: [come?.id],
    strength: 1,
  })
  evening.undo()
  expect(Object.values(evening.state.groups)).toEqual([band])
})

test.each(games.map(({ id }) => id))('%s: captives are no more than were captured', (game) => {
  const evening = captives(game)
  const [band] = Object.values(evening.state.groups)
  expect(evening.says('house.encounter-number', { group: band?.id, many: '9' })).toBe(
    `${band?.name ?? ''} are captives: let others join, or take one of them away.`,
  )
})
