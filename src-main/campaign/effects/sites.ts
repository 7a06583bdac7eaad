import { claim, type Apply } from './change.ts'

export const keep: Apply<'keep site'> = (draft, { site }) => {
  draft.sites ??= {}
  draft.sites[site.id] = site
  claim(draft, site.id)
}

export const place: Apply<'site place'> = (draft, { site, place: changed }) => {
  const places = draft.sites?.[site]?.places
  const at = places?.findIndex(({ id }) => id === changed.id) ?? -1
  if (places && at >= 0) places[at] = changed
  else places?.push(changed)
}

export const way: Apply<'site way'> = (draft, { site, way: changed }) => {
  const ways = draft.sites?.[site]?.ways
  const at = ways?.findIndex(({ id }) => id === changed.id) ?? -1
  if (ways && at >= 0) ways[at] = changed
}

export const forget: Apply<'forget site'> = (draft, { site }) => {
  if (draft.sites) delete draft.sites[site]
  if (draft.place.at?.site === site) delete draft.place.at
}

export const map: Apply<'site map'> = (draft, { site: id, map: to }) => {
  const site = draft.sites?.[id]
  if (!site) return
  if (to) site.map = to
  else delete site.map
}

export const pin: Apply<'map pin'> = (draft, { site, place: of, to }) => {
  const pins = draft.sites?.[site]?.map?.pins
  if (!pins) return
  if (to) pins[of] = to
  else delete pins[of]
}

export const area: Apply<'map area'> = (draft, { site, area: id, to }) => {
  const revealed = draft.sites?.[site]?.map?.revealed
  if (!revealed) return
  if (to) revealed[id] = to
  else delete revealed[id]
  claim(draft, id)
}
