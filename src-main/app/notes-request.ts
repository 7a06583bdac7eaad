import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { unzipSync, zipSync } from 'fflate'
import * as v from 'valibot'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { pictureNameOf } from '../ipc/contract/linked-pictures.ts'
import { sizeOf } from '../ipc/contract/picture-size.ts'
import { saveFolder, saveWhole } from '../print/save.ts'
import { counted } from '../rules/core/words.ts'
import type { ImportedNote } from '../rules/core/state/note.ts'
import { CampaignNotes } from '../session/campaign-notes.ts'
import type { CampaignSession } from '../session/campaign-session.ts'
import { CampaignTables } from '../session/campaign-tables.ts'
import { keepPicture } from '../session/keep-picture.ts'
import type { Services } from '../session/services.ts'
import { simpleCommand } from '../session/simple-command.ts'

/** Notes that the command line brings into a campaign or takes out of it. Paths are whole. */
export const NotesRequest = v.variant('do', [
  v.object({ do: v.literal('import-notes'), campaign: v.string(), from: v.string() }),
  v.object({ do: v.literal('export-notes'), campaign: v.string(), out: v.string() }),
])
type NotesRequest = v.InferOutput<typeof NotesRequest>

/** Largest file of notes, largest portrait, and most files of a folder. */
const [mostBytes, mostPictureBytes, mostFiles] = [2_000_000, 4_000_000, 5_000]
const readable = /\.(?:md|markdown)$/iu
const drawn = /\.(?:png|jpe?g|gif|webp)$/iu

/** A file of a folder or zip, by its path in it; its bytes are read when they are wanted. */
interface FoundFile {
  path: string
  read(): Promise<Uint8Array>
}

/** Carries out a request about notes; returns the lines to print. @throws {Refusal} */
export function carryOutNotes(
  services: Services,
  session: CampaignSession,
  request: NotesRequest,
): Promise<string[]> {
  const notes = new CampaignNotes(services, session, new CampaignTables(services, session))
  return request.do === 'import-notes'
    ? importFrom(notes, services, session, request.from)
    : exportTo(notes, request.out)
}

async function importFrom(
  notes: CampaignNotes,
  services: Services,
  session: CampaignSession,
  from: string,
): Promise<string[]> {
  const found = await filesAt(from)
  const texts = found.filter(({ path }) => readable.test(path)).slice(0, mostFiles)
  if (texts.length === 0)
    throw new Refusal('not-found', `${from} holds no Markdown.`, 'Name a folder, a zip or a file.')
  const files = await Promise.all(
    texts.map(async ({ path, read }) => ({ path, text: new TextDecoder().decode(await read()) })),
  )
  const { notes: fresh, added, changed, same, faults } = notes.read({ files })
  const left: string[] = []
  const taken: ImportedNote[] = []
  for (const { picture, ...note } of fresh) {
    const name = picture ?? note.portrait
    const isHere = name !== undefined && session.campaign.situation.pictures?.[name] !== undefined
    const file = isHere ? undefined : found.find(({ path }) => basename(path) === name)
    const portrait = file && drawn.test(file.path) ? await keepPortrait(file) : undefined
    if (file && !portrait) left.push(`${file.path}: no picture of at most 4 MB, left out`)
    taken.push({ ...note, ...(portrait ? { portrait } : {}) })
  }
  if (taken.length > 0) await session.run(simpleCommand('house.keep-notes', { notes: taken }))
  return [
    `${counted(added, 'note')} added, ${changed} changed, ${same} as they were`,
    ...faults.map(({ path, says }) => `${path}: ${says}`),
    ...left,
  ]

  async function keepPortrait({ path, read }: FoundFile): Promise<string | undefined> {
    const bytes = await read()
    const size = bytes.length > mostPictureBytes ? null : await sizeOf(new Blob([bytes.slice()]))
    if (!size) return undefined
    const base64 = Buffer.from(bytes).toString('base64')
    return (
      await keepPicture(services, session, { base64, name: pictureNameOf(basename(path)), ...size })
    ).id
  }
}

/** Notes and pictures of a folder, a zip or one file. @throws {Refusal} */
async function filesAt(from: string): Promise<FoundFile[]> {
  try {
    if ((await stat(from)).isDirectory()) return await filesIn(from, from)
    const bytes = await readFile(from)
    if (!/\.zip$/iu.test(from))
      return [{ path: basename(from), read: () => Promise.resolve(bytes) }]
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => isWanted(name, originalSize),
    })
    return Object.entries(files).map(([path, content]) => ({
      path,
      read: () => Promise.resolve(content),
    }))
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    throw new Refusal(
      'not-found',
      `${from} could not be read (${cause}).`,
      'Name a folder, a zip or a file that you may read.',
    )
  }
}

async function filesIn(folder: string, root: string): Promise<FoundFile[]> {
  const found: FoundFile[] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    // Programs keep what is theirs in folders that begin with a dot.
    if (entry.name.startsWith('.') || found.length >= mostFiles * 2) continue
    if (entry.isDirectory()) found.push(...(await filesIn(path, root)))
    else if (entry.isFile() && isWanted(entry.name, (await stat(path)).size))
      found.push({ path: relative(root, path).split(sep).join('/'), read: () => readFile(path) })
  }
  return found
}

function isWanted(name: string, bytes: number): boolean {
  return readable.test(name) ? bytes <= mostBytes : drawn.test(name)
}

async function exportTo(notes: CampaignNotes, out: string): Promise<string[]> {
  const files = await notes.files()
  const count = files.filter(({ path }) => readable.test(path)).length
  if (count === 0) throw new Refusal('refused', 'This campaign has no notes.', 'Write one first.')
  const [folder, name] = [dirname(out), basename(out)]
  const path = /\.zip$/iu.test(out)
    ? await saveWhole(
        folder,
        name,
        zipSync(Object.fromEntries(files.map((file) => [file.path, file.bytes]))),
      )
    : await saveFolder(folder, name, files)
  return [`${counted(count, 'note')} written to ${path}`]
}
