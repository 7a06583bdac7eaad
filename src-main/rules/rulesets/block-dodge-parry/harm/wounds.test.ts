import { describe, expect, test } from 'vitest'
import { BlockDodgeParryEvening, hero, withItems } from '../testing/evening.ts'

const maud = () => hero('c1', 'Maud')
const burnt = (evening: BlockDodgeParryEvening, given = {}, level = 'light') =>
  evening.do('wound', { who: 'c1', kind: 'Burns', level }, given)
const again = 'wound: again Burns'

describe('wounds', () => {
  test('the same again: the old one worsens, or a new one takes a slot', () => {
    const evening = new BlockDodgeParryEvening([maud()])
    burnt(evening)
    burnt(evening, { [again]: 'A new wound, in a new slot' })
    expect(evening.conditions('c1')).toEqual(['Light Burns', 'Light Burns 2'])
    burnt(evening, { [again]: 'The old wound worsens' })
    expect(evening.conditions('c1')).toEqual(['Light Burns 2', 'Severe Burns'])
  })

  test('a permanent one costs a point for good, and can’t get worse', () => {
    const evening = new BlockDodgeParryEvening([maud()])
    burnt(evening, {}, 'severe')
    burnt(evening, { [again]: 'The old wound worsens' })
    expect(evening.conditions('c1')).toEqual(['Permanent Burns'])
    expect([evening.value('c1', 'maxStr'), evening.value('c1', 'str')]).toEqual([9, 9])
    burnt(evening)
    expect(evening.conditions('c1')).toEqual(['Permanent Burns', 'Light Burns'])
    expect(evening.refuses('treat', { who: 'c1', wound: 'Permanent Burns' })).toContain(
      'never heals',
    )
  })

  test('which it is may be said beforehand, and a permanent one is refused to worsen', () => {
    const evening = new BlockDodgeParryEvening([maud()])
    const said = (how: string) => ({ who: 'c1', kind: 'Burns', again: how })
    burnt(evening, {}, 'severe')
    evening.do('wound', said('worsens'))
    expect(evening.conditions('c1')).toEqual(['Permanent Burns'])
    expect(evening.refuses('wound', said('worsens'))).toBe(
      'Permanent Burns can’t worsen: take a new slot.',
    )
    evening.do('wound', said('a new slot'))
    expect(evening.conditions('c1')).toEqual(['Permanent Burns', 'Light Burns'])
  })

  test('a light one heals in the field by its herb, a severe one in a week', () => {
    const evening = new BlockDodgeParryEvening([
      withItems(maud(), { name: 'Saint’s Hood', ready: false }),
    ])
    burnt(evening)
    evening.do('treat', { who: 'c1' })
    expect([evening.conditions('c1'), evening.state.creatures['c1']?.itemOrder]).toEqual([[], []])
    burnt(evening, {}, 'severe')
    expect(evening.refuses('treat', { who: 'c1' })).toContain('a week of care')
    const before = evening.state.clock.seconds
    evening.do('treat', { who: 'c1', way: 'a week of care' })
    expect([evening.conditions('c1'), evening.state.clock.seconds - before]).toEqual([
      [],
      7 * 86_400,
    ])
  })

  test('without a remedy nothing heals, and it says which', () => {
    const evening = new BlockDodgeParryEvening([maud()])
    burnt(evening)
    expect(evening.refuses('treat', { who: 'c1' })).toContain('Saint’s Hood or Coldroot Salve')
  })
})
