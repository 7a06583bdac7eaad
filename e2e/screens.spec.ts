import { faultsAtThisSize } from './cut-and-covered.ts'
import { isApprovedBrowser } from './screens/browser.ts'
import {
  accessibilityFaults,
  picture,
  picturesAsked,
  setWindowView,
  showTheme,
  type WindowView,
} from './window-view.ts'
import { rounds } from './states/index.ts'
import type { StateName } from './states/look.ts'
import { expect, test } from './test.ts'

const smallest = { width: 1024, height: 700 }
const small = { width: 1280, height: 800 }
const middle = { width: 1440, height: 900 }
const large = { width: 1920, height: 1080 }
const largest = { width: 2560, height: 1440 }

/** The walk goes on in this, and its pictures are the approved ones. */
const walk: WindowView = { ...middle, text: 100 }

/** Axe looks at each state in this. */
const first: WindowView = { ...small, text: 100 }

/** Windows and text sizes, in percent, in which nothing may be cut or covered. */
const measured: readonly WindowView[] = [
  first,
  walk,
  { ...smallest, text: 100 },
  { ...small, text: 130 },
  { ...small, text: 160 },
  { ...small, text: 200 },
  { ...large, text: 100 },
  { ...largest, text: 100 },
  { ...large, text: 130 },
  { ...large, text: 160 },
  { ...large, text: 200 },
]

/** A theme changes colours only, so that axe tries all its rules in one of them, and these in the other. */
const colourRules = ['color-contrast', 'link-in-text-block']

const called = ({ width, text }: WindowView): string =>
  text === 100 ? `${width}` : `${width}-${text}`

/** States that show a result of chance: how often one was rolled depends on how quickly was typed. */
const byChance: readonly StateName[] = ['tables-edit']

/** Pixels of an approved picture, as a share, that may differ: edges of letters. */
const tolerance = { maxDiffPixelRatio: 0.001, threshold: 0.2 }

for (const [what, visit] of rounds)
  test(`${what} stands clear at every size, axe finds nothing on it in either theme, and it looks as approved`, async ({
    app: { page },
  }) => {
    test.setTimeout(480_000)
    const compares = picturesAsked || isApprovedBrowser(page)
    await setWindowView(page, walk)
    await expect(page.getByText('Open the sample')).toBeVisible()
    await visit(page, async (name) => {
      for (const view of measured) {
        await setWindowView(page, view)
        expect.soft(await faultsAtThisSize(page), `${name} at ${called(view)}`).toEqual([])
        if (view === first) expect.soft(await accessibilityFaults(page), name).toEqual([])
        const isApproved = compares && view === walk && !byChance.includes(name)
        if (isApproved || picturesAsked) {
          const png = await picture(page, `${name}-candle-${called(view)}`)
          if (isApproved) expect.soft(png).toMatchSnapshot(`${name}.png`, tolerance)
        }
        if (view !== first && !picturesAsked) continue
        await showTheme(page, 'paper')
        if (view === first)
          expect.soft(await accessibilityFaults(page, colourRules), `${name} in paper`).toEqual([])
        if (picturesAsked) await picture(page, `${name}-paper-${called(view)}`)
        await showTheme(page, 'candle')
      }
      await setWindowView(page, walk)
    })
  })
