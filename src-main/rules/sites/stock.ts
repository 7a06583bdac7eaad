import type {
  PlaceKind,
  PlaceMatter,
  PlaceTreasure,
  SiteDoor,
  SitePlace,
  SiteRecipe,
} from '../core/state/site.ts'
import { lowerFirst, upperFirst } from '../core/words.ts'
import { roomTable } from '../generators/kinds/inputs.ts'
import { trap } from '../generators/kinds/trap.ts'
import { treasure } from '../generators/kinds/treasure.ts'
import { generate } from '../generators/make.ts'
import type { PartRoller } from '../generators/roller.ts'
import { Exchange } from '../generators/treasure/exchange.ts'
import type { Monster } from '../monsters/canonical.ts'
import type { SaidBefore } from './said-before.ts'
import { SiteDice } from './site-dice.ts'
import { bandLine, groupTitle, hitDiceOf, numberOf, type Lair } from './inhabitants.ts'
import type { PlannedPlace } from './plan.ts'
import { purposes } from './purposes.ts'

/** Site that a place is stocked for. */
export interface Stocking {
  recipe: SiteRecipe
  /** Groups that hold it, by number. */
  factions: readonly Lair[]
  /** Words for its ways in. */
  entrances: { main: string; back: string }
  goal: string
  landmark: string
  /** Titles that other places have. */
  titles: Set<string>
  /** Texts that other places have. */
  said: SaidBefore
  /** Monsters of a dungeon level. */
  lairs(level: number): readonly Lair[]
}

/** Contents of a place by the words of its row in the stocking table. */
interface Contents {
  kind: PlaceKind
  hasMonster: boolean
  hasTrap: boolean
  hasTrick: boolean
  hasTreasure: boolean
}

/** Contents of a planned place; everything is drawn by the dice of its own part, `id`. */
export function stockPlace(
  planned: PlannedPlace,
  number: number,
  id: string,
  site: Stocking,
  on: PartRoller,
): SitePlace {
  const { recipe } = site
  const by = new SiteDice(on.rng(id))
  const style = purposes[recipe.purpose]
  const flood = waterOf(planned, style.water, by)
  // A map that is drawn keeps its water, and the texts fit it; on a new one the water fits the texts.
  const fits = (text: string): boolean => !flood || !ofTheFloor.test(text)
  const fresh = (
    from: string,
    part: string,
    column?: string,
    isFitting?: (text: string) => boolean,
  ): string => {
    const rng = on.rng(`${id}/${part}`)
    const draw = (): string => on.words(from, rng, column === undefined ? {} : { column })
    return site.said.fresh(draw, isFitting)
  }
  const { purpose, title } = purposeOf(planned, id, site, on)
  const water = fits(purpose) || planned.water ? flood : undefined
  const contents = contentsOf(planned, id, recipe, on)
  const held = planned.faction === undefined ? undefined : site.factions[planned.faction]
  const bands = contents.hasMonster ? bandsOf(planned, held, site, id, by, on) : null
  const found = contents.hasTreasure
    ? treasureOf(bands, planned.role === 'goal' ? recipe.level + 2 : recipe.level, id, on)
    : undefined
  const canChange = (text: string): boolean => couldChange(text, planned.doors, bands?.monster)
  const matters: PlaceMatter[] = [
    ...(contents.hasTrap ? [trapOf(recipe.level, id, by, on)] : []),
    ...(contents.hasTrick
      ? [
          {
            kind: 'feature' as const,
            title: 'Trick',
            text: fresh('traps/trick', 'trick'),
          },
        ]
      : []),
    ...(by.percent(planned.role ? 80 : 16)
      ? [changeOf(fresh('dungeon/change', 'change', undefined, canChange))]
      : []),
  ]
  const table = roomTable(recipe.purpose)
  const besideWater = water && fits
  const dressing = fresh(table, 'dressing', 'Dressing', besideWater)
  const sense = fresh(table, 'sense', 'Sense', besideWater)
  const isLarge = planned.width >= 5 && planned.height >= 4
  const isBare = !contents.hasMonster && !contents.hasTrap && !contents.hasTrick
  return {
    id: `p${number}`,
    number,
    title,
    kind: contents.kind,
    x: planned.x,
    y: planned.y,
    width: planned.width,
    height: planned.height,
    shape: planned.shape,
    ...(water ? { water } : {}),
    ...(isLarge && planned.shape !== 'cave' && by.percent(style.pillars)
      ? { pillars: true as const }
      : {}),
    ...(planned.stairs ? { stairs: planned.stairs } : {}),
    ...(planned.entrance ? { entrance: site.entrances[planned.entrance] } : {}),
    ...(planned.role ? { role: planned.role } : {}),
    ...(held ? { faction: groupTitle(held) } : {}),
    aloud: sentences([
      purpose,
      dressing,
      ...(water === 'flooded' ? ['water stands knee-deep from wall to wall'] : []),
      ...(water === 'pool' ? ['part of the floor lies under still water'] : []),
      sense,
    ]),
    text: sentences([
      ...(isBare || by.percent(50) ? [fresh(table, 'oddity', 'Out of place')] : []),
      ...(held && !bands ? [`${groupTitle(held)} pass here; tracks to and fro`] : []),
    ]),
    light: lightSaid([purpose, dressing, sense].join('; ')) ?? lightOf(bands?.monster, by),
    bands: bands ? bands.lines : [],
    ...(found ? { treasure: found } : {}),
    matters,
    state: 'unseen',
  }
}

