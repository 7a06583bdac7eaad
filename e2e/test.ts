import { expect, test as base } from '@playwright/test'
import { launch, type App } from './app.ts'

interface Fixtures {
  /** `GATEFOLD_SEED` of the app, 32 hex digits: what is red is red again. Chance is for `soak`. */
  seed: string
  /** True to be shown hints and the tour, as a GM who has just come. */
  hints: boolean
  app: App
}

/** A test with an app of its own, on a data folder nobody has used. */
export const test = base.extend<Fixtures>({
  seed: ['5ca1ab1e5ca1ab1e5ca1ab1e5ca1ab1e', { option: true }],
  hints: [false, { option: true }],
  app: async ({ seed, hints }, use, info) => {
    const app = await launch({
      env: { GATEFOLD_SEED: seed, ...(hints ? { GATEFOLD_HINTS: 'on' } : {}) },
    })
    await use(app)
    if (info.status !== info.expectedStatus) {
      await info.attach('what main said', { body: app.said(), contentType: 'text/plain' })
      const picture = await app.page.screenshot().catch(() => null)
      if (picture) await info.attach('screen', { body: picture, contentType: 'image/png' })
    }
    await app.dispose()
    expect(app.complaints, 'errors of the page').toEqual([])
  },
})

export { expect }
