import type { Page } from '@playwright/test'
import type { Control, ScreenReading } from './read-screen.ts'
import { aimAt } from './read-screen.ts'

/** The window, and its plug. */
export interface WalkDesk {
  readonly page: Page
  /** `kill -9`, and a new start with the same data folder. */
  pullPlug(): Promise<void>
}

/** One thing the walker does: how it reads in a report, and what is known of it beforehand. */
export interface WalkMove {
  says: string
  by: 'mouse' | 'keys' | 'window'
  /** Label that groups moves: the more a kind was tried in vain, the less often it is chosen. */
  kind: string
  /** The control that was pressed or filled in. */
  control?: Control
  /** The key that was pressed, as the help writes it. */
  keys?: string
  /** Something was typed that no GM in earnest would type. */
  odd?: true
  /** The move that follows at once. */
  then?: WalkMove
  /** Does it; gives what lies over the control, where it can't be reached. */
  act(desk: WalkDesk): Promise<string | undefined>
}

export function click(control: Control): WalkMove {
  return {
    says: `click ${describe(control)}`,
    by: 'mouse',
    kind: kindOf(control),
    control,
    act: ({ page }) => clickOn(page, control),
  }
}

/** A key as the help writes it. */
export function press(keys: string): WalkMove {
  return {
    says: `key ${keys}`,
    by: 'keys',
    kind: `key ${keys}`,
    keys,
    async act({ page }) {
      await page.keyboard.press(playwrightKey(keys))
      return undefined
    },
  }
}

/** Types into a field, and looks at what the screen answers before pressing Enter. */
export function type(control: Control, text: string, enter: boolean): WalkMove {
  return {
    says: `type ${JSON.stringify(text.slice(0, 60))} into ${describe(control)}`,
    by: 'keys',
    kind: kindOf(control),
    control,
    async act({ page }) {
      const under = await clickOn(page, control)
      if (under !== undefined) return under
      await page.keyboard.press('Control+a')
      if (text === '') await page.keyboard.press('Delete')
      else await page.keyboard.insertText(text)
      return undefined
    },
    ...(enter ? { then: press('Enter') } : {}),
  }
}

/** Chooses a row of a list. What the browser draws of an open list is no part of the page. */
export function pick(control: Control, row: number): WalkMove {
  return {
    says: `choose “${control.options[row]}” of ${describe(control)}`,
    by: 'keys',
    kind: kindOf(control),
    control,
    async act({ page }) {
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

/** Opens the palette at a title; Enter does it or opens its form. */
export function search(title: string): WalkMove {
  return {
    says: `palette, ${title}, Enter`,
    by: 'keys',
    kind: `palette ${title}`,
    async act({ page }) {
      await page.keyboard.press('Control+k')
      await page.keyboard.insertText(`>${title}`)
      await page.keyboard.press('Enter')
      return undefined
    },
  }
}

const toWindow = (says: string, does: (desk: WalkDesk) => Promise<unknown>): WalkMove => ({
  says,
  by: 'window',
  kind: says,
  async act(desk) {
    await does(desk)
    return undefined
  },
})

export const resize = ([width, height]: readonly [number, number]): WalkMove =>
  toWindow(`window ${width} × ${height}`, ({ page }) => page.setViewportSize({ width, height }))

/** The size of all letters, in percent, by the settings. */
export const textSize = (percent: number): WalkMove =>
  toWindow(`text ${percent} %`, async ({ page }) => {
    await page.getByRole('button', { name: /^Settings/ }).click()
    const settings = page.getByRole('dialog', { name: 'Settings' })
    await settings.getByRole('button', { name: 'Screen' }).press('Enter')
    await settings.getByText(`${percent}%`, { exact: true }).click()
    await page.keyboard.press('Escape')
  })

/** Main keeps its screen: the browser is told so, and says it has aborted. */
export const reload: WalkMove = toWindow('reload', ({ page }) => page.reload().catch(() => {}))

export const pullPlug: WalkMove = toWindow('kill -9 and start again', (desk) => desk.pullPlug())

async function clickOn(page: Page, { at }: Control): Promise<string | undefined> {
  const spot = await page.evaluate(aimAt, at)
  if ('under' in spot) return spot.under
  await page.mouse.click(spot.x, spot.y)
  return undefined
}

/** `Ctrl+K` is Playwright's `Control+k`; a letter alone is pressed small. */
function playwrightKey(keys: string): string {
  const parts = keys.replace('Ctrl', 'Control').split(/(?<=.)\+(?=.)/)
  const last = parts.pop() ?? ''
  const small = /^[A-Z]$/.test(last) && !parts.includes('Shift')
  return [...parts, small ? last.toLowerCase() : last].join('+')
}

function describe({ role, name, within }: Control): string {
  return `${role} “${name}”${within ? ` in ${within}` : ''}`
}

/** Controls of one place that begin with the same word are of one kind. */
function kindOf({ role, name, within }: Control): string {
  return [within, role, /\p{L}+/u.exec(name)?.[0]].join('/')
}

/** The open fold, dialog and question: a typed value stays until this changes. */
export const viewKey = ({ fold, dialog, question }: ScreenReading): string =>
  [fold, dialog, question].join('/')
