import type { PlaceMatter, PlaceTreasure, Site, SitePlace, SiteWay } from '../../core/state/site.ts'
import { blankSite } from '../blank.ts'
import type { ReadArea } from './adventure.ts'

/** Most characters of a text of a place, of its line of light, and of a title. */
const [mostText, mostLine] = [4000, 200]
/** Most bands, and most matters, of a place. */
const [mostBands, mostMatters] = [20, 40]

/** How the parts of a text become those of the campaign. */
interface AreaContext {
  /** True when somebody of that name is in the library or among the text's own stat blocks. */
  isKnown(band: string): boolean
  treasureOf(text: string): PlaceTreasure
}

/**
 * A site without a map, made of read areas. Bands of nobody known go to the text, because no encounter can begin with
 * them. A number that is taken gives way to the next that is free; ways to nowhere and to oneself are left out. Text
 * that is longer than a place holds goes on in its features, and what has no room there is left over.
 */
export function siteOfAreas(
  { id, title, level }: Pick<Site, 'id' | 'title'> & { level: number },
  areas: readonly ReadArea[],
  context: AreaContext,
): { site: Site; leftOver: string[] } {
  const numbers = numbersOf(areas)
  const areaPlaces = areas.map((area, nth) => placeOf(area, nth, numbers[nth] ?? nth + 1, context))
  const places = areaPlaces.map(({ place }) => place)
  const blank = blankSite(id, title.slice(0, 120), level)
  const site: Site = {
    ...blank,
    recipe: { ...blank.recipe, size: places.length },
    places,
    ways: waysOf(areas, places),
  }
  return { site, leftOver: areaPlaces.flatMap(({ leftOver }) => leftOver) }
}

/** Numbers of places: as printed where they are numbers and free, else the next behind the highest. */
function numbersOf(areas: readonly ReadArea[]): number[] {
  const printed = areas.map(({ label }) => (/^\d{1,3}$/.test(label) ? Number(label) : 0))
  const taken = new Set<number>()
  const kept = printed.map((number) => {
    if (number < 1 || taken.has(number)) return 0
    taken.add(number)
    return number
  })
  let free = Math.max(0, ...printed) + 1
  if (free + kept.filter((number) => number === 0).length > 1000) free = 1
  return kept.map((number) => {
    if (number > 0) return number
    while (taken.has(free)) free += 1
    taken.add(free)
    return free
  })
}

interface MadePlace {
  place: SitePlace
  leftOver: string[]
}

function placeOf(area: ReadArea, nth: number, number: number, context: AreaContext): MadePlace {
  const { label, title, aloud, light, treasure } = area
  const fits = (band: string): boolean => band.length <= mostLine && context.isKnown(band)
  const bands = area.bands.filter(fits).slice(0, mostBands)
  const strangers = area.bands.filter((band) => !bands.includes(band))
  const [first = '', ...more] = textsOf(
    [...strangers.map((band) => `Here: ${band}.`), area.text].filter(Boolean).join('\n\n'),
  )
  const [read = '', ...readOn] = textsOf(aloud)
  const matters = [
    ...area.matters.flatMap(({ kind, title: head, text }) =>
      textsOf(text).map((part) => ({ kind, title: head.slice(0, mostLine), text: part })),
    ),
    ...readOn.map((text): PlaceMatter => ({
      kind: 'feature',
      title: 'Read aloud, continued',
      text,
    })),
    ...more.map((text): PlaceMatter => ({ kind: 'feature', title: 'Text, continued', text })),
    ...(light.length > mostLine ? [{ kind: 'feature' as const, title: 'Light', text: light }] : []),
  ]
  const isTrap = matters.some(({ kind }) => kind === 'trap')
  const isPrinted = String(number) === label
  const place: SitePlace = {
    id: `place-${nth + 1}`,
    number,
    title: ((isPrinted ? title : `${label} ${title}`).trim() || `Place ${number}`).slice(
      0,
      mostLine,
    ),
    kind: bands.length > 0 ? 'monster' : isTrap ? 'trap' : treasure === '' ? 'empty' : 'treasure',
    x: 0,
    y: 0,
    width: 0,
    height: 0,
    shape: 'rectangle',
    aloud: read,
    text: first,
    light: light.length > mostLine ? 'see below' : light,
    bands,
    ...(treasure.trim() === '' ? {} : { treasure: context.treasureOf(treasure) }),
    matters: matters.slice(0, mostMatters),
    state: 'unseen',
  }
  const leftOver = matters
    .slice(mostMatters)
    .map((matter) => `${label}, ${matter.title}: ${matter.text}`)
  return { place, leftOver }
}

/** A text in parts that a place can hold, broken between paragraphs or words where there are any; one part at least. */
function textsOf(text: string): string[] {
  const parts: string[] = []
  let rest = text.trim()
  while (rest.length > mostText) {
    const head = rest.slice(0, mostText)
    const end = [head.lastIndexOf('\n\n'), head.lastIndexOf('\n'), head.lastIndexOf(' ')].find(
      (at) => at > mostText / 2,
    )
    parts.push(rest.slice(0, end ?? mostText).trim())
    rest = rest.slice(end ?? mostText).trim()
  }
  return [...parts, rest]
}

/** Ways between areas, one for each pair; of two doors the one that says more. */
function waysOf(areas: readonly ReadArea[], places: readonly SitePlace[]): SiteWay[] {
  const ways = new Map<string, SiteWay>()
  const byLabel = new Map<string, number>()
  for (const [nth, { label }] of areas.entries()) if (!byLabel.has(label)) byLabel.set(label, nth)
  for (const [nth, { exits }] of areas.entries()) {
    for (const { to, door } of exits) {
      const other = byLabel.get(to) ?? -1
      const [from, end] = [places[nth], places[other]]
      if (!from || !end || from === end) continue
      const key = [nth, other].sort((a, b) => a - b).join('-')
      const known = ways.get(key)
      if (known && known.door !== 'open') continue
      ways.set(key, { id: `way-${key}`, from: from.id, to: end.id, door, text: '', line: [] })
    }
  }
  return [...ways.values()]
}
