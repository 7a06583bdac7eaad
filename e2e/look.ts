import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Approved pictures; the README shows some of them. `npm run screens` takes them anew. */
const approved = join(import.meta.dirname, 'screens')

/** A screen with nothing on it compresses to far less than this. */
const blank = 20_000

/**
 * Takes a picture of the screen, which must be as large as the window and not empty. It is kept in
 * e2e/screens when the pictures are taken anew, or when there is none of that name yet.
 */
export async function picture(page: Page, name: string): Promise<void> {
  const png = await page.screenshot({ animations: 'disabled' })
  const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
  expect(size, name).toEqual(page.viewportSize())
  expect(png.length, `${name} shows something`).toBeGreaterThan(blank)
  const path = join(approved, `${name}.png`)
  if (process.env['GATEFOLD_SCREENS'] !== '1' && existsSync(path)) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, png)
}

/** What axe has against the page as it stands: rule and place, one line each. */
export async function complaints(page: Page): Promise<string[]> {
  // Not a script tag: the page's policy lets none in, and it is the page as it is that is looked at.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      rules: { 'label-content-name-mismatch': { enabled: true } },
    }),
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}

/** Controls of the shown fold that lie over one another, as far as they can be seen. */
export async function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** What is seen of it: what the boxes that scroll around it leave. */
    const seen = (element: Element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect()
      for (let one = element.parentElement; one; one = one.parentElement) {
        if (getComputedStyle(one).overflowY === 'visible') continue
        const box = one.getBoundingClientRect()
        left = Math.max(left, box.left)
        top = Math.max(top, box.top)
        right = Math.min(right, box.right)
        bottom = Math.min(bottom, box.bottom)
      }
      return { left, top, right, bottom }
    }
    const under = (element: Element, leaf: Element) => {
      const [box, over] = [seen(element), leaf.getBoundingClientRect()]
      return box.left >= over.left && box.right <= over.right
    }
    const name = (element: Element) =>
      element.getAttribute('aria-label') ??
      (element.textContent?.trim().replace(/\s+/g, ' ') || element.tagName)
    // A leaf laid over the fold hides what is under it, and that hides nothing in turn.
    const leaf = document.querySelector('main > section.over')
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main :is(button, input, select, textarea)'),
    ]
      .filter((one) => !leaf || leaf.contains(one) || !under(one, leaf))
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // A radio or checkbox is drawn by its label.
      .map((one) => (one.matches('[type=radio], [type=checkbox]') ? one.closest('label') : one))
      .filter((one) => one !== null)
      .map((one) => ({ one, box: seen(one) }))
    return controls.flatMap(({ one, box: a }, at) =>
      controls
        .slice(at + 1)
        .filter(({ one: other }) => one !== other && !one.contains(other) && !other.contains(one))
        .filter(
          ({ box: b }) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
        )
        .map(({ one: other }) => `${name(one)} / ${name(other)}`),
    )
  })
}

/**
 * Words on buttons, segments, labels and headings that stand out of their place or are cut by it.
 * What may be cut says so with the class `cut-short`, and tells the whole in its title.
 */
export async function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const places = [...document.querySelectorAll('button, label, legend, h1, h2, h3, h4')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => !one.closest('.cut-short, .vh'))
    const wordsOf = (place: Element) => {
      const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (walk.nextNode()) found.push(walk.currentNode as Text)
      return found.filter(
        ({ data, parentElement }) =>
          data.trim() !== '' && !parentElement?.closest('.cut-short, .vh, option'),
      )
    }
    /** The nearest thing around the words that hides what is outside of it, the place itself at most. */
    const frame = (words: Text, place: Element): Element => {
      let one = words.parentElement ?? place
      while (one !== place && getComputedStyle(one).overflowX === 'visible')
        one = one.parentElement ?? place
      return one
    }
    return places.flatMap((place) =>
      wordsOf(place).flatMap((words) => {
        const range = document.createRange()
        range.selectNodeContents(words)
        const [inner, outer] = [range, frame(words, place)].map((one) =>
          one.getBoundingClientRect(),
        )
        if (!inner || !outer || inner.width === 0) return []
        const over = Math.max(outer.left - inner.left, inner.right - outer.right)
        return over > 1 ? [`${words.data.trim()}: ${Math.round(over)} px`] : []
      }),
    )
  })
}

/** How far the page itself could be scrolled, across and down; a screen stands still. */
export async function scrolls(page: Page): Promise<{ across: number; down: number }> {
  return page.evaluate(() => {
    const all = document.scrollingElement ?? document.documentElement
    return { across: all.scrollWidth - all.clientWidth, down: all.scrollHeight - all.clientHeight }
  })
}
