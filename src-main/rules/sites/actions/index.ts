import { enterPlace } from './enter-place.ts'
import { findWay } from './find-way.ts'
import { forgetSite, generateSite, renameSite } from './generate.ts'
import { generateSettlement } from './generate-settlement.ts'
import { keepPlace, takePlaceTreasure } from './keep-place.ts'
import { keepReadSites } from './keep-read-sites.ts'
import { dropMapPicture, pinPlace, setMapGrid, unpinPlace, useMapPicture } from './map-picture.ts'
import { redrawSite, restockSite } from './remake.ts'
import { coverArea, revealArea } from './reveal-map.ts'

/** Actions on sites and their keyed places. */
export const siteActions = [
  generateSite,
  generateSettlement,
  keepReadSites,
  enterPlace,
  keepPlace,
  takePlaceTreasure,
  findWay,
  restockSite,
  redrawSite,
  renameSite,
  forgetSite,
  useMapPicture,
  dropMapPicture,
  setMapGrid,
  pinPlace,
  unpinPlace,
  revealArea,
  coverArea,
]

/** Ids of these actions, as the screen calls them by name. */
export type SiteActionId = (typeof siteActions)[number]['id']
