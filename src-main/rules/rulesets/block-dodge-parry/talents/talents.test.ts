import { expect, test } from 'vitest'
import { BlockDodgeParryEvening, hero } from '../testing/evening.ts'

test.each([
  ['Commander', 'c2', 6],
  ['Provocateur', 'c2', 2],
  ['Lay On Hands', 'c2', 6],
  ['Words of Grace', 'c2', 6],
  ['Pocket Change', undefined, 10],
  ['Well-Traveled', undefined, 3],
])('%s shows before what may come of it', (skill, on, ways) => {
  const ada = { ...hero('c1', 'Ada', {}), skills: { [skill]: 1 } }
  const evening = new BlockDodgeParryEvening([ada, hero('c2', 'Odo', {})])
  const { chances } = evening.preview('block-dodge-parry.talent', { who: 'c1', skill, on })
  expect(chances).toHaveLength(ways)
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
})
