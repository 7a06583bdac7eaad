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
