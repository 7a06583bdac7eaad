import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { BxFigures, Monster } from '../../canonical.ts'
import { readMonsters } from '../../read.ts'

/** Blocks by other people, read in place where they are at hand; none of them is ours to keep. */
const corpora = resolve(import.meta.dirname, '../../../../../../shared/corpora')

/** Looks a printed figure up by hand: the words of its line or cell, or null where none is printed. */
type Lookup = (text: string) => string | null

const after =
  (pattern: RegExp): Lookup =>
  (text) =>
    pattern.exec(text)?.[1]?.trim() ?? null

const cell = (label: string) => after(new RegExp(String.raw`\|\s*${label}\s*\|([^|\n]*)\|`))
const line = (label: string) => after(new RegExp(String.raw`^\s*${label}:(.*)$`, 'm'))
const clause = (label: string, until = String.raw`(?=, [A-Z#]{2}|, Mv|, Sv|, Ml|, Dam|\.?$)`) =>
  after(new RegExp(String.raw`(?:^|[\s,])${label} (.*?)${until}`, 'm'))
const bold = (label: string) =>
  after(new RegExp(String.raw`\*\*${label}\*\* (.*?)(?:, ?\*\*|,?$)`, 'm'))

interface Layout {
  layout: string
  ac: Lookup
  hd: Lookup
  xp: Lookup
  morale: Lookup
  saves: Lookup
  movement: Lookup
  numberAppearing: Lookup
  treasure: Lookup
  alignment: Lookup
  attacks: Lookup
  damage: Lookup
}

const never: Lookup = () => null
const oseLine: Layout = {
  layout: 'ose-one-line',
  ac: clause('AC'),
  hd: clause('HD'),
  xp: clause('XP'),
  morale: clause('ML'),
  saves: clause('SV'),
  movement: clause('MV'),
  numberAppearing: clause('NA'),
  treasure: clause('TT', String.raw`(?=\.?$)`),
  alignment: clause('AL'),
  attacks: clause('Att', String.raw`,?(?=, THAC0)`),
  damage: never,
}
const labelled = {
  ac: line('Armor Class'),
  hd: line('Hit Dice'),
  attacks: line('(?:No. of )?Attacks'),
  damage: line('Damage'),
  alignment: line('Alignment'),
  morale: line('Morale'),
}

const layouts: Record<string, Layout> = {
  'ose-md-table': {
    layout: 'ose-table',
    ac: cell('Armor Class'),
    hd: cell('Hit Dice'),
    xp: cell('XP'),
    morale: cell('Morale'),
    saves: cell('Saving Throws'),
    movement: cell('Movement'),
    numberAppearing: cell('Number Appearing'),
    treasure: cell('Treasure Type'),
    alignment: cell('Alignment'),
    attacks: cell('Attacks'),
    damage: never,
  },
  'ose-inline': oseLine,
  'ose-inline-wild': oseLine,
  'ose-es-inline': {
    layout: 'ose-spanish',
    ac: bold('CA'),
    hd: bold('DG'),
    xp: bold('PX'),
    morale: bold('ML'),
    saves: bold('TS'),
    movement: bold('MV'),
    numberAppearing: bold('NA'),
    treasure: bold('TT'),
    alignment: bold('AL'),
    attacks: after(/\*\*Atq\*\* (.*?), \*\*GAC0/),
    damage: never,
  },
  'bfrpg-text': {
    ...labelled,
    layout: 'bfrpg-text',
    xp: line('XP'),
    saves: line('Save As'),
    movement: line('Movement'),
    numberAppearing: line('No. Appearing'),
    treasure: line('Treasure Type'),
  },
  'bfrpg-oneline': {
    layout: 'bfrpg-one-line',
    ac: clause('AC'),
    hd: clause('HD'),
    xp: never,
    morale: clause('Ml', '(?= |$)'),
    saves: clause('Sv'),
    movement: clause('Mv'),
    numberAppearing: never,
    treasure: never,
    alignment: never,
    attacks: clause('#At', '(?=, Dam)'),
    damage: clause('Dam', '(?=, Mv)'),
  },
  'dark-dungeons-text': {
    ...labelled,
    layout: 'dark-dungeons-text',
    attacks: after(/^Attacks:([\s\S]*?)(?=^Special:)/m),
    xp: line('XP Value'),
    saves: line('Save'),
    movement: line('Move'),
    // Each group is printed with its treasure: `1d6 (Nil)` wandering, `2d4 (C)` in the lair.
    numberAppearing: never,
    treasure: never,
  },
  'swords-wizardry-labels': {
    ...labelled,
    layout: 'swords-wizardry-labels',
    xp: after(/^Challenge Level\/XP: \w+\/(.*)$/m),
    saves: line('Saving Throw'),
    movement: line('Move'),
    numberAppearing: never,
    treasure: never,
  },
  'labyrinth-lord-table': {
    layout: 'labyrinth-lord-table',
    ac: cell('Armor Class:'),
    hd: cell('Hit Dice:'),
    xp: cell('XP:'),
    morale: cell('Morale:'),
    saves: cell('Save:'),
    movement: cell('Movement:'),
    numberAppearing: cell('No. Enc.:'),
    treasure: cell('Hoard Class:'),
    alignment: cell('Alignment:'),
    attacks: cell('Attacks:'),
    damage: cell('Damage:'),
  },
}

