import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../read.ts'

function shortOf(text: string): string[] {
  return readMonsters(text).monsters.map(({ name, layout, figures, attacks }) => {
    const life = figures.family === 'bx' ? figures.hd?.value.dice : figures.hp?.value
    const worn = figures.family === 'bx' ? figures.ac?.value.descending : figures.armor?.value
    const arms = attacks.map(({ count, name: arm, dice }) => `${count} ${arm} ${dice}`.trim())
    return [layout, name, life, worn, ...arms].join(' | ')
  })
}

const cat = 'Reed Cat | 2 | 6 | 2 claw 1d4 | 1 bite 1d6'

describe('forms of files beside JSON, YAML and tables', () => {
  test.each([
    [
      'elements',
      '<?xml version="1.0"?>\n<pack><monster><name>Reed Cat</name><armor_class>6</armor_class><hit_dice>2</hit_dice><attacks><attack count="2"><name>claw</name><damage>1d4</damage></attack><attack><name>bite</name><damage>1d6</damage></attack></attacks></monster></pack>',
      `xml | ${cat}`,
    ],
    [
      'attributes',
      '<monster name="Reed Cat" ac="6" hd="2" attacks="2 claw (1d4), 1 bite (1d6)"/>',
      `xml | ${cat}`,
    ],
    [
      'names with values',
      '<entry name="Reed Cat"><stat name="AC" value="6"/><stat name="HD" value="2"/><stat name="Attacks" value="2 claw (1d4), 1 bite (1d6)"/></entry>',
      `xml | ${cat}`,
    ],
    [
      'a table of settings',
      '[[monster]]\nname = "Reed Cat"\nac = 6\nhd = "2"\nattacks = ["2 claw (1d4)", "1 bite (1d6)"]\n',
      `settings | ${cat}`,
    ],
    [
      'headings over settings',
      '; the fen\n[Reed Cat]\nAC=6\nHD=2\nAttacks=2 claw (1d4), 1 bite (1d6)\n',
      `settings | ${cat}`,
    ],
    [
      'a template on a wiki',
      "{{Creature\n| name = Reed Cat\n| ac = 6\n| hd = 2\n| attacks = 2 [[Claws|claw]] (1d4), 1 '''bite''' (1d6)\n}}\nIt lives in the fen.\n",
      `wiki-template | ${cat}`,
    ],
    [
      'braces in YAML',
      'Reed Cat: { ac: 6, hd: 2, attacks: "2 claw (1d4), 1 bite (1d6)" }\n',
      `yaml | ${cat}`,
    ],
  ])('%s', (_, text, expected) => {
    expect(shortOf(text)).toEqual([expected])
  })

  test('labels with signs of settings and no name are plain text', () => {
    const [monster] = readMonsters('Reed Cat\nAC = 6\nHD = 2\nML = 8\nXP = 20\nAL = N\n').monsters
    expect(monster?.layout).not.toBe('settings')
  })

  test.each(['<a>', '<a b="', '<a></b>', '{{a|b=c', '[a]\nb = c\n', 'a = [\n', '<a/><'])(
    'nothing but %s is read without going astray',
    (sign) => {
      expect(readMonsters(sign.repeat(20_000)).monsters).toEqual([])
    },
  )
})
