import { isPictureName } from '../pictures.ts'
import { damaged } from '../refusals.ts'

/** Format that a campaign's manifest names. */
export const format = 'gatefold campaign'

/** The parts of a campaign that are one value each. */
export const single = {
  manifest: 'manifest.json',
  summary: 'campaign.json',
  first: 'first.json',
  head: 'head.json',
  restorePoints: 'restore-points.json',
} as const

/**
 * Parts that are lists, a line for each value: `journal.ndjson`, and where that grows too long
 * `journal-2.ndjson` and so on. Each monster is in `monsters` once, however many lines refer to it.
 */
const lists = ['journal', 'library', 'monsters'] as const
export type ZipList = (typeof lists)[number]

export const pathOf = (list: ZipList, file: number): string =>
  file === 1 ? `${list}.ndjson` : `${list}-${file}.ndjson`

/** Number of a list's file that a path names, 1 and up; 0 for any other path. */
export function fileOf(list: ZipList, path: string): number {
  if (path === pathOf(list, 1)) return 1
  return Number(new RegExp(`^${list}-([1-9]\\d{0,4})[.]ndjson$`).exec(path)?.[1] ?? 0)
}

/** True for the file of a single library record, as earlier versions wrote them. */
export function isRecordFile(path: string): boolean {
  return /^library\/[^/]+\.json$/.test(path)
}

/** The name of an image that a path holds; null for any other path. */
export function pictureAt(path: string): string | null {
  const name = path.startsWith('images/') ? path.slice('images/'.length) : ''
  return isPictureName(name) ? name : null
}

/** True for files that a desktop adds when a GM packs a folder again. */
function isDesktops(path: string): boolean {
  return path.startsWith('__MACOSX/') || /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(path)
}

/** @throws {Refusal} `damaged` for a path that is no part of a campaign. */
export function refuseStrangers(paths: Iterable<string>, thing: string): void {
  const known = new Set<string>(Object.values(single))
  for (const path of paths) {
    const ours = known.has(path) || isRecordFile(path) || lists.some((list) => fileOf(list, path))
    if (ours || pictureAt(path) !== null || isDesktops(path)) continue
    throw damaged(thing, `it holds “${path.slice(0, 80)}”, which is no part of a campaign`)
  }
}

export function noCampaign(thing: string): Error {
  return damaged(thing, 'it is no Gatefold campaign', 'Choose a .zip that Gatefold has exported.')
}
