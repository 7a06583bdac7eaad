import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import * as v from 'valibot'
import { twinsOf } from '../campaign/bestiary.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { counted } from '../rules/core/words.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import type { CampaignSession } from '../session/campaign-session.ts'
import type { Services } from '../session/services.ts'
import { LibraryChanges } from '../session/library-changes.ts'
import { sharedLibraryOf } from '../session/shared-library.ts'
import { isPdf, textOf, unreadBecause } from './text-of.ts'

/** Monsters that the command line brings into a campaign's bestiary. */
export const MonstersRequest = v.object({
  do: v.literal('import-monsters'),
  /** Absent for the shared library alone. */
  campaign: v.optional(v.string()),
  /** True to add them to the library that all campaigns share. */
  shared: v.optional(v.boolean(), false),
  /** Title of a collection of the campaign; empty for none. */
  collection: v.optional(v.string(), ''),
  /** True to leave out monsters that the library has already, with the same text or figures. */
  skipDuplicates: v.optional(v.boolean(), false),
  /** Whole paths. */
  files: v.array(v.string()),
})
type MonstersRequest = v.InferOutput<typeof MonstersRequest>

/** UTF-16 units read at once. */
const pieceLength = 200_000

/**
 * Keeps the monsters of all files in one step; returns a line for each file, with the cause where it gives none,
 * one for each monster that the library may have already, and one that tells how many were kept.
 * @param session session of the campaign; null where the request names none
 * @throws {Refusal} when no file holds a monster: nothing is kept then.
 */
export async function importMonsters(
  services: Services,
  session: CampaignSession | null,
  { files, shared, collection, skipDuplicates }: MonstersRequest,
  signal: AbortSignal,
): Promise<string[]> {
  const found: Monster[] = []
  const lines: string[] = []
  for (const file of files) {
    const { monsters, says } = await readFrom(services, file, signal)
    const origin = { by: 'file' as const, file: basename(file), at: '' }
    found.push(...monsters.map((one) => ({ ...one, id: services.newId(), origin })))
    lines.push(`${file}: ${monsters.length > 0 ? counted(monsters.length, 'monster') : says}`)
  }
  if (found.length === 0)
    throw new Refusal(
      'refused',
      files.length === 1 ? lines.join() : `No monster was found. ${lines.join(' ')}`,
      'Nothing was kept.',
    )
  const shelf = session ? session.campaign.shelf : await sharedLibraryOf(services).shelf()
  const twins = twinsOf(shelf, found)
  const known = new Set(twins.flatMap(({ at, by }) => (by === 'name' ? [] : [at])))
  const kept = skipDuplicates ? found.filter((_, at) => !known.has(at)) : found
  for (const { at, by, others } of twins) {
    const left = skipDuplicates && by !== 'name' ? 'left out' : 'kept beside it'
    const figures =
      by === 'name' ? 'other figures' : by === 'text' ? 'the same text' : 'the same figures'
    lines.push(
      `${found[at]?.name ?? ''}: ${others[0]?.name ?? ''} is in the library, with ${figures}; ${left}`,
    )
  }
  if (kept.length === 0) return [...lines, 'Nothing new, so nothing was kept.']
  const home = shared || !session ? 'shared' : 'campaign'
  await new LibraryChanges(services, session).keep(kept, { home, collection })
  const where = home === 'shared' ? 'the shared library' : 'the campaign'
  const into = collection === '' ? '' : `, collection ${collection}`
  const out = found.length === kept.length ? '' : `; ${found.length - kept.length} left out`
  return [...lines, `Kept ${counted(kept.length, 'monster')} in ${where}${into}${out}.`]
}

async function readAll(
  services: Services,
  text: string,
  signal: AbortSignal,
): Promise<{ monsters: Monster[]; says: string }> {
  const monsters: Monster[] = []
  let opening = ''
  let want = pieceLength
  for (let at = 0; ;) {
    const last = text.length - at <= want
    const piece = await services.readers.read(text.slice(at, at + want), last, opening, signal)
    monsters.push(...piece.monsters)
    if (last) return { monsters, says: piece.says }
    // A block longer than a piece is read with more of what follows.
    want = piece.read === 0 ? want * 2 : pieceLength
    at += piece.read
    opening = piece.opening
  }
}

/** Monsters of a file; none, with the cause, of one that cannot be read. */
async function readFrom(
  services: Services,
  file: string,
  signal: AbortSignal,
): Promise<{ monsters: Monster[]; says: string }> {
  try {
    const bytes = await readFile(file)
    const words = isPdf(bytes) ? await services.readPdf(bytes, signal) : textOf(bytes)
    return await readAll(services, words, signal)
  } catch (cause) {
    if (signal.aborted || !(cause instanceof Error)) throw cause
    return { monsters: [], says: causeOf(cause) }
  }
}

/** A refusal with its way out, or the system's word for a file that it does not give. */
function causeOf(cause: Error): string {
  if (cause instanceof Refusal) return [cause.message, cause.way].filter(Boolean).join(' ')
  const error: NodeJS.ErrnoException = cause
  return error.code === undefined ? error.message : unreadBecause(error)
}