describe.each(Object.entries(layouts))('%s', (folder, layout) => {
  const path = resolve(corpora, folder)
  if (!existsSync(path)) {
    test.skip(`not at hand: ${folder} is read only where the corpora lie beside the project`, () =>
      undefined)
    return
  }
  const files = readdirSync(path)
  test.each(files.filter((file) => !file.startsWith('_')))('%s: every printed figure', (file) => {
    const text = readFileSync(resolve(path, file), 'utf8')
    const { monsters } = readMonsters(text)
    expect(monsters).toHaveLength(1)
    const [monster] = monsters
    if (monster) agrees(monster, text, layout)
  })
  test.each(files.filter((file) => file.startsWith('_')))('%s: every block of the page', (file) => {
    const { monsters } = readMonsters(readFileSync(resolve(path, file), 'utf8'))
    expect(monsters).toHaveLength(files.length - 1)
    for (const monster of monsters) agrees(monster, monster.source.text, layout)
  })
})

function agrees(monster: Monster, text: string, layout: Layout): void {
  const figures = monster.figures as BxFigures
  const printed = (lookup: Lookup) => lookup(text)?.replace(/\\/g, '') ?? null
  expect(monster.layout).toBe(layout.layout)
  expect({
    ac: Object.values(figures.ac?.value ?? {}).filter((value) => value !== null),
    hd: hitDice(figures),
    xp: figures.xp?.value ?? null,
    morale: figures.morale?.value ?? null,
    saves: saves(figures),
    words: [figures.movement, figures.numberAppearing, figures.treasure, figures.alignment].map(
      (figure) => figure?.value ?? null,
    ),
    dice: layout.damage === never ? monster.attacks.flatMap(({ dice }) => diceOf(dice)).sort() : [],
  }).toEqual({
    // The number in round brackets is without armour, or a note; the one in square brackets ascends.
    ac: numbers((printed(layout.ac) ?? '').replace(/\(.*/, '')).slice(0, 2),
    hd: printedDice(printed(layout.hd) ?? ''),
    xp: number(printed(layout.xp)),
    morale: number(printed(layout.morale)),
    saves: numbers(printed(layout.saves) ?? '').slice(0, 6),
    words: [layout.movement, layout.numberAppearing, layout.treasure, layout.alignment].map(
      (lookup, index) => {
        const words = printed(lookup)
        if (lookup === never)
          return (
            [figures.movement, figures.numberAppearing, figures.treasure, figures.alignment][index]
              ?.value ?? null
          )
        return words === null || words === '-' ? null : plainSigns(words)
      },
    ),
    dice: layout.damage === never ? printedDamage(printed(layout.attacks) ?? '') : [],
  })
}

function plainSigns(words: string): string {
  return words.replace(/[’′]/g, "'").replace(/×/g, 'x').replace(/[–−]/g, '-').replace(/\s+/g, ' ')
}

function numbers(words: string): number[] {
  return (words.match(/(?<!\w)-?\d+|(?<=[A-Z])\d+/g) ?? []).map(Number)
}

function number(words: string | null): number | null {
  const found = words === null ? null : /^\d{1,3}(?:[, ]\d{3})+|^\d+/.exec(words)
  return found ? Number(found[0].replace(/[, ]/g, '')) : null
}

function saves({ saves: five, saveAs, save }: BxFigures): number[] {
  const { D, W, P, B, S } = five?.value ?? {}
  const as = saveAs && saveAs.value.class !== 'normal human' ? [saveAs.value.level] : []
  return [
    ...[D, W, P, B, S].filter((value) => value !== undefined),
    ...as,
    ...(save ? [save.value] : []),
  ]
}

function hitDice({ hd }: BxFigures): unknown[] {
  const { dice, modifier, stars, hitPoints } = hd?.value ?? {}
  return [dice, modifier, stars, hitPoints]
}

/** Dice, what is added, asterisks and hit points, as printed. */
function printedDice(words: string): unknown[] {
  const stars = (words.replace(/\(.*/, '').match(/\*/g) ?? []).length
  if (/^1d4 h/i.test(words)) return [0.5, 0, stars, null]
  if (/^\d+ hp/i.test(words)) return [0, 0, stars, Number.parseInt(words, 10)]
  const [, count = '', by] = /^(½|\d+)([+–-]\d+)?/.exec(words) ?? []
  const points = /\((\d+) ?(?:hp|pg)\)/i.exec(words)
  return [
    count === '½' ? 0.5 : Number(count),
    by === undefined ? 0 : Number(by.replace('–', '-')),
    stars,
    points ? Number(points[1]) : null,
  ]
}

function diceOf(dice: string): string[] {
  return dice.match(/\d*d\d+(?:[+-]\d+(?!d))?(?:x\d+)?/g) ?? []
}

/** All dice in the brackets of a routine. */
function printedDamage(attacks: string): string[] {
  return plainSigns(attacks)
    .split('(')
    .slice(1)
    .flatMap((inside) => diceOf((inside.split(/ or | o |\)/)[0] ?? '').replace(/ x /g, 'x')))
    .sort()
}
