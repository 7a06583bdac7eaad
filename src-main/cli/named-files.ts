import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Endings of files that hold no text: in a folder they are passed over. */
const noText =
  /\.(?:png|jpe?g|gif|webp|zip|gz|gatefold|exe|so|woff2?|ttf|mp3|ogg|wav|mp4|docx?|odt)$/i

/**
 * Files named on the command line; in place of a folder all files in it and in its folders, by name, but
 * neither hidden ones nor pictures and packages.
 */
export async function namedFiles(paths: readonly string[]): Promise<string[]> {
  const files: string[] = []
  for (const path of paths) files.push(...((await filesIn(path)) ?? [path]))
  return files
}

/** Files in a folder; null when it is none. */
async function filesIn(path: string): Promise<string[] | null> {
  const found = path === '-' ? null : await stat(path).catch(() => null)
  if (!found?.isDirectory()) return null
  const names = (await readdir(path)).filter((name) => !name.startsWith('.')).sort()
  const files = await Promise.all(
    names.map(async (name) => {
      const inside = join(path, name)
      return (await filesIn(inside)) ?? (noText.test(name) ? [] : [inside])
    }),
  )
  return files.flat()
}
