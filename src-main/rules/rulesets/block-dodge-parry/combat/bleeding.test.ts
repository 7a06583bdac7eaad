import { expect, test } from 'vitest'
import { BlockDodgeParryEvening, foe, hero, withItems } from '../testing/evening.ts'
import { trainedTag } from './arms.ts'

const fight = { round: 1, declared: {}, acted: {} }

test('BDPX-WPN-04: the dead do not bleed, nor a foe that is out of the fight', () => {
  const bleeds = (given: Record<string, number[]>) => {
    const ada = withItems(hero('c1', 'Ada'), { name: 'War pick', gear: 'war-pick' })
    const tags = { ...ada.tags, [trainedTag('War pick')]: true as const }
    const play = new BlockDodgeParryEvening([{ ...ada, tags }, foe('c5', { hp: 1, str: 10 })])
    play.happen({ do: 'fight', fight })
    play.do('attack', { target: 'c5', attacker: 'c1' }, given)
    const came = play.conditions('c5').includes('bleeding')
    play.happen({ do: 'fight', fight: { ...fight, round: 2 } })
    return [came, play.dues().includes('bleed')]
  }
  expect(bleeds({ attack: [7], 'Goblin c5: critical damage': [1] })).toEqual([true, true])
  expect(bleeds({ attack: [7], 'Goblin c5: critical damage': [20] })).toEqual([true, false])
})
