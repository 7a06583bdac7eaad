import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../../read.ts'

function shortOf(text: string): string[] {
  return readMonsters(text).monsters.map(({ name, figures, attacks }) => {
    if (figures.family !== 'bx') return name
    const { hd, ac, morale } = figures
    const dice = `${hd?.value.dice ?? ''}+${hd?.value.modifier ?? ''}`
    const arms = attacks.map(({ count, name: arm, dice: rolls }) => `${count} ${arm} ${rolls}`)
    return [name, dice, ac?.value.descending, morale?.value, ...arms].join(' | ')
  })
}

describe('classes that are monsters', () => {
  test.each([
    [
      'Python, with attacks as classes within',
      'class FenWolf(Beast):\n\n    class Bite(Beast.Attack):\n        DAMAGE = "2d4"\n        # slow\n\n    AC = 6\n    HD = 4\n    HD_MOD = +1\n    AT = [(Bite,)]\n    ML = 8\n\n    def howl(self):\n        return 1\n\n\nclass FenRat(Beast):\n    AC = 7\n    HD = 1\n    ML = 5\n',
      ['FenWolf | 4+1 | 6 | 8 | 1 Bite 2d4', 'FenRat | 1+0 | 7 | 5'],
    ],
    [
      'TypeScript, with a class that others are made after',
      "class Monster {\n  ac = 9\n  hd = '1'\n}\n\nexport class FenWolf extends Monster {\n  static readonly title = 'Fen Wolf'\n  ac: number = 6\n  hd = '4+1'\n  attacks = [{ name: 'bite', damage: '2d4' }]\n  morale = 8\n}\n",
      ['Fen Wolf | 4+1 | 6 | 8 | 1 bite 2d4'],
    ],
    [
      'set where it is made',
      'class FenWolf < Monster\n  def initialize\n    @name = "Fen Wolf"\n    @armor_class = 6\n    @hit_dice = "4+1"\n    @morale = 8\n  end\nend\n',
      ['Fen Wolf | 4+1 | 6 | 8'],
    ],
    [
      'C#',
      'public class FenWolf : Monster\n{\n    public override string Name => "Fen Wolf";\n    public int ArmorClass { get; set; } = 6;\n    public string HitDice = "4+1";\n    public int Morale = 8;\n}\n',
      ['Fen Wolf | 4+1 | 6 | 8'],
    ],
  ])('%s', (_, text, expected) => {
    expect(shortOf(text)).toEqual(expected)
  })

  test('brackets that never close take no longer than their length', () => {
    const text = `class Ooze(Beast):\n${'    x = [ 1, 1,\n'.repeat(4000)}`
    expect(shortOf(text)).toEqual([])
  })
})

describe('rows of a table as texts of a program', () => {
  const rows = ['Fen Wolf | 4+1 | 6 | 1 bite (2d4) | 8', 'Fen Rat | 1 | 7 | 1 bite (1d3) | 5']
  const both = ['Fen Wolf | 4+1 | 6 | 8 | 1 bite 2d4', 'Fen Rat | 1+0 | 7 | 5 | 1 bite 1d3']
  test.each([
    [
      'headings in a comment',
      `# Columns: name | hd | ac | attacks | morale\nPACK = [\n    # --- fen ---\n    "${rows.join('",\n    "')}",\n]\n`,
    ],
    [
      'headings among them',
      `const pack = [\n  'name | hd | ac | attacks | morale',\n  '${rows.join("', // wet\n  '")}',\n]\n`,
    ],
    [
      'other signs between',
      `# name; hd; ac; attacks; morale\nx = ["",\n  '${rows.join("',\n  '").replaceAll(' |', ';')}',\n]\n`,
    ],
  ])('%s', (_, text) => {
    expect(shortOf(text)).toEqual(both)
  })
})
