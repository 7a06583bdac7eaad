import { mount, unmount } from 'svelte'
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'
import { ScreenServer } from '../../src-main/app/screen.ts'
import { client } from '../../src-main/ipc/client.ts'
import { contract, type ScreenContract } from '../../src-main/ipc/contract/index.ts'
import type { PlayEvents } from '../../src-main/ipc/contract/play.ts'
import { wirePair } from '../../src-main/ipc/wire-pair.ts'
import { testServices } from '../../src-main/session/test-services.ts'
import type { Shell, ShellPage } from '../../src-main/shell/shell.ts'
import App from '../../src-renderer/app/App.svelte'
import type { Api } from '../../src-renderer/lib/api.ts'
import { Screen } from '../../src-renderer/lib/screen.svelte.ts'
// Read beforehand, so that what comes after the first paint is at hand in one turn.
import '../../src-main/app/play.ts'
import '../../src-renderer/app/Frame.svelte'
import '../../src-renderer/app/PaneOverlays.svelte'
import '../../src-renderer/app/ScreenOverlays.svelte'
import '../../src-renderer/folds/fight/index.ts'
import '../../src-renderer/folds/prep/index.ts'
import '../../src-renderer/folds/print/index.ts'
import '../../src-renderer/folds/town/index.ts'
import '../../src-renderer/folds/travel/index.ts'
import '../../src-renderer/panels/guide/index.ts'

// The one thing a browser has that this DOM has not.
globalThis.requestIdleCallback ??= (run) =>
  Number(setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 }), 0))
globalThis.cancelIdleCallback ??= (id) => clearTimeout(id)

/** Calls that the screen makes by itself, of no press or a while after one. */
const ownCalls =
  /^(app\.painted|(play|print)\.preview|play\.(rule-titles|wall)|generators\.(session|odds)|notes\.leave-draft|players\.)/

/** The whole screen in this process, with main behind it as in the app, and no browser. */
export class MountedScreen {
  readonly api: Api
  /** Mistakes of ours that main reported. */
  readonly faults: unknown[] = []
  readonly #texts: ReturnType<typeof wirePair>['texts']
  readonly #app: Record<string, unknown>
  readonly #close: () => void
  #counted = 0
  #underWay = 0

  /** @param hints true to be shown hints and the tour */
  constructor(hints = false) {
    const { near, far, close, texts } = wirePair()
    this.#texts = texts
    const ends = new AbortController()
    const page: ShellPage = {
      wire: far,
      gone: new Promise(() => undefined),
      close: async () => undefined,
    }
    const shell = { openScreen: async () => page } as unknown as Shell
    const services = { ...testServices(), hints }
    const server = new ScreenServer(shell, services, (error) => void this.faults.push(error))
    void server.attend(Promise.resolve(page), ends.signal, () => undefined)
    this.api = client<ScreenContract, PlayEvents & Record<string, unknown>>(near, contract)
    document.body.replaceChildren()
    this.#app = mount(App, { target: document.body, props: { screen: new Screen(this.api) } })
    this.#close = () => {
      ends.abort()
      close()
    }
  }

  /** Waits until the screen and main have nothing more to say to each other. */
  async settle(): Promise<void> {
    for (let quiet = 0, seen = -1; quiet < 3;) {
      await new Promise((resolve) => setTimeout(resolve, 2))
      const isQuiet = this.#texts.length === seen && this.#unanswered() === 0
      quiet = isQuiet ? quiet + 1 : 0
      seen = this.#texts.length
    }
  }

  /** Calls under way. Each text is looked at once, for there are thousands. */
  #unanswered(): number {
    // A long answer goes over in numbered parts.
    const first = /^(~\d+\.0\.\d+:)?{"(done|failed)"/
    for (const { text } of this.#texts.slice(this.#counted)) {
      if (text.startsWith('{"call"')) this.#underWay += 1
      else if (first.test(text)) this.#underWay -= 1
    }
    this.#counted = this.#texts.length
    return this.#underWay
  }

  /** Does something and gives the calls it brought, a command with its action (`play.run house.turn`). */
  async calls(act: () => void): Promise<string[]> {
    const before = this.#texts.length
    act()
    await this.settle()
    const texts = this.#texts.slice(before)
    const asks = texts.some(({ text }) => text.includes('"end":"asks"'))
    const calls = texts
      .filter(({ from, text }) => from === 'near' && text.startsWith('{'))
      .map(({ text }) => JSON.parse(text) as { name?: string; input?: { action?: string } | null })
      .filter(({ name }) => name !== undefined && !ownCalls.test(name))
      .map(({ name, input }) => [name, input?.action].filter(Boolean).join(' '))
    return asks ? [...calls, 'asks for dice'] : calls
  }

  key(key: string, shiftKey = false): Promise<string[]> {
    const at = document.activeElement ?? document.body
    const how = { key, shiftKey, bubbles: true, cancelable: true }
    return this.calls(() => at.dispatchEvent(new KeyboardEvent('keydown', how)))
  }

  /** Escape, which a browser also tells the dialog that is open. */
  async leave(): Promise<void> {
    await this.key('Escape')
    const dialog = document.querySelector('dialog[open]')
    await this.calls(() => dialog?.dispatchEvent(new Event('cancel', { cancelable: true })))
  }

  /** Types into the field with this label. @throws when there is none. */
  fill(label: string, text: string): Promise<string[]> {
    const field = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].find(
      (each) => nameOf(each) === label,
    )
    if (!field) throw new Error(`no field ${label}`)
    return this.calls(() => {
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }

  /** Presses the first button of this name. @throws when there is none. */
  press(name: string | RegExp): Promise<string[]> {
    const button = pressable(document.body).find((each) =>
      typeof name === 'string' ? nameOf(each) === name : name.test(nameOf(each)),
    )
    if (!button) throw new Error(`no button ${String(name)}`)
    return this.calls(() => button.click())
  }

  async end(): Promise<void> {
    await unmount(this.#app)
    this.#close()
  }
}

/** Styles matter to names and reach only by what they hide; without the page's sheets that is the attribute. */
const getComputedStyle = ((element: HTMLElement) => ({
  display: element.hidden ? 'none' : 'inline',
  visibility: 'visible',
  content: '',
  getPropertyValue: (name: string) => (name === 'display' && element.hidden ? 'none' : ''),
})) as unknown as typeof globalThis.getComputedStyle

/** Accessible name, its spaces as one. */
export const nameOf = (element: Element): string =>
  computeAccessibleName(element, { getComputedStyle }).replaceAll(/\s+/g, ' ').trim()

/** True where a screen reader does not come. */
export const isHidden = (element: Element): boolean => isInaccessible(element, { getComputedStyle })

/** Buttons that can be found and pressed. */
export const pressable = (top: Element): HTMLElement[] =>
  [...top.querySelectorAll<HTMLElement>('button, [role="button"], [role="tab"]')].filter(
    (each) => getRole(each) !== null && !isHidden(each) && !each.hasAttribute('disabled'),
  )
