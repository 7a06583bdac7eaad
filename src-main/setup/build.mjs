import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withLock } from './lock.mjs'
import { notices, writeNotices } from './notices.mjs'
import { makeParts } from './parts.mjs'
import { dist, inRoot, memory, modules, root } from './places.mjs'
import { contentOf, recall, remember } from './stamp.mjs'

const sources = [
  'LICENSE',
  'src-main',
  'src-renderer',
  'resources',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'svelte.config.js',
]

const programs = {
  main: 'src-main/main.ts',
  cli: 'src-main/cli/gatefold.ts',
}

/** Typeface of form fields, embedded whole: text typed into them later may need any letter of it. */
const face = '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'

const preload = 'src-main/shell/electron/preload.ts'

/** Defines `require` for bundled CommonJS packages, which still call it. */
const banner = {
  js: "import{createRequire as makeRequire}from'node:module';const require=makeRequire(import.meta.url);",
}

/** Entry points of main's threads: `print/finish.worker.ts` → `dist/main/finish.worker.mjs`. */
function workers() {
  const found = readdirSync(inRoot('src-main'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.worker.ts'))
    .map((path) => path.replaceAll('\\', '/'))
  return Object.fromEntries(found.map((path) => [basename(path, '.ts'), `src-main/${path}`]))
}

/**
 * A page's bundle.
 * @param {string} into @param {string} mode of vite.config.ts
 * @returns {Promise<import('./parts.mjs').Made>}
 */
async function buildPage(into, mode) {
  const vite = await import('vite')
  const before = process.env.NODE_ENV
  // Tests in this process leave NODE_ENV at `test`; pages built with it check themselves at every step.
  Object.assign(process.env, { GATEFOLD_BUILD_DIR: into, NODE_ENV: 'production' })
  /** @type {string[]} */
  const read = []
  /** @type {import('vite').Plugin} */
  const noting = {
    name: 'gatefold:noting',
    buildEnd() {
      read.push(...this.getModuleIds())
    },
  }
  try {
    const built = /** @type {import('vite').Rolldown.RolldownOutput} */ (
      await vite.build({
        configFile: inRoot('vite.config.ts'),
        mode,
        logLevel: 'warn',
        plugins: [noting],
      })
    )
    const went = built.output.flatMap((part) =>
      part.type === 'chunk' ? part.moduleIds : part.originalFileNames,
    )
    // A style sheet that another imports is no module.
    return { went, read: ['src-renderer', ...read, ...went] }
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

/**
 * Main, the command line and their threads, in `into`.
 * @param {string} into @param {import('esbuild').Plugin[]} [plugins]
 * @returns {Promise<string[]>} modules that went in
 */
export async function buildPrograms(into, plugins = []) {
  const { build } = await import('esbuild')
  /** @satisfies {import('esbuild').BuildOptions} */
  const common = /** @type {const} */ ({
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: /** @type {string[]} */ (['electron']),
    plugins,
    logLevel: 'warning',
    sourcemap: 'linked',
    legalComments: 'none',
    metafile: true,
  })
  const { metafile } = await build({
    ...common,
    entryPoints: programs,
    outdir: join(into, 'main'),
    format: 'esm',
    splitting: true,
    chunkNames: 'part-[hash]',
    outExtension: { '.js': '.mjs' },
    banner,
  })
  // Self-contained: Electron's package keeps them outside its archive, away from all other files.
  const { metafile: beside } = await build({
    ...common,
    entryPoints: workers(),
    outdir: join(into, 'main'),
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    banner,
  })
  // Electron enters through a file of its own, so that a package names one; it is the same main.
  mkdirSync(join(into, 'electron'), { recursive: true })
  writeFileSync(join(into, 'electron/main.mjs'), "await import('../main/main.mjs')\n")
  const { metafile: ahead } = await build({
    ...common,
    entryPoints: [preload],
    outfile: join(into, 'electron/preload.cjs'),
    format: 'cjs',
    sourcemap: false,
  })
  return [metafile, beside, ahead].flatMap(({ inputs }) => Object.keys(inputs))
}

/**
 * The resources, with data computed at build time (the games' cards, the monsters of the bundled stat
 * blocks), so that no start has to.
 * @param {string} into
 * @returns {Promise<import('./parts.mjs').Made>}
 */
async function buildResources(into) {
  cpSync(inRoot('resources'), join(into, 'resources'), { recursive: true })
  cpSync(join(modules, face), join(into, 'resources/faces/SourceSans3-Regular.ttf'))
  const { build } = await import('esbuild')
  const program = join(into, 'bundled.mjs')
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src-main/app/bundled.ts'],
    outfile: program,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner,
    logLevel: 'warning',
    metafile: true,
  })
  const { bundled, credits, written } = await import(pathToFileURL(program).href)
  const come = bundled(inRoot('resources'))
  for (const [name, path] of Object.entries(written)) {
    const file = join(into, 'resources', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(come[name]))
  }
  rmSync(program)
  const read = ['resources', ...Object.keys(metafile.inputs)]
  return { went: [join(modules, face)], read, credits }
}

/** @type {readonly import('./parts.mjs').Part[]} */
const parts = [
  ...['ui', 'press', 'players', 'vault'].map((mode) => ({
    name: mode,
    folders: [mode],
    make: (/** @type {string} */ into) => buildPage(into, mode),
  })),
  {
    name: 'programs',
    folders: ['main', 'electron'],
    make: async (into) => {
      const went = await buildPrograms(into)
      // A thread of a new file is part of it too.
      return { went, read: [...went, ...Object.values(workers())] }
    },
  },
  { name: 'resources', folders: ['resources'], make: buildResources },
]

/**
 * Puts the finished build in place in one step, so that a failed build leaves the old one working.
 * @param {string} fresh
 */
function swap(fresh) {
  const old = `${fresh}-old`
  if (existsSync(dist)) renameSync(dist, old)
  renameSync(fresh, dist)
  rmSync(old, { recursive: true, force: true })
}

/** Builds everything into dist/. @throws when a source does not compile */
export const build = () => withLock('build', buildHere)

async function buildHere() {
  const content = contentOf(sources)
  const fresh = join(memory, `build-${process.pid}`)
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  try {
    const made = await makeParts(parts, fresh, () => contentOf(sources) === content)
    const games = made.flatMap(({ credits = [] }) => credits)
    writeNotices(fresh, notices({ modules: made.flatMap(({ went }) => went), games }))
    swap(fresh)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  remember('built', content)
}

/**
 * Builds when a source has changed since the last build. Says so on stderr unless told to be quiet.
 * @param {{ quiet?: boolean }} [how]
 */
export async function buildIfChanged({ quiet = false } = {}) {
  const isFresh = () => existsSync(dist) && recall('built') === contentOf(sources)
  if (isFresh()) return
  await withLock('build', async () => {
    if (isFresh()) return
    if (!quiet) console.error('Building Gatefold …')
    await buildHere()
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await (process.argv.includes('--if-changed') ? buildIfChanged() : build())
}
