import { games } from '../../../src-main/rules/registry.ts'
import { seeded, seedFrom, type Rng } from '../../../src-main/rules/dice/rng.ts'
import { canonicalJson } from '../../../src-main/storage/canonical-json.ts'
import { launch, type App } from '../../app.ts'
import { cutAndCovered } from '../../cut-and-covered.ts'
import { pickOne } from '../any-text.ts'
import { checks } from './checks.ts'
import { eveningPlan } from './evening-plan.ts'
import { WalkHand } from './hand.ts'
import { Ledger, type LedgerStep } from './ledger.ts'
import { pressesFocus } from './button-promise.ts'
import { click, viewKey, press, type WalkDesk, type WalkMove } from './moves.ts'
import type { Control, ScreenReading } from './read-screen.ts'
import { WalkReport } from './report.ts'
import { ScreenListener } from './screen.ts'

/** The games by their titles on the start page, and the sample campaign. */
export const walkedGames: readonly string[] = [...games.map(({ title }) => title), 'sample']

interface Walk {
  /** One of `walkedGames`. */
  game: string
  /** 32 hex digits; the same walk each time, dice included. */
  seed: string
  steps: number
}

/** More looks than a start takes. */
const mostLooks = 500
/** An evening is a session's worth: then a new campaign is begun. */
const perEvening = 400
/** Measuring all texts takes as long as several steps: each so many are measured, and each new view. */
const measureEach = 10
/** After each so many steps a key is compared with the control that shows it. */
const compareEach = 20
/** Keys of the helps and the folds make no entries. */
const comparable = /^(Space|[A-TV-Z])$/

/** Evening after evening of a game, the first with the seed itself. */
export async function walkAll(
  walked: Walk,
  hear: (report: WalkReport) => void,
): Promise<WalkReport> {
  const report = new WalkReport(walked.game)
  const rng = seeded(walked.seed)
  for (let { steps, seed } = walked; steps > 0; steps -= perEvening, seed = seedFrom(rng)) {
    await walk({ ...walked, seed, steps: Math.min(steps, perEvening) }, report)
    hear(report)
  }
  return report
}

/** A GM with only the screen: does whatever it offers, and looks after each step whether all is well. */
export async function walk(
  walked: Walk,
  report = new WalkReport(walked.game),
): Promise<WalkReport> {
  const rng = seeded(walked.seed)
  const how = { headless: true, env: { GATEFOLD_SEED: seedFrom(rng) } }
  const app = await launch(how)
  report.begins(walked.seed)
  const walker = new Walker(app, rng, report, (data) => launch({ ...how, data }))
  try {
    await walker.walk(walked)
  } catch (error) {
    const says = error instanceof Error ? (error.stack ?? error.message) : String(error)
    report.found('goes on', [says])
  } finally {
    await walker.ends()
    await app.dispose()
  }
  return report
}

class Walker implements WalkDesk {
  #screen!: ScreenListener
  #sight!: ScreenReading
  #ledger!: Ledger
  #measured = ''

  constructor(
    private app: App,
    private readonly rng: Rng,
    private readonly report: WalkReport,
    private readonly start: (data: string) => Promise<App>,
  ) {}

  get page() {
    return this.app.page
  }

