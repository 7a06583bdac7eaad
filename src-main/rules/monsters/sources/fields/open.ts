import type { Span } from '../../canonical.ts'
import type { TextSource } from '../source.ts'
import { normaliseBars } from './bars.ts'
import { columnPlaces } from './columns/index.ts'
import { placesIn, type MonsterBranch } from './find.ts'
import { jsonFault } from './json/fault.ts'
import { behindComments, jsonTrees } from './json/index.ts'
import { moveBehindFences, fencedIn, hasFiguresAround } from './fences.ts'
import { looksLikeYaml } from './looks-like-yaml.ts'
import type { OpenedFile } from './opened-file.ts'
import { quotedRows } from './quoted-rows.ts'
import { scriptData } from './script/index.ts'
import { fieldOf } from './keys.ts'
import type { Syntax } from './shapes.ts'
import { settingsTree } from './settings.ts'
import { tablePlaces } from './table.ts'
import { templatesIn } from './template.ts'
import { UnreadableText, type Tree } from './tree.ts'
import { shownAs } from './worded.ts'
import { xmlTrees } from './xml.ts'
import { yamlTrees } from './yaml.ts'

/** Places of the monsters in a structured text; null when it is none. */
export function openFile(source: TextSource): OpenedFile | null {
  return source.get(attempt).file
}

/** Reason why a structured text cannot be read; null when it can, or when it is plain text. */
export function structureRefusal(source: TextSource): string | null {
  return source.get(attempt).refused
}

function attempt({ text }: TextSource): { file: OpenedFile | null; refused: string | null } {
  try {
    const found =
      jsonIn(text) ??
      fencesIn(text) ??
      headerIn(text) ??
      yamlIn(text) ??
      openedOf('xml', xmlTrees(text)) ??
      quotedRows(text) ??
      scriptIn(text) ??
      settingsIn(text) ??
      templatesOf(text) ??
      tablesOf(text)
    return { file: found && found.monsters.length > 0 ? found : null, refused: null }
  } catch (error) {
    if (error instanceof UnreadableText) return { file: null, refused: error.message }
    throw error
  }
}

function openedOf(
  syntax: Syntax,
  trees: readonly Tree[] | null,
  prose: Span[] = [],
): OpenedFile | null {
  if (!trees) return null
  const places = placesIn(trees)
  return places.monsters.length === 0 ? null : { ...places, syntax, prose }
}

/** Message about a syntax error in a structured text; null for any other text. */
export function structureFault(text: string): string | null {
  return jsonFault(text)
}

function jsonIn(text: string): OpenedFile | null {
  const from = behindComments(text)
  const start = text.slice(from, from + 400)
  if (!/^[[{]/.test(start)) return null
  return openedOf('json', jsonTrees(text)) ?? openedOf('json', scriptTrees(text))
}

/** Data as a script holds it, with bare keys and single quotes, is YAML in brackets. */
function scriptTrees(text: string): Tree[] | null {
  const start = text.slice(0, 2000)
  const bare = /^[\s\ufeff]*(?:\[\s*)?\{\s*[a-z_]\w{0,30}\s*:\s*["'\p{L}\d[{]/iu.test(start)
  return bare ? yamlTrees(text.replaceAll('\t', ' ')) : null
}

/** A file of settings; one in which nothing has a name is taken for plain labels. */
function settingsIn(text: string): OpenedFile | null {
  const tree = settingsTree(text)
  const found = tree && openedOf('settings', [tree])
  return found?.monsters.every(isNamed) === true ? found : null
}

function isNamed({ branch, key }: MonsterBranch): boolean {
  return (
    key !== undefined ||
    branch.entries.some(({ key: own }) => fieldOf(own) === 'name' || shownAs.test(own))
  )
}

/** Templates on a wiki's page, and the page around them. */
function templatesOf(text: string): OpenedFile | null {
  const found = templatesIn(text)
  return found && partOfPage(openedOf('template', found.trees, found.prose))
}

function tablesOf(text: string): OpenedFile | null {
  const even = normaliseBars(text)
  return tablePlaces(even) ?? columnPlaces(even)
}

/** Data in a program's text, and the code around it. */
function scriptIn(text: string): OpenedFile | null {
  const found = scriptData(text)
  return found && partOfPage(openedOf('json', found.trees, found.prose))
}

/** Marks the text around the monsters as part of a page, which may hold further stat blocks. */
function partOfPage(found: OpenedFile | null): OpenedFile | null {
  return found && found.prose.length > 0 ? { ...found, within: true } : found
}

/** Stat blocks fenced off in a note, and the note around them. */
function fencesIn(text: string): OpenedFile | null {
  const fenced = fencedIn(text)
  const note = fenced && openedOf('note', fenced.trees, fenced.prose)
  if (!note) return null
  const found = { ...note, monsters: moveBehindFences(note.monsters, fenced.fences) }
  return hasFiguresAround(text, fenced) ? partOfPage(found) : found
}

/** A note whose header holds the figures: `statblock: inline` between two lines of dashes. */
function headerIn(text: string): OpenedFile | null {
  const start = /^\s{0,20}---[ \t]*\r?\n/.exec(text)?.[0].length
  if (start === undefined) return null
  const end = text.indexOf('\n---', start)
  if (end < 0 || !/^(?:statblock|ac|hp|hit_dice|hd)\s*:/m.test(text.slice(start, end))) return null
  // What follows may be the next document of a file that has no words at all.
  if (looksLikeYaml(text.slice(end + 4, end + 6000))) return null
  return openedOf('note', yamlTrees(text.slice(start, end), start), [
    { from: end + 4, to: text.length },
  ])
}

/** Plain text has labels and bullets too: YAML is taken for it only where it could be nothing else. */
function yamlIn(text: string): OpenedFile | null {
  return looksLikeYaml(text) ? openedOf('yaml', yamlTrees(text)) : null
}