/** Sentences of fragments, each with a capital and a full stop. */
function sentences(fragments: readonly string[]): string {
  return fragments
    .map(
      (one) =>
        `${upperFirst(one.trim().replace(/[.;,]+$/, ''))}${/[.!?…]”?$/.test(one.trim()) ? '' : '.'}`,
    )
    .join(' ')
}

/** Former use of a place, and its name: one that no other place has, where the table gives one. */
function purposeOf(
  { role, storey }: PlannedPlace,
  id: string,
  { recipe, goal, landmark, titles }: Stocking,
  on: PartRoller,
): { purpose: string; title: string } {
  const own = role === 'goal' ? goal : role === 'landmark' ? landmark : undefined
  const rng = on.rng(`${id}/purpose`)
  let purpose = own ?? ''
  let title = own === undefined ? '' : titleOf(own)
  for (
    let attempts = 0;
    title === '' || (own === undefined && titles.has(title) && attempts < 12);
    attempts += 1
  ) {
    purpose = on.words(roomTable(recipe.purpose), rng, {
      column: 'Purpose',
      ...(storey ? { facts: { storey } } : {}),
    })
    title = titleOf(purpose)
  }
  if (titles.has(title)) title = secondTitle(title, titles)
  titles.add(title)
  return { purpose, title }
}

/** Longest name of a place. */
const longestTitle = 40

