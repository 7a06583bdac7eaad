import fc from 'fast-check'
import type { Attack, BxFigures, CairnFigures, Monster, Read } from '../canonical.ts'

const nowhere = { from: 0, to: 0 }

/** A figure that stands somewhere; property tests look at its value alone. */
function placed<T>(value: fc.Arbitrary<T>): fc.Arbitrary<Read<T>> {
  return value.map((each) => ({ value: each, span: nowhere }))
}

function maybe<T>(value: fc.Arbitrary<T>): fc.Arbitrary<Read<T> | null> {
  return fc.option(placed(value), { nil: null, freq: 6 })
}

const first = fc.constantFrom('Reed', 'Mud', 'Ash', 'Lantern', 'Bone', 'Fen', 'Cinder', 'Slate')
const second = fc.constantFrom('Cat', 'Warden', 'Gaunt', 'Troll', 'Wisp', 'Queen', 'Hound')
const name = fc.tuple(first, second).map((words) => words.join(' '))
const weapon = fc.constantFrom(
  'claw',
  'bite',
  'long tail',
  'spear',
  'stare',
  'hooked chain',
  'horn',
)

function attacks(
  dice: fc.Arbitrary<string>,
  notes: fc.Arbitrary<string>,
  joints: readonly Attack['joins'][],
): fc.Arbitrary<Attack[]> {
  const one = fc.record({
    name: weapon,
    count: fc.constantFrom(1, 1, 1, 2, 3),
    dice,
    notes,
    joins: fc.constantFrom(...joints),
  })
  return fc
    .uniqueArray(one, { minLength: 1, maxLength: 3, selector: (attack) => attack.name })
    .map((found) =>
      found.map((attack, index) => ({
        id: `a${index + 1}`,
        ...attack,
        joins: index === 0 ? 'first' : attack.joins,
      })),
    )
}

const details = fc.uniqueArray(
  fc.constantFrom(
    { title: 'Poison', text: 'Save or sleep for an hour.', span: nowhere },
    { title: 'Critical damage', text: 'The catch is dragged below.', span: nowhere },
    { title: '', text: 'Quiet until it is not.', span: nowhere },
    { title: '', text: 'Shuns lamps & loves “cold” water.', span: nowhere },
  ),
  { maxLength: 3 },
)

function monsterWith(
  figures: fc.Arbitrary<BxFigures | CairnFigures>,
  own: fc.Arbitrary<Attack[]>,
  system: string,
): fc.Arbitrary<Monster> {
  return fc.record({
    id: fc.constant('m1'),
    name,
    layout: fc.constant('by-hand'),
    sureness: fc.constant(1),
    source: fc.constant({ text: '', system, licence: '', credit: '' }),
    figures,
    attacks: own,
    attackSpans: fc.constant([]),
    details,
    tags: fc.constant<string[]>([]),
    unread: fc.constant([]),
    foreign: fc.constant({}),
    judged: fc.constant({}),
  })
}

const save = fc.integer({ min: 2, max: 19 })

const bxFigures: fc.Arbitrary<BxFigures> = fc.record({
  family: fc.constant('bx' as const),
  hd: placed(
    fc.record({
      dice: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constant(0.5)),
      modifier: fc.constantFrom(0, 0, 1, 3),
      stars: fc.integer({ min: 0, max: 3 }),
      hitPoints: fc.option(fc.integer({ min: 1, max: 99 }), { nil: null }),
    }),
  ),
  ac: placed(
    fc
      .integer({ min: -2, max: 9 })
      .map((descending) => ({ descending, ascending: 19 - descending })),
  ),
  saves: maybe(fc.record({ D: save, W: save, P: save, B: save, S: save })),
  saveAs: maybe(
    fc.record({
      class: fc.constantFrom('fighter', 'magic-user', 'cleric', 'thief', 'dwarf', 'elf'),
      level: fc.integer({ min: 1, max: 14 }),
    }),
  ),
  save: fc.constant(null),
  thac0: maybe(fc.integer({ min: 5, max: 19 }).map((thac0) => ({ thac0, bonus: 19 - thac0 }))),
  morale: maybe(fc.integer({ min: 2, max: 12 })),
  alignment: maybe(fc.constantFrom('Lawful', 'Neutral', 'Chaotic', 'Any')),
  xp: maybe(fc.integer({ min: 5, max: 9999 })),
  movement: maybe(fc.constantFrom("120' (40')", "60' (20')", "90' (30') / 180' (60') flying")),
  numberAppearing: maybe(fc.constantFrom('1d6 (2d6)', '0 (1d4)', '2d4 (6d10)')),
  treasure: maybe(fc.constantFrom('C', 'R (C)', 'None')),
})

/** A monster of the B/X family with any of its figures. */
export const anyBxMonster: fc.Arbitrary<Monster> = monsterWith(
  bxFigures,
  attacks(
    fc.constantFrom('1d4', '1d6', '2d8', '1d10+1', '3d6'),
    fc.constantFrom('', '', 'poison', 'or by weapon', 'blinds'),
    ['and', 'or'],
  ),
  'B/X or Old-School Essentials',
)

const score = fc.integer({ min: 1, max: 18 })

const cairnFigures: fc.Arbitrary<CairnFigures> = fc.record({
  family: fc.constant('cairn' as const),
  hp: placed(fc.integer({ min: 1, max: 20 })),
  armor: maybe(fc.integer({ min: 1, max: 3 })),
  str: placed(score),
  dex: maybe(score),
  wil: maybe(score),
})

/** A monster of the Cairn family; scores may be left out. */
export const anyCairnMonster: fc.Arbitrary<Monster> = monsterWith(
  cairnFigures,
  attacks(
    fc.constantFrom('d4', 'd6', 'd8', 'd10', 'd6+d6', 'd8+d8'),
    fc.constantFrom('', '', 'blast', 'bulky', 'ignores armour'),
    ['or'],
  ),
  'Cairn',
)
