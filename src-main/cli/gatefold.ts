import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Built } from './ask-app.ts'
import type { ExitCode, Io } from './io.ts'
import { leave, ignoreClosedPipes } from './leave.ts'
import { readNamed, writeNamed } from './named-files.ts'
import { wrongCall } from './wrong-call.ts'

const help = `gatefold: the screen's tools on the command line

  convert        stat blocks to any game, every number explained, or to other programs' files
  roll           dice in any notation, or their exact odds
  generate       people, places, treasure and stories, in any game's figures
  tables         every table there is, or those with some words
  roll-table     rolls on a table
  play           actions from a script, with given dice, and what comes of them
  import-tables  reads tables of other programs, and adds them to a campaign
  export-tables  writes tables for other programs
  notes          the notes of a campaign to a folder of Markdown, and back
  import         adds the monsters of texts and PDFs to a campaign's bestiary
  import-site    reads an adventure's keyed areas as a site, and adds it to a campaign
  danger         whole fights of the party against an encounter, counted
  print          sheets, cards, handouts and reports to PDF
  backup         keep a copy of a campaign
  restore        add a campaign from a copy
  check-tables   does every table answer every roll?

  gatefold COMMAND --help, or gatefold help COMMAND, tells more; gatefold --version tells the version.
  They work beside a running Gatefold.
`

interface Command {
  usage: string
  run(argv: string[], io: Io, built: Built): Promise<ExitCode> | ExitCode
}

/** Loaded on demand: a roll needs no browser shell. */
const commands: Record<string, () => Promise<Command>> = {
  convert: async () => {
    const { convertCommand, usage } = await import('./convert.ts')
    return { usage, run: convertCommand }
  },
  roll: async () => {
    const { rollCommand, usage } = await import('./roll.ts')
    return { usage, run: rollCommand }
  },
  generate: async () => {
    const { generateCommand, usage } = await import('./generate.ts')
    return { usage, run: generateCommand }
  },
  tables: async () => {
    const { tablesCommand, usage } = await import('./tables.ts')
    return { usage, run: tablesCommand }
  },
  'roll-table': async () => {
    const { rollTableCommand, usage } = await import('./roll-table.ts')
    return { usage, run: rollTableCommand }
  },
  play: async () => {
    const { playCommand, usage } = await import('./play.ts')
    return { usage, run: playCommand }
  },
  'import-tables': async () => {
    const { importTablesCommand, usage } = await import('./import-tables.ts')
    return { usage, run: importTablesCommand }
  },
  'export-tables': async () => {
    const { exportTablesCommand, usage } = await import('./export-tables.ts')
    return { usage, run: exportTablesCommand }
  },
  notes: async () => {
    const { notesCommand, usage } = await import('./notes.ts')
    return { usage, run: notesCommand }
  },
  import: async () => {
    const { importCommand, usage } = await import('./import.ts')
    return { usage, run: importCommand }
  },
  'import-site': async () => {
    const { importSiteCommand, usage } = await import('./import-site.ts')
    return { usage, run: importSiteCommand }
  },
  danger: async () => {
    const { dangerCommand, usage } = await import('./danger.ts')
    return { usage, run: dangerCommand }
  },
  print: async () => {
    const { printCommand, usage } = await import('./print.ts')
    return { usage, run: printCommand }
  },
  backup: async () => {
    const { backupCommand, backupUsage } = await import('./copies.ts')
    return { usage: backupUsage, run: backupCommand }
  },
  restore: async () => {
    const { restoreCommand, restoreUsage } = await import('./copies.ts')
    return { usage: restoreUsage, run: restoreCommand }
  },
  'check-tables': async () => {
    const { checkTablesCommand, usage } = await import('./check-tables.ts')
    return { usage, run: checkTablesCommand }
  },
}

const io: Io = {
  readFile: readNamed,
  writeFile: writeNamed,
  stdin: async () => {
    const parts: Buffer[] = []
    for await (const part of process.stdin) parts.push(part as Buffer)
    return Buffer.concat(parts)
  },
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
}

async function main([first, ...rest]: string[]): Promise<ExitCode> {
  if (first === '--version' || first === '-v' || first === 'version') {
    io.out(`gatefold ${built().version}\n`)
    return 0
  }
  // "help convert" is "convert --help".
  const asksHelp = first === undefined || ['help', '--help', '-h'].includes(first)
  const [name, argv] = asksHelp ? [rest[0], ['--help']] : [first, rest]
  if (name === undefined) {
    io.out(help)
    return 0
  }
  const command = Object.hasOwn(commands, name) ? await commands[name]?.() : undefined
  if (!command) {
    io.err(`There is no command “${name}”. See gatefold --help.\n`)
    return 2
  }
  if (argv.includes('--help') || argv.includes('-h')) {
    io.out(`${command.usage}\n`)
    return 0
  }
  try {
    return await command.run(argv, io, built())
  } catch (error) {
    if (!isWrongCall(error)) throw error
    // Node explains at length how to write what was not meant.
    const [says = ''] = error.message.split(/(?<=\.)\s/)
    return wrongCall(io, name, says.replace(/\.?$/, '.'))
  }
}

/** An option or argument that the command does not know. */
function isWrongCall(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code))
}

function built(): Built {
  const assets = join(dirname(fileURLToPath(import.meta.url)), '..')
  const { version } = JSON.parse(readFileSync(join(assets, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  return { assets, resources: join(assets, 'resources'), version }
}

ignoreClosedPipes()
main(process.argv.slice(2)).then(leave, (error: unknown) => {
  const way = error instanceof Error && 'way' in error && error.way ? ` ${String(error.way)}` : ''
  io.err(`${error instanceof Error ? error.message : String(error)}${way}\n`)
  return leave(1)
})