/** Name of a place from what it was for: “Guard post” of “guard post with a game board”. */
function titleOf(purpose: string): string {
  const [head = purpose] = purpose.split(
    /[,;:(]| (?:with|where|that|for|whose|which|and|from|under|by|in|still|kept|once|begun|as|over|without|turning|telling|after|when) /,
  )
  const bare = head.replace(/^(?:an?|the) /, '').trim()
  if (bare.length <= longestTitle) return upperFirst(bare)
  // A name ends before its description, never in the middle: “Temple steps” of “temple steps leading down …”.
  const [short = bare] = bare.split(
    / (?:at|behind|built|down|into|leading|let|on|round|set|through|to|turned|up) /,
  )
  return upperFirst(short.slice(0, longestTitle).trim())
}

const ordinals = ['Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth']

function secondTitle(title: string, titles: ReadonlySet<string>): string {
  const free = ordinals.map((nth) => `${nth} ${lowerFirst(title)}`).find((one) => !titles.has(one))
  return free ?? title
}

function contentsOf(
  { role, entrance }: PlannedPlace,
  id: string,
  { stocking }: SiteRecipe,
  on: PartRoller,
): Contents {
  const fixed =
    role === 'goal'
      ? 'monster, treasure'
      : role === 'seat'
        ? 'monster, treasure'
        : role === 'landmark'
          ? 'trick'
          : entrance === 'main'
            ? 'empty'
            : on.words(stocking, on.rng(`${id}/contents`))
  const has = (word: string): boolean => fixed.includes(word)
  const kinds = ['monster', 'trap', 'trick', 'treasure'] as const
  return {
    kind: kinds.find(has) ?? 'empty',
    hasMonster: has('monster'),
    hasTrap: has('trap'),
    hasTrick: has('trick'),
    hasTreasure: has('treasure'),
  }
}

interface Bands {
  monster: Monster
  count: number
  lines: string[]
}

/** Monsters of a place: of the group that holds it, more at its seat; elsewhere of the level's list. */
function bandsOf(
  { role }: PlannedPlace,
  held: Lair | undefined,
  { recipe: { level, purpose }, lairs, said }: Stocking,
  id: string,
  by: SiteDice,
  on: PartRoller,
): Bands | null {
  const isFaction = held !== undefined && role !== 'goal' && (role === 'seat' || by.percent(75))
  const lair = isFaction
    ? held
    : by.one(fitting(lairs(role === 'goal' ? level + 1 : level), purpose, by))
  if (!lair) return null
  const { monster, dice } = lair
  const rolled = numberOf(dice, by)
  const count = Math.min(20, role === 'seat' ? rolled : isFaction ? Math.ceil(rolled / 2) : rolled)
  return { monster, count, lines: [bandLine(monster, count, `${id}/doing`, said, on)] }
}

/** Monsters that belong to the kind of place, two times in three where there are any; else all. */
function fitting(
  lairs: readonly Lair[],
  purpose: SiteRecipe['purpose'],
  by: SiteDice,
): readonly Lair[] {
  const tags = purposes[purpose].tags
  const ours = lairs.filter(({ monster }) => monster.tags.some((tag) => tags.includes(tag)))
  return ours.length > 0 && by.percent(67) ? ours : lairs
}

/** Treasure by the hit dice of its owners, else by the dungeon level; in the coins of the game. */
function treasureOf(
  bands: Bands | null,
  level: number,
  id: string,
  on: PartRoller,
): PlaceTreasure | undefined {
  const input = bands
    ? {
        type: 'none',
        hd: hitDiceOf(bands.monster),
        number: Math.min(100, bands.count),
        level: 0,
        list: 'B/X',
      }
    : { type: 'none', hd: 0, number: 1, level: Math.min(20, level), list: 'B/X' }
  for (let attempts = 0; attempts < 6; attempts += 1) {
    const seed = on.seedFor(`${id}/treasure-${attempts}`)
    const result = generate(treasure, input, { seed, rerolled: {}, edited: {} }, on.context)
    const { coins = 0, things = [] } = result.treasure ?? {}
    if (coins === 0 && things.length === 0) continue
    const held = result.parts.find((part) => part.id === 'held')?.text
    const coinsSay = result.parts
      .filter((part) => part.id.startsWith('coins'))
      .map(({ text }) => text)
    const says = [
      ...(coins > 0 ? [coinsSay[0] ?? new Exchange(on.game, on.situation).says(coins)] : []),
      ...things.map(({ name, count, text = name }) => (count > 1 ? `${count} × ${text}` : text)),
    ]
    return {
      text: `${says.join('; ')}${held === undefined ? '' : `, in ${held}`}`,
      coins,
      things: things.map((thing) => ({ ...thing })),
    }
  }
  return undefined
}

function trapOf(level: number, id: string, by: SiteDice, on: PartRoller): PlaceMatter {
  const deadly = Math.min(50, level * 9)
  const danger = by.percent(deadly) ? 'deadly' : by.percent(60) ? 'wounding' : 'nuisance'
  const seed = on.seedFor(`${id}/trap`)
  const { parts } = generate(
    trap,
    { danger, mixed: false },
    { seed, rerolled: {}, edited: {} },
    on.context,
  )
  const text = (part: string): string => parts.find((one) => one.id === part)?.text ?? ''
  return {
    kind: 'trap',
    title: text('sign'),
    text: `${upperFirst(text('trigger'))}: ${text('harm')}. Undone: ${text('remedy')}.`,
  }
}

/** Words of a text that has a floor, dry or wet, of its own. */
const ofTheFloor =
  /\b(?:dry|dust\w*|sand|gravel|swept|drain\w*|floor|water\w*|wet|afloat|pools?|puddle|flood\w*|ankle|knee|ice|frozen|fountain|seep|drip|stream|tides?|tidemark|channel|fire|oven|coal-warm|stove|whirlpool)\b/

/** Water of a place: what the map shows, or drawn by this chance in a hundred. */
function waterOf({ water }: PlannedPlace, chance: number, by: SiteDice): SitePlace['water'] {
  const drawn = by.percent(chance) ? (by.percent(50) ? 'pool' : 'flooded') : undefined
  return water === undefined ? drawn : water === 'none' ? undefined : water
}

/** True for monsters that keep house: they light it, set guards and take prisoners. */
function keepsHouse({ tags }: Monster): boolean {
  return tags.some((tag) => ['people', 'humanoid', 'giant', 'fey'].includes(tag))
}

/** True when a change can come to a place with these doors, held by this monster or by none. */
function couldChange(text: string, doors: readonly SiteDoor[], monster?: Monster): boolean {
  if (/\bhidden door\b/.test(text)) return doors.includes('secret door')
  const hasDoor = doors.some((door) => !['open', 'stairs', 'secret door'].includes(door))
  if (/\b(?:door|frame|lintel)\b/i.test(text) && !hasDoor) return false
  if (!monster) return !/\b(?:whoever is here|those here|guards|the watch)\b/.test(text)
  const takesWits = /\b(?:lights out|lock up|guards|the watch|asked questions|bedding)\b/
  return keepsHouse(monster) || !takesWits.test(text)
}

function changeOf(text: string): PlaceMatter {
  const at = text.indexOf(': ')
  return at < 0
    ? { kind: 'change', title: text, text: '' }
    : { kind: 'change', title: text.slice(0, at), text: text.slice(at + 2) }
}

const lights = [
  ['moonlight from a shaft', /\bmoonlight\b/i],
  [
    'daylight from a shaft',
    /\b(?:(?:day|sun)light|dusk from|open to the sky|sky or earth|shaft of day|well of light|roof slit open|shuttered slit)\b/,
  ],
  [
    'a lamp that burns',
    /\b(?:lamp burning|lantern burning|great lamp|lamp, lit|frozen in it, lit)\b/,
  ],
  [
    'a glow',
    /\b(?:glow-worms|greenish light|green dusk|moving light|ripples of light|lit from behind)\b/,
  ],
] as const

/** Light that the words of a place tell of; undefined where they tell of none. */
function lightSaid(text: string): string | undefined {
  return lights.find(([, words]) => words.test(text))?.[0]
}

/** Light that those in a place keep; others see nothing there without their own. */
function lightOf(monster: Monster | undefined, by: SiteDice): string {
  if (monster && keepsHouse(monster)) {
    const light = by.one(['torches', 'a lantern', 'a fire', 'dark']) ?? 'dark'
    // People see nothing without a light.
    return light === 'dark' && monster.tags.includes('people') ? 'a lantern' : light
  }
  return by.percent(8)
    ? (by.one(['a glow of fungus', 'daylight from a shaft', 'a lamp that burns']) ?? 'dark')
    : 'dark'
}
