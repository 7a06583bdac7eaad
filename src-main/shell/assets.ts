import { readFileSync, realpathSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { PageName, ShellOptions } from './shell.ts'

/** One file of a page, with the headers that both shells send. */
export interface Asset {
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
}

/** Finds a page's file by the path of its address; null when there is none. */
export type Assets = (path: string) => Promise<Asset | null>

/** Folder of each page in the built app, and its host. */
export const folderOf: Record<PageName, string> = {
  screen: 'ui',
  players: 'players',
  vault: 'vault',
  press: 'press',
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
}

/**
 * Content policy of every page: only its own files run; style attributes are allowed, style elements and eval
 * are not. The sandbox forbids opening another page, whose address would be requested even if it were closed
 * at once.
 */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox allow-scripts allow-same-origin allow-forms',
].join('; ')

/** Files of one page, read once and kept in memory. */
export function assets(builtApp: string, page: PageName): Assets {
  const folder = join(builtApp, folderOf[page])
  const kept = new Map<string, Asset>()
  return async (path) => {
    const asset = kept.get(path) ?? readAsset(folder, path)
    if (asset) kept.set(path, asset)
    return asset
  }
}

/** Options of the shell that say where the files of a page are. */
export type PageSources = Pick<ShellOptions, 'assets' | 'dataFolder' | 'startPage'>

/**
 * Files of a page that is about to be opened. The pages that draw handouts also find the GM's images, under
 * `/images/`, and revealed parts of maps, under `/map-cuts/`.
 * @throws {Error} when the built app has no such page.
 */
export async function pageFiles(
  { assets: builtApp, dataFolder, startPage }: PageSources,
  page: PageName,
): Promise<Assets> {
  const files = assets(builtApp, page)
  if (await files('/')) {
    if (page === 'vault') return files
    const all = withImages(files, dataFolder)
    return page === 'screen' ? withStartPage(all, startPage) : all
  }
  throw new Error(
    `Gatefold's own files are missing: there is no ${folderOf[page]}/index.html in ${builtApp}. Build it, or install Gatefold again.`,
  )
}

/**
 * Adds the GM's images. They are named by their content, so a page may cache them; we do not, for they are
 * large.
 */
function withImages(files: Assets, dataFolder: string): Assets {
  return async (path) => {
    const [, folder, name] =
      /^\/(images|map-cuts)\/([0-9a-f]{64}\.(?:png|jpg|gif|webp))$/.exec(path) ?? []
    if (folder === undefined || name === undefined) return files(path)
    const image = readAsset(join(dataFolder, folder), `/${name}`)
    return image && { ...image, headers: { ...image.headers, 'cache-control': 'max-age=31536000' } }
  }
}

/** Adds the start page's last answers under `/start-page.json`: null where there are none. */
function withStartPage(files: Assets, startPage: ShellOptions['startPage'] = () => null): Assets {
  return async (path) =>
    path === '/start-page.json'
      ? {
          headers: headersOf(path),
          body: new Uint8Array(Buffer.from(startPage() ?? 'null', 'utf8')),
        }
      : files(path)
}

/**
 * Reads a file of the folder synchronously, which takes less time than waking a thread for it, at a start
 * above all. Null when there is none, or the path leads out of the folder.
 */
function readAsset(folder: string, path: string): Asset | null {
  const parts = segments(path === '/' ? '/index.html' : path)
  if (!parts) return null
  try {
    const file = realpathSync(join(folder, ...parts))
    if (!file.startsWith(realpathSync(folder) + sep)) return null
    return { body: new Uint8Array(readFileSync(file)), headers: headersOf(file) }
  } catch {
    return null
  }
}

/** Names in the path, decoded; null when one of them could lead out of the folder. */
function segments(path: string): string[] | null {
  try {
    const names = decodeURIComponent(path).split('/').slice(1)
    return names.every((name) => /^[^\\:\0]+$/.test(name) && name !== '..' && name !== '.')
      ? names
      : null
  } catch {
    return null
  }
}

function headersOf(file: string): Record<string, string> {
  return {
    'content-type': types[extname(file).toLowerCase()] ?? 'application/octet-stream',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  }
}
