import { join } from 'node:path'
import { buildSync } from 'esbuild'

/**
 * Script that gives a page the exports of a module of e2e as a global of this name. The page's policy
 * lets no script tag in, but a debugger may evaluate.
 */
export function bundleForPage(file: string, name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, '..', file)],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: name,
  })
  return `${outputFiles[0]?.text}; globalThis.${name} = ${name}`
}
