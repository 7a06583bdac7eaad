import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundledMonsters, type BestiarySet } from '../../../monsters/bundled.ts'
import type { Monster } from '../../../monsters/canonical.ts'
import { readMonsters } from '../../../monsters/read.ts'
import { monsters } from './index.ts'

const resources = resolve(import.meta.dirname, '../../../../../resources/bestiary')
const bestiary = ['bx', 'cairn'].flatMap((name) =>
  bundledMonsters(
    JSON.parse(readFileSync(resolve(resources, `${name}.json`), 'utf8')) as BestiarySet,
  ),
)

function named(name: string): Monster {
  const found = bestiary.find((monster) => monster.name === name)
  if (!found) throw new Error(`${name} is not in the bestiary`)
  return found
}

describe('from B/X', () => {
  test('hit points as printed, COM half the hit dice, SAV 15 less them', () => {
    const orc = monsters.convert(named('Orc'), {}, null)
    expect(monsters.toText(orc)).toBe(
      'Orc: STA 4, SAV 14, COM 0, DEF 0, COV 0, AMR 1, HD 1, Morale 6, weapon 1d6 (or by weapon)',
    )
    expect(orc.values['morale']).toBe(6)
  })

  test('the look of the hide and a shield are asked for', () => {
    const plated = monsters.convert(named('Orc'), { hide: 'plate', shield: 'yes' }, null)
    expect([plated.values['amr'], plated.values['cov'], plated.values['def']]).toEqual([3, 2, 2])
    expect(plated.judgements.map(({ id }) => id)).toEqual(['hide', 'shield'])
  })

  test('no SAV below 5', () => {
    for (const monster of bestiary)
      expect(monsters.convert(monster, {}, null).values['sav']).toBeGreaterThanOrEqual(5)
  })
})

test('from Cairn: HP less 3 hit dice, Armor as AMR, STR and DEX kept', () => {
  const { values, derived } = monsters.convert(named('Fire elemental'), {}, null)
  expect(values).toMatchObject({
    hp: 58,
    hd: 13,
    com: 6,
    sav: 5,
    amr: 0,
    strength: 8,
    dexterity: 12,
  })
  expect(derived.find(({ field }) => field === 'strength')?.how).toContain('−1')
  const foe = monsters.toCreature(monsters.convert(named('Fire elemental'), {}, null), 'c9', 'It')
  expect(foe.notes).toContain('Critical damage')
})

test('MAG of a printed line is kept', () => {
  const [hag] = readMonsters(
    'Bell-Hag: STA 23, COM 2, SAV 10, AMR 2, MAG 3. Claws, DMG 2d4.',
  ).monsters
  const converted = hag && monsters.convert(hag, {}, null)
  expect(converted?.values['mag']).toBe(3)
  expect(converted && monsters.toText(converted)).toContain('MAG 3')
  expect(hag?.attacks).toMatchObject([{ name: 'Claws', dice: '2d4' }])
})
