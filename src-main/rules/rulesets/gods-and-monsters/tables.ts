import { firstNamesFor } from '../../common/names.ts'
import { defineTable, type Table } from '../../tables/table.ts'
import { levelUpKind, mojoGain, xpForLevel } from './advancement/levels.ts'
import { archetypeOf, archetypes } from './character/archetypes.ts'
import { fieldsOfThieves, openFields, type KnownField } from './character/known-fields.ts'

const source = 'Gods & Monsters'
const beyond = 'Gods & Monsters, beyond the excerpt'

export const firstNames = firstNamesFor('gods-and-monsters')

const archetypeTable = defineTable({
  id: 'gods-and-monsters/archetype',
  title: 'Archetype',
  dice: '1d10',
  source,
  rule: 'GAM-ADV-01',
  rows: archetypes.map((id, at): [string, string] => {
    const { title, ability, reaction } = archetypeOf[id]
    return [`${2 * at + 1}-${2 * at + 2}`, `${title}: ${ability}, ${reaction}`]
  }),
})

const levelTable = defineTable({
  id: 'gods-and-monsters/level',
  title: 'Levels',
  dice: '1d10',
  source,
  rule: 'GAM-ADV-02',
  rows: Array.from({ length: 10 }, (_, at): [string, string] => {
    const level = at + 1
    if (level === 1) return ['1', '0 XP: survival 5, verve 5, mojo 12, and what abilities feed']
    const xp = xpForLevel(level).toLocaleString('en')
    return [String(level), `${xp} XP: ${levelUpKind(level)} d10, mojo ${mojoGain(level)}`]
  }),
})

const moralCodeTable = defineTable({
  id: 'gods-and-monsters/moral-code',
  title: 'Moral code',
  dice: '1d10',
  source: beyond,
  rule: 'GAMX-MOR-01',
  rows: [
    ['1', 'Ordered Good'],
    ['2', 'Ordered'],
    ['3', 'Ordered Evil'],
    ['4', 'Chaotic Good'],
    ['5', 'Chaotic'],
    ['6', 'Chaotic Evil'],
    ['7', 'Good'],
    ['8', 'Evil'],
    ['9-10', 'None'],
  ],
})

function fieldTable(id: string, title: string, fields: readonly KnownField[]): Table {
  return defineTable({
    id: `gods-and-monsters/${id}`,
    title,
    dice: '1d8',
    source: beyond,
    rule: fields[0]?.rule ?? 'GAMX-FLD-05',
    rows: fields.map(({ name, skills }, at): [string, string] => [
      String(at + 1),
      `${name}: ${skills.join(', ')}`,
    ]),
  })
}

const spellTypeTable = defineTable({
  id: 'gods-and-monsters/spell-type',
  title: 'Type of a spell',
  dice: '1d6',
  source,
  rule: 'GAM-SPL-05',
  rows: [
    ['1', 'Mental: moods, choices, illusions, minds in touch'],
    ['2', 'Summoning: calls and binds what is from elsewhere, wards places'],
    ['3', 'Divination: what is hidden or not yet known'],
    ['4', 'Transmutation: changes the shape and nature of what is there'],
    ['5', 'Metamagic: works on other magic'],
    ['6', 'Conjuration: things and forces out of the four elements'],
  ],
})

const motivationTable = defineTable({
  id: 'gods-and-monsters/motivation',
  title: 'Although … I go on, because …',
  dice: '1d12',
  source: 'Gatefold',
  rule: 'GAMX-CRE-02',
  rows: [
    ['1', 'Although the old songs warn of it, I go on, because my sister went before me'],
    ['2', 'Although I have a trade, I go on, because the debt is older than I am'],
    ['3', 'Although I fear the dark, I go on, because a dream names the place'],
    ['4', 'Although nobody believes me, I go on, because I have seen the lights'],
    ['5', 'Although I swore off the sword, I go on, because they took the bell'],
    ['6', 'Although the harvest waits, I go on, because the well has turned'],
    ['7', 'Although my teacher forbade it, I go on, because the last page is missing'],
    ['8', 'Although I am heir to little, I go on, because the name must be cleared'],
    ['9', 'Although the god is silent, I go on, because the omen came three times'],
    ['10', 'Although I could stay rich, I go on, because the map is real'],
    ['11', 'Although I am hunted, I go on, because the only proof lies below'],
    ['12', 'Although I never left the valley, I go on, because a friend asked'],
  ],
})

/** Tables of this game for the tables panel and the screen insert. */
export const tables: readonly Table[] = [
  firstNames,
  archetypeTable,
  levelTable,
  moralCodeTable,
  fieldTable('field', 'Fields', openFields),
  fieldTable('thief-field', 'Fields of thieves', fieldsOfThieves),
  spellTypeTable,
  motivationTable,
]
