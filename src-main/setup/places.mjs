import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's own folder, wherever it was called from. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
export const dist = join(root, 'dist')
export const modules = join(root, 'node_modules')
/** Folder for what set-up remembers between runs; it is deleted together with node_modules. */
export const memory = join(modules, '.gatefold')

/** @param {string} path inside the project */
export const inRoot = (path) => join(root, path)
