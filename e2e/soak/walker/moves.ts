import type { ElementHandle, Page } from '@playwright/test'
import { chooseTextSize } from '../../window-view.ts'
import type * as InPage from './read-screen.ts'
import type { Control } from './read-screen.ts'

/** The window, and its plug: `kill -9`, and a new start with the same data folder. */
export interface WalkDesk {
  readonly page: Page
  pullPlug(): Promise<void>
}

/** One thing the walker does: how it reads in a report, and what is known of it beforehand. */
export interface WalkMove {
  says: string
  /** Label that groups moves: the more a kind was tried in vain, the less often it is chosen. */
  kind: string
  /** The control that was pressed or filled in; the key that was pressed, as the help writes it. */
  control?: Control
  keys?: string
  /** Text that is typed and that no GM in earnest would type. */
  odd?: string
  /** The move that follows at once. */
  then?: WalkMove
  /** @throws when the control can't be reached */
  act(desk: WalkDesk): Promise<unknown>
}

type Act = (element: ElementHandle, page: Page) => Promise<unknown>

/** Controls of one place that begin with the same word are of one kind. */
function onControl(says: string, control: Control, act: Act): WalkMove {
  const { at, role, name, within } = control
  return {
    says: `${says} ${role} “${name}”${within && ` in ${within}`}`,
    kind: [within, role, /\p{L}+/u.exec(name)?.[0]].join('/'),
    control,
    async act({ page }) {
      const screen = await page.evaluateHandle<typeof InPage>('walkerScreen')
      const element = await screen.evaluateHandle(
        ({ elementAt }, nth) => elementAt(nth) as Element,
        at,
      )
      await act(element, page)
    },
  }
}

export const click = (control: Control): WalkMove =>
  onControl('click', control, (element) => element.click())

/** Types into a field, and looks at what the screen answers before pressing Enter. */
export const type = (control: Control, text: string, enter: boolean): WalkMove => ({
  ...onControl(`type ${JSON.stringify(text.slice(0, 60))} into`, control, async (field, page) => {
    await field.click()
    for (const key of ['Control+a', 'Delete']) await page.keyboard.press(key)
    await page.keyboard.insertText(text)
  }),
  ...(enter && { then: press('Enter') }),
})

/** Chooses a row of a list. What the browser draws of an open list is no part of the page. */
export const pick = (control: Control, index: number): WalkMove =>
  onControl(`choose “${control.options[index]}” of`, control, (list) =>
    list.selectOption({ index }),
  )

/** A key as the help writes it; Playwright wants a letter small, or it would hold Shift. */
export function press(keys: string): WalkMove {
  const small = keys.replace(/(?<!Shift\+)[A-Z]$/, (letter) => letter.toLowerCase())
  const act = ({ page }: WalkDesk) => page.keyboard.press(small.replace('Ctrl', 'Control'))
  return { says: `key ${keys}`, kind: `key ${keys}`, keys, act }
}

/** Opens the palette at a title; Enter does it or opens its form. */
export const search = (title: string): WalkMove => ({
  says: `palette, ${title}, Enter`,
  kind: `palette ${title}`,
  async act({ page: { keyboard } }) {
    await keyboard.press('Control+k')
    await keyboard.insertText(`>${title}`)
    await keyboard.press('Enter')
  },
})

export const resize = (width: number, height: number, text: number): WalkMove => ({
  says: `window ${width} × ${height}, text ${text} %`,
  kind: 'window',
  async act({ page }) {
    await page.setViewportSize({ width, height })
    await chooseTextSize(page, text)
  },
})

export const interruptions: readonly WalkMove[] = [
  // Main keeps its screen: it tells the browser, which answers that the load was aborted.
  { says: 'reload', kind: 'reload', act: ({ page }) => page.reload().catch(() => {}) },
  { says: 'kill -9 and start again', kind: 'plug', act: (desk) => desk.pullPlug() },
]
