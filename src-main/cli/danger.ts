import { parseArgs } from 'node:util'
import { bundled } from '../app/bundled.ts'
import { seed as anySeed } from '../app/chance.ts'
import { answerDanger } from '../campaign/danger/danger-question.ts'
import { dangerRuns, type DangerEstimate } from '../campaign/danger/estimate-danger.ts'
import { EncounterDesk } from '../campaign/encounter-desk.ts'
import { Library } from '../campaign/library.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import type { PreparedEncounter } from '../rules/core/state/encounter.ts'
import type { CampaignState } from '../rules/core/situation.ts'
import type { Built } from './ask-app.ts'
import type { ExitCode, Io } from './io.ts'
import { readSavedCampaign } from './saved-campaign.ts'
import { countFromWords, seedFault, seedFromWords, withNumbersJoined } from './seed.ts'
import { wrongCall } from './wrong-call.ts'

/** Fights of one call at most. */
const most = 100_000

export const usage = `gatefold danger --campaign C (--encounter NAME | BAND…) [--runs N] [--seed N] [--json]

  Plays whole fights of the campaign's party, as it stands, against an encounter by the game's own rules, and counts
  them: figures, no advice. Nothing in the campaign changes.
  --campaign C      the campaign, by its name or id, or a file: FILE.gatefold or FILE.zip
  --encounter NAME  a prepared encounter, by its name or id
  BAND              in its place who comes, such as '2d4 goblins' '1 ogre, hp 20'
  --runs N          so many fights, ${dangerRuns.toLocaleString('en')} when left out
  --seed N          the same N gives the same fights: a whole number, or 32 hex digits
  --json            { title, seed, party, runs, foesComing, foesBeaten, partyBeaten, undecided, foesBeatenIn,
                    partyBeatenIn, partyDown }`

/** Prints an estimate of danger; 1 when the campaign or the encounter can't be read. */
export async function dangerCommand(argv: string[], io: Io, built: Built): Promise<ExitCode> {
  const { values, positionals: bands } = parseArgs({
    args: withNumbersJoined(argv),
    allowPositionals: true,
    options: {
      campaign: { type: 'string' },
      encounter: { type: 'string' },
      runs: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  const { campaign, encounter } = values
  if (campaign === undefined) return wrongCall(io, 'danger', 'Name the campaign with --campaign.')
  if ((encounter === undefined) === (bands.length === 0))
    return wrongCall(io, 'danger', 'Name a prepared encounter with --encounter, or who comes.')
  const seed = values.seed === undefined ? anySeed() : seedFromWords(values.seed)
  if (seed === null) return wrongCall(io, 'danger', seedFault(values.seed ?? ''))
  const runs = values.runs === undefined ? dangerRuns : countFromWords(values.runs, most)
  if (runs === null)
    return wrongCall(io, 'danger', `--runs: a whole number from 1 to ${most.toLocaleString('en')}.`)
  try {
    const { head, records } = await readSavedCampaign(campaign, io, built)
    const content = bundled(built.resources)
    const prepared = encounterMeant(head.state, encounter, bands)
    const state = { ...head.state, prepared: { ...head.state.prepared, [prepared.id]: prepared } }
    const desk = new EncounterDesk(state, new Library(content.monsters, content.tables, records))
    const fault = desk.page(prepared.id)?.bands.find((band) => band.fault !== undefined)?.fault
    if (fault !== undefined) throw new Error(fault)
    const question = desk.question(prepared.id)
    if (!question || question.state.party.length === 0)
      throw new Error('Nobody of the party is on their feet.')
    const estimate = answerDanger({ ...question, seed, runs }, () => undefined)
    const party = question.state.party.length
    const says = desk.lines().find(({ id }) => id === prepared.id)?.says ?? prepared.title
    if (values.json)
      io.out(`${JSON.stringify({ title: prepared.title, seed, party, ...estimate }, null, 2)}\n`)
    else io.out(estimateText(`${prepared.title}: ${says}`, party, estimate))
    return 0
  } catch (cause) {
    const way = cause instanceof Refusal && cause.way ? ` ${cause.way}` : ''
    io.err(`${cause instanceof Error ? cause.message : String(cause)}${way}\n`)
    return 1
  }
}

/** The encounter of a name, or one of the bands. @throws {Error} when no encounter has the name */
function encounterMeant(
  { prepared = {} }: CampaignState,
  named: string | undefined,
  bands: readonly string[],
): PreparedEncounter {
  if (named === undefined) return { id: 'of-this-call', title: 'Encounter', bands: [...bands] }
  const all = Object.values(prepared)
  const wanted = named.trim().toLowerCase()
  const found = all.find(({ id, title }) => id === wanted || title.toLowerCase() === wanted)
  if (found) return found
  const known = all.map(({ title }) => `“${title}”`).join(', ')
  throw new Error(
    `No prepared encounter “${named}”. ${known === '' ? 'The campaign has none.' : `There are ${known}.`}`,
  )
}

function estimateText(title: string, party: number, estimate: DangerEstimate): string {
  const { runs, foesBeaten, partyBeaten, undecided, foesBeatenIn, partyBeatenIn } = estimate
  const share = (fights: number): string => `${((100 * fights) / runs).toFixed(1)} %`
  const last = Math.max(foesBeatenIn.length, partyBeatenIn.length)
  const rows = Array.from({ length: last }, (_none, at) =>
    [
      String(at + 1).padStart(5),
      String(foesBeatenIn[at]?.fights ?? 0).padStart(12),
      String(partyBeatenIn[at]?.fights ?? 0).padStart(13),
    ].join(' '),
  )
  return [
    title,
    `${runs.toLocaleString('en')} fights, ${party} of the party against ${estimate.foesComing.toFixed(1)} foes on average`,
    `foes beaten ${share(foesBeaten)}, party beaten ${share(partyBeaten)}, undecided ${share(undecided)}`,
    `party down at the end: ${estimate.partyDown
      .map(({ down, fights }) => `${down === 0 ? 'none' : down} in ${share(fights)}`)
      .join(', ')}`,
    '',
    'Round  Foes beaten  Party beaten',
    ...rows,
    '',
  ].join('\n')
}
