import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot, root } from './places.mjs'

/**
 * Credit for a part of what ships, with the whole text of its licence.
 * @typedef {{ kind: 'app' | 'game' | 'data' | 'typeface' | 'software', title: string, version: string,
 *   credit: string, licence: string, texts: string[] }} Notice
 * @typedef {{ title: string, author: string, date: string, licence: string, get: string }} Credit
 */

/** Files with the full text of each licence of texts and data, by its name. */
const licences = {
  'CC0 1.0': 'resources/licences/CC0-1.0.txt',
  'CC BY-SA 4.0': 'resources/licences/CC-BY-SA-4.0.txt',
  'Open Game License 1.0a': 'resources/licences/OGL-1.0a.txt',
  'GNU Free Documentation License 1.3': 'resources/licences/GFDL-1.3.txt',
  'SIL Open Font License 1.1': 'node_modules/@expo-google-fonts/source-sans-3/LICENSE_FONT',
  '`LICENSE`': 'LICENSE',
}

/** Packages of code that bundlers add, by the start of its module name. */
const helpers = /** @type {const} */ ([
  ['\0vite/', 'node_modules/vite'],
  ['\0rolldown/', 'node_modules/rolldown'],
])

/** Packages of code added without a module name, as esbuild does. */
const always = ['node_modules/esbuild']

/**
 * Folders of the packages that modules come from, inside the project, sorted.
 * @param {readonly string[]} modules paths, absolute or relative, and names of a bundler's own
 */
export function packagesOf(modules) {
  const folders = modules.flatMap((module) => {
    const helper = helpers.find(([begins]) => module.startsWith(begins))
    if (helper) return [helper[1]]
    const path = module.replaceAll('\\', '/')
    return /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path) ?? []
  })
  return [...new Set(folders)].sort()
}

/**
 * Notice of a package, from its package.json and licence texts.
 * @param {string} folder inside the project
 * @param {{ packages: Record<string, { version?: string }> }} lock package-lock.json
 * @param {string} [project]
 * @returns {Notice}
 * @throws when it has no licence text, or is not the one of the lockfile
 */
export function packageNotice(folder, lock, project = root) {
  const at = join(project, folder)
  const said = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'))
  const locked = lock.packages[folder]?.version
  if (locked !== said.version)
    throw new Error(
      `${folder} is version ${said.version}, and package-lock.json says ${locked}. Type: npm ci`,
    )
  const files = readdirSync(at).filter((name) => /^(licen[cs]e|notice|copying)/i.test(name))
  const paths = files.sort().map((name) => join(at, name))
  const ours = join(project, `resources/licences/packages/${said.name.replace('/', '-')}.txt`)
  if (existsSync(ours)) paths.push(ours)
  const texts = paths.map((path) => readFileSync(path, 'utf8').trim())
  if (texts.length === 0)
    throw new Error(
      `${said.name} would ship without its licence: there is no text of it in ${folder}. ` +
        `Put it into ${ours}.`,
    )
  return {
    kind: /^@(fontsource|expo-google-fonts)/.test(said.name) ? 'typeface' : 'software',
    title: said.name,
    version: said.version,
    credit: said.homepage ?? '',
    licence: said.license ?? texts[0]?.split('\n')[0] ?? '',
    // Of a bundler only its own code ships, not what it bundles itself.
    texts: texts.map((text) => text.split(/^# Licenses of bundled/m)[0]?.trim() ?? ''),
  }
}

/**
 * Texts of the licences that are named.
 * @param {string} words
 */
function textsOf(words) {
  const named = Object.entries(licences).filter(([name]) => words.includes(name))
  return named.map(([, path]) => readFileSync(inRoot(path), 'utf8').trim())
}

/**
 * The note in a folder of `resources/`.
 * @param {string} folder
 * @returns {Notice}
 * @throws when it names no licence whose text is here
 */
function dataNotice(folder) {
  const files = readdirSync(inRoot(`resources/${folder}`))
  const note = files.find((name) => /^licence/i.test(name)) ?? 'README.md'
  const words = readFileSync(inRoot(`resources/${folder}/${note}`), 'utf8').trim()
  const texts = textsOf(words)
  if (texts.length === 0)
    throw new Error(`resources/${folder}/${note} names no licence whose text is known.`)
  const named = Object.keys(licences).filter((name) => words.includes(name))
  return {
    kind: 'data',
    title: /^# (.*)/.exec(words)?.[1] ?? folder,
    version: '',
    credit: words,
    licence: named.join(', ').replace('`LICENSE`', 'MIT'),
    texts,
  }
}

/** @param {Credit} credit of a game whose rules are reworded @returns {Notice} */
function gameNotice({ title, author, date, licence, get }) {
  return {
    kind: 'game',
    title,
    version: '',
    credit: `${author}, ${date}. Its rules are given in our own words. ${get}`,
    licence,
    texts: textsOf(licence),
  }
}

/**
 * Notices of everything that ships.
 * @param {{ modules: readonly string[], games: readonly Credit[] }} shipped
 * @returns {Notice[]}
 */
export function notices({ modules, games }) {
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  const folders = readdirSync(inRoot('resources')).filter((name) => name !== 'licences')
  const packages = packagesOf([...modules, ...always.map((one) => `${one}/`)]).map((folder) =>
    packageNotice(folder, lock),
  )
  const texts = [readFileSync(inRoot('LICENSE'), 'utf8').trim()]
  return [
    { kind: 'app', title: 'Gatefold', version, credit: '', licence: 'MIT', texts },
    ...games.map(gameNotice),
    ...folders.map(dataNotice),
    ...packages.filter(({ kind }) => kind === 'typeface'),
    ...packages.filter(({ kind }) => kind === 'software'),
  ]
}

/**
 * Writes the notices into a build: as JSON for the app, and as a text file for readers of the package.
 * @param {string} into @param {Notice[]} all
 */
export function writeNotices(into, all) {
  writeFileSync(join(into, 'resources/notices.json'), JSON.stringify(all))
  const text = all.map(({ title, version, credit, licence, texts }) =>
    [`${title} ${version}`.trim(), licence, credit, ...texts].filter(Boolean).join('\n\n'),
  )
  writeFileSync(
    join(into, 'THIRD-PARTY-NOTICES.txt'),
    `${text.join(`\n\n${'='.repeat(78)}\n\n`)}\n`,
  )
}
