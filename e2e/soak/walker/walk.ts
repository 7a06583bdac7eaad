import type { Page } from '@playwright/test'
import { games } from '../../../src-main/rules/registry.ts'
import { seeded } from '../../../src-main/rules/dice/rng.ts'
import { canonicalJson } from '../../../src-main/storage/canonical-json.ts'
import { launch, type App } from '../../app.ts'
import { cutAndCovered } from '../../cut-and-covered.ts'
import { seedFrom } from '../evening.ts'
import { checks, thorough } from './checks.ts'
import type { Scene } from './scene.ts'
import { Ledger } from './ledger.ts'
import { click, Hand, press, type Move } from './moves.ts'
import { Report } from './report.ts'
import { look, type Sight } from './sight.ts'
import { Wire } from './wire.ts'

/** The games by their titles on the start page, and the sample campaign. */
export const walkedGames: readonly string[] = [...games.map(({ title }) => title), 'sample']

export interface Walk {
  /** One of `walkedGames`. */
  game: string
  /** 32 hex digits; the same walk each time, dice included. */
  seed: string
  steps: number
  /** Looks for lost focus and for cut and covered texts as well; measuring each text takes time. */
  thorough?: boolean
}

/** More looks than a start takes. */
const mostLooks = 500

/** An evening is a session's worth: then a new campaign is begun. */
const perEvening = 500

/** Evening after evening of a game, the first with the seed itself. Stops early when the app does. */
export async function walkAll(walked: Walk, hear: (report: Report) => void): Promise<Report> {
  const report = new Report(walked.game)
  const rng = seeded(walked.seed)
  for (let left = walked.steps, { seed } = walked; left > 0; seed = seedFrom(rng)) {
    await walk({ ...walked, seed, steps: Math.min(left, perEvening) }, report)
    hear(report)
    left -= perEvening
  }
  return report
}

/** A GM with only the screen: does whatever it offers, and looks after each step whether all is well. */
export async function walk(walked: Walk, report = new Report(walked.game)): Promise<Report> {
  const { seed, steps } = walked
  const rng = seeded(seed)
  const app = await launch({ headless: true, env: { GATEFOLD_SEED: seedFrom(rng) } })
  report.begins(seed)
  try {
    const walker = await Walker.begin(app, walked)
    const hand = new Hand(rng, await walker.keysHelp())
    for (let step = 1; step <= steps; step += 1) {
      const { sight } = walker
      const move = sight.page === 'start' ? press('Enter') : hand.choose(sight)
      report.took(move)
      const scene = await walker.step(move)
      const all = walked.thorough ? { ...checks, ...thorough } : checks
      report.saw(scene, findings(scene, app, all))
    }
    report.found('undoes and redoes', await walker.thereAndBack())
  } catch (error) {
    report.found('goes on', [
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    ])
  } finally {
    await app.dispose()
  }
  return report
}

function findings(scene: Scene, app: App, all: typeof checks): Record<string, string[]> {
  const found = Object.entries(all).map(([name, check]) => [name, check(scene)] as const)
  return {
    ...Object.fromEntries(found),
    'logs no error': app.complaints.splice(0),
  }
}

class Walker {
  #faults: readonly string[] = []

  private constructor(
    private readonly page: Page,
    private readonly wire: Wire,
    private readonly ledger: Ledger,
    public sight: Sight,
    private readonly measures: boolean,
  ) {}

  /** Opens the sample, or a new campaign with a party that the game rolls. */
  static async begin(app: App, { game, thorough = false }: Walk): Promise<Walker> {
    const { page } = app
    await page.setViewportSize({ width: 1440, height: 900 })
    const wire = await Wire.tap(page)
    const until = async (holds: (sight: Sight) => boolean): Promise<Sight> => {
      for (let looks = 0; looks < mostLooks; looks += 1) {
        await wire.rest()
        const sight = await look(page)
        if (holds(sight)) return sight
      }
      throw new Error('The screen does not come to what was waited for.')
    }
    const offers = (name: RegExp) => (sight: Sight) =>
      sight.controls.some((one) => name.test(one.name))
    const type = async (...keys: string[]): Promise<void> => {
      for (const key of keys) {
        await page.keyboard.press(key)
        await wire.rest()
      }
    }
    const start = await until(offers(/sample/i))
    if (game === 'sample') await type('s')
    else {
      const [key] = start.controls.find(({ name }) => name === game)?.keys ?? []
      if (!key) throw new Error(`The start page offers no “${game}”.`)
      await type(key)
      await page.keyboard.insertText(`A walk in ${game}`)
      await type('Enter')
    }
    await until(({ events }) => events === 0)
    if (game !== 'sample') {
      await type('4')
      await until(offers(/^A party of/))
      await type('Shift+P', 'Shift+A', '1')
    }
    const version = await wire.rest()
    const ledger = Ledger.open(app.data)
    await ledger.follow(version)
    return new Walker(page, wire, ledger, await look(page), thorough)
  }

  /** The keys that the help lists; it is shut again. */
  async keysHelp(): Promise<string[]> {
    await this.page.keyboard.press('?')
    await this.page.waitForSelector('dialog[aria-label=Keys]')
    const rows = await this.page.locator('dialog[aria-label=Keys] dt .vh').allInnerTexts()
    await this.page.keyboard.press('Escape')
    await this.wire.rest()
    this.sight = await look(this.page)
    return [...new Set(rows.map((keys) => keys.trim()))]
  }

  async step(move: Move): Promise<Scene & { hindered: string | undefined }> {
    const before = this.sight
    const hindered = await move.act(this.page)
    const steps = await this.ledger.follow(await this.wire.rest())
    this.sight = await look(this.page)
    const faultsBefore = this.#faults
    if (this.measures) this.#faults = await cutAndCovered(this.page)
    const { sight: after, ledger } = this
    const shown = { before, after, faultsBefore, faults: this.#faults }
    return { ...shown, move, steps, ledger, views: ledger.views(), hindered }
  }

  /** Undoes the whole walk and does it again. */
  async thereAndBack(): Promise<string[]> {
    const { ledger } = this
    const end = canonicalJson(ledger.head.state)
    for (let out = 0; this.sight.dialog !== null && out < 5; out += 1)
      await this.step(press('Escape'))
    let back = 0
    for (; ledger.head.undo !== 0; back += 1) await this.one(/^Undo: /)
    const wrong =
      canonicalJson(ledger.head.state) === canonicalJson(ledger.first.state)
        ? []
        : ['undoing everything does not give the first state']
    for (let forth = 0; forth < back; forth += 1) await this.one(/^Redo: /)
    if (canonicalJson(ledger.head.state) !== end)
      wrong.push('doing everything again does not give the last state')
    return wrong
  }

  /** A button that makes exactly one entry. @throws when it is not offered or makes none */
  private async one(name: RegExp): Promise<void> {
    const button = this.sight.controls.find((one) => one.enabled && name.test(one.name))
    if (!button) throw new Error(`The screen offers no ${name} where the campaign has one.`)
    const { steps } = await this.step(click(button))
    if (steps.length !== 1) throw new Error(`“${button.name}” made ${steps.length} entries.`)
  }
}
