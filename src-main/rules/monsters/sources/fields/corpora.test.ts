import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { BxFigures, CairnFigures, Monster } from '../../canonical.ts'
import { readMonsters } from '../../read.ts'

/** Files of other programs, read in place where they are at hand; none of them is ours to keep. */
const corpora = resolve(import.meta.dirname, '../../../../../../shared/corpora')

function forEachFile(folder: string, check: (text: string, monster: Monster) => void): void {
  const path = resolve(corpora, folder)
  if (!existsSync(path)) {
    test.skip(`not at hand: ${folder} is read only where the corpora lie beside the project`, () =>
      undefined)
    return
  }
  test.each(readdirSync(path).filter((file) => !file.startsWith('_')))('%s', (file) => {
    const text = readFileSync(resolve(path, file), 'utf8')
    const [monster, ...more] = readMonsters(text).monsters
    expect(more).toEqual([])
    expect(monster?.layout).toBe(folder)
    if (monster) check(text, monster)
  })
}

type Data = Record<string, string> & { attackbonus: number }

function diceOf(monster: Monster): string[] {
  return monster.attacks.flatMap(({ count, dice }) => Array.from({ length: count }, () => dice))
}

function diceIn(words: string): string[] {
  return words.match(/\d*d\d+/g) ?? []
}

describe('bfrpg-json', () => {
  forEachFile('bfrpg-json', (text, monster) => {
    const data = JSON.parse(text) as Data
    const figures = monster.figures as BxFigures
    expect(monster.name).toBe(data['name'])
    expect(figures.ac?.value).toEqual({
      descending: null,
      ascending: Number.parseInt(data['armorclass'] ?? '', 10),
    })
    expect(figures.thac0?.value.bonus).toBe(data.attackbonus)
    expect(figures.morale?.value).toBe(Number(data['morale']))
    expect(figures.xp?.value).toBe(Number(data['xp']))
    expect(figures.movement?.value).toBe(data['movement'])
    expect(figures.numberAppearing?.value).toBe(data['noappearing'])
    expect(figures.treasure?.value).toBe(data['treasure'])
    const [, dice, plus, stars] = /^(1\/2|\d+)(?:\+(\d+))?(\**)/.exec(data['hitdice'] ?? '') ?? []
    expect(figures.hd?.value).toMatchObject({
      dice: dice === '1/2' ? 0.5 : Number(dice),
      modifier: Number(plus ?? 0),
      stars: stars?.length,
    })
    const [, level] = /(\d+)$/.exec(data['saveas'] ?? '') ?? []
    expect(figures.saveAs?.value.level).toBe(Number(level ?? 0))
    expect(new Set(diceOf(monster))).toEqual(new Set(diceIn(data['damage'] ?? '')))
    expect(monster.unread).toEqual([])
  })
})

interface Value {
  value: number
}

describe('bfrpg-foundry-yaml', () => {
  forEachFile('bfrpg-foundry-yaml', (text, monster) => {
    const { name, system, items } = parse(text) as {
      name: string
      system: Record<'armorClass' | 'morale' | 'xp' | 'specialAbility', Value> & {
        saves: Record<'death' | 'wands' | 'paralysis' | 'breath' | 'spells', Value>
        hitDice: { number: number; mod: number }
        move: { value: string }
      }
      items: { system: { damage: { value: string } } }[]
    }
    const figures = monster.figures as BxFigures
    const { death, wands, paralysis, breath, spells } = system.saves
    expect(monster.name).toBe(name)
    expect(figures.ac?.value.ascending).toBe(system.armorClass.value)
    expect(figures.hd?.value).toMatchObject({
      dice: system.hitDice.number,
      modifier: system.hitDice.mod,
      stars: system.specialAbility.value,
    })
    expect(figures.saves?.value).toEqual({
      D: death.value,
      W: wands.value,
      P: paralysis.value,
      B: breath.value,
      S: spells.value,
    })
    expect([figures.morale?.value, figures.xp?.value, figures.movement?.value]).toEqual([
      system.morale.value,
      system.xp.value,
      system.move.value,
    ])
    expect(monster.attacks.map(({ dice }) => dice)).toEqual(
      items.map((item) => item.system.damage.value),
    )
    expect(monster.unread).toEqual([])
  })
})

describe('cairn-foundry-ndjson', () => {
  forEachFile('cairn-foundry-ndjson', (text, monster) => {
    const { name, data, items } = JSON.parse(text) as {
      name: string
      data: { hp: { max: number }; abilities: Record<'STR' | 'DEX' | 'WIL', { max: number }> }
      items: { data: { damageFormula: string } }[]
    }
    const figures = monster.figures as CairnFigures
    expect(monster.name).toBe(name)
    expect([figures.hp, figures.str, figures.dex, figures.wil].map((read) => read?.value)).toEqual([
      data.hp.max,
      ...(['STR', 'DEX', 'WIL'] as const).map((key) => data.abilities[key].max),
    ])
    expect(monster.attacks.map(({ dice }) => dice.split('+').length)).toEqual(
      items.map((item) => Number(/^\d+(?=d\d+k)/.exec(item.data.damageFormula)?.[0] ?? 1)),
    )
    expect(monster.unread).toEqual([])
  })

  test('the file that holds them all', () => {
    const file = resolve(corpora, 'cairn-foundry-ndjson/_monsters.db')
    if (existsSync(file)) expect(readMonsters(readFileSync(file, 'utf8')).monsters).toHaveLength(8)
  })
})
