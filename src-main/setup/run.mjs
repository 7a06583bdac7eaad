import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install } from './install.mjs'
import { inRoot, memory, root } from './places.mjs'

/**
 * Keeps `import.meta` paths of each source as they are, although the bundle lies in another folder.
 * @type {import('esbuild').Plugin}
 */
const ownPlace = {
  name: 'own-place',
  setup(build) {
    // Set-up scripts are not bundled; a copy would take the bundle's folder for the project.
    build.onResolve({ filter: /^\..*\.mjs$/ }, ({ path, resolveDir }) => ({
      path: pathToFileURL(join(resolveDir, path)).href,
      external: true,
    }))
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    }))
  },
}

/**
 * Runs one of the project's TypeScript programs that is not part of the app.
 * @param {string} file @param {string[]} args
 */
export async function runFile(file, args) {
  const { build } = await import('esbuild')
  mkdirSync(join(memory, 'run'), { recursive: true })
  const outfile = join(memory, 'run', `${basename(file, '.ts')}-${process.pid}.mjs`)
  process.on('exit', () => rmSync(outfile, { force: true }))
  await build({
    absWorkingDir: root,
    entryPoints: [file],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'warning',
    plugins: [ownPlace],
  })
  process.setSourceMapsEnabled(true)
  process.argv = [process.execPath, file, ...args]
  await import(pathToFileURL(outfile).href)
}

/** Changes to the caller's folder, as npm runs us in the project's: file names mean the caller's. */
export function standWhereCalled() {
  if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [file, ...args] = process.argv.slice(2)
  if (!file) {
    console.error('Which program? node src-main/setup/run.mjs FILE.ts [arguments]')
    process.exit(2)
  }
  await install()
  const path = inRoot(file)
  standWhereCalled()
  await runFile(resolve(path), args)
}
