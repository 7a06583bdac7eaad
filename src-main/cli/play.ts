import { parseArgs } from 'node:util'
import { bundled } from '../app/bundled.ts'
import { seed as anySeed } from '../app/chance.ts'
import { Library } from '../campaign/library.ts'
import { ScriptFault } from '../campaign/script/fault.ts'
import { readScripts, type PlayScript } from '../campaign/script/form.ts'
import type { StepResult } from '../campaign/script/results.ts'
import { runScript, type Played } from '../campaign/script/run-script.ts'
import type { SavedPlay } from '../campaign/script/script-table.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import type { Built } from './ask-app.ts'
import type { ExitCode, Io } from './io.ts'
import { actionsText, listActions } from './play-actions.ts'
import { readSavedCampaign } from './saved-campaign.ts'

export { playUsage as usage } from './play-usage.ts'

/** Plays scripts; 1 when a step has an error or an expectation is not met, 2 when a script can't be read. */
export async function playCommand(argv: string[], io: Io, built: Built): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      seed: { type: 'string' },
      actions: { type: 'string' },
    },
  })
  if (values.actions !== undefined)
    return showActions(values.actions, positionals, values.json === true, io)
  const files = positionals.length > 0 ? positionals : ['-']
  const all: { file: string; script: PlayScript; played: Played }[] = []
  let unread = false
  for (const file of files) {
    try {
      for (const script of await scriptsIn(file, io)) {
        const seeded = values.seed === undefined ? script : { seed: values.seed, ...script }
        all.push({ file, script, played: await playScript(seeded, io, built) })
      }
    } catch (cause) {
      unread = true
      io.err(`${file}: ${messageOf(cause)}\n`)
    }
  }
  if (values.json) io.out(`${JSON.stringify(inJson(all), null, 2)}\n`)
  else for (const one of all) io.out(transcript(one.file, one.script, one.played))
  for (const {
    file,
    played: { faults },
  } of all)
    for (const fault of faults) io.err(`${file}: ${fault}\n`)
  if (unread) return 2
  return all.every(({ played: one }) => isSound(one)) ? 0 : 1
}

/** Shows what scripts of a game may name; with words, only the actions that have them. */
function showActions(game: string, words: string[], json: boolean, io: Io): ExitCode {
  try {
    const listed = listActions(game, words)
    io.out(json ? `${JSON.stringify(listed, null, 2)}\n` : actionsText(listed, words.length === 0))
    return 0
  } catch (cause) {
    io.err(`${messageOf(cause)}\n`)
    return 2
  }
}

/** Results of one script as a list of steps; of several as a list of scripts. */
function inJson(all: readonly { file: string; script: PlayScript; played: Played }[]): unknown {
  const [only, ...more] = all
  if (only && more.length === 0) return only.played.steps
  return all.map(({ file, script, played: { faults, steps } }) => ({
    file,
    id: script.id ?? script.title ?? null,
    faults,
    steps,
  }))
}

function isSound({ faults, steps }: Played): boolean {
  return faults.length === 0 && steps.every(({ error, unmet }) => !error && !unmet)
}

async function scriptsIn(file: string, io: Io): Promise<PlayScript[]> {
  const bytes = file === '-' ? await io.stdin() : await io.readFile(file)
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder().decode(bytes))
  } catch (cause) {
    throw new ScriptFault('the script', `no JSON: ${messageOf(cause)}`)
  }
  return readScripts(value)
}

async function playScript(script: PlayScript, io: Io, built: Built): Promise<Played> {
  const content = bundled(built.resources)
  const saved = script.campaign === undefined ? null : await savedPlay(script.campaign, io, built)
  return runScript(script, {
    library: new Library(content.monsters, content.tables, saved?.records ?? []),
    at: new Date().toISOString(),
    seed: anySeed(),
    ...(saved ? { saved: saved.play } : {}),
  })
}

/** A campaign that a script begins with. @throws {ScriptFault} when it can't be read */
async function savedPlay(
  campaign: string,
  io: Io,
  built: Built,
): Promise<{ play: SavedPlay; records: ConstructorParameters<typeof Library>[2] }> {
  const whole = await readSavedCampaign(campaign, io, built).catch((cause: unknown) => {
    throw new ScriptFault(`campaign “${campaign}”`, messageOf(cause))
  })
  return { play: { head: whole.head, entries: whole.entries }, records: whole.records }
}

function messageOf(cause: unknown): string {
  if (cause instanceof Refusal && cause.way) return `${cause.message} ${cause.way}`
  return cause instanceof Error ? cause.message : String(cause)
}

function transcript(file: string, script: PlayScript, { steps }: Played): string {
  const title = script.title ?? script.id ?? file
  return [title, ...steps.flatMap(stepLines), ''].join('\n')
}

/** A step as a GM reads it: the result, the dice, and the reasons. */
function stepLines(result: StepResult): string[] {
  const { step, did, what, says, refused, asks, error, dice, why, chances = [] } = result
  const open = asks ? `asks for ${asks.label}${asks.of ? `: ${asks.of.join(', ')}` : ''}` : null
  const end = error ?? (refused ? `refused: ${refused}` : (open ?? says ?? 'nothing to show'))
  const rolls = Object.entries(dice).map(([label, value]) => `${label} ${String(value)}`)
  return [
    `${String(step).padStart(3)}. ${what ?? did}: ${end}`,
    ...(rolls.length > 0 ? [`     dice: ${rolls.join('; ')}`] : []),
    ...chances.map(({ says: one, chance }) => `     ${one}: ${Math.round(chance * 1000) / 10} %`),
    ...why.map(
      ({ name, value, rule }) =>
        `     ${name.replace(/:$/, '')}: ${value}${rule ? ` (${rule})` : ''}`,
    ),
    ...(result.unmet ?? []).map((one) => `     expected: ${one}`),
  ]
}
