import { games } from '../../../src-main/rules/registry.ts'
import { seeded, seedFrom, type Rng } from '../../../src-main/rules/dice/rng.ts'
import { canonicalJson } from '../../../src-main/storage/canonical-json.ts'
import { launch, type App } from '../../app.ts'
import { cutAndCovered } from '../../cut-and-covered.ts'
import { beginCampaign, takeParty } from '../../states/campaign.ts'
import { openSample } from '../../steps.ts'
import { pickOne } from '../any-text.ts'
import type { EntryStep } from '../conservation.ts'
import { checks, pressesFocus } from './checks.ts'
import { WalkHand } from './hand.ts'
import { Ledger } from './ledger.ts'
import { click, press, type WalkDesk, type WalkMove } from './moves.ts'
import type { Control, ScreenReading } from './read-screen.ts'
import { placeOf, WalkReport } from './report.ts'
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

/** An evening is a session's worth: then a new campaign is begun. */
const perEvening = 400
/** Measuring all texts takes as long as several steps: each so many are measured, and each new view. */
const measureEach = 10
/** After each so many steps a key is compared with the control that shows it. */
const compareEach = 20
/** Keys of the helps and the folds make no entries. */
const comparable = /^(Space|[A-TV-Z])$/

/** A GM with only the screen: does whatever it offers, evening after evening, and looks after each step whether all is well. */
export async function walk(
  { game, seed, steps }: Walk,
  hear: (report: WalkReport) => void = () => {},
): Promise<WalkReport> {
  const report = new WalkReport(game)
  const seeds = seeded(seed)
  // The first evening with the seed itself.
  for (let [left, own] = [steps, seed]; left > 0; left -= perEvening, own = seedFrom(seeds)) {
    report.begins(own)
    const rng = seeded(own)
    const start = (data?: string) =>
      launch({ headless: true, env: { GATEFOLD_SEED: own }, ...(data && { data }) })
    const app = await start()
    const walker = new Walker(app, start, rng, report)
    await walker.play(game, Math.min(left, perEvening)).catch((error: unknown) => {
      report.found('goes on', [error instanceof Error ? (error.stack ?? '') : String(error)])
    })
    await walker.dispose()
    await app.dispose()
    hear(report)
  }
  return report
}

class Walker implements WalkDesk {
  #screen!: ScreenListener
  #sight!: ScreenReading
  #ledger!: Ledger
  #measured = ''
  /** Odd texts by the fields in which they stand, and all of them. */
  readonly #odd = new Map<string, string>()
  readonly #oddTexts: string[] = []

  constructor(
    private app: App,
    private readonly start: (data: string) => Promise<App>,
    private readonly rng: Rng,
    private readonly report: WalkReport,
  ) {}

  get page() {
    return this.app.page
  }

