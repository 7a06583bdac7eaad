import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { unzipSync, zipSync } from 'fflate'
import * as v from 'valibot'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { saveFolder, saveWhole } from '../print/save.ts'
import { counted } from '../rules/core/words.ts'
import type { NoteFile } from '../rules/gm/notes/markdown.ts'
import { CampaignNotes } from '../session/campaign-notes.ts'
import type { CampaignSession } from '../session/campaign-session.ts'
import { CampaignTables } from '../session/campaign-tables.ts'
import type { Services } from '../session/services.ts'
import { simpleCommand } from '../session/simple-command.ts'

/** Notes that the command line brings into a campaign or takes out of it. Paths are whole. */
export const NotesRequest = v.variant('do', [
  v.object({ do: v.literal('import-notes'), campaign: v.string(), from: v.string() }),
  v.object({ do: v.literal('export-notes'), campaign: v.string(), out: v.string() }),
])
type NotesRequest = v.InferOutput<typeof NotesRequest>

/** Largest file of notes, and most files of a folder. */
const [mostBytes, mostFiles] = [2_000_000, 5_000]
const readable = /\.(?:md|markdown)$/iu

/** Carries out a request about notes; returns the lines to print. @throws {Refusal} */
export function carryOutNotes(
  services: Services,
  session: CampaignSession,
  request: NotesRequest,
): Promise<string[]> {
  const notes = new CampaignNotes(services, session, new CampaignTables(services, session))
  return request.do === 'import-notes'
    ? importFrom(notes, session, request.from)
    : exportTo(notes, request.out)
}

async function importFrom(
  notes: CampaignNotes,
  session: CampaignSession,
  from: string,
): Promise<string[]> {
  const files = await markdownAt(from)
  if (files.length === 0)
    throw new Refusal('not-found', `${from} holds no Markdown.`, 'Name a folder, a zip or a file.')
  const { notes: fresh, added, changed, same, faults } = notes.read({ files })
  const taken = fresh.map(({ picture: _, ...note }) => note)
  if (taken.length > 0) await session.run(simpleCommand('house.keep-notes', { notes: taken }))
  return [
    `${counted(added, 'note')} added, ${changed} changed, ${same} as they were`,
    ...faults.map(({ path, says }) => `${path}: ${says}`),
  ]
}

/** Markdown files of a folder, a zip or one file, with their paths in it. @throws {Refusal} */
async function markdownAt(from: string): Promise<NoteFile[]> {
  try {
    if ((await stat(from)).isDirectory()) return await markdownIn(from, from)
    const bytes = await readFile(from)
    if (!/\.zip$/iu.test(from)) return [{ path: basename(from), text: decoded(bytes) }]
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => readable.test(name) && originalSize <= mostBytes,
    })
    return Object.entries(files)
      .slice(0, mostFiles)
      .map(([path, content]) => ({ path, text: decoded(content) }))
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    throw new Refusal(
      'not-found',
      `${from} could not be read (${cause}).`,
      'Name a folder, a zip or a file that you may read.',
    )
  }
}

async function markdownIn(folder: string, root: string): Promise<NoteFile[]> {
  const found: NoteFile[] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    // Programs keep what is theirs in folders that begin with a dot.
    if (entry.name.startsWith('.') || found.length >= mostFiles) continue
    if (entry.isDirectory()) found.push(...(await markdownIn(path, root)))
    else if (entry.isFile() && readable.test(entry.name) && (await stat(path)).size <= mostBytes) {
      const text = decoded(await readFile(path))
      found.push({ path: relative(root, path).split(sep).join('/'), text })
    }
  }
  return found.slice(0, mostFiles)
}

const decoded = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

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
