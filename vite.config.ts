import { svelte } from '@sveltejs/vite-plugin-svelte'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

/** A page's folder and its HTML; each is a bundle and an origin of its own. */
const pages = {
  ui: { root: 'src-renderer', html: 'index.html' },
  press: { root: 'src-renderer', html: 'press.html' },
  players: { root: 'src-renderer', html: 'players.html' },
  vault: { root: 'src-main/storage/vault', html: 'index.html' },
} as const

/** Every origin answers `/` with its index.html, whatever its source was called. */
function asIndex(outDir: string, html: string): Plugin {
  return {
    name: 'gatefold:as-index',
    async closeBundle() {
      if (html !== 'index.html') await rename(join(outDir, html), join(outDir, 'index.html'))
    },
  }
}

/** `vite build --mode ui|press|players|vault`; GATEFOLD_BUILD_DIR is where build.mjs collects them. */
export default defineConfig(({ mode }) => {
  const name = mode === 'press' || mode === 'players' || mode === 'vault' ? mode : 'ui'
  const page = pages[name]
  const outDir = join(process.env.GATEFOLD_BUILD_DIR ?? join(import.meta.dirname, 'dist'), name)
  const root = join(import.meta.dirname, page.root)
  return {
    root,
    base: './',
    publicDir: false,
    plugins: [
      ...(name === 'vault'
        ? []
        : [svelte({ configFile: join(import.meta.dirname, 'svelte.config.js') })]),
      asIndex(outDir, page.html),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'chrome120',
      // Both are written inline by default, and the pages' policy allows nothing inline.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      rollupOptions: {
        input: join(root, page.html),
        // How long a plugin took is no warning.
        checks: { pluginTimings: false },
      },
    },
  }
})