  async play(game: string, steps: number): Promise<void> {
    await this.#begin(game)
    const hand = new WalkHand(this.rng)
    for (let step = 1; step <= steps; step += 1) {
      if (step % compareEach === 0) await this.#compareAKey()
      const move = hand.choose(this.#sight, this.#ledger.views.actions)
      const lines = await this.#step(move)
      const more = move.then ? await this.#step(move.then) : []
      hand.learns(move, lines.length + more.length)
    }
    await this.#thereAndBack()
  }

  async pullPlug(): Promise<void> {
    const size = this.page.viewportSize()
    await this.app.kill()
    this.app = await this.start(this.app.data)
    if (size) await this.page.setViewportSize(size)
    await this.#tap()
    await this.page.getByRole('button').first().waitFor()
  }

  dispose(): Promise<void> {
    return this.app.dispose()
  }

  /** Does one move and looks whether all is well. */
  async #step(move: WalkMove): Promise<readonly EntryStep[]> {
    const before = this.#sight
    this.report.took(move)
    await move.act(this).catch(({ message }: Error) => this.report.found('in reach', [message]))
    const steps = await this.#rest()
    this.report.saw(this.#sight, steps.length)
    const { head, views } = this.#ledger
    const odd = this.#isOdd(move, before)
    const oddTexts = this.#oddTexts
    const step = { before, move, odd, oddTexts, after: this.#sight, steps, head, views }
    for (const [name, check] of Object.entries(checks)) this.report.found(name, check(step))
    this.report.found('shows all', await this.#measure())
    this.report.found('logs no error', this.app.complaints.splice(0))
    return steps
  }

  /** True when something odd is typed, or stands in a field. */
  #isOdd({ control, odd }: WalkMove, before: ScreenReading): boolean {
    const now = control && this.#sight.controls.find(isSame(control))
    if (odd !== undefined && now) this.#odd.set(kindOf(now), now.value)
    if (odd?.trim()) this.#oddTexts.push(odd.replace(/\s+/g, ' ').trim())
    const stands = before.controls.some((one) => this.#odd.get(kindOf(one)) === one.value)
    return odd !== undefined || stands
  }

  /** Cut and covered texts: in each new place, and each so many steps. */
  async #measure(): Promise<readonly string[]> {
    const place = placeOf(this.#sight)
    if (place === this.#measured && this.report.moves.length % measureEach > 0) return []
    this.#measured = place
    return cutAndCovered(this.page)
  }

  /** Presses a key, takes back what it did, and clicks the control that shows the key: the same must come. */
  async #compareAKey(): Promise<void> {
    const { controls, dialog, question, focus, fold } = this.#sight
    // Letters type into a field and choose in a list, as anywhere.
    const isTyping = focus && /textbox|combobox/.test(focus.role)
    if (dialog !== null || question !== null || isTyping || fold === '') return
    const keyed = controls.filter(({ enabled, keys }) => enabled && comparable.test(keys[0] ?? ''))
    const control = pickOne(this.rng, keyed)
    const [key] = control?.keys ?? []
    if (!control || key === undefined || pressesFocus(this.#sight, key)) return
    const byKey = await this.#step(press(key))
    for (const _ of byKey) await this.#step(press('U'))
    const again = this.#sight.controls.find(isSame(control))
    if (byKey.length === 0 || this.#sight.dialog !== null || !again?.enabled) return
    const byClick = await this.#step(click(again))
    // Other dice may ask what the first did not.
    if (this.#sight.question !== null) return
    const [pressed, clicked] = [byKey, byClick].map((steps) => canonicalJson(steps.map(meaning)))
    const wrong = `${key} does ${pressed}, a click on “${control.name}” ${clicked}`
    this.report.found('keys mean the same', pressed === clicked ? [] : [wrong])
  }

  /** Undoes the whole walk and does it again. */
  async #thereAndBack(): Promise<void> {
    const first = canonicalJson(this.#ledger.first.state)
    for (let out = 0; out < 5; out += 1) await this.#step(press('Escape'))
    // In a field they would undo what was typed.
    await this.page.getByRole('navigation', { name: 'Folds' }).getByRole('button').first().click()
    // What was undone last is done again first: a state that redo can come back to.
    const end = await this.#all('redo', 'Control+y')
    const undone = await this.#all('undo', 'Control+z')
    const redone = await this.#all('redo', 'Control+y')
    this.report.found('undoes and redoes', [
      ...(undone === first ? [] : ['undoing everything does not give the first state']),
      ...(redone === end ? [] : ['doing everything again does not give the last state']),
    ])
  }

  /** Presses a key until nothing is left to undo or redo, several at once, as a GM in a hurry does. Gives the state. */
  async #all(what: 'undo' | 'redo', keys: string): Promise<string> {
    while (this.#ledger.head[what] !== 0) {
      for (let times = 0; times < 10; times += 1) await this.page.keyboard.press(keys)
      const steps = await this.#rest()
      if (steps.length === 0) throw new Error(`${keys} does nothing, and there is more to ${what}.`)
    }
    return canonicalJson(this.#ledger.head.state)
  }

  /** Opens the sample, or a new campaign with a party that the game rolls. */
  async #begin(game: string): Promise<void> {
    const { page } = this
    await page.setViewportSize({ width: 1440, height: 900 })
    if (game === 'sample') await openSample(page)
    else {
      await beginCampaign(page, game, `A walk in ${game}`)
      await takeParty(page)
    }
    await this.#tap()
    this.#ledger = new Ledger(this.app.data)
    await this.#rest()
  }

  /** Waits until all is answered and drawn; gives the entries made since the last rest. */
  async #rest(): Promise<readonly EntryStep[]> {
    this.#sight = await this.#screen.rest()
    return this.#ledger.follow()
  }

  async #tap(): Promise<void> {
    this.#screen = await ScreenListener.tap(this.page)
  }
}

const isSame = (one: Control) => (other: Control) => kindOf(other) === kindOf(one)
const kindOf = ({ role, name, within }: Control): string => [within, role, name].join('/')

/** An entry without its dice. */
const meaning = ({ entry: { kind, command } }: EntryStep) => [kind, command.action, command.input]
