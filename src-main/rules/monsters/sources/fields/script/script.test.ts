import { describe, expect, test } from 'vitest'
import { readMonsters } from '../../../read.ts'

/** Name, Hit Dice or HP, armour and attacks of every monster, in short. */
function shortOf(text: string): string[] {
  return readMonsters(text).monsters.map(({ name, figures, attacks }) => {
    const life = figures.family === 'bx' ? figures.hd?.value.dice : figures.hp?.value
    const worn = figures.family === 'bx' ? figures.ac?.value.descending : figures.armor?.value
    const arms = attacks.map(({ count, name: arm, dice }) => `${count} ${arm} ${dice}`.trim())
    return [name, life, worn, ...arms].join(' | ')
  })
}

const reedCat = 'Reed Cat | 2 | 6 | 2 claw 1d4 | 1 bite 1d6'

describe('monsters are read out of programs', () => {
  test.each([
    [
      'JavaScript, keyed, with code around it',
      "import { roll } from './dice'\nfunction hit() { return roll(20) > 10 }\nexport const pack = {\n\treedCat: { name: `Reed Cat`, ac: 6, hd: '2', attacks: [{ name: 'claw', count: 2, damage: '1d4' }, { name: 'bite', damage: '1d6' }] }, // wet\n}\nexport default pack\n",
    ],
    [
      'a piece of TypeScript without its brackets',
      "    name: 'Reed Cat',\n    ac: 6,\n    hd: 2,\n    attacks: ['2 claw (1d4)', '1 bite (1d6)'],\n  },\n",
    ],
    [
      'a field of a class, cast to its type',
      "class Pack {\n  static readonly cat: Monster = {\n    name: 'Reed Cat', ac: 6, hd: 2,\n    attacks: ['2 claw (1d4)', '1 bite (1d6)'] as string[],\n  } satisfies Monster\n  get all() { return [this.cat] }\n}\n",
    ],
    [
      'Python calls, one name by its place',
      'PACK = [\n    Monster("Reed Cat", ac=6, hd="2", attacks=[("claw", 2, "1d4"), ("bite", "1d6")],  # wet\n            notes="Purrs "\n                  "at night."),\n]\n',
    ],
    [
      'a call that is given a name',
      'cat_stats = MonsterBlock(\n    name="Reed Cat",\n    armor_class=6,\n    hit_dice="2d8",\n    attacks="2 claw (1d4), 1 bite (1d6)",\n    save_as_class=Kind.FIGHTER,\n)\n',
    ],
    [
      'Rust structures',
      'vec![Monster { name: "Reed Cat".to_string(), armor_class: 6u8, hit_dice: String::from("2"), attacks: vec![Attack::new("claw", 2, Dice { count: 1, sides: 4 }), Attack { name: "bite".into(), damage: dice(1, 6) }], ..Default::default() }]',
    ],
    [
      'Lua tables',
      'local pack = {\n  { name = "Reed Cat", ac = 6, ["hit dice"] = "2"; attacks = { "2 claw (1d4)", "1 bite (1d6)" } }, -- wet\n}\n',
    ],
    [
      'Go literals',
      'var Pack = []Monster{\n\t{Name: "Reed Cat", AC: 6, HD: "2", Attacks: []Attack{{Name: "claw", Count: 2, Damage: "1d4"}, {Name: "bite", Damage: "1d6"}}},\n}\n',
    ],
    [
      'PHP arrays',
      "<?php return array('cat' => ['name' => 'Reed Cat', 'ac' => 6, 'hd' => '2', 'attacks' => ['2 claw (1d4)', '1 bite (1d6)']]);",
    ],
    [
      'Ruby hashes',
      "PACK = [{ :name => 'Reed Cat', :ac => 6, hd: '2', attacks: ['2 claw (1d4)', '1 bite (1d6)'] }]",
    ],
    [
      'Kotlin and Swift calls',
      'val pack = listOf(Monster(name = "Reed Cat", armorClass = 6, hitDice = "2", attacks = listOf(Attack("claw", 2, "1d4"), Attack("bite", "1d6"))))',
    ],
    [
      'Clojure maps',
      '(def pack [{:name "Reed Cat" :ac 6 :hd "2" :attacks ["2 claw (1d4)" "1 bite (1d6)"]}])',
    ],
    [
      'rows for a database',
      "INSERT INTO monsters (name, ac, hd, attacks) VALUES\n('Reed Cat', 6, '2', '2 claw (1d4), 1 bite (1d6)');\n",
    ],
    [
      'JSON in the middle of a sentence',
      'It says {"name":"Reed Cat","ac":6,"hd":"2","attacks":"2 claw (1d4), 1 bite (1d6)"} and stops.',
    ],
  ])('%s', (_, text) => {
    expect(shortOf(text)).toEqual([reedCat])
  })

  test('an object under its name, as it stands in the file', () => {
    const text =
      '\tMudHound: {\n\t\thp: 6, armour: 1, str: 12, dex: 8, wil: 5,\n\t\tattacks: [{ name: "Bite", damage: "d8" }],\n\t},\n'
    expect(shortOf(text)).toEqual(['MudHound | 6 | 1 | 1 Bite d8'])
  })

  test('brackets of prose are none of a program', () => {
    const text = 'Reed Cat (AC: 6, HD: 2), Att 2 × claw (1d4), ML 7. It hoards {3d6} shells.'
    expect(readMonsters(text).monsters.map(({ layout }) => layout)).toEqual(['ose-one-line'])
  })

  test.each(['{a: ', '({', '{name = "', '[{"a" => ', "f('", '{a: b(c: [', 'name: "x",\n'])(
    'nothing but %s goes through the text a few times at most',
    (sign) => {
      expect(readMonsters(sign.repeat(20_000)).monsters).toEqual([])
    },
  )
})
