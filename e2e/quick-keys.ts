import { expect, type CDPSession, type Locator, type Page } from '@playwright/test'
import { stopsTowards } from './in-page/stops.ts'

/** More stops than the fullest fold has: what the keys have not reached by then they never will. */
const mostStops = 150

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** DevTools of this page: many keys are sent in a row, without waiting for the answer to each. */
function devTools(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, known)
  return known
}

interface Key {
  key: string
  code: string
  windowsVirtualKeyCode: number
  /** Letter that it writes; none for a key like Tab. */
  text?: string
  /** DevTools' sum of the keys that are held; 8 is Shift. */
  modifiers?: number
}

const tab: Key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }

/** The key that writes this letter; null for a sign whose key depends on the keyboard. */
function keyOf(letter: string): Key | null {
  const upper = letter.toUpperCase()
  const plain = { key: letter, text: letter, windowsVirtualKeyCode: upper.charCodeAt(0) }
  if (letter === ' ') return { ...plain, code: 'Space' }
  if (/^\d$/.test(letter)) return { ...plain, code: `Digit${letter}` }
  if (!/^[a-z]$/i.test(letter)) return null
  return { ...plain, code: `Key${upper}`, ...(letter === upper ? { modifiers: 8 } : {}) }
}

const press = (session: CDPSession, key: Key): Promise<unknown>[] => [
  session.send('Input.dispatchKeyEvent', { type: key.text ? 'keyDown' : 'rawKeyDown', ...key }),
  session.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp', text: '' }),
]

/** Types a text key by key, as fast as the page hears it. */
export async function typeQuickly(page: Page, text: string): Promise<void> {
  const session = await devTools(page)
  await Promise.all(
    [...text].flatMap((letter) => {
      const key = keyOf(letter)
      return key ? press(session, key) : [session.send('Input.insertText', { text: letter })]
    }),
  )
}

/**
 * Goes to a control by keys, all presses of a way in a row. With `back`, by F6 to its part of the screen and from there
 * by Tab, or back by Shift+Tab; else by Tab alone. @throws when the keys do not get there
 */
export async function goTo(page: Page, target: Locator, back: boolean): Promise<void> {
  await expect(target).toBeAttached()
  let pressed = 0
  for (let look = 0; pressed < mostStops; look += 1) {
    const way = await target.evaluate(stopsTowards, back)
    if (way === null) return
    // By Tab alone there is no way back from a guess too high: it is made once.
    const times = way.keys === 'F6' || (!back && look > 0) ? 1 : Math.max(1, way.times)
    pressed += times
    if (way.keys === 'F6') await page.keyboard.press('F6')
    else await tabTimes(page, way.keys === 'Shift+Tab', times)
  }
  throw new Error(`Tab does not reach ${target}.`)
}

async function tabTimes(page: Page, back: boolean, times: number): Promise<void> {
  const session = await devTools(page)
  const key = back ? { ...tab, modifiers: 8 } : tab
  await Promise.all(Array.from({ length: times }, () => press(session, key)).flat())
}
