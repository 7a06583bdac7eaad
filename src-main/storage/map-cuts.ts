import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { nodeFiles, writeWhole } from './trail/files.ts'

/** Cuts that stay on disk: those of the maps shown last. Any other can be made again. */
const mostKept = 24

/**
 * Makes cuts of map pictures and keeps the newest as files named by what they were cut from, so that a map is
 * there at once after a restart. Returns the name of the file.
 */
export function mapCutter<Cut>(
  folder: string,
  make: (cut: Cut) => Promise<Uint8Array>,
): (cut: Cut) => Promise<string> {
  return async (cut) => {
    const name = `${createHash('sha256').update(JSON.stringify(cut)).digest('hex')}.webp`
    const file = join(folder, name)
    const isThere = await stat(file).then(
      ({ size }) => size > 0,
      () => false,
    )
    if (isThere) return name
    const bytes = await make(cut)
    await mkdir(folder, { recursive: true })
    await writeWhole(nodeFiles, file, bytes)
    await dropOld(folder)
    return name
  }
}

async function dropOld(folder: string): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= mostKept) return
  const dated = await Promise.all(
    names.map(async (name) => ({
      name,
      at: await stat(join(folder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    })),
  )
  const old = dated.sort((a, b) => b.at - a.at).slice(mostKept)
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })))
}
