import { complaints, cutWords, overlaps, picture, scrolls } from './look.ts'
import { rounds, themes } from './states/index.ts'
import type { StateName } from './states/look.ts'
import { expect, test } from './test.ts'

const small = { width: 1280, height: 800 }
const large = { width: 1440, height: 900 }
/** In which order a state is looked at; at the last size the walk goes on. */
const sizes = { candle: [small, large], paper: [large, small] }

/** States whose pictures are kept. */
const kept: readonly StateName[] = [
  'start',
  'explore',
  'fight',
  'travel',
  'town',
  'convert',
  'bestiary',
  'bestiary-card',
  'beside',
  'by-hand',
  'queue',
  'print',
  'palette',
  'house-rules',
  'sheet',
  'clock',
  'rules',
  'delve-explore',
  'delve-fight',
  'heartbreaker-travel',
  'heartbreaker-fight',
  'bdp-wounds',
  'bdp-task',
  'gam-town',
  'gam-fight',
  'gam-sheet',
]

for (const theme of themes)
  for (const [what, visit] of rounds)
    test(`${what} stands clear in ${theme} at both sizes, axe finds nothing on it, and its picture is taken`, async ({
      app: { page },
    }) => {
      test.setTimeout(150_000)
      await page.setViewportSize(sizes[theme].at(-1) ?? large)
      await visit(page, theme, async (name) => {
        for (const size of sizes[theme]) {
          await page.setViewportSize(size)
          const where = `${name} at ${size.width}`
          expect.soft(await scrolls(page), where).toEqual({ across: 0, down: 0 })
          expect.soft(await overlaps(page), where).toEqual([])
          expect.soft(await cutWords(page), where).toEqual([])
          if (kept.includes(name)) await picture(page, `${name}-${theme}-${size.width}`)
          if (size === small) expect.soft(await complaints(page), name).toEqual([])
        }
      })
    })
