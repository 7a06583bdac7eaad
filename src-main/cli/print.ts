import { basename, extname, resolve } from 'node:path'
import type { PrintRequest } from '../app/print-request.ts'
import { HandoutWords } from '../ipc/contract/handout.ts'
import { askHouse, type Built } from './ask-house.ts'
import type { ExitCode, Io } from './io.ts'
import { flagsOf, WrongFlags, type Flags } from './print-flags.ts'
import * as v from 'valibot'

export const usage = `gatefold print --template T --campaign C --out FILE [what] [how]

  Makes a PDF of a campaign; C is its name or id. What is going on goes to stderr.

  What stands on it, by template:
    character-sheet   --creature NAME …, --party or --blank; else the first of the party
    party-sheet       --creature NAME …; else the whole party
    monster-cards     --monster NAME[:INDIVIDUALS[xCARDS]] …, --creature NAME …,
                      --size poker|index, --no-wounds, --no-derivations
    stat-blocks       --monster NAME …, --no-source
    handout           --handout TITLE, or --file TEXT.md with --title and --style letter|notice|plain
    screen-insert     --without BLOCK …, --no-turned
    session-report    --session NUMBER|all, --secrets

  How, where the template takes it:
    --paper A4|Letter|A5|half-Letter   --margins narrow|usual|wide   --ink colour|saving|black
    --text-size 80…130   --folding flat|booklet|trifold   --copies 1…20
    --no-cut-marks   --backs   --fillable`

/** Prints through the running app, or through one started for this request. */
export async function printCommand(argv: string[], io: Io, built: Built): Promise<ExitCode> {
  let request: PrintRequest
  try {
    request = await requestOf(flagsOf(argv), io)
  } catch (error) {
    if (!(error instanceof WrongFlags)) throw error
    io.err(`${error.message}\n\n${usage}\n`)
    return 2
  }
  io.err(`Printing for ${request.campaign} …\n`)
  const lines = await askHouse(request, built, (done, of, says) =>
    io.err(`  ${done}/${of} ${says}\n`),
  )
  for (const line of lines) io.out(`${line}\n`)
  return 0
}

/** Builds the request for the app, with the absolute output path and the text of a handout's file. */
export async function requestOf(
  { template, campaign, out, words, options, file, style, title }: Flags,
  io: Pick<Io, 'readFile'>,
): Promise<PrintRequest> {
  const draft = file === null ? {} : { draft: await draftOf(file, style, title, io) }
  return {
    do: 'print',
    template,
    campaign,
    words: { ...words, ...draft },
    options,
    out: resolve(out),
  }
}

async function draftOf(
  file: string,
  style: HandoutWords['style'],
  title: string | null,
  io: Pick<Io, 'readFile'>,
): Promise<HandoutWords> {
  const text = new TextDecoder().decode(await io.readFile(file))
  const words = { title: title ?? basename(file, extname(file)), style, text }
  const parsed = v.safeParse(HandoutWords, words)
  if (parsed.success) return parsed.output
  throw new WrongFlags(`${file}: ${parsed.issues[0].message}`)
}
