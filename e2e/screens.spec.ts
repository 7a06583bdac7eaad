import { faultsAtThisSize } from './cut-and-covered.ts'
import { isApprovedBrowser } from './screens/browser.ts'
import {
  accessibilityFaults,
  picture,
  picturesAsked,
  setWindowView,
  type WindowView,
} from './window-view.ts'
import { rounds, themes } from './states/index.ts'
import type { StateName } from './states/look.ts'
import { expect, test } from './test.ts'

const smallest = { width: 1024, height: 700 }
const small = { width: 1280, height: 800 }
const middle = { width: 1440, height: 900 }
const large = { width: 1920, height: 1080 }
const largest = { width: 2560, height: 1440 }

/** The walk goes on in this. */
const walk: WindowView = { ...middle, text: 100 }

/** Axe looks at each state in this. */
const first: WindowView = { ...small, text: 100 }

/**
 * Windows and text sizes, in percent, in which nothing may be cut or covered. A theme changes colours
 * only, so that each size is looked at in one of them.
 */
const measured: Record<(typeof themes)[number], readonly WindowView[]> = {
  candle: [
    first,
    walk,
    { ...smallest, text: 100 },
    { ...small, text: 130 },
    { ...small, text: 160 },
    { ...small, text: 200 },
  ],
  paper: [
    { ...large, text: 100 },
    { ...largest, text: 100 },
    { ...large, text: 130 },
    { ...large, text: 160 },
    { ...large, text: 200 },
  ],
}

/** A theme changes colours only, so that axe tries all its rules in one of them, and contrast in both. */
const rules: Record<(typeof themes)[number], readonly string[] | 'all'> = {
  candle: 'all',
  paper: ['color-contrast', 'link-in-text-block'],
}

const called = ({ width, text }: WindowView): string =>
  text === 100 ? `${width}` : `${width}-${text}`

/** The approved picture of each state is of this theme, in the window of the walk. */
const approved = 'candle'

/** States that show a result of chance: how often one was rolled depends on how quickly was typed. */
const byChance: readonly StateName[] = ['tables-edit']

/** Pixels of an approved picture, as a share, that may differ: edges of letters. */
const tolerance = { maxDiffPixelRatio: 0.001, threshold: 0.2 }

for (const theme of themes)
  for (const [what, visit] of rounds)
    test(`${what} stands clear in ${theme} at every size, axe finds nothing on it, and it looks as approved`, async ({
      app: { page },
    }) => {
      test.setTimeout(240_000)
      const compares = theme === approved && (picturesAsked || isApprovedBrowser(page))
      await setWindowView(page, walk)
      await visit(page, theme, async (name) => {
        for (const view of new Set([first, walk, ...measured[theme]])) {
          const measures = measured[theme].includes(view)
          const isApproved = compares && view === walk && !byChance.includes(name)
          if (!measures && view !== first && !isApproved && !picturesAsked) continue
          await setWindowView(page, view)
          if (measures)
            expect.soft(await faultsAtThisSize(page), `${name} at ${called(view)}`).toEqual([])
          if (view === first)
            expect.soft(await accessibilityFaults(page, rules[theme]), name).toEqual([])
          if (!isApproved && !picturesAsked) continue
          const png = await picture(page, `${name}-${theme}-${called(view)}`)
          if (isApproved) expect.soft(png).toMatchSnapshot(`${name}.png`, tolerance)
        }
        await setWindowView(page, walk)
      })
    })
