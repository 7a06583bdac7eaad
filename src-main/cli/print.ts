import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, extname, join, resolve } from 'node:path'
import type { PrintRequest } from '../app/print-request.ts'
import { fileNameIn, linkPictures, pictureNameOf } from '../ipc/contract/linked-pictures.ts'
import { HandoutWords } from '../ipc/contract/handout.ts'
import { askApp, type Built } from './ask-app.ts'
import type { ExitCode, Io } from './io.ts'
import { flagsOf, WrongFlags, type Flags } from './print-flags.ts'
import { textOf } from '../app/text-of.ts'
import { splitTitle } from '../rules/gm/notes/markdown.ts'
import { wrongCall } from './wrong-call.ts'
import * as v from 'valibot'

export const usage = `gatefold print --template T --campaign C --out FILE [what] [how]

  Makes a PDF of a campaign; C is its name or id, and - as FILE the standard output. What is going on
  goes to stderr.

  What stands on it, by template:
    character-sheet   --creature NAME …, --party or --blank; else the first of the party
    party-sheet       --creature NAME …; else the whole party
    monster-cards     --monster NAME[:INDIVIDUALS[xCARDS]] …, --creature NAME …,
                      --size poker|index, --no-wounds, --no-derivations, --source;
                      without INDIVIDUALS as many as usually appear
    stat-blocks       --monster NAME …, --source
    handout           --handout TITLE, or --file TEXT.md, or -, with --title and --style letter|notice|plain|wanted|
                      newspaper|scroll|pictures
    screen-insert     --block BLOCK … in their order, else what the game proposes, --without BLOCK …,
                      --no-brief, --no-turned
    session-report    --session NUMBER|all, --secrets
    notes             --kind person|place|faction|thing|page, else all; --list; --players: what they know
    play-aid          --aid encounter|dungeon-log|travel-log|hirelings|spell-cards|item-cards|
                      table-poster|calendar|squares|hexes|keys, --pages N, --table TITLE, --cell MM
    site              --site TITLE, else the first; --players: the map without secret ways
    region            --region TITLE, else the first; --players: what they know; --no-key

  How, where the template takes it:
    --paper A4|Letter|A5|half-Letter   --margins narrow|usual|wide   --ink colour|saving|black
    --text-size 80…130   --folding flat|booklet|trifold   --copies 1…20
    --no-cut-marks   --backs   --fillable   --no-numbers (of pages)`

/** Prints through the running app, or through one started for this request. */
export async function printCommand(argv: string[], io: Io, built: Built): Promise<ExitCode> {
  let request: PrintRequest
  try {
    request = await requestOf(flagsOf(argv), io)
  } catch (error) {
    if (!(error instanceof WrongFlags)) throw error
    return wrongCall(io, 'print', error.message)
  }
  io.err(`Printing for ${request.campaign} …\n`)
  const tell: Parameters<typeof askApp>[2] = (done, of, says) => io.err(`  ${done}/${of} ${says}\n`)
  if (asksForBytes(argv)) return printOut(request, io, built, tell)
  for (const line of await askApp(request, built, tell)) io.out(`${line}\n`)
  return 0
}

const asksForBytes = (argv: string[]): boolean => flagsOf(argv).out === '-'

/** Prints to the standard output, by way of a file of its own. */
async function printOut(
  request: PrintRequest,
  io: Io,
  built: Built,
  tell: Parameters<typeof askApp>[2],
): Promise<ExitCode> {
  const folder = await mkdtemp(join(tmpdir(), 'gatefold-print-'))
  const out = join(folder, 'printed.pdf')
  try {
    await askApp({ ...request, out }, built, tell)
    io.out(await readFile(out))
    return 0
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Builds the request for the app, with the absolute output path and the text of a handout's file. */
export async function requestOf(
  { template, campaign, out, words, options, file, style, title }: Flags,
  io: Pick<Io, 'readFile' | 'stdin'>,
): Promise<PrintRequest> {
  const { draft, pictures } =
    file === null ? { draft: null, pictures: [] } : await draftOf(file, style, title, io)
  return {
    do: 'print',
    template,
    campaign,
    words: { ...words, ...(draft ? { draft } : {}) },
    options,
    ...(pictures.length > 0 ? { pictures } : {}),
    out: resolve(out),
  }
}

/** Words of a file, and the picture files beside it that they show. */
async function draftOf(
  file: string,
  style: HandoutWords['style'],
  title: string | null,
  io: Pick<Io, 'readFile' | 'stdin'>,
): Promise<{ draft: HandoutWords; pictures: NonNullable<PrintRequest['pictures']> }> {
  const whole = textOf(await (file === '-' ? io.stdin() : readNamed(file, io)))
  // A heading that begins the text is its title, and is above it once; a letter has none above it.
  const { title: heading, rest } = splitTitle(whole)
  const named = title ?? (heading || (file === '-' ? '' : basename(file, extname(file))))
  const isAbove = style !== 'letter' && heading === named && heading !== ''
  const shown = isAbove ? rest : whole
  const folder = file === '-' ? '.' : dirname(file)
  const names = new Map<string, string>()
  const text = linkPictures(shown, (path) => nameIn(names, resolve(folder, path)))
  const parsed = v.safeParse(HandoutWords, { title: named, style, text })
  if (parsed.success)
    return {
      draft: parsed.output,
      pictures: [...names].map(([path, name]) => ({ name, file: path })),
    }
  throw new WrongFlags(`${file}: ${parsed.issues[0].message}`)
}

/** The bytes of a handout's file. @throws {Error} with its name, and why it can't be read. */
async function readNamed(file: string, io: Pick<Io, 'readFile'>): Promise<Uint8Array> {
  try {
    return await io.readFile(file)
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** Name by which a handout calls a picture file: no two files have the same. */
function nameIn(names: Map<string, string>, path: string): string {
  const known = names.get(path)
  if (known !== undefined) return known
  const own = pictureNameOf(fileNameIn(path))
  const taken = new Set(names.values())
  let name = own
  for (let more = 2; taken.has(name); more += 1) name = `${own}-${more}`
  names.set(path, name)
  return name
}
