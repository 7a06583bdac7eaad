import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { askHouse, type Built } from './ask-house.ts'
import type { ExitCode, Io } from './io.ts'

export const usage = `gatefold print --template hearts-sheet --campaign C [--creature NAME] [--paper A4|Letter] --out FILE

  Prints a character sheet to a PDF. C is a campaign's name or id; without --creature, the first of the party.`

/** Prints through the running app, or through one started for this. Progress goes to stderr. */
export async function printCommand(argv: string[], io: Io, built: Built): Promise<ExitCode> {
  const { values } = parseArgs({
    args: argv,
    options: { template: { type: 'string' }, campaign: { type: 'string' }, creature: { type: 'string' }, paper: { type: 'string', default: 'A4' }, out: { type: 'string' } },
  })
  const { template, campaign, creature, paper, out } = values
  if (template !== 'hearts-sheet') return wrong(io, `There is no template “${template ?? ''}”; there is hearts-sheet.`)
  if (!campaign || !out) return wrong(io, 'Name the campaign and the file.')
  if (paper !== 'A4' && paper !== 'Letter') return wrong(io, `“${paper}” is not a paper; there are A4 and Letter.`)
  const answer = await askHouse({ do: 'print', template, campaign, paper, ...(creature ? { creature } : {}) }, built, (says) => io.err(`${says}\n`))
  if (!answer.ok || !answer.pdf) {
    io.err(answer.ok ? 'Nothing was printed.\n' : `${answer.says}${answer.way ? ` ${answer.way}` : ''}\n`)
    return 1
  }
  await writeFile(out, Buffer.from(answer.pdf, 'base64'))
  io.out(`${out}: ${answer.lines.join(', ')}\n`)
  return 0
}

function wrong(io: Io, says: string): ExitCode {
  io.err(`${says}\n\n${usage}\n`)
  return 2
}
