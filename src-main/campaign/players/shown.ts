import type { Id, Situation } from '../../rules/core/situation.ts'
import type { HandoutStyle, Picture } from '../../rules/core/state/prep.ts'
import type { MapPoint, Site } from '../../rules/core/state/site.ts'
import { drawSite } from '../../rules/sites/drawing/draw.ts'
import { cutMapOf, cutOf, type CutLook } from './map-cut.ts'
import type { PlayersMap, PlayersShown } from './projection.ts'
import type { PlayersSwitches } from './switches.ts'

/** The shown thing as it stands now; null for one that is gone or has nothing to see yet. */
export function shownOf(
  situation: Situation,
  { shown, page }: Pick<PlayersSwitches, 'shown' | 'page'>,
  cuts: CutLook,
): PlayersShown | null {
  switch (shown?.of) {
    case undefined:
      return null
    case 'portrait':
      return { as: 'portrait', cut: shown.cut }
    case 'words':
      return words(situation, shown.title, 'plain', shown.text, page)
    case 'handout': {
      const handout = situation.handouts?.[shown.id]
      // A letter has no title: its text begins with the addressee.
      const title = handout?.style === 'letter' ? '' : (handout?.title ?? '')
      return handout ? words(situation, title, onScreen[handout.style], handout.text, page) : null
    }
    case 'picture': {
      const picture = situation.pictures?.[shown.id]
      if (!picture) return null
      const { id, width, height } = picture
      return { as: 'picture', picture: { id, width, height } }
    }
    case 'site': {
      if (cutOf(situation, shown.id)) return cutMapOf(situation, shown.id, cuts)
      const drawing = mapOf(situation, shown.id)
      return drawing && { as: 'map', drawing }
    }
  }
}

/** Styles of the players' window: those of paper alone are shown as the one that is nearest. */
const onScreen: Readonly<Record<HandoutStyle, 'letter' | 'notice' | 'plain'>> = {
  letter: 'letter',
  notice: 'notice',
  plain: 'plain',
  wanted: 'notice',
  newspaper: 'plain',
  scroll: 'notice',
  pictures: 'plain',
}

/** Words with the pictures that they show, and no other. */
function words(
  { pictures = {} }: Situation,
  title: string,
  style: 'letter' | 'notice' | 'plain',
  text: string,
  page: number,
): PlayersShown {
  const called = [...text.matchAll(/image:([^\s)"'>]+)/giu)].map(([, name = '']) => plainName(name))
  const used = Object.values(pictures).filter(
    ({ id, name }) =>
      called.includes(name.toLowerCase()) ||
      called.some((begin) => begin.length >= 8 && id.startsWith(begin)),
  )
  return {
    as: 'words',
    title,
    style,
    text,
    pictures: used.map((one): Picture => ({ ...one })),
    page,
  }
}

function plainName(name: string): string {
  try {
    return decodeURIComponent(name).toLowerCase()
  } catch {
    return name.toLowerCase()
  }
}

/** Map of what the party has seen of a site; null where that is nothing. */
function mapOf({ sites, place }: Situation, id: Id): PlayersMap | null {
  const site = sites?.[id] as Site | undefined
  const seen = site && onlySeen(site)
  const drawing = seen && drawSite(seen, { players: true, onlySeen: true })
  if (!drawing) return null
  const here = place.at?.site === id ? place.at.place : null
  return {
    ...drawing,
    places: drawing.places.map(({ id: of, path, x, y }) => ({ path, x, y, here: of === here })),
  }
}

/**
 * The part of a site that the party has seen, moved to the corner of the sheet and with ids of its own: where on
 * the whole map it lies, and how much there is besides, can't be read off it.
 */
function onlySeen(site: Site): Site | null {
  const seen = site.places.filter(({ width, state }) => width > 0 && state !== 'unseen')
  if (seen.length === 0) return null
  const ids = new Set(seen.map(({ id }) => id))
  const ways = site.ways.filter(
    ({ from, to, door, found }) =>
      ids.has(from) && ids.has(to) && (door !== 'secret door' || found === true),
  )
  const points = [...seen.map(({ x, y }): MapPoint => [x, y]), ...ways.flatMap(({ line }) => line)]
  const left = Math.min(...points.map(([x]) => x))
  const top = Math.min(...points.map(([, y]) => y))
  return {
    ...site,
    places: seen.map((one) => ({ ...one, x: one.x - left, y: one.y - top })),
    ways: ways.map((way) => ({
      ...way,
      line: way.line.map(([x, y]): MapPoint => [x - left, y - top]),
    })),
  }
}
