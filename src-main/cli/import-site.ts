import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { bundled } from '../app/bundled.ts'
import { siteTitle } from '../app/sites-request.ts'
import { Library } from '../campaign/library.ts'
import type { Shelf } from '../rules/core/action.ts'
import type { AdventureRead } from '../rules/sites/adventure/adventure.ts'
import { bandFaults } from '../rules/sites/adventure/band-fault.ts'
import { faultOfAdventure, readAdventure } from '../rules/sites/adventure/read-adventure.ts'
import { treasureOf } from '../rules/sites/adventure/read-treasure.ts'
import { siteOfAreas } from '../rules/sites/adventure/site-of-areas.ts'
import { keyedSite, siteText } from '../rules/sites/keyed.ts'
import { askApp, type Built } from './ask-app.ts'
import type { ExitCode, Io } from './io.ts'
import { namedFiles } from './named-files.ts'
import { wordsOf } from './words-of.ts'
import { wrongCall } from './wrong-call.ts'

export const usage = `gatefold import-site FILE…|- [--json] [--out FILE] [--campaign C]

  Reads the keyed areas of an adventure (“12. Guard room”), with what is read aloud, who is there, stat blocks,
  treasure, traps and exits, and prints each file as a site. Doubts, bands that no bestiary knows and the number of
  parts left over go to stderr.
  --json        { title, places: [{ number, title, exits, … }], monsters, unknown, unread, doubts }; an array of
                them for several files
  --out FILE    write to a file instead of the standard output
  --campaign C  keeps the sites in a campaign, by its name or id, in one step that can be undone; stat blocks go to its
                bestiary, left over text to its notes
  FILE          a text, Markdown or PDF; a folder stands for the files in it
  -             read the standard input`

/** A file as it was read; `fault` is printed when it holds no site. */
interface FileRead {
  file: string
  read: AdventureRead | null
  fault: string
}

/** Reads adventures and prints them as sites, or keeps them; 1 when a file holds none. */
export async function importSiteCommand(argv: string[], io: Io, built: Built): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      out: { type: 'string' },
      campaign: { type: 'string' },
    },
  })
  const { campaign, out } = values
  if (positionals.length === 0)
    return wrongCall(io, 'import-site', 'Which file is to be read? A - reads the standard input.')
  const files = await namedFiles(positionals)
  if (campaign !== undefined) {
    if (files.includes('-'))
      return wrongCall(io, 'import-site', '--campaign takes files, not the standard input.')
    const request = {
      do: 'import-sites' as const,
      campaign,
      files: files.map((one) => resolve(one)),
    }
    for (const line of await askApp(request, built)) io.out(`${line}\n`)
    return 0
  }
  const reads: FileRead[] = []
  for (const file of files) reads.push(await readOne(file, io))
  const content = bundled(built.resources)
  const shelf = new Library(content.monsters, content.tables, [])
  const sites = reads.flatMap(({ file, read, fault }) => {
    if (!read) io.err(`${file}: ${fault}\n`)
    return read ? [siteOfFile(file, read, shelf)] : []
  })
  for (const site of sites) report(site, io)
  const text = values.json ? asJson(sites, files.length > 1) : asText(sites)
  if (out === undefined || out === '-') io.out(text)
  else if (sites.length > 0) {
    try {
      await io.writeFile(out, text)
    } catch (error) {
      io.err(`${out}: ${error instanceof Error ? error.message : String(error)}\n`)
      return 1
    }
  }
  return reads.every(({ read }) => read !== null) ? 0 : 1
}

async function readOne(file: string, io: Io): Promise<FileRead> {
  try {
    const text = await wordsOf(await (file === '-' ? io.stdin() : io.readFile(file)))
    const fault = faultOfAdventure(text)
    if (fault) return { file, read: null, fault: `${fault.says} ${fault.way}` }
    const read = readAdventure(text)
    return read.areas.length > 0
      ? { file, read, fault: '' }
      : { file, read: null, fault: 'No keyed area was found. Number them, such as “1. Gate”.' }
  } catch (error) {
    return { file, read: null, fault: error instanceof Error ? error.message : String(error) }
  }
}

function siteOfFile(file: string, { title, areas, unread, doubts }: AdventureRead, shelf: Shelf) {
  const monsters = areas.flatMap((area) => area.monsters)
  const faultOf = bandFaults(
    monsters.map(({ name }) => name),
    shelf,
  )
  const { site, leftOver } = siteOfAreas(
    { id: 'site-1', title: siteTitle(title, file), level: 1 },
    areas,
    {
      isKnown: (band) => faultOf(band) === null,
      treasureOf: (text) => treasureOf(text, (sum) => sum),
    },
  )
  const unknown = areas.flatMap(({ label, bands }) =>
    bands.filter((band) => faultOf(band) !== null).map((band) => ({ area: label, band })),
  )
  return {
    file,
    site,
    monsters,
    unknown,
    doubts,
    unread: [...unread, ...leftOver.map((text) => ({ line: 0, text }))],
  }
}

type SiteOfFile = ReturnType<typeof siteOfFile>

function report({ file, doubts, unknown, unread }: SiteOfFile, io: Io): void {
  for (const doubt of doubts) io.err(`${file}: ${doubt}\n`)
  for (const { area, band } of unknown)
    io.err(`${file}: ${area}: “${band}” is in no bestiary, and stays text.\n`)
  for (const { line, text } of unread)
    io.err(
      `${file}${line > 0 ? `:${line}` : ''}: left over: ${text.slice(0, 70).replace(/\s+/g, ' ')}\n`,
    )
}

function asJson(sites: readonly SiteOfFile[], isMany: boolean): string {
  const all = sites.map(({ file, site, monsters, unknown, unread, doubts }) => {
    const { title, places } = keyedSite(site)
    return { file, title, places, monsters, unknown, unread, doubts }
  })
  return `${JSON.stringify(isMany ? all : (all[0] ?? null), null, 2)}\n`
}

function asText(sites: readonly SiteOfFile[]): string {
  return sites.map(({ site }) => `${siteText(site)}\n`).join('\n')
}
