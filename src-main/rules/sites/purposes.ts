import type { PlaceShape, SitePurpose } from '../core/state/site.ts'

/** Look and inhabitants of a kind of dungeon. */
interface PurposeStyle {
  title: string
  /** Shapes of its rooms; each is as likely as it is often named. */
  shapes: readonly PlaceShape[]
  /** Squares between neighbouring rooms. */
  apart: readonly [least: number, most: number]
  /** Size of a room in squares. */
  rooms: readonly [least: number, most: number]
  /** Percent of plain ways that have a door. */
  doors: number
  /** Percent of rooms with water in them. */
  water: number
  /** Percent of larger rooms with pillars. */
  pillars: number
  /** Tags of monsters that belong there. */
  tags: readonly string[]
  /** Three to five rooms wide, floors joined by stairs. */
  isTower?: true
}

const built: readonly PlaceShape[] = [
  'rectangle',
  'rectangle',
  'rectangle',
  'rectangle',
  'rectangle',
  'rectangle',
  'corner',
  'cross',
  'octagon',
  'round',
]
const caves: readonly PlaceShape[] = ['cave']
const rough: readonly PlaceShape[] = ['cave', 'cave', 'rectangle', 'rectangle', 'corner']

export const purposes: Readonly<Record<SitePurpose, PurposeStyle>> = {
  any: style('Dungeon', built, ['humanoid', 'undead', 'people']),
  crypt: style('Crypt', built, ['undead', 'crypt'], { pillars: 45, doors: 65 }),
  mine: style('Mine', rough, ['humanoid', 'vermin', 'giant'], { doors: 15, water: 14 }),
  stronghold: style('Stronghold', built, ['humanoid', 'people', 'giant'], {
    apart: [1, 2],
    doors: 75,
  }),
  temple: style('Temple', [...built, 'cross', 'octagon', 'round'], ['people', 'undead'], {
    pillars: 60,
    doors: 65,
  }),
  caves: style('Caves', caves, ['cave', 'beast', 'humanoid'], {
    doors: 0,
    water: 22,
    pillars: 0,
    rooms: [3, 7],
  }),
  sewer: style('Sewer', [...built, 'round', 'round'], ['sewer', 'vermin', 'ooze'], {
    doors: 25,
    water: 55,
  }),
  tower: style('Tower', ['round', 'round', 'octagon', 'rectangle'], ['people', 'construct'], {
    apart: [1, 2],
    doors: 80,
    water: 2,
    isTower: true,
  }),
  wizard: style(
    'Wizard’s halls',
    [...built, 'octagon', 'round', 'octagon'],
    ['construct', 'people'],
    { doors: 75 },
  ),
  prison: style('Prison', built, ['humanoid', 'undead', 'people'], { apart: [1, 2], doors: 85 }),
  sunken: style('Sunken ruin', built, ['swamp', 'undead', 'sea'], { doors: 30, water: 70 }),
  warren: style('Warren', rough, ['humanoid', 'vermin', 'beast'], { doors: 20, rooms: [2, 5] }),
  vault: style('Vault', built, ['construct', 'undead'], { apart: [1, 3], doors: 85, pillars: 40 }),
}

function style(
  title: string,
  shapes: readonly PlaceShape[],
  tags: readonly string[],
  changed: Partial<PurposeStyle> = {},
): PurposeStyle {
  return {
    title,
    shapes,
    tags,
    apart: [1, 3],
    rooms: [3, 6],
    doors: 55,
    water: 9,
    pillars: 25,
    ...changed,
  }
}
