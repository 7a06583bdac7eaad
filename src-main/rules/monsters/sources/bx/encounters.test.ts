import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../read.ts'

const rat = '(AC 7, HD ½, hp 2 each, #AT 1, D 1d3, ML 5)'
const troll = "(AC 4, HD 6+3, #AT 1, D 1d10, MV 120' (40'), ML 10)"

describe('tables of encounters', () => {
  test.each([
    [
      'tabs',
      `Night\n\nd6\tEncounter\n1\t3 x Bog Rat ${rat}, asleep\n2-3\t1 x Mud Troll ${troll}\n4\tSong\n`,
    ],
    [
      'bars',
      `| d6 | Encounter |\n|---|---|\n| 1 | 2d4 Bog Rat ${rat} |\n| 2-3 | 1 x Mud Troll ${troll} |\n`,
    ],
    ['hundreds', `Roll\tResult\n01-10\t3 × Bog Rat ${rat}\n11-20\t1 Mud Troll ${troll}, digging\n`],
  ])('%s: the roll and the count are no part of the name', (_, text) => {
    const { monsters } = readMonsters(text)
    expect(monsters.map(({ name }) => name)).toEqual(['Bog Rat', 'Mud Troll'])
    expect(monsters[0]?.figures).toMatchObject({ morale: { value: 5 } })
    const printed = text.includes('2d4 Bog Rat') ? '2d4' : undefined
    expect(monsters[0]?.figures).toHaveProperty(
      'numberAppearing',
      printed === undefined ? null : expect.objectContaining({ value: printed }),
    )
  })

  test('a label in front of its figure is still one', () => {
    const { monsters } = readMonsters(
      'Bog Rat\nEncounter\n1d6 (2d6)\nArmour Class\n7\nHit Dice\n1\nMorale\n6\n',
    )
    expect(monsters[0]).toMatchObject({
      name: 'Bog Rat',
      figures: { numberAppearing: { value: '1d6 (2d6)' } },
    })
  })
})
