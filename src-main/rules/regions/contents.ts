import type { HexFind, HexMark, HexTerrain, RegionHex } from '../core/state/region.ts'
import { terrains } from '../tables/terrain.ts'
import { upperFirst } from '../core/words.ts'
import { terrainFacts } from '../generators/kinds/inputs.ts'
import type { PartRoller } from '../generators/roller.ts'
import type { SaidBefore } from '../sites/said-before.ts'
import { SiteDice } from '../sites/site-dice.ts'

/** Tables that serve a hex: those of its terrain; a lake has those of the shore. */
function tableOf(what: 'landmark' | 'discovery' | 'hazard', terrain: HexTerrain): string {
  const known = terrains.find((each) => each === terrain) ?? 'coast'
  return `wilds/${what}-${known}`
}

/** Signs of places that the wild has by itself, by terrain. */
const wildMarks: Readonly<Record<HexTerrain, readonly HexMark[]>> = {
  plains: ['stones', 'shrine', 'tower', 'ruin'],
  forest: ['ruin', 'shrine', 'stones', 'tower'],
  hills: ['cave', 'tower', 'castle', 'stones'],
  mountains: ['cave', 'cave', 'ruin', 'tower'],
  swamp: ['ruin', 'stones', 'shrine'],
  desert: ['ruin', 'stones', 'cave'],
  coast: ['tower', 'cave', 'ruin'],
  ruins: ['ruin'],
  lake: [],
  sea: [],
}

/** Text of a hex where nobody lives: what is seen from afar, what the GM knows, what may be found. */
export function wildText(
  hex: Pick<RegionHex, 'id' | 'terrain'>,
  said: SaidBefore,
  on: PartRoller,
): Pick<RegionHex, 'landmark' | 'text' | 'finds'> {
  const { id, terrain } = hex
  if (terrain === 'sea') return { text: '', finds: [] }
  const by = new SiteDice(on.rng(`${id}/many`))
  const facts = terrainFacts(terrain === 'lake' ? 'coast' : terrain)
  const draw = (what: 'landmark' | 'discovery' | 'hazard', nth = 1): string => {
    const rng = on.rng(`${id}/${what}-${nth}`)
    return said.fresh(() => upperFirst(on.words(tableOf(what, terrain), rng, { facts })))
  }
  const found = Array.from({ length: by.below(3) }, (_none, nth) => draw('discovery', nth + 1))
  const finds = [...new Set(found)].map((text): HexFind => ({ text }))
  return {
    ...(by.percent(terrain === 'lake' ? 30 : 55) ? { landmark: draw('landmark') } : {}),
    text: by.percent(35) ? draw('hazard') : '',
    finds,
  }
}

/** Sign of a place in the wild with the name that it has on the map; null where the terrain bears none. */
export function wildPlace(
  { id, terrain }: Pick<RegionHex, 'id' | 'terrain'>,
  on: PartRoller,
): { mark: HexMark; title: string } | null {
  const mark = new SiteDice(on.rng(`${id}/mark`)).one(wildMarks[terrain])
  if (!mark) return null
  const rng = on.rng(`${id}/name`)
  if (mark === 'stones' || mark === 'shrine') return { mark, title: on.words('names/village', rng) }
  return { mark, title: on.words('dungeon/name', rng) }
}

/** Look and trouble of a settlement, for the GM. */
export function settlementText(id: string, said: SaidBefore, on: PartRoller): string {
  const words = (table: string): string => {
    const rng = on.rng(`${id}/${table}`)
    return said.fresh(() => on.words(table, rng))
  }
  return `${upperFirst(words('towns/look'))}. ${upperFirst(words('towns/trouble'))}.`
}
