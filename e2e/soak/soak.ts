import { randomBytes } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seeded, seedFrom } from '../../src-main/rules/dice/rng.ts'
import { playRandomEvening } from './evening.ts'
import { fuzz } from './fuzz.ts'
import { runLargeCampaign } from './run-large-campaign.ts'
import { pullPlugs } from './plug.ts'
import { doubleInputs } from './readers.ts'
import { runMutants } from './run-mutants.ts'
import { walk, walkedGames } from './walker/walk.ts'

const usage = `npm run soak -- [--only readers|inputs|commands|walker|large|kills|mutants …] [--seed HEX]
                [--kills 1000] [--inputs 1000000] [--commands 100000]
                [--steps 10000] [--game TITLE …] [--entries 50000] [--monsters 50000]
                [--mutants 300]

  Doubles what every reader of stat blocks is given, harms inputs, plays random commands, walks through
  the screen and pulls the plug, for as long as that takes; --only does the parts it names. A seed of
  32 hex digits brings the same commands, inputs and steps again. --game walks in the games it names.
  “large” takes a campaign of so many entries and monsters through import, export, copy, backup and loss.
  “mutants” changes the rules and the campaign in so many places, one at a time, and lists the changes that
  no test near them notices.`

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: randomBytes(16).toString('hex') },
    kills: { type: 'string', default: '1000' },
    inputs: { type: 'string', default: '1000000' },
    commands: { type: 'string', default: '100000' },
    steps: { type: 'string', default: '10000' },
    entries: { type: 'string', default: '50000' },
    monsters: { type: 'string', default: '50000' },
    mutants: { type: 'string', default: '300' },
    game: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
  },
})

const parts = ['readers', 'inputs', 'commands', 'walker', 'large', 'kills', 'mutants'] as const
type Part = (typeof parts)[number]

interface PartReport {
  what: string
  wrong: string[]
}

const began = Date.now()
const seconds = (): string => `${Math.round((Date.now() - began) / 1000)} s`
const progress = (says: string): void => console.log(`${seconds().padStart(7)}  ${says}`)

function doubledInput(): PartReport {
  const { tried, steepest, wrong } = doubleInputs((done, of) => {
    if (done % 100 === 0) progress(`${done} of ${of} texts doubled`)
  })
  return { what: `${tried} texts doubled; the steepest: ${steepest}`, wrong }
}

/** An evening is a session's worth: then a new campaign is begun. */
const perEvening = 500

async function randomCommands(seed: string, commands: number): Promise<PartReport> {
  const rng = seeded(seed)
  const wrong: string[] = []
  let played = 0
  let done = 0
  while (played < commands && wrong.length === 0) {
    const own = seedFrom(rng)
    const evening = await playRandomEvening(own, Math.min(perEvening, commands - played))
    wrong.push(...evening.wrong.map((says) => `evening ${own}: ${says}`))
    played += perEvening
    done += evening.done
    if (played % 5_000 === 0) progress(`${played} commands`)
  }
  return { what: `${played} random commands, ${done} of them carried out, all replayed`, wrong }
}

async function harmedInputs(seed: string, inputs: number): Promise<PartReport> {
  const { tried, wrong } = await fuzz(seed, inputs, (count) => {
    if (count % 50_000 === 0) progress(`${count} inputs`)
  })
  const kinds = Object.entries(tried).map(([name, count]) => `${count} ${name}`)
  return { what: `harmed inputs: ${kinds.join(', ')}`, wrong }
}

async function walked(seed: string, steps: number): Promise<PartReport[]> {
  const reports: PartReport[] = []
  const strange = values.game.find((title) => !walkedGames.includes(title))
  if (strange !== undefined)
    throw new Error(`There is no game “${strange}”. There are ${walkedGames.join('; ')}.`)
  for (const game of values.game.length > 0 ? values.game : walkedGames) {
    let printed = 0
    const { figures, lines } = await walk({ game, seed, steps }, (report) => {
      progress(report.figures)
      for (const line of report.lines.slice(printed)) console.log(line)
      printed = report.lines.length
    })
    reports.push({ what: figures, wrong: lines })
  }
  return reports
}

