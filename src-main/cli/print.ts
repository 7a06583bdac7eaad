import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Request } from '../app/requests.ts'
import { askHouse, type Built } from './ask-house.ts'
import type { ExitCode, Io } from './io.ts'

export const usage = `gatefold print --template character-sheet --campaign C [--creature NAME] [--paper A4|Letter] --out FILE

  Prints a character sheet to a PDF. C is a campaign's name or id; without --creature, the first of the party.`

/** Prints through the running app, or through one started for this. What is going on goes to stderr. */
export async function printCommand(argv: string[], io: Io, built: Built): Promise<ExitCode> {
  const { values } = parseArgs({
    args: argv,
    options: {
      template: { type: 'string' },
      campaign: { type: 'string' },
      creature: { type: 'string' },
      paper: { type: 'string', default: 'A4' },
      out: { type: 'string' },
    },
  })
  const { template, campaign, creature, paper, out } = values
  if (template !== 'character-sheet')
    return wrong(io, `There is no template “${template ?? ''}”; there is character-sheet.`)
  if (!campaign || !out) return wrong(io, 'Name the campaign and the file.')
  if (paper !== 'A4' && paper !== 'Letter')
    return wrong(io, `“${paper}” is not a paper; there are A4 and Letter.`)
  io.err(`Printing for ${campaign} …\n`)
  const request: Request = {
    do: 'print',
    template,
    campaign,
    paper,
    out: resolve(out),
    ...(creature ? { creature } : {}),
  }
  for (const line of await askHouse(request, built)) io.out(`${line}\n`)
  return 0
}

function wrong(io: Io, says: string): ExitCode {
  io.err(`${says}\n\n${usage}\n`)
  return 2
}
