import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { counted } from '../rules/core/words.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import type { CampaignSession } from '../session/campaign-session.ts'
import type { Services } from '../session/services.ts'
import { simpleCommand } from '../session/simple-command.ts'
import { textOf } from './text-of.ts'

/** Monsters that the command line brings into a campaign's bestiary. */
export const MonstersRequest = v.object({
  do: v.literal('import-monsters'),
  campaign: v.string(),
  /** Whole paths. */
  files: v.array(v.string()),
})
type MonstersRequest = v.InferOutput<typeof MonstersRequest>

/** UTF-16 units read at once. */
const pieceLength = 200_000

/**
 * Keeps the monsters of all files in one step; returns a line for each file.
 * @throws {Refusal} when a file can't be read, or none holds a monster: nothing is kept then.
 */
export async function importMonsters(
  services: Services,
  session: CampaignSession,
  { files }: MonstersRequest,
  signal: AbortSignal,
): Promise<string[]> {
  const kept: Monster[] = []
  const lines: string[] = []
  for (const file of files) {
    const { monsters, says } = await readAll(services, await wordsOf(file), signal)
    kept.push(...monsters.map((monster) => ({ ...monster, id: services.newId() })))
    lines.push(`${file}: ${monsters.length > 0 ? counted(monsters.length, 'monster') : says}`)
  }
  if (kept.length === 0)
    throw new Refusal('refused', `No monster was found. ${lines.join(' ')}`, 'Nothing was kept.')
  const ran = await session.run(simpleCommand('house.keep-monsters', { monsters: kept }))
  if (ran.end !== 'done') throw new Refusal('refused', 'Keeping monsters asks for nothing.')
  return lines
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

async function wordsOf(file: string): Promise<string> {
  try {
    return textOf(await readFile(file))
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code
    throw new Refusal(
      'bad-input',
      code === undefined && cause instanceof Error
        ? `${file}: ${cause.message}`
        : `${file} could not be read (${String(code)}).`,
      'Nothing was kept.',
    )
  }
}