/** Share of the mutants that the tests must notice. */
const shareCaught = 0.9

function mutated(seed: string, count: number): PartReport {
  const { tried, caught, survivors } = runMutants(count, seeded(seed), progress)
  const share = tried === 0 ? 1 : caught / tried
  const what = `${tried} mutants, ${caught} caught (${Math.round(100 * share)} %)`
  return { what, wrong: share < shareCaught ? survivors : [] }
}

/** Kills on one data folder; a long journal would only make each start slower. */
const perFolder = 25

async function pulledPlugs(seed: string, kills: number): Promise<PartReport> {
  const rng = seeded(seed)
  const wrong: string[] = []
  let done = 0
  let acknowledged = 0
  while (done < kills && wrong.length === 0) {
    const data = mkdtempSync(join(tmpdir(), 'gatefold-soak-'))
    const pulled = await pullPlugs({
      data,
      times: Math.min(perFolder, kills - done),
      seed: seedFrom(rng),
    })
    done += pulled.kills
    acknowledged += pulled.acknowledged
    wrong.push(...pulled.lost.map((says) => `${data}: ${says}`))
    progress(`${done} plugs pulled, ${acknowledged} commands acknowledged, ${wrong.length} lost`)
    if (wrong.length === 0) {
      rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    }
  }
  return { what: `${done} plugs pulled, ${acknowledged} commands acknowledged`, wrong }
}

/** The parts to be done. @throws when one of them is none */
function wanted(): readonly Part[] {
  const strange = values.only.find((name) => !parts.some((part) => part === name))
  if (strange !== undefined)
    throw new Error(`There is no part “${strange}”. There are ${parts.join(', ')}.`)
  return values.only.length === 0 ? parts : parts.filter((part) => values.only.includes(part))
}

async function soak(): Promise<number> {
  const does = wanted()
  console.log(`seed ${values.seed}`)
  const rng = seeded(values.seed)
  const seeds = [seedFrom(rng), seedFrom(rng), seedFrom(rng)] as const
  const plays =
    does.includes('walker') ||
    does.includes('large') ||
    (does.includes('kills') && Number(values.kills) > 0)
  if (plays) {
    const built = spawnSync(process.execPath, ['src-main/setup/build.mjs'], { stdio: 'inherit' })
    if (built.status !== 0) return 1
  }
  const reports: PartReport[] = []
  if (does.includes('readers')) reports.push(doubledInput())
  if (does.includes('inputs')) reports.push(await harmedInputs(seeds[0], Number(values.inputs)))
  if (does.includes('commands'))
    reports.push(await randomCommands(seeds[1], Number(values.commands)))
  if (does.includes('walker')) reports.push(...(await walked(values.seed, Number(values.steps))))
  if (does.includes('large')) {
    const { took, wrong } = await runLargeCampaign(Number(values.entries), Number(values.monsters))
    const size = `${values.entries} entries, ${values.monsters} monsters`
    reports.push({ what: `a campaign of ${size}: ${took.join(', ')}`, wrong })
  }
  if (does.includes('kills') && Number(values.kills) > 0)
    reports.push(await pulledPlugs(seeds[2], Number(values.kills)))
  if (does.includes('mutants')) reports.push(mutated(values.seed, Number(values.mutants)))
  console.log(`\nseed ${values.seed}, ${seconds()}`)
  for (const { what, wrong } of reports) {
    console.log(`${wrong.length === 0 ? 'sound' : 'WRONG'}  ${what}`)
    for (const says of wrong) console.log(`       ${says}`)
  }
  return reports.some(({ wrong }) => wrong.length > 0) ? 1 : 0
}

if (values.help) console.log(usage)
else process.exitCode = await soak()