  async walk({ game, steps }: Walk): Promise<void> {
    await this.#begin(game)
    const hand = new WalkHand(this.rng)
    const plan = eveningPlan(perEvening, this.rng)
    const due: WalkMove[] = []
    for (let step = 1; step <= steps; step += 1) {
      if (step % compareEach === 0) await this.#compareAKey()
      due.push(...(plan.get(step) ?? []))
      while (due.length > 0 && this.#isClear) await this.#step(due.shift() as WalkMove)
      const move =
        this.#sight.page === 'start'
          ? press('Enter')
          : hand.choose(this.#sight, this.#ledger.views.actions)
      const entries = (await this.#step(move)).length
      const more = move.then ? (await this.#step(move.then)).length : 0
      hand.learns(move, entries + more)
    }
    await this.#thereAndBack()
  }

  /** The folds lie open: nothing is over them, and nothing is asked. */
  get #isClear(): boolean {
    const { page, dialog, question } = this.#sight
    return page === 'table' && dialog === null && question === null
  }

  async pullPlug(): Promise<void> {
    const size = this.page.viewportSize()
    await this.app.kill()
    this.app = await this.start(this.app.data)
    if (size) await this.page.setViewportSize(size)
    await this.#tap()
    await this.#until(({ page, controls }) => page === 'table' || controls.length > 0)
  }

  async ends(): Promise<void> {
    await this.app.dispose()
  }

  /** Does one move and looks whether all is well. */
  async #step(move: WalkMove): Promise<readonly LedgerStep[]> {
    const before = this.#sight
    this.report.took(move)
    const under = await move.act(this)
    const { steps, sight: after } = await this.#rest()
    const faults = await this.#measure(move)
    const scene = { before, move, after, under, steps, ledger: this.#ledger, faults }
    this.report.saw(after, steps.length)
    for (const [name, check] of Object.entries(checks)) this.report.found(name, check(scene))
    this.report.found('logs no error', this.app.complaints.splice(0))
    return steps
  }

  /** Cut and covered texts: at each new view and window, and each so many steps. */
  async #measure({ by }: WalkMove): Promise<readonly string[]> {
    const view = viewKey(this.#sight)
    const due = this.report.steps % measureEach === 0
    if (by !== 'window' && view === this.#measured && !due) return []
    this.#measured = view
    return cutAndCovered(this.page)
  }

  /** Presses a key, takes back what it did, and clicks the control that shows the key: the same must come. */
  async #compareAKey(): Promise<void> {
    const { controls, dialog, question, focus, page } = this.#sight
    // Letters type into a field and choose in a list, as anywhere.
    const typing = /textbox|combobox/.test(focus.role)
    if (dialog !== null || question !== null || typing || page === 'start') return
    const keyed = controls.filter(({ enabled, keys }) => enabled && comparable.test(keys[0] ?? ''))
    const control = pickOne(this.rng, keyed)
    const [key] = control?.keys ?? []
    if (!control || key === undefined || pressesFocus(this.#sight, key)) return
    const byKey = await this.#step(press(key))
    for (const _ of byKey) await this.#step(press('U'))
    const again = this.#sight.controls.find(same(control))
    if (byKey.length === 0 || this.#sight.dialog !== null || !again) return
    const byClick = await this.#step(click(again))
    // Other dice may ask what the first did not.
    if (this.#sight.question !== null) return
    const [pressed, clicked] = [byKey, byClick].map((steps) => canonicalJson(steps.map(meaning)))
    if (pressed !== clicked)
      this.report.found('keys mean the same', [
        `${key} does ${pressed}, a click on “${control.name}” ${clicked}`,
      ])
  }

  /** Undoes the whole walk and does it again. */
  async #thereAndBack(): Promise<void> {
    const { first } = this.#ledger
    for (let out = 0; out < 5; out += 1) await this.#step(press('Escape'))
    // What was undone last is done again first: a state that redo can come back to.
    await this.#all('redo', 'Control+y')
    const end = canonicalJson(this.#ledger.head.state)
    await this.#all('undo', 'Control+z')
    if (canonicalJson(this.#ledger.head.state) !== canonicalJson(first.state))
      this.report.found('undoes', ['undoing everything does not give the first state'])
    await this.#all('redo', 'Control+y')
    if (canonicalJson(this.#ledger.head.state) !== end)
      this.report.found('redoes', ['doing everything again does not give the last state'])
  }

  /** Presses a key until nothing is left to undo or redo; several at once, as a GM in a hurry does. */
  async #all(what: 'undo' | 'redo', keys: string): Promise<void> {
    const atOnce = 10
    while (this.#ledger.head[what] !== 0) {
      for (let times = 0; times < atOnce; times += 1) await this.page.keyboard.press(keys)
      const { steps } = await this.#rest()
      if (steps.length === 0) throw new Error(`${keys} does nothing, and there is more to ${what}.`)
    }
  }

  /** Opens the sample, or a new campaign with a party that the game rolls. */
  async #begin(game: string): Promise<void> {
    await this.page.setViewportSize({ width: 1440, height: 900 })
    await this.#tap()
    const offers = (name: RegExp) => (sight: ScreenReading) =>
      sight.controls.some((one) => name.test(one.name))
    const keys = async (...all: string[]): Promise<void> => {
      for (const key of all) {
        await this.page.keyboard.press(key)
        await this.#screen.rest()
      }
    }
    const start = await this.#until(offers(/sample/i))
    if (game === 'sample') await keys('s')
    else {
      const [key] = start.controls.find(({ name }) => name === game)?.keys ?? []
      if (!key) throw new Error(`The start page offers no “${game}”.`)
      await keys(key)
      await this.page.keyboard.insertText(`A walk in ${game}`)
      await keys('Enter')
    }
    await this.#until(({ events }) => events === 0)
    if (game !== 'sample') {
      await keys('4')
      await this.#until(offers(/^A party of/))
      await keys('Shift+P', 'Shift+A', '1')
    }
    this.#ledger = Ledger.open(this.app.data)
    await this.#rest()
  }

  /** Waits until all is answered and drawn; gives what is seen then, and the entries made since the last rest. */
  async #rest(): Promise<{ sight: ScreenReading; steps: LedgerStep[] }> {
    const { sight, version } = await this.#screen.rest()
    this.#sight = sight
    return { sight, steps: await this.#ledger.follow(version) }
  }

  async #tap(): Promise<void> {
    this.#screen = await ScreenListener.tap(this.page)
  }

  async #until(holds: (sight: ScreenReading) => boolean): Promise<ScreenReading> {
    for (let looks = 0; looks < mostLooks; looks += 1) {
      this.#sight = (await this.#screen.rest()).sight
      if (holds(this.#sight)) return this.#sight
    }
    throw new Error('The screen does not come to what was waited for.')
  }
}

const same = (one: Control) => (other: Control) =>
  other.enabled && other.name === one.name && other.within === one.within

/** An entry without its dice. */
const meaning = ({ entry: { kind, command } }: LedgerStep) => [kind, command.action, command.input]
