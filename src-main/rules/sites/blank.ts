import type { MapPicture, Site, SitePlace } from '../core/state/site.ts'

/** A place with nothing in it yet, under an id and a number that the site has free. */
export function blankPlace(places: readonly SitePlace[], title: string): SitePlace {
  const number = Math.max(0, ...places.map((one) => one.number)) + 1
  const taken = new Set(places.map(({ id }) => id))
  let at = number
  while (taken.has(`p${at}`)) at += 1
  return {
    id: `p${at}`,
    number,
    title: title || `Place ${number}`,
    kind: 'empty',
    x: 0,
    y: 0,
    width: 0,
    height: 0,
    shape: 'rectangle',
    aloud: '',
    text: '',
    light: '',
    bands: [],
    matters: [],
    state: 'unseen',
  }
}

/** A site that is a picture, without places yet. */
export function siteOfPicture(id: string, title: string, level: number, map: MapPicture): Site {
  return { ...blankSite(id, title, level), map }
}

/** A site without places, which no recipe generated: its recipe only says the level. */
export function blankSite(id: string, title: string, level: number): Site {
  return {
    id,
    title,
    recipe: {
      purpose: 'any',
      size: 5,
      level,
      factions: 0,
      stocking: 'dungeon/stocking',
      loops: 'some',
      secrets: 0,
      seed: '0'.repeat(32),
    },
    about: [],
    factions: [],
    wanderers: [],
    places: [],
    ways: [],
    mapSeed: '0'.repeat(32),
  }
}
