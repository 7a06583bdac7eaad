import type { Page } from '@playwright/test'
import type { Rng } from '../../../src-main/rules/dice/rng.ts'
import { one } from '../any-text.ts'
import { aim, type Control, type Sight } from './sight.ts'
import { valueFor } from './values.ts'

/** One thing the walker does: how it reads in a report, and what is known of it beforehand. */
export interface Move {
  says: string
  by: 'mouse' | 'keys' | 'window'
  /** The control that was pressed or filled in. */
  control?: Control
  /** The key that was pressed, as the help writes it. */
  keys?: string
  /** Something was typed that no GM in earnest would type. */
  odd?: true
  /** Does it; gives what hinders, when the control can't be reached. */
  act(page: Page): Promise<string | undefined>
}

const windows = [
  [1024, 700],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const

/** These lead out of Gatefold: the machine's PDF viewer, its file manager, its file picker. */
const leadsOut = /^(Print\b|Show in folder|Open (it|the folder))/
const keysOut = new Set(['Ctrl+P', 'F5'])

/** Chooses among what the screen offers; what was tried least is the likeliest. */
export class Hand {
  readonly #tried = new Map<string, number>()
  /** Place where an odd value was typed and may still be. */
  #oddIn: string | null = null

  constructor(
    private readonly rng: Rng,
    /** As the keys help lists them. */
    private readonly keys: readonly string[],
  ) {}

  choose(sight: Sight): Move {
    const offered = sight.controls.filter(({ enabled, name }) => enabled && !leadsOut.test(name))
    const fields = offered.filter(({ role }) => role === 'textbox' || role === 'spinbutton')
    const lists = offered.filter(({ role, options }) => role === 'combobox' && options.length > 1)
    const buttons = offered.filter(({ role }) => !['textbox', 'combobox', 'file'].includes(role))
    const asks = sight.dialog !== null || sight.question !== null
    const ways: readonly (readonly [weight: number, move: () => Move])[] = [
      [buttons.length > 0 ? 36 : 0, () => click(this.#least(buttons))],
      [fields.length > 0 ? (asks ? 24 : 6) : 0, () => this.#fill(this.#least(fields))],
      [lists.length > 0 ? 6 : 0, () => this.#pick(this.#least(lists))],
      [asks ? 24 : 2, () => press('Enter')],
      [asks ? 12 : 2, () => press('Escape')],
      [asks ? 2 : 40, () => press(one(this.rng, this.keys) ?? 'Space')],
      [asks ? 0 : 24, () => this.#search()],
      [asks ? 0 : 4, () => press('U')],
      [asks ? 0 : 2, () => press('Shift+U')],
      [1, () => resize(one(this.rng, windows) ?? windows[1])],
    ]
    let die = this.rng.die(ways.reduce((sum, [weight]) => sum + weight, 0))
    const [, make] = ways.find(([weight]) => (die -= weight) <= 0) ?? [0, () => press('Escape')]
    const move = make()
    if (move.odd || typesALetter(move, sight)) this.#oddIn = place(sight)
    return this.#oddIn === place(sight) ? { ...move, odd: true } : move
  }

  #least(of: readonly Control[]): Control {
    const weights = of.map((control) => 1 / (1 + (this.#tried.get(kindOf(control)) ?? 0)))
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    let left = (this.rng.die(1_000_000) / 1_000_000) * whole
    const chosen = of.find((_, at) => (left -= weights[at] ?? 0) <= 0) ?? of[0]
    if (!chosen) throw new Error('Nothing to choose from.')
    this.#tried.set(kindOf(chosen), (this.#tried.get(kindOf(chosen)) ?? 0) + 1)
    return chosen
  }

  #fill(control: Control): Move {
    const { text, good } = valueFor(control, this.rng)
    const enter = this.rng.die(3) > 1
    return {
      says: `type ${JSON.stringify(text.slice(0, 60))} into ${describe(control)}${enter ? ', Enter' : ''}`,
      by: 'keys',
      control,
      ...(good ? {} : { odd: true as const }),
      async act(page) {
        const spot = await aim(page, control.at)
        if ('under' in spot) return spot.under
        await page.mouse.click(spot.x, spot.y)
        await page.keyboard.press('Control+a')
        if (text === '') await page.keyboard.press('Delete')
        else await page.keyboard.insertText(text)
        if (enter) await page.keyboard.press('Enter')
        return undefined
      },
    }
  }

  #pick(control: Control): Move {
    const row = this.rng.die(control.options.length) - 1
    return {
      says: `choose “${control.options[row]}” of ${describe(control)}`,
      by: 'keys',
      control,
      async act(page) {
        await page.evaluate(
          ({ at, row }) => {
            const list = (Reflect.get(globalThis, 'walkerSees') as HTMLSelectElement[])[at]
            if (!list) return
            list.focus()
            list.selectedIndex = row
            for (const event of ['input', 'change'])
              list.dispatchEvent(new Event(event, { bubbles: true }))
          },
          { at: control.at, row },
        )
        return undefined
      },
    }
  }

  /** Into the palette, to one of the actions that begin with a letter; Enter does it or opens its form. */
  #search(): Move {
    const words = `>${'abcdefghilmnoprstuw'.charAt(this.rng.die(19) - 1)}`
    const down = this.rng.die(8) - 1
    return {
      says: `palette, ${words}, ${down} down, Enter`,
      by: 'keys',
      async act(page) {
        await page.keyboard.press('Control+k')
        await page.keyboard.type(words)
        for (let row = 0; row < down; row += 1) await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        return undefined
      },
    }
  }
}

export function click(control: Control): Move {
  return {
    says: `click ${describe(control)}`,
    by: 'mouse',
    control,
    async act(page) {
      const spot = await aim(page, control.at)
      if ('under' in spot) return spot.under
      await page.mouse.click(spot.x, spot.y)
      return undefined
    },
  }
}

/** A key as the help writes it. */
export function press(keys: string): Move {
  return {
    says: `key ${keys}`,
    by: 'keys',
    keys,
    async act(page) {
      if (keysOut.has(keys)) return undefined
      await page.keyboard.press(playwrightKey(keys))
      return undefined
    },
  }
}

function resize([width, height]: readonly [number, number]): Move {
  return {
    says: `window ${width} × ${height}`,
    by: 'window',
    async act(page) {
      await page.setViewportSize({ width, height })
      return undefined
    },
  }
}

/** `Ctrl+K` is Playwright's `Control+k`; a letter alone is pressed small. */
function playwrightKey(keys: string): string {
  const parts = keys.split(/(?<=.)\+(?=.)/)
  const last = parts.pop() ?? ''
  const held = parts.map((part) => (part === 'Ctrl' ? 'Control' : part))
  return [
    ...held,
    /^[A-Z]$/.test(last) && !held.includes('Shift') ? last.toLowerCase() : last,
  ].join('+')
}

/** A key is a letter where the focus is in a field. */
function typesALetter({ keys }: Move, { focus }: Sight): boolean {
  return focus.role === 'textbox' && /^(Shift\+)?.$/.test(keys ?? '')
}

/** The open fold, dialog and question: a typed value stays until this changes. */
function place({ fold, dialog, question }: Sight): string {
  return [fold, dialog, question].join('/')
}

function describe({ role, name, within }: Control): string {
  return `${role} “${name}”${within ? ` in ${within}` : ''}`
}

/** Controls that differ only in numbers are of one kind. */
export function kindOf({ role, name, within }: Control): string {
  return `${within.replace(/\d+/g, '#')}/${role}/${name.replace(/\d+/g, '#')}`
}
