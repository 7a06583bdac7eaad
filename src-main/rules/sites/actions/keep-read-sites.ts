import { defineAction, type Shelf } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { Note } from '../../core/state/note.ts'
import type { Site } from '../../core/state/site.ts'
import { counted, listed } from '../../core/words.ts'
import { Exchange } from '../../generators/treasure/exchange.ts'
import { gmOutcome } from '../../gm/gm-outcome.ts'
import { freeTitle, normaliseNote } from '../../gm/notes/keep.ts'
import { linkKey } from '../../gm/notes/links.ts'
import type { Monster } from '../../monsters/canonical.ts'
import type { ReadSite } from '../adventure/adventure.ts'
import { bandFaults } from '../adventure/band-fault.ts'
import { siteOfAreas } from '../adventure/site-of-areas.ts'
import { treasureOf } from '../adventure/read-treasure.ts'

/** Most characters of a note of left over text. */
const mostLetters = 150_000

/** Checks the parts that the rules rely on; the contract has checked the whole record. */
function isReadSite(value: unknown): value is ReadSite {
  const { title, areas, unread } = (value ?? {}) as Partial<ReadSite>
  return typeof title === 'string' && Array.isArray(areas) && Array.isArray(unread)
}

/** Keeps sites that were read from texts, with their stat blocks and what was left over. Rule GF-SITE-06. */
export const keepReadSites = defineAction({
  id: 'house.keep-read-sites',
  title: 'Keep sites from texts',
  rule: 'GF-SITE-06',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'adventure module book text import paste pdf keyed areas dungeon',
  asks: { sites: { kind: 'record', title: 'Sites', of: 'read sites' } },
  plan(_situation, { sites: given }) {
    const sites = Array.isArray(given) ? given.filter(isReadSite) : []
    if (sites.length === 0) return refusal('Read a text first, under Prep, Sites.')
    const empty = sites.find(({ areas }) => areas.length === 0)
    if (empty) return refusal(`“${empty.title}” has no area to make a site of.`)
    return sites.some(({ title }) => title.trim() === '')
      ? refusal('Give the site a name.')
      : { sites }
  },
  preview: ({ sites }) =>
    plain(listed(sites.map(({ title, areas }) => `${title}, ${counted(areas.length, 'place')}`))),
  run({ sites: read }, situation, { shelf, ruleset }) {
    const { nextId, place } = situation
    const fresh = freshMonsters(read, shelf)
    const faultOf = bandFaults(
      fresh.map(({ name }) => name),
      shelf,
    )
    const exchange = new Exchange(ruleset, situation)
    const readSites = read.map(({ title, areas }, nth) =>
      siteOfAreas(
        { id: `site-${nextId + nth}`, title: title.trim(), level: Math.max(1, place.level) },
        areas,
        {
          isKnown: (band) => faultOf(band) === null,
          treasureOf: (text) =>
            treasureOf(text, (sum, unit) => (unit === 'own' ? sum : exchange.coins(sum))),
        },
      ),
    )
    const notes = notesOf(
      readSites.map(({ site, leftOver }, nth) => ({
        site,
        parts: [...(read[nth]?.unread ?? []), ...leftOver],
      })),
      nextId + readSites.length,
      shelf,
    )
    const places = readSites.reduce((sum, { site }) => sum + site.places.length, 0)
    return gmOutcome(
      'GF-SITE-06',
      readSites.length === 1 ? 'Site' : 'Sites',
      [
        `${listed(readSites.map(({ site }) => site.title))}, ${counted(places, 'place')}`,
        ...(fresh.length > 0 ? [`${counted(fresh.length, 'monster')} to the bestiary`] : []),
        ...(notes.length > 0 ? [`left over text kept as ${counted(notes.length, 'note')}`] : []),
      ].join('; '),
      [
        ...readSites.map(({ site }): Effect => ({ do: 'keep site', site: withNotes(site, notes) })),
        ...fresh.map((monster): Effect => ({ do: 'keep monster', monster })),
        ...notes.map(({ note }): Effect => ({ do: 'keep note', note })),
      ],
      { secret: true },
    )
  },
})

/** Stat blocks of the texts that the bestiary does not have, each name once. */
function freshMonsters(sites: readonly ReadSite[], shelf: Shelf): Monster[] {
  const all = sites.flatMap(({ areas }) => areas.flatMap(({ monsters }) => monsters))
  const byName = new Map<string, Monster>()
  for (const monster of all) {
    const key = monster.name.toLowerCase()
    if (!byName.has(key) && !shelf.monsterNamed(monster.name)) byName.set(key, monster)
  }
  return [...byName.values()]
}

interface NoteOfSite {
  site: string
  note: Note
}

/** Notes that hold what no place of a site took: one for each site, more where it is long. */
function notesOf(
  sites: readonly { site: Site; parts: readonly string[] }[],
  nextId: number,
  { notes: shelf }: Shelf,
): NoteOfSite[] {
  const taken = new Set<string>()
  const found: NoteOfSite[] = []
  for (const { site, parts } of sites) {
    const text = parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join('\n\n---\n\n')
    for (let from = 0; from < text.length; from += mostLetters) {
      const plainTitle = site.title.replace(/[[\]|#^\n\r]/gu, ' ').trim()
      const title = freeTitle(
        `${plainTitle}: left over text`,
        (key) => taken.has(key) || shelf?.noteNamed(key) !== undefined,
      )
      taken.add(linkKey(title))
      const note = normaliseNote({
        id: `note-${nextId + found.length}`,
        kind: 'page',
        title,
        fields: {},
        text: text.slice(from, from + mostLetters),
        known: '',
        tags: ['left over'],
      })
      found.push({ site: site.id, note })
    }
  }
  return found
}

/** The site with a fact that names its notes. */
function withNotes(site: Site, notes: readonly NoteOfSite[]): Site {
  const own = notes.filter((one) => one.site === site.id).map(({ note }) => `“${note.title}”`)
  return own.length === 0
    ? site
    : {
        ...site,
        about: [{ title: 'Left over', text: `Text of no place is in Notes: ${listed(own)}.` }],
      }
}
