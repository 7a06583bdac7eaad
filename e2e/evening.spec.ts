import { launch, type App } from './app.ts'
import { evenings } from './evening/games.ts'
import { secondEvening, storyOf } from './evening/index.ts'
import { EveningTable } from './evening/table.ts'
import { expect, test as base } from './test.ts'

/** Opens what a pulled plug has left behind; it is let go however the test ends. */
const test = base.extend<{ reopened: (data: string) => Promise<App> }>({
  reopened: async ({ seed }, use) => {
    const apps: App[] = []
    await use(async (data) => {
      const app = await launch({ data, env: { GATEFOLD_SEED: seed } })
      apps.push(app)
      return app
    })
    for (const app of apps) await app.dispose()
    expect(
      apps.flatMap(({ complaints }) => complaints),
      'errors of the page',
    ).toEqual([])
  },
})

for (const game of evenings)
  test.describe(game.title, () => {
    test.use({ seed: game.seed })

    test('an evening by keys, from a new campaign to its report', async ({ app, reopened }) => {
      test.setTimeout(240_000)
      const table = new EveningTable(app.page, game, async () => {
        await app.kill()
        return (await reopened(app.data)).page
      })
      for (const { title, play } of storyOf(game)) await test.step(title, () => play(table))
    })

    test('another evening by keys and mouse: prices, a slime, a grave, the report', async ({
      app,
    }) => {
      test.setTimeout(120_000)
      const table = new EveningTable(app.page, game)
      for (const { title, play } of secondEvening) await test.step(title, () => play(table))
    })
  })
